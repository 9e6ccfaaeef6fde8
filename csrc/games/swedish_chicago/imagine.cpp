// The state as it could be for all that a seat knows.
//
// The seat knows the cards it has seen, how many each of the others has thrown, what was announced,
// which suits could not be followed, and that a card it threw is nowhere before discards have been
// shuffled into the stock. All of that holds in what is imagined. Beyond that, a player who
// announced a hand and then exchanged is taken to have kept what he announced as far as he kept
// enough cards. What lies among the others' discards is drawn without regard to announcements.
#include <algorithm>
#include <cassert>
#include <optional>

#include "games/swedish_chicago/hand_sampling.hpp"
#include "games/swedish_chicago/state.hpp"

namespace pokerloop::swedish_chicago {

namespace {

constexpr std::int8_t from_the_deal = -1;

// A place in a hand: when its card came, and which one it is if all know it.
struct Place {
    std::int8_t moment = from_the_deal;
    Card card = base::no_card;
    bool is_announced = false;  // taken to be one of the cards that were announced
};

// A hand as all have followed it.
struct Trace {
    std::array<Place, most_cards> places{};
    int size = hand_size;
    CardSet gone;       // known cards that were thrown and lie among the discards
    CardSet scattered;  // known cards that were thrown and shuffled into the stock since
    KnownHand::Announced announced = KnownHand::Announced::nothing;
    Claim claim;
    HandKind at_most = HandKind::royal_flush;

    std::span<Place> all() { return std::span(places).first(static_cast<std::size_t>(size)); }

    CardSet known() const {
        CardSet cards;
        for (int i = 0; i < size; ++i) {
            const Card card = places[static_cast<std::size_t>(i)].card;
            if (card != base::no_card) cards.insert(card);
        }
        return cards;
    }
};

CardSet in_suits(unsigned suits) {
    std::uint64_t lanes = 0;
    for (; suits != 0; suits &= suits - 1) {
        lanes |= std::uint64_t{0xFFFF} << 16 * std::countr_zero(suits);
    }
    return CardSet(lanes) & CardSet::full_deck();
}

}  // namespace

class State::Imagination {
 public:
    // `trusts`: that players keep what they announced.
    Imagination(const State& state, int seat, bool trusts, base::RandomStream& random)
        : real_(state), seat_(seat), trusts_(trusts), random_(random), imagined_(state) {}

    // False if the choices made on the way did not fit together.
    bool draw() {
        const View view = real_.view(seat_);
        free_ = view.unseen();
        if (real_.table_.stage == Stage::blind) return deal_anew();
        for (int seat = 0; seat < real_.players(); ++seat) {
            if (seat != seat_ && !follow(seat)) return false;
        }
        for (int seat = 0; seat < real_.players(); ++seat) {
            if (seat != seat_ && !draw_hand(seat)) return false;
        }
        draw_discards();
        draw_stock();
        return true;
    }

    const State& imagined() const { return imagined_; }

 private:
    const Table& table() const { return real_.table_; }

    // Nobody has seen a card yet.
    bool deal_anew() {
        for (int seat = 0; seat < real_.players(); ++seat) {
            imagined_.hands_[at(seat)] = take(real_.hands_[at(seat)].size());
        }
        draw_stock();
        return true;
    }

    CardSet take(int count) {
        base::CardList cards(free_);
        random_.shuffle_front(cards.cards(), static_cast<std::size_t>(count));
        CardSet taken;
        for (const Card card : cards.cards().first(static_cast<std::size_t>(count))) {
            taken.insert(card);
        }
        free_ -= taken;
        return taken;
    }

    // ---- How each hand came about ------------------------------------------------------------

    // Follows a hand until it agrees with what has been seen of it since.
    bool follow(int seat) {
        constexpr int tries = 30;
        for (int i = 0; i < tries; ++i) {
            Trace trace = followed(seat);
            if (!agrees(seat, trace)) continue;
            traces_[at(seat)] = trace;
            free_ -= trace.known() | trace.gone;
            return true;
        }
        return false;
    }

    bool agrees(int seat, const Trace& trace) const {
        const Seat& of = table().seat(seat);
        const CardSet known = trace.known();
        const CardSet possible = of.played | of.held | (free_ - in_suits(of.void_suits));
        return (known - possible).empty() && !of.played.intersects(trace.gone) &&
               (trace.gone - free_ - table().open_discards).empty() &&
               (known | of.played).size() <= trace.size;
    }

