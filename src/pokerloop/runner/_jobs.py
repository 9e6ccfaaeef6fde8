"""How chunks are tried: handed out ahead, handed on in their order, and again where they failed."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from dataclasses import dataclass
from itertools import islice
from pickle import PicklingError
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

from pokerloop.errors import ChunkError, raised_by_player
from pokerloop.interrupts import begin_worker, end_pool, interrupts_blocked, interrupts_put_off

__all__ = ["TRIES", "Here", "OrderedMap", "Submitting", "by_map", "by_submit"]

Item = TypeVar("Item")
Result = TypeVar("Result")

TRIES = 4
"""How often a chunk is tried before its failure is an error."""


class OrderedMap(Protocol):
    """A pool whose ``map`` keeps the order, such as Ray's or that of ``multiprocessing``."""

    def map(self, function: Any, items: Any, /) -> Iterable[Any]:
        """Return what the function makes of each item."""


@runtime_checkable
class Submitting(Protocol):
    """An executor, as far as it is needed: what ``concurrent.futures.Executor`` is."""

    def submit(self, function: Any, /, *args: Any) -> Future[Any]:
        """Begin to call the function, and return what its answer will be in."""


@dataclass(slots=True)
class _Job(Generic[Item, Result]):
    """A chunk under way. Without a future it is to be submitted."""

    chunk: Item
    future: Future[Result] | None = None
    failures: int = 0

    def failed(self, error: Exception) -> None:
        """Take note of a failure; raise if trying again makes no sense."""
        if isinstance(error, ValueError) or raised_by_player(error):
            if isinstance(error, StopIteration):  # which a generator cannot raise
                error = _without_end(error)
            error.add_note(f"in {self.chunk}")
            raise error
        if _is_unpicklable(error):
            raise ChunkError(
                f"{self.chunk} cannot be sent to another process: {error}; expected players that "
                "are in a module which can be imported there"
            ) from error
        self.failures += 1
        if self.failures >= TRIES:
            raise ChunkError(
                f"{self.chunk} failed {TRIES} times, at last with {type(error).__name__}: {error}"
            ) from error
        self.future = None


def _is_unpicklable(error: Exception) -> bool:
    return isinstance(error, PicklingError) or (
        isinstance(error, AttributeError | TypeError) and "pickle" in str(error)
    )


def _without_end(error: StopIteration) -> RuntimeError:
    """Return an error with the notes of one that would end the iterator it passes through."""
    passed = RuntimeError(f"a player raised {error!r}")
    passed.__notes__ = list(error.__notes__)
    passed.__cause__ = error
    return passed


class Here(Executor):
    """Runs at once, in this thread, what it is given."""

    def submit(self, function: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(function(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


class _Renewable:
    """An executor that is replaced when the death of a worker breaks it."""

    def __init__(self, executor: Submitting) -> None:
        self.executor = executor
        self.own: Executor | None = None

    def submit(self, function: Any, *args: Any) -> Future[Any]:
        try:
            if getattr(self.executor, "_initializer", None) is not begin_worker:
                return self.executor.submit(function, *args)
            with interrupts_blocked():
                return self.executor.submit(function, *args)
        except BrokenExecutor as error:
            future: Future[Any] = Future()
            future.set_exception(error)
            return future

    def renew(self) -> None:
        """Go on with a new pool of processes; where there is none, with the broken executor."""
        broken = self.executor
        if not isinstance(broken, ProcessPoolExecutor):
            return
        self.close()
        self.executor = self.own = ProcessPoolExecutor(
            broken._max_workers,  # type: ignore[attr-defined]
            broken._mp_context,
            broken._initializer,
            broken._initargs,
        )

    def close(self) -> None:
        if self.own is not None:
            with interrupts_put_off():
                end_pool(self.own)


def by_submit(
    function: Callable[[Item], Result], chunks: Iterator[Item], executor: Submitting, ahead: int
) -> Iterator[Result]:
    """Keep so many chunks submitted, the oldest of them the next to be handed on.

    Only the oldest is blamed for a failure, and until it has succeeded nothing new is submitted.
    So where chunks go down together with an executor, each one in turn is tried alone, and the
    one that is named in the end is the one that breaks it.
    """
    pool = _Renewable(executor)
    jobs: deque[_Job[Item, Result]] = deque()
    try:
        while True:
            jobs.extend(map(_Job, islice(chunks, ahead - len(jobs))))
            if not jobs:
                return
            oldest = jobs[0]
            for job in [oldest] if oldest.failures else _to_submit(jobs):
                job.future = pool.submit(_attempt, function, job.chunk, job.failures)
            assert oldest.future is not None
            try:
                result = oldest.future.result()
            except Exception as error:
                oldest.failed(error)
                if isinstance(error, BrokenExecutor):
                    for job in jobs:
                        job.future = None
                    pool.renew()
            else:
                jobs.popleft()
                yield result
    finally:
        for job in jobs:
            if job.future is not None:
                job.future.cancel()
        pool.close()


def _to_submit(jobs: deque[_Job[Item, Result]]) -> list[_Job[Item, Result]]:
    """Return the jobs not submitted yet, which are the last ones, oldest first."""
    found = []
    for job in reversed(jobs):
        if job.future is not None:
            break
        found.append(job)
    return found[::-1]


def _attempt(function: Callable[[Item], Result], chunk: Item, number: int) -> Result:
    """Run a chunk; its number makes each try another task for schedulers that keep answers."""
    return function(chunk)


def by_map(
    function: Callable[[Item], Result], chunks: Iterator[Item], pool: OrderedMap, batch: int
) -> Iterator[Result]:
    """Hand chunks to an ordered ``map``, two batches at a time, so that one is always waiting."""
    lazily = getattr(pool, "imap", pool.map)
    careful = _Careful(function)
    batches: deque[tuple[list[Item], Iterator[Any]]] = deque()
    while True:
        while len(batches) < 2 and (some := list(islice(chunks, batch))):
            batches.append((some, iter(lazily(careful, some))))
        if not batches:
            return
        for chunk, outcome in _paired(*batches.popleft()):
            job: _Job[Item, Result] = _Job(chunk)
            while isinstance(outcome, _Failure):
                job.failed(outcome.error)
                [outcome] = lazily(careful, [chunk])
            yield outcome


def _paired(chunks: list[Item], outcomes: Iterator[Any]) -> Iterator[tuple[Item, Any]]:
    for chunk in chunks:
        try:
            yield chunk, next(outcomes)
        except StopIteration:
            raise ChunkError(f"the map of the executor returned nothing for {chunk}") from None


@dataclass(frozen=True)
class _Failure:
    error: Exception


@dataclass(frozen=True)
class _Careful(Generic[Item, Result]):
    """A function whose failure is a value, since ``map`` would forget the chunks beside it."""

    function: Callable[[Item], Result]

    def __call__(self, chunk: Item) -> Result | _Failure:
        try:
            return self.function(chunk)
        except Exception as error:
            return _Failure(error)
