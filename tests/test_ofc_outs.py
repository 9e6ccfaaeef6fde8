"""The chance to hit outs, against counts of all draws and published figures."""

from __future__ import annotations

from itertools import combinations
from math import comb

import pytest

from pokerloop.ofc import outs


def test_published_figures() -> None:
    assert round(100 * outs([3], 8, 1, 47), 3) == 43.639
    assert round(100 * outs([3, 4], 1, 3, 27), 2) == 9.23
    assert round(100 * outs([3, 4], 1, 3, 38), 2) == 4.77


@pytest.mark.parametrize(
    ("opponents", "percent"), [(0, 43.639), (1, 46.925), (2, 49.224), (3, 51.254)]
)
def test_better_of_two_outs_after_opponents_first_fives(opponents: int, percent: float) -> None:
    """With three of a kind, a jack and an eight, one goes on with what was seen less of."""
    seen = 5 * opponents
    chance = 0.0
    for jacks in range(4):
        for eights in range(min(3, seen - jacks) + 1):
            ways = comb(3, jacks) * comb(3, eights) * comb(41, seen - jacks - eights)
            left = 3 - min(jacks, eights)
            chance += ways / comb(47, seen) * outs([left], 8, 1, 47 - seen)
    assert round(100 * chance, 3) == percent


@pytest.mark.parametrize(
    ("groups", "draws", "per_draw", "unseen"),
    [
        ([3], 2, 1, 12),
        ([(3, 2)], 2, 3, 11),
        ([2, (3, 2), 1], 5, 1, 12),
        ([(2, 0), 4], 3, 1, 9),
        ([(2, 3)], 4, 1, 10),
        ([], 3, 1, 9),
        ([9], 4, 1, 9),
        ([2], 0, 3, 9),
    ],
)
def test_all_draws_counted(
    groups: list[int | tuple[int, int]], draws: int, per_draw: int, unseen: int
) -> None:
    pairs = [group if isinstance(group, tuple) else (group, 1) for group in groups]
    kinds = [kind for kind, (count, _) in enumerate(pairs) for _ in range(count)]
    kinds += [-1] * (unseen - len(kinds))
    all_draws = list(combinations(kinds, draws * per_draw))
    hits = sum(
        all(draw.count(kind) >= needed for kind, (_, needed) in enumerate(pairs))
        for draw in all_draws
    )
    assert outs(groups, draws, per_draw, unseen) == pytest.approx(hits / len(all_draws), abs=1e-15)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (([-1], 1, 1, 9), "outs from 0 on, not -1"),
        (([(3, -1)], 1, 1, 9), "outs needed"),
        (([1], -1, 1, 9), "draws"),
        (([1], 1, True, 9), "cards a draw"),
        (([1], 1, 1, -9), "unseen cards"),
        (([5, 5], 1, 1, 9), "not 10 outs"),
        (([1], 4, 3, 9), "12 cards drawn"),
    ],
)
def test_impossible_questions(arguments: tuple[object, ...], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        outs(*arguments)
