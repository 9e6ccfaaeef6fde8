#include "games/ofc/fantasyland.hpp"

#include <cassert>
#include <limits>
#include <map>
#include <stdexcept>
#include <string>
#include <tuple>

#include "games/ofc/setting_search.hpp"

namespace pokerloop::ofc {

Board FantasylandSolver::best_board(CardSet cards) const {
    if (tables_.apply()) return best_by_royalties(goal_, tables_, cards);
    Board best;
    visit_settings(goal_, cards, std::numeric_limits<int>::min(),
                   [&](const Board& board, RowWorth worth) {
                       best = board;
                       return goal_.key(worth) + 1;
                   });
    assert(best.is_complete());
    return best;
}

std::vector<Board> FantasylandSolver::all_best_boards(CardSet cards, std::size_t most) const {
    const Board best = best_board(cards);
    const int floor = goal_.lowest_equal(goal_.key(goal_.worth(row_strengths(best))));
    std::vector<Board> boards = {best};
    visit_settings(goal_, cards, floor, [&](const Board& board, RowWorth) {
        if (board == best) return floor;
        if (boards.size() == most) {
            throw std::length_error("more than " + std::to_string(most) +
                                    " settings are worth as much as the best");
        }
        boards.push_back(board);
        return floor;
    });
    return boards;
}

std::vector<Board> FantasylandSolver::best_outcomes(CardSet cards, std::size_t most) const {
    const auto outcome = [this](const Board& board) {
        const RowWorth worth = goal_.worth(row_strengths(board));
        return std::tuple(-goal_.key(worth), royalties(goal_.rules(), board), worth.stays);
    };
    const Board best = best_board(cards);
    std::vector<Board> boards = {best};
    if (most < 2) return boards;
    std::map<decltype(outcome(best)), Board> others;
    int floor = std::numeric_limits<int>::min();
    visit_settings(goal_, cards, floor, [&](const Board& board, RowWorth) {
        if (outcome(board) == outcome(best)) return floor;
        others.emplace(outcome(board), board);
        if (others.size() == most) others.erase(std::prev(others.end()));
        if (others.size() == most - 1) floor = -std::get<0>(others.rbegin()->first);
        return floor;
    });
    for (const auto& [_, board] : others) boards.push_back(board);
    return boards;
}

Setting FantasylandSolver::setting(CardSet cards, const Board& board) const {
    const RowWorth worth = goal_.worth(row_strengths(board));
    return {.board = board,
            .discards = cards - board.cards(),
            .royalties = royalties(goal_.rules(), board),
            .stays = worth.stays,
            .points = goal_.points(worth),
            .value = goal_.value(worth)};
}

Setting best_setting(const Rules& rules, CardSet cards, double stay_value) {
    return FantasylandSolver(SettingGoal(rules, stay_value)).best(cards);
}

void check_fantasyland_cards(int count) {
    if (count < board_size || count > most_fantasyland_cards) {
        throw base::InvalidPositionError("a Fantasyland hand has 13 to 17 cards, not " +
                                         std::to_string(count));
    }
}

}  // namespace pokerloop::ofc
