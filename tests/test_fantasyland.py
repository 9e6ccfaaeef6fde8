"""Fantasyland hands set one by one, against given answers and against trying everything."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from pokerloop import ofc
from pokerloop.cards import Card, parse_cards
from pokerloop.errors import InvalidCardError, InvalidPositionError, InvalidRulesError
from pokerloop.ofc import Board, Rules
from pokerloop.ofc.fantasyland import Setting, solve
from tests import oracle_ofc
from tests.oracle_fantasyland import Hand

pytestmark = pytest.mark.sanitizer

AMERICAN = Rules.preset("pineapple")
RUSSIAN = Rules.preset("russian_classic")
SCORINGS = {"american": AMERICAN, "classic": RUSSIAN}
CASES = [
    json.loads(line)
    for line in (Path(__file__).parent / "cases" / "fantasyland.jsonl").read_text().splitlines()
]

TOPS_PAY = Rules(
    fantasyland=False,
    **{rule.name: 0 for rule in Rules.fields() if rule.name.startswith(("bottom", "middle"))},
)

# More than any royalties: to stay goes above all.
STAY_FIRST = 1000.0

FLIPPING = "7h 5s 4c Qh 7c 8s 4s Js Qc 4d Qs 9s 6c Kc"


def check(setting: Setting, cards: list[int], rules: Rules, stay_value: float) -> None:
    """Check that a setting is what it says it is, by what boards say of themselves."""
    board = setting.board
    rows = board.top, board.middle, board.bottom
    assert sorted([*board.top, *board.middle, *board.bottom, *setting.discards]) == sorted(cards)
    assert tuple(map(len, rows)) == (3, 5, 5)
    assert not board.is_foul(rules)
    assert setting.royalties == board.royalties(rules)
    assert setting.stays == board.stays(rules)
    assert setting.value == setting.points + (stay_value if setting.stays else 0)


def random_hand(rng: random.Random, cards: int) -> list[int]:
    """Deal from a whole deck, or from one with few ranks or suits, where many rows pay."""
    ranks = rng.sample(range(13), rng.choice([13, 13, 5, 6]))
    suits = rng.sample(range(4), rng.choice([4, 4, 2])) if len(ranks) == 13 else range(4)
    return rng.sample([4 * rank + suit for rank in ranks for suit in suits], cards)


def random_rules(rng: random.Random) -> Rules:
    """Choose rules of a preset anew, among them whatever makes little sense."""
    rules = Rules.preset(rng.choice([*Rules.presets()]))
    share = rng.choice([0.1, 0.3, 1.0])
    changes: dict[str, Any] = {}
    for rule in Rules.fields():
        if rng.random() > share or rule.name.startswith("fantasyland_cards"):
            continue
        if rule.allowed == "true or false":
            changes[rule.name] = rng.random() < 0.7
        elif " to " in rule.allowed:
            lowest, highest = map(int, rule.allowed.split(" to "))
            few = rng.randint(lowest, min(highest, 12))
            changes[rule.name] = rng.choice([lowest, few, rng.randint(lowest, highest)])
        else:
            changes[rule.name] = rng.choice(rule.allowed.split(", "))
    return rules.replace(**changes)


def random_opponents(rng: random.Random, seen: list[int], count: int) -> list[Board]:
    """Deal opponents boards of their own, half of them dead."""
    deck = [card for card in range(52) if card not in seen]
    dealt = rng.sample(deck, 13 * count)
    hands = [dealt[start : start + 13] for start in range(0, len(dealt), 13)]
    return [
        solve(hand).board if rng.random() < 0.5 else Board(hand[:3], hand[3:8], hand[8:])
        for hand in hands
    ]


def rows_of(board: Board) -> oracle_ofc.Rows:
    return board.top, board.middle, board.bottom


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['best']:g} {case['cards']}")
def test_given_hands(case: dict[str, Any]) -> None:
    rules, cards = SCORINGS[case["scoring"]], parse_cards(case["cards"])
    best = solve(cards, rules, stay_value=case["stay_value"], all_optimal=True)
    check(best, [*cards], rules, case["stay_value"])
    assert best.value == case["best"]
    assert best.optimal is not None
    assert best.optimal[0] == best.board
    assert len(set(best.optimal)) == case["optimal_layouts"]
    assert Board(*case["one_best"]) in best.optimal


@pytest.mark.parametrize(
    ("cards", "stay_value", "value", "stays"),
    [
        (FLIPPING, 0, 21, False),
        (FLIPPING, 4.9, 21, False),
        (FLIPPING, 5, 21, True),
        (FLIPPING, STAY_FIRST, 16 + STAY_FIRST, True),
        ("Kc 8s 6c 4s 9c Jd Ac 6s 8c 3c 4d 6d Qs 4h", 0, 18, True),
        ("As Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2s 2c", 0, 55, True),
        ("As Ad Ac 2c 3c 4c 5c 6c 7c 8c Kh Kd Qh Qd", 0, 35, True),
    ],
)
def test_hands_that_trip_others(cards: str, stay_value: float, value: float, stays: bool) -> None:
    best = solve(cards, AMERICAN, stay_value=stay_value)
    assert (best.value, best.stays) == (value, stays)
    check(best, [*parse_cards(cards)], AMERICAN, stay_value)


@pytest.mark.parametrize("scoring", [*SCORINGS])
@pytest.mark.parametrize(("cards", "hands"), [(13, 100), (14, 30)])
def test_agrees_with_trying_everything(cards: int, hands: int, scoring: str) -> None:
    rng = random.Random(cards)
    rules = SCORINGS[scoring]
    for _ in range(hands):
        hand = random_hand(rng, cards)
        tried = Hand(hand, rules.to_dict())
        for stay_value in (0.0, 3.0, 4.5, 10.0, STAY_FIRST):
            best = solve(hand, rules, stay_value=stay_value, all_optimal=True)
            check(best, hand, rules, stay_value)
            values = tried.values(stay_value)
            assert best.value == best.points + stay_value * best.stays == values.max()
            assert best.stays == tried.stays[values == values.max()].any()
            assert best.optimal is not None
            assert len(best.optimal) == (values == values.max()).sum()


@pytest.mark.parametrize("scoring", [*SCORINGS])
@pytest.mark.parametrize(("cards", "hands"), [(13, 60), (14, 20)])
def test_agrees_with_trying_everything_against_opponents(
    cards: int, hands: int, scoring: str
) -> None:
    rng = random.Random(cards)
    rules = SCORINGS[scoring]
    for _ in range(hands):
        hand = random_hand(rng, cards)
        opponents = random_opponents(rng, hand, rng.randint(1, 2))
        tried = Hand(hand, rules.to_dict(), map(rows_of, opponents))
        for stay_value in (0.0, 3.0, 10.5):
            best = solve(hand, rules, stay_value=stay_value, against=opponents)
            check(best, hand, rules, stay_value)
            assert best.points == sum(ofc.points(best.board, other, rules) for other in opponents)
            values = tried.values(stay_value)
            assert best.value == values.max()
            assert best.stays == tried.stays[values == values.max()].any()


def test_agrees_with_trying_everything_under_any_rules() -> None:
    rng = random.Random(5)
    for _ in range(200):
        rules, hand = random_rules(rng), random_hand(rng, 13)
        opponents = random_opponents(rng, hand, rng.choice([0, 0, 1, 3]))
        stay_value = rng.choice([0, 1, 2.5, 8, 20, STAY_FIRST, -2, -0.5])
        tried = Hand(hand, rules.to_dict(), map(rows_of, opponents))
        best = solve(hand, rules, stay_value=stay_value, against=opponents, all_optimal=True)
        check(best, hand, rules, stay_value)
        values = tried.values(stay_value)
        assert best.value == values.max(), (rules, hand, opponents, stay_value)
        assert best.stays == tried.stays[values == values.max()].any()
        assert best.optimal is not None
        assert len(set(best.optimal)) == (values == values.max()).sum()


def test_of_equals_the_one_that_stays_is_chosen_whatever_the_goal() -> None:
    other = Board("As Ad 2c", "3c 3d 5c 5d Th", "9c 9d 9h Tc Td")
    strict = AMERICAN.replace(strict_rows=True)
    for stay_value, stays in ((2.9, False), (3, True), (3.1, True)):
        assert solve(FLIPPING, stay_value=stay_value, against=other).stays == stays
        assert solve(FLIPPING, strict, stay_value=stay_value + 2).stays == stays


def test_the_same_pair_may_stand_in_two_rows() -> None:
    # Below the aces on top there are only aces with a better kicker, and a straight.
    best = solve("As Ad Ah Ac 2c 3d 4h 5s 6c 8d 9h Js Kc", TOPS_PAY)
    assert (best.value, best.board.top[2]) == (9, Card("Js"))
    assert best.board.middle[2] == Card("Kc")


def test_equal_rows_are_used_where_they_are_legal() -> None:
    cards = [*parse_cards("9c 8d 7h 6s 5c 9d 8h 7s 6c 5d Kh Qs 2d")]
    for strict, value in ((False, 6), (True, 4)):
        rules = AMERICAN.replace(strict_rows=strict)
        assert solve(cards, rules).value == Hand(cards, rules.to_dict()).values(0).max() == value


def test_runners_up_are_the_next_best_outcomes() -> None:
    rng = random.Random(3)
    for against in [0] * 20 + [1] * 20:
        hand = random_hand(rng, 13)
        opponents = random_opponents(rng, hand, against)
        best = solve(hand, stay_value=6, against=opponents, runners_up=4)
        tried = Hand(hand, AMERICAN.to_dict(), map(rows_of, opponents)).outcomes(6)
        found = [best, *best.runners_up]
        assert [setting.value for setting in found] == [outcome[0] for outcome in tried[:5]]
        outcomes = {(s.value, s.points, s.royalties, s.stays) for s in found}
        assert len(outcomes) == len(found)
        assert outcomes <= {*tried}
        for setting in best.runners_up:
            check(setting, hand, AMERICAN, 6)


def test_trap_a_bound_must_include_what_staying_is_worth() -> None:
    paying, staying = solve(FLIPPING), solve(FLIPPING, stay_value=STAY_FIRST)
    assert (paying.points, paying.stays) == (21, False)
    assert (staying.points, staying.stays) == (16, True)


def test_only_live_boards_are_legal_even_where_to_stay_costs() -> None:
    best = solve("As Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2s", stay_value=-100)
    assert not best.stays
    assert not best.board.is_foul(AMERICAN)


def test_the_order_of_the_cards_does_not_matter() -> None:
    rng = random.Random(9)
    for cards in (13, 15, 17):
        hand = random_hand(rng, cards)
        settings = {solve(rng.sample(hand, cards)).board for _ in range(5)}
        assert len(settings) == 1


def test_a_setting_shows_itself() -> None:
    best = solve(FLIPPING, stay_value=8, runners_up=1)
    assert str(best) == (
        "top     4s 4d 4c         12\n"
        "middle  Kc Qs Qh Qc 7h    2\n"
        "bottom  9s 8s 7c 6c 5s    2\n"
        "left    Js"
    )
    assert best.discards == (Card("Js"),)
    report = best.to_dict()
    assert report["board"] == best.board.to_dict()
    assert report["royalties"] == [12, 2, 2]
    assert report["runners_up"][0]["value"] == 21
    json.dumps(report)


OTHER = Board("2h 2d 3c", "4h 4d 5d 6d 7d", "8h 8d 8c 9d 9c")


@pytest.mark.parametrize(
    ("cards", "options", "error", "message"),
    [
        ("As Ks", {}, InvalidPositionError, "13 to 17 cards, not 2"),
        (range(18), {}, InvalidPositionError, "13 to 17 cards, not 18"),
        ([*range(12), 11], {}, InvalidCardError, "4s"),
        ([*range(12), 52], {}, InvalidCardError, "52"),
        (FLIPPING, {"rules": "poker"}, InvalidRulesError, "poker"),
        (FLIPPING, {"stay_value": float("nan")}, ValueError, "nan"),
        (FLIPPING, {"stay_value": "8"}, ValueError, "'8'"),
        (FLIPPING, {"against": OTHER}, InvalidCardError, "opponent 1"),
        (FLIPPING, {"against": Board("As")}, InvalidPositionError, "complete boards"),
        (FLIPPING, {"against": ["As"]}, InvalidPositionError, "'As'"),
        (range(30, 43), {"against": [OTHER] * 2}, InvalidCardError, "opponent 2"),
        (range(30, 43), {"against": [OTHER] * 4}, InvalidPositionError, "at most 3"),
        (FLIPPING, {"runners_up": -1}, ValueError, "runners-up"),
    ],
)
def test_impossible_questions(
    cards: Any, options: dict[str, Any], error: type[ValueError], message: str
) -> None:
    with pytest.raises(error, match=message):
        solve(cards, **options)


def test_too_many_optimal_boards_are_an_error() -> None:
    with pytest.raises(ValueError, match="more than 1000000 settings"):
        solve(range(0, 51, 3), TOPS_PAY.replace(top_sixes=0, top_three_twos=0), all_optimal=True)
