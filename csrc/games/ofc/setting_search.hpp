// All settings of a Fantasyland hand that are worth enough: the search that serves every goal.
//
// The strengths of a row fall into bands within which the row is worth the same; there are few,
// for royalties go by category and each opponent's row adds one boundary or two. A bottom band, a
// middle band and a top band fix what the setting is worth, so the search takes pairs of bottom
// and middle bands by the most they can reach, best first, and looks in each for cards that fit
// together in the right order. A pair that cannot reach the floor is never looked at.
#pragma once

#include <functional>

#include "games/ofc/setting_goal.hpp"

namespace pokerloop::ofc {

// Calls visit(board, worth) with every live setting whose key is at least `floor`, in an order
// that depends on the cards and the goal alone. `visit` returns the floor from there on, which
// must not be lower.
void visit_settings(const SettingGoal& goal, CardSet cards, int floor,
                    const std::function<int(const Board&, RowWorth)>& visit);

}  // namespace pokerloop::ofc
