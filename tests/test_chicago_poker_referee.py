"""A referee who has only read the rules agrees with every action of whole random games."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from pokerloop.cards import GangsterCard
from pokerloop.chicago_poker import TILES, OpenBusiness, Position, State, View
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


def follow(state: State, dice: random.Random) -> Counter[str]:
    """Play at random to the end, beside the referee; return how often what was chosen."""
    referee = Referee(state)
    choices = Counter[str]()
    while True:
        assert_agree(referee, state)
        legal = {state.action_name(action) for action in state.legal_actions()}
        assert legal == referee.legal()
        if state.is_over:
            return choices
        for seat in range(state.players):
            assert_sees_what_it_may(referee, state.view(seat))
        choices[state.choice] += 1
        action = dice.choice(sorted(legal))
        state.apply(action)
        referee.apply(action, state)


@pytest.mark.sanitizer
@pytest.mark.parametrize("seed", range(GAMES))
def test_referee_agrees(seed: int) -> None:
    rules = CHICAGO_POKER.random_rules(seed)
    follow(State(rules, 2 + seed % 5, seed, index=3), random.Random(seed))


def tied(dice: random.Random) -> Position:
    """Return a position with a tie to come: columns of the same values for some of the seats."""
    players = dice.randint(2, 6)
    cards = [str(GangsterCard(card)) for card in range(81)]
    values = dice.sample(range(1, 16), 5)
    colours = [dice.sample("rygbp", 5) for _ in values]
    rivals = dice.sample(range(players), dice.randint(2, min(players, 5)))
    columns = [[] for _ in range(players)]
    for number, seat in enumerate(rivals):
        columns[seat] = [f"{v}{colour[number]}" for v, colour in zip(values, colours, strict=True)]
    laid = {card for column in columns for card in column}
    rest = [card for card in cards if card not in laid]
    dice.shuffle(rest)
    hands = [[rest.pop() for _ in range(dice.choice((0, 0, 1, 2)))] for _ in range(players)]
    return Position(
        players=players,
        turn=(rivals[0] - 1) % players,
        actions=1,
        businesses=[OpenBusiness(dice.choice(TILES), columns, marker=rivals[0])],
        hands=hands,
        rest_is_discarded=dice.random() < 0.3,
    )


@pytest.mark.sanitizer
def test_referee_agrees_about_ties() -> None:
    choices = Counter[str]()
    for seed in range(60):
        dice = random.Random(seed)
        choices += follow(State.from_position(tied(dice), seed), dice)
    assert choices["reinforcement"] > 60
