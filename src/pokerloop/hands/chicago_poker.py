"""Strength of Chicago Poker hands: 1 to 5 cards of the gangster deck, in any order of categories.

Strength is an integer: bigger is better, equal is a tie, a missing card is lower than any. It
belongs to an order of categories: strengths of different orders do not compare.

The game's sources do not settle where its two added hands stand. The order ``"default"`` (also
called ``"poker"``) is derived: that of ordinary poker, with rainbow straight and Chicago Poker put
in by rarity. ``"rarity"`` puts the flush above the full house. Any other permutation may be given
as the eleven categories from the strongest to the weakest.

Hands are given as in `pokerloop.hands`. In arrays 255 stands for a missing card.
"""

from __future__ import annotations

from functools import lru_cache
from typing import overload

import numpy as np
import numpy.typing as npt

from pokerloop import _core
from pokerloop.cards import CardsLike, IdArray, gangster_card_ids, id_array
from pokerloop.hands._orders import CATEGORIES, NAMED_ORDERS, Category, OrderLike, core_order
from pokerloop.hands._shared import (
    Strengths,
    checked_strength,
    checked_strengths,
    each,
    sign,
    wording,
)

__all__ = [
    "ORDERS",
    "Category",
    "category",
    "category_of",
    "census",
    "compare",
    "describe",
    "describe_strength",
    "rank",
]


ORDERS: dict[str, tuple[Category, ...]] = NAMED_ORDERS
"""The named orders, each from the strongest category to the weakest."""


@overload
def rank(
    cards: CardsLike, *, order: OrderLike = "default", check_duplicates: bool = True
) -> int: ...
@overload
def rank(
    cards: IdArray,
    *,
    order: OrderLike = "default",
    out: Strengths | None = None,
    check_duplicates: bool = True,
) -> Strengths: ...
def rank(
    cards: CardsLike | IdArray,
    *,
    order: OrderLike = "default",
    out: Strengths | None = None,
    check_duplicates: bool = True,
) -> int | Strengths:
    """Return the strength of a hand, or of many.

    Parameters
    ----------
    cards : str, sequence of cards, or integer array of shape (n, k) or (k,)
        One hand of 1 to 5 different cards, or n of them, k from 1 to 5; 255 in an array stands
        for a missing card.
    order : str or sequence of categories
        ``"default"``, ``"poker"`` (the same), ``"rarity"``, or all eleven categories from the
        strongest to the weakest.
    out : uint16 array of shape (n,), optional
        Where to write the strengths of an array of hands. After an error its content is worthless.
    check_duplicates : bool
        Whether to look for equal cards within each hand of an array. Without that, a hand with
        equal cards gets a meaningless strength.

    Returns
    -------
    int or uint16 array of shape (n,)
        Bigger is better in this order, equal is a tie.

    Raises
    ------
    InvalidCardError
        If something is not a card of value and colour, or a card comes twice in a hand.
    InvalidRulesError
        If the order is not one.

    Examples
    --------
    >>> rank("9r 9y 10g") > rank("15r 14y 13g")
    True
    >>> flush, full_house = "1r 3r 5r 7r 9r", "2r 2y 2g 3r 3y"
    >>> rank(flush) > rank(full_house)
    False
    >>> rank(flush, order="rarity") > rank(full_house, order="rarity")
    True
    """
    compiled = core_order(order)
    if isinstance(cards, np.ndarray) and cards.ndim != 1:
        ids = id_array(cards, _core.gangster_deck_cards, padding=True)
        return compiled.rank_array(ids, out, check_duplicates)
    if out is not None:
        raise ValueError("out= goes with an array of hands of shape (n, k)")
    if isinstance(cards, np.ndarray):
        cards = cards[cards != 255]
    return compiled.rank_hand(gangster_card_ids(cards))


@overload
def category(cards: CardsLike, *, order: OrderLike = "default") -> Category: ...
@overload
def category(cards: IdArray, *, order: OrderLike = "default") -> npt.NDArray[np.uint8]: ...
def category(
    cards: CardsLike | IdArray, *, order: OrderLike = "default"
) -> Category | npt.NDArray[np.uint8]:
    """Return the category of a hand, or the codes of those of many.

    Parameters
    ----------
    cards : str, sequence of cards, or integer array of shape (n, k) or (k,)
        As for `rank`.
    order : str or sequence of categories
        Checked, but without influence: a hand has one category in every order.

    Returns
    -------
    Category or uint8 array of shape (n,)
        For an array the codes, 0 for a high card to 10 for Chicago Poker.

    Raises
    ------
    InvalidCardError
        If something is not a card of value and colour, or a card comes twice in a hand.

    Examples
    --------
    >>> category("3r 4y 5g 6b 7p")
    <Category.rainbow_straight: 'rainbow_straight'>
    """
    return category_of(rank(cards, order=order), order=order)


