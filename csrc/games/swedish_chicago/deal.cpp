// Dealing, exchanging, and the stock.
#include <algorithm>
#include <cassert>

#include "base/card_text.hpp"
#include "games/swedish_chicago/state.hpp"

namespace pokerloop::swedish_chicago {

using base::IllegalActionError;

// ---- Dealing ---------------------------------------------------------------------------------

void State::begin_deal() {
    Table table;
    table.rules = rules();
    table.deal = table_.deal;
    table.dealer = table_.dealer;
    table.last_deal = table_.last_deal;
    table.trick_winners.fill(play::nobody);
    table.scorers.fill(play::nobody);
    table.trick.fill(base::no_card);
    for (int seat = 0; seat < players(); ++seat) {
        const Seat& before = table_.seat(seat);
        Seat& now = table.seat(seat);
        now.score = before.score;
        now.is_out = before.is_out;
        now.has_tried_chicago = before.has_tried_chicago;
        now.has_made_chicago = before.has_made_chicago;
        now.began_at_target = now.score >= rules().target_score;
        now.began_barred = rules().no_exchange_at != none && now.score >= rules().no_exchange_at;
        now.thrown.fill(-1);
        count(seat, deals);
    }
    table_ = table;
    is_untouched_ = true;
    shuffle();
    deal_from_the_top();
    const bool is_blind_asked = rules().blind_chicago != BlindChicago::off;
    if (!is_blind_asked || !ask_from(Stage::blind, table_.first())) begin_redeals();
}

// The stream of a deal's first shuffle; the next numbers are for what is shuffled later.
void State::shuffle() {
    for (Card card = 0; card < base::StandardDeck::cards; ++card) deck_[card] = card;
    play::random_stream(key_, play::Stream::cards, static_cast<std::uint32_t>(table_.deal) * 16)
        .shuffle_front(std::span<Card>(deck_), deck_.size());
    shuffles_ = 0;
}

void State::deal_from_the_top() {
    next_ = 0;
    discards_ = turn_discards_ = {};
    hands_ = {};
    thrown_ = {};
    history_ = {};
    table_.in_turn([&](int seat) {
        Seat& of = table_.seat(seat);
        const bool six =
            of.began_barred && rules().no_exchange_mode == NoExchangeMode::six_discard_one;
        of.cards = six ? most_cards : hand_size;
        for (int i = 0; i < of.cards; ++i) hands_[at(seat)].insert(deck_[next_++]);
    });
    table_.stock = static_cast<std::uint8_t>(deck_.size() - next_);
}

void State::stack_deck(std::span<const Card> cards) {
    if (is_over() || !is_untouched_ || table_.scorings > 0) {
        throw IllegalActionError("the deck can be stacked only before anything is done in a deal");
    }
    base::DistinctCards<>().insert(cards, "the deck");
    CardSet stacked;
    for (const Card card : cards) stacked.insert(card);
    std::ranges::stable_partition(deck_, [&](Card card) { return stacked.contains(card); });
    std::ranges::copy(cards, deck_.begin());
    deal_from_the_top();
}

void State::begin_redeals() {
    const bool is_asked = rules().low_hand_redeal != LowHandRedeal::off;
    if (!is_asked || !ask_from(Stage::redeal, table_.first())) begin_round();
}

void State::apply_redeal(Action action) {
    if (action == redeal) {
        table_.seat(to_move()).has_redealt = true;
        const CardSet shown = mover();
        throw_cards(shown);
        table_.open_discards |= shown;
        draw(shown.size());
    }
    if (!ask_next()) begin_round();
}

// ---- Exchanging ------------------------------------------------------------------------------

void State::begin_round() {
    ++table_.round;
    const StockRecycle when = rules().stock_recycle;
    turn_discards_ = {};
    table_.to_move = play::nobody;
    const bool is_time =
        when == StockRecycle::before_each ||
        (when == StockRecycle::before_last && table_.round == rules().num_exchanges);
    if (is_time && !discards_.empty()) recycle();
    if (!ask_from(Stage::exchange, table_.first())) next_exchange();
}

// Asks the next one, or goes on after the round.
void State::next_exchange() {
    if (to_move() != play::nobody && ask_from(Stage::exchange, table_.next_in_turn(to_move()))) {
        return;
    }
    if (table_.round < rules().num_exchanges) {
        begin_scoring();
    } else {
        begin_declarations();
    }
}

void State::apply_exchange(Action action) {
    const int seat = to_move();
    const SortedHand hand(mover());
    if (is_throw(action)) {
        throw_cards(hand.chosen(1U << (action - first_throw)));
        return next_exchange();
    }
    const CardSet thrown = mover() - hand.chosen(kept(action));
    const int count_thrown = thrown.size();
    table_.seat(seat).thrown[at(table_.round - 1)] = static_cast<std::int8_t>(count_thrown);
    count(seat, cards_exchanged, count_thrown);
    if (thrown.empty()) return next_exchange();
    if (rules().show_before_break && table_.scorings > 0 &&
        table_.scorers[at(table_.scorings - 1)] == seat) {
        reveal(seat, table_.round);
    }
    throw_cards(thrown);
    if (count_thrown > 1 || rules().single_exchange == SingleExchange::closed) {
        draw(count_thrown);
        return next_exchange();
    }
    table_.offered = draw_one();
    table_.stage = Stage::offer;
    if (rules().single_exchange == SingleExchange::open_forced) apply_offer(take);
}

void State::apply_offer(Action action) {
    const Card card = table_.offered;
    table_.offered = base::no_card;
    if (action == take) {
        Seat& of = table_.seat(to_move());
        mover().insert(card);
        ++of.cards;
        of.held.insert(card);
        history_.of(to_move(), table_.round).drawn = card;
    } else {
        discards_.insert(card);
        turn_discards_.insert(card);
        table_.open_discards.insert(card);
        draw(1);
    }
    next_exchange();
}

// Shows a hand from which the seat may throw in this round.
void State::reveal(int seat, int round) {
    table_.seat(seat).held = hands_[at(seat)];
    history_.of(seat, round).hand = hands_[at(seat)];
}

// The mover throws cards of his hand. What was known to be in it no longer is, or is known to lie
// among the discards if nothing was kept.
void State::throw_cards(CardSet cards) {
    Seat& of = table_.seat(to_move());
    mover() -= cards;
    of.cards = static_cast<std::int8_t>(of.cards - cards.size());
    of.shown |= of.held;
    of.held = {};
    if (mover().empty()) {
        table_.open_discards |= of.shown;
        of.shown = {};
    }
    turn_discards_ = cards;
    discards_ |= cards;
    thrown_[at(to_move())] |= cards;
}

// ---- The stock -------------------------------------------------------------------------------

void State::draw(int cards) {
    table_.seat(to_move()).cards = static_cast<std::int8_t>(table_.seat(to_move()).cards + cards);
    CardSet& hand = mover();
    for (; cards > 0; --cards) hand.insert(draw_one());
}

Card State::draw_one() {
    if (table_.stock == 0) recycle();
    --table_.stock;
    return deck_[next_++];
}

// Shuffles the discards, but for those of this turn, into the stock. Cards that may have been
// thrown may from then on be anywhere.
void State::recycle() {
    const CardSet cards = discards_ - turn_discards_;
    const std::span<const Card> left = stock();
    std::size_t size = left.size();
    std::ranges::copy(left, deck_.begin());
    for (const Card card : cards) deck_[size++] = card;
    const std::uint32_t number = static_cast<std::uint32_t>(table_.deal) * 16 + ++shuffles_;
    play::random_stream(key_, play::Stream::cards, number)
        .shuffle_front(std::span<Card>(deck_).first(size), size);
    next_ = 0;
    table_.stock = static_cast<std::uint8_t>(size);
    assert(history_.recyclings < history_.recycled.size());
    Recycling& recycling = history_.recycled[history_.recyclings++];
    recycling.moment = to_move() == play::nobody ? beginning_of(table_, table_.round)
                                                 : moment_of(table_, to_move(), table_.round);
    for (int seat = 0; seat < players(); ++seat) {
        recycling.known[at(seat)] = (thrown_[at(seat)] | table_.open_discards) & cards;
    }
    for (CardSet& thrown : thrown_) thrown -= cards;
    for (Seat& of : table_.seats) of.shown = {};
    table_.open_discards -= cards;
    discards_ -= cards;
}

}  // namespace pokerloop::swedish_chicago
