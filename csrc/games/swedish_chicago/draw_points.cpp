#include "games/swedish_chicago/draw_points.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

#include "base/bits.hpp"
#include "hands/standard.hpp"

namespace pokerloop::swedish_chicago {

namespace {

using base::binomial;
using base::RankMask;
using base::StandardDeck;
using Unsuited = hands::StandardTables::Unsuited;

constexpr std::size_t deck_ranks = StandardDeck::ranks;

// Numbers the sets of at most five ranks that may repeat, those of fewer cards first. A set is
// numbered rank by rank from the lowest: each adds `step`.
namespace rank_sets {

constexpr int first_of_size(int size) {
    return size == 0 ? 0
                     : first_of_size(size - 1) +
                           static_cast<int>(binomial(StandardDeck::ranks + size - 2, size - 1));
}

constexpr std::size_t count = static_cast<std::size_t>(first_of_size(hand_size + 1));
static_assert(count == 8'568);

// step[k][r]: what rank r adds as the k-th of a set, k from 1.
constexpr auto step = [] {
    std::array<std::array<std::uint16_t, deck_ranks>, hand_size + 1> table{};
    for (int k = 1; k <= hand_size; ++k) {
        for (int rank = 0; rank < StandardDeck::ranks; ++rank) {
            const int before = static_cast<int>(binomial(rank + k - 1, k));
            table[static_cast<std::size_t>(k)][static_cast<std::size_t>(rank)] =
                static_cast<std::uint16_t>(before + first_of_size(k) - first_of_size(k - 1));
        }
    }
    return table;
}();

// The number of a set from how often it has each rank.
std::size_t number(const std::array<std::uint8_t, deck_ranks>& copies) {
    std::size_t number = 0;
    std::size_t k = 0;
    for (std::size_t rank = 0; rank < deck_ranks; ++rank) {
        for (int i = 0; i < copies[rank]; ++i) number += step[++k][rank];
    }
    return number;
}

}  // namespace rank_sets

// For each set of ranks, how many hands of the deck that hold given cards of these ranks are of
// each kind, flushes not counted as such.
class UnsuitedCounts {
 public:
    UnsuitedCounts() : counts_(rank_sets::count) {
        std::array<std::uint8_t, deck_ranks> copies{};
        for (int size = hand_size; size >= 0; --size) fill(copies, size, size, 0, 0);
    }

    const KindCounts& operator[](std::size_t number) const { return counts_[number]; }

 private:
    // All sets of `size` that add `missing` ranks from `lowest` up to those given.
    void fill(std::array<std::uint8_t, deck_ranks>& copies, int size, int missing,
              std::size_t lowest, std::uint32_t key) {
        if (missing == 0) {
            counts_[rank_sets::number(copies)] =
                size == hand_size ? complete(key) : extended(copies, size);
            return;
        }
        for (std::size_t rank = lowest; rank < deck_ranks; ++rank) {
            if (copies[rank] == StandardDeck::suits) continue;
            ++copies[rank];
            fill(copies, size, missing - 1, rank,
                 key + Unsuited::key_of(hands::rank_constants[rank]));
            --copies[rank];
        }
    }

    static KindCounts complete(std::uint32_t key) {
        KindCounts counts{};
        counts[kind_of(hands::standard_tables.unsuited[key])] = 1;
        return counts;
    }

    // Adding each card in turn counts every hand once for each of its cards that is not given.
    KindCounts extended(std::array<std::uint8_t, deck_ranks>& copies, int size) const {
        KindCounts counts{};
        for (std::uint8_t& own : copies) {
            const auto cards = static_cast<std::uint32_t>(StandardDeck::suits - own);
            if (cards == 0) continue;
            ++own;
            const KindCounts& longer = counts_[rank_sets::number(copies)];
            --own;
            for (std::size_t i = 0; i < hand_kinds; ++i) counts[i] += cards * longer[i];
        }
        for (std::uint32_t& ways : counts) ways /= static_cast<std::uint32_t>(hand_size - size);
        return counts;
    }

