"""The chance to make Chicago, for all that a seat knows."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import partial
from typing import Any

from pokerloop import _core
from pokerloop.runner import Chunk, ExecutorLike
from pokerloop.seeds import SeedLike, seed_number
from pokerloop.statistics import proportion_interval
from pokerloop.swedish_chicago.sampling import Progress, sampled
from pokerloop.swedish_chicago.state import View

__all__ = ["ChicagoOdds", "chicago_odds"]


@dataclass(frozen=True, slots=True)
class ChicagoOdds:
    """In how many of the deals as they could be a seat can make Chicago.

    Attributes
    ----------
    made, trials : int
        The deals in which it can, and all of them.
    seed : int
        Reproduces them.
    """

    made: int
    trials: int
    seed: int

    @property
    def chance(self) -> float:
        """The chance to make it."""
        return self.made / self.trials

    @property
    def stderr(self) -> float:
        """The standard error of `chance`."""
        return math.sqrt(self.chance * (1 - self.chance) / self.trials)

    def interval(self, confidence: float = 0.95) -> tuple[float, float]:
        """Return an interval for `chance`."""
        return proportion_interval(self.chance, self.trials, confidence)

    def to_dict(self) -> dict[str, Any]:
        """Return plain values, such as JSON can hold."""
        return {
            "chance": self.chance,
            "stderr": self.stderr,
            "trials": self.trials,
            "seed": self.seed,
        }


def chicago_odds(
    view: View,
    *,
    trials: int | None = None,
    target_error: float | None = None,
    seed: SeedLike = None,
    workers: int = 1,
    executor: ExecutorLike | None = None,
    progress: Progress | None = None,
) -> ChicagoOdds:
    """Return the chance that a seat can make Chicago from here.

    The others' cards are drawn at random as they can be: cards seen, suits that could not be
    followed and announcements that must be true are regarded. In each of these deals the tricks
    are solved with all cards known, as `solve_tricks` does it: it is made if the seat can win all
    that are left whatever the others do. So both sides are taken to know more than they do.

    Parameters
    ----------
    view : View
        What the seat knows. Before the tricks, the cards are those in hand now.
    trials : int, optional
        How many deals, or the most if a target error is given; 200,000 if it is not.
    target_error : float, optional
        Stop when the standard error of the chance is as small.
    seed : int, SeedSequence or Generator, optional
        The same seed gives the same odds, whatever the number of workers.
    workers : int
        Threads to use.
    executor : optional
        Where to work, as for `pokerloop.simulation.simulate`.
    progress : callable, optional
        Called with the deals done and the deals expected.

    Returns
    -------
    ChicagoOdds

    Raises
    ------
    InvalidPositionError
        For a seat that has no hand of at most five cards or has been eliminated, and before the
        tricks if anyone has not five cards.
    ValueError
        For a number of trials or workers, a target error or a seed out of range.

    Examples
    --------
    >>> from pokerloop.swedish_chicago import State
    >>> state = State(players=3, seed=7, dealer=2)
    >>> state.stack_deck("As Ks Ah Kh 2h")
    >>> odds = chicago_odds(state.view(0), trials=20_000, seed=7)
    >>> round(odds.chance, 2), odds.stderr < 0.004
    (0.88, True)
    """
    if not isinstance(view, View):
        raise TypeError(f"expected a View, not {view!r}")
    number = seed_number(seed)
    _core.swedish_chicago.ChicagoOdds(view._core)
    made, missed = sampled(
        partial(_count, view, number), trials, target_error, workers, executor, progress
    )
    return ChicagoOdds(made, made + missed, number)


def _count(view: View, seed: int, chunk: Chunk) -> tuple[int, int]:
    odds = _core.swedish_chicago.ChicagoOdds(view._core)
    made = odds.sample(seed, chunk.first, chunk.count)
    return made, chunk.count - made
