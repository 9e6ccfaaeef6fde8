"""What a seat of Chicago Poker knows, and how it imagines the rest."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest

from pokerloop import chicago_poker
from pokerloop._core import chicago_poker as core
from pokerloop.chicago_poker import State, View

start = State.from_position

POSITION = """
players: 3
turn: 0
speakeasy: 1r 2r 3r / 4r 5r 6r / 7r
jazz_club: 1y / 2y 3y 4y 5y
hand 0: 10g 11g raid1
hand 1: 12g bribe
hand 2: 13g
discards: 15p 14p
won 2: brewery
"""


def shown(view: View) -> list[str]:
    return [str(column) for business in view.businesses for column in business.columns]


def test_a_seat_sees_its_own_cards_and_those_that_lie_face_up() -> None:
    state = start(POSITION)
    assert shown(state.view(0)) == [
        "[1r] [2r] 3r", "[?] [?] 6r", "[?]", "1y", "2y 3y 4y [?]", "",
    ]  # fmt: skip
    assert shown(state.view(1)) == [
        "[?] [?] 3r", "[4r] [5r] 6r", "[?]", "1y", "2y 3y 4y [5y]", "",
    ]  # fmt: skip
    assert [str(card) for card in state.view(2).hand] == ["13g"]


def test_all_see_discards_and_how_many_cards_there_are() -> None:
    state = start(POSITION)
    for view in map(state.view, range(3)):
        assert view.hand_sizes == (3, 2, 1)
        assert [str(card) for card in view.discards] == ["14p", "15p"]
        assert view.deck_size == state.deck_size == len(state.deck)
        assert view.tiles_left == 17
        assert view.won == state.won
        assert view.points == (0, 0, 1)


def test_unseen_is_all_the_rest() -> None:
    state = start(POSITION)
    view = state.view(2)
    seen = {*view.hand, *view.discards}
    for business in view.businesses:
        for column in business.columns:
            seen |= {card for card in column.cards if card is not None}
    assert set(view.unseen) == set(range(81)) - seen
    assert len(
        start(
            POSITION.replace("3\n", "3\nrules: no_specials\n", 1)
            .replace(" raid1", "")
            .replace(" bribe", "")
        )
        .view(2)
        .unseen
    ) == 75 - len(seen)


def test_a_gangster_is_hidden_until_he_is_laid() -> None:
    state = start(POSITION)
    before = state.view(1)
    state.apply("10g")
    assert state.view(0).choice == "business"
    assert state.view(0).played is not None
    assert state.view(1) == before


def test_a_special_card_is_open_from_the_moment_it_is_played() -> None:
    state = start(POSITION)
    state.apply("raid1")
    view = state.view(1)
    assert (view.choice, str(view.played), view.actions_left) == ("business", "raid1", 2)
    assert view.hand_sizes[0] == 2


def test_cards_turned_down_by_a_limousine_are_hidden_again() -> None:
    state = start("turn: 0\nbrewery: 1r 2r\nspeakeasy:\nhand 0: limousine")
    assert shown(state.view(1))[0] == "1r 2r"
    state.play("limousine", 0, destination=1, cards="2r")
    assert shown(state.view(1)) == ["1r", "", "[?]", ""]


def test_a_liquidated_card_is_seen_by_all() -> None:
    state = start("turn: 0\nspeakeasy: / 1r 2r\nhand 0: liquidation")
    state.play("liquidation", 0, seat=1)
    assert "2r" in {str(card) for card in state.view(0).discards}


def test_what_was_known_is_forgotten_when_a_card_leaves_the_table() -> None:
    """Who raided a card does not know it any more when it comes back face down."""
    state = start("turn: 0, 2 actions\nspeakeasy: / 1r\nhand 0: raid1 liquidation\nhand 1: bribe")
    state.play("raid1", 0, seat=1)
    state.play("liquidation", 0, seat=1)
    state.play("bribe", cards="1r")
    state.play("1r", 0)
    assert shown(state.view(0))[1] == "[?]"


@pytest.mark.parametrize("seat", range(3))
def test_imagined_hidden_cards_are_spread_evenly(seat: int) -> None:
    state = start(POSITION, seed=1)
    view = state.view(seat)
    rounds = 3000
    other = (seat + 1) % 3
    held = Counter[int]()
    for dice in range(rounds):
        imagined = state.imagine(seat, dice)
        held.update(imagined.hand(other))
        assert imagined.view(seat) == view
    assert set(held) == set(view.unseen)
    expected = rounds * view.hand_sizes[other] / len(view.unseen)
    assert all(abs(count - expected) < 6 * expected**0.5 for count in held.values())


def test_imagined_deck_holds_only_what_was_shuffled_into_it() -> None:
    state = start("turn: 0\nhand 0: 1r\nhand 1: 2r 3r\nspeakeasy: / 4r\ndiscards: rest", seed=1)
    state.draw()
    (drawn,) = set(state.hand(0)) - {0}
    for seed in range(50):
        imagined = state.imagine(0, seed)
        assert set(imagined.deck) == set(state.deck)
        assert drawn in imagined.hand(0)
        assert {*imagined.hand(1), imagined.businesses[0].columns[1].cards[0]} == {5, 10, 15}


def test_special_cards_are_imagined_in_hands() -> None:
    """Of 46 cards that seat 0 does not see, the six special ones are in hands: 40 are laid."""
    cards = iter(f"{value}{colour}" for value in range(1, 16) for colour in "rygbp")
    businesses = [" / ".join(f"{next(cards)} {next(cards)}" for _ in range(6)) for _ in range(4)]
    state = start(
        "players: 6\nturn: 0\nhand 0: 15r\ndiscards: rest\n"
        "hand 1: raid1 raid2 liquidation\nhand 2: limousine revolver bribe\n"
        + "\n".join(f"speakeasy: {columns}" for columns in businesses)
    )
    assert len(state.view(0).unseen) == 46
    hands = {state.imagine(0, seed).hand(1) for seed in range(200)}
    assert all(card.is_special for hand in hands for card in hand)
    assert len(hands) == 20


def test_each_way_to_deal_what_is_unseen_is_equally_likely() -> None:
    """Two of three gangsters lie face down, so the card in hand is special twice out of three."""
    state = start(
        "turn: 0\nspeakeasy: / 1r 2r\nhand 0: 9p\nhand 1: 3r\ndeck: raid1 raid2\ndiscards: rest"
    )
    rounds = 1500
    special = sum(state.imagine(0, seed).hand(1)[0].is_special for seed in range(rounds))
    assert abs(special / rounds - 2 / 3) < 0.05


def test_what_others_know_of_a_third_is_imagined_along() -> None:
    state = start(POSITION.replace("turn: 0", "turn: 1").replace("12g bribe", "12g raid2"))
    state.play("raid2", 0, seat=2)
    imagined = state.imagine(0, 5)
    column = imagined.businesses[0].columns[2]
    assert str(imagined.view(1).businesses[0].columns[2]) == str(column)
    assert "?" in str(imagined.view(0).businesses[0].columns[2])


def test_imagined_tiles_and_shuffles_differ() -> None:
    state = State(players=2, seed=1)
    tiles = {state.imagine(0, seed).tiles for seed in range(20)}
    assert len(tiles) == 20
    assert all(sorted(order) == sorted(state.tiles) for order in tiles)


def test_views_as_arrays() -> None:
    """The structured dtype of views tells the same as their properties."""
    state = State("rarity", players=4, seed=3)
    dice = random.Random(5)
    dtype = np.dtype(core.View.dtype)
    while not state.is_over:
        state.apply(dice.choice(state.legal_actions()))
        view = state.view(dice.randrange(4))
        row = np.frombuffer(view._core.to_bytes(), dtype)[0]
        assert row["seat"] == view.seat
        assert cards_of(row["hand"]) == list(view.hand)
        assert cards_of(row["legal"]) == view.legal_actions()
        table = row["table"]
        assert cards_of(table["discards"]) == list(view.discards)
        assert tuple(table["won"][:4].sum(axis=1)) == view.points
        for place, business in enumerate(view.businesses):
            there = table["businesses"][place]
            assert there["marker"] == (-1 if business.marker is None else business.marker)
            for seat, column in enumerate(business.columns):
                cards = [255 if card is None else card for card in column.cards]
                assert list(there["columns"][seat]["cards"][: len(cards)]) == cards
    assert set(core.View.members) >= {"seat", "table.turn.to_move", "table.businesses.columns.down"}
    assert chicago_poker.Rules.preset("rarity").order == "rarity"


def cards_of(words: np.ndarray) -> list[int]:
    return [
        64 * i + bit for i, word in enumerate(words) for bit in range(64) if int(word) >> bit & 1
    ]
