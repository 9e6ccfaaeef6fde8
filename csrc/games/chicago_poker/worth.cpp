#include "games/chicago_poker/worth.hpp"

#include <algorithm>

namespace pokerloop::chicago_poker {

double nearness(Goal goal, const std::array<std::uint8_t, tile_types>& won) {
    int tiles = 0;
    int types = 0;
    for (const int of_type : won) {
        tiles += of_type;
        types += of_type > 0;
    }
    // Any tile serves some goals, for others it must be of one type; the more tiles are missing,
    // the farther away.
    const bool is_full = goal == Goal::full;
    const int of_one_type = (is_full ? 3 : 2) - std::ranges::max(won);
    const int of_any_type = (is_full ? 5 : 3) - tiles;
    double nearest = std::max(power(0.3, of_one_type), power(0.45, of_any_type));
    if (is_full) nearest = std::max(nearest, power(0.35, tile_types - types));
    return nearest;
}

double worth(Goal goal, const std::array<std::uint8_t, tile_types>& won, Tile tile) {
    if (tile == Tile::none) return 0;
    constexpr double of_any = 0.02;
    auto more = won;
    ++more[static_cast<std::size_t>(tile)];
    return nearness(goal, more) - nearness(goal, won) + of_any;
}

}  // namespace pokerloop::chicago_poker
