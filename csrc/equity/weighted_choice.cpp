#include "equity/weighted_choice.hpp"

#include <algorithm>
#include <numeric>

namespace pokerloop::equity {

WeightedChoice::WeightedChoice(const std::vector<std::uint64_t>& weights)
    : columns_(weights.size()),
      even_(std::ranges::all_of(weights, [&](auto weight) { return weight == weights[0]; })) {
    if (even_) return;
    // An item fills weight * items / total of its column; counted in parts of which a full column
    // has `total`, so that every machine comes to the same table.
    using Wide = unsigned __int128;
    const Wide total = std::accumulate(weights.begin(), weights.end(), Wide{0});
    std::vector<Wide> filled;
    std::vector<std::uint32_t> small, large;
    for (const std::uint64_t weight : weights) {
        const auto i = static_cast<std::uint32_t>(filled.size());
        filled.push_back(Wide{weight} * weights.size());
        columns_[i] = {0, i};
        (filled.back() < total ? small : large).push_back(i);
    }
    while (!small.empty() && !large.empty()) {
        const std::uint32_t i = small.back();
        const std::uint32_t giver = large.back();
        small.pop_back();
        columns_[i] = {static_cast<std::uint32_t>((filled[i] << 32) / total), giver};
        filled[giver] -= total - filled[i];
        if (filled[giver] < total) {
            large.pop_back();
            small.push_back(giver);
        }
    }
}

}  // namespace pokerloop::equity
