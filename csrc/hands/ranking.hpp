// The ranking of poker hands from the 52-card deck: the one place where it is written.
//
// Categories, weakest first: high card, pair, two pair, three of a kind, straight, flush, full
// house, four of a kind, straight flush. A royal flush is the highest straight flush. The ace is
// high, and low in the straight A-2-3-4-5, which is the lowest. Suits never break ties.
//
// A hand has 0 to 7 cards; of six and seven the best five count. Hands of fewer than five cards
// know sets and high cards only. All stand on one scale: category first, then rank by rank in
// poker order, a missing kicker being lower than any card, so Q Q 7 beats Q Q 6 5 4 and loses to
// Q Q 9 8 2.
//
// Strength is a 16-bit number, bigger is better, equal is a tie. The upper four bits are the
// category, the lower twelve number the hands of the category from the weakest up (with gaps: the
// straights are numbered among the high cards too, where they do not occur).
#pragma once

#include <bit>
#include <cstdint>

#include "base/bits.hpp"
#include "base/cards.hpp"
#include "hands/numbering.hpp"

namespace pokerloop::hands {

using base::CardSet;

enum class Category : std::uint8_t {
    high_card,
    pair,
    two_pair,
    three_of_a_kind,
    straight,
    flush,
    full_house,
    four_of_a_kind,
    straight_flush,
};

using Strength = std::uint16_t;

constexpr Strength make_strength(Category category, int number) {
    return static_cast<Strength>((static_cast<int>(category) << 12) | number);
}

constexpr Category category(Strength strength) { return static_cast<Category>(strength >> 12); }

using Number = Numbering<base::StandardDeck::ranks>;

// The highest card of the best straight among the ranks (3 for A-2-3-4-5), or -1.
constexpr int straight_top(RankMask ranks) {
    const unsigned with_low_ace = (static_cast<unsigned>(ranks) << 1) | (ranks >> 12 & 1U);
    const unsigned runs = with_low_ace & (with_low_ace << 1) & (with_low_ace << 2) &
                          (with_low_ace << 3) & (with_low_ace << 4);
    return base::highest(runs) - 1 >= 3 ? base::highest(runs) - 1 : -1;
}

// The best hand from five or more cards of one suit.
constexpr Strength rank_suited(RankMask ranks) {
    if (const int top = straight_top(ranks); top >= 0) {
        return make_strength(Category::straight_flush, top);
    }
    return make_strength(Category::flush, Number::high_card(ranks));
}

// The best hand whatever the suits: everything but flushes.
constexpr Strength rank_unsuited(const RankCounts& ranks) {
    if (ranks.four_times != 0) {
        const int four = base::highest(ranks.four_times);
        return make_strength(Category::four_of_a_kind, Number::four_of_a_kind(four, ranks.once));
    }
    if (ranks.thrice != 0) {
        const int three = base::highest(ranks.thrice);
        if (const RankMask pairs = base::without(ranks.twice, three); pairs != 0) {
            return make_strength(Category::full_house,
                                 Number::full_house(three, base::highest(pairs)));
        }
    }
    if (const int top = straight_top(ranks.once); top >= 0) {
        return make_strength(Category::straight, top);
    }
    if (ranks.thrice != 0) {
        const int three = base::highest(ranks.thrice);
        return make_strength(Category::three_of_a_kind, Number::three_of_a_kind(three, ranks.once));
    }
    if (ranks.twice == 0) {
        return make_strength(Category::high_card, Number::high_card(ranks.once));
    }
    const int high = base::highest(ranks.twice);
    if (const RankMask rest = base::without(ranks.twice, high); rest != 0) {
        return make_strength(Category::two_pair,
                             Number::two_pair(high, base::highest(rest), ranks.once));
    }
    return make_strength(Category::pair, Number::pair(high, ranks.once));
}

// The strength of a hand of 0 to 7 cards.
constexpr Strength rank_by_rule(CardSet cards) {
    RankCounts ranks;
    Strength best_suited = 0;
    for (int suit = 0; suit < base::StandardDeck::suits; ++suit) {
        const RankMask lane = cards.lane(suit);
        if (std::popcount(lane) >= 5) best_suited = rank_suited(lane);
        for (unsigned rest = lane; rest != 0; rest &= rest - 1) ranks.add(std::countr_zero(rest));
    }
    const Strength best_unsuited = rank_unsuited(ranks);
    return best_suited > best_unsuited ? best_suited : best_unsuited;
}

// The rank of the pair, three, four, or of a full house's three.
constexpr int set_rank(Strength strength) {
    const int number = strength & 0xFFF;
    switch (category(strength)) {
        case Category::pair:
            return number / Number::beside_pair;
        case Category::three_of_a_kind:
            return number / Number::beside_three;
        case Category::full_house:
            return number / base::StandardDeck::ranks;
        case Category::four_of_a_kind:
            return number / Number::one_kicker;
        default:
            return -1;
    }
}

inline constexpr Strength royal_flush = make_strength(Category::straight_flush, 12);

// The ranks that a strength was made from: the rule read backwards.
constexpr DecidingRanks deciding_ranks(Strength strength) {
    return Number::deciding_ranks(category(strength), strength & 0xFFF);
}

}  // namespace pokerloop::hands
