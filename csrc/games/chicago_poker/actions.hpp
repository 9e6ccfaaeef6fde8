// The actions of Chicago Poker, and which are legal.
//
// An action names a thing: a card, a business, a seat, the deck, or that one is done. What is done
// with it follows from the choice that is due (Choice):
//   draw                                   a card from the deck
//   a gangster, a business                 lays it there
//   revolver                               has two actions more
//   raid, a business, a seat               looks at his cards that lie face down there
//   liquidation, a business, a seat        throws out the last card he laid there
//   limousine, a business, another, cards  moves up to four of one's own, `done` for fewer
//   bribe, a card                          takes it from the discards
//   a card                                 as a reinforcement, where a tie is to be broken
//
// A card can be played only if all that follows can be chosen:
// - a gangster goes to an open business where one has fewer than five cards;
// - a raid needs another player's card face down;
// - a liquidation needs a business where another player has one to four cards (with five there is a
//   marker, and he is safe);
// - a limousine takes at least one card from a business without a marker, whoever's†, to another
//   with a free place for it;
// - a revolver is played once a turn† (without that, who could do nothing else but draw it again
//   from the discards would do so for ever);
// - a bribe needs a discard, other than itself†.
//
// At the end of a turn nobody holds more than seven cards. So a card may be drawn beyond the
// seventh, and a bribe played with more than seven, only if enough actions remain to play the
// surplus, and enough free places for it on the table, or for an eighth card a special card that
// can be used instead†.
//
// Drawing needs a card in the deck or among the discards, which then become the deck.
#pragma once

#include <string>

#include "games/chicago_poker/table.hpp"

namespace pokerloop::chicago_poker {

using play::Action;

inline constexpr int hand_limit = 7;
inline constexpr int most_passengers = 4;

// A card's action has the card's id.
inline constexpr Action first_business = Deck::ids;
inline constexpr Action first_seat = first_business + max_open;
inline constexpr Action draw = first_seat + max_players;
inline constexpr Action done = draw + 1;
inline constexpr int action_count = done + 1;

using ActionSet = play::ActionSet<action_count>;

constexpr Action action_of_business(int business) {
    return static_cast<Action>(first_business + business);
}
constexpr Action action_of_seat(int seat) { return static_cast<Action>(first_seat + seat); }

// A card's text, "business 0", "seat 0", "draw" or "done".
std::string action_name(Action action);

// What the player to move may do with such a hand. His own cards must be known at the table.
ActionSet legal_actions(const Table& table, CardSet hand);

}  // namespace pokerloop::chicago_poker
