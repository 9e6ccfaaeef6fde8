#include "games/chicago_poker/filling_counts.hpp"

#include <algorithm>
#include <cassert>

#include "base/subsets.hpp"

namespace pokerloop::chicago_poker {

using hands::Strength;

FillingCounts::FillingCounts(const hands::chicago_poker::Hand& column, int missing,
                             std::span<const base::Card> pool,
                             const hands::chicago_poker::Reordering& reordering)
    : missing_(missing), places_(pool.size()) {
    assert(missing == 1 || missing == 2);
    std::vector<std::uint8_t> places(places_);
    for (std::size_t i = 0; i < places_; ++i) places[i] = static_cast<std::uint8_t>(i);

    const auto for_each_filling = [&](const auto& visit) {
        base::for_each_subset(std::span<const std::uint8_t>(places),
                              static_cast<std::size_t>(missing), [&](auto chosen) {
                                  hands::chicago_poker::Hand hand = column;
                                  for (const std::uint8_t place : chosen) hand.add(pool[place]);
                                  visit(chosen, reordering(hand.rank()));
                              });
    };

    constexpr std::size_t strengths = 1U << 16;
    std::vector<bool> occurs(strengths, false);
    for_each_filling([&](auto, Strength strength) { occurs[strength] = true; });
    level_of_strength_.resize(strengths + 1);
    for (std::size_t s = 0; s < strengths; ++s) {
        level_of_strength_[s] = static_cast<std::uint16_t>(levels_);
        levels_ += occurs[s];
    }
    level_of_strength_[strengths] = static_cast<std::uint16_t>(levels_);

    const std::size_t width = places_ + 1;
    below_.assign((levels_ + 1) * width, 0);
    if (missing == 2) level_of_pair_.resize(places_ * places_);
    for_each_filling([&](auto chosen, Strength strength) {
        const std::uint16_t level = level_of_strength_[strength];
        std::uint32_t* row = &below_[(level + 1U) * width];
        for (const std::uint8_t place : chosen) ++row[place];
        ++row[places_];
        if (chosen.size() == 2) {
            level_of_pair_[chosen[0] * places_ + chosen[1]] = level;
            level_of_pair_[chosen[1] * places_ + chosen[0]] = level;
        }
    });
    for (std::size_t i = width; i < below_.size(); ++i) below_[i] += below_[i - width];
}

std::uint64_t FillingCounts::below(std::size_t level, std::span<const std::uint8_t> taken) const {
    const std::uint32_t* row = &below_[level * (places_ + 1)];
    std::uint64_t count = row[places_];
    for (const std::uint8_t place : taken) count -= row[place];
    if (missing_ == 2) {
        for (std::size_t i = 0; i < taken.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                count += level_of_pair_[taken[i] * places_ + taken[j]] < level;
            }
        }
    }
    return count;
}

FillingCounts::Counts FillingCounts::against(Strength strength,
                                             std::span<const std::uint8_t> taken) const {
    const std::size_t level = level_of_strength_[strength];
    const std::size_t above = level_of_strength_[strength + 1U];
    const std::uint64_t weaker = below(level, taken);
    const std::uint64_t not_stronger = above == level ? weaker : below(above, taken);
    return {weaker, not_stronger - weaker, below(levels_, taken) - not_stronger};
}

}  // namespace pokerloop::chicago_poker
