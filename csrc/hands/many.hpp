// Strengths of many hands at once, from an array of card ids.
//
// The array may lie row by row (all cards of a hand together), column by column (all first cards,
// then all second ones, ...) or with any other steps; nothing is copied. Ids outside the deck are
// an InvalidCardError that names row and column. Equal cards within a hand are one that names row
// and card; where the caller vouches for them, `check_duplicates = false` leaves that test out, and
// a hand with equal cards then gets a meaningless strength. After an error the strengths written
// so far are worthless.
#pragma once

#include <cstddef>
#include <span>

#include "base/cards.hpp"
#include "hands/chicago_poker_ranking.hpp"
#include "hands/ranking.hpp"

namespace pokerloop::hands {

struct CardArray {
    const base::Card* cards;
    std::size_t rows;
    std::size_t columns;
    std::ptrdiff_t row_step;
    std::ptrdiff_t column_step;

    base::Card at(std::size_t row, std::size_t column) const {
        return cards[static_cast<std::ptrdiff_t>(row) * row_step +
                     static_cast<std::ptrdiff_t>(column) * column_step];
    }
};

// Hands of 1 to 7 cards of the 52-card deck, one strength a row.
void rank_many(const CardArray& hands, std::span<Strength> strengths, bool check_duplicates = true);

// The same without an error: returns how many hands were ranked. If that is not all of them, a card
// is wrong in one of the next 64.
std::size_t try_rank_many(const CardArray& hands, std::span<Strength> strengths,
                          bool check_duplicates = true);

namespace chicago_poker {

// Hands of at most 5 cards of the gangster deck; 255 stands for a missing card.
void rank_many(const CardArray& hands, const Order& order, std::span<Strength> strengths,
               bool check_duplicates = true);
std::size_t try_rank_many(const CardArray& hands, const Order& order, std::span<Strength> strengths,
                          bool check_duplicates = true);

}  // namespace chicago_poker

}  // namespace pokerloop::hands
