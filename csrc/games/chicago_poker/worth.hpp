// What a business is worth to a player: how much nearer it brings him to winning the game.
#pragma once

#include "games/chicago_poker/table.hpp"

namespace pokerloop::chicago_poker {

// A power by multiplication: the last digit of std::pow differs between machines, and players
// compare such numbers.
constexpr double power(double base, int exponent) {
    double product = 1;
    for (; exponent > 0; --exponent) product *= base;
    return product;
}

// How near a player with these tiles is to winning: 1 when he has won.
double nearness(Goal goal, const std::array<std::uint8_t, tile_types>& won);

// The nearness that one more tile adds; 0 for no tile.
double worth(Goal goal, const std::array<std::uint8_t, tile_types>& won, Tile tile);

}  // namespace pokerloop::chicago_poker
