"""Strengths given back to the functions that read them: those that hands have, and no others."""

from __future__ import annotations

import random

import numpy as np
import pytest

from pokerloop import hands
from pokerloop.cards import Card, GangsterCard
from pokerloop.hands import chicago_poker


def orders() -> list[list[str]]:
    names = list(chicago_poker.ORDERS["default"])
    return [*map(list, chicago_poker.ORDERS.values()), random.Random(1).sample(names, len(names))]


def test_every_strength_of_a_hand_can_be_described_and_no_other() -> None:
    known = np.any([hands.census(cards) for cards in range(6)], axis=0)
    for strength in (*range(0, 65536, 97), *np.flatnonzero(known)[::37].tolist()):
        if known[strength]:
            assert hands.describe_strength(strength)
            assert hands.category_of(strength).code == strength >> 12
        else:
            for function in (hands.describe_strength, hands.category_of):
                with pytest.raises(ValueError, match=str(strength)):
                    function(strength)


@pytest.mark.parametrize("order", orders())
def test_every_chicago_poker_strength_in_every_order(order: list[str]) -> None:
    rng = np.random.default_rng(1)
    dealt = np.array([rng.permutation(75)[:5] for _ in range(2000)], dtype=np.uint8)
    dealt[::3, 3:] = 255
    strengths = chicago_poker.rank(dealt, order=order)
    categories = chicago_poker.category_of(strengths, order=order)
    for strength, code in zip(strengths.tolist(), categories.tolist(), strict=True):
        assert chicago_poker.category_of(strength, order=order).code == code
        assert chicago_poker.describe_strength(strength, order=order)
    for strength in range(14 << 12, 65536, 97):
        with pytest.raises(ValueError, match="no hand"):
            chicago_poker.describe_strength(strength, order=order)


@pytest.mark.parametrize("strength", [-1, 36864, 23708, 2**16, 2**70, 1.5, None, "1", True])
def test_what_is_no_strength(strength: object) -> None:
    for module in (hands, chicago_poker):
        for function in (module.describe_strength, module.category_of):
            if module is hands or strength not in (23708, 36864):
                with pytest.raises(ValueError, match="strength"):
                    function(strength)


def test_arrays_of_strengths() -> None:
    for wrong in (np.array([1.5]), np.array([-1]), np.array([2**16]), np.array(["a"])):
        with pytest.raises(ValueError, match="strengths"):
            hands.category_of(wrong)
    assert hands.category_of(np.array([0, 32780])).tolist() == [0, 8]


def test_a_row_without_cards_is_lower_than_any_hand() -> None:
    none = np.full((1, 2), 255, dtype=np.uint8)
    assert chicago_poker.rank(none)[0] == 0 < chicago_poker.rank("1r")
    assert chicago_poker.describe(none)[0] == "no cards"


def test_out_stands_apart_from_the_hands() -> None:
    memory = np.zeros(2000, np.uint8)
    with pytest.raises(ValueError, match="apart from the hands"):
        hands.rank(memory.reshape(1000, 2), out=memory.view(np.uint16))
    crooked = np.zeros(21, np.uint8)[1:].view(np.uint16)
    with pytest.raises(ValueError, match="out must be"):
        hands.rank(np.array([[0, 1]] * 10), out=crooked)


def test_cards_are_formatted_as_text() -> None:
    assert f"{Card('As'):>4}|{GangsterCard('15p'):<5}|{Card('As'):d}" == "  As|15p  |51"
    assert f"{Card('As')}" == "As"
