# Functions of the core for Cython code: ``from pokerloop cimport api``. See api.pyx.
from libc.stdint cimport uint8_t, uint16_t

cdef uint16_t rank_three(const uint8_t* cards) noexcept nogil
cdef uint16_t rank_five(const uint8_t* cards) noexcept nogil
cdef uint16_t rank_seven(const uint8_t* cards) noexcept nogil
