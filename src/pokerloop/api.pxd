# Functions of the core for Cython code: ``from pokerloop cimport api``. See api.pyx.
from libc.stddef cimport ptrdiff_t
from libc.stdint cimport int32_t, uint8_t, uint16_t, uint64_t

ctypedef struct Hand:
    uint64_t[2] words

ctypedef struct OfcResult:
    uint16_t top
    uint16_t middle
    uint16_t bottom
    uint16_t live
    int32_t royalties

ctypedef void OfcRules

cdef uint16_t rank_three(const uint8_t* cards) noexcept nogil
cdef uint16_t rank_five(const uint8_t* cards) noexcept nogil
cdef uint16_t rank_six(const uint8_t* cards) noexcept nogil
cdef uint16_t rank_seven(const uint8_t* cards) noexcept nogil
cdef uint16_t chicago_poker_rank(const uint8_t* cards, int count) noexcept nogil
cdef size_t rank_many(
    const uint8_t* cards, size_t rows, int columns, ptrdiff_t row_step, ptrdiff_t column_step,
    uint16_t* strengths
) noexcept nogil
cdef size_t chicago_poker_rank_many(
    const uint8_t* cards, size_t rows, int columns, ptrdiff_t row_step, ptrdiff_t column_step,
    uint16_t* strengths
) noexcept nogil
cdef Hand empty_hand() noexcept nogil
cdef void hand_add(Hand* hand, uint8_t card) noexcept nogil
cdef void hand_remove(Hand* hand, uint8_t card) noexcept nogil
cdef uint16_t hand_rank(const Hand* hand) noexcept nogil
cdef const OfcRules* ofc_rules(const char* preset) noexcept nogil
cdef int ofc_royalty(const OfcRules* rules, int row, uint16_t strength) noexcept nogil
cdef OfcResult ofc_score(const OfcRules* rules, const uint8_t* cards) noexcept nogil
cdef int ofc_points(const OfcRules* rules, const OfcResult* x, const OfcResult* y) noexcept nogil
