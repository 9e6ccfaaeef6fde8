// The chance to have the best hand in a match, for all that a seat knows.
//
// The others' hands are drawn at random. Until the tricks each is dealt and exchanged anew as in
// win_odds.hpp, again and again until it has thrown as many cards in each round as all have seen
// and is of each kind that was announced, unless that may be false; if that does not come about,
// the last try counts. Cards that all know a player to hold are put into his hand. In the tricks
// the hands hold what has been played, and are what imagined_tricks.hpp makes of the announcements.
//
// A seat that has been eliminated does not count.
#pragma once

#include "games/swedish_chicago/view.hpp"
#include "games/swedish_chicago/win_odds.hpp"

namespace pokerloop::swedish_chicago {

class ViewWinOdds {
 public:
    // Throws InvalidPositionError for a seat that has no hand of five cards or has been eliminated.
    explicit ViewWinOdds(const View& view);

    WinCounts sample(std::uint64_t seed, std::uint64_t first, std::uint64_t count) const;

 private:
    CardSet draw_hand(const Seat& of, CardSet unseen, base::RandomStream& random) const;
    // False as soon as he throws another number of cards, or has another hand than he announced.
    bool exchange(const Seat& of, CardSet& hand, Stock& stock, base::RandomStream& random) const;
    hands::Strength best_of_others(base::RandomStream& random) const;

    View view_;
    hands::Strength strength_;
    KeepValues values_;
};

}  // namespace pokerloop::swedish_chicago
