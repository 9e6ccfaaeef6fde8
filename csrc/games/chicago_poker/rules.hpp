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

// How many businesses are open; by_players: 2 for two or three players, 3 for four, 4 for more.
enum class OpenTiles : std::uint8_t { by_players, n1, n2, n3, n4, n5, n6 };

struct Rules {
    bool specials = true;
    Goal goal = Goal::full;
    OpenTiles open_tiles = OpenTiles::by_players;
    hands::chicago_poker::Ranking order = hands::chicago_poker::default_order.ranking();

    static std::span<const base::RuleField<Rules>> fields();
    static std::span<const base::Preset<Rules>> presets();

    friend bool operator==(const Rules&, const Rules&) = default;
};

static_assert(std::is_trivially_copyable_v<Rules>);

constexpr int open_tiles(const Rules& rules, int players) {
    if (rules.open_tiles != OpenTiles::by_players) return static_cast<int>(rules.open_tiles);
    return players <= 3 ? 2 : players == 4 ? 3 : 4;
}

}  // namespace pokerloop::chicago_poker
