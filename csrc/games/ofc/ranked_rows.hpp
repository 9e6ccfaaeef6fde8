// The rows that can be made from a Fantasyland hand, with their strengths.
#pragma once

#include <span>
#include <type_traits>

#include "games/ofc/board.hpp"
#include "hands/hand.hpp"

namespace pokerloop::ofc {

inline constexpr int most_fantasyland_cards = 17;
inline constexpr std::size_t most_fives = base::binomial(most_fantasyland_cards, 5);
inline constexpr std::size_t most_threes = base::binomial(most_fantasyland_cards, 3);

// Some cards and their strength. Large arrays of these stand uninitialised on the stack, so there
// are no defaults.
struct RankedCards {
    std::uint64_t bits;
    Strength strength;

    CardSet cards() const { return CardSet(bits); }
    bool avoids(CardSet others) const { return (bits & others.bits()) == 0; }
};

static_assert(std::is_trivially_default_constructible_v<RankedCards>);

inline RankedCards ranked(const hands::Hand& hand) { return {hand.cards().bits(), hand.rank()}; }
inline RankedCards ranked(CardSet cards) { return ranked(hands::Hand(cards)); }

namespace detail {

template <int size, class Visit>
void add_to(const hands::Hand& chosen, std::span<const Card> cards, const Visit& visit) {
    if constexpr (size == 0) {
        visit(chosen);
    } else {
        for (std::size_t last = size - 1; last < cards.size(); ++last) {
            hands::Hand longer = chosen;
            longer.add(cards[last]);
            add_to<size - 1>(longer, cards.first(last), visit);
        }
    }
}

}  // namespace detail

// Calls visit(Hand) with every choice of `size` of the cards, in an order fixed by the cards.
template <int size, class Visit>
void for_each_hand(CardSet cards, const Visit& visit) {
    const CardList list(cards);
    detail::add_to<size>({}, list.cards(), visit);
}

// Calls visit(Hand) with every five of the cards, likewise in a fixed order: each two cards with
// every three of the cards before them, which makes long plain loops.
template <class Visit>
void for_each_five(CardSet cards, const Visit& visit) {
    std::array<hands::Hand, base::binomial(most_fantasyland_cards - 2, 3)> threes;
    auto threes_end = threes.begin();
    CardSet before;
    for (const Card fourth : cards) {
        const CardSet after = cards - before - CardSet::of(fourth);
        for (const Card fifth : after) {
            hands::Hand two;
            two.add(fourth);
            two.add(fifth);
            for (auto three = threes.begin(); three != threes_end; ++three) {
                hands::Hand five = *three;
                five.add(two);
                visit(five);
            }
        }
        if (after.size() < 2) break;
        for_each_hand<2>(before, [&](hands::Hand hand) {
            hand.add(fourth);
            *threes_end++ = hand;
        });
        before.insert(fourth);
    }
}

}  // namespace pokerloop::ofc
