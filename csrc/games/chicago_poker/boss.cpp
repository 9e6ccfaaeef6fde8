#include "games/chicago_poker/boss.hpp"

#include <cstdlib>

#include "games/chicago_poker/plans.hpp"
#include "games/chicago_poker/special_uses.hpp"

namespace pokerloop::chicago_poker {

namespace {

double knob(const char* name, double otherwise) {
    const char* text = std::getenv(name);
    return text ? std::atof(text) : otherwise;
}
const double urgency = knob("URGENCY", 0.3);

const double liquidation_bar = knob("LIQ", 0.2);
const double drive_bar = knob("DRIVE", 0.1);
const double bribe_bar = knob("BRIBE", 1.02);
const double raid_bar = knob("RAID", 0.5);

class Boss {
 public:
    explicit Boss(const View& view) : view_(view), plans_(view), uses_(view, plans_) {}

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

 private:
    bool may(Action action) const { return view_.legal.contains(action); }
    bool may(Special special) const { return may(static_cast<Action>(special)); }
    int actions_left() const { return view_.table.turn.actions_left; }

    bool is_urgent(const Project& answer, const Project& project) const {
        return answer.exists() && answer.value > urgency * project.value;
    }

    Action choose_action() const {
        const Project answer = plans_.best_answer();
        const Project project = plans_.best_project();
        if (const Action special = useful_special(answer, project); special != done) return special;
        if (is_urgent(answer, project)) return card_of(answer);
        if (project.exists() && project.draws == 0) return card_of(project);
        if (may(draw)) return draw;
        if (const Action special = spare_special(); special != done) return special;
        return card_of(project);
    }

    // A special card that does more than an action otherwise would; `done` if there is none.
    Action useful_special(const Project& answer, const Project& project) const {
        const double value = std::max(project.value, answer.value);
        if (may(Special::liquidation) && uses_.liquidation().gain > liquidation_bar * value) {
            return static_cast<Action>(Special::liquidation);
        }
        if (may(Special::limousine) && uses_.drive().gain > drive_bar * value) {
            return static_cast<Action>(Special::limousine);
        }
        if (may(Special::revolver) && completes_with_revolver(answer, project)) {
            return static_cast<Action>(Special::revolver);
        }
        if (may(Special::bribe) && Plans::after(1, uses_.bribe().value) > bribe_bar * value) {
            return static_cast<Action>(Special::bribe);
        }
        if (is_urgent(answer, project) && actions_left() > static_cast<int>(answer.cards.size())) {
            if (const Card raid = a_raid(); raid != no_card && uses_.raid(answer.where).gain > 0) {
                return raid;
            }
        }
        return done;
    }

    bool completes_with_revolver(const Project& answer, const Project& project) const {
        if (is_urgent(answer, project)) {
            return static_cast<int>(answer.cards.size()) == actions_left() &&
                   !plans_.own(answer.where).is_full();
        }
        return project.exists() && project.draws == 0 &&
               static_cast<int>(project.cards.size()) == actions_left() + 1;
    }

    Card a_raid() const {
        if (may(Special::raid1)) return static_cast<Card>(Special::raid1);
        if (may(Special::raid2)) return static_cast<Card>(Special::raid2);
        return no_card;
    }

    // A special card that makes room in a full hand.
    Action spare_special() const {
        if (may(Special::revolver)) return static_cast<Action>(Special::revolver);
        if (const Card raid = a_raid(); raid != no_card) return raid;
        if (may(Special::bribe)) return static_cast<Action>(Special::bribe);
        if (may(Special::liquidation)) return static_cast<Action>(Special::liquidation);
        return done;
    }

    Action card_of(const Project& project) const {
        for (const Card card : project.cards.cards()) {
            if (may(card)) return card;
        }
        return view_.legal.nth(0);
    }

    Action choose_business(Card played) const {
        if (!is_gangster(played)) return choose_target(played);
        const Project answer = plans_.best_answer();
        const Project project = plans_.best_project();
        for (const Project& purpose : {is_urgent(answer, project) ? answer : project, project}) {
            if (!purpose.cards.contains(played)) continue;
            const Action there = action_of_business(purpose.where);
            if (may(there)) return there;
        }
        return view_.legal.nth(0);
    }

    Action choose_target(Card special) const {
        switch (Special{special}) {
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
        return card != no_card && may(card) ? card : view_.legal.nth(0);
    }

    const View& view_;
    Plans plans_;
    SpecialUses uses_;
};

}  // namespace

Action play_as_boss(const View& view, base::RandomStream&) { return Boss(view).choose(); }

}  // namespace pokerloop::chicago_poker
