"""Simulations: what they come to, when they stop, and that no way of stopping loses anything."""

from __future__ import annotations

import json
import math
import multiprocessing
import os
import pickle
import random
import signal
import statistics
import threading
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import pokerloop
from pokerloop import ofc, simulate, target_error
from pokerloop.checkpoint import Checkpoint
from pokerloop.errors import CheckpointError, InvalidRulesError
from pokerloop.runner import Chunk
from pokerloop.simulation import Result, Task, iter_simulate, resume
from tests.executors import Shuffled

RANDOM = ["random", "random"]


def run(**changes: Any) -> Result:
    arguments = {"games": 300, "seed": 7, "deals": 1, "chunk_size": 20, **changes}
    return simulate("ofc", RANDOM, **arguments)


# ---- What it comes to -------------------------------------------------------------------------


def test_a_result_is_what_its_games_come_to() -> None:
    result = run(games=50, rules="tonybet scoop=6")
    finals = [result.game(index).final for index in range(50)]
    for seat in (0, 1):
        points = [final.points[seat] for final in finals]
        assert result.points[seat] == sum(points)
        assert result.mean[seat] == pytest.approx(statistics.mean(points))
        assert result.stderr[seat] == pytest.approx(statistics.stdev(points) / math.sqrt(50))
    won = [(a > b) - (a < b) for a, b in (final.points for final in finals)]
    assert result.win_share[0] == pytest.approx((50 + sum(won)) / 100)
    assert sum(result.win_share) == pytest.approx(1)
    assert (result.games, result.planned, result.seed, result.players) == (
        50,
        50,
        7,
        ("random",) * 2,
    )
    assert result.rules == ofc.Rules.preset("tonybet").replace(scoop=6)
    assert result.game(17).index == 17
    for wrong in (-1, 50):
        with pytest.raises(IndexError, match="from 0 to 49"):
            result.game(wrong)


def test_rules_of_a_result_are_those_of_its_games() -> None:
    result = simulate("swedish_chicago", ["random"] * 3, "finnish", games=2, seed=7)
    assert result.rules == result.game(0).final.rules
    assert result.to_dict()["rules"]["num_players"] == 3
    assert "finnish: 2 games" in result.summary


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    """Two random players are worth nothing on average, and each wins half."""
    results = [run(seed=seed, games=200) for seed in range(200)]
    for interval, truth in (("interval", 0.0), ("win_share_interval", 0.5)):
        held = 0
        for result in results:
            low, high = getattr(result, interval)(0, confidence=0.9)
            held += low <= truth <= high
        assert 165 <= held <= 200, interval
    low, high = results[0].interval(0)
    assert low < results[0].interval(0, 0.5)[0] < results[0].interval(0, 0.5)[1] < high


def test_a_fresh_seed_is_told() -> None:
    once = run(seed=None)
    assert run(seed=once.seed) == once
    assert run(seed=None).seed != once.seed


def test_plain_values_are_json_and_a_table() -> None:
    result = run()
    values = result.to_dict()
    assert json.loads(json.dumps(values, allow_nan=False)) == values
    assert values["options"] == {"deals": 1}
    assert [seat["mean"] for seat in values["seats"]] == list(result.mean)
    frame = result.to_pandas()
    assert list(frame["mean"]) == list(result.mean)
    assert list(frame["fouls"]) == list(result.counters["fouls"])
    assert list(frame["low"] < frame["mean"]) == [True, True]
    assert pickle.loads(pickle.dumps(result)) == result


def test_one_game_has_no_error_yet() -> None:
    result = run(games=1)
    assert math.isnan(result.stderr[0])
    values = json.loads(json.dumps(result.to_dict(), allow_nan=False))
    assert values["seats"][0]["stderr"] is None


