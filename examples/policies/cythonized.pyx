# cython: language_level=3
"""The policy of plain.py in Cython; ``setup.py`` builds it."""

import sys

from libc.stdint cimport int32_t, uint32_t, uint64_t

from scipy import LowLevelCallable

from pokerloop import policies


cdef extern from "pokerloop/policy.h":
    bint pokerloop_is_legal(const uint64_t* legal, int action) nogil


cdef extern from "pokerloop/views.h":
    uint32_t POKERLOOP_OFC_VIEW_LAYOUT
    ctypedef struct pokerloop_ofc_view:  # the members that are used
        uint64_t hand


cdef enum:
    TOP, MIDDLE, BOTTOM, DISCARD


cdef api int32_t decide(  # "api" publishes its address
    const void* bytes, const uint64_t* legal, uint64_t random, void* data
) noexcept nogil:
    cdef uint64_t hand = (<const pokerloop_ofc_view*>bytes).hand
    cdef uint64_t ranks = (hand | hand >> 16 | hand >> 32 | hand >> 48) & 0x1FFF
    cdef int32_t wish = BOTTOM if ranks >= 1 << 8 else MIDDLE if ranks >= 1 << 4 else TOP
    cdef int32_t action = BOTTOM
    if pokerloop_is_legal(legal, wish):
        return wish
    while action >= TOP and not pokerloop_is_legal(legal, action):
        action -= 1
    return action if action >= TOP else DISCARD


by_rank = policies.compiled(
    LowLevelCallable.from_cython(sys.modules[__name__], "decide"),
    layout=POKERLOOP_OFC_VIEW_LAYOUT,
)
