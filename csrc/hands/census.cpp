#include "hands/census.hpp"

#include "hands/chicago_poker.hpp"
#include "hands/hand.hpp"

namespace pokerloop::hands {
namespace {

// Counts the hands that `missing` more cards, all with ids from `first` on, make of a hand.
template <class Deck, class Hand>
void count(Hand hand, int first, int missing, std::vector<std::uint64_t>& counts) {
    if (missing == 0) {
        ++counts[hand.rank()];
        return;
    }
    for (int card = first; card <= Deck::cards - missing; ++card) {
        hand.add(static_cast<base::Card>(card));
        count<Deck>(hand, card + 1, missing - 1, counts);
        hand.remove(static_cast<base::Card>(card));
    }
}

}  // namespace

std::vector<std::uint64_t> census(int cards) {
    std::vector<std::uint64_t> counts(1 << 16);
    count<base::StandardDeck>(Hand(), 0, cards, counts);
    return counts;
}

std::vector<std::uint64_t> chicago_poker_census(int cards) {
    std::vector<std::uint64_t> counts(1 << 16);
    count<base::GangsterDeck>(chicago_poker::Hand(), 0, cards, counts);
    return counts;
}

}  // namespace pokerloop::hands
