// The actions of Open Face Chinese poker: where the next card goes.
//
// A player places the cards of his hand one by one, the highest id first, each in a row or, where
// the deal says so, among his discards: four actions in all. So each way to place a hand is one
// sequence of actions, a street has one to five of them, and a Fantasyland hand 13 to 17.
#pragma once

#include <bit>

#include "games/ofc/board.hpp"
#include "play/game.hpp"

namespace pokerloop::ofc {

using play::Action;

// The first three are the rows, so Row and Action convert into each other.
inline constexpr Action discard = 3;
inline constexpr int action_count = 4;
inline constexpr std::array action_names = {"top", "middle", "bottom", "discard"};

using ActionSet = play::ActionSet<action_count>;

// The card to place next.
constexpr Card highest_card(CardSet hand) {
    Card highest = 0;
    for (int suit = 0; suit < base::StandardDeck::suits; ++suit) {
        if (const std::uint16_t lane = hand.lane(suit); lane != 0) {
            const Card card = base::make_card(std::bit_width(lane) - 1, suit);
            if (card > highest) highest = card;
        }
    }
    return highest;
}

// What may happen to the next card of a hand of which so many go on the board.
inline ActionSet legal_actions(const Board& board, CardSet hand, int places) {
    ActionSet legal;
    if (places > 0) {
        for (const Row row : rows) {
            if (board.open_places(row) > 0) legal.insert(row);
        }
    }
    if (hand.size() > places) legal.insert(discard);
    return legal;
}

}  // namespace pokerloop::ofc
