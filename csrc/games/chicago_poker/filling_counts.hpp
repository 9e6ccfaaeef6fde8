// How many ways there are to fill a column up that make it weaker than a given strength, when some
// cards of the pool are taken: looked up, so that a player need not be dealt his cards one by one.
//
// For one or two missing cards. Of two, those with a taken card are subtracted card by card and
// those with two taken cards added back. A card of the pool is known by its place there.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "hands/chicago_poker.hpp"

namespace pokerloop::chicago_poker {

class FillingCounts {
 public:
    static constexpr int most_missing = 2;

    FillingCounts(const hands::chicago_poker::Hand& column, int missing,
                  std::span<const base::Card> pool,
                  const hands::chicago_poker::Reordering& reordering);

    struct Counts {
        std::uint64_t weaker = 0;
        std::uint64_t equal = 0;
        std::uint64_t stronger = 0;
    };

    Counts against(hands::Strength strength, std::span<const std::uint8_t> taken) const;

 private:
    // Different strengths are numbered as levels; a row of `below_` holds for each place the
    // fillings with it below a level, and in the last column all of them.
    std::uint64_t below(std::size_t level, std::span<const std::uint8_t> taken) const;

    int missing_;
    std::size_t places_;
    std::size_t levels_ = 0;
    std::vector<std::uint16_t> level_of_strength_;  // how many levels are weaker
    std::vector<std::uint16_t> level_of_pair_;
    std::vector<std::uint32_t> below_;
};

}  // namespace pokerloop::chicago_poker
