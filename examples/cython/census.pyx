# cython: language_level=3
"""How many of all five-card hands are of each category, counted without the GIL."""

from libc.stdint cimport uint8_t

from pokerloop cimport api


def census() -> list[int]:
    """Return the numbers of hands by category, from high card to straight flush."""
    cdef uint8_t[5] hand
    cdef int a, b, c, d, e
    cdef long[9] counts = [0] * 9
    with nogil:
        for a in range(52):
            hand[0] = a
            for b in range(a):
                hand[1] = b
                for c in range(b):
                    hand[2] = c
                    for d in range(c):
                        hand[3] = d
                        for e in range(d):
                            hand[4] = e
                            counts[api.rank_five(hand) >> 12] += 1
    return list(counts)
