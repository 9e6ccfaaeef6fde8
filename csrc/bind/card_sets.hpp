// Lists of card ids as sets, and back.
#pragma once

#include <algorithm>
#include <functional>
#include <string_view>
#include <vector>

#include "base/card_text.hpp"

namespace pokerloop::bind {

using CardIds = std::vector<int>;

// Cards of one question, group by group: a card that does not exist or that comes twice is an
// error that names it.
class CardGroups {
 public:
    base::CardSet take(const CardIds& ids, std::string_view group) {
        std::vector<base::Card> cards;
        base::CardSet set;
        for (const int id : ids) {
            base::check_card_id(id);
            cards.push_back(static_cast<base::Card>(id));
            set.insert(cards.back());
        }
        distinct_.insert(cards, group);
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
