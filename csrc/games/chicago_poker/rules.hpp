// Chicago Poker: what can be decided about the game.
//
// Two to six bosses fight for the businesses of Chicago with poker hands of 75 gangster cards,
// values 1 to 15 in five colours. The sources leave some points open; where the answer is this
// project's own, the headers of this room say so with a dagger†.
#pragma once

#include <cstdint>
#include <span>
#include <type_traits>

#include "base/rules.hpp"
#include "hands/chicago_poker_ranking.hpp"

namespace pokerloop::chicago_poker {

inline constexpr int max_players = 6;
inline constexpr int max_open = 6;  // businesses

// When a player has won: with three businesses of one type, four different ones or any five; in the
// short game with two of one type or any three.
enum class Goal : std::uint8_t { full, short_game };

struct Rules {
    bool specials = true;
    Goal goal = Goal::full;
    int open_tiles = base::no_number;  // as many as the number of players asks for
    hands::chicago_poker::Ranking order = hands::chicago_poker::default_order.ranking();

    static std::span<const base::RuleField<Rules>> fields();
    static std::span<const base::Preset<Rules>> presets();

    friend bool operator==(const Rules&, const Rules&) = default;
};

static_assert(std::is_trivially_copyable_v<Rules>);

// How many businesses are open.
constexpr int open_tiles(const Rules& rules, int players) {
    if (rules.open_tiles != base::no_number) return rules.open_tiles;
    return players <= 3 ? 2 : players == 4 ? 3 : 4;
}

}  // namespace pokerloop::chicago_poker
