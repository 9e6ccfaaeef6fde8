// Cards, decks and sets of cards.
//
// A card is a small integer, its id: rank * suits + suit. In the 52-card deck the ranks are
// 2 3 4 5 6 7 8 9 T J Q K A (0..12) and the suits c d h s (0..3), so 0 is 2c and 51 is As. In the
// gangster deck of Chicago Poker the ranks are the values 1..15 (0..14) and the suits the colours
// r y g b p (0..4), so 0 is 1r and 74 is 15p; ids 75..80 are its six special cards.
// 255 stands for "no card".
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>

namespace pokerloop::base {

using Card = std::uint8_t;

inline constexpr Card no_card = 255;

struct StandardDeck {
    static constexpr int ranks = 13;
    static constexpr int suits = 4;
    static constexpr int cards = ranks * suits;
    static constexpr int ids = cards;
};

struct GangsterDeck {
    static constexpr int ranks = 15;
    static constexpr int suits = 5;
    static constexpr int cards = ranks * suits;
    static constexpr int special_cards = 6;
    static constexpr int ids = cards + special_cards;
};

template <class Deck = StandardDeck>
constexpr int rank_of(Card card) {
    return card / Deck::suits;
}

template <class Deck = StandardDeck>
constexpr int suit_of(Card card) {
    return card % Deck::suits;
}

template <class Deck = StandardDeck>
constexpr Card make_card(int rank, int suit) {
    return static_cast<Card>(rank * Deck::suits + suit);
}

// A set of cards of the 52-card deck: one 16-bit lane a suit, bit r of a lane is rank r.
// Iteration goes by suit, then by rank.
class CardSet {
 public:
    constexpr CardSet() = default;
    constexpr explicit CardSet(std::uint64_t bits) : bits_(bits) {}

    static constexpr CardSet of(Card card) {
        return CardSet(std::uint64_t{1} << (16 * suit_of(card) + rank_of(card)));
    }
    static constexpr CardSet full_deck() { return CardSet(0x1FFF'1FFF'1FFF'1FFFULL); }

    constexpr std::uint64_t bits() const { return bits_; }
    constexpr std::uint16_t lane(int suit) const {
        return static_cast<std::uint16_t>(bits_ >> (16 * suit));
    }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr bool contains(Card card) const { return (bits_ & of(card).bits_) != 0; }
    constexpr bool intersects(CardSet other) const { return (bits_ & other.bits_) != 0; }

    constexpr void insert(Card card) { bits_ |= of(card).bits_; }
    constexpr void erase(Card card) { bits_ &= ~of(card).bits_; }

    friend constexpr CardSet operator|(CardSet a, CardSet b) { return CardSet(a.bits_ | b.bits_); }
    friend constexpr CardSet operator&(CardSet a, CardSet b) { return CardSet(a.bits_ & b.bits_); }
    friend constexpr CardSet operator-(CardSet a, CardSet b) { return CardSet(a.bits_ & ~b.bits_); }
    constexpr CardSet& operator|=(CardSet other) { return *this = *this | other; }
    constexpr CardSet& operator-=(CardSet other) { return *this = *this - other; }
    friend constexpr auto operator<=>(CardSet, CardSet) = default;

    class iterator {
     public:
        using value_type = Card;
        using difference_type = std::ptrdiff_t;
        constexpr explicit iterator(std::uint64_t rest) : rest_(rest) {}
        constexpr Card operator*() const {
            const int bit = std::countr_zero(rest_);
            return make_card(bit % 16, bit / 16);
        }
        constexpr iterator& operator++() {
            rest_ &= rest_ - 1;
            return *this;
        }
        friend constexpr bool operator==(iterator, iterator) = default;

     private:
        std::uint64_t rest_;
    };
    constexpr iterator begin() const { return iterator(bits_); }
    constexpr iterator end() const { return iterator(0); }

 private:
    std::uint64_t bits_ = 0;
};

static_assert(std::is_trivially_copyable_v<CardSet> && sizeof(CardSet) == 8);

// The cards of a set, listed.
class CardList {
 public:
    constexpr explicit CardList(CardSet set) {
        for (const Card card : set) list_[size_++] = card;
    }

    constexpr std::span<const Card> cards() const { return {list_.data(), size_}; }
    constexpr std::span<Card> cards() { return {list_.data(), size_}; }

 private:
    std::array<Card, StandardDeck::cards> list_{};
    std::size_t size_ = 0;
};

}  // namespace pokerloop::base
