#include "games/swedish_chicago/keep_values.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "base/bits.hpp"
#include "hands/standard.hpp"

namespace pokerloop::swedish_chicago {

namespace {

using base::binomial;
using base::StandardDeck;
using Unsuited = hands::StandardTables::Unsuited;

constexpr std::size_t deck_ranks = StandardDeck::ranks;

// Sets of at most five ranks that may repeat are numbered, those of fewer ranks first. Rank by rank
// from the lowest, each adds `step`.
constexpr int first_of_size(int size) {
    return size == 0 ? 0
                     : first_of_size(size - 1) +
                           static_cast<int>(binomial(StandardDeck::ranks + size - 2, size - 1));
}

constexpr auto first_full = static_cast<std::size_t>(first_of_size(hand_size));
constexpr auto all_rank_sets = static_cast<std::size_t>(first_of_size(hand_size + 1));
static_assert(first_full == 2'380 && all_rank_sets == 8'568);

int size_of(std::size_t number) {
    int size = 0;
    while (number >= static_cast<std::size_t>(first_of_size(size + 1))) ++size;
    return size;
}

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

std::size_t number_of(std::span<const std::uint8_t> ranks) {
    std::size_t number = 0;
    for (std::size_t k = 0; k < ranks.size(); ++k) number += step[k + 1][ranks[k]];
    return number;
}

std::size_t mask_of(std::span<const std::uint8_t> ranks) {
    std::size_t mask = 0;
    for (const std::uint8_t rank : ranks) mask |= std::size_t{1} << rank;
    return mask;
}

// The sets of ranks: those of five as hands, the smaller ones with what becomes of them.
class RankSets {
 public:
    // A set and one rank more: the number of that set, and how many cards of the deck make it that.
    struct Longer {
        std::uint16_t number;
        std::uint16_t cards;
    };

    RankSets() : hands_(all_rank_sets - first_full) { add({}, 0, 0); }

    std::span<const RankedHand> hands() const { return hands_; }
    const std::array<Longer, deck_ranks>& longer(std::size_t number) const {
        return longer_[number];
    }

 private:
    using Ranks = std::array<std::uint8_t, hand_size>;

    // Adds the set of the first `size` ranks, and all that go on from it with ranks from `lowest`.
    void add(Ranks ranks, std::size_t size, std::uint8_t lowest) {
        const std::size_t number = number_of(std::span(ranks).first(size));
        if (size == hand_size) {
            hands_[number - first_full] = {ranks, strength(ranks)};
            return;
        }
        for (std::uint8_t rank = 0; rank < deck_ranks; ++rank) {
            longer_[number][rank] = with(ranks, size, rank);
            if (rank < lowest) continue;
            ranks[size] = rank;
            add(ranks, size + 1, rank);
        }
    }

    static hands::Strength strength(const Ranks& ranks) {
        if (ranks.front() == ranks.back()) return 0;
        std::uint32_t key = 0;
        for (const std::uint8_t rank : ranks) key += Unsuited::key_of(hands::rank_constants[rank]);
        return hands::standard_tables.unsuited[key];
    }

    static Longer with(Ranks ranks, std::size_t size, std::uint8_t rank) {
        int copies = 0;
        std::size_t place = size;
        for (; place > 0 && ranks[place - 1] >= rank; --place) {
            copies += ranks[place - 1] == rank;
            ranks[place] = ranks[place - 1];
        }
        ranks[place] = rank;
        return {static_cast<std::uint16_t>(number_of(std::span(ranks).first(size + 1))),
                static_cast<std::uint16_t>(StandardDeck::suits - copies)};
    }

