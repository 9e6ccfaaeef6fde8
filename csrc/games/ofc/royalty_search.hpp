// The best setting of a Fantasyland hand, fast, for the usual goal: royalties and staying alone,
// under rules by which a stronger row never pays less and equal rows are legal.
//
// A row that neither pays nor stays is plain. Rows weaker than three of a kind are plain at the
// bottom and in the middle, which leaves few fives that matter: a typical hand of 13 cards has 25
// among its 1287. The search rests on three facts.
//   - Two fives without a common card are a bottom and a middle, the stronger one at the bottom,
//     and to put a stronger five in the place of another never loses anything.
//   - Cards added to a hand of fewer than five never make it weaker.
//   - So a five is at least as strong as a top with a pair or three of a kind exactly if it
//     contains a *core* that is: a pair, three of a kind, two pairs, a straight or better, or, to
//     beat the same pair on top, a pair and one kicker.
//
// Every setting is at most as good as one of these forms:
//   1. two fives that are three of a kind or better, and the best top of the cards left;
//   2. a five that is not plain at the bottom, a top that pays, and a core in the middle;
//   3. a top that pays, and a core in either row below;
//   4. the strongest five, the strongest five of the cards left, and any top.
// Each is searched from the most it can be worth down, and left as soon as that, staying
// included, is no more than the best found.
#pragma once

#include <array>

#include "games/ofc/ranked_rows.hpp"
#include "games/ofc/setting_goal.hpp"

namespace pokerloop::ofc {

// The class of a five: its category, but a royal flush is a class of its own.
inline constexpr std::size_t five_classes = 10;

constexpr std::size_t five_class(Strength five) {
    return static_cast<std::size_t>(hands::category(five)) + (five == hands::royal_flush);
}

// What fives are worth by their class.
class RoyaltyTables {
 public:
    explicit RoyaltyTables(const SettingGoal& goal);

    // Whether the goal is one that the search is exact for.
    bool apply() const { return apply_; }

    RowWorth bottom(std::size_t five_class) const { return bottom_[five_class]; }
    RowWorth middle(std::size_t five_class) const { return middle_[five_class]; }

 private:
    std::array<RowWorth, five_classes> bottom_;
    std::array<RowWorth, five_classes> middle_;
    bool apply_;
};

Board best_by_royalties(const SettingGoal& goal, const RoyaltyTables& tables, CardSet cards);

}  // namespace pokerloop::ofc