    Trace followed(int seat) {
        const Seat& of = table().seat(seat);
        Trace trace;
        trace.size = of.cards > hand_size ? most_cards : hand_size;
        if (of.has_redealt) {
            for (Place& place : trace.all()) {
                place.moment = static_cast<std::int8_t>(real_.moment_of(seat, 0));
            }
        }
        for (int round = 1; round <= most_exchanges; ++round) {
            const Revealed& seen = real_.revealed_[at(seat)][at(round - 1)];
            if (!seen.hand.empty()) show(trace, seen.hand);
            if (const int thrown = of.thrown[at(round - 1)]; thrown > 0) {
                arrange(trace, seat, round);
                exchange(trace, seat, round, thrown, seen.drawn);
            }
            if (round <= table().round) hear(trace, seat, round - 1);
        }
        return trace;
    }

    static void show(Trace& trace, CardSet hand) {
        const SortedHand cards(hand);
        for (std::size_t i = 0; i < cards.cards().size(); ++i) {
            trace.places[i].card = cards.cards()[i];
        }
        if (trace.announced != KnownHand::Announced::nothing) mark_announced(trace);
    }

    // Which places hold what was announced: those of equal ranks where all know the hand, else any.
    static void mark_announced(Trace& trace) {
        const std::span<Place> places = trace.all();
        const int cards = cards_of_kind(trace.claim.kind);
        const bool is_seen = trace.known().size() == trace.size && cards < hand_size;
        for (std::size_t i = 0; i < places.size(); ++i) {
            const auto is_equal = [&](Place other) {
                return base::rank_of(other.card) == base::rank_of(places[i].card);
            };
            places[i].is_announced =
                is_seen ? std::ranges::count_if(places, is_equal) > 1 : static_cast<int>(i) < cards;
        }
    }

    static void forget_announced(Trace& trace) {
        trace.announced = KnownHand::Announced::nothing;
        for (Place& place : trace.all()) place.is_announced = false;
    }

    // Puts the cards that are thrown in a round first: any, but those last that were announced, and
    // those seen again when the hand was shown in the next round.
    void arrange(Trace& trace, int seat, int round) {
        const CardSet next =
            round < most_exchanges ? real_.revealed_[at(seat)][at(round)].hand : CardSet();
        const auto reluctance = [&](const Place& place) {
            if (next.empty() || place.card == base::no_card) {
                return place.is_announced && trusts_ ? 1 : 0;
            }
            return next.contains(place.card) ? 2 : -1;
        };
        random_.shuffle_front(trace.all(), trace.all().size());
        std::ranges::stable_sort(trace.all(), {}, reluctance);
    }

    void exchange(Trace& trace, int seat, int round, int thrown, Card drawn_openly) const {
        const std::span<Place> places = trace.all();
        if (trace.announced != KnownHand::Announced::nothing) {
            trace.announced = KnownHand::Announced::part_of_it;
            if (!trusts_ || places[at(thrown - 1)].is_announced) forget_announced(trace);
        }
        trace.at_most = HandKind::royal_flush;
        const int moment = real_.moment_of(seat, round);
        for (Place& place : places.first(at(thrown))) {
            if (place.card != base::no_card) {
                (is_shuffled_after(moment) ? trace.scattered : trace.gone).insert(place.card);
            }
            place = {.moment = static_cast<std::int8_t>(moment)};
        }
        const bool is_offered =
            table().stage == Stage::offer && table().to_move == seat && table().round == round;
        if (is_offered) {
            std::swap(places.front(), places.back());
            --trace.size;
        } else {
            places.front().card = drawn_openly;
        }
    }

    bool is_shuffled_after(int moment) const {
        return std::ranges::any_of(
            std::span(real_.recycled_).first(real_.recyclings_),
            [&](const Recycling& recycling) { return recycling.moment > moment; });
    }

    // Takes in what the seat announced in a scoring that has begun.
    void hear(Trace& trace, int seat, int scoring) const {
        const bool is_going_on = table().stage == Stage::announce ||
                                 table().stage == Stage::challenge ||
                                 table().stage == Stage::effect;
        if (scoring >= table().scorings + (is_going_on ? 1 : 0)) return;
        const Rules& rules = table().rules;
        const bool is_voluntary =
            rules.announcement == Announcement::voluntary && scoring + 1 < rules.num_exchanges;
        if (is_voluntary && rules.false_claim == FalseClaim::eliminated) return;
        const Claim& claim = table().seat(seat).claims[at(scoring)];
        if (claim.kind != HandKind::high_card) {
            trace.announced = KnownHand::Announced::this_hand;
            trace.claim = claim;
            mark_announced(trace);
        } else if (!is_voluntary && !table().seat(seat).is_out) {
            trace.at_most = best_before(seat, scoring);
            if (trace.at_most < trace.claim.kind) forget_announced(trace);
        }
    }

