// What players win from each other at the end of a deal, and the limits of a loss.
//
// Pairs settle one by one from the button's left: the first player with the second, with the third
// and so on, then the second with the third. Under a limit a win depends on what the two have at
// that moment, so the order matters. With the rule `cap`
//   none          a win is paid in full;
//   match         nobody loses more than `buy_in` in one match: a win is limited by what is left of
//                 that to the loser (who cannot cover it may not sit down);
//   stacks        a win is limited by the winner's stack and by the loser's;
//   stacks_loser  a win is limited by the loser's stack.
// Whoever has nothing left plays on, and under `stacks` neither wins nor loses.
//
// Three players with 5, 10 and 135, the third on the button: the first wins 10 from the second and
// 40 from the third, who wins 20 from the second. They end with 20, 0 and 130 under `stacks` and
// with 55, 0 and 95 under `stacks_loser`.
#pragma once

#include <algorithm>
#include <array>

#include "games/ofc/board.hpp"

namespace pokerloop::ofc {

inline constexpr int max_players = 4;

// A number for each seat.
using Points = std::array<int, max_players>;

// How much of a win is paid when winner and loser have so much.
constexpr int pay(Cap cap, int win, int winner_has, int loser_has) {
    switch (cap) {
        case Cap::none:
            break;
        case Cap::match:
        case Cap::stacks_loser:
            return std::min(win, loser_has);
        case Cap::stacks:
            return std::min({win, winner_has, loser_has});
    }
    return win;
}

// What each seat wins. `won(x, y)` is what seat x wins from seat y before limits, `has` what each
// seat can lose when the deal ends, `first` the seat to the button's left.
template <class Won>
Points settle_pairs(Cap cap, int players, int first, Points has, const Won& won) {
    Points points{};
    const auto seat = [&](int position) {
        return static_cast<std::size_t>((first + position) % players);
    };
    for (int i = 0; i < players; ++i) {
        for (int j = i + 1; j < players; ++j) {
            std::size_t winner = seat(i);
            std::size_t loser = seat(j);
            int win = won(static_cast<int>(winner), static_cast<int>(loser));
            if (win < 0) {
                std::swap(winner, loser);
                win = -win;
            }
            win = pay(cap, win, has[winner], has[loser]);
            has[winner] += win;
            has[loser] -= win;
            points[winner] += win;
            points[loser] -= win;
        }
    }
    return points;
}

}  // namespace pokerloop::ofc
