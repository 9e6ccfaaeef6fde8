// Declaring Chicago, and the five tricks.
#include "games/swedish_chicago/state.hpp"

namespace pokerloop::swedish_chicago {

// ---- Declaring -------------------------------------------------------------------------------

void State::apply_blind(Action action) {
    if (action == blind_chicago) {
        table_.is_blind = true;
        declare();
    } else if (ask_next()) {
        return;
    }
    begin_redeals();
}

void State::declare() {
    const int seat = to_move();
    table_.declarer = static_cast<std::int8_t>(seat);
    table_.seat(seat).has_tried_chicago = true;
    count(seat, chicagos);
    if (table_.is_blind) count(seat, blind_chicagos);
}

void State::begin_declarations() {
    const bool is_declared = table_.declarer != play::nobody;
    if (is_declared || !ask_from(Stage::chicago, table_.first())) begin_tricks();
}

void State::apply_declaration(Action action) {
    if (action == chicago) {
        declare();
    } else if (ask_next()) {
        return;
    }
    begin_tricks();
}

// ---- Tricks ----------------------------------------------------------------------------------

void State::begin_tricks() {
    const bool declarer_leads =
        table_.declarer != play::nobody && rules().chicago_leader == ChicagoLeader::declarer;
    table_.stage = Stage::trick;
    table_.leader = declarer_leads ? table_.declarer : static_cast<std::int8_t>(table_.first());
    table_.to_move = table_.leader;
}

void State::play_card(Card card) {
    const int seat = to_move();
    Seat& of = table_.seat(seat);
    const int suit = base::suit_of(seat == table_.leader ? card : table_.trick[at(table_.leader)]);
    if (base::suit_of(card) != suit) {
        of.void_suits = static_cast<std::uint8_t>(of.void_suits | 1U << suit);
    }
    mover().erase(card);
    of.played.insert(card);
    of.held.erase(card);
    of.shown.erase(card);
    --of.cards;
    table_.trick[at(seat)] = card;
    table_.to_move = static_cast<std::int8_t>(table_.after(seat));
    if (to_move() == table_.leader) finish_trick();
}

void State::finish_trick() {
    const Card led = table_.trick[at(table_.leader)];
    int winner = table_.leader;
    for (int seat = 0; seat < players(); ++seat) {
        const Card card = table_.trick[at(seat)];
        if (card != base::no_card && base::suit_of(card) == base::suit_of(led) &&
            card > table_.trick[at(winner)]) {
            winner = seat;
        }
    }
    const bool won_with_two = base::rank_of(table_.trick[at(winner)]) == 0;
    table_.trick_winners[at(table_.tricks++)] = static_cast<std::int8_t>(winner);
    table_.trick.fill(base::no_card);
    table_.leader = table_.to_move = static_cast<std::int8_t>(winner);
    const int declarer = table_.declarer;
    if (declarer != play::nobody && declarer != winner && !table_.is_lost) {
        table_.is_lost = true;
        add_points(declarer, -(table_.is_blind ? blind_loss : rules().chicago_points));
        add_points(winner, rules().chicago_breaker_points);
        if (rules().chicago_stop_on_loss) return finish_tricks();
    }
    if (table_.tricks < tricks_a_deal) return;
    score_last_trick(won_with_two);
    finish_tricks();
}

// Chicago, if it has been made, or else the last trick.
void State::score_last_trick(bool won_with_two) {
    const int winner = table_.trick_winners.back();
    if (table_.declarer == play::nobody || table_.is_lost) {
        count(winner, last_tricks);
        if (winner == table_.declarer) return;
        const bool counts_two = won_with_two && rules().last_trick_two_points != none;
        add_points(winner, counts_two ? rules().last_trick_two_points : rules().last_trick_points);
        return;
    }
    add_points(winner, chicago_worth(won_with_two));
    table_.seat(winner).has_made_chicago = true;
    count(winner, chicagos_made);
    if (table_.is_blind) count(winner, blind_chicagos_made);
}

int State::chicago_worth(bool won_with_two) const {
    if (table_.is_blind) return won_with_two ? blind_points_with_two : blind_points;
    return won_with_two && rules().chicago_two_points != none ? rules().chicago_two_points
                                                              : rules().chicago_points;
}

void State::finish_tricks() {
    if (rules().win_check == WinCheck::immediate && check_for_winners()) return;
    begin_scoring();
}

}  // namespace pokerloop::swedish_chicago
