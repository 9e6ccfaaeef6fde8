// What a player can expect at the businesses: imagined cards of the others, and of his own draws.
//
// A number of times the cards he has not seen are dealt out, to rivals' columns and to himself. A
// rival is taken to hold the best of some imagined cards, for those that lie face down as for those
// he may still add before a shootout: up to three, the more likely the more lies there already.
//
// The cards are imagined anew for each action of a turn, by random numbers that follow from the
// turn alone, so that the same view always gives the same outlook.
#pragma once

#include "games/chicago_poker/own_hand.hpp"

namespace pokerloop::chicago_poker {

// All choices of at most five of some cards, by their number.
class ChoicesOf {
 public:
    static constexpr std::size_t most_cards = 10;

    struct Choice {
        Hand hand;
        unsigned places = 0;  // bit i: the i-th card
    };

    explicit ChoicesOf(std::span<const Card> cards);
    std::span<const Choice> of_size(int cards) const {
        return {choices_[at(cards)].data(), counts_[at(cards)]};
    }

 private:
    static constexpr std::size_t most_choices = 252;  // five of ten cards

    std::array<std::array<Choice, most_choices>, column_size + 1> choices_{};
    std::array<std::size_t, column_size + 1> counts_{};
};

class Outlook {
 public:
    static constexpr int worlds = 24;

    explicit Outlook(const View& view);

    // The best rival's strength in each world, and whose it is.
    struct Rivals {
        std::array<Strength, worlds> best{};
        std::array<std::int8_t, worlds> whose{};

        // The chance to be better with this strength, a tie counting half.
        double chance(Strength strength) const;
        double chance(const std::array<Strength, worlds>& strengths) const;
        double share_of(int seat) const;  // how often he is the best of the rivals
    };

    // With a column in the place of a rival's, if one is given.
    Rivals rivals(int where, int changed_seat = play::nobody, const Column& changed = {}) const;

    // What a column becomes, filled up with the best of the cards in hand and some draws; and in
    // how many worlds each card of the hand is among them.
    struct Filled {
        std::array<Strength, worlds> strengths{};
        std::array<int, ChoicesOf::most_cards> uses{};
    };
    Filled with_draws(const Hand& column, const ChoicesOf& hand, int draws) const;

    // The best choice of so many cards, and what the column becomes with it.
    struct Choice {
        Strength strength = 0;
        FewCards cards;
    };
    Choice with_best(const Hand& column, int added, std::span<const Card> cards) const;

    Strength rank(const Hand& hand) const { return reordered_(hand.rank()); }

 private:
    Strength imagine(const Column& column, int seat, std::size_t world, int where) const;
    Strength best_strength(const Hand& column, int added, std::span<const Card> cards) const;
    Card unseen(std::size_t place) const { return unseen_[place % unseen_count_]; }

    const View& view_;
    Reordering reordered_;
    std::array<Card, Deck::cards> unseen_{};  // gangsters in random order
    std::size_t unseen_count_ = 0;
};

}  // namespace pokerloop::chicago_poker
