"""Positions of Chicago Poker: text and back, and what cannot be."""

from __future__ import annotations

import pytest

from pokerloop.chicago_poker import OpenBusiness, Position, Rules, State
from pokerloop.errors import InvalidCardError, InvalidPositionError, InvalidRulesError

TEXT = """\
rules: short_no_specials open_tiles=2
players: 3
turn: 1, 2 actions
jazz_club: 5r 6r 7r 8r 9r* / 1g 2g
brewery: / 3b / 4b
hand 1: 3g 3p
won 0: brewery
won 2: speakeasy
discards: 1y 2y
deck: 15p 14p
tiles: jazz_club brewery"""


def test_text_and_back() -> None:
    position = Position.parse(TEXT)
    assert str(position) == TEXT
    assert position == Position(
        players=3,
        turn=1,
        actions=2,
        businesses=[
            OpenBusiness("jazz_club", ["5r 6r 7r 8r 9r", "1g 2g"], marker=0),
            OpenBusiness("brewery", ["", "3b", "4b"]),
        ],
        hands=["", "3g 3p"],
        won=[{"brewery": 1}, {}, {"speakeasy": 1}],
        discards="1y 2y",
        deck="15p 14p",
        tiles=["jazz_club", "brewery"],
        rules=Rules(goal="short", specials=False, open_tiles=2),
    )
    rest = Position.parse("discards: 1y rest")
    assert (rest.rest_is_discarded, Position.parse(str(rest))) == (True, rest)


def test_state_has_what_the_position_says() -> None:
    state = State.from_position(TEXT, seed=1)
    assert (state.to_move, state.actions_left, state.players) == (1, 2, 3)
    assert [business.tile for business in state.businesses] == ["jazz_club", "brewery"]
    assert (state.businesses[0].marker, state.marked) == (0, (0,))
    assert [str(column) for column in state.businesses[0].columns] == [
        "5r 6r 7r [8r] [9r]", "1g 2g", "",
    ]  # fmt: skip
    assert [str(card) for card in state.deck[:2]] == ["15p", "14p"]
    assert state.tiles[:2] == ("jazz_club", "brewery")
    assert state.tiles_left == 16
    assert len(state.deck) == 75 - 7 - 2 - 2 - 2
    assert state == State.from_position(Position.parse(TEXT), seed=1)
    assert state != State.from_position(TEXT, seed=2)


def test_a_turn_that_begins_has_three_actions() -> None:
    state = State.from_position("turn: 1")
    assert (state.to_move, state.actions_left) == (1, 3)


@pytest.mark.parametrize(
    ("text", "error", "words"),
    [
        ("what", InvalidPositionError, "line 1: expected 'name: value', not 'what'"),
        ("what: 1", InvalidPositionError, "line 1: expected one of rules, players"),
        ("turn: one", InvalidPositionError, "line 1: expected a turn such as"),
        ("turn: 1\nturn: 1", InvalidPositionError, "line 2: 'turn' is given twice"),
        ("hand 0: 1r\nhand 0: 2r", InvalidPositionError, "line 2: 'hand 0' is given twice"),
        ("hand 6: 1r", InvalidPositionError, "line 1: expected one of"),
        ("hand 0: 16r", InvalidCardError, "line 1: '16r' is not a card"),
        ("won 0: cinema", InvalidPositionError, "line 1: expected tiles among"),
        ("players: two", InvalidPositionError, "line 1: expected a whole number"),
        ("brewery: 1r* / 2r*", InvalidPositionError, "line 1: expected at most one marker"),
        ("rules: long", InvalidRulesError, "line 1: no preset"),
        ("players: 7", InvalidRulesError, "players from 2 to 6, not 7"),
        ("turn: 2", InvalidPositionError, "seat to move from 0 to 1, not 2"),
        ("turn: 1, 0 actions", InvalidPositionError, "at least one action left, not 0"),
        ("turn: 1, 6 actions", InvalidPositionError, "0 to 5 actions left, not 6"),
        ("hand 2: 1r", InvalidPositionError, "hands of 2 seats, not of 3"),
        ("brewery: 1r / / 2r", InvalidPositionError, "columns of 2 seats, not of 3"),
        ("brewery: 1r\nhand 0: 1r", InvalidCardError, "the card 1r appears twice"),
        (f"players: {10**25}", InvalidRulesError, "players of at most 31 bits, not 10000"),
        (f"turn: {10**25}", InvalidPositionError, "seat to move of at most 31 bits, not 10000"),
        (f"turn: 1, {10**25} actions", InvalidPositionError, "left of at most 31 bits, not 10000"),
        ("brewery: raid1", InvalidPositionError, "gangsters at a business, not raid1"),
        ("brewery: 1r 2r 3r 4r 5r 6r*", InvalidPositionError, "at most five cards of seat 0"),
        ("brewery: 1r 2r 3r 4r 5r", InvalidPositionError, "a marker where seat 0 has five"),
        ("brewery: 1r 2r 3r 4r*", InvalidPositionError, "marker at business 0 to be of a seat"),
        ("hand 0: 1r 2r 3r 4r 5r 6r 7r 8r", InvalidPositionError, "at most 7 cards .* seat 0"),
        ("brewery:\nbrewery:\nbrewery:", InvalidPositionError, "at most 2 open businesses"),
        ("rules: no_specials\nhand 0: raid1", InvalidPositionError, "raid1 is not in the deck"),
        ("won 0: brewery brewery brewery", InvalidPositionError, "nobody to have won, but seat 0"),
        (
            "won 0: brewery brewery\nwon 1: brewery brewery\nbrewery:\nbrewery:",
            InvalidPositionError,
            "five tiles of each type in all, not more of type brewery",
        ),
    ],
)
def test_what_cannot_be(text: str, error: type[ValueError], words: str) -> None:
    with pytest.raises(error, match=words) as raised:
        State.from_position(text)
    assert "\n" not in str(raised.value)


