"""The compiled API: the core's functions for your own Cython loops, without the GIL.

Nothing in this module is meant for Python; ``from pokerloop cimport api`` gives

``uint16_t rank_three(const uint8_t* cards)``, ``rank_five``, ``rank_seven``
    The strength of a hand of the 52-card deck, from the ids of that many different cards: the
    number that :func:`pokerloop.hands.rank` returns.

All of them are ``noexcept nogil`` and check nothing: a wrong id is undefined behaviour. C and C++
code reaches the same functions through ``pokerloop/capi.h``, found by
:func:`pokerloop.get_include`.
"""

from libc.stdint cimport uint8_t, uint16_t

from pokerloop._capi cimport pokerloop_capi, pokerloop_import_capi

__all__: list[str] = []

cdef const pokerloop_capi* core = pokerloop_import_capi()


cdef uint16_t rank_three(const uint8_t* cards) noexcept nogil:
    return core.rank_three(cards)


cdef uint16_t rank_five(const uint8_t* cards) noexcept nogil:
    return core.rank_five(cards)


cdef uint16_t rank_seven(const uint8_t* cards) noexcept nogil:
    return core.rank_seven(cards)
