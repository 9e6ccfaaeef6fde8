// What a hand scores.
//
// By its kind: pair 1, two pair 2, three of a kind 3, straight 4, flush 5, full house 6, and for
// four of a kind, straight flush and royal flush what the rules say. High card scores nothing. A
// royal flush is a kind of its own here, not a straight flush.
#pragma once

#include <array>

#include "games/swedish_chicago/rules.hpp"
#include "hands/ranking.hpp"

namespace pokerloop::swedish_chicago {

enum class HandKind : std::uint8_t {
    high_card,
    pair,
    two_pair,
    three_of_a_kind,
    straight,
    flush,
    full_house,
    four_of_a_kind,
    straight_flush,
    royal_flush,
};

// The first nine are those of hands::Category.
constexpr bool is_category(HandKind kind, hands::Category category) {
    return static_cast<int>(kind) == static_cast<int>(category);
}
static_assert(is_category(HandKind::high_card, hands::Category::high_card) &&
              is_category(HandKind::pair, hands::Category::pair) &&
              is_category(HandKind::two_pair, hands::Category::two_pair) &&
              is_category(HandKind::three_of_a_kind, hands::Category::three_of_a_kind) &&
              is_category(HandKind::straight, hands::Category::straight) &&
              is_category(HandKind::flush, hands::Category::flush) &&
              is_category(HandKind::full_house, hands::Category::full_house) &&
              is_category(HandKind::four_of_a_kind, hands::Category::four_of_a_kind) &&
              is_category(HandKind::straight_flush, hands::Category::straight_flush));

inline constexpr std::array hand_kind_names = {
    "high_card", "pair",       "two_pair",       "three_of_a_kind", "straight",
    "flush",     "full_house", "four_of_a_kind", "straight_flush",  "royal_flush"};

constexpr HandKind hand_kind(hands::Strength strength) {
    return strength == hands::royal_flush ? HandKind::royal_flush
                                          : static_cast<HandKind>(hands::category(strength));
}

constexpr int hand_points(HandKind kind, const Rules& rules) {
    switch (kind) {
        case HandKind::four_of_a_kind:
            return rules.four_of_a_kind_points;
        case HandKind::straight_flush:
            return rules.straight_flush_points;
        case HandKind::royal_flush:
            return rules.royal_flush_points;
        default:
            return static_cast<int>(kind);
    }
}

constexpr int hand_points(hands::Strength strength, const Rules& rules) {
    return hand_points(hand_kind(strength), rules);
}

constexpr HandEffect hand_effect(HandKind kind, const Rules& rules) {
    return kind == HandKind::four_of_a_kind   ? rules.four_of_a_kind_effect
           : kind == HandKind::straight_flush ? rules.straight_flush_effect
                                              : HandEffect::none;
}

}  // namespace pokerloop::swedish_chicago
