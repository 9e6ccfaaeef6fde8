"""
The compiled core of pokerloop; use the Python modules around it.
"""

from __future__ import annotations

import collections.abc
import typing

import numpy
import numpy.typing
import typing_extensions

from . import chicago_poker, equity, ofc, swedish_chicago

__all__: list[str] = [
    "ChicagoPokerOrder",
    "CompiledPolicy",
    "StopFlag",
    "build_info",
    "capi",
    "card_text",
    "census",
    "chicago_poker",
    "chicago_poker_census",
    "chicago_poker_default_order",
    "chicago_poker_rarity_order",
    "deciding_ranks",
    "deck_cards",
    "deck_ids",
    "equity",
    "gangster_card_text",
    "gangster_deck_cards",
    "gangster_deck_ids",
    "gangster_parse_card",
    "gangster_parse_cards",
    "gangster_pretty_card_text",
    "gangster_suits",
    "heed",
    "ofc",
    "parse_card",
    "parse_cards",
    "pretty_card_text",
    "rank_array",
    "rank_at_a_glance",
    "rank_constants",
    "rank_hand",
    "royal_flush",
    "suits",
    "swedish_chicago",
    "value_constants",
    "win_shares",
]

class ChicagoPokerOrder:
    def __init__(
        self, strongest_first: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex]
    ) -> None: ...
    def category(self, strength: typing.SupportsInt | typing.SupportsIndex) -> int: ...
    def deciding_ranks(self, strength: typing.SupportsInt | typing.SupportsIndex) -> list[int]: ...
    def rank_array(
        self, ids: numpy.typing.NDArray[numpy.uint8], out: typing.Any, check_duplicates: bool
    ) -> numpy.typing.NDArray[numpy.uint16]: ...
    def rank_hand(
        self, ids: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex]
    ) -> int: ...
    @property
    def strongest_first(self) -> list[int]: ...

class CompiledPolicy:
    """
    A policy compiled outside the core.
    """
    def __init__(self, capsule: typing_extensions.CapsuleType) -> None: ...
    @property
    def signature(self) -> str: ...

class StopFlag:
    """
    A flag, down at first.
    """
    def __init__(self) -> None: ...
    def up(self) -> None:
        """
        Put it up.
        """

def build_info() -> dict[str, typing.Any]:
    """
    Say how the compiled core was built.

    Returns
    -------
    dict
        ``compiler`` and ``compiler_version``; ``debug``, true for the sanitizer build; ``asserts``,
        whether the core checks its own assumptions; ``sanitizers``, their names separated by commas,
        empty in a release; ``cpu``, the instructions that arrays of hands are ranked with, and
        ``cpus``, all that this processor can run, of which the environment variable ``POKERLOOP_CPU``
        picks one when the library is loaded.

    Examples
    --------
    >>> import pokerloop
    >>> sorted(pokerloop.build_info())
    ['asserts', 'compiler', 'compiler_version', 'cpu', 'cpus', 'debug', 'sanitizers']
    """

def card_text(id: typing.SupportsInt | typing.SupportsIndex) -> str: ...
def census(
    cards: typing.SupportsInt | typing.SupportsIndex,
) -> numpy.typing.NDArray[numpy.uint64]: ...
def chicago_poker_census(
    cards: typing.SupportsInt | typing.SupportsIndex,
) -> numpy.typing.NDArray[numpy.uint64]: ...
def deciding_ranks(strength: typing.SupportsInt | typing.SupportsIndex) -> list[int]: ...
def gangster_card_text(id: typing.SupportsInt | typing.SupportsIndex) -> str: ...
def gangster_parse_card(text: str) -> int: ...
def gangster_parse_cards(text: str) -> list[int]: ...
def gangster_pretty_card_text(id: typing.SupportsInt | typing.SupportsIndex) -> str: ...
def heed(flag: StopFlag) -> None:
    """
    From now on KeyboardInterrupt ends the chunks of this thread when the flag is up.
    """

def parse_card(text: str) -> int: ...
def parse_cards(text: str) -> list[int]: ...
def pretty_card_text(id: typing.SupportsInt | typing.SupportsIndex) -> str: ...
def rank_array(
    ids: numpy.typing.NDArray[numpy.uint8], out: typing.Any, check_duplicates: bool
) -> numpy.typing.NDArray[numpy.uint16]: ...
def rank_at_a_glance(cards: typing.Any) -> int | None: ...
def rank_hand(ids: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex]) -> int: ...

capi: typing.Any
chicago_poker_default_order: list = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]
chicago_poker_rarity_order: list = [10, 9, 8, 7, 5, 6, 4, 3, 2, 1, 0]
deck_cards: int = 52
deck_ids: int = 52
gangster_deck_cards: int = 75
gangster_deck_ids: int = 81
gangster_suits: int = 5
rank_constants: list = [0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181]
royal_flush: int = 32780
suits: int = 4
value_constants: list = [
    0,
    1,
    6,
    31,
    108,
    366,
    926,
    2286,
    5733,
    12905,
    27316,
    44676,
    94545,
    147031,
    257637,
]
win_shares: int = 60
