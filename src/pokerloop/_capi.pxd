# The struct of the C header, for api.pyx alone: whoever cimports a .pxd with an extern block must
# find its header, so what users cimport (api.pxd) declares plain functions instead.
from libc.stdint cimport uint8_t, uint16_t

cdef extern from "pokerloop/capi.h":
    ctypedef struct pokerloop_capi:
        uint16_t (*rank_three)(const uint8_t* cards) noexcept nogil
        uint16_t (*rank_five)(const uint8_t* cards) noexcept nogil
        uint16_t (*rank_seven)(const uint8_t* cards) noexcept nogil

    const pokerloop_capi* pokerloop_import_capi() except NULL
