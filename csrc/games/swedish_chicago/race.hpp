// What points are worth on the way to the target.
//
// A player's race is taken for a walk of its own: in every deal he scores as is typical of equal
// players, from the score at which he may not exchange any more less. The deals it takes from each
// score follow, and points are worth the deals they save, times what a deal typically brings, so
// that far from the target a point is worth about a point. Points beyond the target are worth
// nothing, and those that only lead into the buy stop less.
#pragma once

#include <vector>

#include "games/swedish_chicago/rules.hpp"

namespace pokerloop::swedish_chicago {

class Race {
 public:
    Race(const Rules& rules, int players);

    // Of so many points, or of losing them, at a score.
    double worth(int score, int points) const;

 private:
    double deals_left(int score) const;

    int target_;
    double typical_ = 0;              // points of a deal
    int near_;                        // the lowest score of deals_left_
    std::vector<double> deals_left_;  // by score, from near_ to below the target
    double confirming_ = 0;           // deals it takes at the target
};

}  // namespace pokerloop::swedish_chicago
