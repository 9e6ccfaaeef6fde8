"""The rules of poker hands written a second time, as plainly and slowly as can be.

A hand's worth is a tuple that compares as hands do: the category, then ranks by weight. A tuple
that ends early is the smaller one, as a missing card is lower than any.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

Worth = tuple[int, ...]


def standard(cards: Sequence[int]) -> Worth:
    """Return what 1 to 7 cards of the 52-card deck are worth."""
    if len(cards) > 5:
        return max(map(standard, combinations(cards, 5)))
    ranks, sets = by_weight([card // 4 for card in cards])
    flush = len(cards) == 5 and len({card % 4 for card in cards}) == 1
    straight = len(sets) == 5 and ranks[0] - ranks[4] == 4
    if ranks == [12, 3, 2, 1, 0]:
        straight, ranks = True, [3, 2, 1, 0, -1]
    if straight and flush:
        return (8, *ranks)
    if sets[0] == 4:
        return (7, *ranks)
    if sets[:2] == [3, 2]:
        return (6, *ranks)
    if flush:
        return (5, *ranks)
    if straight:
        return (4, *ranks)
    return (sets_only(sets), *ranks)


def chicago_poker(cards: Sequence[int], order: Sequence[str]) -> Worth:
    """Return what 1 to 5 gangster cards are worth in an order of categories, strongest first."""
    values, sets = by_weight([card // 5 for card in cards])
    colours = len({card % 5 for card in cards})
    straight = len(sets) == 5 and values[0] - values[4] == 4
    if sets == [5]:
        category = "chicago_poker"
    elif straight and colours == 1:
        category = "straight_flush"
    elif straight and colours == 5:
        category = "rainbow_straight"
    elif straight:
        category = "straight"
    elif len(cards) == 5 and colours == 1:
        category = "flush"
    elif sets[0] == 4:
        category = "four_of_a_kind"
    elif sets == [3, 2]:
        category = "full_house"
    else:
        category = ("high_card", "pair", "two_pair", "three_of_a_kind")[sets_only(sets)]
    return (-list(order).index(category), *values)


def by_weight(ranks: Sequence[int]) -> tuple[list[int], list[int]]:
    """Return the different ranks and how often each occurs, the weightiest first."""
    counts = sorted(Counter(ranks).items(), key=lambda item: (item[1], item[0]), reverse=True)
    return [rank for rank, _ in counts], [count for _, count in counts]


def sets_only(sets: Sequence[int]) -> int:
    """Return 3 for three of a kind, 2 for two pair, 1 for a pair, 0 for none."""
    if sets[0] == 3:
        return 3
    return 2 if list(sets[:2]) == [2, 2] else int(sets[0] == 2)
