// The box of three cards: three of a kind, a pair or high cards; straights and flushes do not
// count. Strengths stand on the scale of ranking.hpp, where hands of three cards rank just so.
// One look-up in a table of 4.4 KB.
#pragma once

#include <array>

#include "base/cards.hpp"
#include "hands/ranking.hpp"

namespace pokerloop::hands {

inline constexpr auto three_card_table = [] {
    constexpr int ranks = base::StandardDeck::ranks;
    std::array<Strength, std::size_t{ranks * ranks * ranks}> table{};
    for (int i = 0; i < ranks * ranks * ranks; ++i) {
        RankCounts counts;
        counts.add(i % ranks);
        counts.add(i / ranks % ranks);
        counts.add(i / ranks / ranks);
        table[static_cast<std::size_t>(i)] = rank_unsuited(counts);
    }
    return table;
}();

constexpr Strength rank_three(base::Card a, base::Card b, base::Card c) {
    constexpr int ranks = base::StandardDeck::ranks;
    const int index = (base::rank_of(a) * ranks + base::rank_of(b)) * ranks + base::rank_of(c);
    return three_card_table[static_cast<std::size_t>(index)];
}

}  // namespace pokerloop::hands
