// The tricks with all cards known: what a seat can force.
//
// The rules of the tricks: the leader plays any card, the others in turn follow its suit if they
// can and otherwise play any card; the highest card of the suit led wins the trick and its player
// leads to the next. There are no trumps.
//
// Two goals are solved, each for one seat against all the others, who know all cards too and play
// together to stop it:
//   last_trick   to win the last trick,
//   all_tricks   to win every trick that is left, the one in progress included (Chicago).
// With two players that is what best play by both comes to. With three or four, each playing for
// himself, it is what a seat can be sure of whatever the others do: at most one seat can force the
// last trick, and maybe none. A card is best for the seat to move if it keeps what that side can
// have: a forced goal forced, or for the others, a stopped goal stopped; where all is lost, or won,
// anyway, every legal card is.
//
// A position is where the tricks stand: the cards held, at most five each, and those of the trick
// in progress. Seats that have played to it hold one card less than the others.
#pragma once

#include <array>
#include <cstdint>

#include "base/cards.hpp"
#include "games/swedish_chicago/rules.hpp"

namespace pokerloop::swedish_chicago {

struct TrickPosition {
    int players = 2;
    int leader = 0;
    int played = 0;                                  // cards to the trick in progress
    std::array<base::CardSet, max_players> hands{};  // by seat
    std::array<base::Card, max_players> table{};     // those of the trick in progress, in turn

    int to_move() const { return (leader + played) % players; }
    // Throws InvalidPositionError unless such a position can arise; cards are taken to differ.
    void check() const;
};

enum class TrickGoal : std::uint8_t { last_trick, all_tricks };

// Answers questions about one position; each goal and seat in turn.
class TrickSolver {
 public:
    explicit TrickSolver(const TrickPosition& position);

    // Whether the seat can force the goal.
    bool can_force(TrickGoal goal, int seat);

    // The best cards of the seat to move, when `seat` wants the goal and the others do not.
    base::CardSet best_cards(TrickGoal goal, int seat);

 private:
    static constexpr int most_cards = 5;
    static constexpr std::size_t all_cards = std::size_t{most_cards} * max_players;

    // A set of the cards in play: bits 5p to 5p + 4 are those that player p holds, or has played
    // to the trick the position begins with, by suit and then by rank.
    using Cards = std::uint32_t;

    struct Trick {
        int leader = 0;
        int played = 0;
        int winner = 0;   // so far
        int highest = 0;  // the card that wins so far
        Cards cards = 0;
    };

    static constexpr Cards hand_of(int player) { return Cards{0x1F} << (most_cards * player); }

    template <TrickGoal goal>
    bool begin_trick(Cards held, int leader);
    template <TrickGoal goal>
    bool go_on(Cards held, const Trick& trick);
    template <TrickGoal goal>
    bool after(Cards held, const Trick& trick, int card);

    Trick with(const Trick& trick, int card) const;
    Cards legal(Cards held, const Trick& trick) const;
    Cards without_equals(Cards cards, Cards in_play) const;
    int last_winner(Cards held, int leader) const;
    void ask(TrickGoal goal, int seat);
    std::uint8_t& memory(Cards held);

    int players_;
    Trick trick_;     // in progress
    Cards held_ = 0;  // not yet played
    std::array<base::Card, all_cards> cards_{};
    std::array<Cards, all_cards> same_suit_{};
    std::array<Cards, all_cards> higher_{};  // of the same suit

    TrickGoal goal_{};
    int seat_ = -1;
    // Results known for the beginnings of tricks with two to four cards each: two bits a leader.
    std::array<std::array<std::uint8_t, 10'000>, most_cards - 2> memory_;
};

}  // namespace pokerloop::swedish_chicago
