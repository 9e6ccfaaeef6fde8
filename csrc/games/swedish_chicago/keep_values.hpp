// What each of the 32 ways to keep cards of a hand is worth on average, in a fraction of a
// microsecond, when the worth of a hand depends on its ranks and on whether it is a flush.
//
// Of all hands that the deck without the thrown cards makes of the kept ones, it takes the sum of
// their worth. That of all hands of the deck which hold a set S of cards is tabulated; the sum over
// those which hold the kept cards K and none of the thrown ones D is, by inclusion and exclusion,
// the sum over the subsets T of D of (-1)^|T| times that of K and T together: five rounds of
// subtractions make all 32 sums out of 32 of the table.
//
// The table is small because worth comes in two parts. What ranks alone make of a hand depends only
// on how often S has each rank: 8,568 sets of 0 to 5 ranks. What a flush adds to that, if S lies in
// one suit, depends on the set of its ranks.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "games/swedish_chicago/actions.hpp"
#include "games/swedish_chicago/draws.hpp"

namespace pokerloop::swedish_chicago {

inline constexpr unsigned keeps = 1U << hand_size;

// A whole number, in units of whoever asks.
using Worth = std::int64_t;

// A hand by its ranks, the lowest first.
struct RankedHand {
    std::array<std::uint8_t, hand_size> ranks;
    hands::Strength strength;
};

// All sets of five ranks as hands that are no flush (five of a kind too, as high cards, which no
// deck has), and all flushes of a suit.
std::span<const RankedHand> unsuited_hands();
std::span<const RankedHand> flushes();

class KeepValues {
 public:
    KeepValues() = default;
    // `worth_of` is asked about every hand of the two lists.
    template <class WorthOf>
    explicit KeepValues(const WorthOf& worth_of) {
        for (const RankedHand& hand : unsuited_hands()) unsuited_.push_back(worth_of(hand));
        for (const RankedHand& hand : flushes()) suited_.push_back(worth_of(hand));
        sum_up();
    }

    // By the mask of cards kept, as SortedHand counts them: the sum of the worths over all draws
    // from the 47 other cards, of which there are binomial(47, 5 - cards kept).
    std::array<Worth, keeps> sums(const SortedHand& hand) const;

    // The mean worths times `common_draws`.
    std::array<Worth, keeps> means(const SortedHand& hand) const;

    static constexpr Worth common_draws = 7'669'695;

 private:
    void sum_up();

    std::vector<Worth> unsuited_;  // by the number of a set of ranks
    std::vector<Worth> suited_;    // by the ranks of a suit, at most five
};

// Values by the points that hands score.
KeepValues hand_point_values(const KindPoints& points);

// The mask with the highest value; of equals one that keeps most cards.
unsigned best_keep(const std::array<Worth, keeps>& values);

}  // namespace pokerloop::swedish_chicago
