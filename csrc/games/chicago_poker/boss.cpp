#include "games/chicago_poker/boss.hpp"

#include "games/chicago_poker/plans.hpp"
#include "games/chicago_poker/special_uses.hpp"

namespace pokerloop::chicago_poker {

namespace {

// An answer to a marker cannot wait, a project can: so much of the worth of the best project is
// enough for it.
constexpr double urgency = 0.3;

// What a special card must add, beside the worth of what an action would go on with.
constexpr double liquidation_bar = 0.2;
constexpr double drive_bar = 0.1;
constexpr double bribe_bar = 1.02;

class Boss {
 public:
    explicit Boss(const View& view)
        : view_(view),
          plans_(view),
          uses_(view, plans_),
          answer_(plans_.best_answer()),
          project_(plans_.best_project()),
          is_urgent_(answer_.exists() && answer_.value > urgency * project_.value) {}

    Action choose() const {
        const Turn& turn = view_.table.turn;
        switch (turn.choice) {
            case Choice::action:
                return choose_action();
            case Choice::business:
                return choose_business(turn.played);
            case Choice::seat:
                return action_of_seat(Special{turn.played} == Special::liquidation
                                          ? uses_.liquidation(turn.business).seat
                                          : uses_.raid(turn.business).seat);
            case Choice::destination:
                return action_of_business(uses_.drive_from(turn.business).to);
            case Choice::passenger:
                return choose_passenger();
            case Choice::discard:
                return choose_discard();
            case Choice::reinforcement:
                return highest_card(view_.hand);
        }
        return done;
    }

    // Where a gangster in hand should go.
    Action place_for(Card card) const {
        if (purpose().cards.contains(card)) return action_of_business(purpose().where);
        for (int where = 0; where < max_open; ++where) {
            if (plans_.is_open_to_me(where)) return action_of_business(where);
        }
        return done;
    }

 private:
    bool may(Action action) const { return view_.legal.contains(action); }
    bool may(Special special) const { return may(static_cast<Action>(special)); }

    const Project& purpose() const { return is_urgent_ ? answer_ : project_; }

    Action choose_action() const {
        if (const Action special = useful_special(); special != done) return special;
        if (purpose().exists() && purpose().draws == 0) return card_of(purpose());
        if (may(draw)) return draw;
        if (const Action special = spare_special(); special != done) return special;
        return card_of(purpose());
    }

    // A special card that does more than an action would otherwise; `done` if there is none.
    Action useful_special() const {
        const double value = std::max(project_.value, answer_.value);
        if (may(Special::liquidation) && uses_.liquidation().gain > liquidation_bar * value) {
            return static_cast<Action>(Special::liquidation);
        }
        if (may(Special::limousine) && uses_.drive().gain > drive_bar * value) {
            return static_cast<Action>(Special::limousine);
        }
        if (may(Special::revolver) && revolver_completes()) {
            return static_cast<Action>(Special::revolver);
        }
        if (may(Special::bribe) && Plans::after(1, uses_.bribe().value) > bribe_bar * value) {
            return static_cast<Action>(Special::bribe);
        }
        const int to_spare =
            view_.table.turn.actions_left - static_cast<int>(purpose().cards.size());
        if (is_urgent_ && to_spare > 0 && uses_.raid(answer_.where).gain > 0) return raid();
        return done;
    }

    // Whether the action that it adds is the one that is lacking.
    bool revolver_completes() const {
        const int actions_left = view_.table.turn.actions_left;
        return purpose().exists() && purpose().draws == 0 &&
               static_cast<int>(purpose().cards.size()) == actions_left + 1;
    }

    Action raid() const {
        if (may(Special::raid1)) return static_cast<Action>(Special::raid1);
        return may(Special::raid2) ? static_cast<Action>(Special::raid2) : done;
    }

    // A special card that makes room in a full hand.
    Action spare_special() const {
        if (may(Special::revolver)) return static_cast<Action>(Special::revolver);
        if (raid() != done) return raid();
        if (may(Special::bribe)) return static_cast<Action>(Special::bribe);
        return may(Special::liquidation) ? static_cast<Action>(Special::liquidation) : done;
    }

    Action card_of(const Project& project) const {
        for (const Card card : project.cards.cards()) {
            if (may(card)) return card;
        }
        return view_.legal.nth(0);
    }

    Action choose_business(Card played) const {
        if (is_gangster(played)) return place_for(played);
        switch (Special{played}) {
            case Special::liquidation:
                return action_of_business(uses_.liquidation().where);
            case Special::limousine:
                return action_of_business(uses_.drive().from);
            default:
                return action_of_business(uses_.raid().where);
        }
    }

    Action choose_passenger() const {
        const Turn& turn = view_.table.turn;
        const auto drive = uses_.drive(turn.business, turn.destination);
        if (may(done) && drive.gain <= 0) return done;
        return drive.cards.cards().front();
    }

    Action choose_discard() const {
        const Card card = uses_.bribe().card;
        return card != no_card ? card : view_.legal.nth(0);
    }

    const View& view_;
    Plans plans_;
    SpecialUses uses_;
    Project answer_;
    Project project_;
    bool is_urgent_;
};

}  // namespace

bool BossPolicy::Note::fits(const View& later) const {
    if (later.table.turn.choice != Choice::business || later.table.turn.played != card ||
        later.seat != view.seat || later.hand != view.hand || !later.legal.contains(where)) {
        return false;
    }
    Table before = later.table;
    before.turn = view.table.turn;
    return before == view.table;
}

Action BossPolicy::operator()(const View& view, base::RandomStream&) {
    if (note_ && note_->fits(view)) return note_->where;
    const Boss boss(view);
    const Action action = boss.choose();
    note_.reset();
    if (view.table.turn.choice == Choice::action && action < Deck::cards) {
        const auto card = static_cast<Card>(action);
        note_ = Note{view, card, boss.place_for(card)};
    }
    return action;
}

}  // namespace pokerloop::chicago_poker
