#include "hands/standard.hpp"

#include <algorithm>
#include <vector>

#include "hands/hand.hpp"

namespace pokerloop::hands {
namespace {

// Every multiset of at most seven ranks, at most four of each, with its strength.
class EveryRankMultiset {
 public:
    EveryRankMultiset() {
        hands_.reserve(76'155);
        choose(0, 7, 0, RankCounts{});
    }
    std::span<const KeyedStrength> hands() const { return hands_; }

 private:
    void choose(int rank, int room, std::uint32_t key, RankCounts ranks) {
        if (rank == base::StandardDeck::ranks || room == 0) {
            hands_.push_back({key, rank_unsuited(ranks)});
            return;
        }
        const std::uint32_t card =
            StandardTables::Unsuited::key_of(rank_constants[static_cast<std::size_t>(rank)]);
        for (int copies = 0;; ++copies) {
            choose(rank + 1, room - copies, key, ranks);
            if (copies == std::min(room, base::StandardDeck::suits)) break;
            key += card;
            ranks.add(rank);
        }
    }

    std::vector<KeyedStrength> hands_;
};

}  // namespace

StandardTables::StandardTables() : unsuited(EveryRankMultiset().hands()) {
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
