"""Fantasyland: the best setting of a hand, exactly, and what such hands are worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

from pokerloop import _core
from pokerloop.cards import Card, CardsLike, IdArray, card_ids, id_array
from pokerloop.checks import whole
from pokerloop.errors import InvalidPositionError
from pokerloop.ofc.board import Board
from pokerloop.ofc.fantasyland_odds import (
    FantasylandOdds,
    checked_stay_value,
    odds,
    solver_of,
)
from pokerloop.ofc.rules import Rules, RulesLike, as_rules
from pokerloop.runner import ExecutorLike, executor_of, map_in_order

__all__ = ["FantasylandOdds", "Setting", "Settings", "odds", "solve", "solve_many"]

MOST_OPTIMAL = 1_000_000
"""More optimal boards than this are not listed."""

_CHUNK = 1024
"""Hands in one piece of work."""


@dataclass(frozen=True, slots=True)
class Setting:
    """A Fantasyland hand, set.

    Attributes
    ----------
    board : Board
        The thirteen cards placed.
    discards : tuple of Card
        The cards left over, highest first.
    royalties : tuple of int
        What the (top, middle, bottom) rows pay.
    stays : bool
        Whether the board stays in Fantasyland.
    points : int
        What the board wins from the opponents; without any, the sum of its royalties.
    value : float
        The points and, if the board stays, the value of that.
    optimal : tuple of Board or None
        Every board of the same value, this one first, if asked for.
    runners_up : tuple of Setting
        The best settings with another outcome, if asked for.
    """

    board: Board
    discards: tuple[Card, ...]
    royalties: tuple[int, int, int]
    stays: bool
    points: int
    value: float
    optimal: tuple[Board, ...] | None = None
    runners_up: tuple[Setting, ...] = ()

    def to_dict(self) -> dict[str, Any]:
        """Return plain values, cards as text."""
        report: dict[str, Any] = {
            "board": self.board.to_dict(),
            "discards": [str(card) for card in self.discards],
            "royalties": list(self.royalties),
            "stays": self.stays,
            "points": self.points,
            "value": self.value,
        }
        if self.optimal is not None:
            report["optimal"] = [board.to_dict() for board in self.optimal]
        if self.runners_up:
            report["runners_up"] = [other.to_dict() for other in self.runners_up]
        return report

    def __str__(self) -> str:
        lines = [
            f"{line:<24}{royalty:>3}" if royalty else line
            for line, royalty in zip(str(self.board).split("\n"), self.royalties, strict=True)
        ]
        if self.discards:
            lines.append(f"{'left':<7} {' '.join(map(str, self.discards))}")
        return "\n".join(lines)

    @classmethod
    def _of(cls, core: _core.ofc.Setting, **more: Any) -> Setting:
        top, middle, bottom = core.royalties
        return cls(
            Board._of(core.board),
            tuple(map(Card, core.discards)),
            (top, middle, bottom),
            core.stays,
            core.points,
            core.value,
            **more,
        )


@dataclass(frozen=True, slots=True, eq=False)
class Settings:
    """Many Fantasyland hands, set: arrays with a row for each hand.

    ``settings[i]`` is the setting of hand i.

    Attributes
    ----------
    boards : uint8 array of shape (n, 13)
        Card ids: three of the top, five of the middle, five of the bottom, each row's highest
        first.
    discards : uint8 array of shape (n, k - 13)
        The cards left over, highest first.
    royalties : int32 array of shape (n, 3)
        What the top, middle and bottom pay.
    stays : bool array of shape (n,)
        Whether the board stays in Fantasyland.
    values : float64 array of shape (n,)
        The royalties and, if the board stays, the value of that.
    """

    boards: npt.NDArray[np.uint8]
    discards: npt.NDArray[np.uint8]
    royalties: npt.NDArray[np.int32]
    stays: npt.NDArray[np.bool_]
    values: npt.NDArray[np.float64]

    def __len__(self) -> int:
        return len(self.values)

    def __getitem__(self, index: int) -> Setting:
        cards = self.boards[index]
        top, middle, bottom = self.royalties[index].tolist()
        return Setting(
            Board(cards[:3], cards[3:8], cards[8:]),
            tuple(map(Card, self.discards[index])),
            (top, middle, bottom),
            bool(self.stays[index]),
            top + middle + bottom,
            float(self.values[index]),
        )


def solve(
    cards: CardsLike,
    rules: RulesLike = None,
    *,
    stay_value: float = 0.0,
    against: Board | Sequence[Board] | None = None,
    all_optimal: bool = False,
    runners_up: int = 0,
) -> Setting:
    """Set a Fantasyland hand in the best way there is.

    Every legal setting is considered; the answer is exact.

    Parameters
    ----------
    cards : str or sequence of cards
        13 to 17 cards.
    rules : Rules or str, optional
        The rules or a preset's name; Pineapple if not given.
    stay_value : float
        What staying in Fantasyland is worth, in points. Of settings worth the same, one that stays
        is chosen. With 0 royalties alone count; a value above any royalty means to stay wherever
        that is possible.
    against : Board or sequence of Board, optional
        Complete boards of one to three opponents. The setting then wins the most points from all
        of them, and not the most royalties.
    all_optimal : bool
        Whether to list every board that is worth as much.
    runners_up : int
        How many of the best settings to add that have other royalties, or differ in staying.

    Returns
    -------
    Setting
        Live always. The same cards give the same setting, in whichever order they come.

    Raises
    ------
    InvalidCardError
        For a card that does not exist, or that comes twice or is an opponent's.
    InvalidPositionError
        For another number of cards, or boards of opponents that are not complete.
    ValueError
        For a `stay_value` that is no finite number, or more than a million optimal boards.

    Examples
    --------
    >>> hand = "7h 5s 4c Qh 7c 8s 4s Js Qc 4d Qs 9s 6c Kc"
    >>> best = solve(hand)
    >>> best.value, best.royalties, best.stays
    (21.0, (7, 8, 6), False)
    >>> solve(hand, stay_value=8).value
    24.0
    """
    others = whole("number of runners-up", runners_up, 0, MOST_OPTIMAL)
    solver = _core.ofc.FantasylandSolver(
        as_rules(rules), checked_stay_value(stay_value), _opponents(against)
    )
    ids = card_ids(cards)
    best, *following = solver.best(ids, 1 + others)
    optimal = None
    if all_optimal:
        optimal = tuple(map(Board._of, solver.all_best(ids, MOST_OPTIMAL)))
    return Setting._of(best, optimal=optimal, runners_up=tuple(map(Setting._of, following)))


def solve_many(
    hands: IdArray,
    rules: RulesLike = None,
    *,
    stay_value: float = 0.0,
    workers: int = 1,
    executor: ExecutorLike | None = None,
    progress: Callable[[int, int], object] | None = None,
) -> Settings:
    """Set many Fantasyland hands, each in the best way there is.

    Parameters
    ----------
    hands : integer array of shape (n, k)
        Card ids of n hands of k cards, k from 13 to 17.
    rules : Rules or str, optional
        The rules or a preset's name; Pineapple if not given.
    stay_value : float
        What staying in Fantasyland is worth, as for `solve`.
    workers : int
        Threads to use.
    executor : optional
        Where to work, as for `pokerloop.simulation.simulate`.
    progress : callable, optional
        Called after each piece of work with the hands set and all of them.

    Returns
    -------
    Settings
        The settings that `solve` gives, as arrays.

    Raises
    ------
    InvalidCardError
        For an id that is no card, or a card that comes twice in a hand; the message names the row.
    InvalidPositionError
        For an array of another shape.
    ValueError
        For a `stay_value` that is no finite number, or fewer than one worker.

    Examples
    --------
    >>> hands = np.array([[*range(38, 52)], [*range(0, 14)]])
    >>> settings = solve_many(hands)
    >>> settings.values, settings.stays
    (array([52., 42.]), array([ True,  True]))
    >>> print(settings[0])
    top     As Ah Ad         22
    middle  Ac Qs Qh Qd Qc   20
    bottom  Ks Kh Kd Kc Jh   10
    left    Js
    """
    if not isinstance(hands, np.ndarray) or hands.ndim != 2 or not 13 <= hands.shape[1] <= 17:
        shape = getattr(hands, "shape", type(hands).__name__)
        raise InvalidPositionError(
            f"expected an array of card ids of shape (n, k) with k from 13 to 17, got {shape}"
        )
    goal = (as_rules(rules), checked_stay_value(stay_value))
    ids = id_array(hands, _core.deck_cards)
    starts = range(0, max(len(ids), 1), _CHUNK)  # no hands are a piece of work, too
    pieces = ((first, ids[first : first + _CHUNK]) for first in starts)
    parts = []
    with executor_of(workers, executor) as pool:
        for part in map_in_order(partial(_set_many, *goal), pieces, pool, workers):
            parts.append(part)
            if progress is not None:
                progress(min(len(parts) * _CHUNK, len(ids)), len(ids))
    return Settings(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def _set_many(rules: Rules, stay_value: float, piece: tuple[int, npt.NDArray[np.uint8]]) -> Any:
    """Set the hands of a piece of work, the first of which is that row of all."""
    first, hands = piece
    return solver_of(rules, stay_value).set_many(hands, first)


def _opponents(against: Board | Sequence[Board] | None) -> list[_core.ofc.Board]:
    boards = [] if against is None else [against] if isinstance(against, Board) else list(against)
    if len(boards) > 3:
        raise InvalidPositionError(f"expected boards of at most 3 opponents, not {len(boards)}")
    for board in boards:
        if not isinstance(board, Board) or not board.is_complete:
            raise InvalidPositionError(f"expected complete boards of opponents, not {board!r}")
    return [board._core for board in boards]
