#include "games/chicago_poker/actions.hpp"

#include "base/card_text.hpp"

namespace pokerloop::chicago_poker {

namespace {

bool may_lay(const Business& business, int seat) {
    return business.is_open() && !business.columns[at(seat)].is_full();
}

bool may_target(Card special, const Column& column) {
    if (Special{special} == Special::liquidation) return column.size > 0 && !column.is_full();
    return column.down != 0;
}

bool may_target_someone(const Table& table, Card special, const Business& business) {
    for (int seat = 0; seat < table.players; ++seat) {
        if (seat != table.turn.to_move && may_target(special, business.columns[at(seat)])) {
            return true;
        }
    }
    return false;
}

// The limousine drives from one business to another.
bool may_drive(const Table& table, int from, int to) {
    const Business& source = table.businesses[at(from)];
    const int seat = table.turn.to_move;
    return from != to && !source.is_marked() && source.columns[at(seat)].size > 0 &&
           may_lay(table.businesses[at(to)], seat);
}

bool may_drive_from(const Table& table, int from) {
    for (int to = 0; to < max_open; ++to) {
        if (may_drive(table, from, to)) return true;
    }
    return false;
}

// Whether the card can be used there.
bool may_use_at(const Table& table, Card card, int business) {
    const Business& there = table.businesses[at(business)];
    if (is_gangster(card)) return may_lay(there, table.turn.to_move);
    if (Special{card} == Special::limousine) return may_drive_from(table, business);
    return may_target_someone(table, card, there);
}

// Whether a special card other than the bribe, which brings another card, can be used.
bool may_use(const Table& table, Card card) {
    if (Special{card} == Special::revolver) return !table.turn.has_used_revolver;
    for (int business = 0; business < max_open; ++business) {
        if (may_use_at(table, card, business)) return true;
    }
    return false;
}

bool may_use_one_of(const Table& table, CardSet hand) {
    for (const Card card : hand) {
        if (is_special(card) && Special{card} != Special::bribe && may_use(table, card)) {
            return true;
        }
    }
    return false;
}

// Whether so many cards can be brought down to the limit, of which these are known.
bool can_be_shed(const Table& table, CardSet hand, int size, int actions_left) {
    const int surplus = size - hand_limit;
    return surplus <= 0 ||
           (surplus <= actions_left && (surplus <= table.free_places(table.turn.to_move) ||
                                        (surplus == 1 && may_use_one_of(table, hand))));
}

bool may_draw(const Table& table, CardSet hand) {
    return (table.deck_size > 0 || !table.discards.empty()) &&
           can_be_shed(table, hand, hand.size() + 1, table.turn.actions_left - 1);
}

bool may_play_special(const Table& table, Card card, CardSet hand) {
    if (Special{card} != Special::bribe) return may_use(table, card);
    return !table.discards.empty() &&
           can_be_shed(table, hand, hand.size(), table.turn.actions_left - 1);
}

ActionSet first_choices(const Table& table, CardSet hand) {
    ActionSet legal;
    const bool is_place = table.free_places(table.turn.to_move) > 0;
    for (const Card card : hand) {
        if (is_gangster(card) ? is_place : may_play_special(table, card, hand)) legal.insert(card);
    }
    if (may_draw(table, hand)) legal.insert(draw);
    return legal;
}

}  // namespace

ActionSet legal_actions(const Table& table, CardSet hand) {
    const Turn& turn = table.turn;
    ActionSet legal;
    switch (turn.choice) {
        case Choice::action:
            return first_choices(table, hand);
        case Choice::business:
            for (int business = 0; business < max_open; ++business) {
                if (may_use_at(table, turn.played, business)) {
                    legal.insert(action_of_business(business));
                }
            }
            break;
        case Choice::seat:
            for (int seat = 0; seat < table.players; ++seat) {
                const Business& business = table.businesses[at(turn.business)];
                if (seat != turn.to_move && may_target(turn.played, business.columns[at(seat)])) {
                    legal.insert(action_of_seat(seat));
                }
            }
            break;
        case Choice::destination:
            for (int to = 0; to < max_open; ++to) {
                if (may_drive(table, turn.business, to)) legal.insert(action_of_business(to));
            }
            break;
        case Choice::passenger: {
            const Column& column = table.businesses[at(turn.business)].columns[at(turn.to_move)];
            for (int i = 0; i < column.size; ++i) legal.insert(column.cards[at(i)]);
            if (turn.passengers > 0) legal.insert(done);
            break;
        }
        case Choice::discard:
            for (const Card card : table.discards) {
                if (card != turn.played) legal.insert(card);
            }
            break;
        case Choice::reinforcement:
            for (const Card card : hand) legal.insert(card);
            break;
    }
    return legal;
}

std::string action_name(Action action) {
    if (action < first_business) return base::card_text<Deck>(static_cast<Card>(action));
    if (action < first_seat) return "business " + std::to_string(action - first_business);
    if (action < draw) return "seat " + std::to_string(action - first_seat);
    return action == draw ? "draw" : "done";
}

}  // namespace pokerloop::chicago_poker
