"""Running a task: chunk by chunk, anywhere, with what is done kept in a file."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import replace
from typing import Any

from pokerloop.checkpoint import Checkpoint, read_header
from pokerloop.errors import CheckpointError
from pokerloop.runner import ExecutorLike, chunks_of, executor_of, map_in_order, worker_count
from pokerloop.seeds import SeedLike
from pokerloop.simulation import _stop
from pokerloop.simulation._result import Result
from pokerloop.simulation._stop import Stop
from pokerloop.simulation._task import Player, Tally, Task
from pokerloop.statistics import add_tallies

PathLike = str | os.PathLike[str]


def simulate(
    game: str,
    seats: Sequence[Player],
    rules: Any = None,
    *,
    games: int = 10_000,
    seed: SeedLike = None,
    workers: int = 1,
    executor: ExecutorLike | None = None,
    checkpoint: PathLike | None = None,
    stop: Stop | None = None,
    progress: Callable[[Result], object] | None = None,
    chunk_size: int | None = None,
    **options: Any,
) -> Result:
    """Play many games and add them up.

    Game i of a seed is the same whoever plays it: the totals do not depend on the number of
    workers, on the executor, or on how often the run was stopped and resumed.

    Parameters
    ----------
    game : str
        One of `pokerloop.games.GAMES`.
    seats : list of str or callable
        Who plays at each seat: the name of a policy built in, or a function.
    rules : Rules or str, optional
        The rules, or a preset and rules that differ from it, such as ``"pineapple scoop=6"``.
    games : int
        How many to play, or the most if a stop rule is given.
    seed : int, SeedSequence or Generator, optional
        Makes the same games again.
    workers : int
        Threads to use; beside a given executor, how many chunks it runs at once.
    executor : optional
        Where to play: any ``concurrent.futures.Executor``, a pool with an ordered ``map``, or
        ``"processes"`` for as many processes as workers.
    checkpoint : str or path, optional
        A file that keeps what is done. If it is there, the run goes on from it.
    stop : callable, optional
        A rule such as `target_error` that is asked after each chunk whether to stop.
    progress : callable, optional
        Called with the result so far after each chunk.
    chunk_size : int, optional
        How many games are handed out at once. If not given, what takes about a quarter of a second.
    **options
        How each game begins, as for the game's ``State``: for instance ``deals`` in Open Face.

    Returns
    -------
    Result
        After Ctrl-C what is done so far, marked as ``interrupted``.

    Raises
    ------
    InvalidRulesError
        For a game that cannot be played.
    CheckpointError
        If the checkpoint cannot be used or written.
    ChunkError
        If a chunk fails again and again.
    IllegalActionError
        If a player's action is not legal; the message names the game and the seat.
    ValueError
        For an unknown policy, or a number out of range.

    Examples
    --------
    >>> result = simulate("ofc", ["random", "random"], games=20_000, seed=7, deals=1, workers=2)
    >>> print(result)
    seat  player     points    error     won
       0  random    +0.0580   0.0300   50.6%
       1  random    -0.0580   0.0300   49.4%
    ofc pineapple deals=1: 20,000 games of seed 7
    >>> result.counters["fouls"]
    (13867, 14017)
    """
    task = _planned(game, seats, rules, games, seed, chunk_size, checkpoint, options)
    return _last(task, _results(task, workers, executor, checkpoint, stop), progress)


def iter_simulate(
    game: str,
    seats: Sequence[Player],
    rules: Any = None,
    *,
    games: int = 10_000,
    seed: SeedLike = None,
    workers: int = 1,
    executor: ExecutorLike | None = None,
    checkpoint: PathLike | None = None,
    stop: Stop | None = None,
    chunk_size: int | None = None,
    **options: Any,
) -> Iterator[Result]:
    """Yield the result after each chunk, the last being what `simulate` returns.

    The parameters are those of `simulate`. Stop whenever the answer is good enough.

    Examples
    --------
    >>> for result in iter_simulate("ofc", ["random", "random"], games=50_000, seed=7):
    ...     if result.stderr[0] < 0.5:
    ...         break
    >>> result.games
    20000
    """
    task = _planned(game, seats, rules, games, seed, chunk_size, checkpoint, options)
    return _results(task, workers, executor, checkpoint, stop)


def resume(
    checkpoint: PathLike,
    *,
    workers: int = 1,
    executor: ExecutorLike | None = None,
    progress: Callable[[Result], object] | None = None,
) -> Result:
    """Go on with a simulation that was stopped, from its checkpoint alone.

    Parameters
    ----------
    checkpoint : str or path
        The file given to `simulate`.
    workers, executor, progress
        As for `simulate`; they need not be those the run began with.

    Raises
    ------
    CheckpointError
        If the file cannot be used: it is damaged, or the run cannot be made again from it alone.

    Examples
    --------
    >>> import tempfile
    >>> folder = tempfile.TemporaryDirectory()
    >>> file = folder.name + "/run"
    >>> run = simulate("ofc", ["random", "random"], games=1000, seed=7, checkpoint=file)
    >>> resume(file) == run
    True
    >>> folder.cleanup()
    """
    header = read_header(checkpoint)
    task = Task.from_header(header)
    stop = _stop.from_header(header.get("stop"))
    return _last(task, _results(task, workers, executor, checkpoint, stop), progress)


def _planned(
    game: str,
    seats: Sequence[Player],
    rules: Any,
    games: int,
    seed: SeedLike,
    chunk_size: int | None,
    checkpoint: PathLike | None,
    options: dict[str, Any],
) -> Task:
    """Return the task, with the chunk size and seed of the checkpoint where none is asked for."""
    if checkpoint is not None and (chunk_size is None or seed is None):
        with contextlib.suppress(CheckpointError):
            header = read_header(checkpoint)
            chunk_size = header.get("chunk_size") if chunk_size is None else chunk_size
            seed = header.get("seed") if seed is None else seed
    return Task.plan(game, seats, rules, games, seed, chunk_size, **options)


def _last(
    task: Task, results: Iterator[Result], progress: Callable[[Result], object] | None
) -> Result:
    """Return the last of the results, or of those there are when the user stops."""
    latest = Result(task, {})
    try:
        for latest in results:
            if progress is not None:
                progress(latest)
    except KeyboardInterrupt:
        return replace(latest, interrupted=True)
    return latest


def _results(
    task: Task,
    workers: int,
    executor: ExecutorLike | None,
    checkpoint: PathLike | None,
    stop: Stop | None,
) -> Iterator[Result]:
    worker_count(workers)
    with _opened(checkpoint, task, stop) as file:
        tally: Tally = {}
        done = 0
        for part in [] if file is None else file.finished():
            tally, done = add_tallies(tally, part), done + 1
        result = Result(task, tally)
        if done:
            yield result
            if stop is not None and stop(result):
                return
        chunks = chunks_of(task.games, task.chunk_size, done)
        with executor_of(workers, executor) as pool:
            for part in map_in_order(task, chunks, pool, workers):
                if file is not None:
                    file.append(part)
                tally = add_tallies(tally, part)
                yield (result := Result(task, tally))
                if stop is not None and stop(result):
                    return


def _opened(checkpoint: PathLike | None, task: Task, stop: Stop | None) -> Any:
    if checkpoint is None:
        return nullcontext()
    return Checkpoint(checkpoint, {**task.header(), "stop": _stop.as_header(stop)})
