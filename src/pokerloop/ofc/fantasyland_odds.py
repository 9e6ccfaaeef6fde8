"""What random Fantasyland hands come to, played at their best."""

from __future__ import annotations

import math
import reprlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from pokerloop import _core
from pokerloop.checks import MOST_TRIALS, small, whole
from pokerloop.errors import InvalidPositionError
from pokerloop.hands import Category
from pokerloop.ofc.rules import Rules, RulesLike, as_rules
from pokerloop.runner import ExecutorLike, executor_of, map_in_order
from pokerloop.seeds import SeedLike, seed_number

__all__ = ["FantasylandOdds", "odds"]

Name = TypeVar("Name")

DEFAULT_HANDS = 100_000

_CHUNK = 1000
"""Hands in one piece of work."""


def checked_stay_value(stay_value: float) -> float:
    """Return what staying is worth as a float; raise for anything but a finite number."""
    try:
        if not isinstance(stay_value, str) and math.isfinite(stay_value):
            return float(stay_value)
    except (OverflowError, TypeError):
        pass
    raise ValueError(
        f"expected a finite number of points for staying, not {reprlib.repr(stay_value)}"
    )


@dataclass(frozen=True, slots=True)
class FantasylandOdds:
    """What random Fantasyland hands of one size come to, each set in the best way.

    Attributes
    ----------
    n_cards : int
        The number of cards of a hand.
    rules : pokerloop.ofc.Rules
    stay_value : float
        What staying was worth to the player who set the hands.
    hands : int
        How many hands were dealt.
    seed : int
        Reproduces them.
    royalties : dict of int to int
        How many boards paid so many royalties.
    staying_royalties : dict of int to int
        The same of the boards that stay.
    categories : dict of str to dict of Category to int
        For each row (``"top"``, ``"middle"``, ``"bottom"``) how many were of a category.
    repeated : FantasylandOdds or None
        The odds of a repeat, where it has another number of cards.
    """

    n_cards: int
    rules: Rules
    stay_value: float
    hands: int
    seed: int
    royalties: dict[int, int]
    staying_royalties: dict[int, int]
    categories: dict[str, dict[Category, int]]
    repeated: FantasylandOdds | None = None

    @property
    def mean_royalties(self) -> float:
        """Mean royalties of a board."""
        return sum(paid * count for paid, count in self.royalties.items()) / self.hands

    @property
    def mean_royalties_stderr(self) -> float:
        """Standard error of `mean_royalties`."""
        return self._stderr_with(0.0)

    @property
    def stay_rate(self) -> float:
        """How often a board stays."""
        return sum(self.staying_royalties.values()) / self.hands

    @property
    def stay_rate_stderr(self) -> float:
        """Standard error of `stay_rate`."""
        return math.sqrt(self.stay_rate * (1 - self.stay_rate) / self.hands)

    @property
    def value(self) -> float:
        """Mean royalties of a visit to Fantasyland with all its repeats.

        If a repeat has as many cards, the value is a geometric series: ``mean_royalties / (1 -
        stay_rate)``, infinite if every board stays.
        """
        if self.repeated is not None:
            return self.mean_royalties + self.stay_rate * self.repeated.value
        if self.stay_rate == 1:
            return math.inf
        return self.mean_royalties / (1 - self.stay_rate)

    @property
    def value_stderr(self) -> float:
        """Standard error of `value`, from those of the estimates it is made of."""
        if self.repeated is not None:
            own = self._stderr_with(self.repeated.value)
            return math.hypot(own, self.stay_rate * self.repeated.value_stderr)
        if self.stay_rate == 1:
            return math.inf
        return self._stderr_with(self.value) / (1 - self.stay_rate)

    def _stderr_with(self, stay: float) -> float:
        """Return the standard error of the mean royalties with `stay` added where a board stays.

        The value v of a series solves v = mean of (royalties + v * stays), so to first order its
        error is that of the right side for v fixed, divided by 1 - stay_rate.
        """
        mean = self.mean_royalties + stay * self.stay_rate
        squares = 0.0
        for royalties, count in self.royalties.items():
            staying = self.staying_royalties.get(royalties, 0)
            squares += (count - staying) * (royalties - mean) ** 2
            squares += staying * (royalties + stay - mean) ** 2
        return math.sqrt(squares) / self.hands

    def to_dict(self) -> dict[str, Any]:
        """Return plain values, such as JSON can hold."""
        return {
            "n_cards": self.n_cards,
            "rules": self.rules.to_dict(),
            "stay_value": self.stay_value,
            "hands": self.hands,
            "seed": self.seed,
            "mean_royalties": self.mean_royalties,
            "mean_royalties_stderr": self.mean_royalties_stderr,
            "stay_rate": self.stay_rate,
            "stay_rate_stderr": self.stay_rate_stderr,
            "value": self.value,
            "value_stderr": self.value_stderr,
            "royalties": {str(paid): count for paid, count in self.royalties.items()},
            "staying_royalties": {
                str(paid): count for paid, count in self.staying_royalties.items()
            },
            "categories": {
                row: {str(category): count for category, count in counts.items()}
                for row, counts in self.categories.items()
            },
        }


