"""What is imagined agrees with all that a seat knows, and is never simply what is."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from pokerloop.swedish_chicago import Claim, State
from tests import oracle
from tests.referee_swedish_chicago_hands import KINDS
from tests.swedish_contract import SWEDISH_CHICAGO
from tests.swedish_deals import dealt, play_until
from tests.test_swedish_chicago_referee import choose


@pytest.mark.parametrize("seed", range(60))
def test_what_is_imagined_agrees_with_what_is_known(seed: int) -> None:
    dice = random.Random(seed)
    rules = SWEDISH_CHICAGO.random_rules(seed)
    state = SWEDISH_CHICAGO.start(rules, dice.choice(SWEDISH_CHICAGO.players(rules)), seed)
    while not state.is_over:
        for seat in range(state.players):
            imagined = state.imagine(seat, dice.randrange(2**32))
            assert imagined != state
            for other in range(state.players):
                hand = set(imagined.hand(other))
                assert not {"cdhs"[card.suit] for card in hand} & set(state.void_suits[other])
                assert set(state.held[other]) <= hand
                assert len(hand) == state.cards[other]
            if seat == state.to_move and state.stage != "blind":
                assert imagined.legal_actions() == state.legal_actions()
            if rules.false_claim == "impossible":
                agrees_with_announcements(state, imagined, seat)
        state.apply(choose(state, dice))


def agrees_with_announcements(state: State, imagined: State, viewer: int) -> None:
    """Hands from which nothing was thrown since they were announced are such hands."""
    scoring = (
        len(state.scorers) if state.stage in ("announce", "effect") else len(state.scorers) - 1
    )
    for seat in range(state.players):
        last_exchange = state.exchanged[seat][scoring + 1 : scoring + 2]
        if scoring < 0 or last_exchange not in ((), (None,), (0,)) or state.stage == "offer":
            continue
        claim = state.claims[seat][scoring]
        hand = [int(card) for card in (*imagined.hand(seat), *imagined.played[seat])]
        if claim is None or seat == viewer or len(hand) != 5:
            continue
        worth = oracle.standard(hand)
        royal = worth[:2] == (8, 12)
        assert claim.kind == ("royal_flush" if royal else KINDS[worth[0]])
        assert worth[1 : 1 + len(claim.ranks)] == claim.ranks


def test_who_was_eliminated_has_no_cards_to_imagine() -> None:
    rules = {"announcement": "voluntary", "false_claim": "eliminated"}
    state = dealt(rules, ["As Ad 9c 7h 2s", "Kd Qc 8h 5h 3d", "Th 9h 7d 6c 4c"])
    play_until(state, {1: ["announce flush"], 0: ["challenge"]})
    assert (state.deal, state.eliminated) == (2, (False, True, False))
    imagined = state.imagine(0, 1)
    assert imagined.hand(1) == ()
    assert sorted([*imagined.stock, *imagined.hand(0), *imagined.hand(2)]) == list(range(52))


def test_each_hand_that_agrees_is_about_equally_likely() -> None:
    """Seat 1 has announced a pair of queens and kept it: any two queens, as often as any other."""
    state = dealt({}, ["Js Jd 9c 7h 2s", "Qs Qd 8c 5h 3d"])
    play_until(state, until=lambda state: state.round == 2 and state.to_move == 1)
    assert state.claims[1][0] == Claim("pair", (10,))
    seen: Counter[frozenset[str]] = Counter()
    for seed in range(3000):
        hand = state.imagine(0, seed).hand(1)
        queens = frozenset(str(card) for card in hand if card.rank == 10)
        assert len(queens) == 2
        seen[queens] += 1
    assert len(seen) == 6
    assert min(seen.values()) > 400
    assert max(seen.values()) < 600


def test_later_deals_are_not_those_of_the_match() -> None:
    state = dealt({}, ["Js Jd 9c 7h 2s", "Qs Qd 8c 5h 3d"])
    ends = [play_until(match) for match in (state.copy(), state.imagine(0, 1), state.imagine(0, 2))]
    assert {match.deal for match in ends} == {2}
    assert len({match.hand(0) for match in ends}) == 3


def test_what_another_threw_is_not_known_after_it_was_shuffled() -> None:
    """Seat 1 knows that it has thrown a king; in what seat 0 imagines it does not."""
    hands = ["Js Jd 9c 7h 2s", "Ks Qd 8c 5h 3d"]
    state = dealt({"stock_recycle": "before_each"}, hands)
    for action in ("keep 1 2", "keep none", "keep all"):
        state.apply(action)

    def held_by_seat_0(match: State) -> set[str]:
        return {str(card) for seed in range(200) for card in match.imagine(1, seed).hand(0)}

    assert "Ks" not in held_by_seat_0(state)
    assert "Ks" in held_by_seat_0(state.imagine(0, 1))


@pytest.mark.parametrize(
    "hand",
    [
        "Qs Qd 5c 5h 3d",
        "Qs Qd Qc 5h 3d",
        "Ts 9d 8c 7h 6d",
        "As 9s 8s 7s 3s",
        "Qs Qd Qc 5h 5d",
        "Qs Qd Qc Qh 3d",
        "6s 5s 4s 3s 2s",
        "As Ks Qs Js Ts",
    ],
)
def test_rare_hands_are_found(hand: str) -> None:
    state = dealt({"royal_flush_wins": False}, ["Kh Jd 9c 7d 2c", hand])
    play_until(state, until=lambda state: state.round == 2)
    kind = state.claims[1][0].kind
    found = set()
    for seed in range(50):
        cards = state.imagine(0, seed).hand(1)
        worth = oracle.standard([int(card) for card in cards])
        assert kind in (KINDS[worth[0]], "royal_flush")
        found.add(cards)
    assert len(found) > (1 if kind == "royal_flush" else 3)
    state.apply("keep all")
    state.apply("keep 1 2 3 4")
    kept = [state.imagine(0, seed).hand(1) for seed in range(50)]
    if kind in ("two_pair", "three_of_a_kind", "four_of_a_kind"):
        worths = [oracle.standard([int(card) for card in cards])[0] for cards in kept]
        assert min(worths) >= KINDS.index(kind)
