// The policies built in.
//
// `random` chooses among the legal actions, each equally likely.
//
// `greedy` goes for royalties and Fantasyland and away from dead boards, as if it were alone at the
// table: it places a street as continuation.hpp finds best and sets a Fantasyland hand exactly.
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
