/* The least that ranking hands by table can be: read the cards of each hand, look up a place in a
 * first table, look up a strength in a second one, write it. The tables have the sizes of those of
 * the core; the indices are made from the cards in the cheapest way, so that the answers mean
 * nothing. Nothing is checked, and no hand is an exception.
 *
 * Indices are spread evenly, while real hands come to some places more often than to others, which
 * caches like: a loop over real hands can beat this one by a little. */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum { block = 64, most_rows = 1 << 13, most_places = 1 << 16 };

static uint16_t row_starts[most_rows];
static uint16_t strengths[most_places];
static int row_bits, column_bits;

/* Lays out `places` strengths, looked up by a hash of so many bits for row and column. */
void prepare(size_t bits_of_rows, size_t bits_of_columns, size_t places) {
    row_bits = (int)bits_of_rows;
    column_bits = (int)bits_of_columns;
    const size_t width = (size_t)1 << column_bits;
    const size_t starts = places > width ? (places - width) / 2 : 1;
    uint32_t random = 1;
    for (size_t row = 0; row < (size_t)1 << row_bits; ++row) {
        random = random * 1664525U + 1013904223U;
        row_starts[row] = (uint16_t)((random >> 8) % starts);
    }
    for (size_t i = 0; i < most_places; ++i) strengths[i] = (uint16_t)i;
}

static inline void look_up(const uint32_t* keys, uint16_t* out) {
    const int row_shift = 32 - row_bits, column_shift = row_shift - column_bits;
    const uint32_t column_mask = (1U << column_bits) - 1;
#pragma GCC unroll 8
    for (size_t i = 0; i < block; ++i) {
        const uint32_t key = keys[i];
        out[i] = strengths[2U * row_starts[key >> row_shift] + (key >> column_shift & column_mask)];
    }
}

/* The bytes of a hand in one word. Reads up to seven bytes behind the last hand. */
void ideal(const uint8_t* cards, size_t hands, size_t columns, uint16_t* out) {
    const uint64_t mask = UINT64_MAX >> (64 - 8 * columns);
    for (size_t first = 0; first < hands; first += block) {
        uint32_t keys[block];
        for (size_t i = 0; i < block; ++i) {
            uint64_t word;
            memcpy(&word, cards + (first + i) * columns, sizeof word);
            keys[i] = (uint32_t)((word & mask) * 0x9E3779B97F4A7C15U >> 32);
        }
        look_up(keys, out + first);
    }
}
