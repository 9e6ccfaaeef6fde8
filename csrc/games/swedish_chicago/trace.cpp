#include "games/swedish_chicago/trace.hpp"

#include <algorithm>

namespace pokerloop::swedish_chicago {

namespace {

using Announced = KnownHand::Announced;
using Place = Trace::Place;

class Follower {
 public:
    Follower(const Table& table, const History& history, int seat, bool is_trusted,
             base::RandomStream& random)
        : table_(table), history_(history), seat_(seat), is_trusted_(is_trusted), random_(random) {}

    Trace follow() {
        const Seat& of = table_.seat(seat_);
        const bool has_cards = of.cards > 0 || !of.played.empty();  // none since he is out
        trace_.size = of.cards > hand_size ? most_cards : has_cards ? hand_size : 0;
        if (of.has_redealt) {
            for (Place& place : trace_.all()) place.moment = moment_of(table_, seat_, 0);
        }
        for (int round = 1; round <= most_exchanges; ++round) {
            const Revealed& seen = history_.of(seat_, round);
            if (!seen.hand.empty()) show(seen.hand);
            const int thrown = of.thrown[static_cast<std::size_t>(round - 1)];
            if (thrown > 0) exchange(round, static_cast<std::size_t>(thrown), seen.drawn);
            if (round <= table_.round) hear(round - 1);
        }
        return trace_;
    }

 private:
    void show(CardSet hand) {
        const SortedHand cards(hand);
        for (std::size_t i = 0; i < cards.cards().size(); ++i) {
            trace_.places[i].card = cards.cards()[i];
        }
        if (trace_.announced != Announced::nothing) mark_announced();
    }

    // ---- Exchanges ---------------------------------------------------------------------------

    void exchange(int round, std::size_t thrown, Card drawn_openly) {
        const std::span<Place> places = trace_.all();
        put_thrown_first(round);
        if (trace_.announced != Announced::nothing) {
            trace_.announced = Announced::part_of_it;
            if (!is_trusted_ || places[thrown - 1].is_announced) forget_announced();
        }
        trace_.at_most = HandKind::royal_flush;
        const Moment moment = moment_of(table_, seat_, round);
        for (Place& place : places.first(thrown)) {
            if (place.card != base::no_card && !is_shuffled_after(moment)) {
                trace_.gone.insert(place.card);
            }
            place = {.moment = moment};
        }
        const bool has_yet_to_draw =
            table_.stage == Stage::offer && table_.to_move == seat_ && table_.round == round;
        if (has_yet_to_draw) {
            std::swap(places.front(), places.back());
            --trace_.size;
        } else {
            places.front().card = drawn_openly;
        }
    }

    // Any, but last those that were announced, and those seen again when the hand was shown in the
    // next round.
    void put_thrown_first(int round) {
        const CardSet next =
            round < most_exchanges ? history_.of(seat_, round + 1).hand : CardSet();
        const auto reluctance = [&](const Place& place) {
            if (next.empty() || place.card == base::no_card) {
                return place.is_announced && is_trusted_ ? 1 : 0;
            }
            return next.contains(place.card) ? 2 : -1;
        };
        random_.shuffle_front(trace_.all(), trace_.all().size());
        std::ranges::stable_sort(trace_.all(), {}, reluctance);
    }

    bool is_shuffled_after(Moment moment) const {
        return std::ranges::any_of(history_.all_recycled(), [&](const Recycling& recycling) {
            return recycling.moment > moment;
        });
    }

    // ---- Announcements -----------------------------------------------------------------------

    // Takes in what the seat announced in a scoring that has begun.
    void hear(int scoring) {
        const bool is_going_on = table_.stage == Stage::announce ||
                                 table_.stage == Stage::challenge || table_.stage == Stage::effect;
        if (scoring >= table_.scorings + (is_going_on ? 1 : 0)) return;
        const Rules& rules = table_.rules;
        const bool is_voluntary =
            rules.announcement == Announcement::voluntary && scoring + 1 < rules.num_exchanges;
        if (is_voluntary && table_.claims_may_be_false()) return;
        const Claim& claim = claim_of(seat_, scoring);
        if (claim.kind != HandKind::high_card) {
            trace_.announced = Announced::this_hand;
            trace_.claim = claim;
            mark_announced();
        } else if (!is_voluntary && !table_.seat(seat_).is_out) {
            trace_.at_most = best_with_which_one_passes(scoring);
            if (trace_.at_most < trace_.claim.kind) forget_announced();
        }
    }

    const Claim& claim_of(int seat, int scoring) const {
        return table_.seat(seat).claims[static_cast<std::size_t>(scoring)];
    }

    // Less than a pair and than what was announced before this seat's turn.
    HandKind best_with_which_one_passes(int scoring) const {
        HandKind best = HandKind::pair;
        bool is_before = true;
        bool was_held = false;
        table_.in_turn([&](int other) {
            const HandKind kind = claim_of(other, scoring).kind;
            was_held |= kind != HandKind::high_card;
            is_before &= other != seat_;
            if (is_before) best = std::max(best, kind);
        });
        if (!was_held && !table_.hands_score()) return HandKind::royal_flush;
        return static_cast<HandKind>(static_cast<int>(best) - 1);
    }

    // Which places hold what was announced: those of equal ranks where all know the hand, else any.
    void mark_announced() {
        const std::span<Place> places = trace_.all();
        const int cards = cards_of_kind(trace_.claim.kind);
        const bool is_seen = trace_.known().size() == trace_.size && cards < hand_size;
        for (std::size_t i = 0; i < places.size(); ++i) {
            const auto is_equal = [&](const Place& other) {
                return base::rank_of(other.card) == base::rank_of(places[i].card);
            };
            places[i].is_announced =
                is_seen ? std::ranges::count_if(places, is_equal) > 1 : static_cast<int>(i) < cards;
        }
    }

    void forget_announced() {
        trace_.announced = Announced::nothing;
        for (Place& place : trace_.all()) place.is_announced = false;
    }

    const Table& table_;
    const History& history_;
    int seat_;
    bool is_trusted_;
    base::RandomStream& random_;
    Trace trace_;
};

}  // namespace

Trace follow_hand(const Table& table, const History& history, int seat, bool is_trusted,
                  base::RandomStream& random) {
    return Follower(table, history, seat, is_trusted, random).follow();
}

}  // namespace pokerloop::swedish_chicago
