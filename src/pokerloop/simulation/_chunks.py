"""Running a task chunk by chunk, anywhere, with what is done kept in a file."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import nullcontext, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Protocol, TypeAlias, TypeVar

from pokerloop.checkpoint import Checkpoint, read_header
from pokerloop.errors import CheckpointError
from pokerloop.policies import Records, Tally
from pokerloop.runner import Chunk, ExecutorLike, chunks_of, executor_of, map_in_order, worker_count
from pokerloop.seeds import SeedLike
from pokerloop.simulation._records import RecordFolder
from pokerloop.statistics import add_tallies

PathLike: TypeAlias = str | os.PathLike[str]
Latest = TypeVar("Latest", bound=Any)


class Chunked(Protocol):
    """Games in chunks: the function that plays one, and its checkpoint's header."""

    @property
    def games(self) -> int:
        """How many games there are."""

    @property
    def chunk_size(self) -> int:
        """How many of them are a chunk."""

    def header(self) -> dict[str, Any]:
        """Return what a checkpoint says of it."""

    def check_kept(self) -> None:
        """Check that a file may know its players by their names."""

    def __call__(self, chunk: Chunk) -> Tally:
        """Play the games of a chunk."""


@dataclass(frozen=True)
class Recorded:
    """Where a record of each game is to go, and what plays a chunk so that there is one."""

    folder: Path
    play: Callable[[Chunk], tuple[Tally, Records]]


def as_kept(
    checkpoint: PathLike | None, chunk_size: int | None, seed: SeedLike
) -> tuple[int | None, SeedLike]:
    """Return chunk size and seed, those of the checkpoint where none is asked for."""
    header = {}
    if checkpoint is not None and (chunk_size is None or seed is None):
        with suppress(CheckpointError):  # of a file that is not there; opening it says what else
            header = read_header(checkpoint)
    return (
        header.get("chunk_size") if chunk_size is None else chunk_size,
        header.get("seed") if seed is None else seed,
    )


def running_sums(
    task: Chunked,
    workers: int,
    executor: ExecutorLike | None,
    checkpoint: PathLike | None,
    more_header: Mapping[str, Any],
    recorded: Recorded | None = None,
) -> Generator[Tally, None, None]:
    """Yield the sum so far after each chunk, that of the checkpoint to begin with."""
    worker_count(workers)
    if checkpoint is not None or recorded is not None:
        task.check_kept()
    header = {**task.header(), **more_header}
    with nullcontext() if checkpoint is None else Checkpoint(checkpoint, header) as file:
        tally: Tally = {}
        done = 0
        for part in [] if file is None else _finished(file, task):
            tally, done = add_tallies(tally, part), done + 1
        if done:
            yield tally
        play: Callable[[Chunk], Any] = task
        if recorded is not None:
            folder = RecordFolder(recorded.folder, header, done)
            play = recorded.play
        chunks = chunks_of(task.games, task.chunk_size, done)
        with executor_of(workers, executor) as pool:
            for index, part in enumerate(map_in_order(play, chunks, pool, workers), done):
                if recorded is not None:
                    part, records = part
                    folder.write(index, records)
                if file is not None:
                    file.append(part)
                yield (tally := add_tallies(tally, part))


def _finished(file: Checkpoint, task: Chunked) -> Iterator[Tally]:
    """Yield what a checkpoint holds, as far as it may be the chunks of the task."""
    chunks = chunks_of(task.games, task.chunk_size)
    for part in file.finished():
        chunk = next(chunks, None)
        if chunk is None or not isinstance(part, dict) or part.get("games") != chunk.count:
            raise CheckpointError(f"{file.path} holds what is no chunk of this run")
        yield part


def last_of(
    results: Iterator[Latest], latest: Latest, progress: Callable[[Latest], object] | None
) -> Latest:
    """Return the last of the results, or the latest, so marked, when the user stops."""
    if progress is not None and not callable(progress):
        raise TypeError(f"expected a function for progress, not {progress!r}")
    try:
        for latest in results:
            if progress is not None:
                progress(latest)
    except KeyboardInterrupt:
        return replace(latest, interrupted=True)
    return latest
