"""A decision in Open Face Chinese poker as one player sees it."""

from __future__ import annotations

import math
import re
import reprlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, TypeAlias

from pokerloop import _core
from pokerloop.cards import Card, CardsLike, card_ids
from pokerloop.errors import InvalidPositionError
from pokerloop.ofc.board import Board
from pokerloop.ofc.rules import Rules, RulesLike, as_rules

__all__ = ["FantasylandValue", "Opponent", "Position", "default_fantasyland_values"]

FantasylandValue: TypeAlias = float | Mapping[int, float]
"""Points for entering Fantasyland: one number, or one for each number of cards (13 to 17)."""

FANTASYLAND_SIZES: tuple[int, ...] = _core.ofc.fantasyland_sizes
"""How many cards a Fantasyland hand may have."""

MOST_POINTS = 1_000_000
"""What may be given for Fantasyland; far more than it could be worth."""


def default_fantasyland_values(rules: RulesLike = None) -> dict[int, float]:
    """Return what entering Fantasyland is worth unless told otherwise, by its number of cards.

    A Fantasyland deal is worth its mean royalties less those of the ordinary deal it takes the
    place of; a stay adds the value of the next one. Rows won are left out, so these are modest
    values; give your own where you know better.

    Parameters
    ----------
    rules : Rules or str, optional
        The rules or a preset's name; Pineapple if not given.

    Returns
    -------
    dict of int to float
        Points, for each number of cards from 13 to 17.

    Examples
    --------
    >>> round(default_fantasyland_values("pineapple")[14], 1)
    9.7
    """
    values = _core.ofc.default_fantasyland_values(as_rules(rules))
    return dict(zip(FANTASYLAND_SIZES, values, strict=True))


@dataclass(frozen=True, slots=True)
class Opponent:
    """What is seen of an opponent.

    Parameters
    ----------
    board : Board, optional
        The rows as they lie; empty before the first street and in Fantasyland.
    fantasyland : int, optional
        The number of cards (13 to 17) if the opponent is in Fantasyland, else 0.

    Examples
    --------
    >>> Opponent(Board(bottom="Kh Kd"))
    Opponent(board=Board(top='', middle='', bottom='Kh Kd'), fantasyland=0)
    """

    board: Board = field(default_factory=Board)
    fantasyland: int = 0

    def __post_init__(self) -> None:
        if not isinstance(self.board, Board):
            raise InvalidPositionError(
                f"expected an opponent's Board, not {reprlib.repr(self.board)}"
            )
        sizes = (0, *FANTASYLAND_SIZES)
        if type(self.fantasyland) is not int or self.fantasyland not in sizes:
            raise InvalidPositionError(
                "an opponent in Fantasyland holds 13, 14, 15, 16 or 17 cards "
                f"(0: not in Fantasyland), not {reprlib.repr(self.fantasyland)}"
            )
        if self.fantasyland and self.board != Board():
            raise InvalidPositionError(
                f"an opponent in Fantasyland shows no cards yet, not {self.board!r}"
            )

    def to_dict(self) -> dict[str, Any]:
        """Return a dict that `Position.from_dict` reads back."""
        if self.fantasyland:
            return {"fantasyland": self.fantasyland}
        return self.board.to_dict()


