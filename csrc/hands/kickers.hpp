// The ranks of a hand: how often each occurs, and the numbering of kickers. Both decks use it.
//
// Kickers are sets of at most five different ranks, compared rank by rank from the top with a
// missing card lower than any; the number of a set is its place among all of them.
#pragma once

#include <array>
#include <cstdint>

#include "base/bits.hpp"

namespace pokerloop::hands {

using base::RankMask;

inline constexpr int most_ranks = 15;

// The ranks that occur at least once, twice, ... in a hand.
struct RankCounts {
    RankMask once = 0;
    RankMask twice = 0;
    RankMask thrice = 0;
    RankMask four_times = 0;
    RankMask five_times = 0;

    constexpr void add(int rank) {
        const unsigned bit = 1U << rank;
        five_times = static_cast<RankMask>(five_times | (four_times & bit));
        four_times = static_cast<RankMask>(four_times | (thrice & bit));
        thrice = static_cast<RankMask>(thrice | (twice & bit));
        twice = static_cast<RankMask>(twice | (once & bit));
        once = static_cast<RankMask>(once | bit);
    }
};

// hands_below[r][k]: how many sets of at most k ranks there are, all of them below r.
inline constexpr auto hands_below_table = [] {
    std::array<std::array<std::uint16_t, 6>, most_ranks + 1> table{};
    for (int rank = 0; rank <= most_ranks; ++rank) {
        unsigned total = 0;
        for (int cards = 0; cards < 6; ++cards) {
            total += static_cast<unsigned>(base::binomial(rank, cards));
            table[static_cast<std::size_t>(rank)][static_cast<std::size_t>(cards)] =
                static_cast<std::uint16_t>(total);
        }
    }
    return table;
}();

constexpr int hands_below(int rank, int cards) {
    return hands_below_table[static_cast<std::size_t>(rank)][static_cast<std::size_t>(cards)];
}

// The place of the `cards` highest ranks of a mask among all sets of at most that many ranks.
constexpr int number_kickers(RankMask mask, int cards) {
    int number = 0;
    for (; cards > 0 && mask != 0; --cards) {
        const int rank = base::highest(mask);
        number += hands_below(rank, cards);
        mask = base::without(mask, rank);
    }
    return number;
}

// The set of at most `cards` ranks that has this number: the inverse of number_kickers.
constexpr RankMask kickers_numbered(int number, int cards) {
    unsigned mask = 0;
    for (; number > 0; --cards) {
        int rank = most_ranks - 1;
        while (hands_below(rank, cards) > number) --rank;
        number -= hands_below(rank, cards);
        mask |= 1U << rank;
    }
    return static_cast<RankMask>(mask);
}

// A mask of ranks with one rank taken out and those above it moved down.
constexpr RankMask close_gap(RankMask mask, int rank) {
    const unsigned below = (1U << rank) - 1U;
    return static_cast<RankMask>((mask & below) | ((mask >> 1) & ~below));
}

// A mask of ranks with those from one rank on moved up: the inverse of close_gap.
constexpr RankMask open_gap(RankMask mask, int rank) {
    const unsigned below = (1U << rank) - 1U;
    return static_cast<RankMask>((mask & below) | ((mask & ~below) << 1));
}

// What decides between two hands of one category: ranks, the weightiest first, missing kickers
// left out.
struct DecidingRanks {
    std::array<std::uint8_t, 5> ranks{};
    std::uint8_t size = 0;

    constexpr void push(int rank) { ranks[size++] = static_cast<std::uint8_t>(rank); }
    constexpr void push_kicker(int rank_plus_one) {
        if (rank_plus_one > 0) push(rank_plus_one - 1);
    }
    constexpr void push_all(RankMask mask) {
        for (; mask != 0; mask = base::without(mask, base::highest(mask))) {
            push(base::highest(mask));
        }
    }
};

}  // namespace pokerloop::hands
