// Playing one game to its end.
#pragma once

#include <cassert>
#include <span>
#include <vector>

#include "play/game.hpp"

namespace pokerloop::play {

// Plays on from a state; every seat's random numbers start anew. Throws IllegalActionError when a
// policy chooses one that is not legal, leaving the state in which it was asked. Returns the number
// of actions.
template <Game State>
std::int64_t play(State& state, std::span<const Policy<State>> seats, Key key) {
    assert(static_cast<int>(seats.size()) == state.players());
    std::vector<base::RandomStream> random;
    for (std::uint32_t seat = 0; seat < seats.size(); ++seat) {
        random.push_back(random_stream(key, Stream::seat, seat));
    }
    std::int64_t actions = 0;
    for (; !state.is_over(); ++actions) {
        const int seat = state.to_move();
        const auto place = static_cast<std::size_t>(seat);
        state.apply(seats[place](state.view(seat), random[place]));
    }
    return actions;
}

// Chooses among the legal actions, each equally likely.
template <Game State>
Action play_at_random(const typename State::View& view, base::RandomStream& random) {
    const auto legal = view.legal_actions();
    return legal.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(legal.size()))));
}

}  // namespace pokerloop::play