class Position:
    """One player's decision: a frozen value.

    Parameters
    ----------
    top, middle, bottom : str or sequence of cards
        The player's own rows.
    to_place : str or sequence of cards
        The street's cards: 5 on the first street, then 3 (pineapple), 1 (classic) or 4 (turbo).
    discards : str or sequence of cards
        The player's own discards of earlier streets.
    opponents : sequence of Board or Opponent
        What is seen of 0 to 3 opponents.
    dead : str or sequence of cards
        Other cards known to be out of play.
    fantasyland_value : float or mapping, optional
        Points that entering Fantasyland is worth: one number, or a number for each number of
        cards. `default_fantasyland_values` if not given.
    rules : Rules or str, optional
        The rules (or the name of a preset) that the position was written
        for; `ofc.values` uses them unless told otherwise.

    Raises
    ------
    InvalidCardError
        For a card that does not exist or stands in two places; the message names both.
    InvalidPositionError
        For a row with too many cards, or a Fantasyland value that is no number.

    Notes
    -----
    Whether the position can arise on some street depends on the rules; `street` tells, and
    `ofc.values` asks it.

    Examples
    --------
    >>> position = Position(top="As", bottom="Kd Kh 9s 9c", to_place="Ah 7d 2c")
    >>> position.street(Rules.preset("pineapple"))
    2
    >>> print(position)
    top: As
    middle:
    bottom: Kh Kd 9s 9c
    place: Ah 7d 2c
    """

    __slots__ = (
        "board",
        "dead",
        "discards",
        "fantasyland_value",
        "opponents",
        "rules",
        "to_place",
    )

    board: Board
    to_place: tuple[Card, ...]
    discards: tuple[Card, ...]
    opponents: tuple[Opponent, ...]
    dead: tuple[Card, ...]
    fantasyland_value: FantasylandValue | None
    rules: Rules | None

    _NAMES = (
        *("top", "middle", "bottom", "to_place", "discards"),
        *("opponents", "dead", "fantasyland_value", "rules"),
    )

    def __init__(
        self,
        top: CardsLike = "",
        middle: CardsLike = "",
        bottom: CardsLike = "",
        to_place: CardsLike = "",
        discards: CardsLike = "",
        opponents: Iterable[Board | Opponent] = (),
        dead: CardsLike = "",
        fantasyland_value: FantasylandValue | None = None,
        rules: RulesLike = None,
    ) -> None:
        values = {
            "board": Board(top, middle, bottom),
            "to_place": tuple(map(Card, card_ids(to_place))),
            "discards": tuple(map(Card, card_ids(discards))),
            "opponents": tuple(map(_opponent, opponents)),
            "dead": tuple(map(Card, card_ids(dead))),
            "fantasyland_value": _checked_fantasyland_value(fantasyland_value),
            "rules": None if rules is None else as_rules(rules),
        }
        for name, value in values.items():
            object.__setattr__(self, name, value)
        self._core_position(Rules())

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a Position is frozen; make another to change its {name}")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a Position is frozen; its {name} stays")

    def street(self, rules: RulesLike = None) -> int:
        """Return the street, counted from 1.

        Raises
        ------
        InvalidPositionError
            If the position cannot arise under the rules; the message says what was expected.
        """
        meant = self._rules(rules)
        return self._core_position(meant).street(meant) + 1

    def fantasyland_values(self, rules: RulesLike = None) -> dict[int, float]:
        """Return the points for entering Fantasyland by its number of cards."""
        if self.fantasyland_value is None:
            return default_fantasyland_values(self._rules(rules))
        if isinstance(self.fantasyland_value, Mapping):
            return default_fantasyland_values(self._rules(rules)) | dict(self.fantasyland_value)
        return dict.fromkeys(FANTASYLAND_SIZES, self.fantasyland_value)

    def _rules(self, rules: RulesLike) -> Rules:
        return as_rules(self.rules if rules is None else rules)

    def _core_position(self, rules: Rules) -> _core.ofc.Position:
        return _core.ofc.Position(
            board=self.board._core,
            to_place=self.to_place,
            discards=self.discards,
            dead=self.dead,
            opponents=[(other.board._core, other.fantasyland) for other in self.opponents],
            fantasyland_values=list(self.fantasyland_values(rules).values()),
        )

    def to_dict(self) -> dict[str, Any]:
        """Return a dict of plain values that `from_dict` reads back."""
        values: dict[str, Any] = self.board.to_dict()
        for name in ("to_place", "discards", "dead"):
            values[name] = " ".join(map(str, getattr(self, name)))
        values["opponents"] = [opponent.to_dict() for opponent in self.opponents]
        if isinstance(self.fantasyland_value, Mapping):
            values["fantasyland_value"] = dict(self.fantasyland_value)
        elif self.fantasyland_value is not None:
            values["fantasyland_value"] = self.fantasyland_value
        if self.rules is not None:
            values["rules"] = self.rules.to_dict()
        return values

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> Position:
        """Make a position from a dict such as `to_dict` returns.

        Raises
        ------
        ValueError
            One of the library's errors, for an unknown name or a value of the wrong kind.
        """
        arguments = _checked_names(values, cls._NAMES, "a position")
        arguments["opponents"] = _opponents(arguments.get("opponents", []))
        if isinstance(rules := arguments.get("rules"), Mapping):
            arguments["rules"] = Rules.from_dict(dict(rules))
        if isinstance(by_size := arguments.get("fantasyland_value"), Mapping):
            arguments["fantasyland_value"] = {_size(key): by_size[key] for key in by_size}
        return cls(**arguments)

    @classmethod
    def parse(cls, text: str) -> Position:
        """Read a position from text or from JSON; see the guide for the format.

        Raises
        ------
        ValueError
            One of the library's errors; where one line is to blame, the message names it.
        """
        from pokerloop.ofc import position_text

        return position_text.parse(text)

    def __eq__(self, other: object) -> bool:
        return self.to_dict() == other.to_dict() if isinstance(other, Position) else NotImplemented

    def __hash__(self) -> int:
        return hash((self.board, self.to_place, self.discards, self.opponents, self.dead))

    def __reduce__(self) -> tuple[Any, ...]:
        return Position.from_dict, (self.to_dict(),)

    def __repr__(self) -> str:
        values = self.to_dict() | {"opponents": list(self.opponents)}
        if self.rules is not None:
            values["rules"] = self.rules
        shown = (f"{name}={value!r}" for name, value in values.items() if value not in ("", []))
        return f"Position({', '.join(shown)})"

    def __str__(self) -> str:
        from pokerloop.ofc import position_text

        return position_text.format_position(self)


