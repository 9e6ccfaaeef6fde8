// How play goes on: a sensible placement on any street, quickly.
//
// The value of a placement depends on cards still to come. `Outlook` looks at batches of random
// futures, the same for all placements compared; after each batch the worst are given up. In each
// future every open row is offered a handful of the coming cards, a little more than it can take,
// and the board is finished from the bottom up: the strongest bottom, the strongest middle that is
// not stronger than it, the strongest top that is not stronger than that; if there is none, the
// board is dead. The mean worth of the finished boards, by the player's objective, ranks the
// placements.
//
// With one more draw to come the best few of that ranking are valued exactly (last_draw.hpp). With
// none to come the objective decides alone.
#pragma once

#include "base/philox.hpp"
#include "games/ofc/deals.hpp"
#include "games/ofc/objective.hpp"
#include "games/ofc/placements.hpp"

namespace pokerloop::ofc {

// A player about to place a street's cards.
struct Turn {
    Board board;
    CardSet cards;   // to place
    CardSet unseen;  // what he has not seen: later cards come from here
    int street;      // counted from 0
};

Placement choose_placement(const Turn& turn, const Schedule& schedule, const Objective& objective,
                           base::RandomStream& random);

}  // namespace pokerloop::ofc
