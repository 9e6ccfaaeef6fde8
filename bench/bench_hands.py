"""How fast hands are ranked, beside phevaluator in the same run; every answer is checked.

python -m pytest -o python_files='bench_*.py' bench/bench_hands.py --benchmark-group-by=group
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import phevaluator
import pytest

from pokerloop import hands
from pokerloop.cards import parse_cards
from pokerloop.hands import chicago_poker

MILLION = 1_000_000
ROYAL = "As Ks Qs Js Ts 2c 3d"


def random_hands(cards: int, *, deck: int = 52, count: int = MILLION) -> Any:
    rng = np.random.default_rng(7)
    return np.concatenate(
        [
            rng.random((count // 20, deck), dtype=np.float32).argsort(axis=1)[:, :cards]
            for _ in range(20)
        ]
    ).astype(np.uint8)


@pytest.mark.benchmark(group="one seven-card hand")
@pytest.mark.parametrize(
    ("function", "hand", "answer"),
    [
        (hands.rank, ROYAL, 32_780),
        (hands.rank, [int(card) for card in parse_cards(ROYAL)], 32_780),
        (hands.rank, parse_cards(ROYAL), 32_780),
        (lambda hand: phevaluator.evaluate_cards(*hand), ROYAL.split(), 1),
        (lambda hand: phevaluator.evaluate_cards(*hand), list(map(int, parse_cards(ROYAL))), 1),
    ],
    ids=["text", "ids", "Cards", "phevaluator-texts", "phevaluator-ids"],
)
def test_one_hand(benchmark: Any, function: Callable[[Any], int], hand: Any, answer: int) -> None:
    assert benchmark(function, hand) == answer


@pytest.mark.benchmark(group="a million seven-card hands")
@pytest.mark.parametrize("check_duplicates", [True, False], ids=["checked", "vouched-for"])
@pytest.mark.parametrize("order", ["C", "F"], ids=["by-row", "by-column"])
def test_million(benchmark: Any, order: Any, check_duplicates: bool) -> None:
    dealt = np.asarray(random_hands(7), order=order)
    out = np.empty(MILLION, dtype=np.uint16)
    benchmark(hands.rank, dealt, out=out, check_duplicates=check_duplicates)
    assert (out[:100] == [hands.rank(hand) for hand in dealt[:100].tolist()]).all()


@pytest.mark.benchmark(group="a million seven-card hands")
def test_million_phevaluator(benchmark: Any) -> None:
    dealt = random_hands(7)
    rows = dealt.tolist()
    evaluate = phevaluator.evaluate_cards
    worths = benchmark.pedantic(lambda: [evaluate(*row) for row in rows], rounds=3)
    by_strength = np.argsort(hands.rank(dealt), kind="stable")
    assert (np.diff(np.array(worths)[by_strength]) <= 0).all()


@pytest.mark.benchmark(group="a million hands of other sizes")
@pytest.mark.parametrize("cards", [3, 5, 6])
def test_million_of_size(benchmark: Any, cards: int) -> None:
    dealt = random_hands(cards)
    strengths = benchmark(hands.rank, dealt, check_duplicates=False)
    assert (strengths[:100] == [hands.rank(hand) for hand in dealt[:100].tolist()]).all()


@pytest.mark.benchmark(group="a million hands of other sizes")
@pytest.mark.parametrize("order", ["default", "rarity"])
def test_million_chicago_poker(benchmark: Any, order: str) -> None:
    dealt = random_hands(5, deck=75)
    strengths = benchmark(chicago_poker.rank, dealt, order=order, check_duplicates=False)
    expected = [chicago_poker.rank(hand, order=order) for hand in dealt[:100].tolist()]
    assert (strengths[:100] == expected).all()


@pytest.mark.benchmark(group="every hand")
@pytest.mark.parametrize(("cards", "count"), [(5, 2_598_960), (7, 133_784_560)])
def test_census(benchmark: Any, cards: int, count: int) -> None:
    counts = benchmark.pedantic(hands.census, (cards,), rounds=3)
    assert int(counts.sum()) == count
