"""How fast games of each kind are played by each built-in player, and what the engine adds.

Goals: the engine costs less than 5 % over the bare loop of the core, and two cores play at 95 % of
twice the speed of one. Every total is compared with that of the bare loop.

python -m pytest -o python_files='bench_*.py' bench/bench_simulation.py
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import reduce
from pathlib import Path
from typing import Any

import pytest

from pokerloop.checkpoint import Checkpoint
from pokerloop.games import GAMES
from pokerloop.runner import Chunk, chunks_of, executor_of, map_in_order
from pokerloop.simulation import Task, simulate
from pokerloop.statistics import add_tallies

SEATS = 2
ROUNDS = 3

PLAYERS = [
    pytest.param(game, policy, id=f"{game}-{policy}")
    for game in GAMES
    for policy in GAMES[game].policies
]


def games_of(game: str, policy: str) -> int:
    """Return how many games take about half a second, by what the registry says of the policy."""
    return max(10, round(500 / (SEATS * GAMES[game].milliseconds.get(policy, 1.0))))


def bare(game: str, policy: str, games: int) -> Any:
    """Play in one piece, by the core alone."""
    setup = GAMES[game].setup(GAMES[game].rules(), SEATS)
    return GAMES[game].tables.run_chunk(setup, [policy] * SEATS, 7, 0, games)


def least(clock: Callable[[], float], *works: Callable[[], object]) -> list[float]:
    """Return the least time each work took, done in turn so that all meet the same machine."""
    times: list[list[float]] = [[] for _ in works]
    for _ in range(ROUNDS):
        for work, taken in zip(works, times, strict=True):
            begin = clock()
            work()
            taken.append(clock() - begin)
    return list(map(min, times))


@pytest.mark.benchmark(group="games of two players")
@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize(("game", "policy"), PLAYERS)
def test_games(benchmark: Any, game: str, policy: str, workers: int) -> None:
    games = games_of(game, policy)
    result = benchmark.pedantic(
        simulate,
        (game, [policy] * SEATS),
        {"games": games, "seed": 7, "workers": workers},
        rounds=3,
    )
    benchmark.extra_info["games a second"] = round(games / benchmark.stats.stats.min)
    assert result.tally == bare(game, policy, games)
    assert result.games == games


@pytest.mark.parametrize(("game", "policy"), PLAYERS)
def test_the_engine_costs_little(game: str, policy: str, capsys: Any) -> None:
    """Processor time of the whole program, in which one core's work is told from the others'."""
    games = games_of(game, policy)
    core, engine = least(
        time.process_time,
        lambda: bare(game, policy, games),
        lambda: simulate(game, [policy] * SEATS, games=games, seed=7),
    )
    with capsys.disabled():
        print(
            f"\n{game} {policy}: {games / engine:,.0f} games a second of one core, "
            f"{engine / core - 1:+.2%} over the bare loop"
        )
    assert engine < core * 1.05


@pytest.mark.parametrize(("game", "policy"), PLAYERS)
def test_two_cores(game: str, policy: str, capsys: Any) -> None:
    """Needs a machine with nothing else to do; so it tells, and asserts only the totals."""
    games = 3 * games_of(game, policy)
    expected = simulate(game, [policy] * SEATS, games=games, seed=7)

    def play(**how: Any) -> None:
        assert simulate(game, [policy] * SEATS, games=games, seed=7, **how) == expected

    with executor_of(2, "processes") as processes:
        play(executor=processes)
        one, threads, several = least(
            time.perf_counter,
            play,
            lambda: play(workers=2),
            lambda: play(executor=processes),
        )
    with capsys.disabled():
        shown = f"threads {one / threads / 2:.1%}, processes {one / several / 2:.1%}"
        print(f"\n{game} {policy}: efficiency of two cores: {shown}")


# ---- What a chunk costs -----------------------------------------------------------------------

CHUNKS = 2000

TALLY = Task.plan("ofc", ["random", "random"], seed=7)(Chunk(0, 0, 1000))


class Nothing:
    """The tally of a chunk, without the games."""

    def __init__(self, tally: Any) -> None:
        self.tally = tally

    def __call__(self, chunk: Chunk) -> Any:
        return self.tally


def microseconds(work: Callable[[], object], times: int) -> float:
    """Return the least processor time this process takes for each of so many times."""
    return least(time.process_time, work)[0] / times * 1e6


def handing_out(executor: Any) -> float:
    """Return what it costs to hand out a chunk of a simulation and take its tally back."""
    nothing = Nothing(TALLY)
    return microseconds(lambda: list(map_in_order(nothing, chunks_of(CHUNKS, 1), executor)), CHUNKS)


def written(path: Path) -> None:
    path.unlink(missing_ok=True)
    with Checkpoint(path, {"seed": 7}) as file:
        assert list(file.finished()) == []
        for _ in range(CHUNKS):
            file.append(TALLY)


def read(path: Path) -> None:
    with Checkpoint(path, {"seed": 7}) as file:
        assert list(file.finished()) == [TALLY] * CHUNKS


def test_what_a_chunk_costs(capsys: Any, tmp_path: Path) -> None:
    """Processor time where the results come together, Dask's scheduler with it."""
    distributed = pytest.importorskip("distributed")
    costs = {"here": handing_out(None)}
    with ThreadPoolExecutor(2) as threads:
        costs["threads"] = handing_out(threads)
    with executor_of(2, "processes") as processes:
        costs["processes"] = handing_out(processes)
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, dashboard_address=None
        ) as cluster,
        distributed.Client(cluster) as client,
    ):
        costs["Dask"] = handing_out(client.get_executor())
    costs["adding up"] = microseconds(lambda: reduce(add_tallies, [TALLY] * CHUNKS), CHUNKS)
    file = tmp_path / "run"
    costs["writing"] = microseconds(lambda: written(file), CHUNKS)
    costs["reading"] = microseconds(lambda: read(file), CHUNKS)
    with capsys.disabled():
        print("\nmicroseconds a chunk:", *(f"{name} {cost:.0f}," for name, cost in costs.items()))
