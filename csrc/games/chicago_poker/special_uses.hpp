// What the special cards are worth to a boss (boss.hpp), and the best use of each.
#pragma once

#include "games/chicago_poker/plans.hpp"

namespace pokerloop::chicago_poker {

class SpecialUses {
 public:
    SpecialUses(const View& view, const Plans& plans) : view_(view), plans_(plans) {}

    // A rival's column; its gain is 0 and its seat nobody if there is none.
    struct Target {
        int where = play::nobody;
        int seat = play::nobody;
        double gain = 0;
    };

    // The best at one business, or anywhere.
    Target liquidation(int where) const;
    Target raid(int where) const;
    Target liquidation() const;
    Target raid() const;

    // The cards of one's own that a limousine carries.
    struct Drive {
        int from = play::nobody;
        int to = play::nobody;
        FewCards cards;
        double gain = 0;
    };
    Drive drive() const;
    Drive drive_from(int from) const;
    Drive drive(int from, int to) const;

    // The discard that a bribe brings back.
    struct Fetch {
        Card card = no_card;
        double value = 0;  // of the best project with it
    };
    Fetch bribe() const;

 private:
    // What a business promises with such columns.
    double standing(int where, const Column& own, const Outlook::Rivals& rivals) const;

    const View& view_;
    const Plans& plans_;
};

}  // namespace pokerloop::chicago_poker
