"""The chance to have the best hand, against hands not seen."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any, TypeAlias

from pokerloop import _core
from pokerloop.cards import CardsLike, card_ids
from pokerloop.checks import most_trials, whole
from pokerloop.runner import Chunk, ExecutorLike, worker_count
from pokerloop.seeds import SeedLike, seed_number
from pokerloop.statistics import proportion_interval
from pokerloop.swedish_chicago.rules import Rules, RulesLike, as_rules
from pokerloop.swedish_chicago.sampling import Progress, sampled
from pokerloop.swedish_chicago.state import View

__all__ = ["WinOdds", "win_odds"]


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
    hand: CardsLike | View,
    opponents: int | None = None,
    exchanges: int | None = None,
    *,
    dead: CardsLike = "",
    rules: RulesLike = None,
    trials: int | None = None,
    target_error: float | None = None,
    seed: SeedLike = None,
    workers: int = 1,
    executor: ExecutorLike | None = None,
    progress: Progress | None = None,
) -> WinOdds:
    """Return the chance to have the best hand against hands not seen that drew sensibly.

    Every opponent was dealt five of the cards that are neither in the hand nor dead, and in each of
    so many exchanges has kept what has the most expected hand points. One opponent who has not
    exchanged is counted exactly, all else is sampled. Hands are compared in all ranks; the rules on
    ties do not matter.

    What a seat knows of a match may be given instead: then the others, the cards seen, the numbers
    of cards exchanged and what was announced, unless it may be false, are those of the match.

    Parameters
    ----------
    hand : cards or View
        Five cards, as they are to be compared; or what their owner knows.
    opponents : int, optional
        1 to 3; one if not given.
    exchanges : int, optional
        How many each has had, 0 to 3; three if not given.
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
    executor : optional
        Where to work, as for `pokerloop.simulation.simulate`.
    progress : callable, optional
        Called with the deals done and the deals expected.

    Returns
    -------
    WinOdds

    Raises
    ------
    InvalidCardError, InvalidPositionError, InvalidRulesError
        For cards or rules that do not exist, where there are too few cards for the opponents, and
        for a view of a seat that has not five cards or has been eliminated.
    ValueError
        For other numbers of opponents or exchanges, for any of them with a view, and for a number
        of trials or workers, a target error or a seed out of range.

    Examples
    --------
    >>> odds = win_odds("Qc Qd 9h 5s 2c", exchanges=0)
    >>> odds.is_exact, odds.trials, round(odds.win, 4)
    (True, 1533939, 0.8381)
    >>> odds = win_odds("Qc Qd 9h 5s 2c", opponents=3, exchanges=3, seed=7)
    >>> odds.win < 0.1, odds.stderr < 0.001
    (True, True)

    In a match, after the first exchange:

    >>> from pokerloop.swedish_chicago import State
    >>> state = State(players=2, seed=7, dealer=1)
    >>> state.stack_deck("Qc Qd 9h 5s 2c")
    >>> state.apply("keep all")
    >>> odds = win_odds(state.view(0), trials=20_000, seed=7)
    >>> 0.8 < odds.win < 0.87
    True
    """
    number = seed_number(seed)
    workers = worker_count(workers)
    most_trials(trials, target_error, 1)  # checks them, as an exact answer asks for none
    if isinstance(hand, View):
        if dead != "" or any(given is not None for given in (opponents, exchanges, rules)):
            raise ValueError("expected a view alone, as it tells opponents, cards and rules itself")
        _core.swedish_chicago.ViewWinOdds(hand._core)
        of_view = partial(_count_of_view, hand, number)
        wins, ties, losses = sampled(of_view, trials, target_error, workers, executor, progress)
        return WinOdds(wins, ties, losses, False, number)
    asked = (
        tuple(card_ids(hand)),
        whole("number of opponents", 1 if opponents is None else opponents, 1, 3),
        whole("number of exchanges", 3 if exchanges is None else exchanges, 0, 3),
        tuple(card_ids(dead)),
        as_rules(rules),
    )
    core = _core_odds(*asked)
    if asked[1] == 1 and asked[2] == 0:
        counts = core.count()
        return WinOdds(counts.won, counts.tied, counts.lost, True, None)
    wins, ties, losses = sampled(
        partial(_count, asked, number), trials, target_error, workers, executor, progress
    )
    return WinOdds(wins, ties, losses, False, number)


Asked: TypeAlias = tuple[tuple[int, ...], int, int, tuple[int, ...], Rules]


@lru_cache(maxsize=2)
def _core_odds(
    hand: tuple[int, ...], opponents: int, exchanges: int, dead: tuple[int, ...], rules: Rules
) -> _core.swedish_chicago.WinOdds:
    return _core.swedish_chicago.WinOdds(hand, opponents, exchanges, dead, rules)


def _count(asked: Asked, seed: int, chunk: Chunk) -> tuple[int, int, int]:
    counts = _core_odds(*asked).sample(seed, chunk.first, chunk.count)
    return counts.won, counts.tied, counts.lost


def _count_of_view(view: View, seed: int, chunk: Chunk) -> tuple[int, int, int]:
    counts = _core.swedish_chicago.ViewWinOdds(view._core).sample(seed, chunk.first, chunk.count)
    return counts.won, counts.tied, counts.lost
