"""Every game keeps the contract, by every preset and by random rules."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from pokerloop import simulate
from pokerloop.games import find_game
from tests import contract
from tests.chicago_poker_contract import CHICAGO_POKER
from tests.contract import Contract
from tests.ofc_contract import OFC
from tests.swedish_contract import SWEDISH_CHICAGO

GAMES: dict[str, Contract] = {
    "ofc": OFC,
    "swedish_chicago": SWEDISH_CHICAGO,
    "chicago_poker": CHICAGO_POKER,
}

RANDOM_RULE_SETS = 40

PRESETS = [
    pytest.param(game, preset, players, id=f"{name}-{preset}-{players}")
    for name, game in GAMES.items()
    for preset, players in game.presets()
]
Check = Callable[[Contract, Any, int, int], None]


@pytest.mark.sanitizer
@pytest.mark.parametrize("check", contract.KEPT_BY_ANY_RULES, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("game", "preset", "players"), PRESETS)
def test_presets(check: Check, game: Contract, preset: str, players: int) -> None:
    for seed in range(3):
        check(game, game.rules.preset(preset), players, seed)


@pytest.mark.parametrize(("game", "preset", "players"), PRESETS)
def test_policies(game: Contract, preset: str, players: int) -> None:
    contract.policies_play_to_the_end(game, game.rules.preset(preset), players, 1)


@pytest.mark.sanitizer
@pytest.mark.parametrize("check", contract.KEPT_BY_ANY_RULES, ids=lambda check: check.__name__)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_random_rules(check: Check, game: Contract) -> None:
    for seed in range(RANDOM_RULE_SETS):
        rules = game.random_rules(seed)
        check(game, rules, random.Random(seed).choice(game.players(rules)), seed)


@pytest.mark.parametrize("name", GAMES)
def test_a_state_counts_what_simulations_add_up(name: str) -> None:
    seats = ["random", "random"]
    final = find_game(name).play(None, seats, seed=3).final
    counters = simulate(name, seats, games=1, seed=3).counters
    for seat in range(len(seats)):
        assert final.counts(seat) == {what: sums[seat] for what, sums in counters.items()}
    with pytest.raises(IndexError, match="expected a seat from 0 to 1, not 2"):
        final.counts(2)
