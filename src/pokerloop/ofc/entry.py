"""How often a position enters Fantasyland, and what its board becomes."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any, Literal, TypeAlias, TypeVar

from pokerloop import _core
from pokerloop.cards import Card
from pokerloop.checks import MOST_TRIALS, whole
from pokerloop.errors import InvalidPositionError
from pokerloop.hands import Category
from pokerloop.ofc.board import Board
from pokerloop.ofc.position import FANTASYLAND_SIZES, Position
from pokerloop.ofc.rules import Rules, RulesLike
from pokerloop.runner import ExecutorLike, executor_of, map_in_order
from pokerloop.seeds import SeedLike, seed_number
from pokerloop.statistics import add_tallies

__all__ = ["EntryOdds", "Goal", "entry_odds"]

Name = TypeVar("Name")

Goal: TypeAlias = Literal["points", "fantasyland"]
"""What a player aims at: points, or Fantasyland above all and then points."""

DEFAULT_DEALS = 1000

_CHUNK = 25
"""Deals in one piece of work."""

_ROWS = ("top", "middle", "bottom")


@dataclass(frozen=True, slots=True)
class EntryOdds:
    """How often a position enters Fantasyland or fouls, and what its rows become.

    Attributes
    ----------
    goal : str
        What the player aims at.
    board : Board
        The board after the street at hand, placed for the goal.
    discard : Card or None
        The card of the street at hand that was discarded.
    deals : int
        In how many random deals it was played on to the end.
    seed : int
        Reproduces them.
    fouls : int
        How many boards were dead.
    entries : dict of int to int
        How many boards entered Fantasyland, by the number of cards earned.
    royalties : int
        The sum of the royalties of all boards.
    categories : dict of str to dict of Category to int
        For each row (``"top"``, ``"middle"``, ``"bottom"``) how many were of a category, those of
        dead boards too.
    """

    goal: Goal
    board: Board
    discard: Card | None
    deals: int
    seed: int
    fouls: int
    entries: dict[int, int]
    royalties: int
    categories: dict[str, dict[Category, int]]

    @property
    def fantasyland(self) -> float:
        """The chance to enter Fantasyland."""
        return sum(self.entries.values()) / self.deals

    @property
    def fantasyland_stderr(self) -> float:
        """The standard error of `fantasyland`."""
        return self._stderr(self.fantasyland)

    @property
    def foul(self) -> float:
        """The chance of a dead board."""
        return self.fouls / self.deals

    @property
    def foul_stderr(self) -> float:
        """The standard error of `foul`."""
        return self._stderr(self.foul)

    @property
    def mean_royalties(self) -> float:
        """The mean royalties of a board."""
        return self.royalties / self.deals

    def _stderr(self, chance: float) -> float:
        return math.sqrt(chance * (1 - chance) / self.deals)

    def to_dict(self) -> dict[str, Any]:
        """Return plain values, such as JSON can hold."""
        return {
            "goal": self.goal,
            "board": self.board.to_dict(),
            "discard": None if self.discard is None else str(self.discard),
            "deals": self.deals,
            "seed": self.seed,
            "fantasyland": self.fantasyland,
            "fantasyland_stderr": self.fantasyland_stderr,
            "foul": self.foul,
            "foul_stderr": self.foul_stderr,
            "mean_royalties": self.mean_royalties,
            "entries": {str(cards): count for cards, count in self.entries.items()},
            "categories": {
                row: {str(category): count for category, count in counts.items()}
                for row, counts in self.categories.items()
            },
        }


def entry_odds(
    position: Position | str,
    rules: RulesLike = None,
    *,
    goal: Goal = "points",
    deals: int = DEFAULT_DEALS,
    seed: SeedLike = None,
    workers: int = 1,
    executor: ExecutorLike | None = None,
    progress: Callable[[int, int], object] | None = None,
) -> EntryOdds:
    """Estimate how often a position enters Fantasyland or fouls, played well for a goal.

    The street at hand is placed, and then the board is played on to its end in random deals of
    the unseen cards, each time as looks best for the goal. Opponents count with their boards
    where those are complete, and with typical ones where they are not.

    Parameters
    ----------
    position : Position or str
        The decision, or its text.
    rules : Rules or str, optional
        The rules or a preset's name. The position's own rules if not given, else Pineapple.
    goal : {"points", "fantasyland"}
        What the player aims at: points, with the position's value of Fantasyland, or Fantasyland
        above all.
    deals : int
        How many random deals.
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
    EntryOdds

    Raises
    ------
    InvalidPositionError, InvalidCardError
        For a position that cannot arise under the rules.
    ValueError
        For another goal, or a number of deals or workers, or a seed out of range.

    Examples
    --------
    >>> position = Position(top="Qs", middle="8c 4h", bottom="Ks Kd", to_place="Qd 7h 2c")
    >>> odds = entry_odds(position, goal="fantasyland", deals=200, seed=7)
    >>> odds.board, odds.discard
    (Board(top='Qs Qd', middle='8c 4h', bottom='Ks Kd 7h'), Card('2c'))
    >>> 0.3 < odds.fantasyland < 0.5
    True
    """
    if goal not in ("points", "fantasyland"):
        raise ValueError(f"expected the goal 'points' or 'fantasyland', not {goal!r}")
    deals = whole("number of deals", deals, 1, MOST_TRIALS)
    asked = Position.parse(position) if isinstance(position, str) else position
    if not isinstance(asked, Position):
        raise InvalidPositionError(f"expected a Position or its text, not {position!r}")
    meant = asked._rules(rules)
    number = seed_number(seed)
    asked_of_core = (meant, asked, goal, number)
    chunks = [(first, min(_CHUNK, deals - first)) for first in range(0, deals, _CHUNK)]
    total: dict[str, Any] = {}
    with executor_of(workers, executor) as pool:
        counted = map_in_order(partial(_count, asked_of_core), chunks, pool, workers)
        for done, counts in enumerate(counted, 1):
            total = add_tallies(total, counts)
            if progress is not None:
                progress(done, len(chunks))
    core = _core_odds(*asked_of_core)
    return EntryOdds(
        goal,
        Board._of(core.board),
        Card(core.discard[0]) if core.discard else None,
        deals,
        number,
        fouls=total["fouls"],
        entries=_counts(FANTASYLAND_SIZES, total["entries"]),
        royalties=total["royalties"],
        categories={
            row: _counts(Category, counts)
            for row, counts in zip(_ROWS, total["categories"], strict=True)
        },
    )


@lru_cache(maxsize=2)
def _core_odds(rules: Rules, position: Position, goal: Goal, seed: int) -> _core.ofc.EntryOdds:
    return _core.ofc.EntryOdds(rules, position._core_position(rules), goal == "fantasyland", seed)


def _count(asked: tuple[Rules, Position, Goal, int], chunk: tuple[int, int]) -> dict[str, Any]:
    counts = _core_odds(*asked).count(*chunk)
    return {
        "fouls": counts.fouls,
        "entries": list(counts.entries),
        "royalties": counts.royalties,
        "categories": [list(by_category) for by_category in counts.categories],
    }


def _counts(names: Iterable[Name], counts: Iterable[int]) -> dict[Name, int]:
    """Return the counts by name, without those of 0."""
    return {name: count for name, count in zip(names, counts, strict=True) if count}
