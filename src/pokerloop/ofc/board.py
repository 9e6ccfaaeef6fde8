"""Boards of Open Face Chinese poker and what they settle."""

from __future__ import annotations

import reprlib
from collections.abc import Iterable, Sequence

from pokerloop import _core
from pokerloop.cards import Card, CardsLike, card_ids
from pokerloop.errors import InvalidPositionError
from pokerloop.ofc.rules import RulesLike, as_rules

__all__ = ["Board", "points", "settle"]


class Board:
    """Three rows of cards, complete or not: a frozen value.

    Parameters
    ----------
    top, middle, bottom : str or sequence of cards
        At most 3, 5 and 5 cards; the order within a row does not matter.

    Raises
    ------
    InvalidCardError
        For a card that does not exist or stands in two places.
    InvalidPositionError
        For a row with too many cards.

    Examples
    --------
    >>> from pokerloop.ofc import Rules
    >>> rules = Rules.preset("pineapple")
    >>> board = Board("Qs Qd 7c", "9h 9d 9c 4s 2d", "6h 5h 4h 3h 2h")
    >>> board.royalties(rules), board.is_foul(rules), board.enters_fantasyland(rules)
    ((7, 2, 15), False, True)
    >>> print(board)
    top     Qs Qd 7c
    middle  9h 9d 9c 4s 2d
    bottom  6h 5h 4h 3h 2h
    """

    __slots__ = ("_core",)

    def __init__(self, top: CardsLike = "", middle: CardsLike = "", bottom: CardsLike = "") -> None:
        self._core = _core.ofc.Board(card_ids(top), card_ids(middle), card_ids(bottom))

    @classmethod
    def _of(cls, core: _core.ofc.Board) -> Board:
        board = cls.__new__(cls)
        board._core = core
        return board

    @property
    def top(self) -> tuple[Card, ...]:
        """The cards of the top row, highest first."""
        return tuple(map(Card, self._core.top))

    @property
    def middle(self) -> tuple[Card, ...]:
        """The cards of the middle row, highest first."""
        return tuple(map(Card, self._core.middle))

    @property
    def bottom(self) -> tuple[Card, ...]:
        """The cards of the bottom row, highest first."""
        return tuple(map(Card, self._core.bottom))

    @property
    def is_complete(self) -> bool:
        """Whether all 13 places are filled."""
        return self._core.is_complete

    def is_foul(self, rules: RulesLike = None) -> bool:
        """Tell whether the board is dead: finished rows that break bottom >= middle >= top."""
        return self._core.is_foul(as_rules(rules))

    def royalties(self, rules: RulesLike = None) -> tuple[int, int, int]:
        """Return the royalties of the (top, middle, bottom) rows.

        Rows that are not finished pay nothing yet, and the rows of a dead board nothing at all.
        """
        top, middle, bottom = self._core.royalties(as_rules(rules))
        return top, middle, bottom

    def enters_fantasyland(self, rules: RulesLike = None) -> bool:
        """Tell whether the board, complete and live, enters Fantasyland from an ordinary deal."""
        return self.fantasyland_cards(rules) > 0

    def fantasyland_cards(self, rules: RulesLike = None) -> int:
        """Return the number of cards the board earns in Fantasyland, 0 if it does not enter."""
        return self._core.fantasyland_cards(as_rules(rules))

    def stays(self, rules: RulesLike = None) -> bool:
        """Tell whether the board, played in Fantasyland, stays there."""
        return self._core.stays(as_rules(rules))

    def to_dict(self) -> dict[str, str]:
        """Return the rows as text, by name."""
        return {name: _text(getattr(self, name)) for name in ("top", "middle", "bottom")}

    def __eq__(self, other: object) -> bool:
        return self._core == other._core if isinstance(other, Board) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._core)

    def __reduce__(self) -> tuple[type[Board], tuple[str, ...]]:
        return Board, tuple(self.to_dict().values())

    def __repr__(self) -> str:
        return "Board({})".format(", ".join(f"{k}={v!r}" for k, v in self.to_dict().items()))

    def __str__(self) -> str:
        return "\n".join(f"{name:<7} {cards}".rstrip() for name, cards in self.to_dict().items())


def _text(cards: Sequence[Card]) -> str:
    return " ".join(map(str, cards))


def points(x: Board, y: Board, rules: RulesLike = None) -> int:
    """Return what the first board wins from the second; negative if it loses.

    Parameters
    ----------
    x, y : Board
        Complete boards without a card in common.
    rules : Rules or str, optional
        The rules or a preset's name; Pineapple if not given.

    Raises
    ------
    InvalidPositionError
        For an incomplete board.
    InvalidCardError
        For a card on both boards.

    Examples
    --------
    >>> dead = Board("As Ad 2c", "3c 4d 5h 7s 9c", "Kc Qd Jh 9s 8c")
    >>> live = Board("Qs Qh 7c", "6s 6d 6h 2d 3h", "9d Ts Js Qc Kd")
    >>> points(dead, live, "pineapple")
    -17
    """
    return settle([x, y], rules)[0]


def settle(boards: Iterable[Board], rules: RulesLike = None) -> tuple[int, ...]:
    """Return the points of each of 2 to 4 players; they add up to zero.

    Every pair of players settles. Loss limits (the rule ``cap``) need the players' stacks and are
    not applied here.

    Parameters
    ----------
    boards : iterable of Board
        Complete boards without a card in common.
    rules : Rules or str, optional
        The rules or a preset's name; Pineapple if not given.

    Raises
    ------
    InvalidPositionError
        For another number of boards or an incomplete one.
    InvalidCardError
        For a card on two boards.

    Examples
    --------
    >>> dead = Board("As Ad 2c", "3c 4d 5h 7s 9c", "Kc Qd Jh 9s 8c")
    >>> live = Board("Qs Qh 7c", "6s 6d 6h 2d 3h", "9d Ts Js Qc Kd")
    >>> settle([dead, live], "russian_classic")
    (-17, 17)
    """
    boards = list(boards)
    for board in boards:
        if not isinstance(board, Board):
            raise InvalidPositionError(f"expected boards, not {reprlib.repr(board)}")
    return tuple(_core.ofc.settle([board._core for board in boards], as_rules(rules)))
