// A match of Swedish Chicago.
//
// Dealing. The hands are dealt in turn order, five cards (or six) at a time, from the front of the
// deck; exchanges draw from what is left, the stock. A hand is dealt before anybody is asked
// anything.
//
// Exchanges. Who may not exchange is passed over; with six cards he throws one in the first round.
// A low hand may be replaced by a barred player too, as that is no exchange. A hand shown before a
// redeal, a card drawn openly and a card refused are known to all.
//
// Announcements. Automatic: in turn order, whoever has at least a pair and matches the best kind
// announced so far announces, the others pass. Voluntary: the same, but by choice. When false
// claims are possible, any hand may be announced, also a lower one than the best so far. The best
// announcement may be challenged by each of the others in turn; the hand is then shown, and who has
// less than he announced is out of the match at once, the next best announcement taking its place.
// Who has more scores what he announced. Two who announce the same kind must show their hands, in
// turn order, which finds false claims too. The hand after the tricks lies open and scores without
// announcements.
//
// Effects of a hand. A reset takes scores above zero to zero. `to_target` raises a score to the
// target instead of adding points. The effect of a straight flush is not that of a royal flush.
//
// Chicago. Before the first trick those with the score for it are asked in turn order. Under
// `any_time` it is one more action in one's own turn of an exchange, also in that of throwing the
// sixth card; under that and `after_last_exchange`, of a leader who has won all tricks so far. The
// Chicago of a declarer who is eliminated lapses: it is nobody's, costs nothing, and another player
// may declare one. Lost, it costs as much as it scores (20 when blind). When the tricks go on after
// a loss, the last trick scores, but not for the declarer.
//
// Winning. Those in the match who have the target, and the Chicago and the confirmation that the
// rules ask for, are compared when the rules check; the highest score wins. A win confirmed in a
// deal counts in that deal only. A royal flush that wins does so whatever else the rules ask.
// Who is left alone wins. A match that has not been won after its last deal goes to the highest
// score; equal scores share it.
#pragma once

#include <optional>

#include "games/swedish_chicago/history.hpp"
#include "games/swedish_chicago/view.hpp"
#include "hands/ranking.hpp"

namespace pokerloop::swedish_chicago {

using Scores = std::array<int, max_players>;

// A match ends after so many deals at the latest.
inline constexpr int most_deals = 1000;

// How a match begins.
struct Setup {
    Rules rules;
    int players = 0;            // 0: as the rules say; else instead of their default
    std::optional<int> dealer;  // a seat; none: as the rules say
    int deals = most_deals;     // the most deals
    Scores scores{};            // to begin with

    friend bool operator==(const Setup&, const Setup&) = default;
};

// The setup with the number of players in it and in its rules. Throws InvalidRulesError for a match
// that cannot be played: also for rules whose number of players is not the default and another.
Setup checked(Setup setup);

class State {
 public:
    using View = swedish_chicago::View;
    using Setup = swedish_chicago::Setup;
    static constexpr int action_count = swedish_chicago::action_count;
    static constexpr int max_players = swedish_chicago::max_players;
    static constexpr std::array<const char*, 12> counters = {
        "deals",           "first_hand_points",   "second_hand_points", "last_hand_points",
        "cards_exchanged", "last_tricks",         "chicagos",           "chicagos_made",
        "blind_chicagos",  "blind_chicagos_made", "eliminations",       "matches_won_by_chicago"};
    static constexpr std::array<const char*, 4> histograms = {
        "deals", "chicagos_made", "eliminations", "matches_won_by_chicago"};

    static std::string action_name(Action action) { return swedish_chicago::action_name(action); }

    // Checks the setup, as `checked` does.
    State(const Setup& setup, play::Key key);

    const Table& table() const { return table_; }
    const Rules& rules() const { return table_.rules; }
    int players() const { return table_.players(); }
    std::uint64_t seed() const { return key_.seed; }
    std::uint64_t index() const { return key_.index; }
    bool is_over() const { return table_.is_over(); }
    int to_move() const { return table_.to_move; }
    int points(int seat) const { return table_.seat(seat).score; }
    std::uint32_t winners() const { return table_.winners; }
    std::span<const std::int32_t> counts(int seat) const { return counts_[at(seat)]; }

    CardSet hand(int seat) const { return hands_[at(seat)]; }
    CardSet discards() const { return discards_; }
    std::span<const Card> stock() const { return std::span(deck_).subspan(next_, table_.stock); }

