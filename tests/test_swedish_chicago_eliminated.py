"""What becomes of a Chicago whose declarer is eliminated for a false claim."""

from __future__ import annotations

import random
from typing import Any

import pytest

from pokerloop.swedish_chicago import Rules, State
from tests.swedish_contract import LIARS_DECLARE
from tests.swedish_deals import dealt, play_until
from tests.test_swedish_chicago_referee import DEALS, watch

HANDS = ["2c 3d 5h 7s 9c", "Ks Kd Kh 4c 6d", "As Qd Jh 8c 2d"]
LIE = {0: ["exchange:chicago", "announce full_house"], 1: ["challenge"]}


def after_the_lie(**rules: Any) -> State:
    """Return a match of which seat 0 has declared Chicago and been eliminated."""
    state = dealt({**LIARS_DECLARE, **rules}, HANDS)
    play_until(state, LIE, lambda state: state.eliminated[0])
    assert state.eliminated == (True, False, False)
    return state


@pytest.mark.sanitizer
@pytest.mark.parametrize("leader", ["dealer_left", "declarer"])
def test_the_next_player_leads_and_the_tricks_are_played_out(leader: str) -> None:
    state = after_the_lie(chicago_leader=leader, chicago_breaker_points=8)
    assert state.declarer is None
    play_until(state, until=lambda state: state.stage == "trick")
    assert (state.leader, state.to_move) == (1, 1)
    play_until(state)
    ended = state.last_deal
    assert ended is not None
    assert (ended.declarer, ended.is_lost) == (None, False)
    assert None not in ended.trick_winners
    assert 8 not in state.scores


@pytest.mark.parametrize("leader", ["dealer_left", "declarer"])
def test_another_player_may_declare(leader: str) -> None:
    state = after_the_lie(chicago_leader=leader)
    wish = {2: ["exchange:chicago"]}
    play_until(state, wish, lambda state: state.stage == "trick")
    assert state.declarer == 2
    assert state.leader == (2 if leader == "declarer" else 1)


@pytest.mark.parametrize("seed", range(100))
def test_a_referee_agrees_where_declarers_lie(seed: int) -> None:
    dice = random.Random(seed)
    rules = Rules(**LIARS_DECLARE).replace(
        chicago_leader=dice.choice(("dealer_left", "declarer")),
        chicago_stop_on_loss=dice.random() < 0.5,
        chicago_hand_points=dice.choice(("always", "not_on_failure")),
        chicago_breaker_points=8,
        hand_tie=dice.choice(("exact_none", "category_none", "suits")),
    )
    players = dice.choice((3, 4))
    watch(State(rules, players, seed, deals=DEALS), [0] * players, dice)
