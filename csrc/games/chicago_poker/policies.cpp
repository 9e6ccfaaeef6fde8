#include "games/chicago_poker/policies.hpp"

#include <array>

#include "play/play.hpp"

namespace pokerloop::chicago_poker {

std::span<const NamedPolicy> policies() {
    static constexpr std::array list = {
        NamedPolicy{"random", "chooses among the legal actions, each equally likely",
                    [] { return Policy(play::play_at_random<State>); }},
    };
    return list;
}

}  // namespace pokerloop::chicago_poker
