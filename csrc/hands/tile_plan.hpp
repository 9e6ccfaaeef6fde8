// What the vector code of tiles needs to know of a deck, as bytes.
//
// A hash of up to 23 bits (sum_table.hpp) is cut into five digits of five bits. Seven of the
// largest digits add up to 217, so digits can be summed apart in bytes, 64 hands at once, and be
// put together at the end.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "base/cards.hpp"
#include "hands/chicago_poker.hpp"
#include "hands/standard.hpp"

namespace pokerloop::hands {

// Sixteen entries, repeated over the widest vector.
using ByteTable = std::array<std::uint8_t, 64>;

template <class Entry>
constexpr ByteTable byte_table(const Entry& entry) {
    ByteTable table{};
    for (std::size_t i = 0; i < table.size(); ++i)
        table[i] = static_cast<std::uint8_t>(entry(i % 16));
    return table;
}

inline constexpr int digits = 5;
inline constexpr int digit_bits = 5;

using DigitTables = std::array<ByteTable, digits>;

template <class Table, std::size_t ranks>
constexpr DigitTables digit_tables(const std::array<std::uint32_t, ranks>& constants) {
    DigitTables tables{};
    for (std::size_t digit = 0; digit < digits; ++digit) {
        tables[digit] = byte_table([&](std::size_t rank) {
            if (rank >= ranks) return 0U;
            const std::uint32_t hash = Table::shape.hash(Table::key_of(constants[rank]));
            return hash >> (digit_bits * digit) & ((1U << digit_bits) - 1U);
        });
    }
    return tables;
}

struct StandardPlan {
    using Deck = base::StandardDeck;
    using Table = StandardTables::Unsuited;

    alignas(64) static constexpr DigitTables digits = digit_tables<Table>(rank_constants);

    // By suit, as the lowest two of the four bits of a card: counts of two suits in a byte. They
    // begin at three, so that the fifth card sets the highest bit of the four.
    static constexpr std::uint8_t no_cards = 0x33;
    static constexpr std::uint8_t flush_marks = 0x88;
    alignas(64) static constexpr ByteTable clubs_diamonds = byte_table([](std::size_t card) {
        return card % 4 == 0 ? 1 : card % 4 == 1 ? 16 : 0;
    });
    alignas(64) static constexpr ByteTable hearts_spades = byte_table([](std::size_t card) {
        return card % 4 == 2 ? 1 : card % 4 == 3 ? 16 : 0;
    });
};

struct GangsterPlan {
    using Deck = base::GangsterDeck;
    using Table = chicago_poker::Uncoloured;

    alignas(64) static constexpr DigitTables digits =
        digit_tables<Table>(chicago_poker::value_constants);

    // By colour: its bit.
    static constexpr std::uint8_t every_colour = 0x1F;
    alignas(64) static constexpr ByteTable colour_bits = byte_table([](std::size_t colour) {
        return colour < Deck::suits ? 1 << colour : 0;
    });
};

}  // namespace pokerloop::hands
