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

import re
import reprlib
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from types import MappingProxyType
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from pokerloop.cards import Card, CardsLike, card_ids, parse_cards
from pokerloop.errors import InvalidCardError, InvalidRangeError

__all__ = ["CLASSES", "Range"]

CLASSES: tuple[str, ...] = tuple(
    """
    AA KK QQ JJ TT 99 88 AKs 77 AQs AJs AKo ATs AQo AJo KQs 66 A9s ATo KJs A8s KTs KQo A7s A9o KJo
    55 QJs K9s A5s A6s A8o KTo QTs A4s A7o K8s A3s QJo K9o A5o A6o Q9s K7s JTs A2s QTo 44 A4o K6s
    K8o Q8s A3o K5s J9s Q9o JTo K7o A2o K4s Q7s K6o K3s T9s J8s 33 Q6s Q8o K5o J9o K2s Q5s T8s K4o
    J7s Q4s Q7o T9o J8o K3o Q6o Q3s 98s T7s J6s K2o 22 Q2s Q5o J5s T8o J7o Q4o 97s J4s T6s J3s Q3o
    98o 87s T7o J6o 96s J2s Q2o T5s J5o T4s 97o 86s J4o T6o 95s T3s 76s J3o 87o T2s 85s 96o J2o T5o
    94s 75s T4o 93s 86o 65s 84s 95o T3o 92s 76o 74s T2o 54s 85o 64s 83s 94o 75o 82s 73s 93o 65o 53s
    63s 84o 92o 43s 74o 72s 54o 64o 52s 62s 83o 42s 82o 73o 53o 63o 32s 43o 72o 52o 62o 42o 32o
    """.split()
)
"""The 169 classes of hands that suits do not tell apart, the best against a random hand first.

`tools/rank_starting_hands.py` finds the order.
"""

_UNIT = 1_000_000  # weights are kept as whole millionths

_RANKS = "23456789TJQKA"
_HAND = r"(10|[2-9TJQKA])(10|[2-9TJQKA])([SO]?)"
_SPAN = re.compile(rf"{_HAND}(?:(\+)|-{_HAND})?", re.IGNORECASE | re.ASCII)
_PERCENT = re.compile(r"(\d+(?:\.\d+)?)%", re.ASCII)
_WEIGHT = re.compile(r"\d*\.?\d+", re.ASCII)
_EXPECTED = (
    "expected tokens such as QQ+, AKs, A5s-A2s, AhKh, 20% or random, "
    "each perhaps with a weight, as in 76s:0.5"
)

_Hand = tuple[int, ...]
"""Card ids, the highest first."""


