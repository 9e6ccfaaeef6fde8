// Many hands, 64 at a time: a tile.
//
// Ranking an array is three steps. Rows of cards are spread into columns, so that one instruction
// takes the same card of many hands; the columns are checked and summed to places in the tables;
// the places are looked up. The first two are arithmetic on bytes and are written once for vectors
// of any width (tile_body.hpp) and once in plain C++; this is the only code of the library that is
// chosen by processor. The look-ups are plain loads: gathering them was no faster.
//
// The choice falls when the library is loaded, on the widest vectors the processor has. The
// environment variable POKERLOOP_CPU forces one of `portable`, `avx2`, `avx512`.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "base/cards.hpp"

namespace pokerloop::hands {

// What 64 hands are looked up by.
struct Tile {
    static constexpr int hands = 64;

    alignas(64) std::array<std::uint16_t, hands> table_rows;
    alignas(64) std::array<std::uint16_t, hands> table_columns;
    std::uint64_t coloured;  // bit i: the suits of hand i raise it, or may do so
};

struct TileCode {
    // From 64 hands, row by row without gaps, to columns of 64 cards.
    using Spread = void (*)(const base::Card* rows, base::Card* columns);

    // From columns of 64 cards, `step` apart, to a tile. Returns false, and an undefined tile, when
    // a card is wrong: outside the deck or, if asked for, twice in a hand.
    using Fill = bool (*)(const base::Card* columns, std::ptrdiff_t step, bool check_duplicates,
                          Tile& tile);

    const char* name;
    std::array<Spread, 8> spread;       // by the number of cards in a hand
    std::array<Fill, 8> fill;           // hands of the 52-card deck
    std::array<Fill, 6> fill_gangster;  // of the gangster deck, where 255 is a missing card
};

// What runs on this processor, the slowest first.
std::span<const TileCode* const> tile_codes();

// The one in use. Throws std::runtime_error the first time if POKERLOOP_CPU names none of them.
const TileCode& tile_code();

extern const TileCode portable_tiles;
#if defined(__x86_64__)
extern const TileCode avx2_tiles;
extern const TileCode avx512_tiles;
#endif

}  // namespace pokerloop::hands
