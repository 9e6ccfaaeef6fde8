"""Work in numbered chunks on any executor."""

from __future__ import annotations

import operator
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager
from typing import SupportsIndex, TypeVar

__all__ = ["executor_of", "map_in_order", "worker_count"]

Item = TypeVar("Item")
Result = TypeVar("Result")

_SUBMITTED_AHEAD = 4
"""Chunks waiting for each worker, so that none is idle and memory stays bounded."""


def map_in_order(
    function: Callable[[Item], Result],
    chunks: Iterable[Item],
    executor: Executor | None = None,
    workers: int = 1,
) -> Iterator[Result]:
    """Yield ``function(chunk)`` for each chunk, in the order of the chunks.

    Without an executor the chunks run one after the other in this thread. With one, a bounded
    number of them is submitted ahead; what is not started when the caller stops is cancelled.

    Examples
    --------
    >>> list(map_in_order(abs, [-2, 1, -3]))
    [2, 1, 3]
    """
    if executor is None:
        yield from map(function, chunks)
        return
    running: deque[Future[Result]] = deque()
    try:
        for chunk in chunks:
            running.append(executor.submit(function, chunk))
            if len(running) >= workers * _SUBMITTED_AHEAD:
                yield running.popleft().result()
        while running:
            yield running.popleft().result()
    finally:
        for future in running:
            future.cancel()


def worker_count(workers: SupportsIndex) -> int:
    """Return the number of workers asked for.

    Raises
    ------
    ValueError
        For anything but a whole number from 1 on.
    """
    if (
        isinstance(workers, bool)
        or not hasattr(workers, "__index__")
        or operator.index(workers) < 1
    ):
        raise ValueError(f"expected a number of workers from 1 on, not {workers!r}")
    return operator.index(workers)


@contextmanager
def executor_of(workers: int) -> Iterator[Executor | None]:
    """Give an executor of so many threads, or None for one worker."""
    if worker_count(workers) == 1:
        yield None
        return
    executor = ThreadPoolExecutor(workers, thread_name_prefix="pokerloop")
    try:
        yield executor
    finally:
        executor.shutdown(wait=True, cancel_futures=True)
