// Hands of Chicago Poker: 0 to 5 cards of the gangster deck (values 1 to 15 in five colours).
//
// Categories, weakest first in the default order: high card, pair, two pair, three of a kind,
// straight, flush, full house, four of a kind, rainbow straight (five consecutive values in five
// different colours), straight flush, Chicago Poker (five of one value). The default order is that
// of ordinary poker with the two added hands put in by rarity; the sources of the game do not
// settle it, so the order is a value, Order, of which any permutation is allowed. In the order
// `rarity` a flush beats a full house.
//
// Straights, flushes and Chicago Poker need five cards; values run from 1 to 15 and do not wrap.
// Fewer cards have only their sets and high cards, and a missing card is lower than any. Within a
// category: the value of the set (of a full house, of the three; of two pair, of the higher and
// then of the lower), the highest card of a straight, otherwise card by card. Colours never break
// ties.
//
// Strength is a 16-bit number, bigger is better, equal is a tie. The upper four bits are a slot;
// each category fills one, or two if it has more than 4096 hands, and an order tells which. The
// bits below number the hands of the category from the weakest up, with gaps.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>

#include "base/bits.hpp"
#include "base/cards.hpp"
#include "base/errors.hpp"
#include "hands/kickers.hpp"
#include "hands/ranking.hpp"

namespace pokerloop::hands::chicago_poker {

enum class Category : std::uint8_t {
    high_card,
    pair,
    two_pair,
    three_of_a_kind,
    straight,
    flush,
    full_house,
    four_of_a_kind,
    rainbow_straight,
    straight_flush,
    chicago_poker,
};

inline constexpr int categories = 11;
inline constexpr int slots = 16;
inline constexpr int slot_bits = 12;

constexpr int slots_of(Category category) {
    return category == Category::high_card || category == Category::pair ||
                   category == Category::flush
               ? 2
               : 1;
}

// The categories from the strongest to the weakest.
using Ranking = std::array<Category, categories>;

class Order {
 public:
    // Throws InvalidRulesError unless every category stands there once.
    explicit constexpr Order(const Ranking& strongest_first) : ranking_(strongest_first) {
        check(strongest_first);
        int slot = 0;
        for (int place = categories - 1; place >= 0; --place) {
            const Category category = ranking_[static_cast<std::size_t>(place)];
            first_slot_[static_cast<std::size_t>(category)] = static_cast<std::uint8_t>(slot);
            for (int i = 0; i < slots_of(category); ++i) {
                category_[static_cast<std::size_t>(slot++)] = category;
            }
        }
    }

    constexpr const Ranking& ranking() const { return ranking_; }
    constexpr int first_slot(Category category) const {
        return first_slot_[static_cast<std::size_t>(category)];
    }
    constexpr Category category(Strength strength) const {
        return category_[static_cast<std::size_t>(strength >> slot_bits)];
    }

    friend constexpr bool operator==(const Order& a, const Order& b) {
        return a.ranking_ == b.ranking_;
    }

 private:
    static constexpr void check(const Ranking& ranking) {
        unsigned seen = 0;
        for (const Category category : ranking) seen |= 1U << static_cast<unsigned>(category);
        if (seen != (1U << categories) - 1U) {
            throw base::InvalidRulesError("an order must name each of the 11 categories once");
        }
    }

    Ranking ranking_;
    std::array<std::uint8_t, categories> first_slot_{};
    std::array<Category, slots> category_{};
};

inline constexpr Order default_order{{
    Category::chicago_poker,
    Category::straight_flush,
    Category::rainbow_straight,
    Category::four_of_a_kind,
    Category::full_house,
    Category::flush,
    Category::straight,
    Category::three_of_a_kind,
    Category::two_pair,
    Category::pair,
    Category::high_card,
}};

inline constexpr Order rarity_order{{
    Category::chicago_poker,
    Category::straight_flush,
    Category::rainbow_straight,
    Category::four_of_a_kind,
    Category::flush,
    Category::full_house,
    Category::straight,
    Category::three_of_a_kind,
    Category::two_pair,
    Category::pair,
    Category::high_card,
}};

// A strength of the default order carried over into another one.
class Reordering {
 public:
    explicit constexpr Reordering(const Order& order) {
        for (int slot = 0; slot < slots; ++slot) {
            const Category category = default_order.category(static_cast<Strength>(slot << 12));
            shift_[static_cast<std::size_t>(slot)] = static_cast<Strength>(
                (order.first_slot(category) - default_order.first_slot(category)) << slot_bits);
        }
    }
    constexpr Strength operator()(Strength strength) const {
        return static_cast<Strength>(strength +
                                     shift_[static_cast<std::size_t>(strength >> slot_bits)]);
    }

