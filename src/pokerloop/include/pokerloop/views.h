/* What a seat knows, for policies in C (pokerloop/policy.h): a struct for each game's view.
 *
 * A set of cards of the 52-card deck is a uint64_t with a lane of 16 bits for each suit, clubs
 * lowest: bit 16 * suit + rank, where the two has rank 0. One of the gangster deck is two of them,
 * in which bit i is the card with the id i. A choice among names is their number. What each member
 * means is told in the reference, under "Views as arrays"; rules are named as in the game's Rules.
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

typedef struct pokerloop_swedish_chicago_view_table_rules {
    int32_t num_players;
    int32_t target_score;
    uint8_t win_check;
    uint8_t win_tie;
    uint8_t chicago_to_win;
    uint8_t at_target_without_chicago;
    uint8_t confirm_win;
    uint8_t score_floor;
    uint8_t first_dealer;
    int32_t num_exchanges;
    uint8_t single_exchange;
    uint8_t stock_recycle;
    int32_t no_exchange_at;
    uint8_t no_exchange_mode;
    uint8_t no_exchange_timing;
    uint8_t low_hand_redeal;
    bool show_before_break;
    uint8_t announcement;
    uint8_t false_claim;
    int32_t four_of_a_kind_points;
    int32_t straight_flush_points;
    int32_t royal_flush_points;
    bool royal_flush_wins;
    uint8_t four_of_a_kind_effect;
    uint8_t straight_flush_effect;
    uint8_t hand_tie;
    int32_t last_trick_points;
    int32_t last_trick_two_points;
    uint8_t chicago_when;
    int32_t chicago_points;
    int32_t chicago_min_score;
    uint8_t chicago_leader;
    bool chicago_stop_on_loss;
    int32_t chicago_breaker_points;
    uint8_t chicago_hand_points;
    int32_t chicago_two_points;
    uint8_t blind_chicago;
} pokerloop_swedish_chicago_view_table_rules;

typedef struct pokerloop_swedish_chicago_view_table_last_deal_claims {
    uint8_t kind;
    uint8_t named;
    uint8_t suit;
    uint8_t ranks[5];
} pokerloop_swedish_chicago_view_table_last_deal_claims;

typedef struct pokerloop_swedish_chicago_view_table_last_deal {
    int8_t declarer;
    bool is_blind;
    bool is_lost;
    int8_t trick_winners[5];
    int8_t scorers[3];
    pokerloop_swedish_chicago_view_table_last_deal_claims claims[4];
} pokerloop_swedish_chicago_view_table_last_deal;

typedef struct pokerloop_swedish_chicago_view_table_seats_claims {
    uint8_t kind;
    uint8_t named;
    uint8_t suit;
    uint8_t ranks[5];
} pokerloop_swedish_chicago_view_table_seats_claims;

typedef struct pokerloop_swedish_chicago_view_table_seats {
    int32_t score;
    bool is_out;
    bool has_tried_chicago;
    bool has_made_chicago;
    bool began_barred;
    bool began_at_target;
    bool has_redealt;
    int8_t cards;
    uint8_t void_suits;
    int8_t thrown[3];
    pokerloop_swedish_chicago_view_table_seats_claims claims[3];
    uint64_t held;
    uint64_t shown;
    uint64_t played;
} pokerloop_swedish_chicago_view_table_seats;

typedef struct pokerloop_swedish_chicago_view_table {
    pokerloop_swedish_chicago_view_table_rules rules;
    int32_t deal;
    int8_t dealer;
    int8_t to_move;
    uint8_t stage;
    int8_t round;
    int8_t scorings;
    int8_t claimant;
    int8_t declarer;
    bool is_blind;
    bool is_lost;
    int8_t leader;
    int8_t tricks;
    uint8_t winners;
    uint8_t stock;
    uint8_t offered;
    int8_t trick_winners[5];
    int8_t scorers[3];
    uint8_t trick[4];
    pokerloop_swedish_chicago_view_table_last_deal last_deal;
    uint64_t open_discards;
    pokerloop_swedish_chicago_view_table_seats seats[4];
} pokerloop_swedish_chicago_view_table;

typedef struct pokerloop_swedish_chicago_view {
    pokerloop_swedish_chicago_view_table table;
    int8_t seat;
    uint64_t hand;
    uint64_t thrown;
} pokerloop_swedish_chicago_view;

#define POKERLOOP_SWEDISH_CHICAGO_VIEW_LAYOUT UINT32_C(0x1ca33cd5)

typedef struct pokerloop_chicago_poker_view_table_rules {
    bool specials;
    uint8_t goal;
    int32_t open_tiles;
    uint8_t order[11];
} pokerloop_chicago_poker_view_table_rules;

typedef struct pokerloop_chicago_poker_view_table_turn {
    int32_t number;
    int8_t player;
    int8_t to_move;
    int8_t actions_left;
    uint8_t choice;
    uint8_t played;
    int8_t business;
    int8_t destination;
    int8_t passengers;
    uint8_t contenders;
    bool has_used_revolver;
} pokerloop_chicago_poker_view_table_turn;

typedef struct pokerloop_chicago_poker_view_table_businesses_columns {
    uint8_t size;
    uint8_t down;
    uint8_t cards[5];
} pokerloop_chicago_poker_view_table_businesses_columns;

typedef struct pokerloop_chicago_poker_view_table_businesses {
    uint8_t tile;
    int8_t marker;
    pokerloop_chicago_poker_view_table_businesses_columns columns[6];
} pokerloop_chicago_poker_view_table_businesses;

typedef struct pokerloop_chicago_poker_view_table {
    pokerloop_chicago_poker_view_table_rules rules;
    int8_t players;
    int8_t first;
    uint8_t deck_size;
    uint8_t stack_size;
    uint8_t winners;
    pokerloop_chicago_poker_view_table_turn turn;
    pokerloop_chicago_poker_view_table_businesses businesses[6];
    int8_t marked[6];
    uint8_t won[6][4];
    uint8_t reinforcements[6];
    uint64_t discards[2];
    uint64_t shuffled[2];
} pokerloop_chicago_poker_view_table;

typedef struct pokerloop_chicago_poker_view {
    int8_t seat;
    uint8_t hand_sizes[6];
    uint64_t hand[2];
    pokerloop_chicago_poker_view_table table;
    uint64_t legal[2];
} pokerloop_chicago_poker_view;

#define POKERLOOP_CHICAGO_POKER_VIEW_LAYOUT UINT32_C(0x446b0db0)

#endif
