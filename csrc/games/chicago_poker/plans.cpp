#include "games/chicago_poker/plans.hpp"

#include <algorithm>

#include "games/chicago_poker/worth.hpp"

namespace pokerloop::chicago_poker {

namespace {

constexpr double patience = 0.975;
constexpr double share_of_rivals_worth = 0.5;

}  // namespace

double Plans::after(int actions, double value) { return value * power(patience, actions); }

double Plans::share_of_rivals() { return share_of_rivals_worth; }

Plans::Plans(const View& view)
    : view_(view), outlook_(view), hand_(gangsters_in_hand(view)), choices_(hand_.cards()) {
    for (int where = 0; where < max_open; ++where) {
        if (view.table.businesses[at(where)].is_open()) rivals_[at(where)] = outlook_.rivals(where);
    }
}

bool Plans::is_open_to_me(int where) const {
    return view_.table.businesses[at(where)].is_open() && !own(where).is_full();
}

double Plans::worth_to(int where, int seat) const {
    return worth(view_.table.rules.goal, view_.table.won[at(seat)],
                 view_.table.businesses[at(where)].tile);
}

double Plans::worth_of(int where, const Outlook::Rivals& rivals) const {
    double value = worth_to(where, view_.seat);
    for (int seat = 0; seat < view_.table.players; ++seat) {
        if (seat == view_.seat) continue;
        value += share_of_rivals_worth * rivals.share_of(seat) * worth_to(where, seat);
    }
    return value;
}

Project Plans::best_project() const {
    Project best;
    for (int where = 0; where < max_open; ++where) {
        if (!is_open_to_me(where) || view_.table.businesses[at(where)].is_marked()) continue;
        const Project found = project(where, own(where), rivals_[at(where)]);
        if (!best.exists() || found.value > best.value) best = found;
    }
    return best;
}

double Plans::best_at_once(const FewCards& hand) const {
    double best = 0;
    for (int where = 0; where < max_open; ++where) {
        if (!is_open_to_me(where) || view_.table.businesses[at(where)].is_marked()) continue;
        const int missing = column_size - own(where).size;
        if (static_cast<int>(hand.size()) < missing) continue;
        const Outlook::Rivals& others = rivals_[at(where)];
        const Strength strength =
            outlook_.with_best(known_hand(own(where)), missing, hand.cards()).strength;
        best = std::max(best, after(missing, worth_of(where, others) * others.chance(strength)));
    }
    return best;
}

Project Plans::project(int where, const Column& own, const Outlook::Rivals& rivals) const {
    constexpr std::array draws_tried = {0, 1, 3};
    const Hand column = known_hand(own);
    const int missing = column_size - own.size;
    const int lacking = std::max(0, missing - static_cast<int>(hand_.size()));
    const double worth = worth_of(where, rivals);
    Project best{.where = where, .value = -1, .draws = 0, .cards = {}};
    const auto consider = [&](int draws, double chance, const FewCards& cards) {
        const double value = after(missing + draws, worth * chance);
        if (value > best.value) best = {where, value, draws, cards};
    };
    for (const int more : draws_tried) {
        if (const int draws = lacking + more; draws > 0) {
            const Outlook::Filled filled = outlook_.with_draws(column, choices_, draws);
            consider(draws, rivals.chance(filled.strengths), likeliest(filled));
        } else {
            const Outlook::Choice now = outlook_.with_best(column, missing, hand_.cards());
            consider(draws, rivals.chance(now.strength), now.cards);
        }
    }
    return best;
}

// The card of the hand that is used in most worlds.
FewCards Plans::likeliest(const Outlook::Filled& filled) const {
    FewCards card;
    if (hand_.empty()) return card;
    const auto uses = std::span(filled.uses).first(hand_.size());
    card.add(hand_.cards()[at(static_cast<int>(std::ranges::max_element(uses) - uses.begin()))]);
    return card;
}

Project Plans::best_answer() const {
    Project best;
    for (int where = 0; where < max_open; ++where) {
        const Business& there = view_.table.businesses[at(where)];
        if (!there.is_marked() || there.marker == view_.seat || !is_open_to_me(where)) continue;
        const Project found = answer(where);
        if (found.exists() && found.value > best.value) best = found;
    }
    return best;
}

Project Plans::answer(int where) const {
    const Hand column = known_hand(own(where));
    const Outlook::Rivals& others = rivals_[at(where)];
    const double worth = worth_of(where, others);
    const double before = own(where).size > 0 ? worth * others.chance(outlook_.rank(column)) : 0.0;
    const bool may_add_an_action = view_.legal.contains(static_cast<Action>(Special::revolver));
    const int most =
        std::min(column_size - own(where).size, view_.table.turn.actions_left + may_add_an_action);
    Project best;
    for (int added = 1; added <= std::min(most, static_cast<int>(hand_.size())); ++added) {
        const Outlook::Choice choice = outlook_.with_best(column, added, hand_.cards());
        const double won = worth * others.chance(choice.strength) - before;
        if (const double value = after(added, won); value > best.value) {
            best = {.where = where, .value = value, .draws = 0, .cards = choice.cards};
        }
    }
    return best;
}

}  // namespace pokerloop::chicago_poker
