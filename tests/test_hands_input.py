"""What the functions of `pokerloop.hands` take, and what they refuse."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

from pokerloop import hands
from pokerloop.cards import Card, parse_cards
from pokerloop.errors import InvalidCardError
from pokerloop.hands import Category
from tests.agreement import random_hands

pytestmark = pytest.mark.sanitizer

HAND = "7c 7d 7h Ks Kd"
IDS = [20, 21, 22, 47, 45]
INTEGERS = ["i1", "u1", "i2", "u2", "i4", "u4", "i8", "u8", ">i4"]


@pytest.mark.parametrize(
    "hand",
    [
        HAND,
        "7c,7d,7h,ks,kd",
        IDS,
        tuple(IDS),
        parse_cards(HAND),
        HAND.split(),
        iter(IDS),
        [Card("7c"), 21, "7h", np.int16(47), "Kd"],
        frozenset(IDS),
        *(np.array(IDS, dtype=dtype) for dtype in INTEGERS),
    ],
)
def test_one_hand(hand: Any) -> None:
    assert hands.rank(hand) == 6 << 12 | 5 * 13 + 11


@pytest.mark.parametrize("dtype", INTEGERS)
def test_arrays_of_any_integer_type(dtype: str) -> None:
    dealt = random_hands(100, 7, seed=1)
    assert (hands.rank(dealt.astype(dtype)) == hands.rank(dealt)).all()


@pytest.mark.parametrize("cards", range(1, 8))
def test_arrays_in_any_layout(cards: int) -> None:
    dealt = random_hands(3_000, cards, seed=cards)
    expected = [hands.rank(hand) for hand in dealt.tolist()]
    spread = np.zeros((6_000, 2 * cards), dtype=np.uint8)
    spread[::2, ::2] = dealt
    layouts = [
        dealt,
        np.asfortranarray(dealt),
        np.ascontiguousarray(dealt.T).T,
        spread[::2, ::2],
        dealt[:, ::-1],
    ]
    for layout in layouts:
        strengths = hands.rank(layout)
        assert strengths.dtype == np.uint16
        assert strengths.tolist() == expected
    assert hands.rank(dealt[::-1]).tolist() == expected[::-1]


def test_read_only_and_empty_arrays() -> None:
    dealt = random_hands(10, 5, seed=1)
    dealt.flags.writeable = False
    assert hands.rank(dealt).shape == (10,)
    assert hands.rank(dealt[:0]).shape == (0,)
    assert hands.describe(dealt[:0]).shape == (0,)


def test_out_receives_the_strengths() -> None:
    dealt = random_hands(10, 5, seed=1)
    out = np.zeros(10, dtype=np.uint16)
    assert hands.rank(dealt, out=out) is out
    assert (out == hands.rank(dealt)).all()


@pytest.mark.parametrize(
    "out",
    [np.zeros(9, np.uint16), np.zeros(10, np.int16), np.zeros(20, np.uint16)[::2], [0] * 10],
)
def test_unfit_out(out: Any) -> None:
    with pytest.raises(ValueError, match=r"out must be a .* uint16 array of shape \(10,\)"):
        hands.rank(random_hands(10, 5, seed=1), out=out)


def test_out_with_one_hand() -> None:
    with pytest.raises(ValueError, match="out= goes with an array"):
        hands.rank(np.array(IDS), out=np.zeros(1, np.uint16))


@pytest.mark.parametrize(
    ("cards", "message"),
    [
        ("", "expected a hand of 1 to 7 cards, got 0"),
        ([], "expected a hand of 1 to 7 cards, got 0"),
        ("2c3c4c5c6c7c8c9c", "expected a hand of 1 to 7 cards, got 8"),
        ("As As", "the card As appears twice"),
        ([51, 51], "the card As appears twice"),
        (["As", 51], "the card As appears twice"),
        ([51, 52], "52 is not a card; expected an id 0 to 51"),
        ([-1], "-1 is not a card;"),
        ([255], "255 is not a card;"),
        ([10**30], "is not a card;"),
        ([1.5], "1.5 is not a card; expected"),
        ([True, 2], "True is not a card"),
        ([None], "None is not a card"),
        (["As", "Xx"], "'Xx' is not a card"),
        (None, "expected card text, a sequence of cards or an array of card ids, got None"),
        (51, "got 51"),
        (1.5, "got 1.5"),
        (b"As", "got b'As'"),
        (bytearray(b"As"), r"got bytearray(b'As')"),
        ([[1, 2], [3]], "many hands are given as a NumPy array of shape (n, k)"),
        ([b"As"], "b'As' is not a card"),
        (np.array(51), "got shape ()"),
        (np.zeros((2, 0), np.uint8), "k from 1 to 7, got shape (2, 0)"),
        (np.zeros((2, 8), np.uint8), "k from 1 to 7, got shape (2, 8)"),
        (np.zeros((2, 2, 2), np.uint8), "got shape (2, 2, 2)"),
        (np.zeros((2, 5)), "expected an array of integer card ids, got dtype float64"),
        (np.zeros((2, 5), bool), "got dtype bool"),
        (np.array([[1, None]]), "got dtype object"),
        (np.array([["As"], ["Kd"]]), "got dtype <U2"),
        (np.array([[1, 2], [3, -4]]), "row 1, column 1: -4 is not a card id; expected 0 to 51"),
        (np.array([[1, 2], [1 << 40, 4]]), "row 1, column 0: 1099511627776 is not a card id"),
        (np.array([[1, 2], [3, 52]], np.uint8), "row 1, column 1: 52 is not a card id"),
        (np.array([[1, 255]], np.uint8), "row 0, column 1: 255 is not a card id"),
        (np.array([[1, 2], [3, 3]], np.uint8), "row 1: the card 2s appears twice"),
    ],
    ids=repr,
)
def test_refused(cards: Any, message: str) -> None:
    for function in (hands.rank, hands.category, hands.describe):
        with pytest.raises(InvalidCardError, match=re.escape(message)):
            function(cards)


@pytest.mark.parametrize("cards", [2, 3, 5, 7])
@pytest.mark.parametrize("order", ["C", "F"])
def test_wrong_cell_is_found_anywhere(cards: int, order: Any) -> None:
    dealt = random_hands(5_000, cards, seed=1)
    for row, column in [(0, 0), (1_023, cards - 1), (1_024, 0), (4_999, cards - 1)]:
        wrong = dealt.copy(order=order)
        wrong[row, column] = 99
        with pytest.raises(InvalidCardError, match=f"^row {row}, column {column}: 99 "):
            hands.rank(wrong)
        wrong[row, column] = wrong[row, 1 - bool(column)]
        with pytest.raises(InvalidCardError, match=f"^row {row}: the card .. appears twice"):
            hands.rank(wrong)


def test_equal_cards_may_be_vouched_for() -> None:
    wrong = np.full((2_000, 7), 51, dtype=np.uint8)
    assert hands.rank(wrong, check_duplicates=False).shape == (2_000,)


def test_categories() -> None:
    assert hands.category(HAND) is Category.full_house
    assert hands.category(HAND) == "full_house"
    assert hands.category(np.array([IDS, IDS])).tolist() == [6, 6]
    assert hands.category_of(hands.rank(HAND)) is Category.full_house
    assert [category.code for category in Category] == list(range(9))
    assert sorted(Category, reverse=True)[0] is Category.straight_flush
    assert Category.two_pair <= Category.two_pair < Category.flush > Category.pair >= "pair"


def test_compare_takes_arrays_on_either_side() -> None:
    aces, array = "As Ad", np.array([[51, 49], [0, 1], [50, 48]])
    assert hands.compare(aces, array).tolist() == [0, 1, 0]
    assert hands.compare(array, aces).tolist() == [0, -1, 0]
    assert hands.compare(array, array[::-1]).dtype == np.int8
    assert hands.compare(array, random_hands(3, 7, seed=1)).shape == (3,)


def test_compare_wants_equally_many_hands() -> None:
    with pytest.raises(InvalidCardError, match="equally many hands, got 3 and 4"):
        hands.compare(random_hands(3, 5, seed=1), random_hands(4, 5, seed=1))