def test_a_result_grows_chunk_by_chunk() -> None:
    results = list(iter_simulate("ofc", RANDOM, games=90, seed=7, chunk_size=20, workers=2))
    assert [result.games for result in results] == [20, 40, 60, 80, 90]
    assert results[-1] == simulate("ofc", RANDOM, games=90, seed=7, chunk_size=20)
    assert all(a.counters["deals"][0] < b.counters["deals"][0] for a, b in pairwise(results))
    seen: list[Result] = []
    simulate("ofc", RANDOM, games=90, seed=7, chunk_size=20, progress=seen.append)
    assert seen == results


def test_chunks_take_about_as_long_whoever_plays() -> None:
    sizes = {
        seats: Task.plan("ofc", seats.split(), games=10**7).chunk_size
        for seats in ("random random", "greedy random", "greedy greedy greedy")
    }
    assert sizes == {"random random": 20_000, "greedy random": 50, "greedy greedy greedy": 10}


@pytest.mark.parametrize(("games", "size"), [(1, 2), (100, 2), (640, 10), (10_000, 20)])
def test_a_short_run_has_chunks_for_all_workers(games: int, size: int) -> None:
    assert Task.plan("ofc", ["greedy"] * 2, games=games).chunk_size == size


def test_a_task_plays_any_chunk_and_travels() -> None:
    task = pickle.loads(pickle.dumps(Task.plan("ofc", RANDOM, seed=7, deals=1)))
    assert task(Chunk(3, 60, 20))["games"] == 20
    assert task.identity == Task.plan("ofc", RANDOM, seed=7, deals=1, chunk_size=3).identity
    others = [
        Task.plan("ofc", RANDOM, seed=8, deals=1),
        Task.plan("ofc", RANDOM, seed=7, deals=2),
        Task.plan("ofc", RANDOM, "tonybet", seed=7, deals=1),
        Task.plan("ofc", ["random", "greedy"], seed=7, deals=1),
        Task.plan("ofc", RANDOM, seed=7, deals=1, games=3),
    ]
    assert len({task.identity, *(other.identity for other in others)}) == 6


def test_a_worker_of_another_version_is_refused() -> None:
    task = Task.plan("ofc", RANDOM, seed=7)
    object.__setattr__(task, "made_by", "0.0.7")
    with pytest.raises(ValueError, match=r"a worker has pokerloop .*, the run 0\.0\.7"):
        task(Chunk(0, 0, 1))


# ---- When it stops ----------------------------------------------------------------------------


def test_it_stops_at_the_same_game_everywhere() -> None:
    rule = target_error(0.2)
    once = run(games=100_000, stop=rule)
    assert 300 < once.games < 2000
    assert max(once.stderr) <= 0.2
    assert max(run(games=once.games - 20).stderr) > 0.2
    for how in ({"workers": 2}, {"workers": 8}, {"executor": Shuffled(3)}):
        assert run(games=100_000, stop=rule, **how) == once


def test_an_error_is_not_believed_before_enough_games() -> None:
    assert run(games=10_000, stop=target_error(50.0)).games == 100
    assert run(games=10_000, stop=target_error(50.0, at_least=250)).games == 260


def test_a_rule_may_be_any_function(tmp_path: Path) -> None:
    def enough(result: Result) -> bool:
        return result.counters["fouls"][0] >= 100

    file = tmp_path / "run"
    result = run(stop=enough, checkpoint=file)
    assert result.games < 300
    assert run(stop=enough, checkpoint=file) == result
    with pytest.raises(CheckpointError, match=r"stops by the function .*enough"):
        resume(file)
    with pytest.raises(CheckpointError, match=r"stop .*enough' instead of None"):
        run(checkpoint=file)


def test_a_stopped_run_is_resumed_to_where_it_stops(tmp_path: Path) -> None:
    rule = target_error(0.5)
    whole, pieces = tmp_path / "whole", tmp_path / "pieces"
    once = run(games=100_000, stop=rule, checkpoint=whole)
    part = iter_simulate(
        "ofc", RANDOM, games=100_000, seed=7, deals=1, chunk_size=20, stop=rule, checkpoint=pieces
    )
    next(part)
    part.close()  # type: ignore[attr-defined]
    assert resume(pieces, workers=2) == once
    assert pieces.read_bytes() == whole.read_bytes()
    assert resume(pieces) == once


