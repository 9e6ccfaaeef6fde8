"""
Equity, as integer counts.
"""

from __future__ import annotations

import collections.abc
import typing

import pokerloop._core

__all__: list[str] = [
    "ExactAnswer",
    "Question",
    "SampledAnswer",
    "Seat",
    "games",
    "most_hands",
    "most_players",
    "parts_of_pot",
]

class Seat:
    """
    What is known of a player's cards.
    """
    def __init__(
        self,
        cards: bytes,
        choices: typing.SupportsInt | typing.SupportsIndex,
        weights: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex],
        unknown: typing.SupportsInt | typing.SupportsIndex,
    ) -> None: ...

class ExactAnswer:
    """
    A count in pieces, in any order.
    """
    def count(
        self,
        first: typing.SupportsInt | typing.SupportsIndex,
        pieces: typing.SupportsInt | typing.SupportsIndex,
    ) -> tuple:
        """
        Pots by number of others sharing, hands by slot of strength, and deals.
        """
    def showdowns(self, limit: typing.SupportsInt | typing.SupportsIndex) -> int: ...
    @property
    def pieces(self) -> int: ...

class SampledAnswer:
    """
    Deals in blocks, in any order.
    """
    def sample(
        self,
        seed: typing.SupportsInt | typing.SupportsIndex,
        first: typing.SupportsInt | typing.SupportsIndex,
        deals: typing.SupportsInt | typing.SupportsIndex,
    ) -> tuple:
        """
        Pots by number of others sharing, hands by slot of strength, and over blocks the sums of squared parts, of parts times deals, of squared deals, and their number.
        """
    @property
    def block(self) -> int: ...

class Question:
    """
    Who holds what, and what is to come.
    """
    def __init__(
        self,
        game: str,
        seats: collections.abc.Sequence[Seat],
        board: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex],
        dead: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex],
        fill: bool,
        order: pokerloop._core.ChicagoPokerOrder,
    ) -> None: ...
    def exact(self) -> ExactAnswer: ...
    def sampled(self) -> SampledAnswer: ...
    @property
    def number_of_hands(self) -> int: ...

games: list = [
    ("holdem", 2, 5, False, "Texas Hold'em: the best five of own cards and board"),
    ("omaha", 4, 5, False, "Omaha: two of four own cards and three of the board"),
    ("omaha5", 5, 5, False, "Omaha with five own cards"),
    ("omaha6", 6, 5, False, "Omaha with six own cards"),
    ("draw", 5, 0, False, "five-card draw: the cards kept, and as many drawn as lack"),
    ("three_card", 3, 0, False, "three cards against three: no straights, no flushes"),
    ("chicago_poker", 5, 0, True, "Chicago Poker: columns of the gangster deck"),
]
most_hands: int = 3000000
most_players: int = 10
parts_of_pot: int = 2520
