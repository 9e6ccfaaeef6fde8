"""The compiled API: the core's functions for your own Cython loops, without the GIL.

Nothing in this module is meant for Python; ``from pokerloop cimport api`` gives

``rank_three``, ``rank_five``, ``rank_six``, ``rank_seven``
    The strength of a hand of the 52-card deck, from the ids of that many different cards: the
    number that :func:`pokerloop.hands.rank` returns.
``chicago_poker_rank``
    The same for 0 to 5 cards of the gangster deck, in the default order of categories.
``rank_many``, ``chicago_poker_rank_many``
    The strengths of an array of hands.
``Hand``, ``empty_hand``, ``hand_add``, ``hand_remove``, ``hand_rank``
    A hand of up to seven cards that grows and shrinks card by card.
``OfcRules``, ``OfcResult``, ``ofc_rules``, ``ofc_royalty``, ``ofc_score``, ``ofc_points``
    Rows and boards of Open Face Chinese poker.

All of them are ``noexcept nogil``. Those on arrays say where a card is wrong; the others check
nothing: a wrong id is undefined behaviour. C and C++ code reaches the same functions through
``pokerloop/capi.h``, found by :func:`pokerloop.get_include`, where each is explained.
"""

from libc.stddef cimport ptrdiff_t
from libc.stdint cimport uint8_t, uint16_t
from libc.string cimport memcpy

from pokerloop._capi cimport (
    pokerloop_capi,
    pokerloop_hand,
    pokerloop_import_capi,
    pokerloop_ofc_result,
    pokerloop_ofc_rules,
)

__all__: list[str] = []

cdef const pokerloop_capi* core = pokerloop_import_capi()

# What users see as Hand, OfcResult and OfcRules is what the C header calls pokerloop_hand, ...


cdef uint16_t rank_three(const uint8_t* cards) noexcept nogil:
    return core.rank_three(cards)


cdef uint16_t rank_five(const uint8_t* cards) noexcept nogil:
    return core.rank_five(cards)


cdef uint16_t rank_six(const uint8_t* cards) noexcept nogil:
    return core.rank_six(cards)


cdef uint16_t rank_seven(const uint8_t* cards) noexcept nogil:
    return core.rank_seven(cards)


cdef uint16_t chicago_poker_rank(const uint8_t* cards, int count) noexcept nogil:
    return core.chicago_poker_rank(cards, count)


cdef size_t rank_many(
    const uint8_t* cards, size_t rows, int columns, ptrdiff_t row_step, ptrdiff_t column_step,
    uint16_t* strengths
) noexcept nogil:
    return core.rank_many(cards, rows, columns, row_step, column_step, strengths)


cdef size_t chicago_poker_rank_many(
    const uint8_t* cards, size_t rows, int columns, ptrdiff_t row_step, ptrdiff_t column_step,
    uint16_t* strengths
) noexcept nogil:
    return core.chicago_poker_rank_many(cards, rows, columns, row_step, column_step, strengths)


cdef Hand empty_hand() noexcept nogil:
    cdef pokerloop_hand theirs = core.empty_hand()
    cdef Hand hand
    memcpy(&hand, &theirs, sizeof(hand))
    return hand


cdef void hand_add(Hand* hand, uint8_t card) noexcept nogil:
    core.hand_add(<pokerloop_hand*>hand, card)


cdef void hand_remove(Hand* hand, uint8_t card) noexcept nogil:
    core.hand_remove(<pokerloop_hand*>hand, card)


cdef uint16_t hand_rank(const Hand* hand) noexcept nogil:
    return core.hand_rank(<const pokerloop_hand*>hand)


cdef const OfcRules* ofc_rules(const char* preset) noexcept nogil:
    return core.ofc_rules(preset)


cdef int ofc_royalty(const OfcRules* rules, int row, uint16_t strength) noexcept nogil:
    return core.ofc_royalty(<const pokerloop_ofc_rules*>rules, row, strength)


cdef OfcResult ofc_score(const OfcRules* rules, const uint8_t* cards) noexcept nogil:
    cdef pokerloop_ofc_result theirs = core.ofc_score(<const pokerloop_ofc_rules*>rules, cards)
    cdef OfcResult result
    memcpy(&result, &theirs, sizeof(result))
    return result


cdef int ofc_points(const OfcRules* rules, const OfcResult* x, const OfcResult* y) noexcept nogil:
    return core.ofc_points(
        <const pokerloop_ofc_rules*>rules,
        <const pokerloop_ofc_result*>x,
        <const pokerloop_ofc_result*>y,
    )
