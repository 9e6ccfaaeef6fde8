// The policies built in.
//
// `random` chooses among the legal actions, each equally likely. `greedy` goes for hand points and
// plays high (greedy.hpp). `expert` weighs hand points, the last trick and Chicago (expert.hpp).
#pragma once

#include <span>

#include "games/swedish_chicago/state.hpp"
#include "play/game.hpp"

namespace pokerloop::swedish_chicago {

using Policy = play::Policy<State>;

struct NamedPolicy {
    const char* name;
    const char* meaning;
    Policy (*make)();  // a new one for each seat
};

std::span<const NamedPolicy> policies();

}  // namespace pokerloop::swedish_chicago
