// How often each whole number came up.
//
// Values near zero are counted in an array that grows to the span of those met, a rare value
// further away in a map.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <vector>

namespace pokerloop::play {

class Histogram {
 public:
    void add(std::int64_t value) {
        if (!is_near(value)) {
            ++far_[value];
            return;
        }
        if (value < lowest_ || value - lowest_ >= size()) make_room(value);
        ++near_[static_cast<std::size_t>(value - lowest_)];
    }

    // Visits (value, count) for each value met, in ascending order.
    template <class Visit>
    void for_each(const Visit& visit) const {
        const auto positive = far_.lower_bound(0);
        for (auto it = far_.begin(); it != positive; ++it) visit(it->first, it->second);
        for (std::int64_t i = 0; i < size(); ++i) {
            if (const auto count = near_[static_cast<std::size_t>(i)]; count != 0) {
                visit(lowest_ + i, count);
            }
        }
        for (auto it = positive; it != far_.end(); ++it) visit(it->first, it->second);
    }

 private:
    static constexpr std::int64_t nearest_far = 4096;
    static constexpr std::int64_t step = 16;  // the array grows by more than one

    static bool is_near(std::int64_t value) { return value > -nearest_far && value < nearest_far; }
    std::int64_t size() const { return static_cast<std::int64_t>(near_.size()); }

    void make_room(std::int64_t value) {
        if (near_.empty()) lowest_ = value;
        if (value < lowest_) {
            const std::int64_t more = lowest_ - value + step;
            near_.insert(near_.begin(), static_cast<std::size_t>(more), 0);
            lowest_ -= more;
        } else {
            near_.resize(static_cast<std::size_t>(value - lowest_ + step));
        }
    }

    std::int64_t lowest_ = 0;
    std::vector<std::int64_t> near_;
    std::map<std::int64_t, std::int64_t> far_;
};

}  // namespace pokerloop::play
