// The state as it could be for all that a seat knows.
#include <algorithm>
#include <vector>

#include "games/ofc/state.hpp"

namespace pokerloop::ofc {

namespace {

// Unseen cards in random order, taken from the front.
class UnseenCards {
 public:
    UnseenCards(CardSet unseen, base::RandomStream& random) : cards_(unseen) {
        random.shuffle_front(cards_.cards(), cards_.cards().size());
    }

    CardSet take(int count) {
        CardSet taken;
        for (; count > 0; --count) taken.insert(cards_.cards()[next_++]);
        return taken;
    }

    std::span<const Card> rest() const { return cards_.cards().subspan(next_); }

 private:
    CardList cards_;
    std::size_t next_ = 0;
};

}  // namespace

// Sets other cards, as far as the old ones have been set: the highest first, in any order.
void State::Hand::set_anew(CardSet cards, base::RandomStream& random) {
    std::vector<Card> set;
    for (int count = cards.size() - to_place.size(); count > 0; --count) {
        set.push_back(highest_card(cards));
        cards.erase(set.back());
    }
    to_place = cards;
    random.shuffle_front(std::span(set), set.size());
    auto next = set.begin();
    const auto replace = [&](CardSet& group) {
        const int count = group.size();
        group = {};
        for (int i = 0; i < count; ++i) group.insert(*next++);
    };
    for (const Row row : rows) replace(board[row]);
    replace(discards);
}

State State::imagine(int seat, base::RandomStream& random) const {
    State imagined = *this;
    UnseenCards unseen(view(seat).unseen(), random);
    for (int other = 0; other < players(); ++other) {
        if (other == seat) continue;
        Hand& hand = imagined.hands_[at(other)];
        if (is_hidden(other)) {
            const CardSet old = hand.board.cards() | hand.discards | hand.to_place;
            hand.set_anew(unseen.take(old.size()), random);
        } else {
            hand.discards = unseen.take(hand.discards.size());
            hand.to_place = unseen.take(hand.to_place.size());
        }
    }
    std::ranges::copy(unseen.rest(), imagined.deck_.begin() + dealt_);
    return imagined;
}

}  // namespace pokerloop::ofc