def odds(
    n_cards: int,
    rules: RulesLike = None,
    *,
    stay_value: float = 0.0,
    hands: int = DEFAULT_HANDS,
    seed: SeedLike = None,
    workers: int = 1,
    executor: ExecutorLike | None = None,
    progress: Callable[[int, int], object] | None = None,
) -> FantasylandOdds:
    """Estimate what a Fantasyland hand comes to, by dealing and setting random ones.

    Parameters
    ----------
    n_cards : int
        13 to 17.
    rules : Rules or str, optional
        The rules or a preset's name; Pineapple if not given.
    stay_value : float
        What staying is worth to the player who sets the hands, as for `solve`.
    hands : int
        How many to deal.
    seed : int, SeedSequence or Generator, optional
        The same seed gives the same odds, whatever the number of workers.
    workers : int
        Threads to use.
    executor : optional
        Where to work, as for `pokerloop.simulation.simulate`.
    progress : callable, optional
        Called after each piece of work with the number of pieces done and of all.

    Returns
    -------
    FantasylandOdds

    Raises
    ------
    InvalidPositionError
        For another number of cards.
    ValueError
        For a stay value, number of hands or workers, or a seed out of range.

    Examples
    --------
    >>> found = odds(14, hands=20_000, seed=7)
    >>> round(found.mean_royalties, 1), round(found.stay_rate, 2), round(found.value, 1)
    (12.4, 0.09, 13.6)
    """
    n_cards = small("number of cards", n_cards, InvalidPositionError)
    hands = whole("number of hands", hands, 1, MOST_TRIALS)
    meant = as_rules(rules)
    worth = checked_stay_value(stay_value)
    number = seed_number(seed)
    again = _core.ofc.repeat_cards(meant, n_cards)
    sizes = [n_cards] if again == n_cards else [n_cards, again]
    chunks = [
        (size, number, first, min(_CHUNK, hands - first))
        for size in sizes
        for first in range(0, hands, _CHUNK)
    ]
    tallies: dict[int, list[Any]] = {size: [0, 0] for size in sizes}
    with executor_of(workers, executor) as pool:
        counted = map_in_order(partial(_tally, meant, worth), chunks, pool, workers)
        for done, ((size, *_), counts) in enumerate(zip(chunks, counted, strict=True), 1):
            tallies[size] = [a + b for a, b in zip(tallies[size], counts, strict=True)]
            if progress is not None:
                progress(done, len(chunks))

    def found(size: int, repeated: FantasylandOdds | None = None) -> FantasylandOdds:
        by_stay, by_row = tallies[size]
        return FantasylandOdds(
            size,
            meant,
            worth,
            int(hands),
            number,
            royalties=_counts(range(by_stay.shape[1]), by_stay.sum(axis=0)),
            staying_royalties=_counts(range(by_stay.shape[1]), by_stay[1]),
            categories={
                row: _counts(Category, counts)
                for row, counts in zip(("top", "middle", "bottom"), by_row, strict=True)
            },
            repeated=repeated,
        )

    return found(n_cards, found(again) if again != n_cards else None)


@lru_cache(maxsize=2)
def solver_of(rules: Rules, stay_value: float) -> _core.ofc.FantasylandSolver:
    """Return the solver, which cannot travel to other processes, and is made once in each."""
    return _core.ofc.FantasylandSolver(rules, stay_value, [])


def _tally(rules: Rules, stay_value: float, chunk: tuple[int, int, int, int]) -> Any:
    return solver_of(rules, stay_value).tally(*chunk)


def _counts(names: Iterable[Name], counts: npt.NDArray[np.int64]) -> dict[Name, int]:
    """Return the counts by name, without those of 0."""
    return {name: int(count) for name, count in zip(names, counts, strict=True) if count}
