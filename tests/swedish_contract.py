"""Swedish Chicago under the contract for all games."""

from __future__ import annotations

import random
from typing import Any

from pokerloop import swedish_chicago
from pokerloop.swedish_chicago import Rules, State
from tests.contract import Contract

LIARS_DECLARE = {
    "announcement": "voluntary",
    "false_claim": "eliminated",
    "chicago_when": "any_time",
    "chicago_min_score": 0,
}
"""Rules by which whoever has declared Chicago can be eliminated before the tricks."""


def players(rules: Rules) -> range:
    """Return the numbers of players that do not contradict the rules."""
    least = rules.num_players
    return range(2, 5) if least == 2 else range(least, least + 1)


def start(rules: Rules, players: int, seed: int) -> State:
    """Begin a short match, often close to the scores at which rules change."""
    dice = random.Random(seed)
    scores = [dice.choice((0, 0, rules.target_score - 1, 40, 48, 60)) for _ in range(players)]
    return State(rules, players, seed, scores=scores, deals=5)


def play(rules: Rules, seats: list[str], seed: int) -> State:
    return swedish_chicago.play(rules, seats, seed, deals=20).final


def check(state: Any) -> None:
    """No card is lost or doubled, and scores keep to their floor."""
    cards = [*state.stock, *state.discards]
    for seat in range(state.players):
        cards += [*state.hand(seat), *state.played[seat]]
    if state.offered is not None:
        cards.append(state.offered)
    assert sorted(cards) == list(range(52))
    assert state.is_over == bool(state.winners)
    if state.rules.score_floor == "zero":
        assert min(state.points) >= 0
    assert state.to_move is None or not state.eliminated[state.to_move]
    assert state.declarer is None or not state.eliminated[state.declarer]
    assert not any(state.eliminated[seat] for seat in state.winners)


SWEDISH_CHICAGO = Contract(
    rules=Rules,
    start=start,
    players=players,
    policies=tuple(swedish_chicago.POLICIES),
    play=play,
    check=check,
    together=LIARS_DECLARE,
)
