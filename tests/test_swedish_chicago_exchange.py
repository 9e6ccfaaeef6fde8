"""What exchanges make of hands in Swedish Chicago: given figures, and every draw by the oracle."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from math import comb

import pytest

from pokerloop import _core, swedish_chicago
from pokerloop.cards import card_ids
from pokerloop.errors import InvalidCardError, InvalidPositionError, InvalidRulesError
from pokerloop.hands import Category
from pokerloop.swedish_chicago import exchange_odds
from tests import oracle

DECK = range(52)


@pytest.mark.parametrize(
    ("hand", "keep", "total", "counts"),
    [
        (
            "Kc Kd 8h 5s 2c",
            "Kc Kd",
            16_215,
            {
                "pair": 11_559,
                "two_pair": 2_592,
                "three_of_a_kind": 1_854,
                "full_house": 165,
                "four_of_a_kind": 45,
            },
        ),
        ("Kc 9c 8c 2c 5h", "Kc 9c 8c 2c", 47, {"flush": 9, "pair": 12, "high_card": 26}),
        ("9c 8d 7h 6s 2c", "9c 8d 7h 6s", 47, {"straight": 8, "pair": 12, "high_card": 27}),
    ],
)
def test_given_figures(hand: str, keep: str, total: int, counts: dict[str, int]) -> None:
    odds = exchange_odds(hand, keep)
    assert odds.total == total
    assert odds.counts == counts


def counted(keep: list[int], unseen: list[int]) -> tuple[Counter[int], int]:
    """Count every draw by category, and the royal flushes."""
    counts: Counter[int] = Counter()
    royal = 0
    for drawn in combinations(unseen, 5 - len(keep)):
        category, *ranks = oracle.standard([*keep, *drawn])
        counts[category] += 1
        royal += category == 8 and ranks[0] == 12
    return counts, royal


@pytest.mark.parametrize(
    ("hand", "dead"),
    [
        ("As Ks Qs Js Ts", ""),
        ("As Ks Qs Js 2d", ""),
        ("5c 4c 3c 2c 9h", "Ac"),
        ("9h 9d 9s 9c 3d", "3c 3h"),
        ("Qs Qd 7h 7c 2s", "Qh 7d 5c 4c 3c"),
    ],
)
def test_every_draw_of_up_to_three_cards(hand: str, dead: str) -> None:
    unseen = sorted(set(DECK) - set(card_ids(hand)) - set(card_ids(dead)))
    for odds in exchange_odds(hand, dead=dead):
        if len(odds.keep) < 3:
            continue
        counts, royal = counted(list(odds.keep), unseen)
        assert odds.counts == {category: counts[category.code] for category in odds.counts}
        assert odds.total == sum(counts.values()) == comb(len(unseen), 5 - len(odds.keep))
        assert odds.royal_flushes == royal


@pytest.mark.parametrize("dead_cards", [25, 33, 42])
def test_draws_of_four_and_five_from_few_cards(dead_cards: int) -> None:
    rng = random.Random(dead_cards)
    for _ in range(3):
        dealt = rng.sample(DECK, 5 + dead_cards)
        hand, dead = dealt[:5], dealt[5:]
        unseen = sorted(set(DECK) - set(dealt))
        for odds in exchange_odds(hand, dead=dead):
            counts, royal = counted(list(odds.keep), unseen)
            assert odds.counts == {
                category: counts[category.code] for category in Category if counts[category.code]
            }
            assert odds.royal_flushes == royal


def test_all_keeps_together_make_each_hand_of_the_deck_once() -> None:
    total: Counter[str] = Counter()
    for odds in exchange_odds("2c 7d 9h Js Ac"):
        total.update(odds.counts)
    assert total == {
        "high_card": 1_302_540,
        "pair": 1_098_240,
        "two_pair": 123_552,
        "three_of_a_kind": 54_912,
        "straight": 10_200,
        "flush": 5_108,
        "full_house": 3_744,
        "four_of_a_kind": 624,
        "straight_flush": 40,
    }


def test_all_keeps_are_ranked() -> None:
    every = exchange_odds("Kc Kd 8h 5s 2c")
    assert len({odds.keep for odds in every}) == 32
    expected = [odds.expected_points for odds in every]
    assert expected == sorted(expected, reverse=True)
    assert all(sorted(odds.keep + odds.throw) == sorted(card_ids("KcKd8h5s2c")) for odds in every)
    assert every[0] == exchange_odds("Kc Kd 8h 5s 2c", "Kd Kc")


def test_points_are_those_of_the_rules() -> None:
    odds = exchange_odds("As Ks Qs Js 2d", "As Ks Qs Js")
    # Ts makes 52 points, other spades 5, other tens 4, an ace, king, queen or jack 1.
    assert odds.expected_points == (52 + 8 * 5 + 3 * 4 + 12 * 1) / 47
    other = exchange_odds("As Ks Qs Js 2d", "As Ks Qs Js", rules="wikipedia")
    assert other.expected_points == (20 + 8 * 5 + 3 * 4 + 12 * 1) / 47
    four = exchange_odds("9h 9d 9s 9c 3d", "9h 9d 9s 9c 3d", rules="finnish")
    assert four.expected_points == 8


def test_what_greedy_keeps_is_what_the_counts_say() -> None:
    rng = random.Random(7)
    for preset in swedish_chicago.Rules.presets():
        rules = swedish_chicago.Rules.preset(preset)
        kernel = _core.swedish_chicago.KeepValues(rules)
        for _ in range(250):
            hand = rng.sample(DECK, 5)
            ranked = exchange_odds(hand, rules=rules)
            expected = {
                sum(1 << sorted(hand, reverse=True).index(card) for card in odds.keep): odds
                for odds in ranked
            }
            sums = kernel.sums(hand)
            for keep, odds in expected.items():
                assert sums[keep] == round(odds.expected_points * odds.total)
            best = tuple(kernel.best(hand))
            assert best in {
                odds.keep for odds in ranked if odds.expected_points == ranked[0].expected_points
            }


def test_plain_values() -> None:
    values = exchange_odds("Kc 9c 8c 2c 5h", keep="Kc 9c 8c 2c").to_dict()
    assert values == {
        "keep": ["Kc", "9c", "8c", "2c"],
        "throw": ["5h"],
        "counts": {"high_card": 26, "pair": 12, "flush": 9},
        "royal_flushes": 0,
        "total": 47,
        "expected_points": (12 + 45) / 47,
    }


@pytest.mark.parametrize(
    ("hand", "options", "error", "message"),
    [
        ("Kc Kd 8h 5s", {}, InvalidPositionError, "a hand of five cards, not of 4"),
        ("Kc Kd 8h 5s 2c", {"keep": "Ks"}, InvalidCardError, "'Ks' is not in the hand"),
        ("Kc Kd 8h 5s 2c", {"dead": "2c"}, InvalidCardError, "2c"),
        ("Kc Kd 8h 5s 2c", {"keep": [51, 51]}, InvalidCardError, "As"),
        ([0, 1, 2, 3, 4], {"dead": list(range(5, 48))}, InvalidPositionError, "not 4"),
        ("Kc Kd 8h 5s 2c", {"rules": "poker"}, InvalidRulesError, "poker"),
    ],
)
def test_what_cannot_be(
    hand: str, options: dict[str, object], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        exchange_odds(hand, **options)  # type: ignore[call-overload]
