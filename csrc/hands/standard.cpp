#include "hands/standard.hpp"

#include <algorithm>
#include <vector>

#include "hands/hand.hpp"

namespace pokerloop::hands {
namespace {

// Adds a hand, and all that at most `room` more cards of the given rank and those above make of it.
void choose(int first, int room, std::uint32_t key, const RankCounts& counts,
            std::vector<KeyedStrength>& hands) {
    hands.push_back({key, rank_unsuited(counts)});
    for (int rank = first; rank < base::StandardDeck::ranks; ++rank) {
        std::uint32_t longer_key = key;
        RankCounts longer = counts;
        for (int left = room - 1; left >= std::max(0, room - base::StandardDeck::suits); --left) {
            longer_key +=
                StandardTables::Unsuited::key_of(rank_constants[static_cast<std::size_t>(rank)]);
            longer.add(rank);
            choose(rank + 1, left, longer_key, longer, hands);
        }
    }
}

std::vector<KeyedStrength> every_rank_multiset() {
    std::vector<KeyedStrength> hands;
    hands.reserve(76'155);
    choose(0, 7, 0, RankCounts{}, hands);
    return hands;
}

}  // namespace

StandardTables::StandardTables() : unsuited(every_rank_multiset()) {
    for (std::size_t ranks = 0; ranks < suited.size(); ++ranks) {
        suited[ranks] = rank_suited(static_cast<RankMask>(ranks));
    }
}

const StandardTables standard_tables;

Strength rank(base::CardSet cards) { return Hand(cards).rank(); }

Strength rank(const base::Card* cards, int count) {
    Hand hand;
    for (int i = 0; i < count; ++i) hand.add(cards[i]);
    return hand.rank();
}

}  // namespace pokerloop::hands
