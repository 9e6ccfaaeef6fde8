#include "hands/many.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <string>

#include "base/card_text.hpp"
#include "base/errors.hpp"
#include "hands/chicago_poker.hpp"
#include "hands/hand.hpp"
#include "hands/tile.hpp"

namespace pokerloop::hands {
namespace {

using base::Card;

[[noreturn]] void reject(std::size_t row, const std::string& reason) {
    throw base::InvalidCardError("row " + std::to_string(row) + reason);
}

// Throws for the first card of some rows that is not in the deck.
template <class Deck, bool may_miss>
void reject_ids(const CardArray& hands, std::size_t first, std::size_t last) {
    for (std::size_t row = first; row < last; ++row) {
        for (std::size_t column = 0; column < hands.columns; ++column) {
            const Card card = hands.at(row, column);
            if (card < Deck::cards || (may_miss && card == base::no_card)) continue;
            reject(row, ", column " + std::to_string(column) + ": " + std::to_string(card) +
                            " is not a card id; expected 0 to " + std::to_string(Deck::cards - 1));
        }
    }
}

// Throws for the first card that comes twice in one of some rows.
template <class Deck>
void reject_duplicates(const CardArray& hands, std::size_t first, std::size_t last) {
    for (std::size_t row = first; row < last; ++row) {
        for (std::size_t column = 1; column < hands.columns; ++column) {
            const Card card = hands.at(row, column);
            for (std::size_t other = 0; other < column; ++other) {
                if (card != hands.at(row, other) || card == base::no_card) continue;
                reject(row, ": the card " + base::card_text<Deck>(card) + " appears twice");
            }
        }
    }
}

constexpr std::size_t tile_hands = Tile::hands;

// The cards of a tile, column by column: where they lie if they lie so, or else in `copies`. A tile
// that the array does not fill repeats its last hand.
struct Columns {
    const Card* cards;
    std::ptrdiff_t step;
};
Columns columns_of(const CardArray& hands, std::size_t first, TileCode::Spread spread,
                   Card* copies) {
    if (first + tile_hands <= hands.rows) {
        const Card* cards = &hands.cards[static_cast<std::ptrdiff_t>(first) * hands.row_step];
        if (hands.row_step == 1) return {cards, hands.column_step};
        if (hands.column_step == 1 &&
            hands.row_step == static_cast<std::ptrdiff_t>(hands.columns)) {
            spread(cards, copies);
            return {copies, Tile::hands};
        }
    }
    for (std::size_t column = 0; column < hands.columns; ++column) {
        for (std::size_t row = 0; row < tile_hands; ++row) {
            copies[column * tile_hands + row] =
                hands.at(std::min(first + row, hands.rows - 1), column);
        }
    }
    return {copies, Tile::hands};
}

// What differs between the decks.
template <class Table>
struct TileRanking {
    const Table& table;
    TileCode::Fill fill;
    Strength (*rank_coloured)(const Columns& columns, std::size_t row, std::size_t count);
};

// Ranks all hands, tile by tile, and hands the strengths of each to `finish`. Stops before a tile
// with a wrong card and returns the number of hands before it.
template <class Table, class Finish>
std::size_t rank_tiles(const CardArray& hands, std::span<Strength> strengths, bool check_duplicates,
                       const TileRanking<Table>& ranking, Finish finish) {
    assert(strengths.size() == hands.rows);
    alignas(64) std::array<Card, 7 * tile_hands> copies;
    const TileCode::Spread spread = tile_code().spread[hands.columns];
    Tile tile;
    for (std::size_t first = 0; first < hands.rows; first += tile_hands) {
        const std::size_t count = std::min(tile_hands, hands.rows - first);
        const Columns columns = columns_of(hands, first, spread, copies.data());
        if (!ranking.fill(columns.cards, columns.step, check_duplicates, tile)) return first;
        const std::span<Strength> to = strengths.subspan(first, count);
#pragma GCC unroll 8
        for (std::size_t i = 0; i < count; ++i) {
            to[i] = ranking.table.at(tile.table_rows[i], tile.table_columns[i]);
        }
        for (std::uint64_t rest = tile.coloured; rest != 0; rest &= rest - 1) {
            const auto i = static_cast<std::size_t>(std::countr_zero(rest));
            if (i < count) to[i] = ranking.rank_coloured(columns, i, hands.columns);
        }
        finish(to);
    }
    return hands.rows;
}

// The strength of the hand in one row of a tile, card by card.
template <class Hand>
Strength rank_row(const Columns& columns, std::size_t row, std::size_t count) {
    Hand hand;
    for (std::size_t i = 0; i < count; ++i) {
        hand.add(columns.cards[static_cast<std::ptrdiff_t>(i) * columns.step +
                               static_cast<std::ptrdiff_t>(row)]);
    }
    return hand.rank();
}

template <class Deck, bool may_miss>
void reject_tile(const CardArray& hands, std::size_t first) {
    const std::size_t last = std::min(first + tile_hands, hands.rows);
    reject_ids<Deck, may_miss>(hands, first, last);
    reject_duplicates<Deck>(hands, first, last);
}

}  // namespace

std::size_t try_rank_many(const CardArray& hands, std::span<Strength> strengths,
                          bool check_duplicates) {
    assert(hands.columns >= 1 && hands.columns <= 7);
    const TileRanking<StandardTables::Unsuited> ranking{
        standard_tables.unsuited, tile_code().fill[hands.columns], rank_row<Hand>};
    return rank_tiles(hands, strengths, check_duplicates, ranking, [](std::span<Strength>) {});
}

void rank_many(const CardArray& hands, std::span<Strength> strengths, bool check_duplicates) {
    const std::size_t ranked = try_rank_many(hands, strengths, check_duplicates);
    if (ranked < hands.rows) reject_tile<base::StandardDeck, false>(hands, ranked);
}

std::size_t chicago_poker::try_rank_many(const CardArray& hands, const Order& order,
                                         std::span<Strength> strengths, bool check_duplicates) {
    assert(hands.columns >= 1 && hands.columns <= 5);
    const TileRanking<Uncoloured> ranking{
        uncoloured_table, tile_code().fill_gangster[hands.columns], rank_row<chicago_poker::Hand>};
    if (order == default_order) {
        return rank_tiles(hands, strengths, check_duplicates, ranking, [](std::span<Strength>) {});
    }
    return rank_tiles(hands, strengths, check_duplicates, ranking,
                      [reordered = Reordering(order)](std::span<Strength> tile) {
                          for (Strength& strength : tile) strength = reordered(strength);
                      });
}

void chicago_poker::rank_many(const CardArray& hands, const Order& order,
                              std::span<Strength> strengths, bool check_duplicates) {
    const std::size_t ranked = try_rank_many(hands, order, strengths, check_duplicates);
    if (ranked < hands.rows) reject_tile<base::GangsterDeck, true>(hands, ranked);
}

}  // namespace pokerloop::hands
