#include "games/swedish_chicago/policies.hpp"

#include "play/play.hpp"

namespace pokerloop::swedish_chicago {

std::span<const NamedPolicy> policies() {
    static constexpr std::array list = {
        NamedPolicy{"random", "chooses among the legal actions, each equally likely",
                    [] { return Policy(play::play_at_random<State>); }},
    };
    return list;
}

}  // namespace pokerloop::swedish_chicago
