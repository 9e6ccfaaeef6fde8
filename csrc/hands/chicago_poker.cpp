#include "hands/chicago_poker.hpp"

#include <algorithm>
#include <vector>

namespace pokerloop::hands::chicago_poker {
namespace {

// Adds a hand, and all that at most `room` more cards of the given value and those above make of
// it.
void choose(int first, int room, std::uint32_t key, const RankCounts& counts,
            std::vector<KeyedStrength>& hands) {
    hands.push_back({key, rank_uncoloured(counts)});
    for (int value = first; value < base::GangsterDeck::ranks; ++value) {
        std::uint32_t longer_key = key;
        RankCounts longer = counts;
        for (int left = room - 1; left >= 0; --left) {
            longer_key += Uncoloured::key_of(value_constants[static_cast<std::size_t>(value)]);
            longer.add(value);
            choose(value + 1, left, longer_key, longer, hands);
        }
    }
}

std::vector<KeyedStrength> every_value_multiset() {
    std::vector<KeyedStrength> hands;
    hands.reserve(15'504);
    choose(0, 5, 0, RankCounts{}, hands);
    return hands;
}

}  // namespace

const Uncoloured uncoloured_table{every_value_multiset()};

Strength rank(std::span<const Card> cards, const Order& order) {
    Hand hand;
    for (const Card card : cards) hand.add(card);
    return Reordering(order)(hand.rank());
}

}  // namespace pokerloop::hands::chicago_poker
