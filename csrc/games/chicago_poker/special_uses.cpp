#include "games/chicago_poker/special_uses.hpp"

namespace pokerloop::chicago_poker {

namespace {

// The best of what is found at each business.
template <class Found, class Find>
Found best_anywhere(const Find& find) {
    Found best;
    bool exists = false;
    for (int where = 0; where < max_open; ++where) {
        const auto [found, is_possible] = find(where);
        if (!is_possible || (exists && found.gain <= best.gain)) continue;
        best = found;
        exists = true;
    }
    return best;
}

}  // namespace

double SpecialUses::standing(int where, const Column& own, const Outlook::Rivals& rivals) const {
    const Business& there = view_.table.businesses[at(where)];
    if (!own.is_full() && !there.is_marked()) {
        return plans_.project(where, own, rivals).value;
    }
    if (own.size == 0) return 0;
    return plans_.worth_of(where, rivals) * rivals.chance(plans_.outlook().rank(known_hand(own)));
}

SpecialUses::Target SpecialUses::liquidation(int where) const {
    Target best;
    const Outlook::Rivals& before = plans_.rivals(where);
    const double standing_before = standing(where, plans_.own(where), before);
    for (int seat = 0; seat < view_.table.players; ++seat) {
        Column column = view_.column(where, seat);
        if (seat == view_.seat || column.size == 0 || column.is_full()) continue;
        column.take_last();
        const Outlook::Rivals after = plans_.outlook().rivals(where, seat, column);
        const double rival_loses =
            plans_.worth_to(where, seat) * (before.share_of(seat) - after.share_of(seat));
        const double gain = standing(where, plans_.own(where), after) - standing_before +
                            plans_.share_of_rivals() * rival_loses;
        if (best.seat == play::nobody || gain > best.gain) best = {where, seat, gain};
    }
    return best;
}

// A raid gains nothing by itself: the more it shows of what matters, the better.
SpecialUses::Target SpecialUses::raid(int where) const {
    Target best;
    const double worth = plans_.worth_of(where, plans_.rivals(where));
    for (int seat = 0; seat < view_.table.players; ++seat) {
        const Column& column = view_.column(where, seat);
        if (seat == view_.seat || column.down == 0) continue;
        const int hidden = column.size - known_hand(column).size();
        const double gain = worth * hidden * (column.is_full() ? 2 : 1);
        if (best.seat == play::nobody || gain > best.gain) best = {where, seat, gain};
    }
    return best;
}

SpecialUses::Target SpecialUses::liquidation() const {
    return best_anywhere<Target>([&](int where) {
        const Target target = liquidation(where);
        return std::pair(target, target.seat != play::nobody);
    });
}

SpecialUses::Target SpecialUses::raid() const {
    return best_anywhere<Target>([&](int where) {
        const Target target = raid(where);
        return std::pair(target, target.seat != play::nobody);
    });
}

SpecialUses::Drive SpecialUses::drive(int from, int to) const {
    const Column& source = plans_.own(from);
    const Column& destination = plans_.own(to);
    const double before =
        standing(from, source, plans_.rivals(from)) + standing(to, destination, plans_.rivals(to));
    Drive best{.from = from, .to = to, .cards = {}, .gain = 0};
    for (unsigned some = 1; some < 1U << source.size; ++some) {
        const int count = std::popcount(some);
        if (count > most_passengers || count > column_size - destination.size) continue;
        Column left = source;
        Column filled = destination;
        FewCards cards;
        for (int i = 0; i < source.size; ++i) {
            if ((some >> i & 1U) == 0) continue;
            const Card card = source.cards[at(i)];
            left.take(card);
            filled.lay(card, view_.table.businesses[at(to)].tile);
            cards.add(card);
        }
        const double gain = standing(from, left, plans_.rivals(from)) +
                            standing(to, filled, plans_.rivals(to)) - before;
        if (best.cards.empty() || gain > best.gain) best.cards = cards, best.gain = gain;
    }
    return best;
}

SpecialUses::Drive SpecialUses::drive_from(int from) const {
    const bool may_leave =
        plans_.own(from).size > 0 && !view_.table.businesses[at(from)].is_marked();
    return best_anywhere<Drive>([&](int to) {
        const bool possible = may_leave && from != to && plans_.is_open_to_me(to);
        return std::pair(possible ? drive(from, to) : Drive{}, possible);
    });
}

SpecialUses::Drive SpecialUses::drive() const {
    return best_anywhere<Drive>([&](int from) {
        const Drive found = drive_from(from);
        return std::pair(found, found.from != play::nobody);
    });
}

SpecialUses::Fetch SpecialUses::bribe() const {
    Fetch best;
    for (const Card card : view_.table.discards& gangsters) {
        FewCards hand = plans_.hand();
        hand.add(card);
        const double value = plans_.best_at_once(hand);
        if (best.card == no_card || value > best.value) best = {card, value};
    }
    return best;
}

}  // namespace pokerloop::chicago_poker
