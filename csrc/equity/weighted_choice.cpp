#include "equity/weighted_choice.hpp"

#include <algorithm>
#include <numeric>

namespace pokerloop::equity {

WeightedChoice::WeightedChoice(const std::vector<std::uint64_t>& weights)
    : columns_(weights.size()),
      even_(std::ranges::all_of(weights, [&](auto weight) { return weight == weights[0]; })) {
    if (even_) return;
    const auto total =
        static_cast<long double>(std::accumulate(weights.begin(), weights.end(), std::uint64_t{0}));
    std::vector<long double> filled;  // how much of its column an item fills, the whole being 1
    std::vector<std::uint32_t> small, large;
    for (const std::uint64_t weight : weights) {
        const auto i = static_cast<std::uint32_t>(filled.size());
        filled.push_back(static_cast<long double>(weight) *
                         static_cast<long double>(weights.size()) / total);
        (filled.back() < 1 ? small : large).push_back(i);
    }
    while (!small.empty() && !large.empty()) {
        const std::uint32_t i = small.back();
        const std::uint32_t giver = large.back();
        small.pop_back();
        columns_[i] = {static_cast<std::uint32_t>(filled[i] * 0x1p32L) - 1, giver};
        filled[giver] -= 1 - filled[i];
        if (filled[giver] < 1) {
            large.pop_back();
            small.push_back(giver);
        }
    }
}

}  // namespace pokerloop::equity
