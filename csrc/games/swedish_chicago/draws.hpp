// What an exchange makes of a hand: every draw counted, by what the hand becomes.
//
// A player keeps some of the five cards and draws the others' number from the cards not seen, each
// set of them equally likely. Hands are told apart by category, a royal flush from the other
// straight flushes, as points are given for that.
//
// Cards are not drawn one by one. The ranks drawn decide everything but flushes, and there are few
// sets of ranks, each with its number of ways; then, if the kept cards are of one suit, the draws of
// five different ranks that come all in that suit move from high cards and straights to flushes and
// straight flushes. So the effort does not grow with the number of draws.
#pragma once

#include <array>
#include <cstdint>

#include "base/cards.hpp"
#include "hands/ranking.hpp"

namespace pokerloop::swedish_chicago {

using base::CardSet;

inline constexpr int hand_size = 5;

// The classes of hands: those of hands::Category, and royal flushes.
inline constexpr std::size_t hand_classes = 10;
inline constexpr std::size_t royal_flushes = hand_classes - 1;

constexpr std::size_t class_of(hands::Strength strength) {
    return strength == hands::royal_flush ? royal_flushes
                                          : static_cast<std::size_t>(hands::category(strength));
}

// A number for each class: ways, or points.
using ClassCounts = std::array<std::uint32_t, hand_classes>;
using ClassPoints = std::array<std::int32_t, hand_classes>;

// The ranks of the straight with this highest card (3 for A-2-3-4-5).
constexpr base::RankMask straight_ranks(int top) {
    return static_cast<base::RankMask>(top == 3 ? 0x100F : 0x1F << (top - 4));
}

// All ways to fill up `kept`, at most five cards, from `unseen`, which has none of them.
ClassCounts count_draws(CardSet kept, CardSet unseen);

}  // namespace pokerloop::swedish_chicago
