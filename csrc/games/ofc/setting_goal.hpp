// What the setting of a Fantasyland hand is worth, row by row, and which of two is better.
//
// A setting is worth its points and, if it stays, `stay_value` on top. Its points are its
// royalties, or against opponents the points won from all of them. Only live settings count. Every
// hand has one: the strongest five, the strongest five of the rest, and any three of what is left.
// (Under strict rows these fives may tie; then exchanging cards between middle and top always
// breaks the tie.) With a stay value of 0 or more no dead board is worth more, for it loses every
// row, has no royalties and never stays.
//
// Settings compare by a whole number, their key, so that nothing is lost to rounding: a point
// counts 2 and staying 2 * floor(stay_value) + 1. So a setting that stays goes before one that
// does not exactly if it is worth at least as much.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "games/ofc/board.hpp"

namespace pokerloop::ofc {

// What one row, or several together, add to a setting. `won` and `lost` have a bit for each
// opponent, set while all of these rows are won from, or lost to, him: a scoop takes all three.
struct RowWorth {
    int points = 0;
    bool stays = false;
    std::uint8_t won = 0;
    std::uint8_t lost = 0;

    friend constexpr RowWorth operator+(RowWorth a, RowWorth b) {
        return {a.points + b.points, a.stays || b.stays, static_cast<std::uint8_t>(a.won & b.won),
                static_cast<std::uint8_t>(a.lost & b.lost)};
    }
    friend bool operator==(const RowWorth&, const RowWorth&) = default;
};

class SettingGoal {
 public:
    static constexpr std::size_t most_opponents = 3;

    SettingGoal(const Rules& rules, double stay_value, std::span<const Result> opponents = {});

    const Rules& rules() const { return rules_; }
    const std::vector<Result>& opponents() const { return opponents_; }
    int stay_key() const { return stay_key_; }

    RowWorth worth(Row row, Strength strength) const;
    RowWorth worth(const RowStrengths& rows) const {
        return worth(top, rows.top) + worth(middle, rows.middle) + worth(bottom, rows.bottom);
    }

    // These take the sum over the three rows.
    int points(RowWorth rows) const {
        return rows.points + rules_.scoop * (std::popcount(rows.won) - std::popcount(rows.lost)) -
               royalties_to_pay_;
    }
    int key(RowWorth rows) const { return 2 * points(rows) + (rows.stays ? stay_key_ : 0); }
    double value(RowWorth rows) const { return points(rows) + (rows.stays ? stay_value_ : 0.0); }

    // The lowest key of a setting that is worth as much as one with this key.
    int lowest_equal(int key) const;

    // Something worth at least as much as either, whatever it is added to.
    RowWorth at_least(RowWorth a, RowWorth b) const {
        return {
            std::max(a.points, b.points), stay_key_ > 0 ? a.stays || b.stays : a.stays && b.stays,
            static_cast<std::uint8_t>(a.won | b.won), static_cast<std::uint8_t>(a.lost & b.lost)};
    }

 private:
    Rules rules_;
    double stay_value_;
    int stay_key_;
    std::vector<Result> opponents_;
    int royalties_to_pay_ = 0;
};

}  // namespace pokerloop::ofc