    std::vector<KindCounts> counts_;
};

// What flushes add, for each set of at most five ranks of a suit, over the hands of that suit.
std::vector<std::int32_t> suited_sums(const KindPoints& points) {
    using enum hands::Category;
    const auto worth = [&](hands::Category category) {
        return points[static_cast<std::size_t>(category)];
    };
    std::vector<std::int32_t> sums(std::size_t{1} << deck_ranks);
    for (std::uint32_t ranks = 0; ranks < sums.size(); ++ranks) {
        const int size = std::popcount(ranks);
        if (size > hand_size) continue;
        auto flushes =
            static_cast<std::int32_t>(binomial(StandardDeck::ranks - size, hand_size - size));
        std::int32_t sum = 0;
        for (int top = 3; top < StandardDeck::ranks; ++top) {
            if ((ranks & ~std::uint32_t{straight_ranks(top)}) != 0) continue;
            sum += points[kind_of(hands::make_strength(straight_flush, top))] - worth(straight);
            --flushes;
        }
        sums[ranks] = sum + flushes * (worth(flush) - worth(high_card));
    }
    return sums;
}

constexpr std::uint64_t draws(int cards) {
    return binomial(StandardDeck::cards - hand_size, cards);
}

// Multiplied by this, sums over draws of different numbers of cards compare as their means do.
constexpr auto common_scale = [] {
    constexpr std::uint64_t common = 7'669'695;
    static_assert(common % draws(1) == 0 && common % draws(2) == 0 && common % draws(3) == 0 &&
                  common % draws(4) == 0 && common % draws(5) == 0);
    std::array<std::int64_t, keeps> scales{};
    for (unsigned keep = 0; keep < keeps; ++keep) {
        scales[keep] = static_cast<std::int64_t>(common / draws(hand_size - std::popcount(keep)));
    }
    return scales;
}();

}  // namespace

SortedHand::SortedHand(CardSet hand) {
    assert(hand.size() == hand_size);
    std::size_t size = 0;
    for (const base::Card card : hand) {
        std::size_t place = size++;
        for (; place > 0 && cards_[place - 1] < card; --place) cards_[place] = cards_[place - 1];
        cards_[place] = card;
    }
}

CardSet SortedHand::chosen(unsigned mask) const {
    CardSet set;
    for (; mask != 0; mask &= mask - 1) {
        set.insert(cards_[static_cast<std::size_t>(std::countr_zero(mask))]);
    }
    return set;
}

DrawPoints::DrawPoints(const KindPoints& points)
    : unsuited_(rank_sets::count), suited_(suited_sums(points)) {
    static const UnsuitedCounts counts;
    for (std::size_t number = 0; number < rank_sets::count; ++number) {
        std::int64_t sum = 0;
        for (std::size_t i = 0; i < hand_kinds; ++i) {
            sum += std::int64_t{counts[number][i]} * points[i];
        }
        unsuited_[number] = static_cast<std::int32_t>(sum);
    }
}

std::array<std::int32_t, keeps> DrawPoints::sums(const SortedHand& hand) const {
    std::array<std::size_t, hand_size> ranks;
    std::array<unsigned, StandardDeck::suits> of_suit{};
    for (std::size_t place = 0; place < ranks.size(); ++place) {
        const base::Card card = hand.cards()[place];
        ranks[place] = static_cast<std::size_t>(base::rank_of(card));
        of_suit[static_cast<std::size_t>(base::suit_of(card))] |= 1U << place;
    }

    std::array<std::int32_t, keeps> sums;
    std::array<std::uint32_t, keeps> numbers;
    numbers[0] = 0;
    sums[0] = unsuited_[0] + StandardDeck::suits * suited_[0];
    for (unsigned set = 1; set < keeps; ++set) {  // its highest card is its lowest bit
        const auto size = static_cast<std::size_t>(std::popcount(set));
        const std::size_t rank = ranks[static_cast<std::size_t>(std::countr_zero(set))];
        numbers[set] = numbers[set & (set - 1)] + rank_sets::step[size][rank];
        sums[set] = unsuited_[numbers[set]];
    }
    for (const unsigned suit : of_suit) {
        for (unsigned set = suit; set != 0; set = (set - 1) & suit) {
            std::size_t in_suit = 0;
            for (unsigned rest = set; rest != 0; rest &= rest - 1) {
                in_suit |= std::size_t{1}
                           << ranks[static_cast<std::size_t>(std::countr_zero(rest))];
            }
            sums[set] += suited_[in_suit];
        }
    }

    for (unsigned card = 1; card < keeps; card <<= 1) {
        for (unsigned set = 0; set < keeps; ++set) {
            if ((set & card) == 0) sums[set] -= sums[set | card];
        }
    }
    return sums;
}

unsigned DrawPoints::best(const SortedHand& hand) const {
    const std::array<std::int32_t, keeps> all = sums(hand);
    unsigned best = keeps - 1;
    std::int64_t most = all[best] * common_scale[best];
    for (unsigned keep = best; keep-- > 0;) {
        const std::int64_t value = all[keep] * common_scale[keep];
        if (value > most || (value == most && std::popcount(keep) > std::popcount(best))) {
            best = keep;
            most = value;
        }
    }
    return best;
}

}  // namespace pokerloop::swedish_chicago
