"""Hands of the gangster deck, in any order of categories."""

from __future__ import annotations

import itertools
import json
import random
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from pokerloop.cards import GangsterCard, parse_gangster_cards
from pokerloop.errors import InvalidCardError, InvalidRulesError
from pokerloop.hands import chicago_poker
from pokerloop.hands.chicago_poker import ORDERS, Category
from tests import oracle
from tests.agreement import disagreements, random_hands

pytestmark = pytest.mark.sanitizer

CASES = [
    json.loads(line)
    for line in (Path(__file__).parent / "cases" / "chicago_poker_hands.jsonl")
    .read_text()
    .splitlines()
]

# One hand of each category, the strongest first in the default order.
EXAMPLES = {
    "chicago_poker": "1r 1y 1g 1b 1p",
    "straight_flush": "1r 2r 3r 4r 5r",
    "rainbow_straight": "1r 2y 3g 4b 5p",
    "four_of_a_kind": "1r 1y 1g 1b 2r",
    "full_house": "1r 1y 1g 2b 2r",
    "flush": "1r 2r 3r 4r 6r",
    "straight": "1r 2r 3r 4r 5y",
    "three_of_a_kind": "1r 1y 1g 2b 3r",
    "two_pair": "1r 1y 2g 2b 3r",
    "pair": "1r 1y 2b 3g 4p",
    "high_card": "1r 2r 3r 4r 6y",
}


def shuffled_order(seed: int) -> list[str]:
    return random.Random(seed).sample(sorted(EXAMPLES), 11)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['x']}-{case['y']}")
def test_given_comparisons(case: dict[str, Any]) -> None:
    x, y = case["x"], case["y"]
    assert chicago_poker.category(x) == case["x_category"]
    assert chicago_poker.category(y) == case["y_category"]
    assert chicago_poker.compare(x, y) == case["sign"]
    assert chicago_poker.compare(y, x, order="poker") == -case["sign"]


def test_default_order() -> None:
    assert [str(name) for name in ORDERS["default"]] == list(EXAMPLES)
    assert ORDERS["poker"] == ORDERS["default"]
    strengths = [chicago_poker.rank(hand, order="poker") for hand in EXAMPLES.values()]
    assert strengths == sorted(strengths, reverse=True)
    assert list(Category) == list(reversed(ORDERS["default"]))


def test_rarity_puts_the_rarer_five_cards_higher() -> None:
    codes = chicago_poker.category_of(np.arange(1 << 16, dtype=np.uint16))
    counts = np.bincount(codes, weights=chicago_poker.census(5))
    assert sorted(Category, key=lambda name: counts[name.code]) == list(ORDERS["rarity"])


@pytest.mark.parametrize("order", ["default", "rarity", *map(shuffled_order, range(8))], ids=str)
def test_oracle_agrees_in_any_order(order: str | Sequence[str]) -> None:
    ranking = ORDERS[order] if isinstance(order, str) else order
    rare = [parse_gangster_cards(hand) for hand in EXAMPLES.values()]
    dealt = [random_hands(3_000, cards, deck=75, seed=cards).tolist() for cards in range(1, 6)]
    dealt.append(random_hands(2_000, 5, deck=30, seed=9).tolist())
    ids = [hand for hands in (*dealt, rare) for hand in hands]
    padded = np.array([[*hand, *[255] * (5 - len(hand))] for hand in ids], dtype=np.uint8)
    strengths = chicago_poker.rank(padded, order=order)
    assert not disagreements(strengths, [oracle.chicago_poker(hand, ranking) for hand in ids])
    assert chicago_poker.category(padded, order=order).tolist() == (
        chicago_poker.category(padded).tolist()
    )
    for hand, strength in zip(ids[::100], strengths[::100], strict=True):
        assert chicago_poker.rank(hand, order=order) == strength


