// What a finished board is worth to its owner.
//
// Alone, a live board is worth its royalties and, if it enters Fantasyland, the value given to
// that; a dead board costs `foul_cost`, 0 unless told otherwise. Against opponents it is worth the
// points won from them plus the value of Fantasyland. Opponents who have not finished are stood for
// by samples of their finished boards (their `beliefs`), and the value is the mean over the
// samples.
#pragma once

#include <array>
#include <vector>

#include "games/ofc/board.hpp"

namespace pokerloop::ofc {

// The value of entering Fantasyland with 13, 14, 15, 16 or 17 cards.
using FantasylandValues = std::array<double, 5>;

// A rough guess at them. A Fantasyland deal is worth its mean royalties less those of the ordinary
// deal it takes the place of; a stay adds the value of the next one. Rows won are left out.
FantasylandValues default_fantasyland_values(const Rules& rules);

// A finished board with what it leads to.
struct Finish {
    Result result;
    int fantasyland_cards = 0;
};

Finish finish(const Rules& rules, const RowStrengths& rows);

inline double fantasyland_value(const FantasylandValues& values, int cards) {
    return cards == 0 ? 0.0 : values[static_cast<std::size_t>(cards - 13)];
}

class Objective {
 public:
    Objective(const Rules& rules, const FantasylandValues& values, double foul_cost = 0);

    // Adds an opponent by samples of his finished board (one if it is known).
    void add_opponent(const std::vector<Result>& beliefs);

    const Rules& rules() const { return rules_; }
    const FantasylandValues& fantasyland_values() const { return values_; }

    double value(const Finish& finish) const {
        double value = fantasyland_value(values_, finish.fantasyland_cards);
        if (opponents_.empty()) {
            return finish.result.live ? value + finish.result.royalties : -foul_cost_;
        }
        for (const Beliefs& opponent : opponents_) value += mean_points(finish.result, opponent);
        return value;
    }

 private:
    // One opponent's samples, an array for each row so that comparing is a plain loop. A dead
    // sample has zeros, so it loses every row.
    struct Beliefs {
        std::array<std::vector<Strength>, 3> rows;
        double mean_royalties = 0;
        double points_when_dead = 0;
    };

    double mean_points(const Result& mine, const Beliefs& opponent) const;

    Rules rules_;
    FantasylandValues values_;
    double foul_cost_;
    std::array<int, 7> row_points_{};  // by rows won less rows lost, -3 to 3
    std::vector<Beliefs> opponents_;
};

}  // namespace pokerloop::ofc
