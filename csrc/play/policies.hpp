// The policies that a game has built in, by name.
#pragma once

#include <span>

#include "play/game.hpp"
#include "play/play.hpp"

namespace pokerloop::play {

template <Game State>
struct NamedPolicy {
    const char* name;
    const char* meaning;
    Policy<State> (*make)();  // a new one for each seat
};

template <Game State>
using Policies = std::span<const NamedPolicy<State>>;

// The one that every game has.
template <Game State>
inline constexpr NamedPolicy<State> random_policy = {
    "random", "chooses among the legal actions, each equally likely",
    [] { return Policy<State>(play_at_random<State>); }};

}  // namespace pokerloop::play
