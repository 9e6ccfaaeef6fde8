"""Positions of Chicago Poker as text and as values, to set up a game in the middle."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from pokerloop._core import chicago_poker as core
from pokerloop.cards import CardsLike, GangsterCard, gangster_card_ids
from pokerloop.chicago_poker.rules import Rules
from pokerloop.chicago_poker.table import TILES
from pokerloop.errors import InvalidPositionError
from pokerloop.texts import at_line, format_rules, lines_of, parse_rules

__all__ = ["OpenBusiness", "Position"]

Cards = tuple[GangsterCard, ...]

_TURN = re.compile(r"(\d+)(?:, (\d+) actions?)?")


@dataclass(frozen=True, slots=True)
class OpenBusiness:
    """A business with what lies there; each card is turned by its place.

    Parameters
    ----------
    tile : str
        Its type, one of `TILES`.
    columns : sequence of str or sequences of cards
        The cards of seat 0, seat 1 and so on, in the order in which they were laid.
    marker : int, optional
        The seat that set the shootout marker here; it must have five cards.
    """

    tile: str
    columns: Sequence[CardsLike] = ()
    marker: int | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "columns", tuple(map(_cards, self.columns)))

    def __str__(self) -> str:
        columns = [
            _text(column) + ("*" if seat == self.marker else "")
            for seat, column in enumerate(self.columns)
        ]
        return " ".join(f"{self.tile}: {' / '.join(columns)}".split())


@dataclass(frozen=True)
class Position:
    """What lies where, and whose turn it is: a frozen value.

    Cards that stand nowhere are in the deck, in random order. What cannot be is refused when the
    position becomes a state (`State.from_position`).

    Parameters
    ----------
    players : int
        2 to 6.
    turn : int
        Whose turn it is.
    actions : int, optional
        The actions that are left of his turn. If not given, his turn begins, with the shootouts
        that are due.
    businesses : sequence of OpenBusiness
        Those with a marker in the order in which they were marked. As many more are opened as the
        rules ask for.
    hands : sequence of str or sequences of cards
        The hand of seat 0, seat 1 and so on.
    won : sequence of mappings
        How many businesses of each type seat 0, seat 1 and so on control.
    discards : str or sequence of cards
        The discards.
    deck : str or sequence of cards
        The top of the deck, the next card first.
    rest_is_discarded : bool
        Whether cards that stand nowhere are among the discards, and not in the deck.
    tiles : sequence of str
        The next tiles.
    rules : Rules
        The rules.

    Examples
    --------
    >>> position = Position.parse(
    ...     '''
    ...     players: 2
    ...     turn: 1, 2 actions
    ...     jazz_club: 5r 6r 7r 8r 9r* / 1g 2g   # seat 0 has set the marker
    ...     brewery:  / 3b
    ...     hand 1: 3g 3p raid1
    ...     won 0: brewery brewery
    ...     discards: 1y 2y
    ...     '''
    ... )
    >>> position.turn, position.businesses[0].marker
    (1, 0)
    >>> Position.parse(str(position)) == position
    True
    """

    players: int = 2
    turn: int = 0
    actions: int | None = None
    businesses: Sequence[OpenBusiness] = ()
    hands: Sequence[CardsLike] = ()
    won: Sequence[Mapping[str, int]] = ()
    discards: CardsLike = ""
    deck: CardsLike = ""
    rest_is_discarded: bool = False
    tiles: Sequence[str] = ()
    rules: Rules = field(default_factory=Rules)

    def __post_init__(self) -> None:
        for name, value in (
            ("businesses", tuple(self.businesses)),
            ("hands", tuple(map(_cards, self.hands))),
            ("won", tuple(dict(tiles) for tiles in self.won)),
            ("discards", _cards(self.discards)),
            ("deck", _cards(self.deck)),
            ("tiles", tuple(self.tiles)),
        ):
            object.__setattr__(self, name, value)

    @classmethod
    def parse(cls, text: str) -> Position:
        """Read a position.

        Parameters
        ----------
        text : str
            Lines ``name: value``: ``rules``, ``players``, ``turn`` (a seat, or a seat and ``2
            actions``), a line for each business, its columns with slashes between them and a star
            after that of the player who set the marker, ``hand 0``, ``won 0``, ``discards``,
            ``deck`` and ``tiles``. ``rest`` among the discards stands for all cards that stand
            nowhere. Lines may be left out, and comments begin with ``#``.

        Raises
        ------
        InvalidPositionError, InvalidCardError, InvalidRulesError
            For a line that says nothing of the kind; messages begin with its number.
        """
        values: dict[str, Any] = {"businesses": [], "hands": {}, "won": {}}
        for number, line in lines_of(text):
            with at_line(number):
                name, colon, value = line.partition(":")
                if not colon:
                    raise InvalidPositionError(f"expected 'name: value', not {line!r}")
                _take(values, name.strip(), value.strip())
        for name, empty in (("hands", ()), ("won", {})):
            by_seat = values[name]
            values[name] = [
                by_seat.get(seat, empty) for seat in range(max(by_seat, default=-1) + 1)
            ]
        return cls(**values)

    def __str__(self) -> str:
        return "\n".join(self._lines())

    def _lines(self) -> Iterator[str]:
        yield f"rules: {format_rules(self.rules)}"
        yield f"players: {self.players}"
        yield f"turn: {self.turn}" + ("" if self.actions is None else f", {self.actions} actions")
        yield from map(str, self.businesses)
        for seat, hand in enumerate(self.hands):
            if hand:
                yield f"hand {seat}: {_text(hand)}"
        for seat, won in enumerate(self.won):
            if tiles := [tile for tile, count in won.items() for _ in range(count)]:
                yield f"won {seat}: {' '.join(tiles)}"
        rest = " rest" if self.rest_is_discarded else ""
        if self.discards or rest:
            yield f"discards: {_text(self.discards)}{rest}".replace(":  ", ": ")
        if self.deck:
            yield f"deck: {_text(self.deck)}"
        if self.tiles:
            yield f"tiles: {' '.join(self.tiles)}"

    def _core(self) -> core.Position:
        return core.Position(
            rules=self.rules,
            players=self.players,
            to_move=self.turn,
            actions_left=_actions_left(self.actions),
            businesses=[
                (there.tile, there.marker, list(map(gangster_card_ids, there.columns)))
                for there in self.businesses
            ],
            hands=list(map(gangster_card_ids, self.hands)),
            discards=gangster_card_ids(self.discards),
            deck=gangster_card_ids(self.deck),
            rest_is_discarded=self.rest_is_discarded,
            won=[_numbers_of_tiles(tiles) for tiles in self.won],
            tiles=list(self.tiles),
        )


def _actions_left(actions: int | None) -> int:
    """Return the actions as the core counts them, 0 for a turn that begins."""
    if actions is None:
        return 0
    if actions < 1:
        raise InvalidPositionError(f"expected at least one action left, not {actions}")
    return actions


def _cards(cards: CardsLike) -> Cards:
    return tuple(map(GangsterCard, gangster_card_ids(cards)))


def _text(cards: Any) -> str:
    return " ".join(map(str, cards))


# ---- Reading ---------------------------------------------------------------------------------


def _take(values: dict[str, Any], name: str, text: str) -> None:
    """Read one line."""
    if name in TILES:
        values["businesses"].append(_business(name, text))
        return
    word, _, seat = name.partition(" ")
    if word in ("hand", "won") and re.fullmatch("[0-5]", seat):
        by_seat = values["hands" if word == "hand" else word]
        _give(by_seat, int(seat), name, _cards(text) if word == "hand" else _tile_counts(text))
    elif name == "turn":
        match = _TURN.fullmatch(text)
        if match is None:
            raise InvalidPositionError(
                f"expected a turn such as '1' or '1, 2 actions', not {text!r}"
            )
        _give(values, "turn", name, int(match[1]))
        values["actions"] = None if match[2] is None else int(match[2])
    elif name == "discards":
        named, rest, _ = text.partition("rest")
        _give(values, "discards", name, _cards(named))
        values["rest_is_discarded"] = bool(rest)
    elif name in _READERS:
        _give(values, name, name, _READERS[name](text))
    else:
        names = [*_READERS, "turn", "discards", "hand 0", "won 0", *TILES]
        raise InvalidPositionError(f"expected one of {', '.join(names)}, not {name!r}")


def _give(values: dict[Any, Any], key: Any, name: str, value: object) -> None:
    if key in values:
        raise InvalidPositionError(f"{name!r} is given twice")
    values[key] = value


def _business(tile: str, text: str) -> OpenBusiness:
    columns = text.split("/")
    markers = [seat for seat, column in enumerate(columns) if column.rstrip().endswith("*")]
    if len(markers) > 1:
        raise InvalidPositionError("expected at most one marker at a business")
    cards = [column.rstrip().removesuffix("*") for column in columns]
    return OpenBusiness(tile, cards, markers[0] if markers else None)


def _tiles(text: str) -> tuple[str, ...]:
    return _known_tiles(text.split())


def _known_tiles(tiles: Iterable[str]) -> tuple[str, ...]:
    for tile in (known := tuple(tiles)):
        if tile not in TILES:
            raise InvalidPositionError(f"expected tiles among {', '.join(TILES)}, not {tile!r}")
    return known


def _numbers_of_tiles(counts: Mapping[str, int]) -> list[int]:
    _known_tiles(counts)
    return [counts.get(tile, 0) for tile in TILES]


def _tile_counts(text: str) -> dict[str, int]:
    tiles = _tiles(text)
    return {tile: tiles.count(tile) for tile in TILES if tile in tiles}


def _whole_number(text: str) -> int:
    if not text.isdecimal():
        raise InvalidPositionError(f"expected a whole number, not {text!r}")
    return int(text)


_READERS: dict[str, Callable[[str], Any]] = {
    "rules": lambda text: parse_rules(Rules, text),
    "players": _whole_number,
    "deck": _cards,
    "tiles": _tiles,
}
