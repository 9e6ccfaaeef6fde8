// The policies built in.
//
// `random` chooses among the legal actions, each equally likely.
//
// `solitaire` places a street as continuation.hpp finds best for royalties and Fantasyland, with a
// scoop lost to every opponent for a dead board, and sets a Fantasyland hand exactly.
//
// `greedy` does the same for points: against the boards that opponents have finished and, where
// they have not, against boards as they typically come out (typical_boards.hpp).
#pragma once

#include "games/ofc/state.hpp"
#include "play/policies.hpp"

namespace pokerloop::ofc {

using Policy = play::Policy<State>;

play::Policies<State> policies();

}  // namespace pokerloop::ofc