    // The best kind with which a seat passes: less than what was announced before its turn.
    HandKind best_before(int seat, int scoring) const {
        HandKind best = HandKind::pair;
        bool is_before = true;
        bool was_held = false;
        table().in_turn([&](int other) {
            const HandKind kind = table().seat(other).claims[at(scoring)].kind;
            was_held |= kind != HandKind::high_card;
            is_before &= other != seat;
            if (is_before) best = std::max(best, kind);
        });
        if (!was_held && !table().hands_score()) return HandKind::royal_flush;
        return static_cast<HandKind>(static_cast<int>(best) - 1);
    }

    // ---- What it may be ----------------------------------------------------------------------

    bool draw_hand(int seat) {
        constexpr int tries = 50;
        const Seat& of = table().seat(seat);
        const Trace& trace = traces_[at(seat)];
        KnownHand known;
        known.cards = trace.known() | of.played;
        known.among = free_ - in_suits(of.void_suits);
        known.size = trace.size;
        known.announced = trace.announced;
        known.claim = trace.claim;
        known.at_most = trace.at_most;
        for (int i = 0; i < tries; ++i) {
            std::optional<CardSet> hand = sample_hand(known, random_);
            if (!hand && known.announced == KnownHand::Announced::part_of_it) {
                known.announced = KnownHand::Announced::nothing;  // he threw what he announced
                hand = sample_hand(known, random_);
            }
            if (!hand) return false;
            if (!came_in_time(trace, *hand)) continue;
            imagined_.hands_[at(seat)] = *hand - of.played;
            free_ -= *hand;
            return true;
        }
        return false;
    }

    // Whether the cards can have come when the places of the hand were filled: cards that this seat
    // knew to be elsewhere until they were shuffled into the stock need places filled since.
    bool came_in_time(const Trace& trace, CardSet hand) const {
        const CardSet unknown = hand - trace.known();
        CardSet late;
        for (int i = real_.recyclings_ - 1; i >= 0; --i) {
            const Recycling& recycling = real_.recycled_[at(i)];
            late |= unknown & recycling.known[at(seat_)];
            int places = 0;
            for (int j = 0; j < trace.size; ++j) {
                const Place& place = trace.places[at(j)];
                places += place.card == base::no_card && place.moment >= recycling.moment;
            }
            if (late.size() > places) return false;
        }
        return true;
    }

    // ---- Discards and stock ------------------------------------------------------------------

    void draw_discards() {
        imagined_.discards_ = (real_.thrown_[at(seat_)] & real_.discards_) | table().open_discards;
        for (int seat = 0; seat < real_.players(); ++seat) {
            if (seat == seat_) continue;
            const CardSet real = real_.thrown_[at(seat)];
            CardSet& thrown = imagined_.thrown_[at(seat)];
            thrown = (real & table().open_discards) | traces_[at(seat)].gone;
            assert(thrown.size() <= real.size());
            thrown |= take(real.size() - thrown.size());
            imagined_.discards_ |= thrown;
            if (table().stage == Stage::offer && table().to_move == seat) {
                imagined_.turn_discards_ = CardSet::of(*thrown.begin());
            }
        }
    }

    void draw_stock() {
        base::CardList rest(free_);
        assert(rest.cards().size() == table().stock);
        random_.shuffle_front(rest.cards(), rest.cards().size());
        std::ranges::copy(rest.cards(), imagined_.deck_.begin() + real_.next_);
    }

    const State& real_;
    int seat_;
    bool trusts_;
    base::RandomStream& random_;
    State imagined_;
    CardSet free_;  // cards this seat has not seen, not given a place yet
    std::array<Trace, swedish_chicago::max_players> traces_{};
};

State State::imagine(int seat, base::RandomStream& random) const {
    constexpr int trusting_tries = 10;
    constexpr int tries = 100;
    for (int i = 0; i < tries; ++i) {
        Imagination imagination(*this, seat, i < trusting_tries, random);
        if (imagination.draw()) return imagination.imagined();
    }
    return *this;
}

}  // namespace pokerloop::swedish_chicago
