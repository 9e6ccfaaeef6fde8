// The hands of a category by number, the weakest first; both decks use it.
//
// What decides is counted like digits, the weightiest first: the ranks of the sets, then what
// stands beside them. A single kicker is counted from its rank plus one, so that 0 is a missing
// one; more of them are numbered as in kickers.hpp, among the ranks that the set leaves.
#pragma once

#include "base/bits.hpp"
#include "hands/kickers.hpp"

namespace pokerloop::hands {

// For a deck of so many ranks. `once` are the ranks that occur in a hand.
template <int ranks>
struct Numbering {
    static constexpr int beside_pair = hands_below(ranks - 1, 3);
    static constexpr int beside_three = hands_below(ranks - 1, 2);
    static constexpr int one_kicker = ranks + 1;

    static constexpr int high_card(RankMask once) { return number_kickers(once, 5); }

    static constexpr int pair(int pair, RankMask once) {
        return pair * beside_pair + number_kickers(close_gap(once, pair), 3);
    }

    static constexpr int two_pair(int high, int low, RankMask once) {
        const RankMask rest = base::without(base::without(once, high), low);
        return (high * ranks + low) * one_kicker + base::highest(rest) + 1;
    }

    static constexpr int three_of_a_kind(int three, RankMask once) {
        return three * beside_three + number_kickers(close_gap(once, three), 2);
    }

    static constexpr int full_house(int three, int pair) { return three * ranks + pair; }

    static constexpr int four_of_a_kind(int four, RankMask once) {
        return four * one_kicker + base::highest(base::without(once, four)) + 1;
    }

    // The ranks that a number was made from. Categories not named here are numbered by one rank.
    template <class Category>
    static constexpr DecidingRanks deciding_ranks(Category category, int number) {
        DecidingRanks deciding;
        const auto push_set = [&](int beside, int kickers) {
            const int rank = number / beside;
            deciding.push(rank);
            deciding.push_all(open_gap(kickers_numbered(number % beside, kickers), rank));
        };
        switch (category) {
            case Category::high_card:
            case Category::flush:
                deciding.push_all(kickers_numbered(number, 5));
                break;
            case Category::pair:
                push_set(beside_pair, 3);
                break;
            case Category::two_pair:
                deciding.push(number / one_kicker / ranks);
                deciding.push(number / one_kicker % ranks);
                deciding.push_kicker(number % one_kicker);
                break;
            case Category::three_of_a_kind:
                push_set(beside_three, 2);
                break;
            case Category::full_house:
                deciding.push(number / ranks);
                deciding.push(number % ranks);
                break;
            case Category::four_of_a_kind:
                deciding.push(number / one_kicker);
                deciding.push_kicker(number % one_kicker);
                break;
            default:
                deciding.push(number);
        }
        return deciding;
    }
};

}  // namespace pokerloop::hands