def test_ctrl_c_returns_what_is_done_and_keeps_it(tmp_path: Path) -> None:
    file = tmp_path / "run"

    def interrupt(result: Result) -> None:
        if result.games == 100:
            os.kill(os.getpid(), signal.SIGINT)

    for how in ({}, {"workers": 2}, {"executor": Shuffled(1)}):
        file.unlink(missing_ok=True)
        result = run(checkpoint=file, progress=interrupt, **how)
        assert result.interrupted
        assert 100 <= result.games <= 140
        assert result.tally == run(games=result.games).tally
        assert resume(file) == run()


def test_ctrl_c_before_the_first_chunk() -> None:
    timer = threading.Timer(0.02, os.kill, (os.getpid(), signal.SIGINT))
    timer.start()
    result = simulate("ofc", ["greedy", "greedy"], games=10**9, seed=7, chunk_size=50)
    timer.join()
    assert (result.interrupted, result.games, result.counters) == (True, 0, {})
    assert math.isnan(result.mean[0])
    assert json.dumps(result.to_dict(), allow_nan=False)
    assert str(result)


# ---- Killed -----------------------------------------------------------------------------------

LONG = {"games": 12_000, "seed": 7, "deals": 1, "chunk_size": 40}
LIVES = 20


def play_slowly(file: str, workers: int) -> None:
    simulate(
        "ofc",
        RANDOM,
        checkpoint=file,
        workers=workers,
        progress=lambda result: time.sleep(0.002),
        **LONG,  # type: ignore[arg-type]
    )


def test_killed_twenty_times_it_ends_with_the_same_bytes(tmp_path: Path) -> None:
    file, whole = tmp_path / "killed.run", tmp_path / "whole.run"
    once = simulate("ofc", RANDOM, checkpoint=whole, **LONG)  # type: ignore[arg-type]
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.test_simulation"])
    dice = random.Random(7)
    sizes = [0]
    for life in range(LIVES):
        process = context.Process(target=play_slowly, args=[str(file), 1 + life % 2])
        process.start()
        until_it_writes(file, sizes[-1], process)
        time.sleep(dice.uniform(0, 0.03))
        process.kill()
        process.join()
        assert process.exitcode == -signal.SIGKILL
        sizes.append(file.stat().st_size)
        assert whole.read_bytes().startswith(file.read_bytes())
    assert sizes[-1] < whole.stat().st_size
    assert resume(file) == once
    assert file.read_bytes() == whole.read_bytes()


def until_it_writes(file: Path, size: int, process: Any) -> None:
    """Wait until a file has grown; a torn end may be cut off first."""
    while process.is_alive() and (not file.exists() or file.stat().st_size <= size):
        time.sleep(0.001)


# ---- What is refused --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "error", "message"),
    [
        ({"game": "bridge"}, InvalidRulesError, "no game 'bridge'; expected one of ofc"),
        ({"game": 3}, InvalidRulesError, "no game 3"),
        ({"seats": ["random", "gready"]}, ValueError, "no policy is called 'gready'"),
        ({"seats": "random"}, ValueError, "expected a list of players"),
        ({"seats": []}, ValueError, "expected a player for each seat, not none"),
        ({"seats": ["random", ":"]}, ValueError, "expected a player 'module:name', not ':'"),
        ({"seats": ["random", ":x"]}, ValueError, "expected a player 'module:name', not ':x'"),
        (
            {"seats": ["random", "..a:b"]},
            ValueError,
            r"expected a player 'module:name', not",
        ),
        ({"seats": ["random"]}, InvalidRulesError, "from 2 to 3, not 1"),
        ({"rules": "tonybet scop=3"}, InvalidRulesError, "scop"),
        ({"rules": 3}, InvalidRulesError, "expected Rules or the name of a preset, not 3"),
        ({"games": 0}, ValueError, "expected a number of games from 1 on, not 0"),
        ({"games": 2.5}, ValueError, r"expected a number of games from 1 on, not 2\.5"),
        ({"chunk_size": 0}, ValueError, "expected a chunk size from 1 on"),
        ({"seed": -1}, ValueError, "seed"),
        ({"workers": 0}, ValueError, "number of workers"),
        ({"executor": "cluster"}, TypeError, "expected an Executor"),
        ({"stop": 0}, TypeError, "expected a rule to stop by, a function, not 0"),
        ({"progress": 5}, TypeError, "expected a function for progress, not 5"),
        ({"deal": 1}, InvalidRulesError, "does not begin with 'deal'; expected button, deals,"),
    ],
)
def test_what_cannot_be_played(
    changes: dict[str, Any], error: type[Exception], message: str, tmp_path: Path
) -> None:
    arguments = {"game": "ofc", "seats": RANDOM, "games": 10, "checkpoint": tmp_path / "run"}
    with pytest.raises(error, match=message):
        simulate(**{**arguments, **changes})
    assert list(tmp_path.iterdir()) == [] or "workers" in changes or "executor" in changes


