#include "games/chicago_poker/policies.hpp"

#include <array>

#include "games/chicago_poker/boss.hpp"
#include "games/chicago_poker/greedy.hpp"

namespace pokerloop::chicago_poker {

play::Policies<State> policies() {
    using NamedPolicy = play::NamedPolicy<State>;
    static constexpr std::array list = {
        play::random_policy<State>,
        NamedPolicy{"greedy", "lays what makes the strongest column at once",
                    [] { return Policy(play_greedily); }},
        NamedPolicy{"boss", "values each business by chance, need and time, and what others need",
                    [] { return Policy(BossPolicy()); }},
    };
    return list;
}

}  // namespace pokerloop::chicago_poker
