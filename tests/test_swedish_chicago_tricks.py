"""The solved tricks of Swedish Chicago, against a twin that tries every card."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations
from typing import Any

import pytest

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
    hands: oracle.Hands = tuple(tuple(dealt[i * cards : (i + 1) * cards]) for i in range(players))
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
        seat for seat in range(len(hands)) if oracle.can_force(hands, leader, table, goal, seat)
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
    [(2, 1, 100), (2, 3, 1000), (2, 4, 500), (2, 5, 200), (3, 2, 1000), (3, 3, 500), (4, 2, 1000)],
)
def test_positions_agree_with_the_twin(goal: str, players: int, cards: int, deals: int) -> None:
    rng = random.Random(f"{goal} {players} {cards}")
    for deal in range(deals):
        check(*random_position(rng, players, cards, suits=2 + deal % 3), goal)


@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize(("players", "cards"), [(3, 4), (3, 5), (4, 3), (4, 4), (4, 5)])
def test_bigger_positions_agree_with_the_twin(goal: str, players: int, cards: int) -> None:
    rng = random.Random(f"{goal} {players} {cards}")
    for deal in range(10):
        hands, leader, table = random_position(rng, players, cards, suits=4 - deal % 2)
        for seat in range(players):
            solution = solve_tricks(hands, leader, goal, seat=seat, table=table)
            expected = oracle.can_force(hands, leader, table, goal, seat)
            assert (solution.seat == seat) == expected


def makes_chicago(hand: str, others: Sequence[Sequence[int]]) -> bool:
    return solve_tricks([hand, *others], 0, "chicago", seat=0).seat == 0


def deals_to_others(rng: random.Random, hand: str, opponents: int) -> list[list[int]]:
    rest = sorted(set(DECK) - set(parse_cards(hand)))
    dealt = rng.sample(rest, 5 * opponents)
    return [dealt[5 * i : 5 * i + 5] for i in range(opponents)]


@pytest.mark.parametrize("opponents", [1, 2, 3])
@pytest.mark.parametrize("hand", ["As Ks Qs Js Ts", "Ad Kd Qd Jd Td"])
def test_a_royal_flush_on_lead_always_makes_it(hand: str, opponents: int) -> None:
    rng = random.Random(7)
    for _ in range(300):
        assert makes_chicago(hand, deals_to_others(rng, hand, opponents))
    suit = parse_cards(hand)[0] % 4
    of_suit = [rank * 4 + suit for rank in range(8)]
    for five in combinations(of_suit, 5):
        assert makes_chicago(hand, [five])


@pytest.mark.parametrize("opponents", [1, 2, 3])
@pytest.mark.parametrize("king", ["Kc", "Kd", "Kh", "Ks"])
def test_four_aces_and_any_king_on_lead_always_make_it(king: str, opponents: int) -> None:
    rng = random.Random(king)
    hand = f"Ac Ad Ah As {king}"
    for _ in range(300):
        assert makes_chicago(hand, deals_to_others(rng, hand, opponents))


def test_four_aces_and_a_queen_may_fail() -> None:
    assert not makes_chicago("Ac Ad Ah As Qs", [parse_cards("Ks 9s 3c 3d 3h")])


def test_four_high_cards_of_a_suit_and_its_deuce_may_fail() -> None:
    hand = "As Ks Qs Js 2s"
    assert not makes_chicago(hand, [parse_cards("Ts 9s 8s 7s 6s")])
    assert makes_chicago(hand, [parse_cards("Ts 9s 8s 7s 6h")])


def test_the_king_draws_the_queen_and_then_the_deuce_wins() -> None:
    solution = solve_tricks(["Ks 2s", "Qs 3h", "Jd"], 2, seat=0, table="Js")
    assert (solution.seat, solution.to_move) == (0, 0)
    assert solution.cards == tuple(parse_cards("Ks"))


def test_solution_as_plain_values() -> None:
    solution = solve_tricks(["Ks 2h", "Qs"], leader=1, table="3c")
    assert solution.to_dict() == {
        "goal": "last_trick",
        "seat": 0,
        "to_move": 0,
        "cards": ["2h"],
    }


@pytest.mark.parametrize(
    ("hands", "leader", "options", "message"),
    [
        (["As"], 0, {}, "2 to 4 hands, not 1"),
        (["2c", "3c", "4c", "5c", "6c"], 0, {}, "2 to 4 hands, not 5"),
        (["2c 3c", "4c"], 0, {}, "2 cards in hand 1, not 1"),
        (["2c", "4c"], 2, {}, "a leader from 0 to 1, not 2"),
        (["2c", "4c"], "0", {}, "a leader's seat, a whole number, not '0'"),
        (["2c", "4c"], 0, {"seat": 2}, "a seat from 0 to 1, not 2"),
        (["", ""], 0, {}, "1 to 5 cards in hand 0, not 0"),
        (["2c", "4c"], 0, {"table": "5c 6c"}, "fewer cards on the table than players, not 2"),
        ("2c 3c", 0, {}, "a sequence of hands, not the text '2c 3c'"),
    ],
)
def test_positions_that_cannot_be(
    hands: list[str], leader: int, options: dict[str, Any], message: str
) -> None:
    with pytest.raises(InvalidPositionError, match=message):
        solve_tricks(hands, leader, **options)


def test_cards_come_once() -> None:
    with pytest.raises(InvalidCardError, match="2c"):
        solve_tricks(["2c", "2c"], 0)


def test_other_goals_do_not_exist() -> None:
    with pytest.raises(ValueError, match="expected the goal 'last_trick' or 'chicago'"):
        solve_tricks(["2c", "3c"], 0, "first_trick")  # type: ignore[arg-type]
