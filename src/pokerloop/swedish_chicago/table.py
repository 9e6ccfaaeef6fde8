"""What everybody at the table knows of a match of Swedish Chicago."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pokerloop._core import swedish_chicago as core
from pokerloop.cards import Card
from pokerloop.states import CoreValue
from pokerloop.swedish_chicago.rules import Rules

__all__ = ["Claim", "FinishedDeal", "Table"]


@dataclass(frozen=True, slots=True)
class Claim:
    """What a player has told of his hand.

    Parameters
    ----------
    kind : str
        The kind of hand he announced, such as ``"two_pair"``.
    ranks : tuple of int
        The ranks he named to break a tie, the weightiest first: 0 is a two, 12 an ace.
    suit : int, optional
        The suit he named to break a tie: 0 clubs, 1 diamonds, 2 hearts, 3 spades.
    """

    kind: str
    ranks: tuple[int, ...] = ()
    suit: int | None = None


@dataclass(frozen=True, slots=True)
class FinishedDeal:
    """How a deal ended.

    Parameters
    ----------
    declarer : int or None
        The seat that had declared Chicago.
    is_blind, is_lost : bool
        Whether that Chicago was a blind one, and whether it was lost.
    trick_winners : tuple of int
        Who won each trick that was played.
    scorers : tuple of int or None
        Whose hand scored at each scoring; None for nobody's.
    claims : tuple of Claim or None
        What each seat announced at the last scoring.
    """

    declarer: int | None
    is_blind: bool
    is_lost: bool
    trick_winners: tuple[int, ...]
    scorers: tuple[int | None, ...]
    claims: tuple[Claim | None, ...]


class Table(CoreValue):
    """What everybody knows: the part that a `State` and each `View` of it have in common."""

    __slots__ = ()

    @property
    def _table(self) -> core.Table:
        table: core.Table = self._core.table
        return table

    @property
    def rules(self) -> Rules:
        """The rules played by."""
        return self._table.rules

    @property
    def deal(self) -> int:
        """The deal, counted from 1."""
        return self._table.deal + 1

    @property
    def dealer(self) -> int:
        """The seat that deals; the one to its left acts first."""
        return self._table.dealer

    @property
    def stage(self) -> str:
        """What is being decided.

        ``"blind"``, ``"redeal"``, ``"exchange"``, ``"offer"``, ``"announce"``, ``"challenge"``,
        ``"effect"``, ``"chicago"``, ``"trick"`` or ``"over"``.
        """
        return self._table.stage

    @property
    def round(self) -> int:
        """The round of exchanges, counted from 1; 0 before the first."""
        return self._table.round

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each seat."""
        return tuple(self._table.scores)

    @property
    def points(self) -> tuple[int, ...]:
        """The same, as all games call it."""
        return self.scores

    @property
    def eliminated(self) -> tuple[bool, ...]:
        """Whether each seat is out of the match for a false claim."""
        return tuple(self._table.is_out)

    @property
    def tried_chicago(self) -> tuple[bool, ...]:
        """Whether each seat has declared a Chicago in this match."""
        return tuple(self._table.has_tried_chicago)

    @property
    def made_chicago(self) -> tuple[bool, ...]:
        """Whether each seat has made a Chicago in this match."""
        return tuple(self._table.has_made_chicago)

    @property
    def scorers(self) -> tuple[int | None, ...]:
        """Whose hand scored at each scoring of this deal so far; None for nobody's."""
        return tuple(self._table.scorers)

    @property
    def claims(self) -> tuple[tuple[Claim | None, ...], ...]:
        """What each seat has announced at each scoring of this deal; None for nothing."""
        scorings = self.rules.num_exchanges
        return tuple(tuple(map(_claim, seat[:scorings])) for seat in self._table.claims)

    @property
    def claimant(self) -> int | None:
        """The seat whose hand may be challenged, or that chooses the effect of its hand."""
        return self._table.claimant

    @property
    def exchanged(self) -> tuple[tuple[int | None, ...], ...]:
        """How many cards each seat has exchanged in each round; None: not yet, or not allowed."""
        rounds = self.rules.num_exchanges
        return tuple(
            tuple(None if count < 0 else count for count in seat[:rounds])
            for seat in self._table.thrown
        )

    @property
    def cards(self) -> tuple[int, ...]:
        """How many cards each seat has in its hand."""
        return tuple(self._table.cards)

    @property
    def held(self) -> tuple[tuple[Card, ...], ...]:
        """The cards that all know each seat to hold."""
        return tuple(tuple(map(Card, cards)) for cards in self._table.held)

    @property
    def shown(self) -> tuple[tuple[Card, ...], ...]:
        """The cards that all have seen each seat hold, which it has kept or thrown since."""
        return tuple(tuple(map(Card, cards)) for cards in self._table.shown)

    @property
    def open_discards(self) -> tuple[Card, ...]:
        """The cards that all know to lie among the discards."""
        return tuple(map(Card, self._table.open_discards))

    @property
    def stock_size(self) -> int:
        """How many cards are left in the stock."""
        return self._table.stock

    @property
    def offered(self) -> Card | None:
        """The card that lies open for the seat to move to take or refuse."""
        card = self._table.offered
        return None if card is None else Card(card)

    @property
    def declarer(self) -> int | None:
        """The seat that has declared Chicago."""
        return self._table.declarer

    @property
    def is_blind(self) -> bool:
        """Whether the Chicago was declared before looking at the cards."""
        return self._table.is_blind

    @property
    def is_lost(self) -> bool:
        """Whether the Chicago has been lost."""
        return self._table.is_lost

    @property
    def leader(self) -> int:
        """The seat that leads, or led, to the trick."""
        return self._table.leader

    @property
    def trick(self) -> tuple[Card | None, ...]:
        """The card of each seat in the trick; None where none has been played yet."""
        return tuple(None if card is None else Card(card) for card in self._table.trick)

    @property
    def trick_winners(self) -> tuple[int, ...]:
        """Who has won each trick so far."""
        return _played(self._table.trick_winners)

    @property
    def played(self) -> tuple[tuple[Card, ...], ...]:
        """The cards each seat has played in this deal, highest first."""
        return tuple(tuple(map(Card, cards)) for cards in self._table.played)

    @property
    def void_suits(self) -> tuple[str, ...]:
        """The suits that each seat could not follow, such as ``"ch"``."""
        return tuple(
            "".join(suit for number, suit in enumerate("cdhs") if suits >> number & 1)
            for suits in self._table.void_suits
        )

    @property
    def last_deal(self) -> FinishedDeal | None:
        """The deal before this one, if there was one."""
        if self.deal == 1:
            return None
        ended = self._table.last_deal
        return FinishedDeal(
            ended.declarer,
            ended.is_blind,
            ended.is_lost,
            _played(ended.trick_winners),
            tuple(ended.scorers[: self.rules.num_exchanges]),
            tuple(map(_claim, ended.claims[: self.rules.num_players])),
        )


def _played(winners: Sequence[int | None]) -> tuple[int, ...]:
    return tuple(seat for seat in winners if seat is not None)


def _claim(claim: core.Claim) -> Claim | None:
    if claim.kind == "high_card":
        return None
    return Claim(claim.kind, tuple(claim.ranks), claim.suit)
