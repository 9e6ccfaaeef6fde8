/* What a seat knows, for policies in C (pokerloop/policy.h): a struct for each game's view.
 *
 * A set of cards is a uint64_t with a lane of 16 bits for each suit, clubs lowest: bit 16 * suit +
 * rank, where the two has rank 0. A choice among names is their number. What each member means is
 * told in the guide, under "Players"; rules are named as in the game's Rules.
 *
 * Views may lie otherwise in another version of pokerloop: compile again, or let
 * pokerloop.policies.compiled compare POKERLOOP_<GAME>_VIEW_LAYOUT.
 *
 * Written by tools/write_view_header.py. */
#ifndef POKERLOOP_VIEWS_H
#define POKERLOOP_VIEWS_H

#include <stdbool.h>
#include <stdint.h>

typedef struct pokerloop_ofc_view_rules {
    uint8_t deal;
    int32_t row_points;
    int32_t scoop;
    bool strict_rows;
    uint8_t cap;
    int32_t buy_in;
    int32_t bottom_straight;
    int32_t bottom_flush;
    int32_t bottom_full_house;
    int32_t bottom_four_of_a_kind;
    int32_t bottom_straight_flush;
    int32_t bottom_royal_flush;
    int32_t middle_three_of_a_kind;
    int32_t middle_straight;
    int32_t middle_flush;
    int32_t middle_full_house;
    int32_t middle_four_of_a_kind;
    int32_t middle_straight_flush;
    int32_t middle_royal_flush;
    int32_t top_sixes;
    int32_t top_three_twos;
    bool fantasyland;
    uint8_t fantasyland_entry;
    int32_t fantasyland_cards_queens;
    int32_t fantasyland_cards_kings;
    int32_t fantasyland_cards_aces;
    int32_t fantasyland_cards_trips;
    bool fantasyland_repeat;
    uint8_t fantasyland_cards_repeat;
    uint8_t stay_top;
    uint8_t stay_middle;
    uint8_t stay_bottom;
    bool full_house_middle_stays;
    bool button_moves_after_fantasyland;
} pokerloop_ofc_view_rules;

typedef struct pokerloop_ofc_view_seats {
    uint64_t board[3];
    int8_t fantasyland_cards;
    bool has_set;
    int32_t points;
    int32_t stack;
} pokerloop_ofc_view_seats;

typedef struct pokerloop_ofc_view_last_deal {
    uint64_t boards[4][3];
    int8_t fantasyland_cards[4];
    int8_t earned_fantasyland[4];
    int32_t points[4];
} pokerloop_ofc_view_last_deal;

typedef struct pokerloop_ofc_view {
    pokerloop_ofc_view_rules rules;
    int8_t seat;
    int8_t players;
    int8_t button;
    int8_t to_move;
    int8_t street;
    int32_t deal;
    uint64_t hand;
    uint64_t discards;
    pokerloop_ofc_view_seats seats[4];
    bool has_last_deal;
    pokerloop_ofc_view_last_deal last_deal;
} pokerloop_ofc_view;

#define POKERLOOP_OFC_VIEW_LAYOUT UINT32_C(0x5fd800b8)

#endif
