# The struct of the C header, for api.pyx alone: whoever cimports a .pxd with an extern block must
# find its header, so what users cimport (api.pxd) declares plain functions instead.
from libc.stddef cimport ptrdiff_t
from libc.stdint cimport int32_t, uint8_t, uint16_t, uint64_t

cdef extern from "pokerloop/capi.h":
    ctypedef struct pokerloop_hand:
        uint64_t[2] words

    ctypedef struct pokerloop_ofc_result:
        uint16_t top
        uint16_t middle
        uint16_t bottom
        uint16_t live
        int32_t royalties

    ctypedef struct pokerloop_ofc_rules:
        pass

    ctypedef struct pokerloop_capi:
        uint16_t (*rank_three)(const uint8_t* cards) noexcept nogil
        uint16_t (*rank_five)(const uint8_t* cards) noexcept nogil
        uint16_t (*rank_six)(const uint8_t* cards) noexcept nogil
        uint16_t (*rank_seven)(const uint8_t* cards) noexcept nogil
        uint16_t (*chicago_poker_rank)(const uint8_t* cards, int count) noexcept nogil
        size_t (*rank_many)(
            const uint8_t* cards, size_t rows, int columns, ptrdiff_t row_step,
            ptrdiff_t column_step, uint16_t* strengths
        ) noexcept nogil
        size_t (*chicago_poker_rank_many)(
            const uint8_t* cards, size_t rows, int columns, ptrdiff_t row_step,
            ptrdiff_t column_step, uint16_t* strengths
        ) noexcept nogil
        pokerloop_hand (*empty_hand)() noexcept nogil
        void (*hand_add)(pokerloop_hand* hand, uint8_t card) noexcept nogil
        void (*hand_remove)(pokerloop_hand* hand, uint8_t card) noexcept nogil
        uint16_t (*hand_rank)(const pokerloop_hand* hand) noexcept nogil
        const pokerloop_ofc_rules* (*ofc_rules)(const char* preset) noexcept nogil
        int (*ofc_royalty)(
            const pokerloop_ofc_rules* rules, int row, uint16_t strength
        ) noexcept nogil
        pokerloop_ofc_result (*ofc_score)(
            const pokerloop_ofc_rules* rules, const uint8_t* cards
        ) noexcept nogil
        int (*ofc_points)(
            const pokerloop_ofc_rules* rules, const pokerloop_ofc_result* x,
            const pokerloop_ofc_result* y
        ) noexcept nogil

    const pokerloop_capi* pokerloop_import_capi() except NULL
