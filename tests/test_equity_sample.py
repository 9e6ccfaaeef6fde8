"""Sampled equity: the exact answer within its own error, the same from any number of workers."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest

from pokerloop import equity
from pokerloop.ranges import Range

SIX = ["AhKh", "QsQd", "7c7d", "JhTh", "5s4s", "AcJd"]

KEEPS = Range("AhAdAc, KhKdKc:0.5, AhKhQh")

# Spots of every kind, small enough to count.
SPOTS = [
    pytest.param(["AhKh", "QsQd"], {}, id="heads-up"),
    pytest.param(SIX, {}, id="six hands"),
    pytest.param(["AhKh", "QsQd"], {"board": "Qh7h2c"}, id="flop"),
    pytest.param(["AhKh", "random"], {"board": "Qh7h2c"}, id="random hand"),
    pytest.param(["AhKh", "As?"], {"board": "Qh7h2c", "dead": "2d2h"}, id="half known"),
    pytest.param(["AhKh, AdKd:0.25, 77:0.5", "AA, AKs, 76s:0.125"], {}, id="weights"),
    pytest.param(["AA:0.1, KK", "AA, KK:0.1", "AK"], {"board": "Ac7h2d"}, id="many conflicts"),
    pytest.param(["AA", "AA, KK:0.01"], {"board": "7c7d2s"}, id="tight"),
    pytest.param(["AA, 72o", "AA, 72o", "AA:0.5, 72o"], {"board": "Kh9d4s3c5h"}, id="river"),
    pytest.param(["AhKhQdJd", "9s9c8s8c"], {"game": "omaha"}, id="omaha"),
    pytest.param(["AhKhQdJd5c", "9s9c8s8c2d"], {"game": "omaha5", "board": "2c3d"}, id="omaha5"),
    pytest.param(["AhKhQdJd5c6c", "9s9c8s8c2d2h"], {"game": "omaha6", "board": "3d"}, id="omaha6"),
    pytest.param(["AhKhQh", "9s9c"], {"game": "draw"}, id="draw"),
    pytest.param([KEEPS, "QhQdQc"], {"game": "draw", "dead": "2c2d"}, id="keeps"),
    pytest.param(["Ah", "KsQs"], {"game": "three_card"}, id="three cards"),
    pytest.param(["9r 9y 10g", "15r 14r 13r 12r"], {"game": "chicago_poker"}, id="chicago"),
]


@pytest.mark.parametrize(("players", "spot"), SPOTS)
def test_exact_answer_is_within_the_error(players: list[str], spot: dict[str, str]) -> None:
    truth = equity.exact(players, **spot)
    result = equity.sample(players, **spot, trials=400_000, seed=11)
    assert not result.is_exact
    assert result.seed == 11
    for exact, sampled in zip(truth.players, result.players, strict=True):
        assert abs(sampled.equity - exact.equity) < 4.5 * sampled.stderr + 1e-12
        assert sampled.total == 400_000
        # Deals of a block depend on each other, and single hands of ranges stay for a while.
        alone = math.sqrt(exact.equity * (1 - exact.equity) / 400_000)
        dependence = max(8, 4.5 * sampled.stderr / alone)
        for name, share in exact.categories.items():
            spread = math.sqrt(share * (1 - share) / 400_000)
            assert abs(sampled.categories[name] - share) < dependence * spread + 1e-12
    assert sum(player.equity for player in result.players) == pytest.approx(1)


@pytest.mark.parametrize(
    ("players", "board"),
    [
        (["AhKh", "QsQd"], ""),
        (["AhKh", "random"], "Qh7h2c"),
        (["AA, KK:0.2, AKs", "QQ+, AQ"], "Ts9s2d"),
        (["TT+, AK", "TT+", "AQ+"], "7c2d3h4s"),
    ],
)
def test_error_is_what_the_answers_scatter_by(players: list[str], board: str) -> None:
    truth = equity.exact(players, board=board).players[0].equity
    results = [
        equity.sample(players, board=board, trials=20_000, seed=seed).players[0]
        for seed in range(200)
    ]
    deviations = np.array([result.equity - truth for result in results])
    predicted = np.mean([result.stderr**2 for result in results])
    # 200 squared deviations: their mean is within 35 % at more than three standard errors.
    assert np.mean(deviations**2) == pytest.approx(predicted, rel=0.35)
    assert abs(np.mean(deviations)) < 4 * math.sqrt(predicted / 200)
    inside = sum(low <= truth <= high for low, high in (r.interval() for r in results))
    assert 178 <= inside <= 199


@pytest.mark.parametrize("players", [["AhKh", "QsQd"], ["KK+, AK", "TT+, AQ+:0.5", "random"]])
def test_any_number_of_workers_deals_the_same(players: list[str]) -> None:
    results = [
        equity.sample(players, trials=600_001, seed=5, workers=workers) for workers in (1, 2, 3)
    ]
    assert results[0] == results[1] == results[2]
    assert results[0].trials == 600_001


@pytest.mark.sanitizer
def test_every_number_of_trials_is_kept() -> None:
    for trials in (1, 2, 47, 48, 383, 384, 385, 20 * 384, 10_001):
        result = equity.sample(["AhKh", "QsQd"], trials=trials, seed=1)
        assert result.trials == sum(result.players[0].counts) + round(
            result.players[0].lose * trials
        )
        assert result.trials == trials
        low, high = result.players[0].interval()
        assert 0 <= low < high <= 1


def test_more_trials_begin_like_fewer() -> None:
    few = equity.sample(["AhKh", "QsQd"], trials=384 * 5, seed=3).players[0]
    more = equity.sample(["AhKh", "QsQd"], trials=384 * 6, seed=3).players[0]
    assert 0 <= more.counts[0] - few.counts[0] <= 384
    assert few != equity.sample(["AhKh", "QsQd"], trials=384 * 5, seed=4).players[0]


def test_a_seed_that_was_not_given_is_told() -> None:
    first = equity.sample(["AhKh", "QsQd"], trials=5_000)
    assert first.seed is not None
    assert equity.sample(["AhKh", "QsQd"], trials=5_000, seed=first.seed) == first
    generator = np.random.default_rng(1)
    assert (
        equity.sample(["AhKh", "QsQd"], trials=100, seed=generator).seed
        != equity.sample(["AhKh", "QsQd"], trials=100, seed=generator).seed
    )


def test_one_card_to_come_is_dealt_evenly() -> None:
    # Every card falls under every mark of a ruler once, so a block has each river equally often.
    truth = equity.exact(["AhKh", "QsQd"], board="Qh7h2c3d")
    result = equity.sample(["AhKh", "QsQd"], board="Qh7h2c3d", trials=44 * 8 * 30, seed=9)
    for exact, sampled in zip(truth.players, result.players, strict=True):
        assert sampled.equity == exact.equity
        assert sampled.stderr == 0
        low, high = sampled.interval()
        assert low < sampled.equity < high


@pytest.mark.parametrize(("players", "at_most"), [(["AhKh", "QsQd"], 0.35), (SIX, 0.55)])
def test_error_is_below_that_of_independent_deals(players: list[str], at_most: float) -> None:
    player = equity.sample(players, trials=400_000, seed=2).players[0]
    independent = player.equity * (1 - player.equity) / 400_000
    assert player.stderr**2 < at_most * independent


def test_target_error_is_reached_and_not_overshot() -> None:
    result = equity.sample(["AhKh", "QQ+"], target_error=2e-4, seed=1)
    assert result.stderr <= 2e-4
    before = equity.sample(["AhKh", "QQ+"], trials=result.trials - 250_000, seed=1)
    assert before.stderr > 2e-4
    again = equity.sample(["AhKh", "QQ+"], target_error=2e-4, seed=1, workers=2)
    assert again == result
    capped = equity.sample(["AhKh", "QQ+"], target_error=1e-9, trials=1_000, seed=1)
    assert capped.trials == 1_000


def test_steps_of_a_sample_end_with_the_sample() -> None:
    steps = list(equity.iter_sample(["AhKh", "QsQd"], trials=700_000, seed=1))
    assert [step.trials for step in steps] == sorted(step.trials for step in steps)
    assert len(steps) == 3
    assert steps[-1] == equity.sample(["AhKh", "QsQd"], trials=700_000, seed=1)
    first = next(equity.iter_sample(["AhKh", "QsQd"], trials=700_000, seed=1, workers=2))
    assert first == steps[0]


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    equity.sample(["AhKh", "QsQd"], trials=600_000, seed=1, progress=lambda *x: told.append(x))
    assert told[-1] == (600_000, 600_000)
    assert all(a[0] < b[0] for a, b in itertools.pairwise(told))
    told.clear()
    equity.exact(["AhKh", "random"], board="Qh7h2c9d", progress=lambda *x: told.append(x))
    assert told[-1][0] == told[-1][1] == len(told)


def test_long_counts_stop_soon() -> None:
    told: list[tuple[int, int]] = []

    def stop(done: int, all_of_them: int) -> None:
        told.append((done, all_of_them))
        raise KeyboardInterrupt

    players = ["AhKh", "random", "random"]
    with pytest.raises(KeyboardInterrupt):
        equity.exact(players, progress=stop)
    ((done, all_of_them),) = told
    assert done == 1
    assert equity.cost(players, limit=10**11) / all_of_them < 5_000_000


def test_ten_players_with_ranges() -> None:
    result = equity.sample(["20%"] * 10, trials=100_000, seed=1)
    # All alike, so each has a tenth.
    assert all(abs(p.equity - 0.1) < 4.5 * p.stderr for p in result.players)


def test_compute_picks_by_the_budget() -> None:
    exact = equity.compute(["AhKh", "QsQd"])
    assert exact == equity.exact(["AhKh", "QsQd"])
    assert not equity.compute(["AhKh", "QsQd"], budget=1_000, trials=1_000).is_exact
    cost = equity.cost(["AhKh", "QsQd"])
    assert equity.compute(["AhKh", "QsQd"], budget=cost).is_exact
    assert not equity.compute(["AhKh", "QsQd"], budget=cost - 1, trials=100).is_exact
    assert not equity.compute(["random"] * 3, trials=100).is_exact
    assert not equity.compute(["random", "AsKsQsJsTs9s"], game="omaha6", trials=100).is_exact
