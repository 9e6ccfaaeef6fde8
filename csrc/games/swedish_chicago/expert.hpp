// The policy `expert`: weighs hand points, the last trick and Chicago by what they are worth on the
// way to the target (race.hpp).
//
// In an exchange it goes by what each hand is worth if it comes out of it: what it scores at once
// and after the tricks, by the chance that it is the best (field.hpp), and the chance of the last
// trick by its ranks; where rounds are to come, by what the best exchange of the next makes of it
// too, in random draws from the cards not seen. Chicago is declared, and cards are played, by what
// can be reached in hands dealt at random (imagined_tricks.hpp) against players of two kinds:
// those who know all cards and stick together (trick_solver.hpp), and those who play high
// (high_play.hpp). Against another's Chicago it plays what stops it most often.
//
// It announces what it has, and doubts whatever may be doubted, as that costs nothing. It never
// declares Chicago blind, nor before the last exchange.
#pragma once

#include <memory>

#include "games/swedish_chicago/imagined_tricks.hpp"
#include "games/swedish_chicago/keep_values.hpp"
#include "games/swedish_chicago/race.hpp"
#include "games/swedish_chicago/view.hpp"

namespace pokerloop::swedish_chicago {

class Expert {
 public:
    Action operator()(const View& view, base::RandomStream& random);

 private:
    Action exchange(const View& view, base::RandomStream& random);
    std::array<Worth, keeps> look_ahead(const View& view, const SortedHand& hand,
                                        const std::array<Worth, keeps>& means,
                                        base::RandomStream& random);
    Action answer_offer(const View& view) const;
    Action choose_effect(const View& view) const;
    Action play_trick(const View& view, base::RandomStream& random) const;
    bool wants_chicago(const View& view, int leader, base::RandomStream& random) const;

    // What stays the same until scores change.
    void prepare(const View& view);
    double last_trick_worth() const;
    // The worth of a hand after an exchange, as if it were kept, and the part of it that is scored
    // before the next one.
    double worth(int round, const RankedHand& hand) const;
    double worth_at_once(int round, hands::Strength strength) const;
    const KeepValues& values(int round);

    Rules rules_;
    int players_ = 0;
    int score_ = 0;
    bool hands_score_ = true;  // in this deal
    std::shared_ptr<const Race> race_;
    std::array<KeepValues, most_exchanges + 1> values_;
    std::array<bool, most_exchanges + 1> has_values_{};
};

}  // namespace pokerloop::swedish_chicago
