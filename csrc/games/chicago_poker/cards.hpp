// Sets of cards of the gangster deck, and the names of its special cards.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

#include "base/cards.hpp"

namespace pokerloop::chicago_poker {

using base::Card;
using base::no_card;
using Deck = base::GangsterDeck;

enum class Special : Card { raid1 = Deck::cards, raid2, liquidation, limousine, revolver, bribe };

constexpr bool is_gangster(Card card) { return card < Deck::cards; }
constexpr bool is_special(Card card) { return card >= Deck::cards && card < Deck::ids; }

// 1 to 15; a special card counts as 0†.
constexpr int value_of(Card card) { return is_gangster(card) ? base::rank_of<Deck>(card) + 1 : 0; }

// Bit c of the two words is card c.
class CardSet {
 public:
    constexpr CardSet() = default;

    // The cards 0 to `count` - 1.
    static constexpr CardSet first(int count) {
        CardSet cards;
        for (int card = 0; card < count; ++card) cards.insert(static_cast<Card>(card));
        return cards;
    }

    constexpr const std::array<std::uint64_t, 2>& words() const { return words_; }
    constexpr int size() const { return std::popcount(words_[0]) + std::popcount(words_[1]); }
    constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }
    constexpr bool contains(Card card) const { return (words_[card / 64U] & bit(card)) != 0; }

    constexpr void insert(Card card) { words_[card / 64U] |= bit(card); }
    constexpr void erase(Card card) { words_[card / 64U] &= ~bit(card); }

    friend constexpr CardSet operator|(CardSet a, CardSet b) {
        return {a.words_[0] | b.words_[0], a.words_[1] | b.words_[1]};
    }
    friend constexpr CardSet operator&(CardSet a, CardSet b) {
        return {a.words_[0] & b.words_[0], a.words_[1] & b.words_[1]};
    }
    friend constexpr CardSet operator-(CardSet a, CardSet b) {
        return {a.words_[0] & ~b.words_[0], a.words_[1] & ~b.words_[1]};
    }
    constexpr CardSet& operator|=(CardSet other) { return *this = *this | other; }
    constexpr CardSet& operator-=(CardSet other) { return *this = *this - other; }
    friend constexpr bool operator==(CardSet, CardSet) = default;

    // By id, the lowest first.
    class iterator {
     public:
        using value_type = Card;
        using difference_type = std::ptrdiff_t;
        constexpr explicit iterator(std::array<std::uint64_t, 2> rest) : rest_(rest) {}
        constexpr Card operator*() const {
            const int card =
                rest_[0] != 0 ? std::countr_zero(rest_[0]) : 64 + std::countr_zero(rest_[1]);
            return static_cast<Card>(card);
        }
        constexpr iterator& operator++() {
            std::uint64_t& word = rest_[rest_[0] != 0 ? 0 : 1];
            word &= word - 1;
            return *this;
        }
        friend constexpr bool operator==(iterator, iterator) = default;

     private:
        std::array<std::uint64_t, 2> rest_;
    };
    constexpr iterator begin() const { return iterator(words_); }
    constexpr iterator end() const { return iterator({}); }

 private:
    constexpr CardSet(std::uint64_t low, std::uint64_t high) : words_{low, high} {}
    static constexpr std::uint64_t bit(Card card) { return std::uint64_t{1} << card % 64U; }

    std::array<std::uint64_t, 2> words_{};
};

static_assert(std::is_trivially_copyable_v<CardSet> && sizeof(CardSet) == 16);

inline constexpr CardSet all_cards = CardSet::first(Deck::ids);
inline constexpr CardSet gangsters = CardSet::first(Deck::cards);

constexpr CardSet deck_of(bool specials) { return specials ? all_cards : gangsters; }

}  // namespace pokerloop::chicago_poker
