// The game as it could be for all that a seat knows.
#include <algorithm>

#include "games/chicago_poker/state.hpp"

namespace pokerloop::chicago_poker {

namespace {

// Cards in random order, taken one by one.
class ShuffledCards {
 public:
    ShuffledCards(CardSet cards, base::RandomStream& random) {
        for (const Card card : cards) cards_[size_++] = card;
        random.shuffle_front(std::span(cards_).first(size_), size_);
    }
    Card take() { return cards_[--size_]; }

 private:
    std::array<Card, Deck::ids> cards_{};
    std::size_t size_ = 0;
};

}  // namespace

// Deals what the seat does not see: to the deck from what was shuffled into it, then to the others.
void State::deal_unseen(const View& known, base::RandomStream& random) {
    CardSet unseen = known.unseen();
    ShuffledCards in_deck(unseen & table_.shuffled, random);
    for (std::size_t i = 0; i < table_.deck_size; ++i) {
        deck_[i] = in_deck.take();
        unseen.erase(deck_[i]);
    }
    ShuffledCards elsewhere(unseen, random);
    const std::array<CardSet, chicago_poker::max_players> raided = raided_;
    raided_ = {};
    for (std::size_t where = 0; where < table_.businesses.size(); ++where) {
        for (std::size_t of = 0; of < at(players()); ++of) {
            Column& column = table_.businesses[where].columns[of];
            for (std::size_t i = 0; i < column.size; ++i) {
                const Card card = column.cards[i];
                if (known.table.businesses[where].columns[of].cards[i] == no_card) {
                    column.cards[i] = elsewhere.take();
                }
                for (std::size_t seat = 0; seat < raided.size(); ++seat) {
                    if (raided[seat].contains(card)) raided_[seat].insert(column.cards[i]);
                }
            }
        }
    }
    for (int other = 0; other < players(); ++other) {
        if (other == known.seat) continue;
        Card& reinforcement = table_.reinforcements[at(other)];
        if (reinforcement != no_card) reinforcement = elsewhere.take();
        CardSet dealt;
        for (int cards = hand(other).size(); cards > 0; --cards) dealt.insert(elsewhere.take());
        hands_[at(other)] = dealt;
    }
}

State State::imagine(int seat, base::RandomStream& random) const {
    const View known = view(seat);
    State imagined = *this;
    // Neither the tiles to come nor the next shuffles are known.
    random.shuffle_front(std::span(imagined.stack_).first(table_.stack_size), table_.stack_size);
    imagined.shuffles_ = random.next() >> 5;
    imagined.table_.turn = known.table.turn;
    const auto lies_special = [&] {
        for (const Business& business : imagined.table_.businesses) {
            for (const Column& column : business.columns) {
                for (int i = 0; i < column.size; ++i) {
                    if (!is_gangster(column.cards[at(i)])) return true;
                }
            }
        }
        return false;
    };
    // All know that the player to move has something to do, and that special cards are not laid.
    do {
        imagined.deal_unseen(known, random);
        if (!is_over()) {
            imagined.legal_ =
                chicago_poker::legal_actions(imagined.table_, imagined.hand(to_move()));
        }
    } while (lies_special() || (imagined.legal_.empty() && !is_over()));
    return imagined;
}

}  // namespace pokerloop::chicago_poker
