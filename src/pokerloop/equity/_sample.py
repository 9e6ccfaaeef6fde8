"""Equity by dealing at random."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache, partial
from typing import Any

from pokerloop import _core
from pokerloop.cards import CardsLike
from pokerloop.checks import most_trials
from pokerloop.equity._question import (
    Asked,
    PlayerLike,
    Progress,
    Question,
    ask,
    core_question,
)
from pokerloop.equity._result import Equities, add_counts, sampled_equities
from pokerloop.hands._orders import OrderLike
from pokerloop.runner import ExecutorLike, executor_of, map_in_order
from pokerloop.seeds import SeedLike, seed_number

DEFAULT_TRIALS = 1_000_000

_CHUNK = 250_000
"""Deals in one piece of work; part of the plan, so the same for any number of workers."""


def sample(
    players: Iterable[PlayerLike],
    *,
    board: CardsLike = "",
    dead: CardsLike = "",
    game: str = "holdem",
    fill: bool = True,
    order: OrderLike = "default",
    trials: int | None = None,
    target_error: float | None = None,
    seed: SeedLike = None,
    workers: int = 1,
    executor: ExecutorLike | None = None,
    progress: Progress | None = None,
) -> Equities:
    """Deal at random.

    Parameters
    ----------
    players, board, dead, game, fill, order
        As for `exact`.
    trials : int, optional
        How many deals, or the most if a target error is given; a million if it is not.
    target_error : float, optional
        Stop when the standard error of every player's equity is as small.
    seed : int, SeedSequence or Generator, optional
        The same seed gives the same deals, whatever the number of workers.
    workers : int
        Threads to use.
    executor : optional
        Where to work, as for `pokerloop.simulation.simulate`.
    progress : callable, optional
        Called with the deals done and the deals expected.

    Returns
    -------
    Equities

    Raises
    ------
    InvalidCardError, InvalidPositionError, InvalidRangeError, InvalidRulesError
        As for `exact`.
    ValueError
        For a number of trials or workers, a target error or a seed out of range, and for ranges
        that nearly always have cards in common.

    Notes
    -----
    A shuffle of the deck is read in eight ways and from each of its places, so that every card
    takes every part equally often: what single cards do for a player cancels out, and the error is
    smaller than that of as many independent deals. It is estimated from how shuffles differ.

    Examples
    --------
    >>> result = sample(["AhKh", "QsQd"], trials=100_000, seed=7)
    >>> round(result.players[0].equity, 3), result.players[0].stderr < 0.001, result.trials
    (0.462, True, 100000)
    """
    question = ask(players, board, dead, game, fill, order)
    return sample_deals(
        question, trials, target_error, seed_number(seed), workers, executor, progress
    )


def iter_sample(
    players: Iterable[PlayerLike],
    *,
    board: CardsLike = "",
    dead: CardsLike = "",
    game: str = "holdem",
    fill: bool = True,
    order: OrderLike = "default",
    trials: int | None = None,
    target_error: float | None = None,
    seed: SeedLike = None,
    workers: int = 1,
    executor: ExecutorLike | None = None,
) -> Iterator[Equities]:
    """Yield what is known as deals come in, the last being what `sample` returns.

    The parameters are those of `sample`. Stop whenever the answer is good enough.

    Examples
    --------
    >>> for result in iter_sample(["AhKh", "QsQd"], seed=7):
    ...     if result.players[0].stderr < 0.0005:
    ...         break
    >>> result.trials
    499968
    """
    question = ask(players, board, dead, game, fill, order)
    return _samples(question, trials, target_error, seed_number(seed), workers, executor)


def sample_deals(
    question: Question,
    trials: int | None,
    target_error: float | None,
    seed: int,
    workers: int,
    executor: ExecutorLike | None,
    progress: Progress | None,
) -> Equities:
    for result in _samples(question, trials, target_error, seed, workers, executor):
        if progress is not None:
            progress(result.trials, expected_trials(result, trials, target_error))
    return result


def expected_trials(result: Equities, trials: int | None, target_error: float | None) -> int:
    """Return how many trials it will be in the end, as far as can be told by now."""
    most = most_trials(trials, target_error, DEFAULT_TRIALS)
    if target_error is None:
        return most
    needed = result.trials * (result.stderr / target_error) ** 2
    return max(result.trials, min(most, round(needed)))


def _samples(
    question: Question,
    trials: int | None,
    target_error: float | None,
    seed: int,
    workers: int,
    executor: ExecutorLike | None,
) -> Iterator[Equities]:
    most = most_trials(trials, target_error, DEFAULT_TRIALS)

    def results() -> Iterator[Equities]:
        block = _deals(question.asked).block
        step = max(1, _CHUNK // block) * block
        chunks = ((first, min(step, most - first)) for first in range(0, most, step))
        total: Any = None
        deal = partial(_sample, question.asked, seed)
        with executor_of(workers, executor) as pool:
            for part in map_in_order(deal, chunks, pool, workers):
                total = part if total is None else add_counts(total, part)
                yield (result := sampled_equities(question, seed, *total))
                if target_error is not None and result.stderr <= target_error:
                    break

    return results()


@lru_cache(maxsize=2)
def _deals(asked: Asked) -> _core.equity.SampledAnswer:
    return core_question(asked).sampled()


def _sample(asked: Asked, seed: int, chunk: tuple[int, int]) -> Any:
    return _deals(asked).sample(seed, *chunk)
