#include "hands/chicago_poker.hpp"

#include <algorithm>
#include <vector>

namespace pokerloop::hands::chicago_poker {
namespace {

// Adds every multiset of at most `room` values, the given one and those above it, to what was
// chosen below.
void choose(int value, int room, std::uint32_t key, RankCounts counts,
            std::vector<KeyedStrength>& hands) {
    if (value == base::GangsterDeck::ranks || room == 0) {
        hands.push_back({key, rank_uncoloured(counts)});
        return;
    }
    for (int copies = 0; copies <= room; ++copies) {
        choose(value + 1, room - copies, key, counts, hands);
        key += Uncoloured::key_of(value_constants[static_cast<std::size_t>(value)]);
        counts.add(value);
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
