// What an exchange makes of a hand: every draw counted, by what the hand becomes.
//
// A player keeps some of the five cards and draws the others' number from the cards not seen, each
// set of them equally likely. Hands are told apart by what points are given for (hand_points.hpp).
//
// Cards are not drawn one by one. The ranks drawn decide everything but flushes, and there are few
// sets of ranks, each with its number of ways; then, if the kept cards are of one suit, the draws
// of five different ranks that come all in that suit move from high cards and straights to flushes
// and straight flushes. So the effort does not grow with the number of draws.
#pragma once

#include <array>
#include <cstdint>

#include "base/cards.hpp"
#include "games/swedish_chicago/actions.hpp"
#include "hands/ranking.hpp"

namespace pokerloop::swedish_chicago {

using base::CardSet;

inline constexpr std::size_t hand_kinds = hand_kind_names.size();

constexpr std::size_t kind_of(hands::Strength strength) {
    return static_cast<std::size_t>(hand_kind(strength));
}

// A number for each HandKind: ways, or points.
using KindCounts = std::array<std::uint32_t, hand_kinds>;
using KindPoints = std::array<std::int32_t, hand_kinds>;

constexpr KindPoints kind_points(const Rules& rules) {
    KindPoints points{};
    for (std::size_t kind = 0; kind < hand_kinds; ++kind) {
        points[kind] = hand_points(static_cast<HandKind>(kind), rules);
    }
    return points;
}

// The ranks of the straight with this highest card (3 for A-2-3-4-5).
constexpr base::RankMask straight_ranks(int top) {
    return static_cast<base::RankMask>(top == 3 ? 0x100F : 0x1F << (top - 4));
}

// All ways to fill up `kept`, at most five cards, from `unseen`, which has none of them.
KindCounts count_draws(CardSet kept, CardSet unseen);

}  // namespace pokerloop::swedish_chicago
