"""Arrays of Fantasyland hands, and the odds of random ones."""

from __future__ import annotations

import json
import math
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from pokerloop.errors import InvalidCardError, InvalidPositionError
from pokerloop.hands import Category
from pokerloop.ofc import Rules
from pokerloop.ofc.fantasyland import odds, solve, solve_many
from tests.executors import Backwards, OnlyMap

STAY_FIRST = 1000.0


def random_hands(cards: int, count: int, seed: int = 7) -> npt.NDArray[np.uint8]:
    rng = np.random.default_rng(seed)
    return rng.random((count, 52)).argsort(axis=1)[:, :cards].astype(np.uint8)


@pytest.mark.sanitizer
@pytest.mark.parametrize("rules", ["pineapple", "russian_turbo", "tonybet"])
@pytest.mark.parametrize("cards", [13, 14, 15, 16, 17])
def test_many_hands_are_set_as_one_is(cards: int, rules: str) -> None:
    hands = random_hands(cards, 30)
    settings = solve_many(hands, rules, stay_value=7.5)
    assert len(settings) == 30
    for number, hand in enumerate(hands):
        assert settings[number] == solve(hand, rules, stay_value=7.5)
    assert settings.boards.shape == (30, 13)
    assert settings.discards.shape == (30, cards - 13)
    together = np.concatenate([settings.boards, settings.discards], axis=1)
    assert (np.sort(together, axis=1) == np.sort(hands, axis=1)).all()
    assert (settings.values == settings.royalties.sum(axis=1) + 7.5 * settings.stays).all()


def test_workers_and_layout_of_the_array_change_nothing() -> None:
    hands = random_hands(14, 3000)
    expected = solve_many(hands)
    for same in (
        np.asfortranarray(hands),
        np.repeat(hands, 2, axis=0)[::2],
        hands.astype(np.int64),
    ):
        for workers in (1, 3):
            settings = solve_many(same, workers=workers)
            for name in ("boards", "discards", "royalties", "stays", "values"):
                assert (getattr(settings, name) == getattr(expected, name)).all()


def test_any_executor_sets_the_same() -> None:
    hands = random_hands(13, 3000)
    expected = solve_many(hands, stay_value=3)
    with ThreadPoolExecutor(1) as one_thread:
        for executor in (one_thread, OnlyMap(), Backwards(seed=1), "processes"):
            seen: list[tuple[int, int]] = []
            settings = solve_many(
                hands,
                stay_value=3,
                executor=executor,
                progress=lambda *now, seen=seen: seen.append(now),
            )
            assert (settings.boards == expected.boards).all()
            assert (settings.values == expected.values).all()
            assert seen == [(1024, 3000), (2048, 3000), (3000, 3000)]


def test_no_hands_at_all() -> None:
    settings = solve_many(np.zeros((0, 15), np.uint8))
    assert len(settings) == 0
    assert settings.discards.shape == (0, 2)
    with pytest.raises(IndexError):
        settings[0]


@pytest.mark.parametrize("cards", [12, 18])
def test_impossible_numbers_of_cards(cards: int) -> None:
    with pytest.raises(InvalidPositionError, match=rf"13 to 17, got \(5, {cards}\)"):
        solve_many(random_hands(cards, 5))
    with pytest.raises(InvalidPositionError, match=str(cards)):
        odds(cards)


def test_impossible_hands_are_named_by_their_row() -> None:
    for wrong, message in ((52, "row 2000, column 3: 52 is not"), (-1, "row 2000, column 3: -1")):
        hands = random_hands(13, 3000).astype(np.int64)
        hands[2000, 3] = wrong
        with pytest.raises(InvalidCardError, match=message):
            solve_many(hands)
    hands = random_hands(13, 3000)
    hands[2000, 3] = hands[2000, 9]
    with pytest.raises(InvalidCardError, match=r"row 2000: the card .. appears twice"):
        solve_many(hands, workers=2)


@pytest.mark.parametrize("hands", [[[1, 2]], np.zeros(13, np.uint8), None])
def test_many_hands_are_an_array(hands: Any) -> None:
    with pytest.raises(InvalidPositionError, match="array of card ids"):
        solve_many(hands)


# ---- Odds -----------------------------------------------------------------------------------

# Mean royalties and rates of staying that have been published, for American royalties. They are
# estimates too: a million hands give 16.265 (standard error 0.006) and 17.25 % for 15 cards.
PUBLISHED = [
    (13, 0, 8.957, 0.0526),
    (14, 0, 12.355, 0.0909),
    (15, 0, 16.42, 0.180),
    (16, 0, 20.37, 0.311),
    (17, 0, 24.40, 0.503),
    (14, STAY_FIRST, 12.312, 0.1031),
]


