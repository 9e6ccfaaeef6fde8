#include "games/ofc/state.hpp"

#include <cassert>
#include <string>

#include "base/card_text.hpp"

namespace pokerloop::ofc {

using base::IllegalActionError;

namespace {

constexpr const char* match_is_over = "the match is over";

constexpr int deck_size = base::StandardDeck::cards;

// With so many cards a Fantasyland hand is dealt when its board has earned `earned`.
int cards_that_are_there(int earned, int players) { return std::min(earned, deck_size / players); }

int cards_of_ordinary_deal(const Schedule& schedule) {
    return Schedule::first_cards + (schedule.streets - 1) * schedule.later_cards;
}

std::string names_of(const ActionSet& actions) {
    std::string names;
    actions.for_each([&](Action action) {
        names += (names.empty() ? "" : " or ") + State::action_name(action);
    });
    return names;
}

}  // namespace

State::State(const Setup& setup, play::Key key) : setup_(checked(setup)), key_(key) {
    if (setup_.button < 0) {
        base::RandomStream lots = play::random_stream(key, play::Stream::lots);
        setup_.button = static_cast<int>(lots.below(static_cast<std::uint32_t>(players())));
    }
    button_ = static_cast<std::int8_t>(setup_.button);
    begin_deal(setup_.fantasyland);
}

// ---- Dealing ---------------------------------------------------------------------------------

void State::begin_deal(const Points& fantasyland) {
    hands_ = {};
    for (int seat = 0; seat < players(); ++seat) {
        hands_[at(seat)].fantasyland_cards =
            static_cast<std::int8_t>(cards_that_are_there(fantasyland[at(seat)], players()));
    }
    shuffle();
    deal_from_the_top();
}

void State::shuffle() {
    std::size_t needed = 0;
    for (int seat = 0; seat < players(); ++seat) {
        const int cards = hands_[at(seat)].fantasyland_cards;
        needed += static_cast<std::size_t>(
            cards != 0 ? cards : cards_of_ordinary_deal(schedule(rules().deal)));
    }
    assert(needed <= deck_.size());
    for (Card card = 0; card < deck_size; ++card) deck_[card] = card;
    play::random_stream(key_, play::Stream::cards, static_cast<std::uint32_t>(deal_))
        .shuffle_front(std::span<Card>(deck_), needed);
}

void State::deal_from_the_top() {
    dealt_ = 0;
    street_ = fantasyland_street;
    position_ = -1;
    next_turn();
}

// Those in Fantasyland act on its street, the others on the rest.
void State::next_turn() {
    const Schedule deal = schedule(rules().deal);
    do {
        if (++position_ == players()) {
            position_ = 0;
            ++street_;
        }
        if (street_ == deal.streets) return finish_deal();
    } while ((mover().fantasyland_cards != 0) != (street_ == fantasyland_street));
    Hand& hand = mover();
    int cards = hand.fantasyland_cards != 0 ? hand.fantasyland_cards : deal.cards(street_);
    for (; cards > 0; --cards) hand.to_place.insert(deck_[dealt_++]);
}

void State::stack_deck(std::span<const Card> cards) {
    const bool untouched = !is_over_ && std::ranges::all_of(hands_, [](const Hand& hand) {
        return hand.board.size() == 0 && hand.discards.empty();
    });
    if (!untouched) {
        throw IllegalActionError("the deck can be stacked only before the first card is placed");
    }
    base::DistinctCards<>().insert(cards, "the deck");
    CardSet stacked;
    for (const Card card : cards) stacked.insert(card);
    std::ranges::stable_partition(deck_, [&](Card card) { return stacked.contains(card); });
    std::ranges::copy(cards, deck_.begin());
    mover().to_place = {};
    deal_from_the_top();
}

CardSet State::undealt() const {
    CardSet cards;
    for (std::size_t i = dealt_; i < deck_.size(); ++i) cards.insert(deck_[i]);
    return cards;
}

// ---- Playing ---------------------------------------------------------------------------------

ActionSet State::legal_actions() const {
    if (is_over_) return {};
    const Hand& hand = mover();
    return ofc::legal_actions(hand.board, hand.to_place,
                              hand.places(schedule(rules().deal), street_));
}

void State::apply(Action action) {
    if (is_over_) throw IllegalActionError(match_is_over);
    Hand& hand = mover();
    const Card card = highest_card(hand.to_place);
    if (const ActionSet legal = legal_actions(); !legal.contains(action)) {
        throw IllegalActionError(
            "expected " + names_of(legal) + " for " + base::card_text<>(card) + ", not " +
            (action < action_count ? action_name(action) : std::to_string(action)));
    }
    hand.to_place.erase(card);
    (action == discard ? hand.discards : hand.board[static_cast<Row>(action)]).insert(card);
    if (hand.to_place.empty()) next_turn();
}

void State::place(const Board& added, CardSet discarded) {
    if (is_over_) throw IllegalActionError(match_is_over);
    CardSet rest = mover().to_place;
    const int placed = added[top].size() + added[middle].size() + added[bottom].size();
    if ((added.cards() | discarded) != rest || placed + discarded.size() != rest.size()) {
        throw IllegalActionError("expected one place for each of the cards " +
                                 base::cards_text(CardList(rest).cards()));
    }
    State next = *this;
    for (Card card; !rest.empty(); rest.erase(card)) {
        card = highest_card(rest);
        const auto* row =
            std::ranges::find_if(rows, [&](Row which) { return added[which].contains(card); });
        next.apply(row == rows.end() ? discard : Action{*row});
    }
    *this = next;
}

// ---- The end of a deal -----------------------------------------------------------------------

void State::finish_deal() {
    std::array<Result, ofc::max_players> results{};
    Points earned{};
    bool fantasyland_was_played = false;
    bool fantasyland_is_to_play = false;
    for (int seat = 0; seat < players(); ++seat) {
        const Hand& hand = hands_[at(seat)];
        const RowStrengths strengths = row_strengths(hand.board);
        results[at(seat)] = result_of(rules(), strengths);
        earned[at(seat)] = earned_fantasyland(hand, strengths);
        fantasyland_was_played |= hand.fantasyland_cards != 0;
        fantasyland_is_to_play |= earned[at(seat)] != 0;
        last_deal_.boards[at(seat)] = hand.board;
        last_deal_.fantasyland_cards[at(seat)] = hand.fantasyland_cards;
        last_deal_.earned_fantasyland[at(seat)] = static_cast<std::int8_t>(earned[at(seat)]);
    }
    last_deal_.points = settle_deal(results);
    for (int seat = 0; seat < players(); ++seat) {
        points_[at(seat)] += last_deal_.points[at(seat)];
        count(seat, results);
    }
    if (!fantasyland_was_played || rules().button_moves_after_fantasyland) {
        ++button_moves_;
        button_ = static_cast<std::int8_t>((button_ + 1) % players());
    }
    is_over_ = (button_moves_ >= players() && !fantasyland_is_to_play) || deal_ + 1 == setup_.deals;
    if (is_over_) return;
    ++deal_;
    begin_deal(earned);
}

int State::earned_fantasyland(const Hand& hand, const RowStrengths& strengths) const {
    int earned = 0;
    if (hand.fantasyland_cards == 0) {
        earned = is_live(rules(), strengths) ? fantasyland_cards(rules(), strengths.top) : 0;
    } else if (stays(rules(), strengths)) {
        earned = repeat_cards(rules(), hand.fantasyland_cards);
    }
    return cards_that_are_there(earned, players());
}

Points State::settle_deal(std::span<const Result> results) const {
    Points has{};
    for (int seat = 0; seat < players(); ++seat) {
        has[at(seat)] = rules().cap == Cap::match ? rules().buy_in + points(seat) : stack(seat);
    }
    return settle_pairs(rules().cap, players(), seat_at(0), has, [&](int x, int y) {
        return ofc::points(rules(), results[at(x)], results[at(y)]);
    });
}

void State::count(int seat, std::span<const Result> results) {
    const Result& own = results[at(seat)];
    int scoops = 0;
    for (int other = 0; other < players(); ++other) {
        if (other != seat) scoops += rows_won(own, results[at(other)]) == 3;
    }
    const int played = last_deal_.fantasyland_cards[at(seat)] != 0;
    const int earned = last_deal_.earned_fantasyland[at(seat)] != 0;
    const std::array<int, counters.size()> add = {
        1, !own.live, own.royalties, scoops, earned & ~played, played, earned & played};
    for (std::size_t i = 0; i < add.size(); ++i) counts_[at(seat)][i] += add[i];
}

// ---- What a seat knows -----------------------------------------------------------------------

View State::view(int seat) const {
    View view;
    view.rules = rules();
    view.seat = static_cast<std::int8_t>(seat);
    view.players = static_cast<std::int8_t>(players());
    view.button = button_;
    view.to_move = static_cast<std::int8_t>(to_move());
    view.street = street_;
    view.deal = deal_;
    view.hand = hands_[at(seat)].to_place;
    view.discards = hands_[at(seat)].discards;
    for (int other = 0; other < players(); ++other) {
        const Hand& hand = hands_[at(other)];
        SeatView& seen = view.seats[at(other)];
        if (other == seat || !is_hidden(other)) seen.board = hand.board;
        seen.fantasyland_cards = hand.fantasyland_cards;
        seen.has_set = hand.fantasyland_cards != 0 && hand.is_set();
        seen.points = points(other);
        seen.stack = stack(other);
    }
    view.has_last_deal = deal_ > 0 || is_over_;
    view.last_deal = last_deal_;
    return view;
}

}  // namespace pokerloop::ofc
