#include "games/swedish_chicago/trick_solver.hpp"

#include <bit>
#include <cassert>
#include <string>

#include "base/errors.hpp"

namespace pokerloop::swedish_chicago {

namespace {

using base::Card;
using base::CardSet;

// The number of a set of at most five among those of its size; there are at most ten.
constexpr auto number_among_equal_sizes = [] {
    std::array<std::uint8_t, 32> numbers{};
    std::array<std::uint8_t, 6> next{};
    for (unsigned set = 0; set < 32; ++set) {
        numbers[set] = next[static_cast<std::size_t>(std::popcount(set))]++;
    }
    return numbers;
}();

constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

}  // namespace

void TrickPosition::check() const {
    const auto expect = [](bool holds, const std::string& what, int found) {
        if (!holds) {
            throw base::InvalidPositionError("expected " + what + ", not " + std::to_string(found));
        }
    };
    expect(players >= 2 && players <= max_players, "2 to 4 hands", players);
    expect(leader >= 0 && leader < players, "a leader from 0 to " + std::to_string(players - 1),
           leader);
    expect(played >= 0 && played < players, "fewer cards on the table than players", played);
    const int cards = hands[at(to_move())].size();
    expect(cards >= 1 && cards <= 5, "1 to 5 cards in hand " + std::to_string(to_move()), cards);
    for (int turn = 0; turn < players; ++turn) {
        const int seat = (leader + turn) % players;
        const int left = turn < played ? cards - 1 : cards;
        expect(hands[at(seat)].size() == left,
               std::to_string(left) + " cards in hand " + std::to_string(seat),
               hands[at(seat)].size());
    }
}

TrickSolver::TrickSolver(const TrickPosition& position)
    : players_(position.players), trick_{.leader = position.leader} {
    CardSet on_table;
    for (int turn = 0; turn < position.played; ++turn) on_table.insert(position.table[at(turn)]);
    Cards all = 0;
    for (int p = 0; p < players_; ++p) {
        CardSet cards = position.hands[at(p)];
        const int turn = (p - position.leader + players_) % players_;
        if (turn < position.played) cards.insert(position.table[at(turn)]);
        int number = most_cards * p;
        for (const Card card : cards) {
            cards_[at(number)] = card;
            all |= Cards{1} << number++;
        }
    }
    for (Cards rest = all; rest != 0; rest &= rest - 1) {
        const int card = std::countr_zero(rest);
        if (!on_table.contains(cards_[at(card)])) held_ |= Cards{1} << card;
        for (Cards others = all; others != 0; others &= others - 1) {
            const int other = std::countr_zero(others);
            if (base::suit_of(cards_[at(other)]) != base::suit_of(cards_[at(card)])) continue;
            same_suit_[at(card)] |= Cards{1} << other;
            if (cards_[at(other)] > cards_[at(card)]) higher_[at(card)] |= Cards{1} << other;
        }
    }
    for (int turn = 0; turn < position.played; ++turn) {
        Cards played = all & ~held_ & hand_of((position.leader + turn) % players_);
        trick_ = with(trick_, std::countr_zero(played));
    }
}

bool TrickSolver::can_force(TrickGoal goal, int seat) {
    ask(goal, seat);
    return goal == TrickGoal::last_trick ? go_on<TrickGoal::last_trick>(held_, trick_)
                                         : go_on<TrickGoal::all_tricks>(held_, trick_);
}

CardSet TrickSolver::best_cards(TrickGoal goal, int seat) {
    ask(goal, seat);
    const bool is_own = (trick_.leader + trick_.played) % players_ == seat;
    CardSet all;
    CardSet reaching;
    for (Cards rest = legal(held_, trick_); rest != 0; rest &= rest - 1) {
        const int card = std::countr_zero(rest);
        all.insert(cards_[at(card)]);
        const bool forced = goal == TrickGoal::last_trick
                                ? after<TrickGoal::last_trick>(held_, trick_, card)
                                : after<TrickGoal::all_tricks>(held_, trick_, card);
        if (forced == is_own) reaching.insert(cards_[at(card)]);
    }
    return reaching.empty() ? all : reaching;
}

// The results in memory hold for one goal of one seat.
void TrickSolver::ask(TrickGoal goal, int seat) {
    assert(seat >= 0 && seat < players_);
    if (goal_ == goal && seat_ == seat) return;
    goal_ = goal;
    seat_ = seat;
    memory_ = {};
}

std::uint8_t& TrickSolver::memory(Cards held) {
    std::size_t place = 0;
    for (int p = 0; p < players_; ++p) {
        place = 10 * place + number_among_equal_sizes[held >> (most_cards * p) & 0x1F];
    }
    return memory_[at(std::popcount(held & hand_of(0)) - 2)][place];
}

template <TrickGoal goal>
bool TrickSolver::begin_trick(Cards held, int leader) {
    const int cards = std::popcount(held & hand_of(0));
    if (cards == 1) return last_winner(held, leader) == seat_;
    std::uint8_t& known = memory(held);
    const int shift = 2 * leader;
    if (const int result = known >> shift & 3; result != 0) return result == 1;
    const bool forced = go_on<goal>(held, {.leader = leader});
    known = static_cast<std::uint8_t>(known | (forced ? 1 : 2) << shift);
    return forced;
}

template <TrickGoal goal>
bool TrickSolver::go_on(Cards held, const Trick& trick) {
    const int player = (trick.leader + trick.played) % players_;
    const bool is_own = player == seat_;
    Cards choices = without_equals(legal(held, trick), held | trick.cards);
    while (choices != 0) {
        const int card = std::bit_width(choices) - 1;
        choices ^= Cards{1} << card;
        if (after<goal>(held, trick, card) == is_own) return is_own;
    }
    return !is_own;
}

template <TrickGoal goal>
bool TrickSolver::after(Cards held, const Trick& trick, int card) {
    const Trick longer = with(trick, card);
    const Cards rest = held & ~(Cards{1} << card);
    if constexpr (goal == TrickGoal::all_tricks) {
        const int own_turn = (seat_ - longer.leader + players_) % players_;
        if (own_turn < longer.played && longer.winner != seat_) return false;
    }
    if (longer.played < players_) return go_on<goal>(rest, longer);
    if (rest == 0) return longer.winner == seat_;
    return begin_trick<goal>(rest, longer.winner);
}

TrickSolver::Trick TrickSolver::with(const Trick& trick, int card) const {
    Trick longer = trick;
    if (trick.played == 0 || (higher_[at(trick.highest)] >> card & 1) != 0) {
        longer.winner = (trick.leader + trick.played) % players_;
        longer.highest = card;
    }
    longer.cards |= Cards{1} << card;
    ++longer.played;
    return longer;
}

// The highest card so far is of the suit led.
TrickSolver::Cards TrickSolver::legal(Cards held, const Trick& trick) const {
    const Cards hand = held & hand_of((trick.leader + trick.played) % players_);
    if (trick.played == 0) return hand;
    const Cards following = hand & same_suit_[at(trick.highest)];
    return following != 0 ? following : hand;
}

// Of cards of one hand between which no card of another is in play, the highest stands for all.
TrickSolver::Cards TrickSolver::without_equals(Cards cards, Cards in_play) const {
    Cards different = cards;
    for (Cards rest = cards; rest != 0; rest &= rest - 1) {
        const int card = std::countr_zero(rest);
        const Cards own_higher = higher_[at(card)] & cards;
        if (own_higher == 0) continue;
        const int next = std::countr_zero(own_higher);
        const Cards between = higher_[at(card)] & ~higher_[at(next)] & in_play;
        if (between == Cards{1} << next) different ^= Cards{1} << card;
    }
    return different;
}

int TrickSolver::last_winner(Cards held, int leader) const {
    Trick trick{.leader = leader};
    for (int turn = 0; turn < players_; ++turn) {
        trick = with(trick, std::countr_zero(held & hand_of((leader + turn) % players_)));
    }
    return trick.winner;
}

}  // namespace pokerloop::swedish_chicago
