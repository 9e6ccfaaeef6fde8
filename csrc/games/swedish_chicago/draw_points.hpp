// What each of the 32 ways to keep cards of a hand is worth on average, in a fraction of a
// microsecond.
//
// Of all hands that a deck without the hand's other cards makes of the kept ones, it takes the sum
// of the points. That of all hands of the deck which hold a set S of cards is tabulated; the sum
// over those which hold the kept cards K and none of the thrown ones D is, by inclusion and
// exclusion, the sum over the subsets T of D of (-1)^|T| times that of K and T together: five
// rounds of subtractions make all 32 sums out of the 32 of the table.
//
// The table is small because points come in two parts. What ranks alone make of a hand depends only
// on how often S has each rank: 8,568 sets of 0 to 5 ranks. What a flush adds to that, if S lies in
// one suit, depends on the set of its ranks.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "games/swedish_chicago/draws.hpp"

namespace pokerloop::swedish_chicago {

inline constexpr unsigned keeps = 1U << hand_size;

// The cards of a hand of five, the highest id first. Bit i of a mask stands for the card with i
// higher ones.
class SortedHand {
 public:
    explicit SortedHand(CardSet hand);

    std::span<const base::Card> cards() const { return cards_; }
    CardSet chosen(unsigned mask) const;

 private:
    std::array<base::Card, hand_size> cards_{};
};

class DrawPoints {
 public:
    // Tables for these points: tens of microseconds, the first time about a millisecond.
    explicit DrawPoints(const KindPoints& points);

    // For each mask of kept cards the sum of the points over all draws from the 47 other cards, of
    // which there are binomial(47, 5 - cards kept).
    std::array<std::int32_t, keeps> sums(const SortedHand& hand) const;

    // The mask with the most points on average; of equals one that keeps most cards.
    unsigned best(const SortedHand& hand) const;

 private:
    std::vector<std::int32_t> unsuited_;  // by the numbers of sets of ranks
    std::vector<std::int32_t> suited_;    // by the ranks of a suit, at most five
};

}  // namespace pokerloop::swedish_chicago
