"""How `greedy` and `expert` play Swedish Chicago, and what they go by."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise
from math import sqrt
from typing import Any

import pytest

from pokerloop import hands, swedish_chicago
from pokerloop._core import swedish_chicago as core
from pokerloop.swedish_chicago import Rules, State, exchange_odds, play, win_odds
from tests import oracle_swedish_chicago as oracle


def answer(policy: str, state: State, seed: int = 0) -> str:
    """Return what a new player of this kind does."""
    assert state.to_move is not None
    player = core.Policy(policy, seed, 0, state.to_move)
    return state.action_name(player(state.view(state.to_move)._core))


def dealt(*held: str, **options: Any) -> State:
    """Return a match in which the seats, from the first to act on, hold these hands."""
    state = State(seed=1, players=len(held), dealer=len(held) - 1, **options)
    state.stack_deck(" ".join(held))
    return state


def at_the_tricks(*held: str, **options: Any) -> State:
    """Return a match in which all have kept what they were dealt, when it is about tricks."""
    state = dealt(*held, **options)
    while state.stage != "trick" and state.stage != "chicago":
        state.apply("keep all" if state.stage == "exchange" else "pass")
    return state


def positions(policy: str, rules: str, seed: int) -> Iterator[State]:
    """Yield every position of a match among three players of one kind."""
    state = State(rules, 3, seed)
    players = [core.Policy(policy, seed, 0, seat) for seat in range(3)]
    while not state.is_over:
        assert state.to_move is not None
        yield state
        state.apply(players[state.to_move](state.view(state.to_move)._core))


# ---- greedy -----------------------------------------------------------------------------------


@pytest.mark.sanitizer
def test_greedy_keeps_the_most_points_and_plays_high() -> None:
    asked = 0
    for state in positions("greedy", "pagat", 3):
        view = state.view(state.to_move or 0)
        done = answer("greedy", state)
        if state.stage == "exchange":
            ranked = exchange_odds(view.hand)
            kept = [view.hand[int(place) - 1] for place in done.split()[1:] if place.isdigit()]
            kept = list(view.hand) if done == "keep all" else kept
            equal = {o.keep for o in ranked if o.expected_points == ranked[0].expected_points}
            assert tuple(kept) in equal
            asked += 1
        elif state.stage == "trick":
            assert done == state.action_name(max(a for a in state.legal_actions() if a < 52))
        elif state.stage == "chicago":
            assert done == "pass"
    assert asked > 20


@pytest.mark.parametrize("policy", ["greedy", "expert"])
def test_nobody_throws_more_than_there_is_to_draw(policy: str) -> None:
    match = play(Rules(stock_recycle="never"), [policy] * 4, 5, deals=2)
    assert match.final.is_over


# ---- expert -----------------------------------------------------------------------------------


def test_expert_beats_three_greedy() -> None:
    matches = 150
    tally = core.run_chunk(
        swedish_chicago.state.make_setup("pagat", 4, None, None, None),
        ["expert", "greedy", "greedy", "greedy"],
        11,
        0,
        matches,
    )
    share = tally["seats"][0]["win_shares"] / 60 / matches
    assert share > 0.25 + 4 * sqrt(0.25 * 0.75 / matches)
    assert share > 0.6


def test_expert_answers_alike_with_and_without_notes() -> None:
    for rules in ("pagat", "wikipedia"):
        state = State(rules, 3, 4, deals=2)
        old = [core.Policy("expert", 4, 0, seat) for seat in range(3)]
        while not state.is_over:
            seat = state.to_move
            assert seat is not None
            view = state.view(seat)._core
            action = core.Policy("expert", 9, 1, seat)(view)
            assert action in state.legal_actions()
            state.apply(old[seat](view))


def test_expert_declares_what_cannot_fail_if_it_has_the_score() -> None:
    held = ("Ac Ad Ah As Kh", "9c 8d 7h 6s 4c", "9d 8h 7s 6c 4d")
    ready = at_the_tricks(*held, scores=[20, 0, 0])
    assert ready.stage == "chicago"
    assert answer("expert", ready) == "chicago"
    poor = at_the_tricks(*held, scores=[0, 0, 0])
    assert poor.stage == "trick"


def test_expert_does_not_declare_with_low_cards() -> None:
    state = at_the_tricks("9c 8d 7h 6s 4c", "As Ks Qs Js 9s", scores=[20, 0])
    assert state.to_move == 0
    assert answer("expert", state) == "pass"


def test_expert_risks_chicago_by_how_the_match_stands() -> None:
    """The same cards: between equal scores they are worth it, just before the target not."""
    held = ("Ac Qc Ad Kd Jh", "9c 8d 7h 6s 4c", "9d 8h 7s 6c 4d", "2c 2d 5h 5s Tc")
    assert answer("expert", at_the_tricks(*held, scores=[20, 20, 20, 20])) == "chicago"
    assert answer("expert", at_the_tricks(*held, scores=[46, 20, 20, 20])) == "pass"


@pytest.mark.sanitizer
@pytest.mark.parametrize(
    ("scores", "last"),
    [([0, 48, 30], "reset all"), ([17, 48, 48], "reset all"), ([31, 48, 48], "take points")],
)
def test_expert_resets_those_who_are_near_the_target(scores: list[int], last: str) -> None:
    """After the first exchange, after the second, and when the tricks have been played."""
    rules = Rules(four_of_a_kind_effect="choose_points_or_reset_all", no_exchange_at="none")
    held = ("Ac Ad Ah As Kh", "9c 8d 7h 6s 4c", "9d 8h 7s 6c 4d")
    state = dealt(*held, rules=rules, scores=scores)
    wanted = []
    while not state.is_over and state.deal == 1:
        done = state.action_name(state.legal_actions()[0])
        if state.stage == "exchange":
            done = "keep all"
        elif state.stage == "effect":
            wanted.append((answer("expert", state), len(state.view(0).hand)))
        state.apply(done)
    assert wanted == [("reset all", 5), ("reset all", 5), (last, 0)]


@pytest.mark.parametrize("scores", [[20, 0, 0], [46, 48, 48]])
def test_expert_takes_points_that_help_more_than_a_reset(scores: list[int]) -> None:
    rules = Rules(four_of_a_kind_effect="choose_points_or_reset_all", no_exchange_at="none")
    held = ("Ac Ad Ah As Kh", "9c 8d 7h 6s 4c", "9d 8h 7s 6c 4d")
    state = dealt(*held, rules=rules, scores=scores)
    while state.stage == "exchange":
        state.apply("keep all")
    assert answer("expert", state) == "take points"


def test_expert_declares_blind_where_little_is_left_to_lose() -> None:
    even, behind = (
        State("wikipedia", players=4, seed=1, dealer=3, scores=scores)
        for scores in ([20, 20, 20, 20], [10, 48, 48, 48])
    )
    assert even.stage == behind.stage == "blind"
    assert answer("expert", even) == "pass"
    assert answer("expert", behind) == "blind chicago"


@pytest.mark.parametrize("seed", range(3))
def test_expert_keeps_what_wins_the_last_trick(seed: int) -> None:
    """Seat 1 leads clubs, of which seat 0 has none; its aces are worth more later."""
    state = at_the_tricks("3c Qs 6c 7c 8c", "As Ah 2d 3d 4d")
    for card in ("8c", "7c", "6c"):
        state.apply(f"play {card}")
        done = answer("expert", state, seed)
        assert done in ("play 2d", "play 3d", "play 4d")
        state.apply(done)


@pytest.mark.parametrize("seed", range(3))
def test_expert_stops_a_chicago_that_can_be_stopped(seed: int) -> None:
    """Seat 0 leads the ace of spades; keeping the king of hearts stops the queen later."""
    state = at_the_tricks("As Ks Qs Js Qh", "Kh 2d 3d 4d 5d", "6c 7c 8c 9c Tc", scores=[20, 0, 0])
    state.apply("chicago")
    for lead in ("play As", "play Ks", "play Qs", "play Js"):
        state.apply(lead)
        done = answer("expert", state, seed)
        assert done != "play Kh"
        state.apply(done)
        state.apply(max(a for a in state.legal_actions() if a < 52))
    state.apply("play Qh")
    state.apply("play Kh")
    state.apply(max(a for a in state.legal_actions() if a < 52))
    assert state.scores[0] < 20


# ---- What they go by --------------------------------------------------------------------------


def reaches(held: oracle.Hands, leader: int, table: tuple[int, ...], goal: str, seat: int) -> bool:
    """Play all ways of one seat against others who play their highest card."""
    players = len(held)
    if len(table) == players:
        winner = (leader + oracle.trick_winner(table)) % players
        if goal == "chicago" and winner != seat:
            return False
        return reaches(held, winner, (), goal, seat) if any(held) else winner == seat
    mover = (leader + len(table)) % players
    cards = oracle.legal_cards(held[mover], table)
    return any(
        reaches(oracle.without(held, mover, card), leader, (*table, card), goal, seat)
        for card in (cards if mover == seat else [max(cards)])
    )


@pytest.mark.sanitizer
@pytest.mark.parametrize("goal", ["last_trick", "chicago"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_reached_against_high_play(goal: str, players: int) -> None:
    rng = random.Random(players)
    for _ in range(200):
        cards = rng.sample(range(52), 5 * players)
        held = tuple(tuple(cards[5 * i : 5 * i + 5]) for i in range(players))
        expected = reaches(held, 1, (), goal, 0)
        assert core.reaches_against_high_play(held, 1, [], goal == "chicago", 0) == expected


@pytest.mark.sanitizer
@pytest.mark.parametrize("by_claims", [False, True])
def test_imagined_hands_agree_with_what_is_known(by_claims: bool) -> None:
    seen = 0
    for seed in range(6):
        for state in positions("random", "wikipedia", seed):
            if state.deal > 3:
                break
            if state.stage != "trick":
                continue
            for seat in range(3):
                view = state.view(seat)
                held = core.imagine_tricks(view._core, by_claims, seed)
                cards = [card for hand in held for card in hand]
                assert len(set(cards)) == len(cards)
                assert held[seat] == list(view.hand)
                known = {*view.hand, *view.unseen, *(c for hand in view.held for c in hand)}
                assert set(cards) <= known
                for other in range(3):
                    assert len(held[other]) == view.cards[other]
                    assert set(view.held[other]) <= set(held[other])
                    if other != seat:
                        suits = {"cdhs"[card % 4] for card in held[other]}
                        assert not suits & set(view.void_suits[other])
                seen += 1
    assert seen > 100


@pytest.mark.parametrize("text", ["Qc Qd 9h 5s 2c", "Kc Kd 9h 9s 2c", "8c 7d 6h 5s 4c"])
@pytest.mark.parametrize(("exchanges", "others"), [(1, 1), (2, 3), (3, 2)])
def test_typical_hands_are_as_those_of_win_odds(text: str, exchanges: int, others: int) -> None:
    odds = win_odds(text, others, exchanges, trials=40_000, seed=1)
    typical = core.typically_best(exchanges, others, hands.rank(text))
    assert abs(odds.win - typical) < 0.02


@pytest.mark.sanitizer
def test_points_on_the_way_to_the_target() -> None:
    race = core.Race(Rules(), 4)
    # Far away every point is worth about the same, and points add up.
    assert 4.5 < race.gain([5, 5, 5, 5], 5) / race.gain([5, 5, 5, 5], 1) < 6
    assert race.gain([10, 20], 9) == pytest.approx(race.gain([10, 20], 4) + race.gain([14, 20], 5))
    # None for what is more than needed, or cannot be lost.
    assert race.gain([50, 20], 2) == race.gain([50, 20], 8)
    assert race.gain([0, 20], -15) == 0
    # What others would get counts too, and more if it would win them the match.
    even, behind = [20, 20, 20, 20], [20, 47, 20, 20]
    assert race.prize(even, 5) > race.gain(even, 5)
    assert race.prize(behind, 5) / race.gain(behind, 5) > race.prize(even, 5) / race.gain(even, 5)
    # Two points that lead into the buy stop are a loss.
    free = core.Race(Rules(no_exchange_at="none"), 4)
    assert race.gain([44, 40], 2) < 0 < free.gain([44, 40], 2)


@pytest.mark.sanitizer
def test_far_from_the_target_points_still_count() -> None:
    race = core.Race(Rules(target_score=5000), 2)
    assert race.win_chance([0, 0]) == pytest.approx(0)
    assert 0 < race.gain([0, 4000], 1) == pytest.approx(race.gain([100, 0], 1))


@pytest.mark.parametrize(
    "scores",
    [(20, 20, 20, 20), (40, 20, 20, 20), (44, 40, 40, 40), (46, 40, 40, 40), (44, 40), (46, 40)],
)
def test_chance_to_win_is_about_that_of_equal_players(scores: tuple[int, ...]) -> None:
    matches = 1000
    setup = swedish_chicago.state.make_setup("pagat", len(scores), None, None, scores)
    tally = core.run_chunk(setup, ["greedy"] * len(scores), 5, 0, matches)
    race = core.Race(Rules(), len(scores))
    chances = []
    for seat, of in enumerate(tally["seats"]):
        others = [*scores[:seat], *scores[seat + 1 :]]
        chances.append(race.win_chance([scores[seat], *others]))
        assert abs(chances[seat] - of["win_shares"] / 60 / matches) < 0.1
    assert sum(chances) == pytest.approx(1, abs=0.02)


@pytest.mark.sanitizer
@pytest.mark.parametrize(("exchanges", "players"), [(2, 4), (3, 3), (3, 2)])
def test_a_blind_chicago_is_made_more_often_by_who_leads(exchanges: int, players: int) -> None:
    led = core.blind_chances(exchanges, players, True)
    followed = core.blind_chances(exchanges, players, False)
    assert 0 < followed[0] < led[0] < 1
    assert followed[1] < led[1] < led[0]


def test_chances_grow_with_every_rank_on_the_way() -> None:
    """The best answer at the last exchange is to keep an ace rather than a two."""
    state = dealt("As 2h 7d 9c 4s", "Kc Kd 3h 3s 5c", "Qc Qd 8h 8s 6c")
    for _ in range(6):
        state.apply("keep all")
    assert state.round == 3
    assert answer("expert", state) in ("keep 1", "keep 1 2")
    by_score = [core.Race(Rules(), 4).gain([0, 0, 0, 0], points) for points in range(10)]
    assert all(a < b for a, b in pairwise(by_score))
