// The three deals of Open Face Chinese poker.
//
// Every deal starts with five cards, all placed. Then
//   classic     8 streets of 1 card, placed;
//   turbo       2 streets of 4 cards, all placed;
//   pineapple   4 streets of 3 cards: two are placed, one is discarded face down.
// Left of the button acts first on every street. Placements are public at once; in Pineapple the
// discards are known to their owner alone.
#pragma once

#include "games/ofc/rules.hpp"

namespace pokerloop::ofc {

struct Schedule {
    const char* name;
    int streets;       // the first included
    int later_cards;   // dealt on each street but the first
    int later_places;  // of which this many are placed
    int max_players;

    static constexpr int first_cards = 5;

    constexpr int cards(int street) const { return street == 0 ? first_cards : later_cards; }
    constexpr int places(int street) const { return street == 0 ? first_cards : later_places; }
    // Cards a player has on the board, and has discarded, when a street begins.
    constexpr int placed_before(int street) const {
        return street == 0 ? 0 : first_cards + (street - 1) * later_places;
    }
    constexpr int discarded_before(int street) const {
        return street == 0 ? 0 : (street - 1) * (later_cards - later_places);
    }
};

constexpr Schedule schedule(Deal deal) {
    switch (deal) {
        case Deal::classic:
            return {"classic", 9, 1, 1, 4};
        case Deal::turbo:
            return {"turbo", 3, 4, 4, 4};
        case Deal::pineapple:
            break;
    }
    return {"pineapple", 5, 3, 2, 3};
}

static_assert(schedule(Deal::pineapple).placed_before(5) == 13);
static_assert(schedule(Deal::classic).placed_before(9) == 13);
static_assert(schedule(Deal::turbo).placed_before(3) == 13);

}  // namespace pokerloop::ofc
