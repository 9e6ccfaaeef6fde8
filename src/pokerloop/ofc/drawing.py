"""The chance to draw what one needs, exactly."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from math import comb
from typing import TypeAlias

__all__ = ["OutsLike", "outs"]

OutsLike: TypeAlias = int | tuple[int, int]
"""A group of outs: how many there are, or how many there are and how many of them are needed."""


def outs(
    groups: Sequence[OutsLike], draws: int, cards_per_draw: int = 1, unseen: int = 47
) -> float:
    """Return the chance to draw what is needed of every group of outs.

    The cards drawn are ``draws * cards_per_draw`` of those unseen, so the numbers drawn of each
    group have the multivariate hypergeometric distribution. That a street has places for only some
    of its cards is not looked at.

    Parameters
    ----------
    groups : sequence of int or (int, int)
        For each group how many outs are unseen, and how many of them are needed (1 if only the
        first is given). No card counts in two groups.
    draws : int
        The draws to come.
    cards_per_draw : int
        The cards of each: 1 in classic, 4 in turbo, 3 in Pineapple.
    unseen : int
        The cards that may come: the deck without the cards one has seen.

    Returns
    -------
    float
        The chance, computed in whole numbers until the last division.

    Raises
    ------
    ValueError
        For numbers that are negative, or more outs or draws than there are cards.

    Examples
    --------
    Three of a kind and a jack at the bottom in classic, eight cards to come, three jacks left:

    >>> round(outs([3], draws=8, unseen=47), 5)
    0.43639

    One of three aces and one of four other cards together, in a draw of Pineapple:

    >>> round(outs([3, 4], draws=1, cards_per_draw=3, unseen=27), 4)
    0.0923
    """
    pairs = [_pair(group) for group in groups]
    drawn = _count(draws, "draws") * _count(cards_per_draw, "cards a draw")
    rest = _count(unseen, "unseen cards") - sum(count for count, _ in pairs)
    if rest < 0 or drawn > unseen:
        raise ValueError(
            f"expected outs and draws among {unseen} unseen cards, not {unseen - rest} outs and "
            f"{drawn} cards drawn"
        )
    # ways[n]: how many ways there are to draw n outs, enough of each group.
    ways = [1]
    for count, needed in pairs:
        longer = [0] * (len(ways) + count)
        for n, known in enumerate(ways):
            for hits in range(needed, count + 1):
                longer[n + hits] += known * comb(count, hits)
        ways = longer
    hits = sum(known * comb(rest, drawn - n) for n, known in enumerate(ways[: drawn + 1]))
    return hits / comb(unseen, drawn)


def _pair(group: OutsLike) -> tuple[int, int]:
    count, needed = group if isinstance(group, tuple) else (group, 1)
    return _count(count, "outs"), _count(needed, "outs needed")


def _count(number: int, what: str) -> int:
    count = -1 if isinstance(number, bool) else operator.index(number)
    if count < 0:
        raise ValueError(f"expected a number of {what} from 0 on, not {number!r}")
    return count