@overload
def category_of(strength: int, *, order: OrderLike = "default") -> Category: ...
@overload
def category_of(strength: Strengths, *, order: OrderLike = "default") -> npt.NDArray[np.uint8]: ...
def category_of(
    strength: int | Strengths, *, order: OrderLike = "default"
) -> Category | npt.NDArray[np.uint8]:
    """Return the category of a strength, or the codes of those of many.

    Parameters
    ----------
    strength : int or uint16 array
        What `rank` returned for the same order.
    order : str or sequence of categories
        As for `rank`.

    Returns
    -------
    Category or uint8 array

    Raises
    ------
    ValueError
        If no hand has this strength.

    Examples
    --------
    >>> category_of(rank("9r 9y", order="rarity"), order="rarity")
    <Category.pair: 'pair'>
    """
    compiled = core_order(order)
    if isinstance(strength, np.ndarray):
        slots = [compiled.category(slot << 12) for slot in range(16)]
        places = checked_strengths(strength) >> 12
        codes: npt.NDArray[np.uint8] = np.array(slots, dtype=np.uint8)[places]
        return codes
    return CATEGORIES[compiled.category(_checked(strength, compiled))]


def _checked(strength: int, order: _core.ChicagoPokerOrder) -> int:
    return checked_strength(strength, _known_strengths(tuple(order.strongest_first)))


@lru_cache
def _known_strengths(strongest_first: tuple[int, ...]) -> npt.NDArray[np.bool_]:
    """Tell the strengths that hands have: those of the default order, moved slot by slot."""
    known = np.any([census(cards) for cards in range(1, 6)], axis=0).reshape(16, -1)
    known[0, 0] = True  # no cards at all, in an array
    used = 1 + int(np.flatnonzero(known.any(axis=1)).max())
    moved = np.zeros_like(known)
    order = _core.ChicagoPokerOrder(strongest_first)
    moved[_slots(order, used)] = known[_slots(core_order("default"), used)]
    flat: npt.NDArray[np.bool_] = moved.ravel()
    return flat


def _slots(order: _core.ChicagoPokerOrder, used: int) -> list[int]:
    """Return the upper four bits of strengths, sorted by the category they stand for."""
    return sorted(range(used), key=lambda slot: order.category(slot << 12))


@overload
def describe(cards: CardsLike, *, order: OrderLike = "default") -> str: ...
@overload
def describe(cards: IdArray, *, order: OrderLike = "default") -> npt.NDArray[np.str_]: ...
def describe(
    cards: CardsLike | IdArray, *, order: OrderLike = "default"
) -> str | npt.NDArray[np.str_]:
    """Put a hand, or each of many, into words.

    Parameters
    ----------
    cards : str, sequence of cards, or integer array of shape (n, k) or (k,)
        As for `rank`.
    order : str or sequence of categories
        Checked, but without influence: a hand is called the same in every order.

    Returns
    -------
    str or str array of shape (n,)

    Raises
    ------
    InvalidCardError
        If something is not a card of value and colour, or a card comes twice in a hand.

    Examples
    --------
    >>> describe("9r 9y 10g")
    'pair of 9s, 10 kicker'
    >>> describe("4r 4y 4g 4b 4p")
    'Chicago Poker, 4s'
    """
    strength = rank(cards, order=order)
    if isinstance(strength, np.ndarray):
        return each(lambda one: describe_strength(one, order=order), strength)
    return describe_strength(strength, order=order)


def describe_strength(strength: int, *, order: OrderLike = "default") -> str:
    """Put a strength into words.

    Parameters
    ----------
    strength : int
        What `rank` returned for the same order.
    order : str or sequence of categories
        As for `rank`.

    Returns
    -------
    str

    Raises
    ------
    ValueError
        If no hand has this strength.

    Examples
    --------
    >>> describe_strength(rank("5r 6r 7r 8r 9r"))
    'straight flush, 9 high'
    """
    compiled = core_order(order)
    ranks = compiled.deciding_ranks(_checked(strength, compiled))
    return wording(
        category_of(strength, order=order),
        ranks,
        lambda value: str(value + 1),
        lambda value: f"{value + 1}s",
    )


@overload
def compare(a: CardsLike, b: CardsLike, *, order: OrderLike = "default") -> int: ...
@overload
def compare(
    a: IdArray, b: CardsLike | IdArray, *, order: OrderLike = "default"
) -> npt.NDArray[np.int8]: ...
@overload
def compare(a: CardsLike, b: IdArray, *, order: OrderLike = "default") -> npt.NDArray[np.int8]: ...
def compare(
    a: CardsLike | IdArray, b: CardsLike | IdArray, *, order: OrderLike = "default"
) -> int | npt.NDArray[np.int8]:
    """Compare two hands, or two arrays of hands row by row.

    Parameters
    ----------
    a, b : str, sequence of cards, or integer array of shape (n, k) or (k,)
        As for `rank`. They may differ in the number of cards, and may share cards. One hand is
        compared with each of an array.
    order : str or sequence of categories
        As for `rank`.

    Returns
    -------
    int or int8 array of shape (n,)
        1 if `a` is stronger, -1 if `b` is, 0 for a tie.

    Raises
    ------
    InvalidCardError
        If something is not a card of value and colour, a card comes twice in a hand, or two
        arrays have different numbers of rows.

    Examples
    --------
    >>> compare("3r 4r 5r 6r 7r", "9r 9y 9g 9b 9p")
    -1
    """
    result: int | npt.NDArray[np.int8] = sign(rank(a, order=order), rank(b, order=order))
    return result


def census(cards: int) -> npt.NDArray[np.uint64]:
    """Count all hands of so many cards by strength in the default order.

    Parameters
    ----------
    cards : int
        0 to 5.

    Returns
    -------
    uint64 array of shape (65536,)
        ``counts[s]`` is the number of hands of strength ``s``.

    Examples
    --------
    >>> int(census(2).sum())
    2775
    """
    return _core.chicago_poker_census(cards)
