// A hand of the 52-card deck that grows and shrinks card by card and knows its strength at any
// moment. Adding or taking away a card is an addition, asking the strength two look-ups.
//
// A hand holds 0 to 7 different cards; the caller sees to that (asserted in debug builds).
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <type_traits>

#include "base/cards.hpp"
#include "hands/standard.hpp"

namespace pokerloop::hands {

class Hand {
 public:
    constexpr Hand() = default;
    explicit constexpr Hand(base::CardSet cards) {
        for (const base::Card card : cards) add(card);
    }

    constexpr void add(base::Card card) {
        assert(size() < 7);
        key_ += key_of[card];
        cards_ |= bit_of[card];
    }
    constexpr void remove(base::Card card) {
        assert(cards().contains(card));
        key_ -= key_of[card];
        cards_ ^= bit_of[card];
    }

    // Adds the cards of another hand, all different from those of this one.
    constexpr void add(const Hand& other) {
        assert((cards_ & other.cards_) == 0 && size() + other.size() <= 7);
        key_ += other.key_ - no_cards;
        cards_ |= other.cards_;
    }

    constexpr base::CardSet cards() const { return base::CardSet(cards_); }
    constexpr int size() const { return static_cast<int>(key_ >> 32 & 7U); }

    Strength rank() const {
        // With five cards of a suit, seven cards have no room for four of a kind or a full house.
        if (has_flush()) [[unlikely]] {
            return standard_tables.suited[cards().lane(std::countr_zero(key_ & flush_marks) / 4)];
        }
        return standard_tables.unsuited[table_key()];
    }

    constexpr bool has_flush() const { return (key_ & flush_marks) != 0; }
    constexpr std::uint32_t table_key() const { return static_cast<std::uint32_t>(key_ >> 32); }

    // Bit 4 * suit + 3 for each suit with at least so many cards, 1 to 5 of them.
    constexpr std::uint64_t suits_with(int cards) const {
        return ((key_ & 0xFFFF) + static_cast<std::uint64_t>(5 - cards) * 0x1111) & flush_marks;
    }

    // The two words of which a hand is made, for hands kept outside of C++.
    using Words = std::array<std::uint64_t, 2>;
    constexpr Words words() const { return {key_, cards_}; }
    static constexpr Hand from_words(Words words) {
        Hand hand;
        hand.key_ = words[0];
        hand.cards_ = words[1];
        return hand;
    }

    friend constexpr bool operator==(Hand a, Hand b) { return a.cards_ == b.cards_; }

 private:
    // The upper half of the key is that of the table; below it four bits a suit count its cards,
    // beginning at three so that the fifth card sets the highest of the four.
    static constexpr std::uint64_t no_cards = 0x3333;
    static constexpr std::uint64_t flush_marks = 0x8888;

    // What a card adds to the key.
    static constexpr auto key_of = [] {
        std::array<std::uint64_t, base::StandardDeck::cards> table{};
        for (base::Card card = 0; card < base::StandardDeck::cards; ++card) {
            const auto rank = static_cast<std::size_t>(base::rank_of(card));
            const std::uint64_t sum = StandardTables::Unsuited::key_of(rank_constants[rank]);
            table[card] = sum << 32 | std::uint64_t{1} << (4 * base::suit_of(card));
        }
        return table;
    }();
    static constexpr auto bit_of = [] {
        std::array<std::uint64_t, base::StandardDeck::cards> table{};
        for (base::Card card = 0; card < base::StandardDeck::cards; ++card) {
            table[card] = base::CardSet::of(card).bits();
        }
        return table;
    }();

    std::uint64_t key_ = no_cards;
    std::uint64_t cards_ = 0;
};

static_assert(std::is_trivially_copyable_v<Hand> && sizeof(Hand) == 16);

}  // namespace pokerloop::hands
