"""What a column becomes, against every draw written out."""

from __future__ import annotations

import math
import random
import signal
import threading
import time
from collections import Counter
from itertools import accumulate, combinations
from typing import Any

import pytest

from pokerloop.cards import gangster_card_ids
from pokerloop.chicago_poker import completion_odds
from pokerloop.errors import InvalidCardError, InvalidPositionError, InvalidRulesError
from pokerloop.hands import chicago_poker as hands

pytestmark = pytest.mark.sanitizer


def best(laid: list[int], drawn: Any, order: Any = "default") -> int:
    """Try every choice of the drawn cards."""
    gangsters = [card for card in drawn if card < 75]
    added = min(5 - len(laid), len(gangsters))
    return max(
        int(hands.rank([*laid, *some], order=order)) if laid or some else 0
        for some in combinations(gangsters, added)
    )


def naive_counts(laid: list[int], pool: list[int], draws: int, order: Any) -> dict[int, int]:
    return Counter(best(laid, drawn, order) for drawn in combinations(pool, draws))


@pytest.mark.parametrize("seed", range(60))
def test_counts_are_those_of_every_draw(seed: int) -> None:
    """Few values and all colours, so that straights, flushes and sets are common."""
    rng = random.Random(seed)
    lowest = rng.randint(0, 9)
    near = range(lowest * 5, lowest * 5 + 30)
    laid_cards = rng.randint(0, 4)
    size = rng.choice([7, 8, 10])
    cards = rng.sample(near, laid_cards + size)
    laid, pool = cards[:laid_cards], cards[laid_cards:]
    if rng.random() < 0.3:
        pool = [*pool[:-2], 75, 80]
    draws = rng.randint(0 if laid else 1, size)
    orders = ["default", "rarity", hands.ORDERS["default"][::-1]]
    order = rng.choice([*orders, rng.sample(hands.ORDERS["default"], 11)])
    result = completion_odds(laid, draws, unseen=pool, order=order)
    assert result.is_exact
    assert result.counts == naive_counts(laid, pool, draws, order)
    assert list(result.counts) == sorted(result.counts, reverse=True)


@pytest.mark.parametrize("laid", ["9r 10r", "9r 9y", "9r 11y", "9r 10y 11g", "9r 10r 11r 13y"])
@pytest.mark.parametrize("draws", [3, 11, 40])
def test_any_number_of_draws_with_two_cards_laid(laid: str, draws: int) -> None:
    """A thousand draws played out have the mean of the count."""
    result = completion_odds(laid, draws)
    assert result.is_exact
    cards = gangster_card_ids(laid)
    pool = [card for card in range(75) if card not in cards]
    assert result.total == math.comb(len(pool), draws)
    sample = completion_odds(laid, draws, trials=4000, seed=2)
    # Compared by how many draws reach the median of the count.
    below = accumulate(result.counts.values())
    reached, median = next(
        (ways, strength)
        for ways, strength in zip(below, result.counts, strict=True)
        if 2 * ways >= result.total
    )
    chance = reached / result.total
    found = sum(count for strength, count in sample.counts.items() if strength >= median) / 4000
    assert abs(found - chance) <= 5 * math.sqrt(chance * (1 - chance) / 4000) + 1e-12
    assert set(sample.counts) <= set(result.counts)


@pytest.mark.parametrize("laid", ["", "7b", "7b 8b", "2r 2y", "9r 10y 11g", "9r 9y 9g 9b"])
def test_samples_choose_the_best(laid: str) -> None:
    rng = random.Random(3)
    cards = gangster_card_ids(laid)
    pool = [card for card in range(75) if card not in cards]
    for draws in (5, 9, 12):
        for seed in range(8):
            drawn = rng.sample(pool, draws)
            sample = completion_odds(laid, draws, unseen=drawn, trials=1, seed=seed)
            assert list(sample.counts) == [best(cards, drawn)]


def test_many_draws_are_sampled_where_they_cannot_be_counted() -> None:
    result = completion_odds("", 30, trials=None, limit=1000, seed=4)
    assert not result.is_exact
    assert result.total == 100_000
    assert result == completion_odds("", 30, trials=None, limit=1000, seed=4, workers=2)


