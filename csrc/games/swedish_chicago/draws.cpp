#include "games/swedish_chicago/draws.hpp"

#include <bit>
#include <cassert>

#include "base/bits.hpp"
#include "hands/hand.hpp"
#include "hands/standard.hpp"

namespace pokerloop::swedish_chicago {

namespace {

using base::binomial;
using base::RankMask;
using base::StandardDeck;
using Unsuited = hands::StandardTables::Unsuited;

// Counts the hands as if no flush counted.
class RankDraws {
 public:
    RankDraws(CardSet unseen, KindCounts& counts) : counts_(counts) {
        for (int rank = 0; rank < StandardDeck::ranks; ++rank) {
            int& cards = unseen_[static_cast<std::size_t>(rank)];
            for (int suit = 0; suit < StandardDeck::suits; ++suit) {
                cards += unseen.lane(suit) >> rank & 1;
            }
        }
    }

    // Draws `missing` cards of ranks below `ranks` to the hand of this key.
    void count(int missing, std::size_t ranks, std::uint32_t key, std::uint32_t ways) {
        if (missing == 0) {
            counts_[kind_of(hands::standard_tables.unsuited[key])] += ways;
            return;
        }
        for (std::size_t rank = 0; rank < ranks; ++rank) {
            std::uint32_t longer = key;
            for (int drawn = 1; drawn <= missing && drawn <= unseen_[rank]; ++drawn) {
                longer += Unsuited::key_of(hands::rank_constants[rank]);
                count(missing - drawn, rank, longer, ways * choices(unseen_[rank], drawn));
            }
        }
    }

 private:
    static std::uint32_t choices(int cards, int drawn) {
        constexpr std::uint32_t table[5][5] = {
            {1, 0, 0, 0, 0}, {1, 1, 0, 0, 0}, {1, 2, 1, 0, 0}, {1, 3, 3, 1, 0}, {1, 4, 6, 4, 1}};
        return table[cards][drawn];
    }

    KindCounts& counts_;
    std::array<int, StandardDeck::ranks> unseen_{};
};

void move(KindCounts& counts, hands::Category from, std::size_t to, std::uint32_t ways) {
    counts[static_cast<std::size_t>(from)] -= ways;
    counts[to] += ways;
}

// Makes flushes of the hands that have all five cards in the suit.
void count_suited(CardSet kept, CardSet unseen, int suit, KindCounts& counts) {
    const RankMask in_hand = kept.lane(suit);
    if (std::popcount(in_hand) != kept.size()) return;
    const RankMask available = in_hand | unseen.lane(suit);
    auto flushes = static_cast<std::uint32_t>(
        binomial(std::popcount(unseen.lane(suit)), hand_size - kept.size()));
    for (int top = 3; top < StandardDeck::ranks; ++top) {
        const RankMask straight = straight_ranks(top);
        if ((in_hand & ~straight) != 0 || (straight & ~available) != 0) continue;
        move(counts, hands::Category::straight,
             kind_of(hands::make_strength(hands::Category::straight_flush, top)), 1);
        --flushes;
    }
    move(counts, hands::Category::high_card, static_cast<std::size_t>(hands::Category::flush),
         flushes);
}

}  // namespace

KindCounts count_draws(CardSet kept, CardSet unseen) {
    assert(kept.size() <= hand_size && !kept.intersects(unseen));
    KindCounts counts{};
    RankDraws(unseen, counts)
        .count(hand_size - kept.size(), StandardDeck::ranks, hands::Hand(kept).table_key(), 1);
    for (int suit = 0; suit < StandardDeck::suits; ++suit) {
        count_suited(kept, unseen, suit, counts);
    }
    return counts;
}

}  // namespace pokerloop::swedish_chicago
