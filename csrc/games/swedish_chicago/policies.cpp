#include "games/swedish_chicago/policies.hpp"

#include <array>

#include "games/swedish_chicago/expert.hpp"
#include "games/swedish_chicago/greedy.hpp"

namespace pokerloop::swedish_chicago {

play::Policies<State> policies() {
    using NamedPolicy = play::NamedPolicy<State>;
    static constexpr std::array list = {
        play::random_policy<State>,
        NamedPolicy{"greedy", "keeps what has the most expected hand points, plays high",
                    [] { return Policy(Greedy()); }},
        NamedPolicy{"expert",
                    "weighs hand points, the last trick and Chicago by the matches they win",
                    [] { return Policy(Expert()); }},
    };
    return list;
}

}  // namespace pokerloop::swedish_chicago
