"""Work in numbered chunks on any executor.

What is to be done is cut into chunks by the plan alone. They run wherever the executor likes and
end in any order; what they return is handed on in the order of the chunks. So whoever adds it up,
saves it or decides to stop sees the same sequence every time.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Literal, SupportsIndex, TypeAlias, TypeVar

from pokerloop import _core
from pokerloop.checks import whole
from pokerloop.interrupts import begin_worker, end_pool, interrupts_put_off
from pokerloop.runner._jobs import TRIES, Here, OrderedMap, Submitting, by_map, by_submit

__all__ = [
    "TRIES",
    "Chunk",
    "ExecutorLike",
    "OrderedMap",
    "Submitting",
    "chunks_of",
    "executor_of",
    "map_in_order",
    "worker_count",
]

Item = TypeVar("Item")
Result = TypeVar("Result")

_AHEAD = 4
"""Chunks submitted ahead for each worker, so that none is idle and memory stays bounded."""

_AHEAD_AT_LEAST = 64
"""The same for a given executor, whose workers nobody may have counted."""

_MOST_PROCESSES = 10_000
"""Of more the pool cannot keep count; they begin only as they are needed."""


ExecutorLike: TypeAlias = Submitting | OrderedMap | Literal["threads", "processes"]
"""A ``concurrent.futures.Executor``, a pool with an ordered ``map``, or which kind to make."""


@dataclass(frozen=True, slots=True)
class Chunk:
    """A piece of work: the games ``first`` to ``first + count - 1`` of a seed."""

    index: int
    first: int
    count: int

    def __str__(self) -> str:
        return f"chunk {self.index} (games {self.first} to {self.first + self.count - 1})"


def chunks_of(games: int, size: int, begin: int = 0) -> Iterator[Chunk]:
    """Yield the chunks of so many games, from the chunk `begin` on.

    Examples
    --------
    >>> [(chunk.first, chunk.count) for chunk in chunks_of(25, 10)]
    [(0, 10), (10, 10), (20, 5)]
    """
    for index in range(begin, -(-games // size)):
        yield Chunk(index, index * size, min(size, games - index * size))


def map_in_order(
    function: Callable[[Item], Result],
    chunks: Iterable[Item],
    executor: Submitting | OrderedMap | None = None,
    workers: int = 1,
) -> Iterator[Result]:
    """Yield ``function(chunk)`` for each chunk, in the order of the chunks.

    Without an executor the chunks run one after the other in this thread. With one, a bounded
    number of them is submitted ahead; what is not started when the caller stops is cancelled.

    A chunk that fails is tried again, four times in all, also when it took its worker with it. A
    pool of processes that broke is replaced by one like it.

    Parameters
    ----------
    function : callable
        Makes a result of a chunk. Processes and clusters must be able to pickle it.
    chunks : iterable
        The chunks, such as `chunks_of` makes.
    executor : Executor or pool with an ordered ``map``, optional
        Where the chunks run.
    workers : int
        How many it runs at once, if known.

    Raises
    ------
    ChunkError
        If a chunk fails again and again; it names the chunk.
    ValueError
        What the function raises of this kind, at once, since it would raise it again.

    Examples
    --------
    >>> list(map_in_order(abs, [-2, 1, -3]))
    [2, 1, 3]
    """
    if executor is None:
        return by_submit(function, iter(chunks), Here(), 1)
    ahead = min(max(_AHEAD_AT_LEAST, workers * _AHEAD), sys.maxsize)
    if isinstance(executor, Submitting):
        return by_submit(function, iter(chunks), executor, ahead)
    return by_map(function, iter(chunks), executor, ahead // 2)


def worker_count(workers: SupportsIndex) -> int:
    """Return the number of workers asked for.

    Raises
    ------
    ValueError
        For anything but a whole number from 1 on.
    """
    return whole("number of workers", workers)


@contextmanager
def executor_of(
    workers: int, executor: ExecutorLike | None = None
) -> Iterator[Submitting | OrderedMap | None]:
    """Give the executor meant: the one given, or one of so many threads; None for one of them.

    An executor made here is shut down in the end, a given one is left as it is. When an exception
    ends the block, such as that of Ctrl-C, the chunks under way are given up: threads leave them
    after the game they are at, processes are ended. Further Ctrl-C does not disturb this.

    Raises
    ------
    ValueError
        For a number of workers out of range.
    TypeError
        For what is no executor.
    """
    count = worker_count(workers)
    made: Executor
    flag = _core.StopFlag()
    if executor == "processes":
        made = ProcessPoolExecutor(min(count, _MOST_PROCESSES), get_context("spawn"), begin_worker)
    elif executor is None or executor == "threads":
        if count == 1:
            yield None
            return
        made = ThreadPoolExecutor(count, "pokerloop", _core.heed, (flag,))
    elif hasattr(executor, "submit") or hasattr(executor, "map"):
        yield executor
        return
    else:
        raise TypeError(
            "expected an Executor, a pool with an ordered map, 'threads' or 'processes', "
            f"not {executor!r}"
        )
    try:
        yield made
    except BaseException as error:
        with interrupts_put_off(drop=isinstance(error, KeyboardInterrupt)):
            flag.up()
            end_pool(made)
        raise
    made.shutdown()
