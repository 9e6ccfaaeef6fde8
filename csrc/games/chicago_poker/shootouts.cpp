// Shootouts.
//
// All cards at the business are turned up; everybody with at least one card there takes part, and
// the best hand wins. In a tie each of the best plays a card of his hand face down as a
// reinforcement, in turn order from the player whose turn it is, who set the marker; the cards are
// turned up when all have chosen. The highest value wins, a special card counting as 0†. The cards
// used are discarded, then replaced from the deck in the same order; those still tied go on.
//
// A player without a card in hand loses the tie to those with one†. If none of the tied has any,
// the first of them in turn order from the player who set the marker wins†; so too if all cards
// that they hold or could draw have the same value, as reinforcements would tie for ever†.
#include <algorithm>
#include <bit>

#include "games/chicago_poker/state.hpp"
#include "hands/chicago_poker.hpp"

namespace pokerloop::chicago_poker {

namespace {

hands::chicago_poker::Hand hand_of(const Column& column) {
    hands::chicago_poker::Hand hand;
    for (int i = 0; i < column.size; ++i) hand.add(column.cards[at(i)]);
    return hand;
}

}  // namespace

void State::mark(int where) {
    business(where).marker = static_cast<std::int8_t>(to_move());
    *std::ranges::find(table_.marked, play::nobody) = static_cast<std::int8_t>(where);
    count(to_move(), markers);
}

// Holds the shootouts of the player whose turn it is, until one waits for reinforcements.
void State::hold_shootouts() {
    while (!is_over()) {
        const auto mine = std::ranges::find_if(table_.marked, [&](int where) {
            return where != play::nobody && business(where).marker == turn().player;
        });
        if (mine == table_.marked.end()) return;
        turn().business = *mine;
        for (Column& column : business(*mine).columns) column.down = 0;
        turn().contenders = best_hands(business(*mine));
        if (!settle()) return;
    }
}

// The seats with the best hand there.
std::uint8_t State::best_hands(const Business& there) const {
    const hands::chicago_poker::Reordering reordered{hands::chicago_poker::Order(rules().order)};
    hands::Strength best = 0;
    unsigned seats = 0;
    for (int seat = 0; seat < players(); ++seat) {
        const Column& column = there.columns[at(seat)];
        if (column.size == 0) continue;
        const hands::Strength strength = reordered(hand_of(column).rank());
        if (strength > best || seats == 0) best = strength, seats = 0;
        if (strength == best) seats |= 1U << seat;
    }
    return static_cast<std::uint8_t>(seats);
}

// Awards the tile, or asks those who tie for reinforcements. Tells whether it was awarded.
bool State::settle() {
    Turn& now = turn();
    unsigned armed = 0;
    for (int seat = 0; seat < players(); ++seat) {
        if (!hands_[at(seat)].empty()) armed |= now.contenders & 1U << seat;
    }
    if (!std::has_single_bit(now.contenders) && armed != 0) {
        now.contenders = static_cast<std::uint8_t>(armed);
    }
    const int first = next_contender();
    if (std::has_single_bit(now.contenders) || armed == 0 || ties_for_ever()) {
        award(first);
        return true;
    }
    now.choice = Choice::reinforcement;
    now.to_move = static_cast<std::int8_t>(first);
    return false;
}

bool State::ties_for_ever() const {
    CardSet cards = table_.discards;
    for (int i = 0; i < table_.deck_size; ++i) cards.insert(deck_[at(i)]);
    for (int seat = 0; seat < players(); ++seat) {
        if ((table_.turn.contenders >> seat & 1U) != 0) cards |= hands_[at(seat)];
    }
    for (const Card card : cards) {
        if (value_of(card) != value_of(*cards.begin())) return false;
    }
    return true;
}

// The first contender in turn order who has chosen no reinforcement, or nobody.
int State::next_contender() const {
    for (int i = 0; i < players(); ++i) {
        const int seat = (table_.turn.player + i) % players();
        const bool contends = (table_.turn.contenders >> seat & 1U) != 0;
        if (contends && table_.reinforcements[at(seat)] == no_card) return seat;
    }
    return play::nobody;
}

void State::reinforce(Card card) {
    hand_of_mover().erase(card);
    table_.reinforcements[at(to_move())] = card;
    count(to_move(), reinforcements);
    if (const int next = next_contender(); next != play::nobody) {
        turn().to_move = static_cast<std::int8_t>(next);
    } else {
        compare_reinforcements();
    }
}

void State::compare_reinforcements() {
    int highest = 0;
    unsigned winners = 0;
    for (int seat = 0; seat < players(); ++seat) {
        const Card card = table_.reinforcements[at(seat)];
        if (card == no_card) continue;
        if (value_of(card) > highest) highest = value_of(card), winners = 0;
        if (value_of(card) == highest) winners |= 1U << seat;
        discard(card);
    }
    for (int i = 0; i < players(); ++i) {
        const int seat = (turn().player + i) % players();
        if (table_.reinforcements[at(seat)] == no_card) continue;
        table_.reinforcements[at(seat)] = no_card;
        draw_card(seat);
    }
    turn().contenders = static_cast<std::uint8_t>(winners);
    if (settle()) hold_shootouts();
}

// The tile of the business goes to a seat, and a new one is opened there.
void State::award(int seat) {
    const int where = turn().business;
    Business& there = business(where);
    ++table_.won[at(seat)][at(static_cast<int>(there.tile))];
    const auto category =
        hands::chicago_poker::default_order.category(hand_of(there.columns[at(seat)]).rank());
    count(seat, won + static_cast<int>(category));
    for (int other = 0; other < players(); ++other) {
        const Column& column = there.columns[at(other)];
        if (column.size > 0) count(other, shootouts);
        for (int i = 0; i < column.size; ++i) discard(column.cards[at(i)]);
    }
    std::ranges::copy(std::ranges::find(table_.marked, where) + 1, table_.marked.end(),
                      std::ranges::find(table_.marked, where));
    table_.marked.back() = play::nobody;
    open_tile(there);
    end_action();
    const bool is_last = std::ranges::none_of(
        table_.businesses, [](const Business& business) { return business.is_open(); });
    if (is_last || has_won(seat)) end_game(1U << seat);
}

// Opens the next tile in this place; there may be none left.
void State::open_tile(Business& business) {
    business = {};
    if (table_.stack_size > 0) business.tile = stack_[--table_.stack_size];
}

bool State::has_won(int seat) const {
    const auto& tiles = table_.won[at(seat)];
    const int of_a_type = std::ranges::max(tiles);
    const bool of_all_types = std::ranges::min(tiles) > 0;
    if (rules().goal == Goal::short_game) return of_a_type >= 2 || points(seat) >= 3;
    return of_a_type >= 3 || of_all_types || points(seat) >= 5;
}

}  // namespace pokerloop::chicago_poker
