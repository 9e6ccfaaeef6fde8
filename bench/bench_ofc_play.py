"""How fast finished boards settle and deals of Pineapple are played; every answer is checked.

Goal: 50 million pairs of finished boards a second on one core, in a batch.

python -m pytest -o python_files='bench_*.py' bench/bench_ofc_play.py
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from pokerloop import ofc
from pokerloop._core import ofc as core
from pokerloop.ofc.state import make_setup

TABLES = 1_000_000


def dealt_boards() -> npt.NDArray[np.uint8]:
    """Boards as they are dealt: 99 of 100 are dead."""
    rng = np.random.default_rng(7)
    decks = [rng.random((10_000, 52)).argsort(axis=1)[:, :26] for _ in range(TABLES // 10_000)]
    return np.concatenate(decks).astype(np.uint8).reshape(-1, 2, 13)


def played_boards() -> npt.NDArray[np.uint8]:
    """Boards as they are played: live, many with flushes and the like."""
    tables = []
    for index in range(500):
        deal = ofc.play("pineapple", ["greedy", "greedy"], 7, index=index, deals=1).results[0]
        tables.append([[*b.top, *b.middle, *b.bottom] for b in deal.boards])
    rng = np.random.default_rng(7)
    return np.array(tables, dtype=np.uint8)[rng.integers(len(tables), size=TABLES)]


def settle_one_by_one(tables: npt.NDArray[np.uint8]) -> list[tuple[int, ...]]:
    return [
        ofc.settle([ofc.Board(ids[:3], ids[3:8], ids[8:]) for ids in table])
        for table in tables.tolist()
    ]


@pytest.mark.benchmark(group="a million pairs of finished boards")
@pytest.mark.parametrize("check_duplicates", [True, False], ids=["checked", "vouched-for"])
@pytest.mark.parametrize("boards", [dealt_boards, played_boards], ids=["dealt", "played"])
def test_pairs(benchmark: Any, boards: Any, check_duplicates: bool) -> None:
    tables = boards()
    points = benchmark(ofc.settle_many, tables, check_duplicates=check_duplicates)
    assert points[:200].tolist() == [list(won) for won in settle_one_by_one(tables[:200])]


@pytest.mark.benchmark(group="deals of Pineapple with two players")
@pytest.mark.parametrize(
    ("policy", "deals"), [("random", 20_000), ("solitaire", 200), ("greedy", 200)]
)
def test_deals(benchmark: Any, policy: str, deals: int) -> None:
    setup = make_setup("pineapple", 2, None, 1, None, None)
    seats = [policy, policy]
    tally = benchmark.pedantic(core.run_chunk, (setup, seats, 7, 0, deals), rounds=5)
    benchmark.extra_info["deals a second"] = round(deals / benchmark.stats.stats.min)
    assert tally["games"] == deals
    assert tally["actions"] == deals * 2 * 17
    assert sum(seat["points"] for seat in tally["seats"]) == 0
