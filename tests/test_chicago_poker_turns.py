"""Turns of Chicago Poker: their actions, drawing, laying cards, and the limit of the hand."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest

from pokerloop.cards import GangsterCard
from pokerloop.chicago_poker import TILES, OpenBusiness, Position, Rules, State
from pokerloop.errors import IllegalActionError, InvalidRulesError

start = State.from_position


def legal(state: State) -> set[str]:
    return {state.action_name(action) for action in state.legal_actions()}


# ---- The beginning ---------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 7))
def test_five_cards_each(players: int) -> None:
    state = State(players=players, seed=1)
    assert [len(state.hand(seat)) for seat in range(players)] == [5] * players
    assert state.deck_size == 81 - 5 * players


@pytest.mark.parametrize(("players", "tiles"), [(2, 2), (3, 2), (4, 3), (5, 4), (6, 4)])
def test_open_tiles_by_players(players: int, tiles: int) -> None:
    state = State(players=players, seed=1)
    assert len(state.businesses) == tiles
    assert state.tiles_left == 20 - tiles
    rules = Rules(open_tiles=5)
    assert len(State(rules, players, 1).businesses) == 5


def test_there_are_five_tiles_of_each_type() -> None:
    state = State(players=2, seed=3)
    tiles = [*state.tiles, *(business.tile for business in state.businesses)]
    assert sorted(tiles) == sorted(5 * TILES)


def test_first_player_is_drawn_by_lot() -> None:
    firsts = [State(players=3, seed=1, index=index).first for index in range(600)]
    assert {seat: firsts.count(seat) > 150 for seat in range(3)} == dict.fromkeys(range(3), True)
    assert State(players=3, seed=1, first=2).to_move == 2


@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_play(players: int) -> None:
    with pytest.raises(InvalidRulesError, match=f"players from 2 to 6, not {players}"):
        State(players=players)


def test_variant_without_special_cards() -> None:
    state = State("no_specials", players=2, seed=1)
    assert sorted([*state.deck, *state.hand(0), *state.hand(1)]) == list(range(75))


# ---- Three actions ---------------------------------------------------------------------------


def test_first_turn_has_one_action_the_second_two_then_three() -> None:
    state = State("no_specials", players=2, seed=1, first=1)
    movers = []
    for _ in range(7):
        movers.append(state.to_move)
        state.play(state.hand(state.player)[0], 0)
    assert movers == [1, 0, 0, 1, 1, 1, 0]


def test_with_more_players_only_the_first_two_turns_are_short() -> None:
    state = State("no_specials", players=3, seed=1, first=0)
    actions = []
    for turn in range(1, 5):
        actions.append(state.actions_left)
        while state.turn == turn:
            state.apply("draw" if "draw" in legal(state) else state.legal_actions()[0])
    assert actions == [1, 2, 3, 3]


def test_actions_come_in_any_order() -> None:
    state = start("turn: 0\nbrewery:\nhand 0: 1r 2r 3r")
    state.play("1r", 0)
    state.draw()
    assert state.to_move == 0
    state.play("3r", 0)
    assert state.to_move == 1
    assert str(state.businesses[0].columns[0]) == "1r 3r"


def test_a_drawn_card_comes_from_the_top_of_the_deck() -> None:
    state = start("turn: 0\nhand 0: 1r\ndeck: 9g 8g")
    state.draw()
    state.draw()
    assert [str(card) for card in state.hand(0)] == ["1r", "8g", "9g"]


# ---- Laying cards ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "column"),
    [
        ("speakeasy", "[1r] [3r] 5r 7r 9g"),
        ("jazz_club", "1r 3r 5r [7r] [9g]"),
        ("brewery", "1r 3r 5r 7r 9g"),
        ("gambling_house", "[1r] 3r [5r] 7r [9g]"),
    ],
)
def test_cards_are_turned_by_the_business(tile: str, column: str) -> None:
    state = start(f"turn: 0, 5 actions\n{tile}:\nhand 0: 1r 3r 5r 7r 9g")
    for card in "1r 3r 5r 7r 9g".split():
        state.play(card, 0)
    assert str(state.businesses[0].columns[0]) == column


def test_five_cards_at_a_business_are_the_most() -> None:
    state = start("turn: 0\nbrewery: 1r 2r 3r 4r\njazz_club: 9g 8g\nhand 0: 5r 6r")
    assert state.marked == ()
    state.play("5r", 0)
    assert (state.businesses[0].marker, state.marked) == (0, (0,))
    state.apply("6r")
    assert legal(state) == {"business 1"}


def test_others_may_add_cards_to_a_marked_business() -> None:
    state = start("turn: 1\nbrewery: 1r 2r 3r 4r 5r* / 9g 9y\nhand 1: 9b")
    state.play("9b", 0)
    assert str(state.businesses[0].columns[1]) == "9g 9y 9b"


def test_second_player_with_five_cards_needs_no_marker() -> None:
    state = start("turn: 1\nbrewery: 1r 2r 3r 4r 6r* / 9g 9y 8g 8y\nhand 1: 9b")
    state.play("9b", 0)
    assert state.businesses[0].marker == 0
    assert state.marked == (0,)


# ---- The limit of the hand -------------------------------------------------------------------

SEVEN = "hand 0: 1r 3r 5r 7r 9r 11r 13r"


def test_last_action_cannot_draw_an_eighth_card() -> None:
    state = start(f"turn: 0, 1 action\nbrewery:\n{SEVEN}")
    assert "draw" not in legal(state)
    six = start(f"turn: 0, 1 action\nbrewery:\n{SEVEN.removesuffix(' 13r')}")
    assert "draw" in legal(six)


def test_eighth_card_in_mid_turn_must_be_played() -> None:
    state = start(f"turn: 0, 2 actions\nbrewery:\n{SEVEN}\ndeck: 1g")
    state.draw()
    assert len(state.hand(0)) == 8
    assert "draw" not in legal(state)
    state.play("1r", 0)
    assert (state.to_move, len(state.hand(0))) == (1, 7)


def test_eighth_card_is_drawn_only_where_there_is_a_place_to_lay_it() -> None:
    one_place = (
        "turn: 0, 3 actions\nbrewery: 1g 2g 3g 4g 6g*\njazz_club: 1y 2y 3y 4y\n"
        f"{SEVEN}\ndeck: 1b 2b"
    )
    state = start(one_place)
    state.draw()
    assert "draw" not in legal(state)
    state.play("1r", 1)
    assert len(state.hand(0)) == 7
    nowhere = start(one_place.replace("4y", "4y 6y*"))
    assert nowhere.to_move == 1  # as seat 0 could not do anything


@pytest.mark.parametrize("special", ["raid1", "liquidation", "revolver"])
def test_eighth_card_is_drawn_where_a_special_card_can_be_played(special: str) -> None:
    full = (
        "turn: 0, 2 actions\ndeck: 1b 2b\n"
        "speakeasy: 1g 2g 3g 4g 6g* / 9g\njazz_club: 1y 2y 3y 4y 6y*\nhand 0: 1r 3r 5r 7r 9r 11r "
    )
    state = start(full + special)
    state.draw()
    assert legal(state) == {special}
    targets = {"raid1": (0, 1), "liquidation": (0, 1)}.get(special, (None, None))
    state.play(special, targets[0], seat=targets[1])
    assert len(state.hand(0)) == 7
    idle = start(full.replace(" / 9g", "") + special.replace("revolver", "limousine"))
    assert idle.to_move == 1  # without a target there is no way to play one


def test_a_hand_of_seven_without_a_place_passes() -> None:
    state = start(
        "turn: 0, 2 actions\nrules: open_tiles=1\nbrewery: 1g 2g 3g 4g\n"
        "hand 0: 1r 3r 5r 7r 9r 11r 13r 15r"
    )
    state.play("1r", 0)
    assert len(state.hand(0)) == 7
    assert (state.to_move, state.turn) == (1, 5)


def test_bribe_is_no_way_to_keep_eight_cards() -> None:
    hand = "hand 0: bribe 1r 3r 5r 7r 9r 11r 13r"
    last = start(f"turn: 0, 1 action\nbrewery:\n{hand}\ndiscards: 1g")
    assert "bribe" not in legal(last)
    earlier = start(f"turn: 0, 2 actions\nbrewery:\n{hand}\ndiscards: 1g")
    earlier.play("bribe", cards="1g")
    assert len(earlier.hand(0)) == 8
    assert "draw" not in legal(earlier)
    earlier.play("1g", 0)
    assert len(earlier.hand(0)) == 7


# ---- The deck --------------------------------------------------------------------------------


def test_empty_deck_is_made_of_the_discards() -> None:
    state = start("turn: 0\nhand 0: 1r\nhand 1: 2r\ndiscards: rest")
    assert state.deck_size == 0
    before = set(state.discards)
    state.draw()
    assert (state.deck_size, state.discards) == (78, ())
    assert set(state.deck) | (set(state.hand(0)) & before) == before
    assert set(state.shuffled) == before


def test_discards_stay_until_a_card_is_drawn_from_the_empty_deck() -> None:
    state = start("turn: 0\nbrewery:\nhand 0: 1r 2r\nhand 1: 3r\ndiscards: rest")
    state.play("1r", 0)
    assert len(state.discards) == 78


def all_on_the_table(first: int = 4, hands: Sequence[str] = (), **more: Any) -> State:
    """Return five players who hold these hands and have laid all other cards.

    Each has four at a business, or seat 0 as many as told at the first one.
    """
    held = " ".join(hands).split()
    cards = [str(GangsterCard(card)) for card in range(75)]
    cards = [card for card in cards if card not in held]
    ends = [0, *range(first, first + 80, 4)]
    columns = [cards[begin:end] for begin, end in pairwise(ends)]
    businesses = [
        OpenBusiness(tile, columns[5 * i : 5 * i + 5], 0 if (i, first) == (0, 5) else None)
        for i, tile in enumerate(TILES)
    ]
    return start(
        Position(5, businesses=businesses, hands=hands, rules=Rules(specials=False), **more)
    )


def test_without_deck_and_discards_nobody_draws() -> None:
    state = all_on_the_table(hands=["1r 2r", "3r"])
    assert (state.deck_size, state.discards) == (0, ())
    state.play("1r", 3)
    assert legal(state) == {"2r"}


def test_a_player_without_a_legal_action_passes() -> None:
    state = all_on_the_table(hands=["", "", "1r", "2r 3r"])
    assert (state.to_move, state.turn) == (2, 6)
    state.play("1r", 3)
    assert (state.to_move, state.turn, state.actions_left) == (3, 7, 3)


def test_if_nobody_can_act_most_businesses_win() -> None:
    won = [{}, {"brewery": 1}, {}, {"jazz_club": 1}]
    state = all_on_the_table(won=won)
    assert state.is_over
    assert state.winners == (1, 3)
    assert state.to_move is None
    assert state.legal_actions() == []
    with pytest.raises(IllegalActionError, match="the game is over"):
        state.draw()


def test_where_nobody_can_act_a_marker_still_brings_its_shootout() -> None:
    state = all_on_the_table(first=5, turn=1)
    assert (state.to_move, state.turn) == (0, 8)
    assert sum(state.points) == 1
    assert "draw" in legal(state)
