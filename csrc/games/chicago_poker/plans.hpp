// The projects that a boss compares (boss.hpp).
#pragma once

#include "games/chicago_poker/outlook.hpp"

namespace pokerloop::chicago_poker {

// Something to be done at a business, and what that is worth.
struct Project {
    int where = play::nobody;
    double value = 0;
    int draws = 0;   // before the first card is laid
    FewCards cards;  // of the hand, to be laid there; if draws come first, the likeliest

    bool exists() const { return where != play::nobody; }
};

class Plans {
 public:
    explicit Plans(const View& view);

    // The best way to come to a full column, of any business without another's marker.
    Project best_project() const;

    // The value of the best project with these cards in hand, without a draw.
    double best_at_once(const FewCards& hand) const;

    // The best way to add to a column before another player's marker is resolved; its value is
    // what it wins beyond leaving the column as it is. A revolver counts as the action it adds.
    Project best_answer() const;

    // The best way with some columns changed.
    Project project(int where, const Column& own, const Outlook::Rivals& rivals) const;

    // What winning there is worth, to oneself and by keeping the rivals from it.
    double worth_of(int where, const Outlook::Rivals& rivals) const;
    double worth_to(int where, int seat) const;

    bool is_open_to_me(int where) const;
    const Column& own(int where) const { return view_.column(where, view_.seat); }
    const Outlook& outlook() const { return outlook_; }
    const Outlook::Rivals& rivals(int where) const { return rivals_[at(where)]; }
    const FewCards& hand() const { return hand_; }

    // What waiting for so many actions leaves of a value.
    static double after(int actions, double value);
    static double share_of_rivals();

 private:
    Project answer(int where) const;
    FewCards likeliest(const Outlook::Filled& filled) const;

    const View& view_;
    Outlook outlook_;
    FewCards hand_;
    ChoicesOf choices_;
    std::array<Outlook::Rivals, max_open> rivals_{};
};

}  // namespace pokerloop::chicago_poker
