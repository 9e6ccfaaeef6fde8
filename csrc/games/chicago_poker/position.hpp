// A position of Chicago Poker, written down: what lies where and whose turn it is.
//
// Whatever is left out is drawn at random: the order of the tiles to come, and of the deck below
// the cards named as its top. Cards that stand nowhere are in the deck, or if `rest_is_discarded`
// among the discards. Cards at a business are turned by their places.
#pragma once

#include <array>
#include <vector>

#include "games/chicago_poker/state.hpp"

namespace pokerloop::chicago_poker {

struct OpenBusiness {
    Tile tile = Tile::speakeasy;
    int marker = play::nobody;
    std::array<std::vector<Card>, max_players> columns{};
};

struct Position {
    Setup setup;
    int to_move = 0;
    int actions_left = 0;  // 0: his turn begins, with the shootouts that are due
    // Markers were set in this order. More are opened from the stack, as many as there should be.
    std::vector<OpenBusiness> businesses;
    std::array<std::vector<Card>, max_players> hands{};
    std::vector<Card> discards;
    std::vector<Card> deck;  // its top, the next card first
    bool rest_is_discarded = false;
    std::array<std::array<int, tile_types>, max_players> won{};  // tiles by seat and type
    std::vector<Tile> tiles;                                     // the next ones
};

}  // namespace pokerloop::chicago_poker