@pytest.mark.parametrize(("cards", "stay_value", "royalties", "stay_rate"), PUBLISHED)
def test_published_odds(cards: int, stay_value: float, royalties: float, stay_rate: float) -> None:
    found = odds(cards, stay_value=stay_value, hands=10_000, seed=11, workers=2)
    assert abs(found.mean_royalties - royalties) < 3 * found.mean_royalties_stderr
    assert abs(found.stay_rate - stay_rate) < 3 * found.stay_rate_stderr


def test_odds_are_those_of_hands_dealt_elsewhere() -> None:
    settings = solve_many(random_hands(14, 20_000), stay_value=9, workers=2)
    found = odds(14, stay_value=9, hands=20_000, seed=1, workers=2)
    assert settings.royalties.sum(axis=1).mean() == pytest.approx(
        found.mean_royalties, abs=4 * math.sqrt(2) * found.mean_royalties_stderr
    )
    assert settings.stays.mean() == pytest.approx(
        found.stay_rate, abs=4 * math.sqrt(2) * found.stay_rate_stderr
    )


def test_the_same_seed_gives_the_same_odds_whatever_the_workers() -> None:
    runs = [odds(15, hands=2500, seed=7, workers=workers) for workers in (1, 2, 5)]
    assert all(run == runs[0] for run in runs)
    assert odds(15, hands=2500, seed=8) != runs[0]
    fresh = odds(15, hands=100)
    assert odds(15, hands=100, seed=fresh.seed) == fresh


def test_a_golden_tally_pins_the_stream() -> None:
    found = odds(13, hands=1000, seed=7)
    assert (found.mean_royalties, found.stay_rate) == GOLDEN


GOLDEN = (8.66, 0.045)


def test_counts_add_up() -> None:
    found = odds(16, hands=2000, seed=3)
    assert sum(found.royalties.values()) == 2000
    assert all(found.royalties[paid] >= count for paid, count in found.staying_royalties.items())
    for row, counts in found.categories.items():
        assert sum(counts.values()) == 2000
        assert {*counts} <= {*Category}, row
    assert {*found.categories["top"]} <= {
        Category.high_card,
        Category.pair,
        Category.three_of_a_kind,
    }
    stays = found.categories["top"][Category.three_of_a_kind]
    assert found.stay_rate * 2000 >= stays


def test_the_value_of_a_visit_is_a_geometric_series() -> None:
    found = odds(17, hands=5000, seed=1)
    assert found.repeated is None
    mean, rate = found.mean_royalties, found.stay_rate
    assert found.value == pytest.approx(mean * sum(rate**k for k in range(200)))
    assert odds(17, Rules(fantasyland_repeat=False), hands=5000, seed=1).stay_rate == 0


def test_a_repeat_with_another_number_of_cards_has_its_own_odds() -> None:
    found = odds(13, "tonybet", stay_value=10, hands=3000, seed=4)
    again = odds(14, "tonybet", stay_value=10, hands=3000, seed=4)
    assert found.repeated == again
    assert again.repeated is None
    assert found.value == pytest.approx(found.mean_royalties + found.stay_rate * again.value)


@pytest.mark.parametrize(("cards", "rules"), [(16, "pineapple"), (13, "tonybet")])
def test_standard_errors_tell_the_truth(cards: int, rules: str) -> None:
    runs = [odds(cards, rules, hands=400, seed=seed) for seed in range(100)]
    for name in ("mean_royalties", "stay_rate", "value"):
        seen = np.std([getattr(run, name) for run in runs], ddof=1)
        claimed = np.mean([getattr(run, name + "_stderr") for run in runs])
        assert seen == pytest.approx(claimed, rel=0.25), name


def test_a_board_that_always_stays_has_no_finite_value() -> None:
    always = Rules(stay_bottom="three_of_a_kind", stay_middle="three_of_a_kind")
    found = odds(17, always, stay_value=STAY_FIRST, hands=50, seed=1)
    assert (found.stay_rate, found.value, found.value_stderr) == (1, math.inf, math.inf)


def test_odds_become_plain_values_and_report_progress() -> None:
    steps: list[tuple[int, int]] = []
    found = odds(13, "tonybet", hands=2500, seed=1, progress=lambda *step: steps.append(step))
    assert steps == [(done, 6) for done in range(1, 7)]
    report = json.loads(json.dumps(found.to_dict()))
    assert report["mean_royalties"] == found.mean_royalties


@pytest.mark.parametrize(
    "options",
    [{"hands": 0}, {"hands": 2.5}, {"stay_value": math.inf}, {"workers": 0}, {"seed": -1}],
)
def test_impossible_odds(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="expected"):
        odds(13, **options)
