#include "games/chicago_poker/policies.hpp"

#include <array>

#include "games/chicago_poker/boss.hpp"
#include "games/chicago_poker/greedy.hpp"
#include "play/play.hpp"

namespace pokerloop::chicago_poker {

std::span<const NamedPolicy> policies() {
    static constexpr std::array list = {
        NamedPolicy{"random", "chooses among the legal actions, each equally likely",
                    [] { return Policy(play::play_at_random<State>); }},
        NamedPolicy{"greedy", "lays what makes the strongest column at once",
                    [] { return Policy(play_greedily); }},
        NamedPolicy{"boss", "values each business by chance, need and time, and what others need",
                    [] { return Policy(BossPolicy()); }},
    };
    return list;
}

}  // namespace pokerloop::chicago_poker
