"""The same totals everywhere: those in tests/golden, whoever plays the games and in what order."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from pokerloop.errors import CheckpointError
from pokerloop.games import GAMES
from pokerloop.simulation import iter_simulate, simulate
from tests.executors import Backwards, OnlyMap, Shuffled
from tools.write_golden_totals import CHUNK, GOLDEN, RUNS, SEED, totals

PINNED = json.loads(GOLDEN.read_text())

ALL_RUNS = [
    pytest.param(game, pinned["run"], pinned["totals"], id=f"{game}-{number}")
    for game in PINNED
    for number, pinned in enumerate(PINNED[game]["runs"])
]


def test_every_game_is_pinned() -> None:
    assert {game: GAMES[game].stream for game in GAMES} == {
        game: pinned["stream"] for game, pinned in PINNED.items()
    }
    assert {game: [item["run"] for item in PINNED[game]["runs"]] for game in PINNED} == RUNS


@pytest.mark.parametrize(("game", "run", "expected"), ALL_RUNS)
def test_totals_do_not_depend_on_where_games_are_played(
    game: str, run: dict[str, Any], expected: Any
) -> None:
    assert totals(game, run) == expected
    for workers in (2, 8):
        assert totals(game, run, workers=workers) == expected
    with ThreadPoolExecutor(1) as one_thread:
        assert totals(game, run, executor=one_thread) == expected
    for unusual in (Shuffled(1), Shuffled(2), Backwards(1), OnlyMap()):
        assert totals(game, run, executor=unusual) == expected


def test_totals_do_not_depend_on_processes() -> None:
    for game in PINNED:
        pinned = PINNED[game]["runs"][0]
        assert totals(game, pinned["run"], executor="processes", workers=2) == pinned["totals"]


@pytest.mark.parametrize(("game", "run", "expected"), ALL_RUNS)
def test_totals_do_not_depend_on_the_size_of_chunks(
    game: str, run: dict[str, Any], expected: Any
) -> None:
    for size in (1, 7, 1000):
        assert simulate(game, seed=SEED, chunk_size=size, **run).tally == expected


@pytest.mark.parametrize(("game", "run", "expected"), ALL_RUNS)
def test_totals_do_not_depend_on_stops(
    game: str, run: dict[str, Any], expected: Any, tmp_path: Path
) -> None:
    """Stopped after each chunk and resumed; the file ends as that of a run in one piece."""
    pieces, whole = tmp_path / "pieces.run", tmp_path / "whole.run"
    for count in range(1, -(-run["games"] // CHUNK) + 1):
        results = iter_simulate(game, seed=SEED, chunk_size=CHUNK, checkpoint=pieces, **run)
        latest = next(results) if count == 1 else (next(results), next(results))[1]
        results.close()  # type: ignore[attr-defined]
        assert latest.games == min(count * CHUNK, run["games"])
    assert latest.tally == expected
    assert totals(game, run, checkpoint=whole, workers=2) == expected
    assert pieces.read_bytes() == whole.read_bytes()


def test_a_checkpoint_of_another_stream_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from dataclasses import replace

    from pokerloop.simulation import resume

    file = tmp_path / "old.run"
    run = RUNS["ofc"][0]
    before = totals("ofc", run, checkpoint=file)
    monkeypatch.setitem(GAMES, "ofc", replace(GAMES["ofc"], stream=99))
    with pytest.raises(CheckpointError, match="stream 1 instead of 99"):
        totals("ofc", run, checkpoint=file)
    with pytest.raises(CheckpointError, match="ofc plays by stream version 99"):
        resume(file)
    monkeypatch.undo()
    assert resume(file).tally == before
