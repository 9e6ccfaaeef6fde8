# cython: language_level=3
"""Loops of one's own on the incremental hand, on arrays, and on Open Face boards."""

from libc.stdint cimport uint8_t, uint16_t

from pokerloop cimport api
from pokerloop.api cimport Hand, OfcResult, OfcRules  # after cdef, "api." means something else


def draws(const uint8_t[:] cards) -> list[int]:
    """Return the strength of a hand of four or six cards with each other card of the deck."""
    cdef Hand hand = api.empty_hand()
    cdef bint[52] held = [0] * 52
    cdef uint16_t[52] strengths = [0] * 52
    cdef int card
    with nogil:
        for i in range(cards.shape[0]):
            api.hand_add(&hand, cards[i])
            held[cards[i]] = True
        for card in range(52):
            if not held[card]:
                api.hand_add(&hand, card)
                strengths[card] = api.hand_rank(&hand)
                api.hand_remove(&hand, card)
    return [strengths[card] for card in range(52) if not held[card]]


def rank_rows(const uint8_t[:, :] hands, uint16_t[::1] strengths) -> None:
    """Write the strength of each row of an array, however it lies in memory."""
    cdef size_t ranked
    assert hands.shape[0] == strengths.shape[0] > 0 and 1 <= hands.shape[1] <= 7
    with nogil:
        ranked = api.rank_many(
            &hands[0, 0],
            hands.shape[0],
            hands.shape[1],
            hands.strides[0],
            hands.strides[1],
            &strengths[0],
        )
    if ranked < <size_t>hands.shape[0]:
        raise ValueError(f"a card is wrong in one of the rows {ranked} to {ranked + 63}")


def points(const uint8_t[::1] x, const uint8_t[::1] y, str preset) -> int:
    """Return what one Open Face board wins from another, each given as 3 + 5 + 5 cards."""
    cdef const OfcRules* rules = api.ofc_rules(preset.encode())
    cdef OfcResult mine, theirs
    assert x.shape[0] == y.shape[0] == 13
    if rules == NULL:
        raise ValueError(f"no preset is called {preset!r}")
    mine = api.ofc_score(rules, &x[0])
    theirs = api.ofc_score(rules, &y[0])
    return api.ofc_points(rules, &mine, &theirs)
