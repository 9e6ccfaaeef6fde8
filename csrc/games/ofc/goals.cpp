#include "games/ofc/goals.hpp"

#include "games/ofc/typical_boards.hpp"

namespace pokerloop::ofc {

Objective objective_for(Goal goal, const Rules& rules, const FantasylandValues& values,
                        std::span<const Board> opponents) {
    constexpr double above_all = 1e6;
    FantasylandValues above_all_values;
    above_all_values.fill(above_all);
    Objective objective(rules, goal == Goal::fantasyland ? above_all_values : values);
    std::vector<Result> typical;
    for (const RowStrengths& board : typical_boards(rules.deal)) {
        typical.push_back(result_of(rules, board));
    }
    for (const Board& board : opponents) {
        objective.add_opponent(
            board.is_complete() ? std::vector{result_of(rules, row_strengths(board))} : typical);
    }
    return objective;
}

}  // namespace pokerloop::ofc
