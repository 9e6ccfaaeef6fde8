"""What lies on the table of Chicago Poker."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from pokerloop import _core
from pokerloop.cards import GangsterCard
from pokerloop.chicago_poker.rules import Rules
from pokerloop.states import CoreValue

__all__ = ["TILES", "Business", "Column", "Table"]

TILES: tuple[str, ...] = _core.chicago_poker.tile_names
"""The types of business, five tiles of each."""


@dataclass(frozen=True, slots=True)
class Column:
    """The cards of one player at one business, in the order in which they were laid.

    ``str`` puts those that lie face down in brackets: ``9r [10g] [?]``.

    Parameters
    ----------
    cards : tuple of GangsterCard or None
        None for a card that is not known.
    down : tuple of bool
        Whether each lies face down.
    """

    cards: tuple[GangsterCard | None, ...] = ()
    down: tuple[bool, ...] = ()

    def __len__(self) -> int:
        return len(self.cards)

    def __str__(self) -> str:
        shown = ("?" if card is None else str(card) for card in self.cards)
        faces = zip(shown, self.down, strict=True)
        return " ".join(f"[{card}]" if down else card for card, down in faces)


@dataclass(frozen=True, slots=True)
class Business:
    """A place for a business, open or closed.

    Parameters
    ----------
    tile : str or None
        Its type, one of `TILES`; None for a place that is closed as no tile was left.
    marker : int or None
        The seat that set the shootout marker here, if there is one.
    columns : tuple of Column
        The cards of each seat.
    """

    tile: str | None
    marker: int | None
    columns: tuple[Column, ...]


class Table(CoreValue):
    """What `State` and `View` have in common: the table as all see it.

    In a `State` every card is known, in a `View` those that its seat knows.
    """

    __slots__ = ()

    @property
    def rules(self) -> Rules:
        """The rules played by."""
        rules: Rules = self._core.rules
        return rules

    @property
    def first(self) -> int:
        """The seat that began."""
        return int(self._core.first)

    @property
    def turn(self) -> int:
        """The turn, counted from 1."""
        return int(self._core.turn)

    @property
    def player(self) -> int:
        """The seat whose turn it is, whoever has a tie to break in it."""
        return int(self._core.player)

    @property
    def actions_left(self) -> int:
        """The actions that are left of the turn."""
        return int(self._core.actions_left)

    @property
    def choice(self) -> str:
        """What the seat to move decides next.

        ``action``, whether to draw or which card to play; ``business``, where a card is played;
        ``seat``, against whom; ``destination`` and ``passenger``, where the limousine drives and
        which card it takes; ``discard``, what the bribe brings; ``reinforcement``, to break a tie.
        """
        return str(self._core.choice)

    @property
    def played(self) -> GangsterCard | None:
        """The card that is being played."""
        return _card(self._core.played)

    @property
    def business(self) -> int | None:
        """The business where it is played, or where a tie is to be broken."""
        place: int | None = self._core.business
        return place

    @property
    def destination(self) -> int | None:
        """The business to which the limousine drives."""
        place: int | None = self._core.destination
        return place

    @property
    def contenders(self) -> tuple[int, ...]:
        """The seats between which a tie is to be broken."""
        return tuple(self._core.contenders)

    @property
    def reinforcements(self) -> tuple[GangsterCard | None, ...]:
        """The card each seat has chosen to break a tie, as far as it is known."""
        return tuple(map(_card, self._core.reinforcements))

    @property
    def businesses(self) -> tuple[Business, ...]:
        """The businesses by their places."""
        return tuple(
            Business(tile, marker, tuple(map(_column, columns)))
            for tile, marker, columns in self._core.businesses
        )

    @property
    def marked(self) -> tuple[int, ...]:
        """The businesses that have a marker, in the order in which they were marked."""
        return tuple(self._core.marked)

    @property
    def won(self) -> tuple[dict[str, int], ...]:
        """How many businesses of each type each seat controls."""
        return tuple(dict(zip(TILES, tiles, strict=True)) for tiles in self._core.won)

    @property
    def points(self) -> tuple[int, ...]:
        """How many businesses each seat controls."""
        return tuple(self._core.points)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won: one, or several that share; none before the end."""
        return tuple(self._core.winners)

    @property
    def discards(self) -> tuple[GangsterCard, ...]:
        """The discards, which are open to all, lowest id first."""
        return _cards(self._core.discards)

    @property
    def shuffled(self) -> tuple[GangsterCard, ...]:
        """The cards of which the deck was last made: what is still in it is among these."""
        return _cards(self._core.shuffled)

    @property
    def deck_size(self) -> int:
        """The number of cards in the deck."""
        return int(self._core.deck_size)

    @property
    def tiles_left(self) -> int:
        """The number of tiles that are not open yet."""
        return int(self._core.tiles_left)


def _card(card: int | None) -> GangsterCard | None:
    return None if card is None else GangsterCard(card)


def _cards(cards: Iterable[int]) -> tuple[GangsterCard, ...]:
    return tuple(map(GangsterCard, cards))


def _column(laid: list[tuple[int | None, bool]]) -> Column:
    return Column(tuple(_card(card) for card, _ in laid), tuple(down for _, down in laid))
