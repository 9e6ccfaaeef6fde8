"""The categories of Chicago Poker hands, and the orders in which they rank."""

from __future__ import annotations

import reprlib
from collections.abc import Hashable, Iterable
from functools import lru_cache
from typing import TypeAlias

from pokerloop import _core
from pokerloop.errors import InvalidRulesError
from pokerloop.hands._shared import CategoryName

__all__ = ["CATEGORIES", "NAMED_ORDERS", "Category", "OrderLike", "core_order", "order_key"]


class Category(CategoryName):
    """The category of a hand: a string, its name, that compares by the default order.

    ``category.code`` is its number from 0 in that order, as in arrays of categories.

    Examples
    --------
    >>> Category.rainbow_straight > Category.four_of_a_kind
    True
    """

    high_card = "high_card"
    pair = "pair"
    two_pair = "two_pair"
    three_of_a_kind = "three_of_a_kind"
    straight = "straight"
    flush = "flush"
    full_house = "full_house"
    four_of_a_kind = "four_of_a_kind"
    rainbow_straight = "rainbow_straight"
    straight_flush = "straight_flush"
    chicago_poker = "chicago_poker"


CATEGORIES = tuple(Category)

OrderLike: TypeAlias = str | Iterable[str]
"""An order by its name, or all categories from the strongest to the weakest."""

_DEFAULT = tuple(CATEGORIES[code] for code in _core.chicago_poker_default_order)

NAMED_ORDERS: dict[str, tuple[Category, ...]] = {
    "default": _DEFAULT,
    "poker": _DEFAULT,
    "rarity": tuple(CATEGORIES[code] for code in _core.chicago_poker_rarity_order),
}


def core_order(order: OrderLike) -> _core.ChicagoPokerOrder:
    """Return an order as the core knows it.

    Raises
    ------
    InvalidRulesError
        For what is no order.
    """
    return _compiled(order_key(order))


def order_key(order: OrderLike) -> str | tuple[str, ...]:
    """Return an order as a value that can be kept; what is in it is checked by `core_order`."""
    if isinstance(order, str):
        return order
    names = tuple(order) if isinstance(order, Iterable) else None
    if names is not None and all(isinstance(name, Hashable) for name in names):
        return names
    raise InvalidRulesError(f"expected a named order or all categories, not {reprlib.repr(order)}")


@lru_cache
def _compiled(order: str | tuple[str, ...]) -> _core.ChicagoPokerOrder:
    if isinstance(order, str):
        if order not in NAMED_ORDERS:
            names = ", ".join(map(repr, NAMED_ORDERS))
            raise InvalidRulesError(
                f"{order!r} is not an order; expected {names} or all categories, strongest first"
            )
        order = NAMED_ORDERS[order]
    unknown = [name for name in order if name not in CATEGORIES]
    missing = [str(name) for name in CATEGORIES if name not in order]
    if unknown or missing or len(order) != len(CATEGORIES):
        complaint = (
            f"{unknown[0]!r} is not a category"
            if unknown
            else f"{missing[0]!r} is missing"
            if missing
            else "one comes twice"
        )
        raise InvalidRulesError(
            f"an order names each of the 11 categories once, the strongest first; {complaint}"
        )
    return _core.ChicagoPokerOrder([Category(name).code for name in order])
