#include "games/swedish_chicago/view_win_odds.hpp"

#include <algorithm>

#include "games/swedish_chicago/imagined_tricks.hpp"
#include "hands/standard.hpp"

namespace pokerloop::swedish_chicago {

using hands::Strength;

namespace {

CardSet whole_hand(const View& view) {
    check_in_match(view);
    const CardSet hand = view.hand | view.table.seat(view.seat).played;
    if (hand.size() != hand_size) {
        throw base::InvalidPositionError("expected a hand of five cards, not of " +
                                         std::to_string(hand.size()));
    }
    return hand;
}

}  // namespace

ViewWinOdds::ViewWinOdds(const View& view)
    : view_(view),
      strength_(hands::rank(whole_hand(view))),
      values_(hand_point_values(kind_points(view.table.rules))) {}

WinCounts ViewWinOdds::sample(std::uint64_t seed, std::uint64_t first, std::uint64_t count) const {
    WinCounts counts;
    for (std::uint64_t index = first; index < first + count; ++index) {
        base::RandomStream random(seed, index, 0);
        counts.add(strength_, best_of_others(random));
    }
    return counts;
}

Strength ViewWinOdds::best_of_others(base::RandomStream& random) const {
    const Table& table = view_.table;
    const bool plays_tricks = table.stage == Stage::trick;
    ImaginedTricks imagined(view_, table.leader, Claims::believed);
    const TrickPosition* tricks = plays_tricks ? &imagined.draw(random) : nullptr;
    CardSet unseen = view_.unseen();
    Strength best = 0;
    for (int seat = 0; seat < table.players(); ++seat) {
        const Seat& of = table.seat(seat);
        if (seat == view_.seat || of.is_out) continue;
        CardSet hand = of.played;
        if (tricks != nullptr) {
            hand |= tricks->hands[static_cast<std::size_t>(imagined.place(seat))];
        } else {
            hand = draw_hand(of, unseen, random);
        }
        unseen -= hand;
        best = std::max(best, hands::rank(hand));
    }
    return best;
}

CardSet ViewWinOdds::draw_hand(const Seat& of, CardSet unseen, base::RandomStream& random) const {
    constexpr int tries = 100;
    CardSet hand;
    for (int i = 0; i < tries; ++i) {
        Stock stock(unseen);
        hand = stock.draw(std::min(hand_size, unseen.size()), random);
        if (exchange(of, hand, stock, random)) break;
    }
    CardSet whole = of.held;
    for (const Card card : hand) {
        if (whole.size() < hand_size) whole.insert(card);
    }
    return whole;
}

bool ViewWinOdds::exchange(const Seat& of, CardSet& hand, Stock& stock,
                           base::RandomStream& random) const {
    for (std::size_t round = 0; round < of.thrown.size(); ++round) {
        if (of.thrown[round] >= 0) {
            const SortedHand sorted(hand);
            const CardSet kept = sorted.chosen(best_keep(values_.means(sorted)));
            if (hand.size() - kept.size() != of.thrown[round]) return false;
            const CardSet drawn = stock.draw(of.thrown[round], random);
            stock.discard(hand - kept);
            hand = kept | drawn;
        }
        if (static_cast<int>(round) < view_.table.scorings && !view_.table.claims_may_be_false()) {
            const HandKind announced = of.claims[round].kind;
            const bool is_other = announced != hand_kind(hands::rank(hand));
            if (announced != HandKind::high_card && is_other) return false;
        }
    }
    return true;
}

}  // namespace pokerloop::swedish_chicago