class _Class(NamedTuple):
    """Hands alike but for their suits: "s" suited, "o" offsuit, "" a pair, or both of them."""

    high: int
    low: int
    suits: str

    def __str__(self) -> str:
        return _RANKS[self.high] + _RANKS[self.low] + self.suits

    def hands(self) -> list[_Hand]:
        high, low, suits = self
        if high == low:
            return [(4 * high + b, 4 * high + a) for a, b in combinations(range(4), 2)]
        return [
            (4 * high + a, 4 * low + b)
            for a in range(4)
            for b in range(4)
            if (a == b) == (suits == "s")
        ]

    @property
    def is_pair(self) -> bool:
        return self.high == self.low

    def place(self) -> tuple[bool, int, int, int]:
        """Where it stands in the text of a range: pairs first, then by high card."""
        return (not self.is_pair, -self.high, ("", "s", "o").index(self.suits), -self.low)

    def adjoins(self, lower: _Class) -> bool:
        """Whether the other class is the next one down in a span."""
        if self.is_pair or lower.is_pair:
            return self.is_pair and lower.is_pair and self.high - 1 == lower.high
        return self[::2] == lower[::2] and self.low - 1 == lower.low


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
    _millionths: Mapping[_Hand, int]

    def __init__(self, source: str | Mapping[str, float] | Range = "") -> None:
        millionths: Mapping[_Hand, int]
        if isinstance(source, Range):
            millionths = source._millionths
        elif isinstance(source, str):
            millionths = _parse(source)
        elif isinstance(source, Mapping):
            millionths = {
                hand: weight
                for token in source
                for hand, weight in _parse(f"{token}:{source[token]}").items()
            }
        else:
            raise InvalidRangeError(
                f"expected the text of a range or a mapping, got {reprlib.repr(source)}"
            )
        sizes = {len(hand) for hand in millionths}
        if len(sizes) > 1:
            counts = " and of ".join(map(str, sorted(sizes)))
            raise InvalidRangeError(f"expected hands of one size, got hands of {counts} cards")
        self._millionths = MappingProxyType({h: w for h, w in sorted(millionths.items()) if w})

    @classmethod
    def _of(cls, millionths: Mapping[_Hand, int]) -> Range:
        made = cls()
        made._millionths = MappingProxyType({h: w for h, w in sorted(millionths.items()) if w})
        return made

    def __len__(self) -> int:
        """Return the number of hands with a weight above 0."""
        return len(self._millionths)

    def __iter__(self) -> Iterator[tuple[Card, ...]]:
        """Yield the hands with a weight above 0, each with its highest card first."""
        return (tuple(map(Card, hand)) for hand in self._millionths)

    def __getitem__(self, hand: CardsLike) -> float:
        """Return the weight of a hand, 0 if it is not in the range."""
        return self._millionths.get(_sorted(card_ids(hand)), 0) / _UNIT

    def __contains__(self, hand: CardsLike) -> bool:
        return _sorted(card_ids(hand)) in self._millionths

    @property
    def cards(self) -> int:
        """How many cards each hand has; 0 for an empty range."""
        return len(next(iter(self._millionths), ()))

    @property
    def total(self) -> float:
        """The sum of the weights: how many hands it amounts to."""
        return sum(self._millionths.values()) / _UNIT

    @property
    def ids(self) -> npt.NDArray[np.uint8]:
        """The hands as card ids, an array of shape (n, cards)."""
        return np.array(list(self._millionths), np.uint8).reshape(len(self), self.cards)

    @property
    def weights(self) -> npt.NDArray[np.float64]:
        """The weights of the hands in `ids`, an array of shape (n,)."""
        return np.array(list(self._millionths.values()), np.float64) / _UNIT

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
        for kind in _ALL:
            rows = (12 - kind.high, 12 - kind.low)
            hands = kind.hands()
            weight = sum(self._millionths.get(hand, 0) for hand in hands) / _UNIT / len(hands)
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
        return ", ".join(_tokens(self._millionths))

    def __repr__(self) -> str:
        return f"Range({str(self)!r})"

    def __reduce__(self) -> tuple[type[Range], tuple[str]]:
        return Range, (str(self),)


# ---- From text ------------------------------------------------------------------------------


def _sorted(ids: Iterable[int]) -> _Hand:
    return tuple(sorted(ids, reverse=True))


def _parse(text: str) -> dict[_Hand, int]:
    weights: dict[_Hand, int] = {}
    for part in re.sub(r"\s*([-:])\s*", r"\1", text).split(","):
        words = part.split()
        # Spaces part tokens, unless they stand between the single cards of one hand.
        one_hand = words and all(len(_cards(word.partition(":")[0])) == 1 for word in words)
        for token in [" ".join(words)] if one_hand else words:
            body, colon, weight = token.partition(":")
            if not body:
                raise _error(token, text, "expected a hand before its weight")
            millionths = _weight(weight, token, text) if colon else _UNIT
            weights.update(dict.fromkeys(_hands(body, token, text), millionths))
    return weights


def _error(token: str, text: str, why: str) -> InvalidRangeError:
    where = "" if token == text.strip() else f" in {reprlib.repr(text)}"
    return InvalidRangeError(f"{token!r} is not a part of a range{where}; {why}")


def _cards(text: str) -> _Hand:
    """Return the cards of a text, none if it is something else."""
    try:
        return _sorted(map(int, parse_cards(text)))
    except InvalidCardError:
        return ()


def _weight(weight: str, token: str, text: str) -> int:
    if not _WEIGHT.fullmatch(weight) or not float(weight) <= 1:
        raise _error(token, text, "expected a weight from 0 to 1")
    return round(float(weight) * _UNIT)


