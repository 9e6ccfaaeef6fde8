#include "hands/standard.hpp"

#include <algorithm>
#include <vector>

#include "hands/hand.hpp"

namespace pokerloop::hands {
namespace {

// Adds every multiset of at most `room` ranks, the given one and those above it, to what was
// chosen below.
void choose(int rank, int room, std::uint32_t key, RankCounts counts,
            std::vector<KeyedStrength>& hands) {
    if (rank == base::StandardDeck::ranks || room == 0) {
        hands.push_back({key, rank_unsuited(counts)});
        return;
    }
    for (int copies = 0; copies <= std::min(room, base::StandardDeck::suits); ++copies) {
        choose(rank + 1, room - copies, key, counts, hands);
        key += StandardTables::Unsuited::key_of(rank_constants[static_cast<std::size_t>(rank)]);
        counts.add(rank);
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
