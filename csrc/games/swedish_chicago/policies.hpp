// The policies built in.
//
// `random` chooses among the legal actions, each equally likely. `greedy` goes for hand points and
// plays high (greedy.hpp). `expert` weighs hand points, the last trick and Chicago (expert.hpp).
#pragma once

#include "games/swedish_chicago/state.hpp"
#include "play/policies.hpp"

namespace pokerloop::swedish_chicago {

using Policy = play::Policy<State>;

play::Policies<State> policies();

}  // namespace pokerloop::swedish_chicago