def _hands(body: str, token: str, text: str) -> list[_Hand]:
    if body.lower() == "random":
        return [hand for kind in _ALL for hand in kind.hands()]
    if percent := _PERCENT.fullmatch(body):
        if float(percent[1]) > 100:
            raise _error(token, text, "expected at most 100%")
        return _best(float(percent[1]) / 100)
    if span := _SPAN.fullmatch(body):
        return [hand for kind in _classes(span, token, text) for hand in kind.hands()]
    try:
        return [_sorted(map(int, parse_cards(body)))]
    except InvalidCardError as error:
        why = str(error) if "twice" in str(error) else _EXPECTED
        raise _error(token, text, why) from None


def _best(share: float) -> list[_Hand]:
    """Return the best classes that together are no more than a share of all hands."""
    hands: list[_Hand] = []
    for kind in _ALL:
        more = kind.hands()
        if len(hands) + len(more) > share * 1326 + 1e-9:
            break
        hands += more
    return hands


def _classes(span: re.Match[str], token: str, text: str) -> list[_Class]:
    """Return the classes of a token such as AKs, AT+ or 76s-54s."""
    first, second, suits, plus, *end, end_suits = (part or "" for part in span.groups())
    high, low = _ranks(first, second)
    if high == low and suits:
        raise _error(token, text, "a pair is neither suited nor offsuit")
    steps = [(high, low)]
    if plus and high == low:
        steps = [(rank, rank) for rank in range(high, 13)]
    elif plus:
        steps = [(high, kicker) for kicker in range(low, high)]
    elif end[0]:
        last_high, last_low = _ranks(*end)
        if suits.lower() != end_suits.lower():
            raise _error(token, text, "its ends differ in being suited")
        if last_high - last_low == high - low:
            lowest, highest = sorted((high, last_high))
            steps = [(rank, rank - high + low) for rank in range(lowest, highest + 1)]
        elif last_high == high and low < high > last_low:
            lowest, highest = sorted((low, last_low))
            steps = [(high, kicker) for kicker in range(lowest, highest + 1)]
        else:
            raise _error(token, text, "expected ends with the same high card or the same gap")
    kinds = [""] if high == low else [suits.lower()] if suits else ["s", "o"]
    return [_Class(*step, kind) for step in steps for kind in kinds]


def _ranks(first: str, second: str) -> tuple[int, int]:
    a, b = (_RANKS.index("T" if rank == "10" else rank.upper()) for rank in (first, second))
    return max(a, b), min(a, b)


def _class_named(name: str) -> _Class:
    return _Class(*_ranks(name[0], name[1]), name[2:])


_ALL = tuple(map(_class_named, CLASSES))

# ---- To text --------------------------------------------------------------------------------


def _tokens(millionths: Mapping[_Hand, int]) -> Iterator[str]:
    """Yield tokens for whole classes, in spans where they adjoin, then for single hands."""
    left = dict(millionths)
    weights: dict[_Class, int] = {}
    for kind in _ALL:
        found = {left.get(hand, 0) for hand in kind.hands()}
        if len(found) == 1 and found != {0}:
            weights[kind] = found.pop()
            for hand in kind.hands():
                del left[hand]
    if len(weights) == len(_ALL) and len(set(weights.values())) == 1:
        yield "random" + _suffix(weights[_ALL[0]])
        return
    for suited in [kind for kind in weights if kind.suits == "s"]:
        offsuit = suited._replace(suits="o")
        if weights[suited] == weights.get(offsuit):
            weights[suited._replace(suits="")] = weights.pop(suited)
            del weights[offsuit]
    span: list[_Class] = []
    for kind in sorted(weights, key=_Class.place):
        if span and not (span[-1].adjoins(kind) and weights[span[-1]] == weights[kind]):
            yield _span_text(span) + _suffix(weights[span[0]])
            span = []
        span.append(kind)
    if span:
        yield _span_text(span) + _suffix(weights[span[0]])
    for hand, weight in reversed(left.items()):
        yield "".join(str(Card(card)) for card in hand) + _suffix(weight)


def _span_text(span: list[_Class]) -> str:
    first, last = span[0], span[-1]
    if len(span) == 1:
        return str(first)
    is_top = first.high == 12 if first.is_pair else first.low == first.high - 1
    return f"{last}+" if is_top else f"{first}-{last}"


def _suffix(weight: int) -> str:
    return "" if weight == _UNIT else ":" + f"{weight / _UNIT:.6f}".rstrip("0")
