// A game of Chicago Poker.
//
// Five cards each; who begins is drawn by lot. A turn is three actions, but the very first has one
// and the second player's first two; each draws a card or plays one (actions.hpp). A player without
// a legal action passes the rest of his turn†.
//
// Before his actions the shootouts that a player's markers call for are held, in the order of
// marking† (shootouts.cpp). The best hand wins the tile, all cards there are discarded and a new
// tile is opened. The game ends at once when a player reaches the goal (Goal), or takes the last
// open tile. If nobody can act and no marker lies, whoever has most businesses wins, several
// sharing†.
//
// An empty deck is replaced, when a card is to be drawn, by the shuffled discards. A bribe shuffles
// the discards, itself among them, and the deck into a new deck, once its card is taken.
//
// Points are businesses.
#pragma once

#include <string>
#include <vector>

#include "games/chicago_poker/view.hpp"
#include "hands/chicago_poker_ranking.hpp"

namespace pokerloop::chicago_poker {

// How a game begins.
struct Setup {
    Rules rules;
    int players = 2;
    int first = -1;  // the seat that begins; -1: drawn by lot

    friend bool operator==(const Setup&, const Setup&) = default;
};

// Throws InvalidRulesError for a game that cannot be played.
Setup checked(const Setup& setup);

struct Position;

class State {
 public:
    using View = chicago_poker::View;
    using Setup = chicago_poker::Setup;
    static constexpr int action_count = chicago_poker::action_count;
    static constexpr int max_players = chicago_poker::max_players;
    // The last eleven: shootouts won with a hand of each category, in their default order.
    static constexpr std::array<const char*, 22> counters = {"turns",
                                                             "draws",
                                                             "gangsters",
                                                             "raids",
                                                             "liquidations",
                                                             "limousines",
                                                             "revolvers",
                                                             "bribes",
                                                             "markers",
                                                             "shootouts",
                                                             "reinforcements",
                                                             "won_high_card",
                                                             "won_pair",
                                                             "won_two_pair",
                                                             "won_three_of_a_kind",
                                                             "won_straight",
                                                             "won_flush",
                                                             "won_full_house",
                                                             "won_four_of_a_kind",
                                                             "won_rainbow_straight",
                                                             "won_straight_flush",
                                                             "won_chicago_poker"};

    static std::string action_name(Action action) { return chicago_poker::action_name(action); }

    // Checks the setup, as `checked` does.
    State(const Setup& setup, play::Key key);

    // A position as it stands, with what it leaves open drawn at random. Throws
    // InvalidPositionError for one that cannot be.
    State(const Position& position, play::Key key);

    const Rules& rules() const { return table_.rules; }
    int players() const { return table_.players; }
    std::uint64_t seed() const { return key_.seed; }
    std::uint64_t index() const { return key_.index; }
    bool is_over() const { return table_.is_over(); }
    int to_move() const { return table_.turn.to_move; }
    int points(int seat) const { return table_.businesses_of(seat); }
    std::uint32_t winners() const { return table_.winners; }  // bit s: seat s; 0 before the end
    std::span<const std::int32_t> counts(int seat) const { return counts_[at(seat)]; }

    const Table& table() const { return table_; }
    CardSet hand(int seat) const { return hands_[at(seat)]; }

    // The cards to come, the next one first.
    std::vector<Card> deck() const;
    std::vector<Tile> tiles() const;

    ActionSet legal_actions() const { return legal_; }
    void apply(Action action);

    // Puts these cards on top of the deck, the first of them first. Before the first action what
    // was dealt is taken back, and dealt again; later only cards of the deck can be put there.
    // Throws InvalidPositionError for other cards.
    void stack_deck(std::span<const Card> cards);

    View view(int seat) const;

    // The game as it could be for all that the seat knows: what it does not see is dealt anew.
    State imagine(int seat, base::RandomStream& random) const;

    friend bool operator==(const State&, const State&) = default;

 private:
    enum Counter { turns, draws, laid, specials, markers = 8, shootouts, reinforcements, won };

    Turn& turn() { return table_.turn; }
    CardSet& hand_of_mover() { return hands_[at(to_move())]; }
    Business& business(int which) { return table_.businesses[at(which)]; }
    void count(int seat, int counter) { ++counts_[at(seat)][at(counter)]; }

    // A position (position.cpp).
    void place_tiles(const Position& position);
    void place_cards(const Position& position);

    // The deck.
    void deal();
    void shuffle(CardSet more);
    void draw_card(int seat);
    void discard(Card card);

    // Actions and turns.
    void choose(Card card);
    void choose_business(int where);
    void lay(Card card, int where);
    void use_against(int seat);
    void drive(Action action);
    void take_discard(Card card);
    void end_action();
    void go_on();
    void begin_turn(int seat);
    void end_game(std::uint32_t winners);

    // Shootouts (shootouts.cpp).
    void mark(int where);
    void hold_shootouts();
    std::uint8_t best_hands(const Business& there) const;
    bool settle();
    bool ties_for_ever() const;
    int next_contender() const;
    void reinforce(Card card);
    void compare_reinforcements();
    void award(int seat);
    void open_tile(Business& business);
    bool has_won(int seat) const;

    void hide_from(int seat, View& view) const;
    static void hide_choice(Turn& turn);
    void deal_unseen(const View& known, base::RandomStream& random);
    void lay_out_dealt_cards();

    Table table_;
    ActionSet legal_;
    play::Key key_;
    std::uint32_t shuffles_ = 0;
    std::array<CardSet, chicago_poker::max_players> hands_{};
    std::array<CardSet, chicago_poker::max_players> raided_{};  // by each, on the table
    std::array<Card, Deck::ids> deck_{};   // the next card is the last of `deck_size`
    std::array<Tile, all_tiles> stack_{};  // likewise
    std::array<std::array<std::int32_t, counters.size()>, chicago_poker::max_players> counts_{};
};

static_assert(play::Game<State>);

}  // namespace pokerloop::chicago_poker
