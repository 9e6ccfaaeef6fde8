"""Open Face Chinese poker under the contract for all games."""

from __future__ import annotations

import random
from typing import Any

from pokerloop import ofc
from tests.contract import Contract


def start(rules: ofc.Rules, players: int, seed: int) -> ofc.State:
    """Begin a match, with some seats in Fantasyland, where random play seldom gets."""
    dice = random.Random(seed)
    cards = [dice.choice((0, 0, 13, 14, 15, 16, 17)) for _ in range(players)]
    return ofc.State(rules, players, seed, fantasyland=cards if rules.fantasyland else None)


def numbers_of_players(rules: ofc.Rules) -> range:
    return range(2, 4 if rules.deal == "pineapple" else 5)


def play(rules: ofc.Rules, seats: list[str], seed: int) -> ofc.State:
    return ofc.play(rules, seats, seed).final


def check(state: Any) -> None:
    """No card is lost or doubled, no row overfull, and what one wins others lose."""
    cards = list(state.undealt)
    for seat in range(state.players):
        board = state.board(seat)
        assert len(board.top) <= 3
        assert len(board.middle) <= 5
        assert len(board.bottom) <= 5
        cards += [*board.top, *board.middle, *board.bottom]
        cards += [*state.hand(seat), *state.discards(seat)]
    assert sorted(cards) == list(range(52))
    assert sum(state.points) == 0
    if state.rules.cap in ("stacks", "stacks_loser"):
        assert min(state.stacks) >= 0
    if state.rules.cap == "match":
        assert min(state.points) >= -state.rules.buy_in


OFC = Contract(
    rules=ofc.Rules,
    start=start,
    players=numbers_of_players,
    policies=tuple(ofc.POLICIES),
    play=play,
    check=check,
)
