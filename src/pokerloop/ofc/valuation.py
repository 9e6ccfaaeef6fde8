"""What every legal placement of a position is worth."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from pokerloop import _core
from pokerloop.cards import Card
from pokerloop.checks import most_trials
from pokerloop.errors import InvalidPositionError
from pokerloop.ofc.board import Board
from pokerloop.ofc.placement import PlacementValue, Values
from pokerloop.ofc.position import Position
from pokerloop.ofc.rules import Rules, RulesLike
from pokerloop.runner import ExecutorLike, executor_of, map_in_order, worker_count
from pokerloop.seeds import SeedLike, seed_number

__all__ = ["iter_values", "values"]

DEFAULT_SAMPLES = 4000
DEFAULT_ERROR = 0.15
MOST_SAMPLES = 10_000_000

_FIRST_ROUND = 32
_LONGEST_ROUND = 1024
_LONGEST_CHUNK = 32
_CHUNK_WORK = 256
"""Scenarios times placements in one piece of work, short enough to be stopped and the same for any
number of workers."""

Columns = npt.NDArray[np.float64]

_HOPELESS = 3.5
"""Standard errors by which a placement must trail the best one to be given up."""


def values(
    position: Position | str,
    rules: RulesLike = None,
    *,
    samples: int | None = None,
    target_error: float | None = None,
    seed: SeedLike = None,
    workers: int = 1,
    executor: ExecutorLike | None = None,
    progress: Callable[[Values], object] | None = None,
) -> Values:
    """Value every legal placement of a position.

    Parameters
    ----------
    position : Position or str
        The decision, or its text.
    rules : Rules or str, optional
        The rules or a preset's name. The position's own rules if not given, else Pineapple.
    samples : int, optional
        The most scenarios for a placement.
    target_error : float, optional
        Stop when the standard error, in points, of every placement still in the race is as small.
        With neither this nor `samples`, 0.15 points or 4,000 scenarios.
    seed : int, SeedSequence or Generator, optional
        The same seed gives the same values, whatever the number of workers.
    workers : int
        Threads to use.
    executor : optional
        Where to work, as for `pokerloop.simulation.simulate`.
    progress : callable, optional
        Called with the values so far, several times a second at best.

    Returns
    -------
    Values
        The placements, best first.

    Raises
    ------
    InvalidPositionError, InvalidCardError
        If the position cannot arise under the rules.
    ValueError
        For a number of samples or workers, a target error or a seed out of range.

    Notes
    -----
    A player with at most one draw to come, whose opponents are all finished, has his placements
    valued exactly, over all draws. Otherwise scenarios are sampled: the cards to come are the same
    for all placements, the player and his opponents go on sensibly, and the player's last draw is
    averaged over all its possibilities. Placements that trail the best by 3.5 standard errors of
    the difference get no more samples; their numbers are those of the best and what they differ
    from it in the scenarios they have in common.

    Examples
    --------
    >>> position = Position(
    ...     top="Kc 9h", middle="8c Qs Ad", bottom="3h 2d 2c 2s", to_place="8h Ac Jc",
    ...     discards="5c 6d", fantasyland_value=8,
    ... )
    >>> best = values(position).best
    >>> round(best.value, 4), round(best.fantasyland, 4), best.stderr
    (6.3978, 0.2242, 0.0)
    """
    latest = None
    for latest in iter_values(
        position,
        rules,
        samples=samples,
        target_error=target_error,
        seed=seed,
        workers=workers,
        executor=executor,
    ):
        if progress is not None:
            progress(latest)
    assert latest is not None
    return latest


def iter_values(
    position: Position | str,
    rules: RulesLike = None,
    *,
    samples: int | None = None,
    target_error: float | None = None,
    seed: SeedLike = None,
    workers: int = 1,
    executor: ExecutorLike | None = None,
) -> Iterator[Values]:
    """Yield the values of a position as they become known, the last being those of `values`.

    What is yielded first may lack samples for some placements' errors; stop whenever the answer is
    good enough. The parameters are those of `values`.

    Examples
    --------
    >>> position = Position(top="Qs", middle="8c 4h", bottom="Ks Kd", to_place="Qd 7h 2c")
    >>> for known in iter_values(position, samples=1000, seed=7):
    ...     if known.samples >= 32:
    ...         break
    >>> known.samples < 1000, known.best.board.bottom[0]
    (True, Card('Ks'))
    """
    if isinstance(position, str):
        position = Position.parse(position)
    if not isinstance(position, Position):
        raise InvalidPositionError(f"expected a Position or its text, not {position!r}")
    meant = position._rules(rules)
    effort = _effort(samples, target_error)
    number = seed_number(seed)
    workers = worker_count(workers)
    asked = (meant, position, number)
    valuation = _valuation(*asked)
    if valuation.is_exact and seed is None:
        number = 0
    race = _Race(valuation, position, meant, number, *effort)
    return _run(race, partial(_sample, asked), workers, executor)


Asked: TypeAlias = tuple[Rules, Position, int]
"""The rules, the position and the seed: what travels to where scenarios are sampled."""

Chunk: TypeAlias = tuple[tuple[int, ...], int, int]
"""The placements that compete, the first scenario, and how many."""


@lru_cache(maxsize=2)
def _valuation(rules: Rules, position: Position, seed: int) -> _core.ofc.Valuation:
    return _core.ofc.Valuation(rules, position._core_position(rules), seed)


def _sample(asked: Asked, chunk: Chunk) -> Columns:
    return _valuation(*asked).sample(*chunk)


def _run(
    race: _Race,
    sample: Callable[[Chunk], Columns],
    workers: int,
    executor: ExecutorLike | None,
) -> Iterator[Values]:
    with executor_of(workers, executor) as pool:
        while race.begin_round():
            for prospects in map_in_order(sample, race.chunks(), pool, workers):
                race.add(prospects)
                yield race.values()


def _effort(samples: int | None, target_error: float | None) -> tuple[int, float | None]:
    """Return the most scenarios and the error at which to stop, checked, with their defaults."""
    if samples is None and target_error is None:
        return DEFAULT_SAMPLES, DEFAULT_ERROR
    most = most_trials(samples, target_error, DEFAULT_SAMPLES, "number of samples")
    return MOST_SAMPLES if samples is None else most, target_error


class _Race:
    """The placements of a position with the sums of their samples, and who still competes.

    The placements that compete have seen the same scenarios, 0 to ``done``. Those given up saw the
    first of them only; they are told from the best by the scenarios both have seen, so that luck
    in these does not count.
    """

    def __init__(
        self,
        valuation: _core.ofc.Valuation,
        position: Position,
        rules: Rules,
        seed: int,
        samples: int,
        target_error: float | None,
    ) -> None:
        self.valuation = valuation
        self.planned = 1 if valuation.is_exact else samples
        self.target_error = target_error
        self.position = position
        self.rules = rules
        self.seed = seed
        self.candidates = valuation.candidates
        count = len(self.candidates)
        self.competing = np.arange(count)
        self.done = 0
        self.until = 0
        self.counts = np.zeros(count, np.int64)
        self.sums = np.zeros((count, 4))
        self.products = np.zeros((count, count))  # of the values, for variances of differences
        self.given_up: dict[int, tuple[Columns, Columns]] = {}  # sums and squares, by scenarios

    def begin_round(self) -> bool:
        """Give up who trails too far and plan the next scenarios; False when there is no need."""
        if self.done >= self.planned:
            return False
        if self.done > 0:
            self._give_up_trailing()
            largest = self._estimates()[1][self.competing].max()
            if self.target_error is not None and largest <= self.target_error:
                return False
        length = min(max(self.done, _FIRST_ROUND), _LONGEST_ROUND)
        self.until = min(self.done + length, self.planned)
        return True

    def chunks(self) -> list[Chunk]:
        """Return the scenarios of this round in pieces."""
        competing = tuple(self.competing.tolist())
        length = min(max(_CHUNK_WORK // len(competing), 1), _LONGEST_CHUNK)
        starts = range(self.done, self.until, length)
        return [(competing, first, min(length, self.until - first)) for first in starts]

    def add(self, prospects: npt.NDArray[np.float64]) -> None:
        worth = prospects[:, :, 0]
        self.counts[self.competing] += len(prospects)
        self.sums[self.competing] += prospects.sum(axis=0)
        self.products[np.ix_(self.competing, self.competing)] += worth.T @ worth
        self.done += len(prospects)

    def _give_up_trailing(self) -> None:
        if self.done < 2 or len(self.competing) < 2:
            return
        means = self.sums[self.competing, 0] / self.done
        best = int(self.competing[means.argmax()])
        squares = self.products.diagonal()
        error = self._difference_errors(best, self.competing, self.done, squares)
        trailing = means.max() - means > _HOPELESS * error
        if trailing.any():
            self.given_up[self.done] = self.sums.copy(), squares.copy()
            self.competing = self.competing[~trailing]

    def _difference_errors(
        self, best: int, others: npt.NDArray[np.intp], count: int, squares: Columns
    ) -> Columns:
        """Return the standard errors of the differences of values over the first scenarios."""
        sums = self.given_up[count][0] if count in self.given_up else self.sums
        behind = (sums[best, 0] - sums[others, 0]) / count
        total = squares[others] + squares[best] - 2 * self.products[best, others]
        errors: Columns = np.sqrt(np.maximum(total / count - behind**2, 0) / (count - 1))
        return errors

    def _estimates(self) -> tuple[Columns, Columns]:
        """Return the means of each placement, shape (placements, 4), and the values' errors."""
        counts = np.maximum(self.counts, 1)
        means = self.sums / counts[:, np.newaxis]
        if self.valuation.is_exact:
            return means, np.zeros(len(means))
        variance = np.maximum(self.products.diagonal() / counts - means[:, 0] ** 2, 0)
        with np.errstate(divide="ignore"):
            errors = np.where(counts > 1, np.sqrt(variance / np.maximum(counts - 1, 1)), np.inf)
        best = self._best(means)
        for count, (sums, squares) in self.given_up.items():
            gone = np.setdiff1d(np.flatnonzero(self.counts == count), self.competing)
            means[gone] += means[best] - sums[best] / count
            differences = self._difference_errors(best, gone, count, squares)
            errors[gone] = np.hypot(errors[best], differences)
        means[:, 1:3] = np.clip(means[:, 1:3], 0, 1)
        means[:, 3] = np.maximum(means[:, 3], 0)
        return means, errors

    def _best(self, means: Columns) -> int:
        return int(self.competing[means[self.competing, 0].argmax()])

    def values(self) -> Values:
        """Return what is known, the best of those who compete first."""
        means, errors = self._estimates()
        best = self._best(means)
        order = sorted(range(len(means)), key=lambda i: (i != best, -means[i, 0], means[i, 1], i))
        placements = tuple(self._placement(i, means[i], errors[i]) for i in order)
        return Values(
            placements,
            self.position,
            self.rules,
            self.seed,
            self.valuation.is_exact,
            len(self.competing),
            self.planned,
        )

    def _placement(
        self, index: int, means: npt.NDArray[np.float64], error: float
    ) -> PlacementValue:
        placement, equivalents = self.candidates[index]
        value, foul, fantasyland, royalties = map(float, means)
        return PlacementValue(
            *_board_and_discard(placement),
            value,
            float(error),
            foul,
            fantasyland,
            royalties,
            int(self.counts[index]),
            tuple(map(_board_and_discard, equivalents)),
        )


def _board_and_discard(placement: _core.ofc.Placement) -> tuple[Board, Card | None]:
    discard = placement.discard
    return Board._of(placement.board), Card(discard[0]) if discard else None
