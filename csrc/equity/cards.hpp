// Sets of cards of either deck, and what they become when the suits are renamed.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <type_traits>
#include <vector>

#include "base/cards.hpp"

namespace pokerloop::equity {

using base::Card;

// A new name for each suit.
template <class Deck>
using Renaming = std::array<std::uint8_t, Deck::suits>;

// One 16-bit lane a suit, as in base::CardSet.
template <class Deck>
class Cards {
 public:
    constexpr Cards() = default;

    static constexpr Cards full_deck() {
        Cards all;
        for (Card card = 0; card < Deck::cards; ++card) all.insert(card);
        return all;
    }

    constexpr void insert(Card card) {
        bits_ |= Bits{1} << (16 * base::suit_of<Deck>(card) + base::rank_of<Deck>(card));
    }
    constexpr std::uint16_t lane(int suit) const {
        return static_cast<std::uint16_t>(bits_ >> (16 * suit));
    }
    constexpr int size() const {
        int size = 0;
        for (int suit = 0; suit < Deck::suits; ++suit) size += std::popcount(lane(suit));
        return size;
    }
    constexpr bool intersects(Cards other) const { return (bits_ & other.bits_) != 0; }

    friend constexpr Cards operator|(Cards a, Cards b) { return Cards(a.bits_ | b.bits_); }
    friend constexpr Cards operator-(Cards a, Cards b) { return Cards(a.bits_ & ~b.bits_); }
    constexpr Cards& operator|=(Cards other) { return *this = *this | other; }
    friend constexpr auto operator<=>(Cards, Cards) = default;

    constexpr Cards renamed(const Renaming<Deck>& names) const {
        Cards result;
        for (std::size_t suit = 0; suit < names.size(); ++suit) {
            result.bits_ |= Bits{lane(static_cast<int>(suit))} << (16 * names[suit]);
        }
        return result;
    }

    // Calls visit with each card, suit by suit.
    template <class Visit>
    constexpr void for_each(const Visit& visit) const {
        for (int suit = 0; suit < Deck::suits; ++suit) {
            for (unsigned rest = lane(suit); rest != 0; rest &= rest - 1) {
                visit(base::make_card<Deck>(std::countr_zero(rest), suit));
            }
        }
    }
    std::vector<Card> list() const {
        std::vector<Card> cards;
        for_each([&](Card card) { cards.push_back(card); });
        return cards;
    }

 private:
    using Bits = std::conditional_t<(Deck::suits <= 4), std::uint64_t, unsigned __int128>;
    constexpr explicit Cards(Bits bits) : bits_(bits) {}

    Bits bits_ = 0;
};

static_assert(std::is_trivially_copyable_v<Cards<base::GangsterDeck>>);

// Every renaming of the suits, the one that changes nothing first.
template <class Deck>
inline constexpr auto all_renamings = [] {
    constexpr std::size_t count = Deck::suits == 4 ? 24 : 120;
    Renaming<Deck> names;
    std::iota(names.begin(), names.end(), std::uint8_t{0});
    std::array<Renaming<Deck>, count> all{};
    for (Renaming<Deck>& renaming : all) {
        renaming = names;
        std::next_permutation(names.begin(), names.end());
    }
    return all;
}();

}  // namespace pokerloop::equity
