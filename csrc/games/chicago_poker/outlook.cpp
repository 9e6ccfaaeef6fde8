#include "games/chicago_poker/outlook.hpp"

#include <algorithm>

#include "base/philox.hpp"

namespace pokerloop::chicago_poker {

namespace {

constexpr int most_added = 3;          // by a rival, in the one turn that he has
constexpr int cards_to_hide_from = 3;  // among so many more he chose those that lie face down

// In how many of 24 worlds a rival with so many cards at a business adds to them: more than a
// greedy player does, who heeds no marker, and fewer than a boss does where he can beat it.
constexpr std::array<std::size_t, column_size> worlds_of_answer = {10, 14, 20, 24, 24};

// Where the imagined cards of a world and a column begin among those not seen.
std::size_t first_card(std::size_t world, int seat, int where) {
    return world * 11 + at(seat) * 29 + at(where) * 17;
}

}  // namespace

double Outlook::Rivals::chance(Strength strength) const {
    int halves = 0;
    for (const Strength other : best) halves += strength > other ? 2 : strength == other;
    return halves / (2.0 * worlds);
}

double Outlook::Rivals::chance(const std::array<Strength, worlds>& strengths) const {
    int halves = 0;
    for (std::size_t i = 0; i < best.size(); ++i) {
        halves += strengths[i] > best[i] ? 2 : strengths[i] == best[i];
    }
    return halves / (2.0 * worlds);
}

double Outlook::Rivals::share_of(int seat) const {
    return static_cast<double>(std::ranges::count(whose, seat)) / worlds;
}

ChoicesOf::ChoicesOf(std::span<const Card> cards) {
    for (unsigned some = 0; some < 1U << cards.size(); ++some) {
        const auto size = static_cast<std::size_t>(std::popcount(some));
        if (size > column_size) continue;
        Choice& choice = choices_[size][counts_[size]++];
        choice.places = some;
        for (unsigned left = some; left != 0; left &= left - 1) {
            choice.hand.add(cards[at(std::countr_zero(left))]);
        }
    }
}

Outlook::Outlook(const View& view) : view_(view), reordered_(reordering_of(view.table.rules)) {
    for (const Card card : view.unseen() & gangsters) unseen_[unseen_count_++] = card;
    const Turn& turn = view.table.turn;
    base::RandomStream random(static_cast<std::uint64_t>(turn.number), 0,
                              static_cast<std::uint32_t>(turn.actions_left));
    random.shuffle_front(std::span(unseen_).first(unseen_count_), unseen_count_);
}

Outlook::Rivals Outlook::rivals(int where, int changed_seat, const Column& changed) const {
    Rivals rivals;
    rivals.whose.fill(play::nobody);
    for (int seat = 0; seat < view_.table.players; ++seat) {
        if (seat == view_.seat) continue;
        const Column& column = seat == changed_seat ? changed : view_.column(where, seat);
        for (std::size_t world = 0; world < worlds; ++world) {
            const Strength strength = imagine(column, seat, world, where);
            if (strength > rivals.best[world]) {
                rivals.best[world] = strength;
                rivals.whose[world] = static_cast<std::int8_t>(seat);
            }
        }
    }
    return rivals;
}

Strength Outlook::imagine(const Column& column, int seat, std::size_t world, int where) const {
    const Hand known = known_hand(column);
    const int hidden = column.size - known.size();
    int added = 0;
    if (!column.is_full() && world < worlds_of_answer[column.size]) {
        added = std::min({most_added, column_size - column.size, int{view_.hand_sizes[at(seat)]}});
    }
    const int chosen = std::min(hidden + added, static_cast<int>(unseen_count_));
    if (chosen == 0) return rank(known);
    int choice = hidden > 0 ? hidden + cards_to_hide_from : 0;
    if (added > 0) choice = std::max(choice, hidden + view_.hand_sizes[at(seat)]);
    FewCards cards;
    const std::size_t first = first_card(world, seat, where);
    for (int i = 0; i < std::min(choice, static_cast<int>(unseen_count_)); ++i) {
        cards.add(unseen(first + at(i)));
    }
    return best_strength(known, chosen, cards.cards());
}

Strength Outlook::best_strength(const Hand& column, int added, std::span<const Card> cards) const {
    if (added == 0 || cards.empty()) return rank(column);
    Strength strongest = 0;
    const std::size_t firsts = cards.size() - std::min(at(added), cards.size()) + 1;
    for (std::size_t i = 0; i < firsts; ++i) {
        Hand more = column;
        more.add(cards[i]);
        strongest = std::max(strongest, best_strength(more, added - 1, cards.subspan(i + 1)));
    }
    return strongest;
}

Outlook::Filled Outlook::with_draws(const Hand& column, const ChoicesOf& hand, int draws) const {
    const int missing = column_size - column.size();
    draws = std::min(draws, static_cast<int>(unseen_count_));
    Filled filled;
    for (std::size_t world = 0; world < worlds; ++world) {
        const std::size_t first = first_card(world, view_.seat, max_open);
        Strength strongest = 0;
        unsigned used = 0;
        for (unsigned some = 0; some < 1U << draws; ++some) {
            const int taken = std::popcount(some);
            if (taken > missing) continue;
            Hand begun = column;
            for (unsigned left = some; left != 0; left &= left - 1) {
                begun.add(unseen(first + at(std::countr_zero(left))));
            }
            for (const ChoicesOf::Choice& rest : hand.of_size(missing - taken)) {
                Hand full = begun;
                full.add(rest.hand);
                if (const Strength strength = rank(full); strength > strongest) {
                    strongest = strength;
                    used = rest.places;
                }
            }
        }
        filled.strengths[world] = strongest;
        for (; used != 0; used &= used - 1) ++filled.uses[at(std::countr_zero(used))];
    }
    return filled;
}

Outlook::Choice Outlook::with_best(const Hand& column, int added,
                                   std::span<const Card> cards) const {
    Choice best;
    base::for_each_subset(cards, std::min(at(added), cards.size()),
                          [&](std::span<const Card> some) {
                              const Strength strength = rank(with(column, some));
                              if (strength < best.strength) return;
                              best.strength = strength;
                              best.cards = {};
                              for (const Card card : some) best.cards.add(card);
                          });
    return best;
}

}  // namespace pokerloop::chicago_poker