def test_order_of_cards_does_not_matter() -> None:
    dealt = random_hands(2_000, 5, deck=75, seed=3)
    strengths = chicago_poker.rank(dealt)
    for order in itertools.permutations(range(5)):
        assert (chicago_poker.rank(dealt[:, list(order)]) == strengths).all()


@pytest.mark.parametrize("text", EXAMPLES.values())
def test_colours_do_not_break_ties(text: str) -> None:
    for colours in itertools.permutations("rygbp"):
        recoloured = text.translate(str.maketrans("rygbp", "".join(colours)))
        assert chicago_poker.compare(text, recoloured) == 0


@pytest.mark.parametrize(
    ("stronger", "weaker"),
    [
        ("2r 2y", "15r 14y 13g 12b 10p"),
        ("9r 9y 10g", "9g 9b"),
        ("9r 9y 10g", "9g 9b 8r 7y 6p"),
        ("2r 1y", "2y"),
        ("6r 5y 4g 3b 2p", "5r 4y 3g 2b 1p"),
    ],
)
def test_stronger(stronger: str, weaker: str) -> None:
    assert chicago_poker.compare(stronger, weaker) == 1


def test_straights_do_not_wrap() -> None:
    assert chicago_poker.category("15r 1r 2r 3r 4y") == "high_card"
    assert chicago_poker.category("12r 13y 14g 15b 1p") == "high_card"


@pytest.mark.parametrize("text", ["1r 2r 3r 4r", "1r 3r 5r 7r", "1r 2y 3g 4b"])
def test_four_cards_know_no_straights_and_flushes(text: str) -> None:
    assert chicago_poker.category(text) == "high_card"


@pytest.mark.parametrize(
    ("cards", "message"),
    [
        ("", "expected a hand of 1 to 5 cards, got 0"),
        ("1r 2r 3r 4r 5r 6r", "expected a hand of 1 to 5 cards, got 6"),
        ("1r 1r", "the card 1r appears twice"),
        ("1r bribe", "the special card bribe cannot stand in a hand"),
        ([GangsterCard("raid2")], "the special card raid2 cannot stand in a hand"),
        ([81], "81 is not a card; expected an id 0 to 80"),
        ("As", "'As' is not a card; expected a value 1 to 15"),
        (np.array([[1, 75]], np.uint8), "row 0, column 1: 75 is not a card id; expected 0 to 74"),
        (np.array([[1, 75]]), "row 0, column 1: 75 is not a card id; expected 0 to 74"),
        (np.array([[1, 1, 255]]), "row 0: the card 1y appears twice"),
        (np.zeros((3, 6), np.uint8), "k from 1 to 5, got shape (3, 6)"),
    ],
    ids=repr,
)
def test_refused(cards: Any, message: str) -> None:
    with pytest.raises(InvalidCardError, match=re.escape(message)):
        chicago_poker.rank(cards)


@pytest.mark.parametrize(
    ("order", "message"),
    [
        ("holdem", "'holdem' is not an order; expected 'default', 'poker', 'rarity' or all"),
        ([], "an order names each of the 11 categories once"),
        (list(EXAMPLES)[1:], "'chicago_poker' is missing"),
        ([*EXAMPLES, "pair"], "one comes twice"),
        ([*list(EXAMPLES)[:10], "royal_flush"], "'royal_flush' is not a category"),
        (range(11), "0 is not a category"),
    ],
    ids=repr,
)
def test_no_order(order: Any, message: str) -> None:
    with pytest.raises(InvalidRulesError, match=re.escape(message)):
        chicago_poker.rank("1r", order=order)


def test_missing_cards_in_arrays() -> None:
    one, padded = np.array([3, 9]), np.array([[255, 3, 255, 255, 9], [255] * 5])
    strengths = chicago_poker.rank(padded)
    assert strengths.tolist() == [chicago_poker.rank(one), 0]
    assert chicago_poker.rank(np.array([255, 3, 9, 255], np.uint8)) == strengths[0]
