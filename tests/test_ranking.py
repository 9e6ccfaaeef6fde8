"""All hands there are, counted by category, against figures that do not come from this code."""

from __future__ import annotations

from math import comb
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from pokerloop import hands
from pokerloop.hands import Category, chicago_poker

Array = npt.NDArray[Any]

# The known counts of the 52-card deck, weakest category first.
CENSUS = {
    3: [18_304, 3_744, 0, 52, 0, 0, 0, 0, 0],
    5: [1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 40],
    6: [6_612_900, 9_730_740, 2_532_816, 732_160, 361_620, 205_792, 165_984, 14_664, 1_844],
    7: [
        23_294_460,
        58_627_800,
        31_433_400,
        6_461_620,
        6_180_020,
        4_047_644,
        3_473_184,
        224_848,
        41_584,
    ],
}
# Sets only; a pair is two of the four cards of a rank, and so on.
CENSUS[1] = [52, 0, 0, 0, 0, 0, 0, 0, 0]
CENSUS[2] = [comb(13, 2) * 16, 13 * 6, 0, 0, 0, 0, 0, 0, 0]
CENSUS[4] = [
    comb(13, 4) * 4**4,
    13 * 6 * comb(12, 2) * 4**2,
    comb(13, 2) * 6**2,
    13 * 4 * 48,
    0,
    0,
    0,
    13,
    0,
]

CLASSES = {
    3: {"high_card": 286, "pair": 156, "three_of_a_kind": 13},
    5: {
        "high_card": 1_277,
        "pair": 2_860,
        "two_pair": 858,
        "three_of_a_kind": 858,
        "straight": 10,
        "flush": 1_277,
        "full_house": 156,
        "four_of_a_kind": 156,
        "straight_flush": 10,
    },
}

CHICAGO_CENSUS = {
    1: {"high_card": 75},
    2: {"high_card": comb(15, 2) * 5**2, "pair": 15 * 10},
    3: {"high_card": comb(15, 3) * 5**3, "pair": 15 * 10 * 70, "three_of_a_kind": 15 * 10},
    4: {
        "high_card": comb(15, 4) * 5**4,
        "pair": 15 * 10 * comb(14, 2) * 5**2,
        "two_pair": comb(15, 2) * 10**2,
        "three_of_a_kind": 15 * 10 * 70,
        "four_of_a_kind": 15 * 5,
    },
    5: {
        "high_card": 9_335_040,
        "pair": 6_825_000,
        "two_pair": 682_500,
        "three_of_a_kind": 341_250,
        "straight": 33_000,
        "flush": 14_960,
        "full_house": 21_000,
        "four_of_a_kind": 5_250,
        "rainbow_straight": 1_320,
        "straight_flush": 55,
        "chicago_poker": 15,
    },
}


def by_category(counts: Array, codes: Array, categories: int) -> list[int]:
    return list(map(int, np.bincount(codes, weights=counts, minlength=categories)))


@pytest.mark.parametrize("cards", sorted(CENSUS))
def test_census(cards: int) -> None:
    counts = hands.census(cards)
    strengths = np.arange(1 << 16, dtype=np.uint16)
    found = by_category(counts, hands.category_of(strengths), 16)
    assert found == [*CENSUS[cards], 0, 0, 0, 0, 0, 0, 0]
    assert sum(found) == comb(52, cards)


def test_royal_flushes_among_seven_cards() -> None:
    assert hands.census(7)[hands.rank("As Ks Qs Js Ts")] == 4_324


@pytest.mark.parametrize("cards", sorted(CLASSES))
def test_number_of_classes(cards: int) -> None:
    strengths = np.flatnonzero(hands.census(cards)).astype(np.uint16)
    codes = hands.category_of(strengths)
    found = {name: int((codes == Category(name).code).sum()) for name in Category}
    assert {name: n for name, n in found.items() if n} == CLASSES[cards]
    assert len(strengths) == {3: 455, 5: 7_462}[cards]


@pytest.mark.parametrize("cards", sorted(CHICAGO_CENSUS))
def test_chicago_poker_census(cards: int) -> None:
    counts = chicago_poker.census(cards)
    codes = chicago_poker.category_of(np.arange(1 << 16, dtype=np.uint16))
    found = dict(zip(chicago_poker.Category, by_category(counts, codes, 11), strict=True))
    assert {name: n for name, n in found.items() if n} == CHICAGO_CENSUS[cards]
    assert sum(found.values()) == comb(75, cards)


def test_number_of_chicago_poker_classes() -> None:
    strengths = np.flatnonzero(chicago_poker.census(5)).astype(np.uint16)
    codes = chicago_poker.category_of(strengths)
    found = np.bincount(codes, minlength=11).tolist()
    assert found == [
        comb(15, 5) - 11,  # high card
        15 * comb(14, 3),
        comb(15, 2) * 13,
        15 * comb(14, 2),
        11,  # straight
        comb(15, 5) - 11,  # flush
        15 * 14,
        15 * 14,
        11,
        11,
        15,
    ]
