#include "games/chicago_poker/greedy.hpp"

#include <optional>

#include "games/chicago_poker/own_hand.hpp"

namespace pokerloop::chicago_poker {

namespace {

constexpr int enough_cards = 6;

// Something to do, and how strong a column comes of it.
struct Choosable {
    Action action = done;
    Strength strength = 0;
    bool exists = false;

    void consider(Action other, Strength other_strength) {
        if (exists && other_strength <= strength) return;
        *this = {other, other_strength, true};
    }
};

class Greedy {
 public:
    explicit Greedy(const View& view) : view_(view), reordered_(reordering_of(view.table.rules)) {}

    Action choose() const {
        switch (view_.table.turn.choice) {
            case Choice::action:
                return choose_action();
            case Choice::business:
                return choose_business();
            case Choice::seat:
                return choose_seat();
            case Choice::destination:
                return choose_destination();
            case Choice::passenger:
                return choose_passenger();
            case Choice::discard:
                return best_card(view_.legal).action;
            case Choice::reinforcement:
                return highest_card(view_.hand);
        }
        return done;
    }

 private:
    const Business& business(int where) const { return view_.table.businesses[at(where)]; }
    const Column& own(int where) const { return view_.column(where, view_.seat); }
    Strength rank(const Hand& hand) const { return reordered_(hand.rank()); }

    Strength with_card(int where, Card card) const {
        Hand hand = known_hand(own(where));
        hand.add(card);
        return rank(hand);
    }

    bool has_place(int where) const { return business(where).is_open() && !own(where).is_full(); }

    // The card among the actions that makes the strongest column.
    Choosable best_card(const ActionSet& actions) const {
        Choosable best;
        actions.for_each([&](Action action) {
            if (action >= Deck::cards) return;
            Strength strongest = 0;
            for (int where = 0; where < max_open; ++where) {
                if (!has_place(where)) continue;
                strongest = std::max(strongest, with_card(where, static_cast<Card>(action)));
            }
            best.consider(action, strongest);
        });
        if (!best.exists) best.consider(view_.legal.nth(0), 0);
        return best;
    }

    Action choose_action() const {
        for (Card card = Deck::cards; card < Deck::ids; ++card) {
            const bool helps = Special{card} != Special::limousine || limousine_helps();
            if (view_.legal.contains(card) && helps) return card;
        }
        if (view_.hand.size() < enough_cards && view_.legal.contains(draw)) return draw;
        return best_card(view_.legal).action;
    }

    Action choose_business() const {
        Choosable best;
        const Card card = view_.table.turn.played;
        view_.legal.for_each([&](Action action) {
            const int where = action - first_business;
            if (is_gangster(card)) {
                best.consider(action, with_card(where, card));
            } else if (Special{card} == Special::limousine) {
                best.consider(action, best_drive_from(where));
            } else {
                best.consider(action, strongest_target(where));
            }
        });
        return best.action;
    }

    // How good a target somebody's column is: strong for a liquidation, hidden for a raid.
    Strength target(int where, int seat) const {
        const Column& column = view_.column(where, seat);
        if (Special{view_.table.turn.played} == Special::liquidation) {
            return column.is_full() ? Strength{0} : rank(known_hand(column));
        }
        return static_cast<Strength>(column.size - known_hand(column).size());
    }

    Strength strongest_target(int where) const {
        Strength strongest = 0;
        for (int seat = 0; seat < view_.table.players; ++seat) {
            if (seat != view_.seat) strongest = std::max(strongest, target(where, seat));
        }
        return strongest;
    }

    Action choose_seat() const {
        Choosable best;
        view_.legal.for_each([&](Action action) {
            best.consider(action, target(view_.table.turn.business, action - first_seat));
        });
        return best.action;
    }

    // The strongest column there that one card from another business makes.
    Strength best_drive(int from, int to) const {
        Strength strongest = 0;
        for (int i = 0; i < own(from).size; ++i) {
            strongest = std::max(strongest, with_card(to, own(from).cards[at(i)]));
        }
        return strongest;
    }

    Strength best_drive_from(int from) const {
        Strength strongest = 0;
        for (int to = 0; to < max_open; ++to) {
            if (to != from && has_place(to)) strongest = std::max(strongest, best_drive(from, to));
        }
        return strongest;
    }

    bool limousine_helps() const {
        Strength strongest = 0;
        Strength driven = 0;
        for (int where = 0; where < max_open; ++where) {
            if (own(where).size == 0 || business(where).is_marked()) continue;
            strongest = std::max(strongest, rank(known_hand(own(where))));
            driven = std::max(driven, best_drive_from(where));
        }
        return driven > strongest;
    }

    Action choose_destination() const {
        Choosable best;
        view_.legal.for_each([&](Action action) {
            best.consider(action, best_drive(view_.table.turn.business, action - first_business));
        });
        return best.action;
    }

    // Takes cards along as long as that makes the column stronger.
    Action choose_passenger() const {
        const int to = view_.table.turn.destination;
        Choosable best;
        if (view_.legal.contains(done)) best.consider(done, rank(known_hand(own(to))));
        view_.legal.for_each([&](Action action) {
            if (action != done) best.consider(action, with_card(to, static_cast<Card>(action)));
        });
        return best.action;
    }

    const View& view_;
    Reordering reordered_;
};

}  // namespace

Action play_greedily(const View& view, base::RandomStream&) { return Greedy(view).choose(); }

}  // namespace pokerloop::chicago_poker
