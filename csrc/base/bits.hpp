// Small constexpr helpers on bit masks of ranks and on binomial coefficients.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace pokerloop::base {

using RankMask = std::uint16_t;  // bit r is set when rank r is present; rank 0 is the lowest

constexpr int highest(std::uint32_t mask) { return std::bit_width(mask) - 1; }

constexpr RankMask without(RankMask mask, int rank) {
    return static_cast<RankMask>(mask & ~(1U << rank));
}

// The `count` highest ranks of a mask (all of them if it holds fewer).
constexpr RankMask highest_ranks(RankMask mask, int count) {
    while (std::popcount(mask) > count) mask = static_cast<RankMask>(mask & (mask - 1U));
    return mask;
}

constexpr std::uint64_t binomial(int n, int k) {
    if (k < 0 || k > n) return 0;
    std::uint64_t value = 1;
    for (int i = 1; i <= k; ++i) {
        value = value * static_cast<std::uint64_t>(n - k + i) / static_cast<std::uint64_t>(i);
    }
    return value;
}

}  // namespace pokerloop::base
