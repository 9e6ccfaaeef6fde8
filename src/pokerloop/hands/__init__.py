"""Strength of poker hands of the 52-card deck; `hands.chicago_poker` for the gangster deck.

Strength is an integer: bigger is better, equal is a tie. Hands of 1 to 7 cards stand on one scale;
of six and seven cards the best five count, and fewer than five know only sets and high cards. The
category is ``strength >> 12``.

One hand is given as text (``"As Kd"``), or as a sequence of ids, texts or `Card` objects. Many
hands are an array of ids of shape (n, k), k from 1 to 7, of any integer dtype; ``uint8`` is read
without a copy, whether it lies row by row or column by column. A 1-d array is one hand.
"""

from __future__ import annotations

from functools import cache
from typing import overload

import numpy as np
import numpy.typing as npt

from pokerloop import _core
from pokerloop.cards import CardsLike, IdArray, card_ids, id_array
from pokerloop.hands import chicago_poker
from pokerloop.hands._shared import (
    CategoryName,
    Strengths,
    checked_strength,
    checked_strengths,
    each,
    sign,
    wording,
)

__all__ = [
    "Category",
    "category",
    "category_of",
    "census",
    "chicago_poker",
    "compare",
    "describe",
    "describe_strength",
    "rank",
]


class Category(CategoryName):
    """The category of a hand, weakest first: a string, its name, that compares by strength.

    ``category.code`` is its number from 0, as in arrays of categories.

    Examples
    --------
    >>> Category.flush > Category.straight, Category.flush.code, str(Category.flush)
    (True, 5, 'flush')
    """

    high_card = "high_card"
    pair = "pair"
    two_pair = "two_pair"
    three_of_a_kind = "three_of_a_kind"
    straight = "straight"
    flush = "flush"
    full_house = "full_house"
    four_of_a_kind = "four_of_a_kind"
    straight_flush = "straight_flush"


_CATEGORIES = tuple(Category)
_rank_at_a_glance = _core.rank_at_a_glance
_ONE = "two three four five six seven eight nine ten jack queen king ace".split()
_SEVERAL = [f"{name}es" if name == "six" else f"{name}s" for name in _ONE]


@overload
def rank(cards: CardsLike, *, check_duplicates: bool = True) -> int: ...
@overload
def rank(
    cards: IdArray, *, out: Strengths | None = None, check_duplicates: bool = True
) -> Strengths: ...
def rank(
    cards: CardsLike | IdArray, *, out: Strengths | None = None, check_duplicates: bool = True
) -> int | Strengths:
    """Return the strength of a hand, or of many.

    Parameters
    ----------
    cards : str, sequence of cards, or integer array of shape (n, k) or (k,)
        One hand of 1 to 7 different cards, or n of them.
    out : uint16 array of shape (n,), optional
        Where to write the strengths of an array of hands. After an error its content is worthless.
    check_duplicates : bool
        Whether to look for equal cards within each hand of an array. Without that, a hand with
        equal cards gets a meaningless strength.

    Returns
    -------
    int or uint16 array of shape (n,)
        Bigger is better, equal is a tie.

    Raises
    ------
    InvalidCardError
        If something is not a card, or a card comes twice in a hand.

    Examples
    --------
    >>> rank("As Ks Qs Js Ts") > rank("2c 2d 2h 2s Ad")
    True
    >>> rank(np.array([[51, 47, 43, 39, 35], [0, 1, 2, 3, 48]], dtype=np.uint8))
    array([32780, 28685], dtype=uint16)
    """
    if out is None:
        strength = _rank_at_a_glance(cards)
        if strength is not None:
            return strength
    if isinstance(cards, np.ndarray) and cards.ndim != 1:
        return _core.rank_array(id_array(cards, _core.deck_cards), out, check_duplicates)
    if out is not None:
        raise ValueError("out= goes with an array of hands of shape (n, k)")
    return _core.rank_hand(card_ids(cards))


@overload
def category(cards: CardsLike) -> Category: ...
@overload
def category(cards: IdArray) -> npt.NDArray[np.uint8]: ...
def category(cards: CardsLike | IdArray) -> Category | npt.NDArray[np.uint8]:
    """Return the category of a hand, or the codes of those of many.

    Parameters
    ----------
    cards : str, sequence of cards, or integer array of shape (n, k) or (k,)
        As for `rank`.

    Returns
    -------
    Category or uint8 array of shape (n,)
        For an array the codes, 0 for a high card to 8 for a straight flush.

    Raises
    ------
    InvalidCardError
        If something is not a card, or a card comes twice in a hand.

    Examples
    --------
    >>> category("7c 7d 7h Ks Kd")
    <Category.full_house: 'full_house'>
    >>> category(np.array([[0, 1], [0, 4]]))
    array([1, 0], dtype=uint8)
    """
    return category_of(rank(cards))


