"""Equity: what share of the pot each player can expect.

`exact` counts every deal, `sample` deals at random and knows its error, `compute` picks one of them
by a budget of showdowns, and `cost` says how many an exact count takes. `matrix` answers for many
pairs of hands at once.

A player is a hand, ``"random"``, or a range (see `pokerloop.ranges`); ``?`` stands for an unknown
card, as in ``"As?"``. All cards to come are equally likely; a hand of a range is as likely as its
weight and the room it leaves for the others' hands make it.

The games:

- ``holdem``: two cards each, and a board of five
- ``omaha``, ``omaha5``, ``omaha6``: four, five or six cards each, of which two play, and a board
- ``draw``: five-card draw; a hand is the cards kept
- ``three_card``: hands of three cards, without straights and flushes
- ``chicago_poker``: columns of five cards of the gangster deck

In the last three, hands of fewer cards are filled up from the deck, unless ``fill=False``.
"""

from __future__ import annotations

from pokerloop.equity._compute import compute, matrix
from pokerloop.equity._exact import cost, exact
from pokerloop.equity._question import GAMES, PlayerLike
from pokerloop.equity._result import Equities, PlayerEquity
from pokerloop.equity._sample import iter_sample, sample

__all__ = [
    "GAMES",
    "Equities",
    "PlayerEquity",
    "PlayerLike",
    "compute",
    "cost",
    "exact",
    "iter_sample",
    "matrix",
    "sample",
]


def __dir__() -> list[str]:
    return __all__
