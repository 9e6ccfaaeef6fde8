// The last draw, exactly: all the ways it can fall and the best ending after each.
//
// The player has a board with open places for one more street. For every choice of that street's
// cards from those unseen, he finishes the board as his objective likes best, not knowing what the
// opponents will still draw; what he then has is measured against their boards as they came out.
// Of equal endings the first counts: cards go by id, rows from the top down.
#pragma once

#include <functional>
#include <span>

#include "games/ofc/objective.hpp"
#include "games/ofc/placements.hpp"

namespace pokerloop::ofc {

// Means over the draws (or the endings) of one board.
struct Prospects {
    double value = 0;
    double foul = 0;
    double fantasyland = 0;
    double royalties = 0;

    void add(const Prospects& other, double weight) {
        value += weight * other.value;
        foul += weight * other.foul;
        fantasyland += weight * other.fantasyland;
        royalties += weight * other.royalties;
    }

    void divide(double total_weight) {
        value /= total_weight;
        foul /= total_weight;
        fantasyland /= total_weight;
        royalties /= total_weight;
    }
};

// What a finish brings against opponents' finished boards, or alone if there are none.
Prospects prospects(const Finish& finish, const Objective& objective,
                    std::span<const Result> opponents);

// An ending that is the best for `draws` of the draws.
struct Ending {
    Finish finish;
    double value;
    long long draws;
};

// Calls visit(Ending) for all draws of `cards` of the unseen cards, of which as many are placed as
// the board has open places (all of them, or all but one). Equal draws may come in several parts.
void for_each_ending(const Board& board, CardSet unseen, int cards, const Objective& objective,
                     const std::function<void(const Ending&)>& visit);

// The mean value of the best endings, by the objective itself.
double last_draw_value(const Board& board, CardSet unseen, int cards, const Objective& objective);

// The mean of the best endings, measured against opponents' finished boards.
Prospects last_draw_prospects(const Board& board, CardSet unseen, int cards,
                              const Objective& objective, std::span<const Result> opponents);

}  // namespace pokerloop::ofc
