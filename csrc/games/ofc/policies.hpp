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

#include <span>
#include <string_view>

#include "games/ofc/state.hpp"
#include "play/game.hpp"

namespace pokerloop::ofc {

using Policy = play::Policy<State>;

struct NamedPolicy {
    const char* name;
    const char* meaning;
    Policy (*make)();  // a new one for each seat
};

std::span<const NamedPolicy> policies();

}  // namespace pokerloop::ofc
