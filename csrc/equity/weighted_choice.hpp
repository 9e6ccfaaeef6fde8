// A random choice among weighted items in constant time, by the alias method (Walker 1977, Vose
// 1991): a column is drawn evenly, and then either the item of that column or the one it shares
// the column with. Probabilities are rounded to 2^-32 of a column.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/philox.hpp"

namespace pokerloop::equity {

class WeightedChoice {
 public:
    // Weights above zero, at least one.
    explicit WeightedChoice(const std::vector<std::uint64_t>& weights);

    std::size_t operator()(base::RandomStream& random) const {
        const std::uint32_t i = random.below(static_cast<std::uint32_t>(columns_.size()));
        if (even_ || random.next() < columns_[i].own) return i;
        return columns_[i].other;
    }

 private:
    struct Column {
        std::uint32_t own;    // how many of the 2^32 numbers mean the column's own item
        std::uint32_t other;  // what the rest mean: the same item, where a column has only one
    };
    std::vector<Column> columns_;
    bool even_;
};

}  // namespace pokerloop::equity
