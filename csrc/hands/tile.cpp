#include "hands/tile.hpp"

#include <bit>
#include <cstdlib>
#include <cstring>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "hands/chicago_poker.hpp"
#include "hands/hand.hpp"

namespace pokerloop::hands {
namespace {

using base::Card;

template <int count>
void spread(const Card* rows, Card* columns) {
    for (int row = 0; row < Tile::hands; ++row) {
        for (int column = 0; column < count; ++column) {
            columns[column * Tile::hands + row] = rows[row * count + column];
        }
    }
}

// Sixteen bytes: the vectors of every processor there is a build for.
using Bytes [[gnu::vector_size(16)]] = std::uint8_t;

bool nonzero(Bytes bytes) {
    const auto halves = std::bit_cast<std::array<std::uint64_t, 2>>(bytes);
    return (halves[0] | halves[1]) != 0;
}

#define POKERLOOP_TARGET
#include "hands/tile_checks.hpp"

bool is_coloured(const Hand& hand) { return hand.has_flush(); }
bool is_coloured(const chicago_poker::Hand& hand) {
    return hand.colours() != chicago_poker::Colours::mixed;
}

template <class Deck, class Hand, class Table, int count>
bool fill(const Card* columns, std::ptrdiff_t step, bool check_duplicates, Tile& tile) {
    for (int at = 0; at < Tile::hands; at += width) {
        Bytes cards[count];
        for (int i = 0; i < count; ++i) cards[i] = load(columns + i * step + at);
        if (!right<Deck, count>(cards, check_duplicates)) return false;
    }
    std::uint64_t coloured = 0;
    for (int row = 0; row < Tile::hands; ++row) {
        Hand hand;
        for (int i = 0; i < count; ++i) {
            const Card card = columns[i * step + row];
            if (Deck::suits == 4 || card != base::no_card) hand.add(card);
        }
        const auto at = static_cast<std::size_t>(row);
        tile.table_rows[at] = static_cast<std::uint16_t>(Table::shape.row(hand.table_key()));
        tile.table_columns[at] = static_cast<std::uint16_t>(Table::shape.column(hand.table_key()));
        coloured |= std::uint64_t{is_coloured(hand)} << row;
    }
    tile.coloured = coloured;
    return true;
}

template <int count>
constexpr auto fill_standard = fill<base::StandardDeck, Hand, StandardTables::Unsuited, count>;
template <int count>
constexpr auto fill_gangster =
    fill<base::GangsterDeck, chicago_poker::Hand, chicago_poker::Uncoloured, count>;

const TileCode& choose() {
    const auto codes = tile_codes();
    const char* forced = std::getenv("POKERLOOP_CPU");
    if (forced == nullptr || *forced == '\0') return *codes.back();
    std::string names;
    for (const TileCode* code : codes) {
        if (forced == std::string_view(code->name)) return *code;
        names += (names.empty() ? "" : ", ") + std::string(code->name);
    }
    throw std::runtime_error("POKERLOOP_CPU is '" + std::string(forced) +
                             "'; this processor can run " + names);
}

}  // namespace

const TileCode portable_tiles = {
    "portable",
    {nullptr, spread<1>, spread<2>, spread<3>, spread<4>, spread<5>, spread<6>, spread<7>},
    {nullptr, fill_standard<1>, fill_standard<2>, fill_standard<3>, fill_standard<4>,
     fill_standard<5>, fill_standard<6>, fill_standard<7>},
    {nullptr, fill_gangster<1>, fill_gangster<2>, fill_gangster<3>, fill_gangster<4>,
     fill_gangster<5>},
};

std::span<const TileCode* const> tile_codes() {
    static const std::vector<const TileCode*> codes = [] {
        std::vector<const TileCode*> able{&portable_tiles};
#if defined(__x86_64__)
        if (__builtin_cpu_supports("avx2")) able.push_back(&avx2_tiles);
        if (__builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl") &&
            __builtin_cpu_supports("avx512vbmi")) {
            able.push_back(&avx512_tiles);
        }
#endif
        return able;
    }();
    return codes;
}

const TileCode& tile_code() {
    static const TileCode& code = choose();
    return code;
}

}  // namespace pokerloop::hands
