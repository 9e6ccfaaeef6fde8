// A player who lays, of all cards and at all businesses, what makes the strongest column at once.
//
// He draws up to six cards first, so as to have a choice, and plays a special card as soon as it
// helps: a revolver always, a liquidation against the strongest column he sees, a raid on the most
// cards, a bribe for the card that makes the strongest column, a limousine if it makes a stronger
// column than there is. He looks at nobody else's cards otherwise.
#pragma once

#include "base/philox.hpp"
#include "games/chicago_poker/view.hpp"

namespace pokerloop::chicago_poker {

Action play_greedily(const View& view, base::RandomStream& random);

}  // namespace pokerloop::chicago_poker
