// An Open Face board: its rows, whether it is dead, what it pays and what two boards settle.
//
// Hand order. Ordinary poker. The top row has three cards and knows three of a kind, pair and high
// card only. Rows of three and five cards compare on one scale: category, then rank by rank, a
// missing kicker lower than any card. Rows must not get stronger upwards: bottom >= middle >= top;
// a board that breaks the order is dead (foul). Equal rows are legal unless `strict_rows`.
//
// Points between two players. Each row won pays `row_points`, all three rows won `scoop` on top.
// A tied row is worth nothing, and then there is no scoop. The difference of royalties is added;
// they are paid whoever wins the row. A dead board loses all three rows (and the scoop) to every
// live board and has no royalties, while it pays the other's; two dead boards settle at 0.
//
// Fantasyland. A complete live board with `fantasyland_entry` or better on top enters. A board
// played in Fantasyland stays when one of its rows is at least as strong as that row's `stay_*`.
//
// Boards may be unfinished. Then `is_foul` tells whether finished rows already break the order,
// royalties count finished rows only, and the board enters nothing yet.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "games/ofc/rules.hpp"
#include "hands/ranking.hpp"

namespace pokerloop::ofc {

using base::Card;
using base::CardList;
using base::CardSet;
using hands::Strength;

enum Row : std::uint8_t { top, middle, bottom };

inline constexpr std::array rows = {top, middle, bottom};
inline constexpr std::array row_names = {"top", "middle", "bottom"};
inline constexpr std::array row_sizes = {3, 5, 5};
inline constexpr int board_size = 13;

struct Board {
    std::array<CardSet, 3> row{};

    CardSet& operator[](Row which) { return row[which]; }
    CardSet operator[](Row which) const { return row[which]; }

    CardSet cards() const { return row[top] | row[middle] | row[bottom]; }
    int size() const { return cards().size(); }
    int open_places(Row which) const { return row_sizes[which] - row[which].size(); }
    bool is_complete() const { return size() == board_size; }

    friend auto operator<=>(const Board&, const Board&) = default;
};

static_assert(std::is_trivially_copyable_v<Board>);

// The strengths of the three rows of a complete board.
struct RowStrengths {
    Strength top;
    Strength middle;
    Strength bottom;

    constexpr Strength operator[](Row row) const {
        return row == ofc::top ? top : row == ofc::middle ? middle : bottom;
    }
};

RowStrengths row_strengths(const Board& board);

// ---- Rules that need the strengths only ------------------------------------------------------

constexpr bool in_order(const Rules& rules, Strength upper, Strength lower) {
    return lower >= upper + int{rules.strict_rows};
}

// Both are looked at: whether a board is live is hard to guess for a processor.
constexpr bool is_live(const Rules& rules, const RowStrengths& rows) {
    return in_order(rules, rows.top, rows.middle) & in_order(rules, rows.middle, rows.bottom);
}

int row_royalty(const Rules& rules, Row row, Strength strength);

// How many cards a live board's top row earns in the next deal's Fantasyland; 0 for none.
int fantasyland_cards(const Rules& rules, Strength top_row);

// Whether a row of a live board played in Fantasyland is strong enough to stay.
bool row_stays(const Rules& rules, Row row, Strength strength);

bool stays(const Rules& rules, const RowStrengths& rows);

// How many cards a stay earns after a Fantasyland of so many.
constexpr int repeat_cards(const Rules& rules, int cards) {
    return rules.fantasyland_cards_repeat == RepeatCards::same
               ? cards
               : static_cast<int>(rules.fantasyland_cards_repeat) + 12;
}

// A finished board as others see it: the strengths of its rows, the sum of its royalties, and
// whether it is live. A dead board keeps no strengths, so it loses every row to a live one.
struct Result {
    RowStrengths rows{};
    int royalties = 0;
    bool live = false;
};

Result result_of(const Rules& rules, const RowStrengths& rows);

// Points for rows won less rows lost, -3 to 3; royalties not counted.
constexpr int points_for_rows(const Rules& rules, int won) {
    return won * rules.row_points + ((won == 3) - (won == -3)) * rules.scoop;
}

// Rows that x wins from y less rows that it loses, -3 to 3.
int rows_won(const Result& x, const Result& y);

// What x wins from y; negative if it loses.
int points(const Rules& rules, const Result& x, const Result& y);

// ---- Rules of boards, finished or not ---------------------------------------------------------

bool is_foul(const Rules& rules, const Board& board);

std::array<int, 3> royalties(const Rules& rules, const Board& board);

int fantasyland_cards(const Rules& rules, const Board& board);

bool stays(const Rules& rules, const Board& board);

// Throws InvalidPositionError for a row with too many cards.
void check_rows(const Board& board, const std::string& whose = "");

// Throws unless these are the complete boards of 2 to 4 players, without a card in two places.
void check_table(std::span<const Board> boards);

// Points of 2 to 4 players with complete boards; they add up to zero.
std::vector<int> settle(const Rules& rules, std::span<const Board> boards);

}  // namespace pokerloop::ofc
