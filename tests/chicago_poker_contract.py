"""Chicago Poker under the contract for all games."""

from __future__ import annotations

from typing import Any

from pokerloop import chicago_poker
from tests.contract import Contract

TYPES = 4


def start(rules: chicago_poker.Rules, players: int, seed: int) -> chicago_poker.State:
    return chicago_poker.State(rules, players, seed)


def play(rules: chicago_poker.Rules, seats: list[str], seed: int) -> chicago_poker.State:
    return chicago_poker.play(rules, seats, seed).final


def check(state: Any) -> None:
    """No card is lost or doubled, nobody has too many, and markers lie where they must."""
    check_cards(state)
    check_columns(state)
    check_tiles(state)
    surplus = max(len(state.hand(seat)) for seat in range(state.players)) - 7
    if surplus > 0:
        assert not state.is_over
        assert state.player == max(range(state.players), key=lambda seat: len(state.hand(seat)))
        assert surplus <= state.actions_left


def check_cards(state: Any) -> None:
    cards = [*state.deck, *state.discards]
    for business in state.businesses:
        for column in business.columns:
            cards += column.cards
    for seat in range(state.players):
        cards += state.hand(seat)
    cards += [card for card in state.reinforcements if card is not None]
    assert sorted(cards) == list(range(81 if state.rules.specials else 75))
    assert set(state.deck) <= set(state.shuffled)
    if not state.deck and not state.discards:
        assert state.players >= 4 or state.rules.open_tiles != "none"


def check_columns(state: Any) -> None:
    for place, business in enumerate(state.businesses):
        full = [seat for seat, column in enumerate(business.columns) if len(column) == 5]
        for column in business.columns:
            assert len(column) <= 5
            assert all(card < 75 for card in column.cards), "a special card is laid"
        assert (business.marker is not None) == (place in state.marked) == bool(full)
        assert business.marker is None or business.marker in full


def check_tiles(state: Any) -> None:
    taken = sum(state.points)
    is_open = [business.tile for business in state.businesses if business.tile]
    assert taken + len(is_open) + state.tiles_left == 20
    assert len(state.tiles) == state.tiles_left
    for tile in chicago_poker.TILES:
        won = sum(tiles[tile] for tiles in state.won)
        assert won + is_open.count(tile) + state.tiles.count(tile) == 5
    if state.rules.open_tiles == "none" and state.tiles_left == 0 and not state.is_over:
        assert state.players >= 5
        assert state.rules.goal == "full"
    wins = [seat for seat in range(state.players) if has_won(state, seat)]
    assert len(wins) <= 1
    if wins:
        assert state.winners == tuple(wins)
    if not state.is_over:
        assert is_open


def has_won(state: Any, seat: int) -> bool:
    tiles = state.won[seat].values()
    if state.rules.goal == "short":
        return max(tiles) >= 2 or sum(tiles) >= 3
    return max(tiles) >= 3 or min(tiles) > 0 or sum(tiles) >= 5


CHICAGO_POKER = Contract(
    rules=chicago_poker.Rules,
    start=start,
    players=lambda _rules: range(2, 7),
    policies=tuple(chicago_poker.POLICIES),
    play=play,
    check=check,
    sampled=0.01,
)
