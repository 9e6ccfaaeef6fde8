"""Whole matches by random rules, watched by a referee who knows the rules from elsewhere."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest

from pokerloop.errors import IllegalActionError
from pokerloop.swedish_chicago import State
from tests.referee_swedish_chicago import Referee
from tests.referee_swedish_chicago_hands import Asked
from tests.swedish_contract import SWEDISH_CHICAGO

DEALS = 6


def watch(state: State, scores: list[int], dice: random.Random) -> Referee:
    """Play a match at random and compare each step with what the referee says."""
    stack_rare_hands(state, dice)
    referee = Referee(state, scores, DEALS)
    steps = referee.match()
    asked: Asked | None = next(steps, None)
    while asked is not None:
        assert (state.to_move, state.stage) == (asked.seat, asked.stage)
        assert {state.action_names[a] for a in state.legal_actions()} == asked.names
        assert list(state.scores) == referee.scores
        assert state.deal == referee.number
        assert state.declarer == referee.declarer
        assert {seat for seat, out in enumerate(state.eliminated) if out} == referee.out
        name = choose(state, dice)
        deal = state.deal
        state.apply(name)
        if state.deal > deal:
            stack_rare_hands(state, dice)
        try:
            asked = steps.send(name)
        except StopIteration:
            asked = None
    assert state.is_over
    assert list(state.scores) == referee.scores
    assert set(state.winners) == referee.winners
    return referee


def stack_rare_hands(state: State, dice: random.Random) -> None:
    """Deal some of the hands that chance hardly ever deals, in one deal of three."""
    if dice.random() < 2 / 3:
        return
    deck = list(range(52))
    dice.shuffle(deck)
    dealt: list[int] = []
    for _ in range(state.players):
        rank, suit = dice.randrange(13), dice.randrange(4)
        four = [4 * rank + suit for suit in range(4)]
        run = [4 * rank + suit for rank in range(dice.randrange(9), 13)][:5]
        for hand in dice.sample([four, run, []], 3):
            if not set(hand) & set(dealt):
                rest = [card for card in deck if card not in {*dealt, *hand}]
                dealt += [*hand, *rest][:5]
                break
    with suppress(IllegalActionError):  # where nobody may exchange, hands have scored already
        state.stack_deck(dealt)


def choose(state: State, dice: random.Random) -> str:
    """Choose at random, but hold on to sets, so that better hands come up, and declare Chicago."""
    legal = state.legal_actions()
    if state.action("chicago") in legal and dice.random() < 0.2:
        return "chicago"
    if state.stage == "exchange" and len(state.hand(state.to_move)) == 5 and dice.random() < 0.7:
        hand = state.hand(state.to_move)
        ranks = [int(card) // 4 for card in hand]
        suits = [int(card) % 4 for card in hand]
        flush = max(set(suits), key=suits.count)
        kept = [i + 1 for i, rank in enumerate(ranks) if ranks.count(rank) > 1]
        if suits.count(flush) >= 4:
            kept = [i + 1 for i, suit in enumerate(suits) if suit == flush]
        name = f"keep {' '.join(map(str, kept)) or 'none'}" if len(kept) < 5 else "keep all"
        if state.action(name) in legal:
            return name
    return state.action_names[dice.choice(legal)]


@pytest.mark.parametrize("seed", range(300))
def test_a_referee_agrees_under_random_rules(seed: int) -> None:
    dice = random.Random(seed)
    rules = SWEDISH_CHICAGO.random_rules(seed)
    players = dice.choice(SWEDISH_CHICAGO.players(rules))
    scores = [dice.choice((0, 0, 15, 40, rules.target_score - 1)) for _ in range(players)]
    state = State(rules, players, seed, scores=scores, deals=DEALS)
    watch(state, scores, dice)


@pytest.mark.parametrize("preset", list(SWEDISH_CHICAGO.rules.presets()))
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_a_referee_agrees_under_presets(preset: str, players: int, seed: int) -> None:
    state = State(preset, players, seed, deals=DEALS)
    watch(state, [0] * players, random.Random(seed))
