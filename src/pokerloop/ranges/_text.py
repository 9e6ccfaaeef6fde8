"""Ranges as text: tokens to weights of hands, and back."""

from __future__ import annotations

import re
import reprlib
from collections.abc import Iterable, Iterator, Mapping
from math import comb

from pokerloop import _core
from pokerloop.cards import Card, parse_cards
from pokerloop.errors import InvalidCardError, InvalidRangeError
from pokerloop.ranges._classes import ALL_CLASSES, Hand, HandClass, ranks_of

__all__ = ["UNIT", "parse", "sorted_hand", "tokens"]

UNIT = 1_000_000
"""Weights are kept as whole millionths."""

_HANDS = comb(_core.deck_cards, 2)

_HAND = r"(10|[2-9TJQKA])(10|[2-9TJQKA])([SO]?)"
_SPAN = re.compile(rf"{_HAND}(?:(\+)|-{_HAND})?", re.IGNORECASE | re.ASCII)
_PERCENT = re.compile(r"(\d+(?:\.\d+)?)%", re.ASCII)
_WEIGHT = re.compile(r"\d*\.?\d+", re.ASCII)
_EXPECTED = (
    "expected tokens such as QQ+, AKs, A5s-A2s, AhKh, 20% or random, "
    "each perhaps with a weight, as in 76s:0.5"
)

# ---- From text ------------------------------------------------------------------------------


def sorted_hand(ids: Iterable[int]) -> Hand:
    return tuple(sorted(ids, reverse=True))


def parse(text: str) -> dict[Hand, int]:
    weights: dict[Hand, int] = {}
    for part in re.sub(r"\s*([-:])\s*", r"\1", text).split(","):
        words = part.split()
        # Spaces part tokens, unless they stand between the single cards of one hand.
        one_hand = words and all(len(_cards(word.partition(":")[0])) == 1 for word in words)
        for token in [" ".join(words)] if one_hand else words:
            body, colon, weight = token.partition(":")
            if not body:
                raise _error(token, text, "expected a hand before its weight")
            millionths = _weight(weight, token, text) if colon else UNIT
            weights.update(dict.fromkeys(_hands(body, token, text), millionths))
    return weights


def _error(token: str, text: str, why: str) -> InvalidRangeError:
    where = "" if token == text.strip() else f" in {reprlib.repr(text)}"
    return InvalidRangeError(f"{token!r} is not a part of a range{where}; {why}")


def _cards(text: str) -> Hand:
    """Return the cards of a text, none if it is something else."""
    try:
        return sorted_hand(map(int, parse_cards(text)))
    except InvalidCardError:
        return ()


def _weight(weight: str, token: str, text: str) -> int:
    if not _WEIGHT.fullmatch(weight) or not float(weight) <= 1:
        raise _error(token, text, "expected a weight from 0 to 1")
    return round(float(weight) * UNIT)


def _hands(body: str, token: str, text: str) -> list[Hand]:
    if body.lower() == "random":
        return [hand for kind in ALL_CLASSES for hand in kind.hands()]
    if percent := _PERCENT.fullmatch(body):
        if float(percent[1]) > 100:
            raise _error(token, text, "expected at most 100%")
        return _best(float(percent[1]) / 100)
    if span := _SPAN.fullmatch(body):
        return [hand for kind in _classes(span, token, text) for hand in kind.hands()]
    try:
        return [sorted_hand(map(int, parse_cards(body)))]
    except InvalidCardError as error:
        why = str(error) if "twice" in str(error) else _EXPECTED
        raise _error(token, text, why) from None


def _best(share: float) -> list[Hand]:
    """Return the best classes that together are no more than a share of all hands."""
    hands: list[Hand] = []
    for kind in ALL_CLASSES:
        more = kind.hands()
        if len(hands) + len(more) > share * _HANDS + 1e-9:
            break
        hands += more
    return hands


def _classes(span: re.Match[str], token: str, text: str) -> list[HandClass]:
    """Return the classes of a token such as AKs, AT+ or 76s-54s."""
    first, second, suits, plus, *end, end_suits = (part or "" for part in span.groups())
    high, low = ranks_of(first, second)
    if high == low and suits:
        raise _error(token, text, "a pair is neither suited nor offsuit")
    steps = [(high, low)]
    if plus and high == low:
        steps = [(rank, rank) for rank in range(high, 13)]
    elif plus:
        steps = [(high, kicker) for kicker in range(low, high)]
    elif end[0]:
        last_high, last_low = ranks_of(*end)
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
    return [HandClass(*step, kind) for step in steps for kind in kinds]


# ---- To text --------------------------------------------------------------------------------


def tokens(millionths: Mapping[Hand, int]) -> Iterator[str]:
    """Yield tokens for whole classes, in spans where they adjoin, then for single hands."""
    left = dict(millionths)
    weights: dict[HandClass, int] = {}
    for kind in ALL_CLASSES:
        found = {left.get(hand, 0) for hand in kind.hands()}
        if len(found) == 1 and found != {0}:
            weights[kind] = found.pop()
            for hand in kind.hands():
                del left[hand]
    if len(weights) == len(ALL_CLASSES) and len(set(weights.values())) == 1:
        yield "random" + _suffix(weights[ALL_CLASSES[0]])
        return
    for suited in [kind for kind in weights if kind.suits == "s"]:
        offsuit = suited._replace(suits="o")
        if weights[suited] == weights.get(offsuit):
            weights[suited._replace(suits="")] = weights.pop(suited)
            del weights[offsuit]
    span: list[HandClass] = []
    for kind in sorted(weights, key=HandClass.place):
        if span and not (span[-1].adjoins(kind) and weights[span[-1]] == weights[kind]):
            yield _span_text(span) + _suffix(weights[span[0]])
            span = []
        span.append(kind)
    if span:
        yield _span_text(span) + _suffix(weights[span[0]])
    for hand, weight in reversed(left.items()):
        yield "".join(str(Card(card)) for card in hand) + _suffix(weight)


def _span_text(span: list[HandClass]) -> str:
    first, last = span[0], span[-1]
    if len(span) == 1:
        return str(first)
    is_top = first.high == 12 if first.is_pair else first.low == first.high - 1
    return f"{last}+" if is_top else f"{first}-{last}"


def _suffix(weight: int) -> str:
    return "" if weight == UNIT else ":" + f"{weight / UNIT:.6f}".rstrip("0")
