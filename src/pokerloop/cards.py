"""Cards of both decks: text in and out, and what the other modules accept as cards."""

from __future__ import annotations

import reprlib
from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from typing import Any, Self, TypeAlias

import numpy as np
import numpy.typing as npt

from pokerloop import _core
from pokerloop.errors import InvalidCardError

__all__ = ["Card", "GangsterCard", "parse_cards", "parse_gangster_cards"]

CardLike: TypeAlias = int | str
"""A card: its id, its text or a ``Card``."""

CardsLike: TypeAlias = str | Sequence[CardLike] | Set[CardLike]
"""The cards of one hand: text, or cards one by one."""

IdArray: TypeAlias = npt.NDArray[np.integer[Any]]
"""Card ids, of any integer type."""


class Card(int):
    """A card of the 52-card deck: an integer, its id, that knows its text.

    Parameters
    ----------
    card : str or int
        Text such as ``"As"``, ``"10h"`` or ``"T♥"``, or an id from 0 (2c) to 51 (As),
        ``rank * 4 + suit``.

    Raises
    ------
    InvalidCardError
        If there is no such card.

    Examples
    --------
    >>> card = Card("As")
    >>> card, int(card), card.rank, card.suit
    (Card('As'), 51, 12, 3)
    >>> print(card, card.pretty)
    As A♠
    """

    __slots__ = ()

    def __new__(cls, card: CardLike) -> Self:  # noqa: D102
        return super().__new__(cls, card_id(card))

    @property
    def rank(self) -> int:
        """0 for a deuce to 12 for an ace."""
        return self // _core.suits

    @property
    def suit(self) -> int:
        """0 clubs, 1 diamonds, 2 hearts, 3 spades."""
        return self % _core.suits

    @property
    def pretty(self) -> str:
        """The text with a Unicode suit, such as ``A♠``."""
        return _core.pretty_card_text(self)

    def __str__(self) -> str:
        return _core.card_text(self)

    def __format__(self, spec: str) -> str:
        return _format(self, spec)

    def __repr__(self) -> str:
        return f"Card('{self}')"


class GangsterCard(int):
    """A card of the gangster deck of Chicago Poker: an integer, its id, that knows its text.

    Parameters
    ----------
    card : str or int
        Text such as ``"9r"`` (value 1 to 15; red, yellow, green, blue or purple), the name of a
        special card (``raid1``, ``raid2``, ``liquidation``, ``limousine``, ``revolver``,
        ``bribe``), or an id: ``(value - 1) * 5 + colour``, special cards from 75 on.

    Raises
    ------
    InvalidCardError
        If there is no such card.

    Examples
    --------
    >>> card = GangsterCard("15p")
    >>> card, int(card), card.value, card.colour
    (GangsterCard('15p'), 74, 15, 4)
    >>> GangsterCard("bribe").is_special
    True
    """

    __slots__ = ()

    def __new__(cls, card: CardLike) -> Self:  # noqa: D102
        return super().__new__(cls, gangster_card_id(card))

    @property
    def is_special(self) -> bool:
        """Whether this is one of the six special cards."""
        return self >= _core.gangster_deck_cards

    @property
    def value(self) -> int:
        """1 to 15; 0 for a special card."""
        return 0 if self.is_special else self // _core.gangster_suits + 1

    @property
    def colour(self) -> int | None:
        """0 red, 1 yellow, 2 green, 3 blue, 4 purple; None for a special card."""
        return None if self.is_special else self % _core.gangster_suits

    @property
    def pretty(self) -> str:
        """The text, as there are no signs for the colours."""
        return _core.gangster_pretty_card_text(self)

    def __str__(self) -> str:
        return _core.gangster_card_text(self)

    def __format__(self, spec: str) -> str:
        return _format(self, spec)

    def __repr__(self) -> str:
        return f"GangsterCard('{self}')"


def _format(card: Card | GangsterCard, spec: str) -> str:
    """Format the text of a card, or its id by a format of numbers such as ``d``."""
    return format(int(card), spec) if spec[-1:] in tuple("bcdoxXn") else format(str(card), spec)


