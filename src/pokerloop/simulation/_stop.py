"""When a simulation has seen enough."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import asdict, dataclass
from numbers import Real
from typing import Any, TypeAlias

from pokerloop.errors import CheckpointError
from pokerloop.simulation._result import Result

Stop: TypeAlias = Callable[[Result], bool]
"""A rule that is asked after each chunk, in their order, and answers whether to stop."""


@dataclass(frozen=True)
class TargetError:
    """Stop when every seat's standard error is small enough.

    Attributes
    ----------
    points : float
        The standard error, in points, to come down to.
    at_least : int
        Games to be played before an error is believed.
    """

    points: float
    at_least: int = 100

    def __call__(self, result: Result) -> bool:
        return result.games >= self.at_least and max(result.stderr) <= self.points

    def games_needed(self, result: Result) -> int:
        """Return how many games it will take, as far as can be told by now."""
        if result.games < 2:
            return result.planned
        needed = result.games * (max(result.stderr) / self.points) ** 2
        return max(result.games, min(result.planned, round(needed)))


def target_error(points: float, *, at_least: int = 100) -> TargetError:
    """Return a rule that stops when the mean of every seat is known well enough.

    The rule sees the games in their order, whatever the order in which workers finish them, so a
    run with the same seed stops at the same game everywhere.

    Parameters
    ----------
    points : float
        The standard error, in points a game, to come down to.
    at_least : int
        Games to be played before an error is believed.

    Raises
    ------
    ValueError
        For an error that is not above 0, or for what is no number of games.

    Examples
    --------
    >>> from pokerloop import simulate
    >>> rule = target_error(0.5)
    >>> result = simulate("ofc", ["random", "random"], games=100_000, seed=7, stop=rule, deals=1)
    >>> result.games, max(result.stderr) <= 0.5
    (2000, True)
    """
    if not _is_number(points) or not 0 < points < math.inf:
        raise ValueError(f"expected a target error above 0 points, not {points!r}")
    if not _is_number(at_least) or not 0 <= at_least < math.inf:
        raise ValueError(f"expected a number of games from 0 on, not {at_least!r}")
    return TargetError(points, at_least)


def _is_number(value: Any) -> bool:
    return isinstance(value, Real) and not isinstance(value, bool)


def as_header(stop: Stop | None) -> Any:
    """Return what a checkpoint says of a stop rule."""
    if stop is None or isinstance(stop, TargetError):
        return stop and asdict(stop)
    return getattr(stop, "__qualname__", type(stop).__qualname__)


def from_header(value: Any) -> TargetError | None:
    """Return the stop rule of a checkpoint."""
    if value is None:
        return None
    if isinstance(value, dict):
        try:
            return target_error(**value)
        except (TypeError, ValueError) as error:
            raise CheckpointError(f"the checkpoint has no rule to stop by: {error}") from error
    raise CheckpointError(
        f"the run stops by the function {value}, which is not in the checkpoint; "
        "resume it by the call of simulate that began it"
    )