    ActionSet legal_actions() const;
    void apply(Action action);

    // Puts these cards on top of the deck, the first of them first, and deals the hands again. Only
    // before anything is done in a deal; where nobody may exchange, hands score at once, and it is
    // too late. Throws IllegalActionError then and InvalidCardError for a card that comes twice.
    void stack_deck(std::span<const Card> cards);

    View view(int seat) const;

    // The match as it could be for all that the seat knows (imagine.cpp).
    State imagine(int seat, base::RandomStream& random) const;

    friend bool operator==(const State&, const State&) = default;

 private:
    class Imagination;

    enum Counter {
        deals,
        first_hand_points,
        last_hand_points = first_hand_points + most_scorings - 1,
        cards_exchanged,
        last_tricks,
        chicagos,
        chicagos_made,
        blind_chicagos,
        blind_chicagos_made,
        eliminations,
        matches_won_by_chicago,
    };

    static std::size_t at(int seat) { return static_cast<std::size_t>(seat); }
    CardSet& mover() { return hands_[at(to_move())]; }
    hands::Strength strength(int seat) const;
    void count(int seat, int counter, int add = 1) { counts_[at(seat)][at(counter)] += add; }

    // Those of a set of seats, a bit each, for whom `value(seat)` is highest.
    template <class Value>
    static unsigned with_highest(unsigned seats, const Value& value) {
        unsigned best = 0;
        int highest = 0;
        for (; seats != 0; seats &= seats - 1) {
            const int of = value(std::countr_zero(seats));
            if (best == 0 || of > highest) highest = of, best = 0;
            if (of == highest) best |= seats & (~seats + 1);
        }
        return best;
    }

    bool is_asked(Stage stage, int seat) const;
    bool ask_from(Stage stage, int which);
    bool ask_next() { return ask_from(table_.stage, table_.next_in_turn(to_move())); }

    // deal.cpp
    void begin_deal();
    void shuffle();
    void deal_from_the_top();
    void begin_redeals();
    void apply_redeal(Action action);
    void begin_round();
    void apply_exchange(Action action);
    void apply_offer(Action action);
    void next_exchange();
    void reveal(int seat, int round);
    void throw_cards(CardSet cards);
    void draw(int cards);
    Card draw_one();
    void recycle();

    // scoring.cpp
    void begin_scoring();
    void announce_all();
    void apply_announcement(Action action);
    void judge_claims();
    void apply_challenge(Action action);
    void eliminate(int seat);
    void settle_claims();
    int best_announced();
    unsigned with_strongest_hand(unsigned seats) const;
    unsigned name_ranks(unsigned seats);
    unsigned name_suits(unsigned seats);
    void score_hand(int seat);
    void apply_effect(Action action);
    void add_hand_points();
    void reset_others();
    void reset_score(int seat);
    void finish_scoring();
    bool is_last_scoring() const { return table_.scorings + 1 == rules().num_exchanges; }
    bool claims_may_be_false() const { return table_.claims_may_be_false() && !is_last_scoring(); }

    // tricks.cpp
    void apply_blind(Action action);
    void begin_declarations();
    void apply_declaration(Action action);
    void declare();
    void begin_tricks();
    void play_card(Card card);
    void finish_trick();
    void score_last_trick(bool won_with_two);
    void finish_tricks();
    int chicago_worth(bool won_with_two) const;

    // state.cpp
    void add_points(int seat, int points);
    bool has_what_it_takes(int seat) const;
    bool check_for_winners();
    unsigned with_highest_score(unsigned seats) const {
        return with_highest(seats, [this](int seat) { return points(seat); });
    }
    void end_match(unsigned winners);
    void finish_deal();

    Table table_;
    play::Key key_;
    std::int32_t last_deal_ = 0;
    bool is_untouched_ = true;  // nothing has been done in this deal
    std::uint8_t next_ = 0;     // of the deck, to be drawn
    std::uint8_t shuffles_ = 0;
    std::array<Card, base::StandardDeck::cards> deck_{};
    CardSet discards_;       // of all, not shuffled into the stock since
    CardSet turn_discards_;  // of the seat that is exchanging
    std::array<CardSet, swedish_chicago::max_players> hands_{};
    std::array<CardSet, swedish_chicago::max_players> thrown_{};
    History history_;
    std::array<std::array<std::int32_t, counters.size()>, swedish_chicago::max_players> counts_{};
};

static_assert(play::Game<State>);

}  // namespace pokerloop::swedish_chicago
