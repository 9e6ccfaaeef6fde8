// The policies built in.
//
// `random` chooses among the legal actions, each equally likely. `greedy` lays what makes the
// strongest column at once (greedy.hpp). `boss` values each business (boss.hpp).
#pragma once

#include "games/chicago_poker/state.hpp"
#include "play/policies.hpp"

namespace pokerloop::chicago_poker {

using Policy = play::Policy<State>;

play::Policies<State> policies();

}  // namespace pokerloop::chicago_poker
