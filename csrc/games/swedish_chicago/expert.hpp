// The policy `expert`: weighs hand points, the last trick and Chicago by the matches they win
// (race.hpp), as the scores of all are.
//
// In an exchange it goes by what each hand is worth if it comes out of it: what it scores at once
// and after the tricks, by the chance that it is the best (field.hpp), and the chance of the last
// trick by its ranks; where rounds are to come, by what the best exchange of the next makes of it
// too, in random draws from the cards not seen. Chicago is declared, and cards are played, by what
// can be reached in hands dealt at random (imagined_tricks.hpp) against players of two kinds:
// those who know all cards and stick together (trick_solver.hpp), and those who play high
// (high_play.hpp). Against another's Chicago it plays what stops it most often. For Chicago, the
// two kinds are as likely as the Chicagos seen in the match say, each seat's that made one for
// those who play high, each seat's that only tried for the others.
//
// Blind it declares Chicago where little is left to lose: when that wins at least four times as
// many matches among equals as a deal played as usual, by how often it is made with hands exchanged
// for high cards (blind_chances.hpp). If it needed only win more, strong players would do so far
// too often. It announces what it has, and doubts whatever may be doubted, as that costs nothing.
// It never declares Chicago between the deal and the last exchange.
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
    bool wants_blind_chicago(const View& view) const;

    // What stays the same until scores change.
    void prepare(const View& view);
    // The worth of a hand after an exchange, as if it were kept, and the part of it that is scored
    // before the next one.
    double worth(int round, const RankedHand& hand) const;
    double worth_at_once(int round, hands::Strength strength) const;
    int players() const { return static_cast<int>(standing_.size()); }
    const KeepValues& values(int round);

    Rules rules_;
    Standing standing_;        // its own first
    bool hands_score_ = true;  // in this deal
    std::shared_ptr<const Race> race_;
    std::array<double, hand_kind_names.size()> hand_worths_{};  // by kind
    double last_trick_worth_ = 0;
    std::array<KeepValues, most_exchanges + 1> values_;
    std::array<bool, most_exchanges + 1> has_values_{};
};

}  // namespace pokerloop::swedish_chicago
