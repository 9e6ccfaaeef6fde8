"""The chance to make Chicago, against matches imagined anew and solved one by one."""

from __future__ import annotations

import math

import pytest

from pokerloop.errors import InvalidPositionError
from pokerloop.swedish_chicago import Rules, State, chicago_odds, solve_tricks


def at_the_tricks(*held: str, rules: Rules | str = "pagat") -> State:
    """Return a match in which all have kept what they were dealt, when the tricks begin."""
    state = State(rules, len(held), 1, dealer=len(held) - 1)
    state.stack_deck(" ".join(held))
    while state.stage != "trick":
        state.apply("keep all" if state.stage == "exchange" else "pass")
    return state


def made_in_imagined_matches(state: State, seat: int, count: int) -> float:
    made = 0
    for seed in range(count):
        other = state.imagine(seat, seed)
        table = [card for card in other.trick[other.leader :] + other.trick if card is not None]
        solution = solve_tricks(
            [other.hand(i) for i in range(other.players)],
            other.leader,
            "chicago",
            seat=seat,
            table=table[: sum(card is not None for card in other.trick)],
        )
        made += solution.seat == seat
    return made / count


@pytest.mark.parametrize(
    ("held", "actions"),
    [
        (("As Ks Ah Kh 7d", "9c 8d 7h 6s 4c", "9d 8h 7s 6c 4d"), ()),
        (("As Ks Ah Kh 7d", "9c 8d 7h 6s 4c", "9d 8h 7s 6c 4d"), ("As", "6s", "7s", "Ks")),
        (("As Ks Qs 2s 3s", "9c 9d 7h 6c 4c", "9h 8h 7s 6d 4d"), ()),
        (("As Ad Qc Jh 3s", "Kc Kd Qh 6c 4c"), ("As",)),
    ],
)
def test_odds_agree_with_matches_imagined_anew(held: tuple[str, ...], actions: list[str]) -> None:
    state = at_the_tricks(*held)
    for card in actions:
        state.apply(f"play {card}")
    odds = chicago_odds(state.view(0), trials=4000, seed=3)
    others = 1500
    expected = made_in_imagined_matches(state, 0, others)
    error = math.hypot(odds.stderr, math.sqrt(expected * (1 - expected) / others))
    assert abs(odds.chance - expected) < 4 * error + 0.02


def test_what_cannot_fail_and_what_has_failed() -> None:
    state = at_the_tricks("Ac Ad Ah As Kh", "9c 8d 7h 6s 4c", "9d 8h 7s 6c 4d")
    assert chicago_odds(state.view(0), trials=500).chance == 1
    for card in ("Kh", "7h", "8h"):
        state.apply(f"play {card}")
    assert chicago_odds(state.view(0), trials=500).chance == 1
    assert chicago_odds(state.view(1), trials=500).chance == 0


def test_the_declarer_leads_where_the_rules_say_so() -> None:
    state = State("finnish", 2, 1, dealer=1, scores=[20, 20])
    state.stack_deck("2c 3d 5h 7s 9c As Ks Qs Js Ts")
    assert chicago_odds(state.view(1), trials=500).chance == 1
    other = State("pagat", 2, 1, dealer=1, scores=[20, 20])
    other.stack_deck("2c 3d 5h 7s 9c As Ks Qs Js Ts")
    assert chicago_odds(other.view(1), trials=500, seed=2).chance < 0.9


@pytest.mark.sanitizer
def test_workers_and_target_error() -> None:
    view = at_the_tricks("As Ks Ah Kh 7d", "9c 8d 7h 6s 4c", "9d 8h 7s 6c 4d").view(0)
    odds = chicago_odds(view, trials=30_000, seed=9)
    assert odds == chicago_odds(view, trials=30_000, seed=9, workers=2)
    known = chicago_odds(view, target_error=0.004, seed=9)
    assert known.stderr <= 0.004
    low, high = known.interval()
    assert low < known.chance < high
    assert odds.to_dict() == {
        "chance": odds.made / 30_000,
        "stderr": odds.stderr,
        "trials": 30_000,
        "seed": 9,
    }


def test_what_has_no_odds() -> None:
    blind = State("wikipedia", 2, 1)
    with pytest.raises(InvalidPositionError, match="a hand of 1 to 5 cards, not of 0"):
        chicago_odds(blind.view(0))
    with pytest.raises(TypeError, match="expected a View"):
        chicago_odds(blind)  # type: ignore[arg-type]
