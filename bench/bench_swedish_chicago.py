"""How fast Swedish Chicago is solved and played; every answer is checked.

python -m pytest -o python_files='bench_*.py' bench/bench_swedish_chicago.py

The goals on one core: all 32 ways to keep cards of a hand in 10 milliseconds; the tricks of four
random hands in 50 microseconds, in the median; a second, 300,000 deals of random, 100,000 of greedy
and 200 of expert players.
"""

from __future__ import annotations

import random
from statistics import median
from time import perf_counter_ns
from typing import Any

import pytest

from pokerloop import swedish_chicago
from pokerloop._core import swedish_chicago as core
from pokerloop.swedish_chicago.state import make_setup

# Of a thousand deals to four players, how many have a seat that can force it.
FORCED = {"last_trick": 267, "chicago": 27}


def deals(count: int, players: int) -> list[list[list[int]]]:
    rng = random.Random(7)
    dealt = (rng.sample(range(52), 5 * players) for _ in range(count))
    return [[cards[5 * i : 5 * i + 5] for i in range(players)] for cards in dealt]


@pytest.mark.benchmark(group="all 32 ways to keep")
@pytest.mark.parametrize("dead", ["", "Ac 4d 5d 6h 9h 9s Ts"], ids=["none dead", "seven dead"])
def test_exchange_odds(benchmark: Any, dead: str) -> None:
    every = benchmark(swedish_chicago.exchange_odds, "Kc Kd 8h 5s 2c", dead=dead)
    assert len(every) == 32
    assert every[0].total == (780 * 38 // 3 if dead else 16_215)


@pytest.mark.benchmark(group="the keep with the most points, a thousand hands")
def test_best_keep(benchmark: Any) -> None:
    values = core.KeepValues(swedish_chicago.Rules())
    hands = [hand for (hand,) in deals(1000, 1)]
    kept = benchmark(lambda: [values.best(hand) for hand in hands])
    assert sum(map(len, kept)) == 2211


@pytest.mark.benchmark(group="the tricks of four random hands, a thousand deals")
@pytest.mark.parametrize("goal", list(FORCED))
def test_tricks(benchmark: Any, goal: str) -> None:
    """Every seat is tried for the last trick, the leader for Chicago."""
    dealt = deals(1000, 4)
    times: list[int] = []

    def solve() -> int:
        forced = 0
        for hands in dealt:
            begin = perf_counter_ns()
            seat, _ = core.solve_tricks(hands, 0, [], goal == "chicago", None)
            times.append(perf_counter_ns() - begin)
            forced += seat is not None
        return forced

    assert benchmark(solve) == FORCED[goal]
    benchmark.extra_info["median microseconds"] = round(median(times) / 1000, 1)


@pytest.mark.benchmark(group="the best of four hands, three of which drew three times")
def test_win_odds(benchmark: Any) -> None:
    odds = benchmark.pedantic(
        swedish_chicago.win_odds,
        ("Kc Kd 9h 9s 2c", 3, 3),
        {"trials": 20_000, "seed": 7},
        rounds=3,
    )
    assert odds.wins == 4813


@pytest.mark.benchmark(group="matches of Swedish Chicago")
@pytest.mark.parametrize(
    ("seats", "matches", "deals"),
    [
        (["random"] * 2, 2000, 88395),
        (["random"] * 4, 200, 146645),
        (["greedy"] * 2, 5000, 38621),
        (["greedy"] * 4, 5000, 52673),
        (["expert", "greedy", "greedy", "greedy"], 50, 474),
        (["expert"] * 4, 10, 119),
    ],
    ids=["random x2", "random x4", "greedy x2", "greedy x4", "expert and greedy x3", "expert x4"],
)
def test_matches(benchmark: Any, seats: list[str], matches: int, deals: int) -> None:
    setup = make_setup("pagat", len(seats), None, None, None)
    tally = benchmark.pedantic(core.run_chunk, (setup, seats, 7, 0, matches), rounds=3)
    assert tally["seats"][0]["deals"] == deals
    benchmark.extra_info["deals a second"] = round(deals / benchmark.stats.stats.min)
