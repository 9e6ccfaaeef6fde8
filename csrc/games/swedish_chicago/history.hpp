// What all have seen in a deal that the table no longer shows: needed to imagine hands.
#pragma once

#include <span>

#include "games/swedish_chicago/table.hpp"

namespace pokerloop::swedish_chicago {

// Moments of a deal in their order: of a seat's exchange in a round (0: of a hand dealt anew), or
// of the beginning of a round.
using Moment = std::int8_t;
inline constexpr Moment at_the_deal = -1;

inline Moment moment_of(const Table& table, int seat, int round) {
    constexpr int moments_a_round = 8;
    const int place = (seat - table.dealer - 1 + table.players()) % table.players();
    return static_cast<Moment>(round * moments_a_round + place);
}

// A round begins before its first exchange.
inline Moment beginning_of(const Table& table, int round) {
    return static_cast<Moment>(moment_of(table, (table.dealer + 1) % table.players(), round) - 1);
}

// What all saw of a seat in a round of exchanges.
struct Revealed {
    CardSet hand;                // shown before the exchange
    Card drawn = base::no_card;  // openly

    friend bool operator==(const Revealed&, const Revealed&) = default;
};

// A time when discards were shuffled into the stock, and which of them each seat knew.
struct Recycling {
    Moment moment = 0;
    std::array<CardSet, max_players> known{};

    friend bool operator==(const Recycling&, const Recycling&) = default;
};

struct History {
    std::array<std::array<Revealed, most_exchanges>, max_players> revealed{};
    std::array<Recycling, 4> recycled{};  // there are no more in a deal
    std::uint8_t recyclings = 0;

    Revealed& of(int seat, int round) {
        return revealed[static_cast<std::size_t>(seat)][static_cast<std::size_t>(round - 1)];
    }
    const Revealed& of(int seat, int round) const {
        return revealed[static_cast<std::size_t>(seat)][static_cast<std::size_t>(round - 1)];
    }

    std::span<const Recycling> all_recycled() const {
        return std::span(recycled).first(recyclings);
    }

    friend bool operator==(const History&, const History&) = default;
};

}  // namespace pokerloop::swedish_chicago
