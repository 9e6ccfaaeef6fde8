"""The solved tricks of Swedish Chicago, against a twin that tries every card."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from pokerloop import swedish_chicago
from pokerloop.cards import parse_cards
from pokerloop.errors import InvalidCardError, InvalidPositionError
from pokerloop.swedish_chicago import solve_tricks
from tests import oracle_swedish_chicago as oracle

GOALS = ("last_trick", "chicago")
DECK = range(52)


def random_position(
    rng: random.Random, players: int, cards: int, suits: int
) -> tuple[oracle.Hands, int, tuple[int, ...]]:
    """Deal from a deck of so many suits, and play some of the first trick."""
    deck = [card for card in DECK if card % 4 < suits]
    dealt = rng.sample(deck, players * cards)
    hands: oracle.Hands = tuple(
        tuple(dealt[i * cards : (i + 1) * cards]) for i in range(players)
    )
    leader = rng.randrange(players)
    table: tuple[int, ...] = ()
    for turn in range(rng.randrange(players)):
        seat = (leader + turn) % players
        card = rng.choice(oracle.legal_cards(hands[seat], table))
        hands = oracle.without(hands, seat, card)
        table += (card,)
    return hands, leader, table


def check(hands: oracle.Hands, leader: int, table: tuple[int, ...], goal: str) -> None:
    forcing = [
        seat
        for seat in range(len(hands))
        if oracle.can_force(hands, leader, table, goal, seat)
    ]
    found = solve_tricks(hands, leader, goal, table=table)
    assert found.seat == (forcing[0] if forcing else None)
    assert len(forcing) <= 1
    for seat in range(len(hands)):
        solution = solve_tricks(hands, leader, goal, seat=seat, table=table)
        assert (solution.seat == seat) == (seat in forcing)
        expected = oracle.best_cards(hands, leader, table, goal, seat)
        assert sorted(solution.cards) == sorted(expected)


@pytest.mark.sanitizer
@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize(
    ("players", "cards", "deals"),
    [(2, 1, 50), (2, 3, 500), (2, 4, 300), (2, 5, 50), (3, 2, 500), (3, 3, 200), (4, 2, 300)],
)
def test_positions_agree_with_the_twin(goal: str, players: int, cards: int, deals: int) -> None:
    rng = random.Random(f"{goal} {players} {cards}")
    for deal in range(deals):
        check(*random_position(rng, players, cards, suits=2 + deal % 3), goal)


@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize(("players", "cards"), [(3, 4), (4, 3)])
def test_bigger_positions_agree_with_the_twin(goal: str, players: int, cards: int) -> None:
    rng = random.Random(f"{goal} {players} {cards}")
    for deal in range(30):
        hands, leader, table = random_position(rng, players, cards, suits=2 + deal % 3)
        for seat in range(players):
            solution = solve_tricks(hands, leader, goal, seat=seat, table=table)
            expected = oracle.can_force(hands, leader, table, goal, seat)
            assert (solution.seat == seat) == expected
