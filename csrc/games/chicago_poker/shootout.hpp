// Who wins a business as it lies.
//
// Each player has a column of at most five cards, of which some are not known: face-down cards of
// others, and cards still to be laid there, are the same thing. They come from the cards not seen,
// each deal equally likely. All who have a card in their column take part; the best hand wins.
//
// A tie goes to reinforcements. Each tied player plays his highest hand card, a special card
// counting 0; the highest wins. Those still tied replace what they played from the deck, as long as
// there is one, and go on. Who has no hand card loses to those with one; if nobody has, the first
// from the marker's owner on in turn order wins. The hands, too, may hold cards that are not known,
// special ones among them.
//
// Often nothing need be dealt for that. Hands of which nothing is known but the same number of
// cards are equally good, so the tied players have equal shares; so a tie is told by its set of
// players, and only ties that this does not settle are played out, in samples.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/chicago_poker/table.hpp"
#include "hands/chicago_poker.hpp"

namespace pokerloop::chicago_poker {

// A tile is worth this many parts, which 2 to 6 players divide.
inline constexpr int parts_of_tile = 60;

// What is known of some cards.
struct PartlyKnown {
    std::vector<Card> known;
    int unknown = 0;

    int size() const { return static_cast<int>(known.size()) + unknown; }
};

struct Contender {
    PartlyKnown column;
    PartlyKnown hand;
};

struct Shootout {
    std::vector<Contender> players;  // in turn order
    int marker_owner = 0;            // a player
    std::vector<Card> unseen;        // what unknown cards are drawn from, special ones included
    hands::chicago_poker::Order order = hands::chicago_poker::default_order;
};

// A set of players: bit i stands for player i.
using Players = std::uint32_t;

inline constexpr std::size_t sets_of_players = std::size_t{1} << max_players;

struct ShootoutTally {
    std::array<std::uint64_t, sets_of_players> best{};    // deals, by who has the best hand
    std::array<std::uint64_t, max_players> reinforced{};  // contested ties won, in samples
};

// How a tie ends without playing it out: the parts of each player; nothing if it is contested.
using Shares = std::array<int, max_players>;
std::optional<Shares> settle_tie(const Shootout& shootout, Players tied);

// Throws InvalidPositionError for a question that makes no sense: nobody takes part, a column of
// more than five cards, fewer cards unseen than unknown.
void check(const Shootout& shootout);

// Deals at random; deal i of a seed is the same in whatever piece it is dealt.
ShootoutTally sample_shootouts(const Shootout& shootout, std::uint64_t seed, std::uint64_t first,
                               std::uint64_t deals);

}  // namespace pokerloop::chicago_poker
