// A hand as all at the table have followed it through a deal: how many cards it threw and when,
// what it showed, and what was announced of it.
//
// Which cards were thrown is not known, so it is chosen: any that may have been. A player who
// announced a hand is taken to keep the cards that make it, as far as he keeps enough, if he is
// trusted to.
#pragma once

#include "games/swedish_chicago/hand_sampling.hpp"
#include "games/swedish_chicago/history.hpp"

namespace pokerloop::swedish_chicago {

struct Trace {
    // A place in a hand: when its card came, and which one it is if all know it.
    struct Place {
        Moment moment = at_the_deal;
        Card card = base::no_card;
        bool is_announced = false;  // one of the cards that make the hand announced
    };

    std::array<Place, most_cards> places{};
    int size = hand_size;
    CardSet gone;  // known cards that were thrown and lie among the discards
    KnownHand::Announced announced = KnownHand::Announced::nothing;
    Claim claim;
    HandKind at_most = HandKind::royal_flush;

    std::span<Place> all() { return std::span(places).first(static_cast<std::size_t>(size)); }
    std::span<const Place> all() const {
        return std::span(places).first(static_cast<std::size_t>(size));
    }

    // The cards that all know.
    CardSet known() const {
        CardSet cards;
        for (const Place& place : all()) {
            if (place.card != base::no_card) cards.insert(place.card);
        }
        return cards;
    }
};

Trace follow_hand(const Table& table, const History& history, int seat, bool is_trusted,
                  base::RandomStream& random);

}  // namespace pokerloop::swedish_chicago
