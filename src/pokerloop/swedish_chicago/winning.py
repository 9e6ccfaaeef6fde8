"""The chance to have the best hand, against hands not seen."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, SupportsIndex

from pokerloop import _core
from pokerloop.cards import CardsLike, card_ids
from pokerloop.runner import executor_of, map_in_order
from pokerloop.seeds import SeedLike, seed_number
from pokerloop.statistics import proportion_interval
from pokerloop.swedish_chicago.rules import RulesLike, as_rules

__all__ = ["WinOdds", "win_odds"]

DEFAULT_TRIALS = 200_000
MOST_TRIALS = 1_000_000_000

_CHUNK = 20_000
"""Deals in one piece of work; part of the plan, so the same for any number of workers."""


@dataclass(frozen=True, slots=True)
class WinOdds:
    """How often a hand is the best.

    Attributes
    ----------
    wins, ties, losses : int
        In how many deals it was better than every other hand, as good as the best of them, and
        worse.
    is_exact : bool
        Whether every deal was counted; else they were drawn at random.
    seed : int or None
        Reproduces them; None if exact.
    """

    wins: int
    ties: int
    losses: int
    is_exact: bool
    seed: int | None

    @property
    def trials(self) -> int:
        """The number of deals."""
        return self.wins + self.ties + self.losses

    @property
    def win(self) -> float:
        """The chance to have the best hand alone."""
        return self.wins / self.trials

    @property
    def tie(self) -> float:
        """The chance to share it."""
        return self.ties / self.trials

    @property
    def stderr(self) -> float:
        """The standard error of `win`; 0 if exact."""
        return 0.0 if self.is_exact else math.sqrt(self.win * (1 - self.win) / self.trials)

    def interval(self, confidence: float = 0.95) -> tuple[float, float]:
        """Return an interval for `win`, a single point if exact."""
        if self.is_exact:
            return self.win, self.win
        return proportion_interval(self.win, self.trials, confidence)

    def to_dict(self) -> dict[str, Any]:
        """Return plain values, such as JSON can hold."""
        return {
            "win": self.win,
            "tie": self.tie,
            "stderr": self.stderr,
            "trials": self.trials,
            "is_exact": self.is_exact,
            "seed": self.seed,
        }


def win_odds(
    hand: CardsLike,
    opponents: int = 1,
    exchanges: int = 3,
    *,
    dead: CardsLike = "",
    rules: RulesLike = None,
    trials: int | None = None,
    target_error: float | None = None,
    seed: SeedLike = None,
    workers: int = 1,
    progress: Callable[[int, int], object] | None = None,
) -> WinOdds:
    """Return the chance to have the best hand against hands not seen that drew sensibly.

    Every opponent was dealt five of the cards that are neither in the hand nor dead, and in each of
    so many exchanges has kept what has the most expected hand points. One opponent who has not
    exchanged is counted exactly, all else is sampled.

    Parameters
    ----------
    hand : cards
        Five of them, as they are to be compared.
    opponents : int
        1 to 3.
    exchanges : int
        How many each has had, 0 to 3.
    dead : cards
        Known not to be in other hands, such as those one has thrown away.
    rules : Rules or str, optional
        The rules, or a preset's name, by which hands score.
    trials : int, optional
        How many deals, or the most if a target error is given; 200,000 if it is not.
    target_error : float, optional
        Stop when the standard error of the chance is as small.
    seed : int, SeedSequence or Generator, optional
        The same seed gives the same odds, whatever the number of workers.
    workers : int
        Threads to use.
    progress : callable, optional
        Called with the deals done and the deals expected.

    Returns
    -------
    WinOdds

    Raises
    ------
    InvalidCardError, InvalidPositionError, InvalidRulesError
        For cards or rules that do not exist, and where there are too few cards for the opponents.
    ValueError
        For other numbers of opponents or exchanges, and for a number of trials or workers, a target
        error or a seed out of range.

    Examples
    --------
    >>> odds = win_odds("Qc Qd 9h 5s 2c", exchanges=0)
    >>> odds.is_exact, odds.trials, round(odds.win, 4)
    (True, 1533939, 0.8381)
    >>> odds = win_odds("Qc Qd 9h 5s 2c", opponents=3, exchanges=3, seed=7)
    >>> odds.win < 0.1, odds.stderr < 0.001
    (True, True)
    """
    others = _number("opponents", opponents, 1, 3)
    rounds = _number("exchanges", exchanges, 0, 3)
    most = _most_trials(trials, target_error)
    core = _core.swedish_chicago.WinOdds(
        card_ids(hand), others, rounds, card_ids(dead), as_rules(rules)
    )
    if others == 1 and rounds == 0:
        counts = core.count()
        return WinOdds(counts.won, counts.tied, counts.lost, True, None)
    number = seed_number(seed)
    odds = WinOdds(0, 0, 0, False, number)
    chunks = ((first, min(_CHUNK, most - first)) for first in range(0, most, _CHUNK))
    with executor_of(workers) as executor:
        for more in map_in_order(lambda c: core.sample(number, *c), chunks, executor, workers):
            odds = WinOdds(
                odds.wins + more.won, odds.ties + more.tied, odds.losses + more.lost, False, number
            )
            if progress is not None:
                progress(odds.trials, _expected_trials(odds, most, target_error))
            if target_error is not None and _cautious_error(odds) <= target_error:
                break
    return odds


def _number(what: str, number: SupportsIndex, low: int, high: int) -> int:
    if isinstance(number, bool) or not hasattr(number, "__index__"):
        raise ValueError(f"expected a number of {what}, not {number!r}")
    if not low <= operator.index(number) <= high:
        raise ValueError(f"expected {low} to {high} {what}, not {number!r}")
    return operator.index(number)


def _most_trials(trials: int | None, target_error: float | None) -> int:
    if target_error is not None and not 0 < target_error < math.inf:
        raise ValueError(f"expected a target error above 0, not {target_error!r}")
    if trials is None:
        return DEFAULT_TRIALS if target_error is None else MOST_TRIALS
    return _number("trials", trials, 1, MOST_TRIALS)


def _expected_trials(odds: WinOdds, most: int, target_error: float | None) -> int:
    if target_error is None:
        return most
    needed = odds.trials * (_cautious_error(odds) / target_error) ** 2
    return max(odds.trials, min(most, math.ceil(needed)))


def _cautious_error(odds: WinOdds) -> float:
    """Return the standard error as if one more deal had been won and one more lost."""
    chance = (odds.wins + 1) / (odds.trials + 2)
    return math.sqrt(chance * (1 - chance) / odds.trials)
