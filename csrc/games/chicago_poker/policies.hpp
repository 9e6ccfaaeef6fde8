// The policies built in.
//
// `random` chooses among the legal actions, each equally likely.
#pragma once

#include <span>

#include "games/chicago_poker/state.hpp"
#include "play/game.hpp"

namespace pokerloop::chicago_poker {

using Policy = play::Policy<State>;

struct NamedPolicy {
    const char* name;
    const char* meaning;
    Policy (*make)();  // a new one for each seat
};

std::span<const NamedPolicy> policies();

}  // namespace pokerloop::chicago_poker
