// The setting of a Fantasyland hand: the best live board that 13 of its 13 to 17 cards make.
//
// Best is, alone, the board with the most royalties, counting `stay_value` for one that stays;
// against opponents whose boards are known, the one that wins the most points from all of them,
// counting `stay_value` likewise (setting_goal.hpp). Of equals it is one that stays, and beyond
// that always the same one. The answer is exact under all rules.
#pragma once

#include <vector>

#include "games/ofc/royalty_search.hpp"
#include "games/ofc/setting_goal.hpp"

namespace pokerloop::ofc {

struct Setting {
    Board board;
    CardSet discards;
    std::array<int, 3> royalties{};
    bool stays = false;
    int points = 0;    // won from the opponents; without any, the royalties
    double value = 0;  // points and, if the board stays, the value given to that
};

// Sets any number of hands for one goal.
class FantasylandSolver {
 public:
    explicit FantasylandSolver(const SettingGoal& goal) : goal_(goal), tables_(goal_) {}

    const SettingGoal& goal() const { return goal_; }

    Board best_board(CardSet cards) const;
    Setting best(CardSet cards) const { return setting(cards, best_board(cards)); }

    // Every board worth as much as the best, which comes first. Throws std::length_error if there
    // are more than `most`.
    std::vector<Board> all_best_boards(CardSet cards, std::size_t most) const;

    // One board for each different outcome (royalties by row, points, staying), the best of at most
    // `most` outcomes, best first.
    std::vector<Board> best_outcomes(CardSet cards, std::size_t most) const;

    // What a board made from the cards is worth.
    Setting setting(CardSet cards, const Board& board) const;

 private:
    SettingGoal goal_;
    RoyaltyTables tables_;
};

Setting best_setting(const Rules& rules, CardSet cards, double stay_value);

// Throws InvalidPositionError unless a Fantasyland hand can have so many cards.
void check_fantasyland_cards(int count);

}  // namespace pokerloop::ofc
