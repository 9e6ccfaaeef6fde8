"""The chance to have the best hand in Swedish Chicago, counted and dealt a second time."""

from __future__ import annotations

import math
import random
from itertools import combinations

import numpy as np
import pytest

from pokerloop import hands
from pokerloop._core import swedish_chicago as core
from pokerloop.cards import card_ids
from pokerloop.errors import InvalidCardError, InvalidPositionError
from pokerloop.swedish_chicago import State, exchange_odds, win_odds
from tests import oracle

DECK = range(52)


def unseen(hand: str, dead: str = "") -> list[int]:
    return sorted(set(DECK) - set(card_ids(hand)) - set(card_ids(dead)))


@pytest.mark.parametrize(
    ("hand", "dead"), [("Qc Qd 9h 5s 2c", ""), ("As Kd 9h 5s 2c", "Ah Ac Kc Ks 7d 7h 6d 6h")]
)
def test_one_opponent_who_stood_pat_is_counted(hand: str, dead: str) -> None:
    odds = win_odds(hand, exchanges=0, dead=dead)
    others = np.array(list(combinations(unseen(hand, dead), 5)), dtype=np.uint8)
    strengths = hands.rank(others)
    own = hands.rank(hand)
    assert odds.is_exact
    assert odds.wins == np.count_nonzero(strengths < own)
    assert odds.ties == np.count_nonzero(strengths == own)
    assert odds.trials == len(others)
    assert (odds.stderr, odds.seed) == (0.0, None)
    assert odds.interval() == (odds.win, odds.win)


def play_out(rng: random.Random, hand: str, opponents: int, exchanges: int) -> bool:
    """Deal once, drawing as ranked by `exchange_odds`, and tell whether the hand is the best."""
    deck = rng.sample(unseen(hand), 47)
    held = [[deck.pop() for _ in range(5)] for _ in range(opponents)]
    for _ in range(exchanges):
        for cards in held:
            keep = exchange_odds(cards)[0].keep
            cards[:] = [*keep, *(deck.pop() for _ in range(5 - len(keep)))]
    own = oracle.standard(card_ids(hand))
    return all(own > oracle.standard(cards) for cards in held)


@pytest.mark.parametrize(
    ("hand", "opponents", "exchanges"),
    [("Qc Qd 9h 5s 2c", 2, 0), ("Kc Kd 9h 9s 2c", 1, 1), ("Kc Kd 9h 9s 2c", 2, 2)],
)
def test_sampled_odds_agree_with_deals_played_out(
    hand: str, opponents: int, exchanges: int
) -> None:
    rng = random.Random(5)
    deals = 1500
    won = sum(play_out(rng, hand, opponents, exchanges) for _ in range(deals)) / deals
    odds = win_odds(hand, opponents, exchanges, trials=100_000, seed=3)
    assert not odds.is_exact
    assert abs(odds.win - won) < 4 * math.hypot(odds.stderr, math.sqrt(won * (1 - won) / deals))


@pytest.mark.sanitizer
def test_few_cards_are_shuffled_and_drawn_again() -> None:
    hand = "Qc Qd 9h 5s 2c"
    dead = unseen(hand)[20:]
    odds = win_odds(hand, 3, 3, dead=dead, trials=2000, seed=1)
    assert odds.trials == 2000
    with pytest.raises(InvalidPositionError, match="20 or more cards for the opponents, not 19"):
        win_odds(hand, 3, 3, dead=unseen(hand)[19:], trials=10)


def test_more_exchanges_and_opponents_make_it_harder() -> None:
    chances = [
        win_odds("Ac Ad 9h 5s 2c", opponents, exchanges, trials=50_000, seed=2).win
        for opponents, exchanges in [(1, 0), (1, 1), (2, 1), (2, 2), (3, 3)]
    ]
    assert chances == sorted(chances, reverse=True)
    assert win_odds("As Ks Qs Js Ts", 3, 3, trials=1000).losses == 0


def test_workers_and_chunks_do_not_change_the_odds() -> None:
    one = win_odds("Qc Qd 9h 5s 2c", 3, trials=50_000, seed=9)
    assert one == win_odds("Qc Qd 9h 5s 2c", 3, trials=50_000, seed=9, workers=2)
    calls: list[tuple[int, int]] = []
    win_odds("Qc Qd 9h 5s 2c", trials=50_000, progress=lambda *call: calls.append(call))
    assert calls == [(20_000, 50_000), (40_000, 50_000), (50_000, 50_000)]


