// What one seat knows of a match: what everybody knows (table.hpp), its own hand, which it has not
// seen while blind Chicago is asked for, and its own discards. Hidden are the others' hands and
// discards and the stock.
#pragma once

#include <string>

#include "base/errors.hpp"
#include "games/swedish_chicago/table.hpp"

namespace pokerloop::swedish_chicago {

struct View {
    Table table;
    std::int8_t seat = 0;
    CardSet hand;
    CardSet thrown;  // by this seat, and not shuffled into the stock since

    ActionSet legal_actions() const {
        return table.to_move == seat ? swedish_chicago::legal_actions(table, hand) : ActionSet{};
    }

    // The cards of which this seat does not know where they are.
    CardSet unseen() const {
        CardSet seen = hand | thrown | table.open_discards;
        for (const Seat& other : table.seats) seen |= other.played | other.held;
        if (table.offered != base::no_card) seen.insert(table.offered);
        return CardSet::full_deck() - seen;
    }

    static constexpr auto members() {
        using base::member;
        return std::tuple{
            member<&View::table>("table", "what everybody knows"),
            member<&View::seat>("seat", "the seat that knows"),
            member<&View::hand>("hand", "its cards"),
            member<&View::thrown>("thrown",
                                  "its own discards that have not been shuffled into the stock"),
        };
    }

    friend bool operator==(const View&, const View&) = default;
};

// Throws InvalidPositionError if the seat has been eliminated.
inline void check_in_match(const View& view) {
    if (!view.table.seat(view.seat).is_out) return;
    throw base::InvalidPositionError("expected a seat that is in the match, not seat " +
                                     std::to_string(view.seat) + ", which has been eliminated");
}

}  // namespace pokerloop::swedish_chicago