@overload
def category_of(strength: int) -> Category: ...
@overload
def category_of(strength: Strengths) -> npt.NDArray[np.uint8]: ...
def category_of(strength: int | Strengths) -> Category | npt.NDArray[np.uint8]:
    """Return the category of a strength, or the codes of those of many.

    Parameters
    ----------
    strength : int or uint16 array
        What `rank` returned.

    Returns
    -------
    Category or uint8 array

    Raises
    ------
    ValueError
        If no hand has this strength.

    Examples
    --------
    >>> category_of(rank("Ah Ad"))
    <Category.pair: 'pair'>
    """
    if isinstance(strength, np.ndarray):
        return (checked_strengths(strength) >> 12).astype(np.uint8)
    return _CATEGORIES[checked_strength(strength, _known_strengths()) >> 12]


@cache
def _known_strengths() -> npt.NDArray[np.bool_]:
    known = np.any([census(cards) for cards in range(6)], axis=0)
    return np.asarray(known, dtype=np.bool_)


@overload
def describe(cards: CardsLike) -> str: ...
@overload
def describe(cards: IdArray) -> npt.NDArray[np.str_]: ...
def describe(cards: CardsLike | IdArray) -> str | npt.NDArray[np.str_]:
    """Put a hand, or each of many, into words.

    Parameters
    ----------
    cards : str, sequence of cards, or integer array of shape (n, k) or (k,)
        As for `rank`.

    Returns
    -------
    str or str array of shape (n,)

    Raises
    ------
    InvalidCardError
        If something is not a card, or a card comes twice in a hand.

    Examples
    --------
    >>> describe("7c 7d 7h Ks Kd")
    'full house, sevens full of kings'
    >>> describe("9c 9d Ah Qs 4d 3c 2h")
    'pair of nines, ace queen four kickers'
    """
    strength = rank(cards)
    if isinstance(strength, np.ndarray):
        return each(describe_strength, strength)
    return describe_strength(strength)


def describe_strength(strength: int) -> str:
    """Put a strength into words.

    Parameters
    ----------
    strength : int
        What `rank` returned.

    Returns
    -------
    str

    Raises
    ------
    ValueError
        If no hand has this strength.

    Examples
    --------
    >>> describe_strength(rank("Ts Js Qs Ks As"))
    'royal flush'
    """
    strength = checked_strength(strength, _known_strengths())
    if strength == _core.royal_flush:
        return "royal flush"
    ranks = _core.deciding_ranks(strength)
    return wording(category_of(strength), ranks, _ONE.__getitem__, _SEVERAL.__getitem__)


@overload
def compare(a: CardsLike, b: CardsLike) -> int: ...
@overload
def compare(a: IdArray, b: CardsLike | IdArray) -> npt.NDArray[np.int8]: ...
@overload
def compare(a: CardsLike, b: IdArray) -> npt.NDArray[np.int8]: ...
def compare(a: CardsLike | IdArray, b: CardsLike | IdArray) -> int | npt.NDArray[np.int8]:
    """Compare two hands, or two arrays of hands row by row.

    Parameters
    ----------
    a, b : str, sequence of cards, or integer array of shape (n, k) or (k,)
        As for `rank`. They may differ in the number of cards, and may share cards, as two
        players share a board. One hand is compared with each of an array.

    Returns
    -------
    int or int8 array of shape (n,)
        1 if `a` is stronger, -1 if `b` is, 0 for a tie.

    Raises
    ------
    InvalidCardError
        If something is not a card, a card comes twice in a hand, or two arrays have different
        numbers of rows.

    Examples
    --------
    >>> compare("As Ad", "Ks Kd Kh"), compare("As Kd", "Ac Kh")
    (-1, 0)
    """
    result: int | npt.NDArray[np.int8] = sign(rank(a), rank(b))
    return result


def census(cards: int) -> npt.NDArray[np.uint64]:
    """Count all hands of so many cards by strength.

    Parameters
    ----------
    cards : int
        0 to 7. Seven cards, 133,784,560 hands, take a good part of a second.

    Returns
    -------
    uint64 array of shape (65536,)
        ``counts[s]`` is the number of hands of strength ``s``.

    Examples
    --------
    >>> counts = census(5)
    >>> int(counts.sum()), int(np.count_nonzero(counts))
    (2598960, 7462)
    """
    return _core.census(cards)
