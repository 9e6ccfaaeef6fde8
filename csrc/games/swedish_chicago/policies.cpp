#include "games/swedish_chicago/policies.hpp"

#include "games/swedish_chicago/expert.hpp"
#include "games/swedish_chicago/greedy.hpp"
#include "play/play.hpp"

namespace pokerloop::swedish_chicago {

std::span<const NamedPolicy> policies() {
    static constexpr std::array list = {
        NamedPolicy{"random", "chooses among the legal actions, each equally likely",
                    [] { return Policy(play::play_at_random<State>); }},
        NamedPolicy{"greedy", "keeps what has the most expected hand points, plays high",
                    [] { return Policy(Greedy()); }},
        NamedPolicy{"expert",
                    "weighs hand points, the last trick and Chicago on the way to the target",
                    [] { return Policy(Expert()); }},
    };
    return list;
}

}  // namespace pokerloop::swedish_chicago