def parse_cards(text: str) -> list[Card]:
    """Read cards of the 52-card deck from a text.

    Parameters
    ----------
    text : str
        Cards with spaces, commas or nothing between them. Case does not matter; ``10`` may stand
        for ``T``, a Unicode suit for its letter.

    Returns
    -------
    list of Card
        In the order of the text; empty for an empty text.

    Raises
    ------
    InvalidCardError
        If something in the text is no card, or a card comes twice.

    Examples
    --------
    >>> parse_cards("As, td 10♥")
    [Card('As'), Card('Td'), Card('Th')]
    """
    return [Card(card) for card in _core.parse_cards(text)]


def parse_gangster_cards(text: str) -> list[GangsterCard]:
    """Read cards of the gangster deck from a text.

    Parameters
    ----------
    text : str
        Cards with spaces, commas or nothing between them. Case does not matter.

    Returns
    -------
    list of GangsterCard
        In the order of the text; empty for an empty text.

    Raises
    ------
    InvalidCardError
        If something in the text is no card, or a card comes twice.

    Examples
    --------
    >>> parse_gangster_cards("9r 10g bribe")
    [GangsterCard('9r'), GangsterCard('10g'), GangsterCard('bribe')]
    """
    return [GangsterCard(card) for card in _core.gangster_parse_cards(text)]


def _id_of(card: object, parse: Callable[[str], int], ids: int, example: str) -> int:
    if isinstance(card, str):
        return parse(card)
    if isinstance(card, int | np.integer) and not isinstance(card, bool) and 0 <= card < ids:
        return int(card)
    raise InvalidCardError(
        f"{reprlib.repr(card)} is not a card; "
        f"expected an id 0 to {ids - 1} or text such as {example!r}"
    )


def card_id(card: object) -> int:
    """Return the id of a card of the 52-card deck given as id, text or `Card`."""
    return _id_of(card, _core.parse_card, _core.deck_ids, "As")


def gangster_card_id(card: object) -> int:
    """Return the id of a card of the gangster deck given as id, text or `GangsterCard`."""
    return _id_of(card, _core.gangster_parse_card, _core.gangster_deck_ids, "15p")


def _ids_of(
    cards: object, parse: Callable[[str], list[int]], one: Callable[[object], int]
) -> list[int]:
    if isinstance(cards, str):
        return parse(cards)
    if isinstance(cards, (bytes, bytearray, memoryview, int, Mapping)) or not isinstance(
        cards, Iterable
    ):
        raise InvalidCardError(
            "expected card text, a sequence of cards or an array of card ids, "
            f"got {reprlib.repr(cards)}"
        )
    ids = []
    for card in cards:
        if isinstance(card, list | tuple | np.ndarray):
            raise InvalidCardError(
                f"expected one hand, got a sequence of sequences with {reprlib.repr(card)}; "
                "many hands are given as a NumPy array of shape (n, k)"
            )
        ids.append(one(card))
    return ids


def card_ids(cards: object) -> list[int]:
    """Return the ids of one hand of the 52-card deck; they may repeat unless given as text."""
    return _ids_of(cards, _core.parse_cards, card_id)


def gangster_card_ids(cards: object) -> list[int]:
    """Return the ids of one hand of the gangster deck; they may repeat unless given as text."""
    return _ids_of(cards, _core.gangster_parse_cards, gangster_card_id)


def id_array(array: npt.NDArray[Any], ids: int, *, padding: bool = False) -> npt.NDArray[np.uint8]:
    """Return an array of card ids as uint8, without a copy where it is that already.

    Arrays of uint8 are not looked into, as the core does so itself.
    """
    if array.dtype == np.uint8:
        return array
    if array.dtype.kind not in "iu":
        raise InvalidCardError(f"expected an array of integer card ids, got dtype {array.dtype}")
    wrong = (array < 0) | (array >= ids)
    if padding:
        wrong &= array != 255
    if wrong.any():
        place = tuple(int(i) for i in np.argwhere(wrong)[0])
        where = ", ".join(f"{name} {i}" for name, i in zip(("row", "column"), place, strict=False))
        raise InvalidCardError(f"{where}: {array[place]} is not a card id; expected 0 to {ids - 1}")
    return array.astype(np.uint8)