    std::array<std::array<Longer, deck_ranks>, first_full> longer_{};
    std::vector<RankedHand> hands_;
};

const RankSets& rank_sets() {
    static const RankSets sets;
    return sets;
}

constexpr std::uint64_t draws(int cards) {
    return binomial(StandardDeck::cards - hand_size, cards);
}

// What makes sums over draws of different numbers of cards compare as their means do.
constexpr auto scales = [] {
    constexpr std::uint64_t common = KeepValues::common_draws;
    static_assert(common % draws(1) == 0 && common % draws(2) == 0 && common % draws(3) == 0 &&
                  common % draws(4) == 0 && common % draws(5) == 0);
    std::array<Worth, keeps> scales{};
    for (unsigned keep = 0; keep < keeps; ++keep) {
        scales[keep] = static_cast<Worth>(common / draws(hand_size - std::popcount(keep)));
    }
    return scales;
}();

}  // namespace

std::span<const RankedHand> unsuited_hands() { return rank_sets().hands(); }

std::span<const RankedHand> flushes() {
    static const std::vector<RankedHand> list = [] {
        std::vector<RankedHand> hands;
        for (const RankedHand& hand : unsuited_hands()) {
            const std::size_t mask = mask_of(hand.ranks);
            if (std::popcount(mask) != hand_size) continue;
            hands.push_back({hand.ranks, hands::rank_suited(static_cast<base::RankMask>(mask))});
        }
        return hands;
    }();
    return list;
}

// From the worths of hands to sums over all hands that hold a set: those of a set one longer, for
// each card that may be added, count every hand once for each of its cards that is not in the set.
void KeepValues::sum_up() {
    unsuited_.insert(unsuited_.begin(), first_full, 0);
    std::vector<Worth> by_ranks(std::size_t{1} << deck_ranks);
    for (std::size_t i = 0; i < suited_.size(); ++i) {
        const auto& ranks = flushes()[i].ranks;
        by_ranks[mask_of(ranks)] = suited_[i] - unsuited_[number_of(ranks)];
    }
    suited_ = std::move(by_ranks);

    for (std::size_t set = first_full; set-- > 0;) {
        Worth sum = 0;
        for (const RankSets::Longer& longer : rank_sets().longer(set)) {
            sum += longer.cards * unsuited_[longer.number];
        }
        unsuited_[set] = sum / (hand_size - size_of(set));
    }
    for (std::size_t set = suited_.size(); set-- > 0;) {
        const int size = std::popcount(set);
        if (size >= hand_size) continue;
        Worth sum = 0;
        for (std::size_t rank = 0; rank < deck_ranks; ++rank) {
            const std::size_t longer = set | std::size_t{1} << rank;
            if (longer != set) sum += suited_[longer];
        }
        suited_[set] = sum / (hand_size - size);
    }
}

std::array<Worth, keeps> KeepValues::sums(const SortedHand& hand) const {
    std::array<std::size_t, hand_size> ranks;
    std::array<unsigned, StandardDeck::suits> of_suit{};
    for (std::size_t place = 0; place < ranks.size(); ++place) {
        const Card card = hand.cards()[place];
        ranks[place] = static_cast<std::size_t>(base::rank_of(card));
        of_suit[static_cast<std::size_t>(base::suit_of(card))] |= 1U << place;
    }

    std::array<Worth, keeps> sums;
    std::array<std::uint32_t, keeps> numbers;
    numbers[0] = 0;
    sums[0] = unsuited_[0] + StandardDeck::suits * suited_[0];
    for (unsigned set = 1; set < keeps; ++set) {  // its highest card is its lowest bit
        const auto size = static_cast<std::size_t>(std::popcount(set));
        const std::size_t rank = ranks[static_cast<std::size_t>(std::countr_zero(set))];
        numbers[set] = numbers[set & (set - 1)] + step[size][rank];
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

std::array<Worth, keeps> KeepValues::means(const SortedHand& hand) const {
    std::array<Worth, keeps> means = sums(hand);
    for (unsigned keep = 0; keep < keeps; ++keep) means[keep] *= scales[keep];
    return means;
}

KeepValues hand_point_values(const KindPoints& points) {
    return KeepValues(
        [&](const RankedHand& hand) { return Worth{points[kind_of(hand.strength)]}; });
}

unsigned best_keep(const std::array<Worth, keeps>& values) {
    unsigned best = keeps - 1;
    for (unsigned keep = best; keep-- > 0;) {
        const bool is_longer = std::popcount(keep) > std::popcount(best);
        if (values[keep] > values[best] || (values[keep] == values[best] && is_longer)) best = keep;
    }
    return best;
}

}  // namespace pokerloop::swedish_chicago
