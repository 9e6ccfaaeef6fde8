"""Strengths against the naive oracle, two other libraries, and given cases."""

from __future__ import annotations

import itertools
import json
from pathlib import Path
from typing import Any

import numpy as np
import phevaluator
import pytest
import treys

from pokerloop import hands
from pokerloop.cards import Card, parse_cards
from pokerloop.hands import Category
from tests import oracle
from tests.agreement import disagreements, random_hands

CASES = Path(__file__).parent / "cases"
MILLION = 1_000_000


def cases(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (CASES / name).read_text().splitlines()]


@pytest.mark.parametrize("cards", [1, 2, 3, 4, 5, 6, 7])
def test_oracle_agrees(cards: int) -> None:
    dealt = random_hands(20_000 if cards < 6 else 4_000, cards, seed=cards)
    worths = list(map(oracle.standard, dealt.tolist()))
    assert not disagreements(hands.rank(dealt), worths)
    assert hands.category(dealt).tolist() == [worth[0] for worth in worths]


def test_hands_of_all_sizes_stand_on_one_scale() -> None:
    dealt = [random_hands(3_000, cards, seed=70 + cards) for cards in range(1, 8)]
    strengths = np.concatenate([hands.rank(array) for array in dealt])
    worths = [oracle.standard(hand) for array in dealt for hand in array.tolist()]
    assert not disagreements(strengths, worths)


def test_six_and_seven_cards_are_worth_their_best_five() -> None:
    for cards in (6, 7):
        dealt = random_hands(200_000, cards, seed=90 + cards)
        fives = [
            hands.rank(dealt[:, list(chosen)]) for chosen in itertools.combinations(range(cards), 5)
        ]
        assert (hands.rank(dealt) == np.max(fives, axis=0)).all()


@pytest.mark.parametrize("cards", [3, 5, 7])
def test_order_of_cards_does_not_matter(cards: int) -> None:
    dealt = random_hands(2_000, cards, seed=3)
    strengths = hands.rank(dealt)
    for order in itertools.islice(itertools.permutations(range(cards)), 0, None, 7):
        assert (hands.rank(dealt[:, list(order)]) == strengths).all()


@pytest.mark.parametrize("cards", [5, 6, 7])
def test_phevaluator_agrees_on_a_million_hands(cards: int) -> None:
    dealt = random_hands(MILLION, cards, seed=10 + cards)
    worths = [-phevaluator.evaluate_cards(*hand) for hand in dealt.tolist()]
    assert not disagreements(hands.rank(dealt), worths)


@pytest.mark.parametrize(("cards", "count"), [(5, MILLION), (7, 50_000)])
def test_treys_agrees_on_a_million_hands(cards: int, count: int) -> None:
    dealt = random_hands(count, cards, seed=20 + cards)
    card = [treys.Card.new(str(Card(i))) for i in range(52)]
    evaluate = treys.Evaluator().evaluate
    worths = [-evaluate([], [card[c] for c in hand]) for hand in dealt.tolist()]
    assert not disagreements(hands.rank(dealt), worths)


@pytest.mark.parametrize(
    "case", cases("compare.jsonl"), ids=lambda case: f"{case['x']}-{case['y']}"
)
def test_given_comparisons(case: dict[str, Any]) -> None:
    x, y = case["x"], case["y"]
    assert hands.compare(x, y) == case["sign"]
    assert hands.compare(parse_cards(y), parse_cards(x)) == -case["sign"]


@pytest.mark.parametrize(
    ("stronger", "weaker"),
    [
        ("Qs Qd 9h", "Qs Qd 7c"),
        ("Qs Qd 9h 8c 2d", "Qs Qd 9h"),
        ("Qs Qd 9h", "Qs Qd 8h 7c 6d"),
        ("2c 2d", "As Kd Qh Jc 9s"),
        ("2c 2d 2h", "As Ad Ks Kd Qh"),
        ("2c 2d 2h 2s", "Ac Ad Ah Ks Kd"),
        ("6c 5d 4h 3s 2c", "5c 4d 3h 2s Ac"),
        ("5c 4d 3h 2s Ac", "Ac Ad Ah Ks Qd"),
        ("As", "Ks Qs"),
        ("As 2d", "As"),
    ],
)
def test_stronger(stronger: str, weaker: str) -> None:
    assert hands.compare(stronger, weaker) == 1
    assert hands.compare(weaker, stronger) == -1


@pytest.mark.parametrize(
    ("x", "y"),
    [
        ("As Kd", "Ah Kc"),
        ("Ac Kd Qh Js Tc 2d 3d", "Ah Kc Qs Jd Tc 9h 9d"),
        ("2s 4s 6s 8s Ts", "2h 4h 6h 8h Th Ad Ac"),
    ],
)
def test_tie(x: str, y: str) -> None:
    assert hands.compare(x, y) == 0


def test_straights_do_not_wrap() -> None:
    assert hands.category("Qc Kd Ah 2s 3c") is Category.high_card


def test_short_hands_know_no_straights_and_flushes() -> None:
    assert hands.category("As Ks Qs") is Category.high_card
    assert hands.category("5d 4d 3d 2d") is Category.high_card
