// Random hands that agree with what is known of them.
//
// Known are some of the cards, which others there can be, and what was announced: exactly of this
// hand, or of an earlier one whose announced cards were kept. Among the hands that agree, each is
// about equally likely.
#pragma once

#include <optional>

#include "games/swedish_chicago/table.hpp"

namespace pokerloop::swedish_chicago {

struct KnownHand {
    enum class Announced : std::uint8_t { nothing, this_hand, part_of_it };

    CardSet cards;  // certainly in it
    CardSet among;  // what the others are taken from
    int size = hand_size;
    Announced announced = Announced::nothing;
    Claim claim;                               // if something was announced
    HandKind at_most = HandKind::royal_flush;  // if he passed with this hand

    bool fits(CardSet hand) const;
};

// None if no hand is found that fits.
std::optional<CardSet> sample_hand(const KnownHand& known, base::RandomStream& random);

// How many cards make a hand of this kind what it is.
constexpr int cards_of_kind(HandKind kind) {
    constexpr std::array<int, 10> cards = {0, 2, 4, 3, 5, 5, 5, 4, 5, 5};
    return cards[static_cast<std::size_t>(kind)];
}

}  // namespace pokerloop::swedish_chicago
