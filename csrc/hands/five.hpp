// Five cards given one by one, such as a row of a board: the fastest way to rank them.
//
// The cards must differ; the caller sees to that.
#pragma once

#include <array>

#include "base/cards.hpp"
#include "hands/standard.hpp"

namespace pokerloop::hands {

inline constexpr auto rank_keys = [] {
    std::array<std::uint32_t, base::StandardDeck::cards> keys{};
    for (base::Card card = 0; card < keys.size(); ++card) {
        const auto rank = static_cast<std::size_t>(base::rank_of(card));
        keys[card] = StandardTables::Unsuited::key_of(rank_constants[rank]);
    }
    return keys;
}();

inline Strength rank_five(const base::Card* cards) {
    std::uint32_t key = 0;
    int suits_differ = 0;
    for (int i = 0; i < 5; ++i) {
        key += rank_keys[cards[i]];
        suits_differ |= cards[i] ^ cards[0];
    }
    constexpr int suit_bits = base::StandardDeck::suits - 1;
    if ((suits_differ & suit_bits) != 0) [[likely]]
        return standard_tables.unsuited[key];
    std::size_t ranks = 0;
    for (int i = 0; i < 5; ++i) ranks |= std::size_t{1} << base::rank_of(cards[i]);
    return standard_tables.suited[ranks];
}

}  // namespace pokerloop::hands
