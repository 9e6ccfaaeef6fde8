"""How fast Chicago Poker is counted and played; every answer is checked.

Goals on one core: 100,000 games a minute by chance, 20,000 by the greedy player.

python -m pytest -o python_files='bench_*.py' bench/bench_chicago_poker.py
"""

from __future__ import annotations

import math
from typing import Any

import pytest

from pokerloop import chicago_poker, simulate

SHOOTOUT = ["9r 9y 4g ? ?", "13r 12r 11r ? ?", "10g 10b ? ?"]


@pytest.mark.benchmark(group="a shootout of three players with two unknown cards each")
def test_counted(benchmark: Any) -> None:
    result = benchmark(chicago_poker.shootout_odds, SHOOTOUT)
    assert result.deals == math.comb(67, 2) * math.comb(65, 2) * math.comb(63, 2)
    assert result.chances == pytest.approx((0.206174, 0.269209, 0.524616), abs=1e-6)


@pytest.mark.benchmark(group="a shootout of three players with two unknown cards each")
def test_sampled(benchmark: Any) -> None:
    result = benchmark.pedantic(
        chicago_poker.shootout_odds, (SHOOTOUT,), {"trials": 100_000, "seed": 7}, rounds=3
    )
    assert abs(result.chances[0] - 0.206174) < 5 * result.players[0].stderr
    benchmark.extra_info["standard error"] = result.stderr


@pytest.mark.benchmark(group="what a column becomes")
@pytest.mark.parametrize(
    ("cards", "draws", "flush"),
    [("9r 10r 11r", 6, 0.243160), ("9r 10r", 8, 0.0), ("9r 10r", 30, 0.0), ("9r 9y", 40, 0.0)],
)
def test_completion(benchmark: Any, cards: str, draws: int, flush: float) -> None:
    result = benchmark.pedantic(chicago_poker.completion_odds, (cards, draws), rounds=3)
    assert result.is_exact
    assert result.total == math.comb(75 - len(cards.split()), draws)
    if flush:
        assert dict(result.categories)["flush"] == pytest.approx(flush, abs=1e-6)


@pytest.mark.benchmark(group="games")
@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize(("policy", "games"), [("random", 5000), ("greedy", 1000), ("boss", 20)])
def test_games(benchmark: Any, policy: str, games: int, players: int) -> None:
    seats = [policy] * players
    result = benchmark.pedantic(
        simulate, ("chicago_poker", seats), {"games": games, "seed": 7}, rounds=3
    )
    benchmark.extra_info["games a minute"] = round(60 * games / benchmark.stats.stats.min)
    assert result.games == games
    assert sum(result.win_share) == pytest.approx(1)
    won = sum(sum(result.counters[name]) for name in result.counters if name.startswith("won_"))
    assert won == sum(result.points)
