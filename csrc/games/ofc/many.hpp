// What many tables of finished boards settle, from an array of card ids.
//
// A board is 13 ids: three of the top row, five of the middle, five of the bottom; a table is 2 to
// 4 boards. Every pair of boards at a table settles, without a limit of a loss. Ids outside the
// deck, and cards that come twice at a table, are an InvalidCardError that names the table; where
// the caller vouches for them, `check_duplicates = false` leaves that test out, and such a table
// then gets meaningless points. After an error the points written so far are worthless.
#pragma once

#include <cstdint>
#include <span>

#include "games/ofc/board.hpp"

namespace pokerloop::ofc {

// `cards` holds table after table, `points` gets a number for each board.
void settle_many(const Rules& rules, std::span<const Card> cards, int players,
                 std::span<std::int32_t> points, bool check_duplicates = true);

}  // namespace pokerloop::ofc
