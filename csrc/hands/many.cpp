#include "hands/many.hpp"

#include <algorithm>
#include <cassert>
#include <string>

#include "base/card_text.hpp"
#include "base/errors.hpp"
#include "hands/chicago_poker.hpp"
#include "hands/hand.hpp"
#include "hands/three.hpp"

namespace pokerloop::hands {
namespace {

using base::Card;

[[noreturn]] void reject(std::size_t row, const std::string& reason) {
    throw base::InvalidCardError("row " + std::to_string(row) + reason);
}

// Throws for the first row that holds an id for which `valid` is false.
template <class Valid>
void check_ids(const CardArray& hands, std::size_t first, std::size_t last, int ids, Valid valid) {
    bool all_valid = true;
    for (std::size_t row = first; row < last; ++row) {
        for (std::size_t column = 0; column < hands.columns; ++column) {
            all_valid &= valid(hands.at(row, column));
        }
    }
    if (all_valid) return;
    for (std::size_t row = first; row < last; ++row) {
        for (std::size_t column = 0; column < hands.columns; ++column) {
            const Card card = hands.at(row, column);
            if (valid(card)) continue;
            reject(row, ", column " + std::to_string(column) + ": " + std::to_string(card) +
                            " is not a card id; expected 0 to " + std::to_string(ids - 1));
        }
    }
}

template <class Deck>
void check_duplicates_in(const CardArray& hands, std::size_t first, std::size_t last) {
    for (std::size_t row = first; row < last; ++row) {
        for (std::size_t column = 1; column < hands.columns; ++column) {
            const Card card = hands.at(row, column);
            for (std::size_t other = 0; other < column; ++other) {
                if (card != hands.at(row, other) || card == base::no_card) continue;
                reject(row, ": the card " + base::card_text<Deck>(card) + " appears twice");
            }
        }
    }
}

// Checks and ranks a block of rows after the other, so that a block's cards stay in the first-level
// cache in between.
template <class Deck, class Valid, class RankRow>
void rank_blocks(const CardArray& hands, std::span<Strength> strengths, bool check_duplicates,
                 Valid valid, RankRow rank_row) {
    constexpr std::size_t block = 1024;
    assert(strengths.size() == hands.rows);
    for (std::size_t first = 0; first < hands.rows; first += block) {
        const std::size_t last = std::min(first + block, hands.rows);
        check_ids(hands, first, last, Deck::cards, valid);
        if (check_duplicates) check_duplicates_in<Deck>(hands, first, last);
        for (std::size_t row = first; row < last; ++row) strengths[row] = rank_row(row);
    }
}

}  // namespace

void rank_many(const CardArray& hands, std::span<Strength> strengths, bool check_duplicates) {
    using Deck = base::StandardDeck;
    assert(hands.columns <= 7);
    const auto valid = [](Card card) { return card < Deck::cards; };
    if (hands.columns == 3) {
        rank_blocks<Deck>(hands, strengths, check_duplicates, valid, [&](std::size_t row) {
            return rank_three(hands.at(row, 0), hands.at(row, 1), hands.at(row, 2));
        });
        return;
    }
    rank_blocks<Deck>(hands, strengths, check_duplicates, valid, [&](std::size_t row) {
        Hand hand;
        for (std::size_t i = 0; i < hands.columns; ++i) hand.add(hands.at(row, i));
        return hand.rank();
    });
}

void chicago_poker::rank_many(const CardArray& hands, const Order& order,
                              std::span<Strength> strengths, bool check_duplicates) {
    using Deck = base::GangsterDeck;
    assert(hands.columns <= 5);
    const Reordering reordered(order);
    rank_blocks<Deck>(
        hands, strengths, check_duplicates,
        [](Card card) { return card < Deck::cards || card == base::no_card; },
        [&](std::size_t row) {
            Hand hand;
            for (std::size_t i = 0; i < hands.columns; ++i) {
                const Card card = hands.at(row, i);
                if (card != base::no_card) hand.add(card);
            }
            return reordered(hand.rank());
        });
}

}  // namespace pokerloop::hands
