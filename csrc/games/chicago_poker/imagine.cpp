// The game as it could be for all that a seat knows.
//
// Every way to deal the cards it does not see is equally likely, as far as these go: the deck holds
// cards of which it was shuffled, and those that lie on the table are gangsters. What is imagined
// has a random key of its own: cards shuffled later are not those of the game.
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

// In how many ways `chosen` of `all` cards can be laid out in a row.
double arrangements(int all, int chosen) {
    double ways = 1;
    for (int i = 0; i < chosen; ++i) ways *= all - i;
    return ways;
}

double combinations(int all, int chosen) {
    return arrangements(all, chosen) / arrangements(chosen, chosen);
}

// How many special cards are among `count` drawn from `from`, if `laid` gangsters are then taken
// from what is left of `all`.
int draw_specials(CardSet from, int count, CardSet all, int laid, base::RandomStream& random) {
    const int gangsters_there = (from & gangsters).size();
    const int specials_there = from.size() - gangsters_there;
    const auto ways = [&](int specials) {
        const int drawn = count - specials;
        return drawn < 0 || drawn > gangsters_there
                   ? 0
                   : combinations(specials_there, specials) * combinations(gangsters_there, drawn) *
                         arrangements((all & gangsters).size() - drawn, laid);
    };
    double sum = 0;
    for (int specials = 0; specials <= specials_there; ++specials) sum += ways(specials);
    double left = sum * random.next() / 0x1p32;
    int chosen = 0;
    for (int specials = 0; specials <= specials_there && left >= 0; ++specials) {
        if (ways(specials) > 0) chosen = specials;
        left -= ways(specials);
    }
    return chosen;
}

int hidden_on_the_table(const Table& table) {
    int hidden = 0;
    for (const Business& business : table.businesses) {
        for (const Column& column : business.columns) {
            hidden += static_cast<int>(std::ranges::count(column.cards, no_card) -
                                       (column_size - column.size));
        }
    }
    return hidden;
}

}  // namespace

// Deals what the seat does not see: to the deck, to the table and to the others.
void State::deal_unseen(const View& known, base::RandomStream& random) {
    CardSet unseen = known.unseen();
    const CardSet shuffled = unseen & table_.shuffled;
    const int specials =
        draw_specials(shuffled, table_.deck_size, unseen, hidden_on_the_table(known.table), random);
    ShuffledCards specials_in_deck(shuffled - gangsters, random);
    ShuffledCards gangsters_in_deck(shuffled & gangsters, random);
    const auto deck = std::span(deck_).first(table_.deck_size);
    for (std::size_t i = 0; i < deck.size(); ++i) {
        deck[i] = i < at(specials) ? specials_in_deck.take() : gangsters_in_deck.take();
        unseen.erase(deck[i]);
    }
    random.shuffle_front(deck, deck.size());

    ShuffledCards laid(unseen & gangsters, random);
    const std::array<CardSet, chicago_poker::max_players> raided = raided_;
    raided_ = {};
    for (std::size_t where = 0; where < table_.businesses.size(); ++where) {
        for (std::size_t of = 0; of < at(players()); ++of) {
            Column& column = table_.businesses[where].columns[of];
            for (std::size_t i = 0; i < column.size; ++i) {
                const Card card = column.cards[i];
                if (known.table.businesses[where].columns[of].cards[i] == no_card) {
                    column.cards[i] = laid.take();
                    unseen.erase(column.cards[i]);
                }
                for (std::size_t seat = 0; seat < raided.size(); ++seat) {
                    if (raided[seat].contains(card)) raided_[seat].insert(column.cards[i]);
                }
            }
        }
    }

    ShuffledCards held(unseen, random);
    for (int other = 0; other < players(); ++other) {
        if (other == known.seat) continue;
        Card& reinforcement = table_.reinforcements[at(other)];
        if (reinforcement != no_card) reinforcement = held.take();
        CardSet dealt;
        for (int cards = hand(other).size(); cards > 0; --cards) dealt.insert(held.take());
        hands_[at(other)] = dealt;
    }
}

// Behind the deck, what has been taken from it: the hands in the order in which they are dealt.
void State::lay_out_dealt_cards() {
    CardSet elsewhere = deck_of(rules().specials);
    for (std::size_t i = 0; i < table_.deck_size; ++i) elsewhere.erase(deck_[i]);
    auto place = deck_.begin() + elsewhere.size() + table_.deck_size;
    const auto lay = [&](CardSet cards) {
        elsewhere -= cards;
        for (const Card card : cards) *--place = card;
    };
    for (int i = 0; i < players(); ++i) lay(hand((table_.first + i) % players()));
    lay(elsewhere);
}

State State::imagine(int seat, base::RandomStream& random) const {
    const View known = view(seat);
    State imagined = *this;
    imagined.key_.seed = random.next64();
    const auto tiles = std::span(imagined.stack_).first(table_.stack_size);
    std::ranges::sort(tiles);
    random.shuffle_front(tiles, tiles.size());
    imagined.table_.turn = known.table.turn;
    // All know that the player to move has something to do.
    do {
        imagined.deal_unseen(known, random);
        if (!is_over()) {
            imagined.legal_ =
                chicago_poker::legal_actions(imagined.table_, imagined.hand(to_move()));
        }
    } while (imagined.legal_.empty() && !is_over());
    imagined.lay_out_dealt_cards();
    return imagined;
}

}  // namespace pokerloop::chicago_poker
