// Announcing hands, and what they score.
#include <algorithm>

#include "games/swedish_chicago/state.hpp"

namespace pokerloop::swedish_chicago {

void State::begin_scoring() {
    if (!table_.hands_score()) return finish_scoring();
    if (rules().announcement == Announcement::voluntary && !is_last_scoring()) {
        ask_from(Stage::announce, table_.first());
        return;
    }
    announce_all();
    settle_claims();
}

// ---- Announcing ------------------------------------------------------------------------------

void State::announce_all() {
    HandKind best = HandKind::pair;
    table_.in_turn([&](int seat) {
        const HandKind kind = hand_kind(strength(seat));
        if (kind < best) return;
        table_.claim_of(table_.seat(seat)).kind = best = kind;
    });
}

void State::apply_announcement(Action action) {
    if (action != pass) table_.claim_of(table_.seat(to_move())).kind = announced(action);
    if (!ask_next()) judge_claims();
}

// ---- False claims ----------------------------------------------------------------------------

// A single best claim may be challenged; several that are equal are shown to be compared.
void State::judge_claims() {
    const HandKind best = table_.best_claim();
    const unsigned claimants = table_.claimants(best);
    const bool is_tie = std::popcount(claimants) > 1;
    if (best == HandKind::high_card || rules().false_claim == FalseClaim::impossible) {
        return settle_claims();
    }
    if (!is_tie) {
        table_.claimant = static_cast<std::int8_t>(std::countr_zero(claimants));
        ask_from(Stage::challenge, table_.first());
        return;
    }
    const Table asked = table_;  // who is out no longer has a turn
    asked.in_turn([&](int seat) {
        if (is_over() || (claimants >> seat & 1U) == 0) return;
        reveal(seat, table_.round + 1);
        if (hand_kind(strength(seat)) < best) eliminate(seat);
    });
    if (is_over()) return;
    if (table_.best_claim() == best) {
        settle_claims();
    } else {
        judge_claims();
    }
}

void State::apply_challenge(Action action) {
    if (action == pass) {
        if (!ask_next()) settle_claims();
        return;
    }
    const int seat = table_.claimant;
    reveal(seat, table_.round + 1);
    if (hand_kind(strength(seat)) >= table_.claim_of(table_.seat(seat)).kind) {
        return settle_claims();
    }
    eliminate(seat);
    if (!is_over()) judge_claims();
}

void State::eliminate(int seat) {
    table_.seat(seat).is_out = true;
    if (seat == table_.declarer) table_.declarer = play::nobody;
    count(seat, eliminations);
    if (table_.players_in() == 1) end_match(1U << table_.first());
}

// ---- Comparing -------------------------------------------------------------------------------

void State::settle_claims() {
    table_.claimant = play::nobody;
    if (const int seat = best_announced(); seat != play::nobody) return score_hand(seat);
    finish_scoring();
}

// Who has announced the best hand; nobody if none was announced or the best are equal.
int State::best_announced() {
    const HandKind best = table_.best_claim();
    if (best == HandKind::high_card) return play::nobody;
    unsigned left = table_.claimants(best);
    const auto is_tie = [&] { return std::popcount(left) > 1; };
    if (is_tie() && rules().hand_tie == HandTie::category_none) return play::nobody;
    if (is_tie()) left = claims_may_be_false() ? with_strongest_hand(left) : name_ranks(left);
    if (is_tie() && rules().hand_tie == HandTie::suits) left = name_suits(left);
    return is_tie() ? play::nobody : std::countr_zero(left);
}

unsigned State::with_strongest_hand(unsigned seats) const {
    return with_highest(seats, [&](int seat) { return int{strength(seat)}; });
}

// Rank by rank, the weightiest first, those who are still equal name theirs.
unsigned State::name_ranks(unsigned seats) {
    std::array<hands::DecidingRanks, swedish_chicago::max_players> deciding{};
    for (unsigned rest = seats; rest != 0; rest &= rest - 1) {
        const int seat = std::countr_zero(rest);
        deciding[at(seat)] = hands::deciding_ranks(strength(seat));
    }
    const std::size_t most = deciding[at(std::countr_zero(seats))].size;
    for (std::size_t i = 0; i < most && std::popcount(seats) > 1; ++i) {
        seats = with_highest(seats, [&](int seat) {
            Claim& claim = table_.claim_of(table_.seat(seat));
            claim.named = static_cast<std::uint8_t>(i + 1);
            return int{claim.ranks[i] = deciding[at(seat)].ranks[i]};
        });
    }
    return seats;
}

// Equal hands by the highest suit of their first rank.
unsigned State::name_suits(unsigned seats) {
    return with_highest(seats, [&](int seat) {
        const CardSet hand = hands_[at(seat)] | table_.seat(seat).played;
        const int rank = hands::deciding_ranks(strength(seat)).ranks[0];
        int suit = base::StandardDeck::suits - 1;
        while (!hand.contains(base::make_card(rank, suit))) --suit;
        table_.claim_of(table_.seat(seat)).suit = static_cast<std::uint8_t>(suit);
        return suit;
    });
}

// ---- Scoring ---------------------------------------------------------------------------------

void State::score_hand(int seat) {
    const HandKind kind = table_.claim_of(table_.seat(seat)).kind;
    table_.claimant = static_cast<std::int8_t>(seat);
    table_.scorers[at(table_.scorings)] = table_.claimant;
    const bool others_are_one = table_.players_in() == 2;
    switch (hand_effect(kind, rules())) {
        case HandEffect::none:
            add_hand_points();
            if (kind == HandKind::royal_flush && rules().royal_flush_wins) {
                return end_match(1U << seat);
            }
            return finish_scoring();
        case HandEffect::reset_all:
            add_hand_points();
            reset_others();
            return finish_scoring();
        case HandEffect::to_target:
            table_.seat(seat).score = std::max(table_.seat(seat).score, rules().target_score);
            return finish_scoring();
        case HandEffect::reset_one:
            add_hand_points();
            if (others_are_one) {
                reset_others();
                return finish_scoring();
            }
            break;
        case HandEffect::choose_points_or_reset_all:
            break;
    }
    table_.stage = Stage::effect;
    table_.to_move = table_.claimant;
}

void State::apply_effect(Action action) {
    if (action == take_points) {
        add_hand_points();
    } else if (action == reset_all) {
        reset_others();
    } else {
        reset_score(action - first_reset);
    }
    finish_scoring();
}

void State::add_hand_points() {
    const int seat = table_.claimant;
    const int worth = hand_points(table_.claim_of(table_.seat(seat)).kind, rules());
    add_points(seat, worth);
    count(seat, is_last_scoring() ? last_hand_points : first_hand_points + table_.scorings, worth);
}

void State::reset_others() {
    table_.in_turn([&](int seat) {
        if (seat != table_.claimant) reset_score(seat);
    });
}

void State::reset_score(int seat) {
    table_.seat(seat).score = std::min(table_.seat(seat).score, 0);
}

void State::finish_scoring() {
    table_.claimant = play::nobody;
    const bool was_last = is_last_scoring();
    ++table_.scorings;
    if (rules().win_check == WinCheck::immediate && check_for_winners()) return;
    if (was_last) {
        finish_deal();
    } else {
        begin_round();
    }
}

}  // namespace pokerloop::swedish_chicago
