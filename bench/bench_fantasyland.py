"""How fast Fantasyland hands are set; every answer is checked.

python -m pytest -o python_files='bench_*.py' bench/bench_fantasyland.py

The goals on one core are 5, 20, 60, 200 and 500 microseconds for a random hand of 13, 14, 15, 16
and 17 cards; a row of the first table is a thousand hands, so its times in milliseconds are
microseconds a hand.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from pokerloop.ofc import Board
from pokerloop.ofc.fantasyland import odds, solve, solve_many

# The answers, by the number of cards.
ROYALTIES_AND_STAYS = {
    13: (9109, 52),
    14: (12472, 92),
    15: (16230, 163),
    16: (20166, 312),
    17: (24122, 491),
}
POINTS = {13: -1880, 14: -1309, 15: -790, 16: -342, 17: 217}

OTHER = Board("Qs Qd 7c", "9h 9d 9c 4s 2d", "6h 5h 4h 3h 2h")


def random_hands(cards: int, deck: list[int]) -> npt.NDArray[np.uint8]:
    rng = np.random.default_rng(7)
    ids = np.array(deck, np.uint8)
    return ids[rng.random((1000, len(deck))).argsort(axis=1)[:, :cards]]


@pytest.mark.benchmark(group="a thousand Fantasyland hands, royalties and staying")
@pytest.mark.parametrize("cards", [*ROYALTIES_AND_STAYS])
def test_royalties(benchmark: Any, cards: int) -> None:
    settings = benchmark(solve_many, random_hands(cards, [*range(52)]))
    assert (settings.royalties.sum(), settings.stays.sum()) == ROYALTIES_AND_STAYS[cards]


@pytest.mark.benchmark(group="a hundred Fantasyland hands against a board")
@pytest.mark.parametrize("cards", [*POINTS])
def test_against(benchmark: Any, cards: int) -> None:
    seen = {*OTHER.top, *OTHER.middle, *OTHER.bottom}
    hands = random_hands(cards, [card for card in range(52) if card not in seen])[:100].tolist()
    settings = benchmark(lambda: [solve(hand, against=OTHER) for hand in hands])
    assert sum(setting.points for setting in settings) == POINTS[cards]


@pytest.mark.benchmark(group="odds of ten thousand hands of 14 cards")
@pytest.mark.parametrize("workers", [1, 2])
def test_odds(benchmark: Any, workers: int) -> None:
    found = benchmark(odds, 14, hands=10_000, seed=7, workers=workers)
    assert (found.mean_royalties, found.stay_rate) == (12.4434, 0.0916)