@pytest.mark.parametrize("hand", ["Qc Qd 9h 5s 2c", "As Ks Qs Js Ts"])
def test_sampling_stops_at_the_target_error(hand: str) -> None:
    odds = win_odds(hand, target_error=0.002, seed=4)
    assert odds.stderr <= 0.002
    assert odds.trials < 200_000
    low, high = odds.interval()
    assert low <= odds.win <= high < low + 0.01


# ---- In a match -------------------------------------------------------------------------------


def by_matches(actions: list[str], deals: int) -> float:
    """Play deals in which greedy players answer; keep those in which all see the same as first."""
    won = kept = 0
    first: list[object] = []
    for seed in range(deals):
        state = State(players=2, seed=seed, dealer=1)
        state.stack_deck("Qc Qd 9h 5s 2c")
        for action in actions:
            if state.to_move == 1:
                greedy = core.Policy("greedy", seed, 0, 1)
                state.apply(greedy(state.view(1)._core))
            state.apply(action)
        if state.to_move == 1:
            greedy = core.Policy("greedy", seed, 0, 1)
            state.apply(greedy(state.view(1)._core))
        seen = [state.exchanged, state.claims]
        first = first or seen
        if seen == first:
            kept += 1
            won += hands.rank(state.hand(0)) > hands.rank(state.hand(1))
    return won / kept


def test_in_a_match_the_others_are_taken_to_have_drawn_what_all_have_seen() -> None:
    state = State(players=2, seed=0, dealer=1)
    state.stack_deck("Qc Qd 9h 5s 2c")
    state.apply("keep all")
    state.apply(core.Policy("greedy", 0, 0, 1)(state.view(1)._core))
    view = state.view(0)
    assert view.exchanged[1][0] is not None
    odds = win_odds(view, trials=20_000, seed=1)
    assert not odds.is_exact
    assert abs(odds.win - by_matches(["keep all"], 6000)) < 0.04
    assert odds == win_odds(view, trials=20_000, seed=1, workers=2)


@pytest.mark.sanitizer
@pytest.mark.parametrize("preset", ["pagat", "wikipedia", "finnish"])
def test_every_view_with_five_cards_has_odds(preset: str) -> None:
    asked = 0
    for seed in range(3):
        state = State(preset, 3, seed, deals=3)
        players = [core.Policy("greedy", seed, 0, seat) for seat in range(3)]
        while not state.is_over:
            assert state.to_move is not None
            view = state.view(state.to_move)
            if len(view.hand) + len(view.played[view.seat]) == 5:
                odds = win_odds(view, trials=20, seed=seed)
                assert odds.trials == 20
                asked += 1
            else:
                with pytest.raises(InvalidPositionError, match="five cards"):
                    win_odds(view)
            state.apply(players[state.to_move](view._core))
    assert asked > 50


def test_a_view_says_all_itself() -> None:
    view = State(players=2, seed=0).view(0)
    with pytest.raises(ValueError, match="expected a view alone"):
        win_odds(view, opponents=2)


def test_plain_values() -> None:
    odds = win_odds("Qc Qd 9h 5s 2c", trials=100, seed=4)
    assert odds.to_dict() == {
        "win": odds.wins / 100,
        "tie": odds.ties / 100,
        "stderr": odds.stderr,
        "trials": 100,
        "is_exact": False,
        "seed": 4,
    }


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"opponents": 4}, "opponents from 1 to 3, not 4"),
        ({"exchanges": -1}, "exchanges from 0 to 3, not -1"),
        ({"exchanges": True}, "a number of exchanges from 0 to 3, not True"),
        ({"trials": 0}, "a number of trials from 1 to 10000000000, not 0"),
        ({"target_error": 0.0}, "a target error above 0"),
        ({"workers": 0}, "workers"),
    ],
)
def test_numbers_out_of_range(options: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        win_odds("Qc Qd 9h 5s 2c", **options)  # type: ignore[arg-type]


def test_cards_come_once() -> None:
    with pytest.raises(InvalidCardError, match="2c"):
        win_odds("Qc Qd 9h 5s 2c", dead="2c")
