#include "hands/census.hpp"

#include <utility>

#include "hands/chicago_poker.hpp"
#include "hands/hand.hpp"

namespace pokerloop::hands {
namespace {

using Counts = std::vector<std::uint64_t>;

// Counts the hands that `missing` more cards, all with ids from `first` on, make of a hand.
template <class Deck, int missing, class Hand>
void count(const Hand& hand, int first, Counts& counts) {
    if constexpr (missing == 0) {
        ++counts[hand.rank()];
    } else {
        for (int card = first; card <= Deck::cards - missing; ++card) {
            Hand next = hand;
            next.add(static_cast<base::Card>(card));
            count<Deck, missing - 1>(next, card + 1, counts);
        }
    }
}

// The number of cards is a constant to each loop, so that the innermost one is short.
template <class Deck, class Hand, int most>
Counts count_all(int cards) {
    Counts counts(1 << 16);
    [&]<int... missing>(std::integer_sequence<int, missing...>) {
        ((cards == missing ? count<Deck, missing>(Hand(), 0, counts) : void()), ...);
    }(std::make_integer_sequence<int, most + 1>{});
    return counts;
}

}  // namespace

std::vector<std::uint64_t> census(int cards) {
    return count_all<base::StandardDeck, Hand, 7>(cards);
}

std::vector<std::uint64_t> chicago_poker_census(int cards) {
    return count_all<base::GangsterDeck, chicago_poker::Hand, 5>(cards);
}

}  // namespace pokerloop::hands
