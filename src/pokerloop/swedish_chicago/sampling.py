"""What the odds that are sampled have in common."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable
from typing import TypeAlias

from pokerloop.checks import most_trials
from pokerloop.runner import Chunk, ExecutorLike, chunks_of, executor_of, map_in_order

__all__ = ["Progress", "sampled"]

Progress: TypeAlias = Callable[[int, int], object]
"""Called with how much is done and how much there is to do."""

DEFAULT_TRIALS = 200_000

_CHUNK = 20_000
"""Deals in one piece of work; part of the plan, so the same for any number of workers."""


def sampled(
    count: Callable[[Chunk], tuple[int, ...]],
    trials: int | None,
    target_error: float | None,
    workers: int,
    executor: ExecutorLike | None,
    progress: Progress | None,
) -> tuple[int, ...]:
    """Return the counts of all chunks, of which the first is what the target error is about.

    Parameters
    ----------
    count : callable
        Counts the outcomes of a chunk of deals; they are as many as the deals.
    trials, target_error
        How many deals, or the most; and at which standard error to stop.
    workers, executor, progress
        As for `win_odds`.
    """
    most = most_trials(trials, target_error, DEFAULT_TRIALS)
    total: tuple[int, ...] = ()
    with executor_of(workers, executor) as pool:
        for counts in map_in_order(count, chunks_of(most, _CHUNK), pool, workers):
            total = tuple(map(operator.add, total, counts)) if total else counts
            done = sum(total)
            error = _cautious_error(total[0], done)
            if progress is not None:
                needed = most if target_error is None else done * (error / target_error) ** 2
                progress(done, max(done, min(most, math.ceil(needed))))
            if target_error is not None and error <= target_error:
                break
    return total


def _cautious_error(hits: int, trials: int) -> float:
    """Return the standard error of a share as if one more deal had hit and one more missed."""
    share = (hits + 1) / (trials + 2)
    return math.sqrt(share * (1 - share) / trials)
