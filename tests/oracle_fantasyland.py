"""Fantasyland hands set by trying every layout, with NumPy and without the core.

A layout names three subsets of the hand: which five are the bottom, which five the middle, which
three the top. Rules are the dict that ``Rules.to_dict`` gives; what they mean is written here a
second time.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from tests import oracle
from tests.oracle_ofc import Rows

Row = Literal["top", "middle", "bottom"]
Ints = npt.NDArray[np.int64]

STRAIGHT_FLUSH = 8
CATEGORIES = {
    "three_of_a_kind": 3,
    "straight": 4,
    "flush": 5,
    "full_house": 6,
    "four_of_a_kind": 7,
    "straight_flush": STRAIGHT_FLUSH,
}


@dataclass
class Layouts:
    """All layouts of a number of cards: which five, five and three, each by its number."""

    fives: list[tuple[int, ...]]
    threes: list[tuple[int, ...]]
    bottom: Ints
    middle: Ints
    top: Ints


@cache
def layouts(cards: int) -> Layouts:
    fives = list(combinations(range(cards), 5))
    threes = list(combinations(range(cards), 3))
    masks = np.array([sum(1 << i for i in five) for five in fives])
    bottom, middle = np.nonzero(masks[:, np.newaxis] & masks == 0)
    left = (1 << cards) - 1 - masks[bottom] - masks[middle]
    tops: dict[int, list[int]] = {}
    for number, three in enumerate(threes):
        others = [i for i in range(cards) if i not in three]
        for more in combinations(others, cards - 13):
            tops.setdefault(sum(1 << i for i in three + more), []).append(number)
    top = np.array([tops[mask] for mask in left.tolist()])
    each = top.shape[1]
    return Layouts(fives, threes, bottom.repeat(each), middle.repeat(each), top.ravel())


def royalty(rules: dict[str, Any], row: Row, worth: oracle.Worth) -> int:
    category, rank = worth[:2]
    if row == "top":
        if category == 3:
            return rules["top_three_twos"] and rules["top_three_twos"] + rank
        return rules["top_sixes"] and rules["top_sixes"] + rank - 4 if worth[:2] >= (1, 4) else 0
    if (category, rank) == (STRAIGHT_FLUSH, 12):
        return int(rules[f"{row}_royal_flush"])
    names = {number: name for name, number in CATEGORIES.items()}
    return int(rules.get(f"{row}_{names.get(category)}", 0))


def stays(rules: dict[str, Any], row: Row, worth: oracle.Worth) -> bool:
    if not rules["fantasyland"] or not rules["fantasyland_repeat"]:
        return False
    if row == "middle" and rules["full_house_middle_stays"] and worth[0] >= 6:
        return True
    return worth[0] >= CATEGORIES.get(rules[f"stay_{row}"], 99)


class Hand:
    """What every layout of a hand is worth: arrays with a place for each live one."""

    def __init__(self, cards: Sequence[int], rules: dict[str, Any], against: Iterable[Rows] = ()):
        ways = layouts(len(cards))
        fives = [oracle.standard([cards[i] for i in five]) for five in ways.fives]
        threes = [oracle.standard([cards[i] for i in three]) for three in ways.threes]
        rows: list[tuple[Row, list[oracle.Worth], Ints]] = [
            ("top", threes, ways.top),
            ("middle", fives, ways.middle),
            ("bottom", fives, ways.bottom),
        ]
        order = {worth: place for place, worth in enumerate(sorted({*fives, *threes}))}
        top, middle, bottom = (
            np.array([order[worth] for worth in worths])[which] for _, worths, which in rows
        )
        below = np.less if rules["strict_rows"] else np.less_equal
        live = np.nonzero(below(top, middle) & below(middle, bottom))[0]
        self.royalties = np.stack(
            [
                np.array([royalty(rules, row, worth) for worth in worths])[which[live]]
                for row, worths, which in rows
            ]
        )
        self.stays = np.zeros(len(live), bool)
        for row, worths, which in rows:
            self.stays |= np.array([stays(rules, row, worth) for worth in worths])[which[live]]
        self.points = self.royalties.sum(axis=0)
        if opponents := list(against):
            own = self.points
            self.points = np.zeros(len(live), np.int64)
            for opponent in opponents:
                theirs = list(map(oracle.standard, opponent))
                is_dead = not legal(rules, *theirs)
                won = np.zeros(len(live), np.int64)
                paid = 0
                for (row, worths, which), other in zip(rows, theirs, strict=True):
                    signs = [1 if is_dead else (w > other) - (w < other) for w in worths]
                    won += np.array(signs)[which[live]]
                    paid += 0 if is_dead else royalty(rules, row, other)
                scoop = rules["scoop"] * ((won == 3).astype(int) - (won == -3))
                self.points += own - paid + rules["row_points"] * won + scoop

    def values(self, stay_value: float) -> npt.NDArray[np.float64]:
        return self.points + np.where(self.stays, stay_value, 0.0)

    def outcomes(self, stay_value: float) -> list[tuple[float, int, tuple[int, ...], bool]]:
        """Return (value, points, royalties, stays) of all different outcomes, best first."""
        values = self.values(stay_value).tolist()
        royalties = zip(*self.royalties.tolist(), strict=True)
        found = set(zip(values, self.points.tolist(), royalties, self.stays.tolist(), strict=True))
        return sorted(found, reverse=True)


def legal(
    rules: dict[str, Any], top: oracle.Worth, middle: oracle.Worth, bottom: oracle.Worth
) -> bool:
    return bottom > middle > top if rules["strict_rows"] else bottom >= middle >= top
