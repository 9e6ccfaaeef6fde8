// Boards as they come out in ordinary deals: what an unfinished board is taken for.
#pragma once

#include <span>

#include "games/ofc/board.hpp"

namespace pokerloop::ofc {

// The rows of the boards that `solitaire` finished in its first deals, as they came, dead ones
// too; found by tools/find_typical_boards.py.
std::span<const RowStrengths> typical_boards(Deal deal);

}  // namespace pokerloop::ofc
