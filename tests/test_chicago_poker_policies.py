"""The players built into Chicago Poker: always legal, and one clearly better than the other."""

from __future__ import annotations

import math
import random
from typing import Any

import pytest

from pokerloop import _core, chicago_poker, simulate
from pokerloop.chicago_poker import Rules, State
from pokerloop.chicago_poker.match import TABLES
from pokerloop.hands import chicago_poker as hands
from tests.chicago_poker_contract import CHICAGO_POKER


def random_rules(dice: random.Random) -> Rules:
    rules = CHICAGO_POKER.random_rules(dice.randrange(1000))
    if dice.random() < 0.5:
        rules = rules.replace(order=dice.sample(hands.ORDERS["default"], 11))
    return rules


@pytest.mark.sanitizer
@pytest.mark.parametrize("seed", range(12))
def test_policies_answer_in_every_situation(seed: int) -> None:
    """Also where they would never have got to: the game is played by chance."""
    dice = random.Random(seed)
    rules = random_rules(dice)
    players = dice.choice(CHICAGO_POKER.players(rules))
    state = State(rules, players, seed=seed)
    seated = [
        [TABLES.seated(name, state, seat) for name in ("greedy", "boss")] for seat in range(players)
    ]
    while not state.is_over:
        seat = state.to_move
        assert seat is not None
        legal = state.legal_actions()
        view = state.view(seat)
        chosen = [player(view) for player in seated[seat]]
        assert set(chosen) <= set(legal)
        state.apply(dice.choice([*chosen, *dice.sample(legal, min(3, len(legal)))]))


def test_boss_needs_no_notes() -> None:
    """Asked anew at each step he decides the same."""
    state = State(players=3, seed=4)
    boss = TABLES.seated("boss", state, 0)
    while not state.is_over:
        seat = state.to_move
        assert seat is not None
        action = boss(state.view(seat))
        assert action == TABLES.seated("boss", state, 0)(state.view(seat))
        state.apply(action)


