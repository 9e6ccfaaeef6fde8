// How many hands of a deck have each strength: every choice of `cards` cards, ranked once.
#pragma once

#include <cstdint>
#include <vector>

namespace pokerloop::hands {

// Indexed by strength; hands of 0 to 7 cards of the 52-card deck (seven take a good part of a
// second).
std::vector<std::uint64_t> census(int cards);

// Indexed by strength in the default order; hands of 0 to 5 cards of the gangster deck.
std::vector<std::uint64_t> chicago_poker_census(int cards);

}  // namespace pokerloop::hands
