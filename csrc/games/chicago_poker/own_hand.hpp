// What the policies look at: hands and columns as they see them.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>

#include "base/subsets.hpp"
#include "games/chicago_poker/view.hpp"
#include "hands/chicago_poker.hpp"

namespace pokerloop::chicago_poker {

using hands::Strength;
using hands::chicago_poker::Hand;
using hands::chicago_poker::Reordering;

// A few cards, in the order in which they were added.
class FewCards {
 public:
    void add(Card card) { cards_[size_++] = card; }
    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    bool contains(Card card) const { return std::ranges::find(cards(), card) != cards().end(); }
    std::span<const Card> cards() const { return {cards_.data(), size_}; }

 private:
    std::array<Card, base::max_subset_size> cards_{};
    std::size_t size_ = 0;
};

// The gangsters in hand, with the one that is being laid.
inline FewCards gangsters_in_hand(const View& view) {
    FewCards cards;
    for (const Card card : view.hand& gangsters) cards.add(card);
    return cards;
}

// The cards of a column that are known.
inline Hand known_hand(const Column& column) {
    Hand hand;
    for (int i = 0; i < column.size; ++i) {
        if (column.cards[at(i)] != no_card) hand.add(column.cards[at(i)]);
    }
    return hand;
}

inline Hand with(Hand hand, std::span<const Card> cards) {
    for (const Card card : cards) hand.add(card);
    return hand;
}

inline Reordering reordering_of(const Rules& rules) {
    return Reordering(hands::chicago_poker::Order(rules.order));
}

// The card that wins most ties.
inline Card highest_card(CardSet hand) {
    Card highest = *hand.begin();
    for (const Card card : hand) {
        if (value_of(card) > value_of(highest)) highest = card;
    }
    return highest;
}

}  // namespace pokerloop::chicago_poker