def _checked_names(values: object, names: Sequence[str], what: str) -> dict[str, Any]:
    if not isinstance(values, Mapping):
        raise InvalidPositionError(f"{what} is an object with names, not {reprlib.repr(values)}")
    unknown = [name for name in values if name not in names]
    if unknown:
        raise InvalidPositionError(
            f"{what} has no {reprlib.repr(unknown[0])}; its names are {', '.join(names)}"
        )
    return dict(values)


def _opponents(listed: object) -> list[Opponent]:
    if isinstance(listed, str) or not isinstance(listed, Sequence):
        raise InvalidPositionError(f"opponents are a list, not {reprlib.repr(listed)}")
    opponents = []
    for one in listed:
        names = ("top", "middle", "bottom", "fantasyland")
        rows = _checked_names(one, names, "an opponent")
        fantasyland = rows.pop("fantasyland", 0)
        opponents.append(Opponent(Board(**rows), fantasyland))
    return opponents


def _size(key: object) -> object:
    """Return a number of cards that JSON may have turned into text."""
    return int(key) if isinstance(key, str) and re.fullmatch("1[3-7]", key) else key


def _opponent(opponent: Board | Opponent) -> Opponent:
    if isinstance(opponent, Board):
        return Opponent(opponent)
    if isinstance(opponent, Opponent):
        return opponent
    raise InvalidPositionError(
        f"an opponent is a Board or an Opponent, not {reprlib.repr(opponent)}"
    )


def _checked_fantasyland_value(value: object) -> FantasylandValue | None:
    if value is None:
        return None
    if not isinstance(value, Mapping):
        return _points(value)
    if not value or any(cards not in FANTASYLAND_SIZES for cards in value):
        raise InvalidPositionError(
            "Fantasyland values are given for 13 to 17 cards, as in {14: 8}, "
            f"not as {reprlib.repr(dict(value))}"
        )
    return MappingProxyType({int(cards): _points(value[cards]) for cards in sorted(value)})


def _points(value: Any) -> float:
    if isinstance(value, bool | str) or not hasattr(value, "__float__"):
        raise InvalidPositionError(
            f"a Fantasyland value is a number of points, not {reprlib.repr(value)}"
        )
    try:
        number = float(value)
    except (OverflowError, TypeError, ValueError):
        number = math.inf
    if not abs(number) <= MOST_POINTS:
        raise InvalidPositionError(
            f"a Fantasyland value is a finite number of at most {MOST_POINTS:,} points, "
            f"not {reprlib.repr(value)}"
        )
    return number
