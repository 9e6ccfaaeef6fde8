"""Ranges: the hands a player may hold, each with a weight.

A range is written in tokens with commas or spaces between them:

======================== ===========================================================
``QQ``, ``AKs``, ``AKo`` a pair; two ranks of one suit; of two suits
``AK``                   suited and offsuit
``QQ+``, ``ATs+``        that pair and all higher ones; all higher second cards
``QQ-99``, ``A5s-A2s``   from one to the other
``76s-54s``              the same, with both cards moving
``AhKh``                 one hand; also of other games, such as ``AsAhKsKh``
``20%``                  the best 20% of hands by their equity against a random hand
``random``               every hand
``76s:0.5``              any of these with a weight from 0 to 1
======================== ===========================================================

A hand named again takes the weight named last: ``20%, 72o:0.1``, ``random, AA:0``.
"""

from __future__ import annotations

import reprlib
from collections.abc import Iterator, Mapping
from types import MappingProxyType

import numpy as np
import numpy.typing as npt

from pokerloop.cards import Card, CardsLike, card_ids
from pokerloop.errors import InvalidRangeError
from pokerloop.ranges._classes import ALL_CLASSES, CLASS_NAMES, Hand
from pokerloop.ranges._text import UNIT, parse, sorted_hand, tokens

__all__ = ["CLASSES", "Range"]

CLASSES: tuple[str, ...] = CLASS_NAMES
"""The 169 classes of hands that suits do not tell apart, the best against a random hand first."""


class Range:
    """Hands of one size, each with a weight from 0 to 1.

    Parameters
    ----------
    source : str, mapping or Range
        Tokens as the module describes them, or a mapping from tokens to weights.

    Raises
    ------
    InvalidRangeError
        If a token cannot be read; the message names it.

    Examples
    --------
    >>> narrow = Range("QQ+, AKs, A5s-A2s, 76s:0.5")
    >>> len(narrow), narrow.total
    (42, 40.0)
    >>> narrow["7h6h"], "AdKc" in narrow
    (0.5, False)
    >>> print(Range("AA, KK, QQ, KsAs, AKs:0.25"))
    QQ+, AKs:0.25
    """

    __slots__ = ("_millionths",)
    _millionths: Mapping[Hand, int]

    def __init__(self, source: str | Mapping[str, float] | Range = "") -> None:
        millionths: Mapping[Hand, int]
        if isinstance(source, Range):
            millionths = source._millionths
        elif isinstance(source, str):
            millionths = parse(source)
        elif isinstance(source, Mapping):
            millionths = {
                hand: weight
                for token in source
                for hand, weight in parse(f"{token}:{source[token]}").items()
            }
        else:
            raise InvalidRangeError(
                f"expected the text of a range or a mapping, got {reprlib.repr(source)}"
            )
        sizes = {len(hand) for hand in millionths}
        if len(sizes) > 1:
            counts = " and of ".join(map(str, sorted(sizes)))
            raise InvalidRangeError(f"expected hands of one size, got hands of {counts} cards")
        self._keep(millionths)

    def _keep(self, millionths: Mapping[Hand, int]) -> None:
        """Keep the hands with a weight above 0, in their order."""
        self._millionths = MappingProxyType({h: w for h, w in sorted(millionths.items()) if w})

    @classmethod
    def _of(cls, millionths: Mapping[Hand, int]) -> Range:
        made = cls()
        made._keep(millionths)
        return made

    def __len__(self) -> int:
        """Return the number of hands with a weight above 0."""
        return len(self._millionths)

    def __iter__(self) -> Iterator[tuple[Card, ...]]:
        """Yield the hands with a weight above 0, each with its highest card first."""
        return (tuple(map(Card, hand)) for hand in self._millionths)

    def __getitem__(self, hand: CardsLike) -> float:
        """Return the weight of a hand, 0 if it is not in the range."""
        return self._millionths.get(sorted_hand(card_ids(hand)), 0) / UNIT

    def __contains__(self, hand: CardsLike) -> bool:
        return sorted_hand(card_ids(hand)) in self._millionths

    @property
    def cards(self) -> int:
        """How many cards each hand has; 0 for an empty range."""
        return len(next(iter(self._millionths), ()))

    @property
    def total(self) -> float:
        """The sum of the weights: how many hands it amounts to."""
        return sum(self._millionths.values()) / UNIT

    @property
    def ids(self) -> npt.NDArray[np.uint8]:
        """The hands as card ids, an array of shape (n, cards)."""
        return np.array(list(self._millionths), np.uint8).reshape(len(self), self.cards)

    @property
    def weights(self) -> npt.NDArray[np.float64]:
        """The weights of the hands in `ids`, an array of shape (n,)."""
        return np.array(list(self._millionths.values()), np.float64) / UNIT

    @property
    def millionths(self) -> tuple[int, ...]:
        """The weights as whole millionths, as exact counts use them."""
        return tuple(self._millionths.values())

    @property
    def grid(self) -> npt.NDArray[np.float64]:
        """The mean weight of each class, an array of shape (13, 13) with aces first.

        Suited hands stand above the diagonal of the pairs, offsuit hands below.
        """
        grid = np.zeros((13, 13))
        for kind in ALL_CLASSES:
            rows = (12 - kind.high, 12 - kind.low)
            hands = kind.hands()
            weight = sum(self._millionths.get(hand, 0) for hand in hands) / UNIT / len(hands)
            grid[rows if kind.suits == "s" else rows[::-1]] = weight
        return grid

    def without(self, dead: CardsLike) -> Range:
        """Return the hands that have none of these cards.

        Examples
        --------
        >>> len(Range("AA").without("As"))
        3
        """
        gone = set(card_ids(dead))
        return Range._of({h: w for h, w in self._millionths.items() if gone.isdisjoint(h)})

    def __or__(self, other: Range) -> Range:
        """Return the hands of either range, with the higher weight."""
        hands = self._millionths.keys() | other._millionths.keys()
        both = (self._millionths, other._millionths)
        return Range._of({h: max(weights.get(h, 0) for weights in both) for h in hands})

    def __and__(self, other: Range) -> Range:
        """Return the hands of both ranges, with the lower weight."""
        hands = self._millionths.keys() & other._millionths.keys()
        return Range._of({h: min(self._millionths[h], other._millionths[h]) for h in hands})

    def __sub__(self, other: Range) -> Range:
        """Return the hands that the other range has not at all."""
        hands = self._millionths.keys() - other._millionths.keys()
        return Range._of({h: self._millionths[h] for h in hands})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Range) and self._millionths == other._millionths

    def __hash__(self) -> int:
        return hash(tuple(self._millionths.items()))

    def __str__(self) -> str:
        return ", ".join(tokens(self._millionths))

    def __repr__(self) -> str:
        return f"Range({str(self)!r})"

    def __reduce__(self) -> tuple[type[Range], tuple[str]]:
        return Range, (str(self),)
