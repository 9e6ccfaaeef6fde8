// The state as it could be for all that a seat knows. It has a random key of its own: later deals
// are not those of the match.
#include <algorithm>

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

// Another Fantasyland hand: set in some way if this one is, else not begun, for how far a hand has
// been set is hidden too.
void State::Hand::replace(CardSet cards, base::RandomStream& random) {
    const bool is_set = to_place.empty();
    board = {};
    discards = {};
    to_place = {};
    if (!is_set) {
        to_place = cards;
        return;
    }
    CardList list(cards);
    random.shuffle_front(list.cards(), list.cards().size());
    for (const Card card : list.cards()) {
        const auto* row =
            std::ranges::find_if(rows, [&](Row which) { return board.open_places(which) > 0; });
        (row == rows.end() ? discards : board[*row]).insert(card);
    }
}

State State::imagine(int seat, base::RandomStream& random) const {
    State imagined = *this;
    imagined.key_.seed = random.next64();
    UnseenCards unseen(view(seat).unseen(), random);
    for (int other = 0; other < players(); ++other) {
        if (other == seat) continue;
        Hand& hand = imagined.hands_[at(other)];
        if (is_hidden(other)) {
            const CardSet old = hand.board.cards() | hand.discards | hand.to_place;
            hand.replace(unseen.take(old.size()), random);
        } else {
            hand.discards = unseen.take(hand.discards.size());
            hand.to_place = unseen.take(hand.to_place.size());
        }
    }
    // The deck, and before it what has been dealt, first the hand to be placed.
    std::ranges::copy(unseen.rest(), imagined.deck_.begin() + dealt_);
    CardSet dealt = CardSet::full_deck() - imagined.undealt();
    auto place = imagined.deck_.begin();
    const auto lay = [&](CardSet cards) {
        dealt -= cards;
        for (const Card card : cards) *place++ = card;
    };
    if (!is_over_) lay(imagined.mover().to_place);
    lay(dealt);
    return imagined;
}

}  // namespace pokerloop::ofc
