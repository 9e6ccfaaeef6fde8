// A match of Open Face Chinese poker.
//
// A deal. Those in Fantasyland, from the button's left on, get all their cards and set them,
// hidden from the others until the deal ends. Then, street by street, each of the others in the
// same order is dealt the street's cards and places them (deals.hpp, actions.hpp). The deal ends
// with a settlement between every pair (settlement.hpp).
//
// Fantasyland. Whoever enters plays the next deal in it with the number of cards he has earned;
// whoever was in it and stays plays the next one as well (board.hpp). Four players share the deck
// evenly, so that then Fantasyland has 13 cards whatever the rules say.
//
// The button moves one seat after each deal, but not after one in which somebody played
// Fantasyland, unless `button_moves_after_fantasyland`. The match ends when it has gone round once
// and nobody has Fantasyland to play, or after a given number of deals.
#pragma once

#include "games/ofc/view.hpp"

namespace pokerloop::ofc {

// How a match begins.
struct Setup {
    Rules rules;
    int players = 2;
    int button = -1;       // a seat; -1: drawn by lot
    int deals = 0;         // the most deals; 0: no limit
    Points stacks{};       // what each sits down with; 0: the buy-in
    Points fantasyland{};  // the cards with which a seat begins in Fantasyland, or 0

    friend bool operator==(const Setup&, const Setup&) = default;
};

// The setup with every stack filled in. Throws InvalidRulesError for a match that cannot be played.
Setup checked(Setup setup);

class State {
 public:
    using View = ofc::View;
    using Setup = ofc::Setup;
    static constexpr int action_count = ofc::action_count;
    static constexpr int max_players = ofc::max_players;
    static constexpr std::array<const char*, 7> counters = {"deals",
                                                            "fouls",
                                                            "royalties",
                                                            "scoops",
                                                            "fantasyland_entries",
                                                            "fantasyland_deals",
                                                            "fantasyland_stays"};

    static std::string action_name(Action action) { return action_names[action]; }

    // Checks the setup, as `checked` does.
    State(const Setup& setup, play::Key key);

    const Rules& rules() const { return setup_.rules; }
    int players() const { return setup_.players; }
    int button() const { return button_; }
    std::uint64_t seed() const { return key_.seed; }
    std::uint64_t index() const { return key_.index; }
    int deal() const { return deal_; }      // counted from 0
    int street() const { return street_; }  // counted from 0, or fantasyland_street
    bool is_over() const { return is_over_; }
    int to_move() const { return is_over_ ? play::nobody : seat_at(position_); }
    int points(int seat) const { return points_[at(seat)]; }
    int stack(int seat) const { return setup_.stacks[at(seat)] + points(seat); }
    // Those with the most points.
    std::uint32_t winners() const { return is_over_ ? play::seats_with_most_points(*this) : 0; }
    std::span<const std::int32_t> counts(int seat) const { return counts_[at(seat)]; }

    const Board& board(int seat) const { return hands_[at(seat)].board; }
    CardSet hand(int seat) const { return hands_[at(seat)].to_place; }
    CardSet discards(int seat) const { return hands_[at(seat)].discards; }
    CardSet undealt() const;

    ActionSet legal_actions() const;
    void apply(Action action);

    // Places the whole hand: the cards added to each row and those discarded. Throws
    // IllegalActionError, leaving all as it was, unless they are the hand and each action is legal.
    void place(const Board& added, CardSet discarded);

    // Puts these cards on top of the deck, the first of them first. Only before the first card of
    // a deal is placed; what was dealt is taken back and dealt again. Throws IllegalActionError
    // later and InvalidCardError for a card that comes twice.
    void stack_deck(std::span<const Card> cards);

    View view(int seat) const;

    // The match as it could be for all that the seat knows: what it has not seen is dealt anew,
    // and Fantasyland hands that it does not see are set in some way.
    State imagine(int seat, base::RandomStream& random) const;

    friend bool operator==(const State&, const State&) = default;

 private:
    struct Hand {
        Board board;
        CardSet discards;
        CardSet to_place;
        std::int8_t fantasyland_cards = 0;

        bool is_set() const { return board.is_complete() && to_place.empty(); }
        void replace(CardSet cards, base::RandomStream& random);

        int places(const Schedule& schedule, int street) const {
            return (fantasyland_cards != 0 ? board_size : schedule.placed_before(street + 1)) -
                   board.size();
        }

        friend bool operator==(const Hand&, const Hand&) = default;
    };

    static std::size_t at(int seat) { return static_cast<std::size_t>(seat); }
    int seat_at(int position) const { return (button_ + 1 + position) % setup_.players; }
    Hand& mover() { return hands_[at(to_move())]; }
    const Hand& mover() const { return hands_[at(to_move())]; }
    bool is_hidden(int seat) const { return !is_over_ && hands_[at(seat)].fantasyland_cards != 0; }

    void begin_deal(const Points& fantasyland);
    void shuffle();
    void deal_from_the_top();
    void next_turn();
    void finish_deal();
    int earned_fantasyland(const Hand& hand, const RowStrengths& strengths) const;
    Points settle_deal(std::span<const Result> results) const;
    void count(int seat, std::span<const Result> results);

    Setup setup_;
    play::Key key_;
    std::int32_t deal_ = 0;
    std::int8_t button_ = 0;
    std::int8_t button_moves_ = 0;
    std::int8_t street_ = 0;
    std::int8_t position_ = 0;  // of the seat to move, counted from the button's left
    bool is_over_ = false;
    std::uint8_t dealt_ = 0;  // from the front of the deck
    std::array<Card, base::StandardDeck::cards> deck_{};
    std::array<Hand, ofc::max_players> hands_{};
    Points points_{};
    std::array<std::array<std::int32_t, counters.size()>, ofc::max_players> counts_{};
    FinishedDeal last_deal_;
};

static_assert(play::Game<State>);

}  // namespace pokerloop::ofc
