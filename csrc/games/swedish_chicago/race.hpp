// The race to the target: what points are worth, for all the scores there are.
//
// Each player is taken for a walk of his own: in every deal he scores as is typical of equal
// players, from the score at which he may not exchange any more less; who has the best hand after
// one exchange has it after the next. So it is known how likely he is at the target after so many
// deals, and with that, who is there first; of those who get there in the same deal each is as
// likely to have won.
//
// Points are worth the matches they win, in hundredths. Where that says next to nothing, far from
// the target and in hopeless matches, the deals they save still count. Points beyond the target are
// worth nothing, and points that only lead into the buy stop can be a loss.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "games/swedish_chicago/rules.hpp"

namespace pokerloop::swedish_chicago {

// The scores of those in the match, first that of the player who asks.
using Standing = std::vector<int>;

class Race {
 public:
    Race(const Rules& rules, int players);

    // The chance that the first of these scores is the first at the target, if that takes no more
    // than `horizon` deals.
    double win_chance(std::span<const int> scores) const;

    // What scores are worth to the first, beside others.
    double worth(std::span<const int> scores) const;

    // The worth of so many points, or of losing them.
    double gain(Standing scores, int points) const;
    // The worth of points that one of the others scores if the player does not.
    double prize(const Standing& scores, int points) const;

    static constexpr int horizon = 64;

 private:
    // By deals from now: the chance to have reached the target.
    using Progress = std::array<double, horizon + 1>;

    const Progress& progress(int score) const;
    double deals_left(int score) const;

    int target_;
    int floor_;
    double typical_ = 0;              // points of a deal
    int near_;                        // the lowest score that is counted by itself
    std::vector<Progress> progress_;  // by score, from near_ to the target
    std::vector<double> deals_left_;
};

}  // namespace pokerloop::swedish_chicago
