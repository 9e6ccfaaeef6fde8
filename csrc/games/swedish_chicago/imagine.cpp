// The state as it could be for all that a seat knows.
//
// The seat knows the cards it has seen, how many each of the others has thrown, what was announced,
// which suits could not be followed, and that a card it threw is nowhere before discards have been
// shuffled into the stock. All of that holds in what is imagined. Beyond that, a player who
// announced a hand and then exchanged is taken to have kept what he announced as far as he kept
// enough cards. What lies among the others' discards is drawn without regard to announcements. If
// no cards are found that fit all of this, what was announced and thrown is left out of account.
//
// What is imagined has a random key of its own: cards shuffled later are not those of the match.
#include <algorithm>
#include <cassert>
#include <optional>
#include <ranges>

#include "games/swedish_chicago/state.hpp"
#include "games/swedish_chicago/trace.hpp"

namespace pokerloop::swedish_chicago {

namespace {

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
        : real_(state),
          seat_(seat),
          trusts_(trusts),
          random_(random),
          imagined_(state),
          free_(state.view(seat).unseen()) {
        imagined_.key_.seed = random.next64();
        forget_what_others_knew();
    }

    // False if the choices made on the way did not fit together.
    bool draw() {
        if (table().stage == Stage::blind) return deal_anew();
        for (int seat = 0; seat < real_.players(); ++seat) {
            if (seat != seat_ && !follow(seat)) return false;
        }
        for (int seat = 0; seat < real_.players(); ++seat) {
            if (seat != seat_ && !draw_hand(seat)) return false;
        }
        draw_discards();
        draw_deck();
        return true;
    }

    // Any cards that can be in the hands now, and in the seat's own if it has not looked. False if
    // too few were left in the suits that could be followed.
    bool deal_anew() {
        for (int seat = 0; seat < real_.players(); ++seat) {
            if (seat == seat_ && table().stage != Stage::blind) continue;
            const Seat& of = table().seat(seat);
            const CardSet possible = free_ - in_suits(of.void_suits);
            const int missing = real_.hands_[at(seat)].size() - of.held.size();
            if (possible.size() < missing) return false;
            imagined_.hands_[at(seat)] = of.held | take(possible, missing);
        }
        draw_discards();
        draw_deck();
        return true;
    }

    const State& imagined() const { return imagined_; }

 private:
    const Table& table() const { return real_.table_; }

    CardSet take(CardSet from, int count) {
        base::CardList cards(from);
        random_.shuffle_front(cards.cards(), static_cast<std::size_t>(count));
        CardSet taken;
        for (const Card card : cards.cards().first(static_cast<std::size_t>(count))) {
            taken.insert(card);
        }
        free_ -= taken;
        return taken;
    }

    // ---- Hands -------------------------------------------------------------------------------

    // Follows a hand until it agrees with what has been seen of it since.
    bool follow(int seat) {
        constexpr int tries = 30;
        for (int i = 0; i < tries; ++i) {
            const Trace trace = follow_hand(table(), real_.history_, seat, trusts_, random_);
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
        const CardSet possibly_gone = free_ | (table().open_discards & real_.thrown_[at(seat)]);
        return (known - possible).empty() && (trace.gone - possibly_gone).empty() &&
               (known | of.played).size() <= trace.size;
    }

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
        for (const Recycling& recycling : std::views::reverse(real_.history_.all_recycled())) {
            late |= unknown & recycling.known[at(seat_)];
            const auto is_late = [&](const Trace::Place& place) {
                return place.card == base::no_card && place.moment >= recycling.moment;
            };
            if (late.size() > std::ranges::count_if(trace.all(), is_late)) return false;
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
            thrown |= take(free_, real.size() - thrown.size());
            imagined_.discards_ |= thrown;
            if (table().stage == Stage::offer && table().to_move == seat) {
                imagined_.turn_discards_ = CardSet::of(*thrown.begin());
            }
        }
    }

    // The stock, and in the rest of the deck what is elsewhere: first the hands, as they are dealt.
    void draw_deck() {
        base::CardList rest(free_);
        assert(rest.cards().size() == table().stock);
        random_.shuffle_front(rest.cards(), rest.cards().size());
        const auto stock = imagined_.deck_.begin() + real_.next_;
        std::ranges::copy(rest.cards(), stock);
        CardSet elsewhere = CardSet::full_deck() - free_;
        auto place = imagined_.deck_.begin();
        const auto lay = [&](CardSet cards) {
            elsewhere -= cards;
            for (const Card card : cards) {
                if (place == stock) place += table().stock;
                *place++ = card;
            }
        };
        table().in_turn([&](int seat) { lay(imagined_.hands_[at(seat)]); });
        lay(elsewhere);
    }

    // Of the cards that were shuffled into the stock, what all knew to be among them is left.
    void forget_what_others_knew() {
        for (Recycling& recycling : imagined_.history_.recycled) {
            CardSet all_knew = CardSet::full_deck();
            for (int seat = 0; seat < real_.players(); ++seat) {
                all_knew = all_knew & recycling.known[at(seat)];
            }
            for (int seat = 0; seat < real_.players(); ++seat) {
                if (seat != seat_) recycling.known[at(seat)] = all_knew;
            }
        }
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
    for (int i = 0;; ++i) {
        Imagination imagination(*this, seat, i < trusting_tries, random);
        if (i < tries ? imagination.draw() : imagination.deal_anew()) return imagination.imagined();
    }
}

}  // namespace pokerloop::swedish_chicago
