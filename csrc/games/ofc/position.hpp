// A decision in Open Face Chinese poker as one player sees it.
//
// His rows, the street's cards to place, his own discards, what he sees of 0 to 3 opponents, other
// cards known to be out of play (dead), and what entering Fantasyland is worth to him. Everything
// else is unseen. An opponent's discards are unseen.
//
// A position is possible on a street if the player has as many cards on his board, in his hand
// and among his discards as the deal says, and every opponent has acted on this street or not yet.
// An opponent whose board is complete is accepted on any street and counts as it lies. An opponent
// in Fantasyland shows no cards and holds 13 to 17. There must be enough unseen cards for everybody
// to finish.
#pragma once

#include <vector>

#include "games/ofc/deals.hpp"
#include "games/ofc/objective.hpp"
#include "games/ofc/placements.hpp"

namespace pokerloop::ofc {

struct Opponent {
    Board board;
    int fantasyland_cards = 0;  // 0 when not in Fantasyland
};

struct Position {
    Board board;
    CardSet to_place;
    CardSet discards;
    CardSet dead;
    std::vector<Opponent> opponents;
    FantasylandValues fantasyland_values{};

    CardSet unseen() const;
};

// The street that begins with this many cards on the board; -1 if none does.
int street_with_placed(const Schedule& schedule, int placed);

// The cards an opponent has yet to be dealt.
int cards_to_come(const Schedule& schedule, const Opponent& opponent);

// Throws InvalidCardError for a card in two places, naming both.
void check_no_card_twice(const Position& position);

// The street of the position, counted from 0. Throws InvalidCardError for a card in two places and
// InvalidPositionError for anything that cannot arise under the rules.
int check_position(const Rules& rules, const Position& position);

// A placement with those that are the same but for a renaming of suits.
struct Candidate {
    Placement placement;
    std::vector<Placement> equivalents;
};

// The different placements of a position: those that a renaming of suits which leaves the position
// as it is turns into each other are one.
std::vector<Candidate> candidates(const Rules& rules, const Position& position);

}  // namespace pokerloop::ofc
