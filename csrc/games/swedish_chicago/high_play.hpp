// The tricks against players who play high: the other extreme from those of trick_solver.hpp, who
// know all cards and stick together. They always play the highest card they may, so that what a
// seat can reach against them is found by trying its own cards only.
#pragma once

#include "games/swedish_chicago/trick_solver.hpp"

namespace pokerloop::swedish_chicago {

// Of equal ranks the highest suit.
base::Card highest_card(base::CardSet cards);

class HighPlay {
 public:
    HighPlay(const TrickPosition& position, TrickGoal goal, int seat);

    bool can_reach() const { return can_reach(begin_); }
    // By playing this card, when it is the seat's turn.
    bool can_reach_with(base::Card card) const { return can_reach(after(begin_, card)); }

 private:
    struct Tricks {
        std::array<base::CardSet, max_players> hands{};
        int leader = 0;
        int played = 0;
        int winner = 0;                      // so far
        base::Card highest = base::no_card;  // the card that wins so far
    };

    int to_move(const Tricks& tricks) const { return (tricks.leader + tricks.played) % players_; }
    void play(Tricks& tricks, base::Card card) const;
    Tricks after(Tricks tricks, base::Card card) const;
    base::CardSet legal(const Tricks& tricks) const;
    bool can_reach(Tricks tricks) const;

    int players_;
    TrickGoal goal_;
    int seat_;
    Tricks begin_;
};

}  // namespace pokerloop::swedish_chicago
