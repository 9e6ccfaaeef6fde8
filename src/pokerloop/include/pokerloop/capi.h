/* The compiled API: the core's functions for C, C++ and Cython code outside the package.
 *
 * The core publishes one struct of function pointers in the capsule POKERLOOP_CAPI_CAPSULE, so
 * that there is one copy of the code and its tables however many modules call it. No function
 * needs the GIL or raises, and but for those on arrays none checks its arguments. A card is its id,
 * rank * 4 + suit: 2c is 0, As is 51. In the gangster deck of Chicago Poker it is
 * (value - 1) * 5 + colour. A strength is a 16-bit number: bigger is better, equal is a tie.
 *
 * New functions are appended, which changes `size`; `version` changes when a function that was
 * there before changes or goes. Include Python.h first to get pokerloop_import_capi.
 */
#ifndef POKERLOOP_CAPI_H
#define POKERLOOP_CAPI_H

#include <stddef.h>
#include <stdint.h>

#define POKERLOOP_CAPI_VERSION 1
#define POKERLOOP_CAPI_CAPSULE "pokerloop._core.capi"

/* A hand of 0 to 7 cards of the 52-card deck that grows and shrinks card by card. It is a value:
 * copy it to come back to it. Begin with that of empty_hand; the words mean nothing outside. */
typedef struct pokerloop_hand {
    uint64_t words[2];
} pokerloop_hand;

/* A finished Open Face board. A dead one has strengths and royalties of 0. */
typedef struct pokerloop_ofc_result {
    uint16_t top, middle, bottom; /* strengths of the rows */
    uint16_t live;                /* 1, or 0 if the rows are out of order */
    int32_t royalties;
} pokerloop_ofc_result;

/* The rules of one Open Face game. */
typedef struct pokerloop_ofc_rules pokerloop_ofc_rules;

typedef struct pokerloop_capi {
    uint32_t version; /* POKERLOOP_CAPI_VERSION of the core */
    uint32_t size;    /* sizeof(pokerloop_capi) of the core */

    /* The strength of a hand of the 52-card deck, from the ids of that many different cards. */
    uint16_t (*rank_three)(const uint8_t* cards);
    uint16_t (*rank_five)(const uint8_t* cards);
    uint16_t (*rank_six)(const uint8_t* cards);
    uint16_t (*rank_seven)(const uint8_t* cards);

    /* The strength of 0 to 5 cards of the gangster deck, in the default order of categories. */
    uint16_t (*chicago_poker_rank)(const uint8_t* cards, int count);

    /* The strengths of many hands of 1 to 7 (Chicago Poker: 1 to 5, 255 is a missing card) cards,
     * one to a row, whose cards lie at cards[row * row_step + column * column_step]. Returns how
     * many rows were ranked. If that is not all of them, one of the next 64 holds a card that does
     * not exist or comes twice. */
    size_t (*rank_many)(const uint8_t* cards, size_t rows, int columns, ptrdiff_t row_step,
                        ptrdiff_t column_step, uint16_t* strengths);
    size_t (*chicago_poker_rank_many)(const uint8_t* cards, size_t rows, int columns,
                                      ptrdiff_t row_step, ptrdiff_t column_step,
                                      uint16_t* strengths);

    pokerloop_hand (*empty_hand)(void);
    void (*hand_add)(pokerloop_hand* hand, uint8_t card);    /* a card not in it */
    void (*hand_remove)(pokerloop_hand* hand, uint8_t card); /* a card in it */
    uint16_t (*hand_rank)(const pokerloop_hand* hand);

    /* The rules of a preset, such as "pineapple"; NULL if there is none of that name. */
    const pokerloop_ofc_rules* (*ofc_rules)(const char* preset);
    /* What a row, 0 for the top to 2 for the bottom, of a live board pays for a strength. */
    int (*ofc_royalty)(const pokerloop_ofc_rules* rules, int row, uint16_t strength);
    /* A finished board, from the ids of 3 cards on top, 5 in the middle and 5 at the bottom. */
    pokerloop_ofc_result (*ofc_score)(const pokerloop_ofc_rules* rules, const uint8_t* cards);
    /* What the owner of board x wins from that of y. */
    int (*ofc_points)(const pokerloop_ofc_rules* rules, const pokerloop_ofc_result* x,
                      const pokerloop_ofc_result* y);
} pokerloop_capi;

#ifdef Py_PYTHON_H
/* The functions of the installed core; or NULL with ImportError set when it is too old or too new
 * for this header. The struct lives as long as the process. */
static inline const pokerloop_capi* pokerloop_import_capi(void) {
    PyObject* core = PyImport_ImportModule("pokerloop._core");
    if (core == NULL) return NULL;
    Py_DECREF(core);
    const pokerloop_capi* capi = (const pokerloop_capi*)PyCapsule_Import(POKERLOOP_CAPI_CAPSULE, 0);
    if (capi == NULL) return NULL;
    if (capi->version != POKERLOOP_CAPI_VERSION || capi->size < sizeof(pokerloop_capi)) {
        PyErr_Format(PyExc_ImportError,
                     "expected pokerloop's compiled API in version %d with %zu bytes or more, "
                     "found version %d with %zu bytes",
                     (int)POKERLOOP_CAPI_VERSION, sizeof(pokerloop_capi), (int)capi->version,
                     (size_t)capi->size);
        return NULL;
    }
    return capi;
}
#endif

#endif
