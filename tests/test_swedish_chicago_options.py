"""Every rule decides something: flipped alone, it changes how a small written deal comes out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from pokerloop.swedish_chicago import Rules, State
from tests.swedish_deals import Wishes, dealt, play_until

pytestmark = pytest.mark.sanitizer

# Seat 0 has the better hand and wins two tricks, seat 1 the last one.
ACES = "As Ad 9c 7h 2s"
KINGS = "Ks Kd Qc 8h 3s"
# On lead it makes Chicago against LOW, with a two in the last trick.
SPADES = "As Ks Qs Js 2d"
LOW = "Th 9h 7h 6c 4c"
HEARTS = "Th 9h 7d 6c 4c"
FOUR_ACES = "As Ad Ac Ah 2s"
STRAIGHT_FLUSH = "9s 8s 7s 6s 5s"
ROYAL_FLUSH = "As Ks Qs Js Ts"
OTHERS = "Kd Qc 8h 5h 3d"


def final_scores(state: State) -> Any:
    return state.scores


def winners(state: State) -> Any:
    return state.winners


@dataclass
class Case:
    """A deal, and how it comes out by the value of a rule."""

    rule: str
    outcomes: dict[Any, Any]
    hands: Sequence[str] = (ACES, KINGS)
    wishes: Wishes = field(default_factory=dict)
    scores: Sequence[int] | None = None
    stock: str = ""
    rules: dict[str, Any] = field(default_factory=dict)
    until: Callable[[State], bool] | None = None
    outcome: Callable[[State], Any] = final_scores


def in_round(number: int) -> Callable[[State], bool]:
    return lambda state: state.round == number


def effects(points: int) -> dict[str, tuple[int, ...]]:
    """Return what each effect makes of the scores 0, 20 and 30 when seat 0 has the hand."""
    return {
        "none": (points, 20, 30),
        "choose_points_or_reset_all": (0, 0, 0),
        "reset_all": (points, 0, 0),
        "reset_one": (points, 20, 0),
        "to_target": (52, 20, 30),
    }


CHICAGO = {0: ["chicago:chicago"]}

SCORES = (0, 20, 30)


def legal_names(state: State) -> set[str]:
    return {state.action_names[action] for action in state.legal_actions()}


def first_thrown(state: State) -> Any:
    return state.exchanged[0]


CASES = [
    Case(
        "num_players",
        {2: (3, 5), 3: (3, 0, 5), 4: (0, 0, 5, 18)},
        hands=(ACES, KINGS, HEARTS, "Qs Qd Qh 4d 4h"),
    ),
    # ---- Winning -------------------------------------------------------------------------
    Case("target_score", {52: (0,), 54: ()}, scores=(50, 0), outcome=winners),
    Case("win_check", {"end_of_deal": (1,), "immediate": (0,)}, scores=(51, 50), outcome=winners),
    Case("win_tie", {"extra_deal": (), "shared": (0, 1)}, scores=(50, 48), outcome=winners),
    Case("chicago_to_win", {"none": (0,), "attempted": ()}, scores=(50, 0), outcome=winners),
    Case(
        "chicago_to_win",
        {"none": (0,), "attempted": (0,), "won": ()},
        scores=(70, 0),
        wishes=CHICAGO,
        outcome=winners,
    ),
    Case(
        "at_target_without_chicago",
        {"wait": (55, 5), "reset_to_zero": (0, 5)},
        scores=(52, 0),
        rules={"chicago_to_win": "won"},
    ),
    Case(
        "confirm_win",
        {"off": (0,), "last_trick_in_later_deal": ()},
        scores=(60, 0),
        outcome=winners,
    ),
    Case(
        "confirm_win",
        {"off": (0,), "last_trick_in_later_deal": (1,)},
        scores=(60, 52),
        outcome=winners,
    ),
    Case(
        "score_floor",
        {"zero": (1, 0), "none": (-12, 0)},
        wishes=CHICAGO,
        rules={"chicago_min_score": 0},
    ),
    Case(
        "first_dealer",
        {"random": [0, 1, 0, 1, 0, 1], "lowest_card": [1, 1, 1, 0, 0, 0]},
        outcome=lambda state: [State(state.rules, seed=seed).dealer for seed in range(6)],
    ),
    # ---- Exchanging ----------------------------------------------------------------------
    Case("num_exchanges", {3: (3, 5), 2: (2, 5)}),
    Case(
        "single_exchange",
        {
            "closed": ("As Ah Ad 9c 7h", "", 41),
            "one_up": ("As Ad 9c 7h 3d", "", 40),
            "open_forced": ("As Ah Ad 9c 7h", "Ah", 41),
        },
        wishes={0: ["refuse", "exchange:keep 1 2 3 4"]},
        stock="Ah 3d",
        until=lambda state: state.to_move == 1,
        outcome=lambda state: (
            " ".join(map(str, state.hand(0))),
            " ".join(map(str, state.held[0])),
            state.stock_size,
        ),
    ),
    *(
        Case(
            "stock_recycle",
            sizes,
            hands=(ACES, KINGS, HEARTS, "Ah Ac 6d 5d 4d"),
            wishes={s: ["keep none", "exchange:keep 1 2 3", "keep all"] for s in range(4)},
            until=in_round(number),
            outcome=lambda state: state.stock_size,
        )
        for number, sizes in (
            (2, {"when_empty": 12, "before_last": 12, "before_each": 32, "never": 12}),
            # Each throws five; the third gets two and three of those thrown before.
            (3, {"when_empty": 22, "before_last": 32, "before_each": 32, "never": 0}),
        )
    ),
    Case(
        "no_exchange_at",
        {46: (1, 1, None), 45: (1, None, None), 42: (None,) * 3, "none": (1, 1, 1)},
        scores=(44, 0),
        wishes={0: ["exchange:keep 1 2 3 4"]},
        outcome=first_thrown,
        until=lambda state: state.stage == "trick",
    ),
    Case(
        "no_exchange_mode",
        {"keep_five": (46 + 1, 0), "six_discard_one": (46 + 3, 0)},
        until=in_round(2),
        hands=(ACES + " Ah", "Kd Qc 8h 4s 3s"),
        scores=(46, 0),
        rules={"no_exchange_at": 46},
        wishes={0: ["throw 6"]},
    ),
    Case(
        "no_exchange_timing",
        {"immediate": (1, None, None), "next_deal": (1, 1, 1)},
        scores=(45, 0),
        rules={"no_exchange_at": 46},
        wishes={0: ["exchange:keep 1 2 3 4"]},
        until=lambda state: state.stage == "trick",
        outcome=first_thrown,
    ),
    *(
        Case(
            "low_hand_redeal",
            points,
            hands=(low, OTHERS),
            stock="As Ah Ad Kc Kh",
            wishes={0: ["redeal"]},
            until=in_round(2),
        )
        for low, points in (
            ("9s 7d 6c 4h 2s", {"off": (0, 0), "nine_or_below": (6, 0), "ten_or_below": (6, 0)}),
            ("Ts 7d 6c 4h 2s", {"off": (0, 0), "nine_or_below": (0, 0), "ten_or_below": (6, 0)}),
        )
    ),
    Case(
        "show_before_break",
        {False: "", True: "As Ad 9c 7h 3d"},
        stock="3d",
        wishes={0: ["exchange:keep 1 2 3 4"]},
        until=lambda state: state.round == 2 and state.to_move == 1,
        outcome=lambda state: " ".join(map(str, state.shown[0])),
    ),
    # ---- Hands ---------------------------------------------------------------------------
    Case(
        "announcement",
        {"automatic": (1, 0), "voluntary": (0, 1)},
        wishes={1: ["announce pair"]},
        until=in_round(2),
    ),
    Case(
        "false_claim",
        {"impossible": ((), (1, 0)), "eliminated": ((0,), (0, 0))},
        rules={"announcement": "voluntary"},
        wishes={0: ["announce pair", "challenge"], 1: ["announce flush"]},
        until=in_round(2),
        outcome=lambda state: (state.winners, state.scores),
    ),
    Case("four_of_a_kind_points", {7: (7, 0), 8: (8, 0)}, (FOUR_ACES, OTHERS), until=in_round(2)),
    Case(
        "straight_flush_points",
        {8: (8, 0), 10: (10, 0), 11: (11, 0)},
        (STRAIGHT_FLUSH, OTHERS),
        until=in_round(2),
    ),
    Case(
        "royal_flush_points",
        {52: (52, 0), 20: (20, 0), 9: (9, 0)},
        (ROYAL_FLUSH, OTHERS),
        until=in_round(2),
    ),
    Case(
        "royal_flush_wins",
        {True: (0,), False: ()},
        (ROYAL_FLUSH, OTHERS),
        rules={"royal_flush_points": 9},
        until=in_round(2),
        outcome=winners,
    ),
    Case(
        "four_of_a_kind_effect",
        effects(7),
        (FOUR_ACES, OTHERS, LOW),
        scores=SCORES,
        wishes={0: ["reset all", "reset seat 2"]},
        until=in_round(2),
    ),
    Case(  # a score below zero is left there
        "four_of_a_kind_effect",
        {"none": (7, -20, 30), "reset_all": (7, -20, 0)},
        (FOUR_ACES, OTHERS, LOW),
        scores=(0, -20, 30),
        rules={"score_floor": "none"},
        until=in_round(2),
    ),
    Case(
        "straight_flush_effect",
        effects(8),
        (STRAIGHT_FLUSH, OTHERS, LOW),
        scores=SCORES,
        wishes={0: ["reset all", "reset seat 2"]},
        until=in_round(2),
    ),
    *(
        Case("hand_tie", points, hands, until=in_round(2))
        for hands, points in (
            (
                (ACES, "Ah Ac 9d 7s 2h"),
                {"exact_none": (0, 0), "category_none": (0, 0), "suits": (1, 0)},
            ),
            (
                (ACES, KINGS),
                {"exact_none": (1, 0), "category_none": (0, 0), "suits": (1, 0)},
            ),
        )
    ),
    # ---- Tricks --------------------------------------------------------------------------
    Case("last_trick_points", {5: (3, 5), 9: (3, 9)}),
    Case("last_trick_two_points", {"none": (5, 0), 10: (10, 0)}, (SPADES, LOW)),
    Case("last_trick_two_points", {"none": (3, 5), 10: (3, 5)}),
    Case(
        "chicago_when",
        {"before_first_trick": (20, 0), "after_last_exchange": (30, 0), "any_time": (30, 0)},
        (SPADES, LOW),
        scores=(15, 0),
        wishes={0: ["trick:chicago"]},
    ),
    Case(
        "chicago_when",
        {"before_first_trick": (20, 0), "after_last_exchange": (20, 0), "any_time": (30, 0)},
        (SPADES, LOW),
        scores=(15, 0),
        wishes={0: ["exchange:chicago"]},
    ),
    Case(
        "chicago_points",
        {15: (30, 0), 13: (28, 0)},
        (SPADES, LOW),
        scores=(15, 0),
        wishes=CHICAGO,
    ),
    Case(
        "chicago_min_score",
        {15: (14 + 5, 0), 13: (14 + 15, 0), 0: (14 + 15, 0)},
        (SPADES, LOW),
        scores=(14, 0),
        wishes=CHICAGO,
    ),
    Case(
        "chicago_leader",
        {"dealer_left": (0, 0), "declarer": (0, 30)},
        (LOW, SPADES),
        scores=(0, 15),
        wishes={1: ["chicago:chicago"]},
    ),
    Case(
        "chicago_stop_on_loss",
        {True: (15 + 2 - 15 + 1, 0), False: (15 + 2 - 15 + 1, 5)},
        scores=(15, 0),
        wishes=CHICAGO,
    ),
    Case(
        "chicago_breaker_points",
        {0: (3, 0), 8: (3, 8)},
        scores=(15, 0),
        wishes=CHICAGO,
    ),
    Case(
        "chicago_hand_points",
        {"always": (3, 0), "never": (2, 0), "not_on_failure": (2, 0)},
        scores=(15, 0),
        wishes=CHICAGO,
    ),
    Case(
        "chicago_hand_points",
        {"always": (15 + 15, 3), "never": (15 + 15, 2), "not_on_failure": (15 + 15, 3)},
        (SPADES, "Th Td 7h 6c 4c"),
        scores=(15, 0),
        wishes=CHICAGO,
    ),
    Case(
        "chicago_two_points",
        {"none": (30, 0), 30: (45, 0)},
        (SPADES, LOW),
        scores=(15, 0),
        wishes=CHICAGO,
    ),
    Case(
        "blind_chicago",
        {"off": (15 + 5, 3), "before_looking": (15 + 60, 0)},
        (SPADES, "Th Td 7h 6c 4c"),
        scores=(15, 0),
        wishes={0: ["blind chicago"]},
    ),
    Case(
        "blind_chicago",
        {"off": (20 + 3, 5), "before_looking": (0, 0)},
        scores=(20, 0),
        wishes={0: ["blind chicago"]},
    ),
]


def flips() -> list[Any]:
    return [
        pytest.param(case, value, id=f"{case.rule}-{value}")
        for case in CASES
        for value in case.outcomes
    ]


def outcome(case: Case, value: Any) -> Any:
    rules = {**case.rules, case.rule: value}
    hands = [*case.hands]
    state = dealt(rules, hands, case.stock, case.scores)
    return case.outcome(play_until(state, case.wishes, case.until))


@pytest.mark.parametrize(("case", "value"), flips())
def test_outcome(case: Case, value: Any) -> None:
    assert outcome(case, value) == case.outcomes[value]


def test_every_rule_decides_something() -> None:
    deciding = {case.rule for case in CASES if len(set(map(str, case.outcomes.values()))) > 1}
    assert deciding == {field.name for field in Rules.fields()}
