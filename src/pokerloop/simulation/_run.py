"""Simulating: one result, or one after each chunk, or what a checkpoint began."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from pokerloop.checkpoint import read_header
from pokerloop.policies import Player
from pokerloop.runner import ExecutorLike
from pokerloop.seeds import SeedLike
from pokerloop.simulation import _stop
from pokerloop.simulation._chunks import PathLike, Recorded, as_kept, last_of, running_sums
from pokerloop.simulation._result import Result
from pokerloop.simulation._stop import Stop
from pokerloop.simulation._task import Task


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
    records: PathLike | None = None,
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
        Who plays at each seat: any player of `pokerloop.policies`, such as the name of a policy
        built in, or a function of a view.
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
        How many games are handed out at once. If not given, what takes about a quarter of a second,
        or less in a short run, so that there are at least 64 chunks, but not less than some 20 ms.
    records : str or path, optional
        A folder for a record of each game, as Parquet files (needs pyarrow): ``game``, ``actions``,
        ``points_0``, ``won_0`` and so on. They hold the games that the result counts.
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
    results = _results(task, workers, executor, checkpoint, stop, records)
    return last_of(results, Result(task, {}), progress)


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
    records: PathLike | None = None,
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
    2000
    """
    task = _planned(game, seats, rules, games, seed, chunk_size, checkpoint, options)
    return _results(task, workers, executor, checkpoint, stop, records)


def resume(
    checkpoint: PathLike,
    *,
    workers: int = 1,
    executor: ExecutorLike | None = None,
    progress: Callable[[Result], object] | None = None,
    records: PathLike | None = None,
) -> Result:
    """Go on with a simulation that was stopped, from its checkpoint alone.

    Parameters
    ----------
    checkpoint : str or path
        The file given to `simulate`.
    workers, executor, progress
        As for `simulate`; they need not be those the run began with.
    records : str or path, optional
        The folder of the records, if the run began with one.

    Returns
    -------
    Result
        After Ctrl-C what is done so far, marked as ``interrupted``.

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
    results = _results(task, workers, executor, checkpoint, stop, records)
    return last_of(results, Result(task, {}), progress)


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
    """Return the task, which goes on with what the checkpoint has."""
    chunk_size, seed = as_kept(checkpoint, chunk_size, seed)
    return Task.plan(game, seats, rules, games, seed, chunk_size, **options)


def _results(
    task: Task,
    workers: int,
    executor: ExecutorLike | None,
    checkpoint: PathLike | None,
    stop: Stop | None,
    records: PathLike | None,
) -> Iterator[Result]:
    if stop is not None and not callable(stop):
        raise TypeError(f"expected a rule to stop by, a function, not {stop!r}")
    header = {"stop": _stop.as_header(stop)}
    recorded = None if records is None else Recorded(Path(records), task.record)
    with closing(running_sums(task, workers, executor, checkpoint, header, recorded)) as sums:
        for tally in sums:
            yield (result := Result(task, tally))
            if stop is not None and stop(result):
                return
