#include "games/chicago_poker/state.hpp"

#include <algorithm>
#include <cassert>

#include "base/errors.hpp"

namespace pokerloop::chicago_poker {

using base::IllegalActionError;

namespace {

constexpr int dealt_cards = 5;
constexpr int actions_of_a_turn = 3;

void check_range(const std::string& what, int value, int lowest, int highest) {
    if (value >= lowest && value <= highest) return;
    throw base::InvalidRulesError("expected " + what + " from " + std::to_string(lowest) + " to " +
                                  std::to_string(highest) + ", not " + std::to_string(value));
}

std::string names_of(const ActionSet& actions) {
    std::string names;
    actions.for_each(
        [&](Action action) { names += (names.empty() ? "" : ", ") + action_name(action); });
    return names;
}

}  // namespace

Setup checked(const Setup& setup) {
    check_range("a number of players", setup.players, 2, max_players);
    if (setup.first != -1) check_range("a seat that begins", setup.first, 0, setup.players - 1);
    return setup;
}

State::State(const Setup& setup, play::Key key) : key_(key) {
    table_.rules = checked(setup).rules;
    table_.players = static_cast<std::int8_t>(setup.players);
    base::RandomStream lots = play::random_stream(key, play::Stream::lots);
    for (std::size_t i = 0; i < stack_.size(); ++i) stack_[i] = Tile(i / tiles_of_a_type);
    lots.shuffle_front(std::span<Tile>(stack_), stack_.size());
    const auto lot = static_cast<int>(lots.below(static_cast<std::uint32_t>(setup.players)));
    table_.first = static_cast<std::int8_t>(setup.first < 0 ? lot : setup.first);
    table_.stack_size = all_tiles;
    for (int i = 0; i < open_tiles(rules(), players()); ++i) open_tile(business(i));
    shuffle(deck_of(rules().specials));
    deal();
    begin_turn(table_.first);
    go_on();
}

// ---- The deck --------------------------------------------------------------------------------

void State::deal() {
    for (int i = 0; i < players(); ++i) {
        CardSet& hand = hands_[at((table_.first + i) % players())];
        hand = {};
        for (int card = 0; card < dealt_cards; ++card) hand.insert(deck_[--table_.deck_size]);
    }
}

// Shuffles these cards into what is left of the deck.
void State::shuffle(CardSet more) {
    table_.shuffled = table_.deck_size == 0 ? more : table_.shuffled | more;
    for (const Card card : more) deck_[table_.deck_size++] = card;
    play::random_stream(key_, play::Stream::cards, shuffles_++)
        .shuffle_front(std::span(deck_).first(table_.deck_size), table_.deck_size);
}

void State::draw_card(int seat) {
    if (table_.deck_size == 0) {
        shuffle(table_.discards);
        table_.discards = {};
    }
    hands_[at(seat)].insert(deck_[--table_.deck_size]);
}

void State::discard(Card card) {
    table_.discards.insert(card);
    for (CardSet& raided : raided_) raided.erase(card);
}

std::vector<Card> State::deck() const { return {deck_.rend() - table_.deck_size, deck_.rend()}; }

std::vector<Tile> State::tiles() const {
    return {stack_.rend() - table_.stack_size, stack_.rend()};
}

void State::stack_deck(std::span<const Card> cards) {
    base::DistinctCards<Deck>().insert(cards, "the deck");
    const Turn& now = table_.turn;
    const bool untouched = now.number == 0 && now.actions_left == 1 &&
                           now.choice == Choice::action && table_.discards.empty();
    const int there = untouched ? deck_of(rules().specials).size() : table_.deck_size;
    const auto deck = std::span(deck_).first(at(there));
    for (const Card card : cards) {
        if (std::ranges::find(deck, card) == deck.end()) {
            throw base::InvalidPositionError("the card " + base::card_text<Deck>(card) +
                                             " is not in the deck");
        }
    }
    table_.deck_size = static_cast<std::uint8_t>(there);
    std::ranges::stable_partition(
        deck, [&](Card card) { return std::ranges::find(cards, card) == cards.end(); });
    std::ranges::copy(cards, deck.rbegin());
    if (untouched) deal();
    legal_ = {};
    go_on();
}

// ---- Actions ---------------------------------------------------------------------------------

void State::apply(Action action) {
    if (is_over()) throw IllegalActionError("the game is over");
    if (!legal_.contains(action)) {
        throw IllegalActionError(
            "expected one of " + names_of(legal_) + ", not " +
            (action < action_count ? action_name(action) : std::to_string(action)));
    }
    const int business = action - first_business;
    switch (turn().choice) {
        case Choice::action:
            if (action == draw) {
                draw_card(to_move());
                count(to_move(), draws);
                --turn().actions_left;
                end_action();
            } else {
                choose(static_cast<Card>(action));
            }
            break;
        case Choice::business:
            choose_business(business);
            break;
        case Choice::seat:
            use_against(action - first_seat);
            break;
        case Choice::destination:
            turn().destination = static_cast<std::int8_t>(business);
            turn().choice = Choice::passenger;
            break;
        case Choice::passenger:
            drive(action);
            break;
        case Choice::discard:
            take_discard(static_cast<Card>(action));
            break;
        case Choice::reinforcement:
            reinforce(static_cast<Card>(action));
            break;
    }
    go_on();
}

// A special card is laid open at once; a gangster stays in hand until it is known where he goes.
void State::choose(Card card) {
    turn().played = card;
    turn().choice = Choice::business;
    if (is_gangster(card)) return;
    hand_of_mover().erase(card);
    discard(card);
    --turn().actions_left;
    const auto special = Special{card};
    count(to_move(), specials + (special == Special::raid1 ? 0 : card - Card(Special::raid2)));
    if (special == Special::revolver) {
        turn().has_used_revolver = true;
        turn().actions_left = static_cast<std::int8_t>(turn().actions_left + 2);
        end_action();
    } else if (special == Special::bribe) {
        turn().choice = Choice::discard;
    }
}

void State::choose_business(int where) {
    const Card card = turn().played;
    turn().business = static_cast<std::int8_t>(where);
    if (is_gangster(card)) {
        hand_of_mover().erase(card);
        lay(card, where);
        count(to_move(), laid);
        --turn().actions_left;
        end_action();
    } else {
        turn().choice = Special{card} == Special::limousine ? Choice::destination : Choice::seat;
    }
}

// Lays a card of the player to move; the fifth brings the marker, if there is none yet.
void State::lay(Card card, int where) {
    Business& there = business(where);
    Column& column = there.columns[at(to_move())];
    column.lay(card, there.tile);
    if (column.is_full() && !there.is_marked()) mark(where);
}

void State::use_against(int seat) {
    Column& column = business(turn().business).columns[at(seat)];
    if (Special{turn().played} == Special::liquidation) {
        discard(column.take_last());
    } else {
        for (int i = 0; i < column.size; ++i) {
            if (column.lies_down(i)) raided_[at(to_move())].insert(column.cards[at(i)]);
        }
    }
    end_action();
}

// A card gets into the limousine and out of it, or the limousine has come to its end.
void State::drive(Action action) {
    if (action == done) return end_action();
    const auto card = static_cast<Card>(action);
    Column& source = business(turn().business).columns[at(to_move())];
    source.take(card);
    lay(card, turn().destination);
    ++turn().passengers;
    const Column& destination = business(turn().destination).columns[at(to_move())];
    if (turn().passengers == most_passengers || source.size == 0 || destination.is_full()) {
        end_action();
    }
}

void State::take_discard(Card card) {
    table_.discards.erase(card);
    hand_of_mover().insert(card);
    // Nobody else has seen which one it was.
    const CardSet shuffled = table_.shuffled;
    CardSet seen = table_.discards;
    seen.insert(card);
    const bool deck_was_empty = table_.deck_size == 0;
    shuffle(table_.discards);
    table_.discards = {};
    table_.shuffled = deck_was_empty ? seen : shuffled | seen;
    end_action();
}

void State::end_action() {
    const Turn& now = turn();
    turn() = {.number = now.number,
              .player = now.player,
              .to_move = now.player,
              .actions_left = now.actions_left,
              .has_used_revolver = now.has_used_revolver};
}

// ---- Turns -----------------------------------------------------------------------------------

// Goes on to where a player has something to decide.
void State::go_on() {
    int passed = 0;  // in a row, without a marker on the table
    while (!is_over()) {
        legal_ = chicago_poker::legal_actions(table_, hand_of_mover());
        if (turn().choice != Choice::action || (turn().actions_left > 0 && !legal_.empty())) return;
        const bool passes = turn().actions_left > 0;
        if (passes && table_.marked[0] == play::nobody && ++passed == players()) {
            int most = 0;
            for (int seat = 0; seat < players(); ++seat) most = std::max(most, points(seat));
            std::uint32_t winners = 0;
            for (int seat = 0; seat < players(); ++seat) {
                if (points(seat) == most) winners |= 1U << seat;
            }
            end_game(winners);
        } else {
            begin_turn((turn().player + 1) % players());
        }
    }
    legal_ = {};
}

void State::begin_turn(int seat) {
    const std::int32_t number = turn().number + 1;
    turn() = {.number = number,
              .player = static_cast<std::int8_t>(seat),
              .to_move = static_cast<std::int8_t>(seat),
              .actions_left =
                  static_cast<std::int8_t>(std::min(number + 1, std::int32_t{actions_of_a_turn}))};
    count(seat, turns);
    hold_shootouts();
}

void State::end_game(std::uint32_t winners) {
    table_.winners = static_cast<std::uint8_t>(winners);
    turn().to_move = play::nobody;
}

// ---- What a seat knows -----------------------------------------------------------------------

View State::view(int seat) const {
    View view{.seat = static_cast<std::int8_t>(seat),
              .hand_sizes = {},
              .hand = hand(seat),
              .table = table_,
              .legal = to_move() == seat ? legal_ : ActionSet{}};
    for (int other = 0; other < players(); ++other) {
        view.hand_sizes[at(other)] = static_cast<std::uint8_t>(hand(other).size());
    }
    hide_from(seat, view);
    return view;
}

void State::hide_from(int seat, View& view) const {
    for (Business& business : view.table.businesses) {
        if (face_down(business.tile) == 0) continue;
        for (int other = 0; other < players(); ++other) {
            if (other != seat) business.columns[at(other)].hide_all_but(raided_[at(seat)]);
        }
    }
    for (int other = 0; other < players(); ++other) {
        if (other != seat) view.table.reinforcements[at(other)] = no_card;
    }
    if (to_move() != seat) hide_choice(view.table.turn);
}

// A gangster is hidden until he is laid: to the others nothing has happened yet.
void State::hide_choice(Turn& turn) {
    if (!is_gangster(turn.played)) return;
    turn.played = no_card;
    turn.choice = Choice::action;
}

}  // namespace pokerloop::chicago_poker