def test_five_cards_stay_what_they_are() -> None:
    result = completion_odds("9r 9y 9g 9b 9p", 3)
    assert result.counts == {hands.rank("9r 9y 9g 9b 9p"): math.comb(70, 3)}


def test_all_hands_of_five_cards() -> None:
    """All 17,259,390 of the deck, by category, as five cards drawn for an empty column."""
    result = completion_odds("", 5)
    found = {str(name): round(chance * 17_259_390) for name, chance in result.categories.items()}
    assert result.total == 17_259_390
    assert found == {
        "chicago_poker": 15,
        "straight_flush": 55,
        "rainbow_straight": 1_320,
        "four_of_a_kind": 5_250,
        "full_house": 21_000,
        "flush": 14_960,
        "straight": 33_000,
        "three_of_a_kind": 341_250,
        "two_pair": 682_500,
        "pair": 6_825_000,
        "high_card": 9_335_040,
    }


def test_special_cards_take_a_draw() -> None:
    laid = gangster_card_ids("9r 9y 4g 4b")
    pool = [*range(20), *range(75, 81)]
    pool = [card for card in pool if card not in laid]
    result = completion_odds(laid, 2, unseen=pool)
    assert result.counts == naive_counts(laid, pool, 2, "default")
    plain = completion_odds("9r 9y", 4)
    with_specials = completion_odds("9r 9y", 4, specials=6)
    assert with_specials.total == math.comb(79, 4) > plain.total
    assert with_specials.against("9g 9b 9p")[0] < plain.against("9g 9b 9p")[0]


def test_chance_against_a_hand() -> None:
    result = completion_odds("15r 15y 14r 14y", 1)
    beats, ties = result.against("15g 15b 14g 14b 3r")
    kickers = [c for c in range(75) if c not in gangster_card_ids("15r 15y 14r 14y")]
    strengths = [hands.rank([*gangster_card_ids("15r 15y 14r 14y"), card]) for card in kickers]
    other = hands.rank("15g 15b 14g 14b 3r")
    assert beats == sum(s > other for s in strengths) / 71
    assert ties == sum(s == other for s in strengths) / 71


@pytest.mark.parametrize(
    ("cards", "draws", "options", "error"),
    [
        ("9r 9y 9g 9b 9p 1r", 1, {}, InvalidPositionError),
        ("", 0, {}, InvalidPositionError),
        ("9r", -1, {}, InvalidPositionError),
        ("9r", 75, {}, InvalidPositionError),
        ("9r", True, {}, InvalidPositionError),
        ("9r", 3, {"specials": 7}, InvalidPositionError),
        ("bribe", 3, {}, InvalidCardError),
        ("9r 9r", 3, {}, InvalidCardError),
        ("9r", 3, {"dead": "9r"}, InvalidCardError),
        ("9r", 1, {"unseen": "9r 9y"}, InvalidCardError),
        ("9r", 3, {"order": "poke"}, InvalidRulesError),
        ("9r", 3, {"trials": 0}, ValueError),
        ("9r", 3, {"trials": 5, "workers": 0}, ValueError),
    ],
)
def test_wrong_questions(
    cards: str, draws: int, options: dict[str, Any], error: type[Exception]
) -> None:
    with pytest.raises(error):
        completion_odds(cards, draws, **options)


def test_result_as_plain_values() -> None:
    result = completion_odds("9r 10r 11r", 6)
    plain = result.to_dict()
    assert plain["total"] == math.comb(72, 6)
    assert sum(c["chance"] for c in plain["categories"].values()) == pytest.approx(1)
    assert sum(plain["strengths"].values()) == result.total


def test_six_draws_for_an_empty_column_are_counted() -> None:
    odds = completion_odds("", 6)
    assert (odds.is_exact, odds.total) == (True, math.comb(75, 6))


def test_ctrl_c_stops_a_count() -> None:
    began = time.process_time()  # the processor's, as it may have other work
    timer = threading.Timer(0.2, signal.raise_signal, [signal.SIGINT])
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        completion_odds("9r", 7)  # seconds, if it is not stopped
    timer.join()
    assert time.process_time() - began < 1
