#include "games/ofc/setting_goal.hpp"

#include <cassert>
#include <cmath>

namespace pokerloop::ofc {

namespace {

// More points than any two settings differ by: a stay value beyond it always or never decides.
constexpr double decisive = 1e6;

int key_of_stay(double stay_value) {
    return 2 * static_cast<int>(std::floor(std::clamp(stay_value, -decisive, decisive))) + 1;
}

}  // namespace

SettingGoal::SettingGoal(const Rules& rules, double stay_value, std::span<const Result> opponents)
    : rules_(rules),
      stay_value_(stay_value),
      stay_key_(key_of_stay(stay_value)),
      opponents_(opponents.begin(), opponents.end()) {
    assert(std::isfinite(stay_value) && opponents.size() <= most_opponents);
    for (const Result& opponent : opponents) royalties_to_pay_ += opponent.royalties;
}

RowWorth SettingGoal::worth(Row row, Strength strength) const {
    const int royalty = row_royalty(rules_, row, strength);
    RowWorth worth{.points = royalty, .stays = row_stays(rules_, row, strength)};
    if (opponents_.empty()) return worth;
    worth.points = 0;
    for (std::size_t i = 0; i < opponents_.size(); ++i) {
        const Strength other = opponents_[i].rows[row];
        const auto bit = static_cast<std::uint8_t>(1U << i);
        if (strength > other) worth.won |= bit;
        if (strength < other) worth.lost |= bit;
        worth.points += royalty + rules_.row_points * ((strength > other) - (strength < other));
    }
    return worth;
}

int SettingGoal::lowest_equal(int key) const {
    const bool stays = key % 2 != 0;
    return stays && std::floor(stay_value_) == stay_value_ ? key - 1 : key;
}

}  // namespace pokerloop::ofc
