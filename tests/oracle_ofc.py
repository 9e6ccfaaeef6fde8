"""Open Face Chinese poker written a second time, as plainly and slowly as can be.

A board is three lists of card ids, top, middle, bottom. Royalties are looked up in tables copied
from the rule book.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, product

from tests import oracle

Rows = tuple[Sequence[int], Sequence[int], Sequence[int]]

STRAIGHT, FLUSH, FULL_HOUSE, QUADS, STRAIGHT_FLUSH, ROYAL = 4, 5, 6, 7, 8, 9
BOTTOM = {
    "american": {STRAIGHT: 2, FLUSH: 4, FULL_HOUSE: 6, QUADS: 10, STRAIGHT_FLUSH: 15, ROYAL: 25},
    "russian": {STRAIGHT: 2, FLUSH: 4, FULL_HOUSE: 6, QUADS: 8, STRAIGHT_FLUSH: 10, ROYAL: 15},
}
ROW_POINTS = {"american": 1, "russian": 2}
ALL_ROWS = {"american": 6, "russian": 6}
SIZES = (3, 5, 5)


def is_dead(rows: Rows) -> bool:
    top, middle, bottom = map(oracle.standard, rows)
    return not bottom >= middle >= top


def royalties(rows: Rows, scoring: str) -> tuple[int, int, int]:
    if is_dead(rows):
        return 0, 0, 0
    top, middle, bottom = map(oracle.standard, rows)
    paid_top = {1: top[1] - 3, 3: top[1] + 10}.get(top[0], 0)
    table = BOTTOM[scoring]
    paid_middle = 2 if middle[0] == 3 else 2 * table.get(kind(middle), 0)
    return max(paid_top, 0), paid_middle, table.get(kind(bottom), 0)


def kind(worth: oracle.Worth) -> int:
    return ROYAL if worth[:2] == (8, 12) else worth[0]


def points(x: Rows, y: Rows, scoring: str) -> int:
    dead = is_dead(x), is_dead(y)
    if all(dead):
        return 0
    royalty = sum(royalties(x, scoring)) - sum(royalties(y, scoring))
    if any(dead):
        return royalty + (-ALL_ROWS[scoring] if dead[0] else ALL_ROWS[scoring])
    won = [compare(oracle.standard(a), oracle.standard(b)) for a, b in zip(x, y, strict=True)]
    if abs(sum(won)) == 3:
        return royalty + won[0] * ALL_ROWS[scoring]
    return royalty + sum(won) * ROW_POINTS[scoring]


def compare(a: oracle.Worth, b: oracle.Worth) -> int:
    return (a > b) - (a < b)


def enters(rows: Rows) -> bool:
    worth = oracle.standard(rows[0])
    return not is_dead(rows) and (worth[0] == 3 or (worth[0] == 1 and worth[1] >= 10))


def stays(rows: Rows) -> bool:
    top, _, bottom = map(oracle.standard, rows)
    return not is_dead(rows) and (top[0] == 3 or bottom[0] >= 7)


def fillings(rows: Rows, cards: Sequence[int]) -> Iterator[Rows]:
    """Yield every way to add exactly these cards to the rows."""
    for places in product(range(3), repeat=len(cards)):
        filled = [list(row) for row in rows]
        for place, card in zip(places, cards, strict=True):
            filled[place].append(card)
        if all(len(row) <= size for row, size in zip(filled, SIZES, strict=True)):
            yield filled[0], filled[1], filled[2]


def mean_of_best_endings(
    rows: Rows, unseen: Sequence[int], draw: int, worth: Callable[[Rows], float]
) -> float:
    """Return the mean over all draws of the best ending's worth."""
    open_places = 13 - sum(map(len, rows))
    best = [
        max(
            worth(filled)
            for placed in combinations(cards, open_places)
            for filled in fillings(rows, placed)
        )
        for cards in combinations(unseen, draw)
    ]
    return sum(best) / len(best)
