// The question: who holds what, what lies on the board, what is dead, what is still to come.
//
// A player holds one of several choices of cards, each with a weight: the hands of a range, or one
// known hand. Cards that are still to come to a player or to the board are dealt from those that
// nobody has shown. The chance of a deal is proportional to the product of the weights of the
// choices in it; choices that share a card, or have one that is seen elsewhere, do not go together.
// So a hand is the likelier the more hands of the others it leaves room for.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "equity/cards.hpp"
#include "equity/showdown.hpp"

namespace pokerloop::equity {

enum class ContestKind : std::uint8_t { best_five, two_from_hand, gangster_hand };

// A game as far as equity needs it.
struct Game {
    std::string_view name;
    ContestKind contest;
    int own_cards;    // of a player at the showdown
    int board_cards;  // on the board at the showdown
    std::string_view meaning;
};

inline constexpr std::array<Game, 7> games{{
    {"holdem", ContestKind::best_five, 2, 5, "Texas Hold'em: the best five of own cards and board"},
    {"omaha", ContestKind::two_from_hand, 4, 5,
     "Omaha: two of four own cards and three of the board"},
    {"omaha5", ContestKind::two_from_hand, 5, 5, "Omaha with five own cards"},
    {"omaha6", ContestKind::two_from_hand, 6, 5, "Omaha with six own cards"},
    {"draw", ContestKind::best_five, 5, 0,
     "five-card draw: the cards kept, and as many drawn as lack"},
    {"three_card", ContestKind::best_five, 3, 0,
     "three cards against three: no straights, no flushes"},
    {"chicago_poker", ContestKind::gangster_hand, 5, 0,
     "Chicago Poker: columns of the gangster deck"},
}};

// Throws InvalidRulesError naming the games there are.
const Game& find_game(std::string_view name);

// What is known of a player's cards, as it is asked.
struct Seat {
    std::vector<int> cards;  // of all choices, one behind the other
    std::size_t choices = 1;
    std::vector<std::uint64_t> weights;  // of the choices; none if all are alike
    int unknown = 0;                     // cards the player has that nobody knows
};

template <class Deck>
struct Choice {
    Cards<Deck> cards;
    std::uint64_t weight = 1;
};

template <class Deck>
struct Player {
    std::vector<Choice<Deck>> choices;  // in the order of their cards
    bool is_range = false;              // otherwise there is one choice, and its cards are seen
    int to_come = 0;
};

template <class Deck>
struct Spot {
    std::vector<Player<Deck>> players;
    Cards<Deck> board;
    int board_to_come = 0;
    Cards<Deck> seen;  // the board, dead cards, and what is known of players without a range

    std::vector<Card> unseen() const { return (Cards<Deck>::full_deck() - seen).list(); }
};

// Checks everything. A hand of fewer cards than the game's is filled up from the deck if `fill` is
// set, in games without a board; otherwise it stays as it is. Choices with a card seen elsewhere
// are left out. Throws InvalidCardError for what is no card or comes twice, InvalidPositionError
// for wrong numbers of players or cards and for ranges that leave no deal possible.
template <class Deck>
Spot<Deck> make_spot(const Game& game, const std::vector<Seat>& seats,
                     const std::vector<int>& board, const std::vector<int>& dead, bool fill);

}  // namespace pokerloop::equity