 private:
    std::array<Strength, slots> shift_{};
};

using Number = Numbering<base::GangsterDeck::ranks>;

constexpr Strength make_strength(Category category, int number) {
    return static_cast<Strength>((default_order.first_slot(category) << slot_bits) + number);
}

// The highest value of the straight, or -1.
constexpr int straight_top(RankMask values) {
    const int top = base::highest(values);
    return top >= 4 && values == 0b11111U << (top - 4) ? top : -1;
}

// What a hand of 0 to 5 cards is worth whatever its colours.
constexpr Strength rank_uncoloured(const RankCounts& values) {
    if (values.five_times != 0) {
        return make_strength(Category::chicago_poker, base::highest(values.five_times));
    }
    if (values.four_times != 0) {
        const int four = base::highest(values.four_times);
        return make_strength(Category::four_of_a_kind, Number::four_of_a_kind(four, values.once));
    }
    if (values.thrice != 0) {
        const int three = base::highest(values.thrice);
        if (const RankMask pair = base::without(values.twice, three); pair != 0) {
            return make_strength(Category::full_house,
                                 Number::full_house(three, base::highest(pair)));
        }
        return make_strength(Category::three_of_a_kind,
                             Number::three_of_a_kind(three, values.once));
    }
    if (values.twice != 0) {
        const int high = base::highest(values.twice);
        if (const RankMask rest = base::without(values.twice, high); rest != 0) {
            return make_strength(Category::two_pair,
                                 Number::two_pair(high, base::highest(rest), values.once));
        }
        return make_strength(Category::pair, Number::pair(high, values.once));
    }
    if (const int top = straight_top(values.once); top >= 0) {
        return make_strength(Category::straight, top);
    }
    return make_strength(Category::high_card, Number::high_card(values.once));
}

enum class Colours : std::uint8_t { mixed, all_different, all_same };

// What five cards are worth once their colours are looked at. Flushes are numbered like high cards
// and the three kinds of straight alike, so only the category changes.
constexpr Strength with_colours(Strength uncoloured, Colours colours) {
    const Category category = default_order.category(uncoloured);
    Category better = category;
    if (colours == Colours::all_same) {
        if (category == Category::high_card) better = Category::flush;
        if (category == Category::straight) better = Category::straight_flush;
    }
    if (colours == Colours::all_different && category == Category::straight) {
        better = Category::rainbow_straight;
    }
    const int climb = default_order.first_slot(better) - default_order.first_slot(category);
    return static_cast<Strength>(uncoloured + (climb << slot_bits));
}

// The strength of a hand of 0 to 5 cards in the default order.
constexpr Strength rank_by_rule(std::span<const base::Card> cards) {
    RankCounts values;
    unsigned colours = 0;
    for (const base::Card card : cards) {
        values.add(base::rank_of<base::GangsterDeck>(card));
        colours |= 1U << base::suit_of<base::GangsterDeck>(card);
    }
    if (cards.size() < 5) return rank_uncoloured(values);
    const int different = std::popcount(colours);
    return with_colours(rank_uncoloured(values), different == 1   ? Colours::all_same
                                                 : different == 5 ? Colours::all_different
                                                                  : Colours::mixed);
}

// The ranks (values less one) that a strength was made from: the rule read backwards.
constexpr DecidingRanks deciding_ranks(Strength strength, const Order& order = default_order) {
    const Category category = order.category(strength);
    const int number = strength - (order.first_slot(category) << slot_bits);
    return Number::deciding_ranks(category, number);
}

}  // namespace pokerloop::hands::chicago_poker
