#include "games/swedish_chicago/win_odds.hpp"

#include <algorithm>
#include <cassert>

#include "base/philox.hpp"
#include "base/subsets.hpp"
#include "hands/standard.hpp"

namespace pokerloop::swedish_chicago {

using base::Card;
using hands::Strength;

WinOdds::WinOdds(const WinQuestion& question, const Rules& rules)
    : question_(question),
      strength_(hands::rank(question.hand)),
      values_(hand_point_values(kind_points(rules))) {
    assert(question.opponents >= 1 && question.unseen.size() >= hand_size * question.opponents);
}

WinCounts WinOdds::count() const {
    assert(question_.opponents == 1 && question_.exchanges == 0);
    WinCounts counts;
    const base::CardList unseen(question_.unseen);
    base::for_each_subset(unseen.cards(), hand_size, [&](std::span<const Card> hand) {
        counts.add(strength_, hands::rank(hand.data(), hand_size));
    });
    return counts;
}

WinCounts WinOdds::sample(std::uint64_t seed, std::uint64_t first, std::uint64_t count) const {
    WinCounts counts;
    std::array<CardSet, 3> hands;
    const std::span others = std::span(hands).first(static_cast<std::size_t>(question_.opponents));
    for (std::uint64_t index = first; index < first + count; ++index) {
        base::RandomStream random(seed, index, 0);
        Stock stock(question_.unseen);
        for (CardSet& hand : others) hand = stock.draw(hand_size, random);
        for (int round = 0; round < question_.exchanges; ++round) {
            for (CardSet& hand : others) {
                const SortedHand sorted(hand);
                const CardSet kept = sorted.chosen(best_keep(values_.means(sorted)));
                const CardSet drawn = stock.draw(hand_size - kept.size(), random);
                stock.discard(hand - kept);
                hand = kept | drawn;
            }
        }
        Strength best = 0;
        for (const CardSet hand : others) best = std::max(best, hands::rank(hand));
        counts.add(strength_, best);
    }
    return counts;
}

}  // namespace pokerloop::swedish_chicago
