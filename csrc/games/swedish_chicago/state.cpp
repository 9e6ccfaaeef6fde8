#include "games/swedish_chicago/state.hpp"

#include <algorithm>
#include <string>

#include "hands/hand.hpp"

namespace pokerloop::swedish_chicago {

using base::IllegalActionError;
using base::InvalidRulesError;

namespace {

void check_range(const std::string& what, int value, int lowest, int highest) {
    if (value >= lowest && value <= highest) return;
    throw InvalidRulesError("expected " + what + " from " + std::to_string(lowest) + " to " +
                            std::to_string(highest) + ", not " + std::to_string(value));
}

std::string names_of(const ActionSet& actions) {
    constexpr int most_named = 8;
    std::string names;
    int named = 0;
    actions.for_each([&](Action action) {
        if (++named > most_named) return;
        names += (names.empty() ? "" : ", ") + action_name(action);
    });
    return named > most_named ? names + " or another of " + std::to_string(named) : names;
}

int draw_dealer(const Rules& rules, play::Key key) {
    base::RandomStream lots = play::random_stream(key, play::Stream::lots);
    const int players = rules.num_players;
    if (rules.first_dealer == FirstDealer::random) {
        return static_cast<int>(lots.below(static_cast<std::uint32_t>(players)));
    }
    base::CardList deck(CardSet::full_deck());
    lots.shuffle_front(deck.cards(), static_cast<std::size_t>(players));
    const auto drawn = deck.cards().first(static_cast<std::size_t>(players));
    return static_cast<int>(std::ranges::min_element(drawn) - drawn.begin());
}

}  // namespace

Setup checked(Setup setup) {
    if (setup.players == 0) setup.players = setup.rules.num_players;
    check_range("a number of players", setup.players, 2, max_players);
    int& by_rules = setup.rules.num_players;
    if (by_rules != setup.players && by_rules != Rules().num_players) {
        throw InvalidRulesError("expected " + std::to_string(by_rules) +
                                " players, as num_players says, not " +
                                std::to_string(setup.players));
    }
    by_rules = setup.players;
    if (setup.dealer) check_range("a seat that deals", *setup.dealer, 0, setup.players - 1);
    check_range("a number of deals", setup.deals, 1, most_deals);
    for (int seat = 0; seat < max_players; ++seat) {
        int& score = setup.scores[static_cast<std::size_t>(seat)];
        if (seat >= setup.players) score = 0;
        check_range("a score of seat " + std::to_string(seat), score,
                    setup.rules.score_floor == ScoreFloor::zero ? 0 : -most_points, most_points);
    }
    return setup;
}

State::State(const Setup& setup, play::Key key) : key_(key) {
    const Setup match = checked(setup);
    table_.rules = match.rules;
    last_deal_ = match.deals - 1;
    table_.dealer =
        static_cast<std::int8_t>(match.dealer ? *match.dealer : draw_dealer(match.rules, key));
    for (int seat = 0; seat < players(); ++seat) table_.seat(seat).score = match.scores[at(seat)];
    begin_deal();
}

hands::Strength State::strength(int seat) const {
    return hands::Hand(hands_[at(seat)] | table_.seat(seat).played).rank();
}

ActionSet State::legal_actions() const {
    return is_over() ? ActionSet{} : swedish_chicago::legal_actions(table_, hands_[at(to_move())]);
}

void State::apply(Action action) {
    if (is_over()) throw IllegalActionError("the match is over");
    if (const ActionSet legal = legal_actions(); !legal.contains(action)) [[unlikely]] {
        throw IllegalActionError(
            "expected " + names_of(legal) + ", not " +
            (action < action_count ? action_name(action) : std::to_string(action)));
    }
    is_untouched_ = false;
    switch (table_.stage) {
        case Stage::blind:
            return apply_blind(action);
        case Stage::redeal:
            return apply_redeal(action);
        case Stage::exchange:
            return action == chicago ? declare() : apply_exchange(action);
        case Stage::offer:
            return apply_offer(action);
        case Stage::announce:
            return apply_announcement(action);
        case Stage::challenge:
            return apply_challenge(action);
        case Stage::effect:
            return apply_effect(action);
        case Stage::chicago:
            return apply_declaration(action);
        case Stage::trick:
            return action == chicago ? declare() : play_card(static_cast<Card>(action));
        case Stage::over:
            break;
    }
}

// ---- Whose turn it is ------------------------------------------------------------------------

bool State::is_asked(Stage stage, int seat) const {
    switch (stage) {
        case Stage::blind:
        case Stage::chicago:
            return table_.may_declare(seat);
        case Stage::exchange:
            return table_.seat(seat).cards > hand_size || !table_.is_barred(seat);
        case Stage::challenge:
            return seat != table_.claimant;
        default:
            return true;
    }
}

// Gives the turn to the first seat that this stage asks, from `which` on in turn order; false when
// there is none.
bool State::ask_from(Stage stage, int which) {
    while (which != play::nobody && !is_asked(stage, which)) which = table_.next_in_turn(which);
    if (which == play::nobody) return false;
    table_.stage = stage;
    table_.to_move = static_cast<std::int8_t>(which);
    return true;
}

// ---- Scores and winning ----------------------------------------------------------------------

void State::add_points(int seat, int points) {
    std::int32_t& score = table_.seat(seat).score;
    score += points;
    if (rules().score_floor == ScoreFloor::zero && score < 0) score = 0;
}

bool State::has_what_it_takes(int seat) const {
    const Seat& of = table_.seat(seat);
    switch (rules().chicago_to_win) {
        case ChicagoToWin::none:
            return true;
        case ChicagoToWin::attempted:
            return of.has_tried_chicago;
        case ChicagoToWin::won:
            break;
    }
    return of.has_made_chicago;
}

bool State::check_for_winners() {
    unsigned at_target = 0;
    for (int seat = 0; seat < players(); ++seat) {
        Seat& of = table_.seat(seat);
        if (of.is_out || of.score < rules().target_score) continue;
        const bool is_confirmed = of.began_at_target && table_.tricks == tricks_a_deal &&
                                  table_.trick_winners.back() == seat;
        if (!has_what_it_takes(seat)) {
            if (rules().at_target_without_chicago == WithoutChicago::reset_to_zero) of.score = 0;
        } else if (rules().confirm_win == ConfirmWin::off || is_confirmed) {
            at_target |= 1U << seat;
        }
    }
    const unsigned winners = with_highest_score(at_target);
    const bool is_tie = std::popcount(winners) > 1;
    if (winners == 0 || (is_tie && rules().win_tie == WinTie::extra_deal)) return false;
    end_match(winners);
    return true;
}

void State::end_match(unsigned winners) {
    table_.stage = Stage::over;
    table_.to_move = play::nobody;
    table_.winners = static_cast<std::uint8_t>(winners);
    const int declarer = table_.declarer;
    if (declarer != play::nobody && !table_.is_lost && table_.tricks == tricks_a_deal &&
        (winners >> declarer & 1U) != 0) {
        count(declarer, matches_won_by_chicago);
    }
}

void State::finish_deal() {
    if (check_for_winners()) return;
    if (table_.deal == last_deal_) {
        unsigned left = 0;
        table_.in_turn([&](int seat) { left |= 1U << seat; });
        return end_match(with_highest_score(left));
    }
    FinishedDeal& last = table_.last_deal;
    last = {table_.declarer,      table_.is_blind, table_.is_lost,
            table_.trick_winners, table_.scorers,  {}};
    for (int seat = 0; seat < players(); ++seat) {
        last.claims[at(seat)] = table_.seat(seat).claims[at(rules().num_exchanges - 1)];
    }
    ++table_.deal;
    table_.dealer = static_cast<std::int8_t>(table_.after(table_.dealer));
    begin_deal();
}

// ---- What a seat knows -----------------------------------------------------------------------

View State::view(int seat) const {
    const bool has_looked = table_.stage != Stage::blind;
    return {.table = table_,
            .seat = static_cast<std::int8_t>(seat),
            .hand = has_looked ? hands_[at(seat)] : CardSet(),
            .thrown = thrown_[at(seat)] & discards_};
}

}  // namespace pokerloop::swedish_chicago
