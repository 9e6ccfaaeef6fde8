// Hands of the 52-card deck by table: 0 to 7 cards in two dependent look-ups.
//
// The tables are computed from the rule in ranking.hpp when the library is loaded, before anything
// can ask them, so asking needs no check and is safe from any thread. (No other static initialiser
// may rank hands.)
#pragma once

#include <array>
#include <cstdint>

#include "base/cards.hpp"
#include "hands/ranking.hpp"
#include "hands/sum_table.hpp"

namespace pokerloop::hands {

// Sums of the constants of 0 to 7 cards, at most four of a rank, differ for each number of cards.
inline constexpr std::array<std::uint32_t, base::StandardDeck::ranks> rank_constants = {
    0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181};

struct StandardTables {
    using Unsuited = SumTable<{.hash_bits = 23, .column_bits = 10, .places = 87'040}>;

    Unsuited unsuited;                    // hands without a flush by the sum over their ranks
    std::array<Strength, 8192> suited{};  // five or more cards of one suit by their ranks

    StandardTables();
};

extern const StandardTables standard_tables;

// The strength of different cards, 0 to 7 of them; inner loops use Hand.
Strength rank(base::CardSet cards);
Strength rank(const base::Card* cards, int count);

}  // namespace pokerloop::hands
