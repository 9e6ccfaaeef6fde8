"""What the functions for both decks share: categories as names, hands in words, comparing."""

from __future__ import annotations

import operator
import reprlib
from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from pokerloop.errors import InvalidCardError

Strengths = npt.NDArray[np.uint16]
Array = npt.NDArray[Any]


class CategoryName(StrEnum):
    """A category is its name; it has a code, 0 for the weakest, and compares by that."""

    code: int

    def __new__(cls, name: str) -> Self:
        category = str.__new__(cls, name)
        category._value_ = name
        category.code = len(cls.__members__)
        return category

    def __lt__(self, other: str) -> bool:
        return self.code < type(self)(other).code

    def __le__(self, other: str) -> bool:
        return self.code <= type(self)(other).code

    def __gt__(self, other: str) -> bool:
        return self.code > type(self)(other).code

    def __ge__(self, other: str) -> bool:
        return self.code >= type(self)(other).code


def checked_strength(strength: object, known: npt.NDArray[np.bool_]) -> int:
    """Return a strength that some hand has; ``known`` tells which those are."""
    if isinstance(strength, bool | np.bool_) or not hasattr(strength, "__index__"):
        raise ValueError(f"expected a strength, as rank returns it, not {reprlib.repr(strength)}")
    number = operator.index(strength)
    if not (0 <= number < len(known) and known[number]):
        raise ValueError(f"no hand has the strength {reprlib.repr(number)}")
    return number


def checked_strengths(strengths: Array) -> Strengths:
    """Return an array of strengths as uint16."""
    if strengths.dtype.kind not in "iu" or ((strengths < 0) | (strengths > 0xFFFF)).any():
        raise ValueError(
            "expected an array of strengths, as rank returns it, not one of "
            f"dtype {strengths.dtype} with {reprlib.repr(strengths.tolist())}"
        )
    return strengths.astype(np.uint16, copy=False)


def wording(
    category: str, ranks: Sequence[int], one: Callable[[int], str], several: Callable[[int], str]
) -> str:
    """Put a hand into words.

    Parameters
    ----------
    category : str
        The name of the category.
    ranks : sequence of int
        The ranks that decide within it, the weightiest first.
    one, several : callable
        Name one card of a rank (``king``), and more than one (``kings``).
    """
    if not ranks:
        return "no cards"
    title = category.replace("_", " ")
    first = ranks[0]
    if category in ("high_card", "flush"):
        return f"{title}, {' '.join(map(one, ranks))}"
    if category == "pair":
        return f"pair of {several(first)}{_kickers(ranks[1:], one)}"
    if category == "two_pair":
        pairs = f"{several(first)} and {several(ranks[1])}"
        return f"{title}, {pairs}{_kickers(ranks[2:], one)}"
    if category == "full_house":
        return f"{title}, {several(first)} full of {several(ranks[1])}"
    if category in ("three_of_a_kind", "four_of_a_kind"):
        return f"{title}, {several(first)}{_kickers(ranks[1:], one)}"
    if category == "chicago_poker":
        return f"Chicago Poker, {several(first)}"
    return f"{title}, {one(first)} high"


def _kickers(ranks: Sequence[int], one: Callable[[int], str]) -> str:
    if not ranks:
        return ""
    return f", {' '.join(map(one, ranks))} kicker{'s' if len(ranks) > 1 else ''}"


def each(function: Callable[[int], str], strengths: Strengths) -> npt.NDArray[np.str_]:
    """Return the texts of many strengths, asking for each different one once."""
    different, which = np.unique(strengths, return_inverse=True)
    return np.array([function(int(s)) for s in different], dtype=np.str_)[which]


def sign(a: int | Strengths, b: int | Strengths) -> Any:
    """Compare strengths: an int for two numbers, an int8 array if either is an array."""
    if not isinstance(a, np.ndarray) and not isinstance(b, np.ndarray):
        return (a > b) - (a < b)
    if isinstance(a, np.ndarray) and isinstance(b, np.ndarray) and a.shape != b.shape:
        raise InvalidCardError(f"expected arrays of equally many hands, got {len(a)} and {len(b)}")
    return np.greater(a, b).astype(np.int8) - np.less(a, b).astype(np.int8)
