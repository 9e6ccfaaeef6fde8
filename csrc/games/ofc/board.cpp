#include "games/ofc/board.hpp"

#include "base/card_text.hpp"
#include "hands/standard.hpp"

namespace pokerloop::ofc {

using base::InvalidPositionError;
using hands::Category;
using hands::category;

namespace {

bool is_row_complete(const Board& board, Row row) { return board.open_places(row) == 0; }

bool reaches(Strength row, Stay lowest) {
    return lowest != Stay::never && static_cast<int>(category(row)) >= static_cast<int>(lowest) + 2;
}

static_assert(static_cast<int>(Stay::three_of_a_kind) + 2 ==
              static_cast<int>(Category::three_of_a_kind));

int top_royalty(const Rules& rules, Strength strength) {
    constexpr int sixes = 4;
    const int rank = hands::set_rank(strength);
    if (category(strength) == Category::three_of_a_kind) {
        return rules.top_three_twos == 0 ? 0 : rules.top_three_twos + rank;
    }
    if (category(strength) == Category::pair && rank >= sixes) {
        return rules.top_sixes == 0 ? 0 : rules.top_sixes + rank - sixes;
    }
    return 0;
}

int middle_royalty(const Rules& rules, Strength strength) {
    switch (category(strength)) {
        case Category::three_of_a_kind:
            return rules.middle_three_of_a_kind;
        case Category::straight:
            return rules.middle_straight;
        case Category::flush:
            return rules.middle_flush;
        case Category::full_house:
            return rules.middle_full_house;
        case Category::four_of_a_kind:
            return rules.middle_four_of_a_kind;
        case Category::straight_flush:
            return strength == hands::royal_flush ? rules.middle_royal_flush
                                                  : rules.middle_straight_flush;
        default:
            return 0;
    }
}

int bottom_royalty(const Rules& rules, Strength strength) {
    switch (category(strength)) {
        case Category::straight:
            return rules.bottom_straight;
        case Category::flush:
            return rules.bottom_flush;
        case Category::full_house:
            return rules.bottom_full_house;
        case Category::four_of_a_kind:
            return rules.bottom_four_of_a_kind;
        case Category::straight_flush:
            return strength == hands::royal_flush ? rules.bottom_royal_flush
                                                  : rules.bottom_straight_flush;
        default:
            return 0;
    }
}

// 1 if x wins the row, -1 if y does, 0 for a tie.
int compare(Strength x, Strength y) { return (x > y) - (x < y); }

}  // namespace

RowStrengths row_strengths(const Board& board) {
    return {hands::rank(board[top]), hands::rank(board[middle]), hands::rank(board[bottom])};
}

int row_royalty(const Rules& rules, Row row, Strength strength) {
    switch (row) {
        case top:
            return top_royalty(rules, strength);
        case middle:
            return middle_royalty(rules, strength);
        case bottom:
            break;
    }
    return bottom_royalty(rules, strength);
}

int fantasyland_cards(const Rules& rules, Strength top_row) {
    if (!rules.fantasyland) return 0;
    if (category(top_row) == Category::three_of_a_kind) return rules.fantasyland_cards_trips;
    const int pair = hands::set_rank(top_row);
    if (pair < static_cast<int>(rules.fantasyland_entry)) return 0;
    constexpr int kings = 11;
    if (pair < kings) return rules.fantasyland_cards_queens;
    return pair == kings ? rules.fantasyland_cards_kings : rules.fantasyland_cards_aces;
}

bool row_stays(const Rules& rules, Row row, Strength strength) {
    if (!rules.fantasyland || !rules.fantasyland_repeat) return false;
    switch (row) {
        case top:
            return reaches(strength, rules.stay_top);
        case middle:
            return reaches(strength, rules.stay_middle) ||
                   (rules.full_house_middle_stays && reaches(strength, Stay::full_house));
        case bottom:
            break;
    }
    return reaches(strength, rules.stay_bottom);
}

bool stays(const Rules& rules, const RowStrengths& rows) {
    return is_live(rules, rows) &&
           (row_stays(rules, top, rows.top) || row_stays(rules, middle, rows.middle) ||
            row_stays(rules, bottom, rows.bottom));
}

Result result_of(const Rules& rules, const RowStrengths& rows) {
    if (!is_live(rules, rows)) return {};
    return {rows,
            top_royalty(rules, rows.top) + middle_royalty(rules, rows.middle) +
                bottom_royalty(rules, rows.bottom),
            true};
}

int rows_won(const Result& x, const Result& y) {
    return compare(x.rows.top, y.rows.top) + compare(x.rows.middle, y.rows.middle) +
           compare(x.rows.bottom, y.rows.bottom);
}

int points(const Rules& rules, const Result& x, const Result& y) {
    return points_for_rows(rules, rows_won(x, y)) + x.royalties - y.royalties;
}

bool is_foul(const Rules& rules, const Board& board) {
    for (const auto& [upper, lower] : {std::pair{top, middle}, {middle, bottom}, {top, bottom}}) {
        if (is_row_complete(board, upper) && is_row_complete(board, lower) &&
            !in_order(rules, hands::rank(board[upper]), hands::rank(board[lower]))) {
            return true;
        }
    }
    return false;
}

std::array<int, 3> royalties(const Rules& rules, const Board& board) {
    std::array<int, 3> paid{};
    if (is_foul(rules, board)) return paid;
    for (const Row row : rows) {
        if (is_row_complete(board, row)) {
            paid[row] = row_royalty(rules, row, hands::rank(board[row]));
        }
    }
    return paid;
}

int fantasyland_cards(const Rules& rules, const Board& board) {
    if (!board.is_complete() || is_foul(rules, board)) return 0;
    return fantasyland_cards(rules, hands::rank(board[top]));
}

bool stays(const Rules& rules, const Board& board) {
    return board.is_complete() && stays(rules, row_strengths(board));
}

void check_rows(const Board& board, const std::string& whose) {
    for (const Row row : rows) {
        if (board.open_places(row) >= 0) continue;
        throw InvalidPositionError(whose + row_names[row] + " holds at most " +
                                   std::to_string(row_sizes[row]) + " cards, not " +
                                   std::to_string(board[row].size()));
    }
}

void check_table(std::span<const Board> boards) {
    if (boards.size() < 2 || boards.size() > 4) {
        throw InvalidPositionError("2 to 4 boards settle, not " + std::to_string(boards.size()));
    }
    base::DistinctCards<> distinct;
    for (std::size_t i = 0; i < boards.size(); ++i) {
        const std::string name = "board " + std::to_string(i + 1);
        if (!boards[i].is_complete()) {
            throw InvalidPositionError(name + " has " + std::to_string(boards[i].size()) +
                                       " cards; complete boards of 13 settle");
        }
        distinct.insert(CardList(boards[i].cards()).cards(), name);
    }
}

std::vector<int> settle(const Rules& rules, std::span<const Board> boards) {
    std::vector<Result> results;
    for (const Board& board : boards) results.push_back(result_of(rules, row_strengths(board)));
    std::vector<int> totals(boards.size());
    for (std::size_t x = 0; x < boards.size(); ++x) {
        for (std::size_t y = x + 1; y < boards.size(); ++y) {
            const int won = points(rules, results[x], results[y]);
            totals[x] += won;
            totals[y] -= won;
        }
    }
    return totals;
}

}  // namespace pokerloop::ofc
