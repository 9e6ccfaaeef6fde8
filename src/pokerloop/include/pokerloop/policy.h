/* Policies in C: the function a game calls to let compiled code decide for a seat.
 *
 * Hand it to pokerloop.policies.compiled, from ctypes, from a capsule named
 * POKERLOOP_POLICY_SIGNATURE, from Cython or from Numba. It is called without the GIL, from several
 * threads at once if the games are played in several, for every decision of its seat.
 */
#ifndef POKERLOOP_POLICY_H
#define POKERLOOP_POLICY_H

#include <stdint.h>

#define POKERLOOP_POLICY_SIGNATURE "int32_t (const void *, const uint64_t *, uint64_t, void *)"

/* Returns one of the legal actions.
 *
 * view    what the seat knows: the struct of its game in pokerloop/views.h
 * legal   a bit for each action of the game: action a is legal if pokerloop_is_legal(legal, a)
 * random  64 random bits, new at each decision; to draw more, begin with them and call
 *         pokerloop_next_random. They depend on the seed, the game and the seat only, so whoever
 *         draws from nothing else plays alike in every run.
 * data    the pointer given to pokerloop.policies.compiled */
typedef int32_t (*pokerloop_policy)(const void* view, const uint64_t* legal, uint64_t random,
                                    void* data);

static inline int pokerloop_is_legal(const uint64_t* legal, int action) {
    return (int)(legal[action / 64] >> action % 64 & 1);
}

/* The next of the random numbers that begin with a state (splitmix64 of Vigna). */
static inline uint64_t pokerloop_next_random(uint64_t* state) {
    uint64_t bits = (*state += UINT64_C(0x9E3779B97F4A7C15));
    bits = (bits ^ bits >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    bits = (bits ^ bits >> 27) * UINT64_C(0x94D049BB133111EB);
    return bits ^ bits >> 31;
}

#endif
