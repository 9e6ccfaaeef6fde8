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
#include "hands/kickers.hpp"

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
    return make_strength(Category::flush, number_kickers(ranks, 5));
}

// The best hand whatever the suits: everything but flushes.
constexpr Strength rank_unsuited(const RankCounts& ranks) {
    if (ranks.four_times != 0) {
        const int four = base::highest(ranks.four_times);
        const int kicker = base::highest(base::without(ranks.once, four));
        return make_strength(Category::four_of_a_kind, four * 14 + kicker + 1);
    }
    if (ranks.thrice != 0) {
        const int three = base::highest(ranks.thrice);
        if (const RankMask pairs = base::without(ranks.twice, three); pairs != 0) {
            return make_strength(Category::full_house, three * 13 + base::highest(pairs));
        }
    }
    if (const int top = straight_top(ranks.once); top >= 0) {
        return make_strength(Category::straight, top);
    }
    if (ranks.thrice != 0) {
        const int three = base::highest(ranks.thrice);
        const int kickers = number_kickers(close_gap(ranks.once, three), 2);
        return make_strength(Category::three_of_a_kind, three * hands_below(12, 2) + kickers);
    }
    if (ranks.twice == 0) {
        return make_strength(Category::high_card, number_kickers(ranks.once, 5));
    }
    const int high = base::highest(ranks.twice);
    if (const RankMask rest = base::without(ranks.twice, high); rest != 0) {
        const int low = base::highest(rest);
        const int kicker = base::highest(base::without(base::without(ranks.once, high), low));
        return make_strength(Category::two_pair, (high * 13 + low) * 14 + kicker + 1);
    }
    const int kickers = number_kickers(close_gap(ranks.once, high), 3);
    return make_strength(Category::pair, high * hands_below(12, 3) + kickers);
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
            return number / hands_below(12, 3);
        case Category::three_of_a_kind:
            return number / hands_below(12, 2);
        case Category::full_house:
            return number / 13;
        case Category::four_of_a_kind:
            return number / 14;
        default:
            return -1;
    }
}

inline constexpr Strength royal_flush = make_strength(Category::straight_flush, 12);

// The ranks that a strength was made from: the rule read backwards.
constexpr DecidingRanks deciding_ranks(Strength strength) {
    const int number = strength & 0xFFF;
    DecidingRanks deciding;
    switch (category(strength)) {
        case Category::high_card:
        case Category::flush:
            deciding.push_all(kickers_numbered(number, 5));
            break;
        case Category::straight:
        case Category::straight_flush:
            deciding.push(number);
            break;
        case Category::pair: {
            const int pair = number / hands_below(12, 3);
            deciding.push(pair);
            deciding.push_all(open_gap(kickers_numbered(number % hands_below(12, 3), 3), pair));
            break;
        }
        case Category::three_of_a_kind: {
            const int three = number / hands_below(12, 2);
            deciding.push(three);
            deciding.push_all(open_gap(kickers_numbered(number % hands_below(12, 2), 2), three));
            break;
        }
        case Category::two_pair:
            deciding.push(number / 14 / 13);
            deciding.push(number / 14 % 13);
            deciding.push_kicker(number % 14);
            break;
        case Category::full_house:
            deciding.push(number / 13);
            deciding.push(number % 13);
            break;
        case Category::four_of_a_kind:
            deciding.push(number / 14);
            deciding.push_kicker(number % 14);
            break;
    }
    return deciding;
}

}  // namespace pokerloop::hands
