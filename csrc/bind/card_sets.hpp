// Card ids as cards and sets, and back.
#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "base/card_text.hpp"

namespace pokerloop::bind {

using CardIds = std::vector<int>;

template <class Deck = base::StandardDeck>
std::vector<base::Card> to_cards(const CardIds& ids) {
    std::vector<base::Card> cards;
    for (const int id : ids) {
        base::check_card_id<Deck>(id);
        cards.push_back(static_cast<base::Card>(id));
    }
    return cards;
}

inline std::optional<int> card_or_none(base::Card card) {
    return card == base::no_card ? std::nullopt : std::optional<int>(card);
}

// Cards of one question, group by group: a card that does not exist or that comes twice is an
// error that names it.
class CardGroups {
 public:
    base::CardSet take(const CardIds& ids, std::string_view group) {
        const std::vector<base::Card> cards = to_cards(ids);
        distinct_.insert(cards, group);
        base::CardSet set;
        for (const base::Card card : cards) set.insert(card);
        return set;
    }

 private:
    base::DistinctCards<> distinct_;
};

// The ids of a set, highest card first.
inline CardIds to_ids(base::CardSet set) {
    CardIds ids;
    for (const base::Card card : set) ids.push_back(card);
    std::ranges::sort(ids, std::greater{});
    return ids;
}

}  // namespace pokerloop::bind
