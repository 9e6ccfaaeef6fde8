// The legal ways to place a street's cards.
//
// A placement puts `places` of the cards into the open places of the rows and discards the rest.
// Rows are sets: the order of the cards within a row does not matter, so each placement is met
// once.
#pragma once

#include <vector>

#include "games/ofc/board.hpp"

namespace pokerloop::ofc {

struct Placement {
    Board board;
    CardSet discard;

    friend auto operator<=>(const Placement&, const Placement&) = default;
};

template <class Visit>
void for_each_placement(const Placement& so_far, CardSet cards, int places, const Visit& visit) {
    if (cards.empty()) return visit(so_far);
    const CardSet first = CardSet::of(*cards.begin());
    const CardSet rest = cards - first;
    if (places > 0) {
        for (const Row row : rows) {
            if (so_far.board.open_places(row) == 0) continue;
            Placement next = so_far;
            next.board[row] |= first;
            for_each_placement(next, rest, places - 1, visit);
        }
    }
    if (rest.size() >= places) {
        Placement next = so_far;
        next.discard |= first;
        for_each_placement(next, rest, places, visit);
    }
}

inline std::vector<Placement> placements(const Board& board, CardSet cards, int places) {
    std::vector<Placement> list;
    for_each_placement({board, {}}, cards, places,
                       [&](const Placement& placement) { list.push_back(placement); });
    return list;
}

}  // namespace pokerloop::ofc