@pytest.mark.parametrize("points", [0, -1, math.inf, math.nan, True, "x", None, [1]])
def test_wrong_target_errors(points: Any) -> None:
    with pytest.raises(ValueError, match="expected a target error above 0"):
        target_error(points)


@pytest.mark.parametrize("games", [-1, math.inf, math.nan, True, "x", None])
def test_wrong_numbers_of_games_before_an_error_is_believed(games: Any) -> None:
    with pytest.raises(ValueError, match="expected a number of games from 0 on"):
        target_error(1, at_least=games)


def test_a_checkpoint_of_another_run_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "run"
    before = run(checkpoint=file)
    for changes, message in (
        ({"seed": 8}, "seed 7 instead of 8"),
        ({"games": 400}, "games 300 instead of 400"),
        ({"rules": "tonybet"}, "rules.deal 'pineapple' instead of 'classic'"),
        ({"chunk_size": 30}, "chunk_size 20 instead of 30"),
        ({"stop": target_error(1)}, r"stop\.points None instead of 1"),
    ):
        with pytest.raises(CheckpointError, match=message):
            run(checkpoint=file, **changes)
    assert run(checkpoint=file, chunk_size=None, seed=None) == before


def test_a_file_of_another_kind_of_run_cannot_be_resumed(tmp_path: Path) -> None:

    for header in (
        {},
        {"game": "bridge"},
        {"game": "ofc"},
        {**Task.plan("ofc", RANDOM).header(), "players": ["nobody:plays", "random"]},
    ):
        file = tmp_path / "run"
        with Checkpoint(file, header):
            pass
        with pytest.raises(CheckpointError, match="the checkpoint cannot be resumed"):
            resume(file)
        file.unlink()


@pytest.mark.parametrize("stop", [{}, {"nosuch": 1}, {"points": "x"}, 5])
def test_a_checkpoint_with_a_forged_rule_to_stop_by(stop: Any, tmp_path: Path) -> None:
    with Checkpoint(tmp_path / "run", {**Task.plan("ofc", RANDOM).header(), "stop": stop}):
        pass
    with pytest.raises(CheckpointError):
        resume(tmp_path / "run")


@pytest.mark.parametrize("chunks", [[5], [{}], "all and one more"])
def test_a_checkpoint_with_forged_chunks(chunks: Any, tmp_path: Path) -> None:
    task = Task.plan("ofc", RANDOM, games=40, seed=1, chunk_size=20)
    if isinstance(chunks, str):
        chunks = [task(Chunk(0, 0, 20))] * 3
    with Checkpoint(tmp_path / "run", {**task.header(), "stop": None}) as file:
        for chunk in chunks:
            file.append(chunk)
    with pytest.raises(CheckpointError, match="run holds what is no chunk"):
        resume(tmp_path / "run")


def test_the_public_names() -> None:
    assert pokerloop.simulate is simulate
    assert pokerloop.iter_simulate is iter_simulate
    assert pokerloop.target_error is target_error
