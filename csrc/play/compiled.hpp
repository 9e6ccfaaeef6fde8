// A policy compiled outside the core, called through a pointer; pokerloop/policy.h is its
// interface.
#pragma once

#include "play/game.hpp"

namespace pokerloop::play {

using CompiledFunction = std::int32_t (*)(const void* view, const std::uint64_t* legal,
                                          std::uint64_t random, void* data);

template <Game State>
Policy<State> compiled_policy(CompiledFunction function, void* data) {
    return [function, data](const typename State::View& view, base::RandomStream& random) {
        const auto legal = view.legal_actions();
        return checked_action<State>(function(&view, legal.words().data(), random.next64(), data));
    };
}

}  // namespace pokerloop::play
