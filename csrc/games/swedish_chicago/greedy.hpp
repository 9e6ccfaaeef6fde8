// The policy `greedy`: goes for hand points and plays high.
//
// In an exchange it keeps what has the most expected hand points, all cards but those of its hand
// being equally likely to come; of six cards it throws the one that leaves the best hand. It
// announces what it has, has a low hand replaced, plays the highest card it may, prefers points to
// effects, sets back whoever leads, doubts nobody and never declares Chicago.
#pragma once

#include <optional>

#include "games/swedish_chicago/keep_values.hpp"
#include "games/swedish_chicago/view.hpp"

namespace pokerloop::swedish_chicago {

class Greedy {
 public:
    Action operator()(const View& view, base::RandomStream& random);

 private:
    Action exchange(const View& view);

    std::optional<KindPoints> points_;  // those that the values are made of
    KeepValues values_;
};

// What one does who goes for hand points, where there is not much to choose.

CardSet playable(const View& view);
Action announce_truth(const View& view);
Action reset_the_leader(const View& view);

// The legal way to keep with the highest value.
Action best_exchange(const View& view, const std::array<Worth, keeps>& values);

// Throws the card of six that leaves the hand with the highest worth.
template <class WorthOf>
Action best_throw(CardSet hand, const WorthOf& worth_of) {
    const SortedHand sorted(hand);
    int best = 0;
    for (int i = 1; i < most_cards; ++i) {
        const auto left = [&](int thrown) { return hand - sorted.chosen(1U << thrown); };
        if (worth_of(left(i)) >= worth_of(left(best))) best = i;
    }
    return static_cast<Action>(first_throw + best);
}

// Takes the card offered if it makes the hand worth no less than one unseen does on average.
template <class WorthOf>
Action best_answer(const View& view, const WorthOf& worth_of) {
    if (!view.legal_actions().contains(refuse)) return take;
    double sum = 0;
    const CardSet unseen = view.unseen();
    for (const Card card : unseen) sum += worth_of(view.hand | CardSet::of(card));
    const double offered = worth_of(view.hand | CardSet::of(view.table.offered));
    return offered * unseen.size() >= sum ? take : refuse;
}

}  // namespace pokerloop::swedish_chicago
