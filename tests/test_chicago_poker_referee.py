"""A referee who has only read the rules agrees with every action of whole random games."""

from __future__ import annotations

import random

import pytest

from pokerloop.chicago_poker import State, View
from tests.chicago_poker_contract import CHICAGO_POKER
from tests.referee_chicago_poker import Referee

GAMES = 60


def assert_agree(referee: Referee, state: State) -> None:
    assert set(state.winners) == referee.winners
    assert [set(map(str, state.hand(s))) for s in range(state.players)] == referee.hands
    assert set(map(str, state.deck)) == referee.deck
    assert set(map(str, state.discards)) == referee.discards
    for place, business in enumerate(state.businesses):
        assert business.tile == referee.tiles[place]
        assert business.marker == referee.markers.get(place)
        for seat, column in enumerate(business.columns):
            laid = referee.columns[place][seat]
            assert [str(card) for card in column.cards] == [card for card, _ in laid]
            assert [("up", "down")[down] for down in column.down] == [face for _, face in laid]
    assert list(state.marked) == list(referee.markers)
    assert [+won for won in referee.won] == [
        {tile: count for tile, count in won.items() if count} for won in state.won
    ]
    assert state.tiles_left == referee.stack.total()
    if not state.is_over:
        assert (state.to_move, state.player) == (referee.to_move, referee.player)
        assert state.turn == referee.turns + 1


def assert_sees_what_it_may(referee: Referee, view: View) -> None:
    seat = view.seat
    assert set(map(str, view.hand)) == referee.hands[seat]
    assert view.hand_sizes == tuple(map(len, referee.hands))
    for place, business in enumerate(view.businesses):
        for other, column in enumerate(business.columns):
            for card, (laid, face) in zip(column.cards, referee.columns[place][other], strict=True):
                is_known = other == seat or face == "up" or laid in referee.seen[seat]
                assert (card is not None and str(card) == laid) if is_known else card is None
    for other, card in enumerate(view.reinforcements):
        own = referee.reinforcements.get(other) if other == seat else None
        assert (None if card is None else str(card)) == own


@pytest.mark.sanitizer
@pytest.mark.parametrize("seed", range(GAMES))
def test_referee_agrees(seed: int) -> None:
    dice = random.Random(seed)
    rules = CHICAGO_POKER.random_rules(seed)
    players = 2 + seed % 5
    state = State(rules, players, seed, index=3)
    referee = Referee(state)
    while True:
        assert_agree(referee, state)
        legal = {state.action_name(action) for action in state.legal_actions()}
        assert legal == referee.legal()
        if state.is_over:
            break
        for seat in range(players):
            assert_sees_what_it_may(referee, state.view(seat))
        action = dice.choice(sorted(legal))
        state.apply(action)
        referee.apply(action, state)
