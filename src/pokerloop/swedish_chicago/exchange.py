"""What an exchange makes of a hand, exactly."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, overload

from pokerloop import _core
from pokerloop.cards import Card, CardsLike, card_ids
from pokerloop.hands import Category
from pokerloop.swedish_chicago.rules import Rules, RulesLike, as_rules

__all__ = ["ExchangeOdds", "exchange_odds"]


@dataclass(frozen=True, slots=True)
class ExchangeOdds:
    """What one way to keep cards makes of a hand: every draw counted.

    Attributes
    ----------
    keep, throw : tuple of Card
        The cards kept and those thrown away, highest first.
    counts : dict of Category to int
        In how many ways each category comes out, weakest first; royal flushes are straight flushes
        here. Categories that cannot come out are left out.
    royal_flushes : int
        How many of the straight flushes are royal.
    total : int
        The number of ways, each equally likely.
    expected_points : float
        The mean of the hand points.
    """

    keep: tuple[Card, ...]
    throw: tuple[Card, ...]
    counts: dict[Category, int]
    royal_flushes: int
    total: int
    expected_points: float

    def chance(self, category: Category | str) -> float:
        """Return the chance of a category.

        Examples
        --------
        >>> round(exchange_odds("Kc Kd 8h 5s 2c", keep="Kc Kd").chance("two_pair"), 4)
        0.1599
        """
        return self.counts.get(Category(category), 0) / self.total

    def to_dict(self) -> dict[str, Any]:
        """Return plain values, such as JSON can hold."""
        return {
            "keep": [str(card) for card in self.keep],
            "throw": [str(card) for card in self.throw],
            "counts": {str(category): ways for category, ways in self.counts.items()},
            "royal_flushes": self.royal_flushes,
            "total": self.total,
            "expected_points": self.expected_points,
        }


@overload
def exchange_odds(
    hand: CardsLike, keep: None = None, *, dead: CardsLike = "", rules: RulesLike = None
) -> list[ExchangeOdds]: ...
@overload
def exchange_odds(
    hand: CardsLike, keep: CardsLike, *, dead: CardsLike = "", rules: RulesLike = None
) -> ExchangeOdds: ...
def exchange_odds(
    hand: CardsLike, keep: CardsLike | None = None, *, dead: CardsLike = "", rules: RulesLike = None
) -> list[ExchangeOdds] | ExchangeOdds:
    """Count what an exchange makes of a hand, for one way to keep cards or for all 32.

    Every set of cards that may be drawn is equally likely: those that are neither in the hand nor
    dead.

    Parameters
    ----------
    hand : cards
        Five of them.
    keep : cards, optional
        Those of the hand that are kept; ``""`` keeps none. Every way to keep if not given.
    dead : cards
        Known not to come: thrown away earlier, or shown by others.
    rules : Rules or str, optional
        The rules, or a preset's name, by which hands score.

    Returns
    -------
    ExchangeOdds or list of ExchangeOdds
        Without `keep` all 32, the most expected points first; of equals those that keep more, and
        higher, cards.

    Raises
    ------
    InvalidCardError
        If something is no card, a card comes twice, or one is to be kept that is not in the hand.
    InvalidPositionError
        If the hand has not five cards, or fewer than five are left to draw from.
    InvalidRulesError
        For rules that do not exist.

    Examples
    --------
    >>> best, *others = exchange_odds("Kc Kd 8h 5s 2c")
    >>> best.keep, best.total, round(best.expected_points, 3)
    ((Card('Kd'), Card('Kc')), 16215, 1.456)
    >>> len(others)
    31

    Four cards of a suit:

    >>> draw = exchange_odds("Kc 9c 8c 2c 5h", keep="Kc 9c 8c 2c")
    >>> {str(category): ways for category, ways in draw.counts.items()}
    {'high_card': 26, 'pair': 12, 'flush': 9}
    """
    played = as_rules(rules)
    held, out = card_ids(hand), card_ids(dead)
    if keep is not None:
        kept = card_ids(keep)
        counts = _core.swedish_chicago.count_exchange(held, kept, out)
        return _odds(held, sorted(kept, reverse=True), counts, played)
    every = [
        _odds(held, kept, counts, played)
        for kept, counts in _core.swedish_chicago.count_exchanges(held, out)
    ]
    every.sort(key=lambda odds: (odds.expected_points, len(odds.keep), odds.keep), reverse=True)
    return every


def _odds(
    hand: Sequence[int], kept: Sequence[int], kinds: Sequence[int], rules: Rules
) -> ExchangeOdds:
    points = _core.swedish_chicago.kind_points(rules)
    *ways, royal = kinds
    ways[Category.straight_flush.code] += royal
    total = sum(ways)
    return ExchangeOdds(
        keep=tuple(map(Card, kept)),
        throw=tuple(Card(card) for card in sorted(set(hand) - set(kept), reverse=True)),
        counts={category: ways[category.code] for category in Category if ways[category.code]},
        royal_flushes=royal,
        total=total,
        expected_points=sum(p * n for p, n in zip(points, kinds, strict=True)) / total,
    )
