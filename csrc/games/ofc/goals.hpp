// What a player may aim at, as an objective.
#pragma once

#include <span>

#include "games/ofc/objective.hpp"

namespace pokerloop::ofc {

enum class Goal : std::uint8_t { points, fantasyland };

// Points against these opponents, or Fantasyland above all and then points. Opponents count with
// their boards where those are complete, and else with typical ones (typical_boards.hpp). Without
// opponents points are royalties, and a dead board is worth nothing.
Objective objective_for(Goal goal, const Rules& rules, const FantasylandValues& values,
                        std::span<const Board> opponents);

}  // namespace pokerloop::ofc
