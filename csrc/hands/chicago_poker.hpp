// Hands of Chicago Poker by table; the rule stands in chicago_poker_ranking.hpp. As with the
// 52-card deck the table is computed when the library is loaded.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <span>
#include <type_traits>

#include "base/cards.hpp"
#include "hands/chicago_poker_ranking.hpp"
#include "hands/sum_table.hpp"

namespace pokerloop::hands::chicago_poker {

using base::Card;

// Sums of the constants of 0 to 5 cards differ for each number of cards.
inline constexpr std::array<std::uint32_t, base::GangsterDeck::ranks> value_constants = {
    0, 1, 6, 31, 108, 366, 926, 2286, 5733, 12905, 27316, 44676, 94545, 147031, 257637};

using Uncoloured = SumTable<{.hash_bits = 21, .column_bits = 9, .places = 16'640}>;

extern const Uncoloured uncoloured_table;  // every hand by its values, colours left aside

// A hand of 0 to 5 different cards that grows and shrinks card by card, as hands::Hand does.
class Hand {
 public:
    constexpr void add(Card card) {
        assert(size() < 5);
        key_ += deltas[card];
    }
    constexpr void remove(Card card) {
        assert(size() > 0);
        key_ -= deltas[card];
    }
    constexpr int size() const { return static_cast<int>(key_ >> 32 & 7U); }

    // Adds the cards of another hand, all different from those of this one.
    constexpr void add(const Hand& other) {
        assert(size() + other.size() <= 5);
        key_ += other.key_ - no_cards;
    }

    // In the default order; a Reordering carries it over into another.
    Strength rank() const { return with_colours(uncoloured_table[table_key()], colours()); }

    constexpr Colours colours() const {
        const std::uint64_t counts = key_ & 0xFFFFF;
        if ((counts & flush_marks) != 0) return Colours::all_same;
        return counts == one_of_each ? Colours::all_different : Colours::mixed;
    }
    constexpr std::uint32_t table_key() const { return static_cast<std::uint32_t>(key_ >> 32); }

 private:
    // The upper half of the key is that of the table; below it four bits a colour count its cards,
    // beginning at three so that the fifth card sets the highest of the four.
    static constexpr std::uint64_t no_cards = 0x33333;
    static constexpr std::uint64_t one_of_each = 0x44444;
    static constexpr std::uint64_t flush_marks = 0x88888;

    static constexpr auto deltas = [] {
        using Deck = base::GangsterDeck;
        std::array<std::uint64_t, Deck::cards> table{};
        for (Card card = 0; card < Deck::cards; ++card) {
            const auto value = static_cast<std::size_t>(base::rank_of<Deck>(card));
            const std::uint64_t sum = Uncoloured::key_of(value_constants[value]);
            table[card] = sum << 32 | std::uint64_t{1} << (4 * base::suit_of<Deck>(card));
        }
        return table;
    }();

    std::uint64_t key_ = no_cards;
};

static_assert(std::is_trivially_copyable_v<Hand> && sizeof(Hand) == 8);

// The strength of 0 to 5 different cards.
Strength rank(std::span<const Card> cards, const Order& order = default_order);

}  // namespace pokerloop::hands::chicago_poker