def test_tiles_that_do_not_exist_are_not_won() -> None:
    with pytest.raises(InvalidPositionError, match=r"expected tiles among speakeasy.*'cinema'"):
        State.from_position(Position(won=[{"cinema": 1}]))


@pytest.mark.parametrize("marker", [2**70, 0.5, True])
def test_markers_are_of_seats(marker: int) -> None:
    business = OpenBusiness("brewery", ["1r 2r 3r 4r 5r"], marker)
    with pytest.raises(InvalidPositionError, match="expected a seat with the marker"):
        State.from_position(Position(businesses=[business]))


ALL_TILES_WON = """
players: 6
won 0: speakeasy speakeasy jazz_club jazz_club
won 1: speakeasy speakeasy jazz_club jazz_club
won 2: brewery brewery gambling_house gambling_house
won 3: brewery brewery gambling_house gambling_house
won 4: speakeasy jazz_club brewery
"""


def test_a_game_goes_on_only_where_a_business_is_open() -> None:
    state = State.from_position(ALL_TILES_WON)
    assert [business.tile for business in state.businesses] == ["gambling_house", None, None, None]
    with pytest.raises(InvalidPositionError, match="expected a business that is open, not all"):
        State.from_position(ALL_TILES_WON + "won 5: gambling_house")


# ---- A stacked deck --------------------------------------------------------------------------


def test_stacked_deck_deals_the_hands_anew_before_the_first_action() -> None:
    state = State(players=2, seed=1, first=1)
    state.stack_deck("1r 2r 3r 4r 5r 1y 2y 3y 4y 5y 9p")
    assert [str(card) for card in state.hand(1)] == ["1r", "2r", "3r", "4r", "5r"]
    assert [str(card) for card in state.hand(0)] == ["1y", "2y", "3y", "4y", "5y"]
    state.draw()
    assert "9p" in [str(card) for card in state.hand(1)]
    cards = [*state.deck, *state.hand(0), *state.hand(1)]
    assert sorted(cards) == list(range(81))


def test_later_only_the_deck_is_stacked() -> None:
    state = State(players=2, seed=1, first=0)
    state.draw()
    hands = state.hand(0), state.hand(1)
    last = state.deck[-1]
    state.stack_deck([last])
    assert state.deck[0] == last
    assert (state.hand(0), state.hand(1)) == hands
    with pytest.raises(InvalidPositionError, match="is not in the deck"):
        state.stack_deck([hands[0][0]])
    with pytest.raises(InvalidCardError, match="twice"):
        state.stack_deck([last, last])


FULL = """\
turn: 0, 1 actions
brewery: 1r 2r 3r 4r 5r*
jazz_club: 6r 7r 8r 9r"""


def test_a_card_too_many_can_be_played() -> None:
    eight = "\nhand 0: 1y 2y 3y 4y 5y 6y 7y 8y"
    state = State.from_position(FULL + eight)
    state.play("1y", 1)
    assert len(state.hand(0)) == 7
    words = "at most 7 cards in the hand of seat 0, who can play none of them, not 8"
    with pytest.raises(InvalidPositionError, match=words):
        State.from_position(f"{FULL} 10r*{eight}")
    assert len(State.from_position(f"{FULL} 10r*{eight[:-3]}").hand(0)) == 7
    with_revolver = State.from_position(f"{FULL} 10r*{eight[:-3]} revolver")
    assert with_revolver.legal_actions() == [with_revolver.action("revolver")]
