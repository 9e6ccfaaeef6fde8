// The setting of a Fantasyland hand: the best legal way to place 13 of 13 to 17 cards.
#pragma once

#include "games/ofc/board.hpp"

namespace pokerloop::ofc {

struct Setting {
    Board board;
    CardSet discards;
    int royalties = 0;
    bool stays = false;
    double value = 0;  // royalties and, if the board stays, the value given to that
};

Setting best_setting(const Rules& rules, CardSet cards, double stay_value);

}  // namespace pokerloop::ofc