def win_interval(hero: str, others: str, players: int, games: int) -> tuple[float, float]:
    """Return the 99.9% interval of the hero's win rate, each seat taken equally often."""
    won = 0.0
    for seat in range(players):
        seats = [hero if i == seat else others for i in range(players)]
        result = simulate("chicago_poker", seats, games=games // players, seed=players)
        won += result.win_share[seat] * result.games
    rate = won / (games // players * players)
    error = 3.29 * math.sqrt(rate * (1 - rate) / games)
    return rate - error, rate + error


@pytest.mark.parametrize("players", range(2, 7))
def test_boss_beats_greedy(players: int) -> None:
    assert win_interval("boss", "greedy", players, 240)[0] > 0.8


@pytest.mark.parametrize("players", range(2, 7))
def test_greedy_beats_random(players: int) -> None:
    assert win_interval("greedy", "random", players, 600)[0] > 1.3 / players


# ---- Single decisions ------------------------------------------------------------------------


def decide(name: str, text: str, seat: int = 0) -> list[str]:
    """Return what a player does in his turn, as names of actions."""
    state = State.from_position(text, seed=1)
    player = TABLES.seated(name, state, seat)
    done = []
    turn = state.player
    while not state.is_over and state.player == turn:
        assert state.to_move == seat
        action = player(state.view(seat))
        done.append(State.action_name(int(action)))
        state.apply(action)
    return done


def test_greedy_lays_what_makes_the_strongest_column() -> None:
    done = decide(
        "greedy",
        """
        turn: 0, 1 action
        brewery: 9r 9y / 3r
        jazz_club: 4r /
        hand 0: 2r 3y 9b 14p 15p 1r
        """,
    )
    assert done == ["9b", "business 0"]


def test_greedy_plays_liquidation_against_the_strongest() -> None:
    done = decide(
        "greedy",
        """
        players: 3
        turn: 0, 1 action
        brewery:  / 3r 3y / 9r
        gambling_house:  / 15r 15y / 14r 14y 14g
        hand 0: 2r liquidation
        """,
    )
    assert done[0] == "liquidation"
    assert done[1:] == ["business 0", "seat 1"]  # elsewhere fewer cards lie open


def test_boss_takes_the_business_that_wins_the_game() -> None:
    """Seat 1's marker is due next; one card beats it, and the third brewery wins."""
    done = decide(
        "boss",
        """
        turn: 0, 1 action
        brewery: 8r 8y 8g 2b / 15r 15y 15g 14b 14p*
        jazz_club: 9r 9y /
        won 0: brewery brewery
        hand 0: 8b 9g 9b 1r
        """,
    )
    assert done == ["8b", "business 0"]


def test_boss_keeps_his_cards_from_what_is_lost() -> None:
    done = decide(
        "boss",
        """
        turn: 0, 2 actions
        brewery:  / 15r 15y 15g 15b 3p*
        jazz_club: 9r 9y /
        hand 0: 1b 2g 9g 9b 4r
        """,
    )
    assert "business 0" not in done


def test_boss_sets_no_marker_for_high_cards_before_a_full_hand() -> None:
    """Any pair of seven cards takes the business, though none of them lies there yet."""
    done = decide(
        "boss",
        """
        turn: 0, 2 actions
        brewery: 3r 6y 9g 11b /
        hand 0: 14p
        hand 1: 2y 2b 5g 7r 7p 12b 13g
        """,
    )
    assert done == ["draw", "draw"]


def test_boss_with_a_full_hand_lays_what_he_will_need() -> None:
    """A pair of 1 would not beat seat 1; the 8 serves a straight and a flush."""
    done = decide(
        "boss",
        """
        turn: 0, 1 action
        brewery: 6g 7g / 15y 15p
        jazz_club: 2b 3p 5y 13r / 11r 11y 11g 11p 10p*
        hand 0: 1r 1b 3r 8g 9b 12p 14y
        """,
    )
    assert done == ["8g", "business 0"]


def test_boss_finds_the_action_he_lacks() -> None:
    """Two cards beat seat 1's marker, and there is one action: the revolver makes it two."""
    done = decide(
        "boss",
        """
        turn: 0, 1 action
        brewery: 8r 8y / 15r 15y 15g 14b 14p*
        won 0: brewery brewery
        hand 0: 8g 8b revolver 1r
        """,
    )
    assert done[0] == "revolver"
    assert done[2::2] == ["business 0", "business 0"]
    assert {done[1], done[3]} == {"8g", "8b"}


def test_boss_liquidates_the_column_that_wins_the_game() -> None:
    done = decide(
        "boss",
        """
        turn: 0, 1 action
        brewery: 7r 7y / 10r 10y 10g 10b
        jazz_club:  /
        won 1: brewery brewery
        hand 0: liquidation 1r 2y
        """,
    )
    assert done == ["liquidation", "business 0", "seat 1"]


def test_boss_drives_where_it_completes() -> None:
    done = decide(
        "boss",
        """
        turn: 0, 1 action
        brewery: 9r 9y 9g / 10r 10y 10g 10b 2p*
        jazz_club: 9b 9p /
        won 0: brewery brewery
        hand 0: limousine 1r 2y
        """,
    )
    assert done[:3] == ["limousine", "business 1", "business 0"]
    assert set(done[3:]) == {"9b", "9p"}


def test_views_alone_decide() -> None:
    """Two games that look the same to a seat get the same answer from him."""
    state = State(players=2, seed=11)
    for _ in range(60):
        if state.is_over:
            break
        seat = state.to_move
        assert seat is not None
        other = state.imagine(seat, seed=5)
        boss: Any = TABLES.seated("boss", state, seat)
        assert boss(state.view(seat)) == boss(other.view(seat))
        state.apply(boss(state.view(seat)))


def test_policies_are_named() -> None:
    assert set(_core.chicago_poker.policies) == {"random", "greedy", "boss"}
    assert set(chicago_poker.POLICIES) == {"random", "greedy", "boss"}
