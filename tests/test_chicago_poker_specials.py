"""The six special cards of Chicago Poker: what they may be used on, and what they do."""

from __future__ import annotations

import pytest

from pokerloop.chicago_poker import State
from pokerloop.errors import IllegalActionError

start = State.from_position


def legal(state: State) -> set[str]:
    return {state.action_name(action) for action in state.legal_actions()}


def column(state: State, business: int, seat: int) -> str:
    return str(state.businesses[business].columns[seat])


# ---- All of them -----------------------------------------------------------------------------


def test_a_special_card_costs_an_action_and_is_discarded() -> None:
    state = start("turn: 0\nspeakeasy: / 1r 2r\nhand 0: raid1 2g")
    state.play("raid1", 0, seat=1)
    assert (state.actions_left, [str(card) for card in state.discards]) == (2, ["raid1"])
    assert [str(card) for card in state.hand(0)] == ["2g"]


@pytest.mark.parametrize(
    ("card", "lines"),
    [
        ("raid1", "speakeasy: 1r\nbrewery: / 2r"),  # nobody else has a card face down
        ("raid2", "jazz_club: / 1r 2r 3r"),
        ("liquidation", "speakeasy: 1r\nbrewery: 2r"),
        ("liquidation", "brewery: / 1r 2r 3r 4r 6r*"),
        ("limousine", "speakeasy: / 1r"),
        ("limousine", "rules: open_tiles=1\nspeakeasy: 1r"),
        ("limousine", "brewery: 1r 2r 3r 4r 6r*"),
        ("bribe", "brewery: 1r"),
    ],
)
def test_without_a_target_it_may_not_be_played(card: str, lines: str) -> None:
    state = start(f"turn: 0, 3 actions\n{lines}\nhand 0: {card} 15p")
    assert legal(state) == {"15p", "draw"}


# ---- Police raid -----------------------------------------------------------------------------


def test_raid_shows_what_lies_face_down_at_one_business_to_the_raider() -> None:
    state = start("players: 3\nturn: 0\nspeakeasy: / 1r 2r 3r / 4g\njazz_club: / 5r\nhand 0: raid1")
    assert str(state.view(0).businesses[0].columns[1]) == "[?] [?] 3r"
    state.play("raid1", 0, seat=1)
    assert str(state.view(0).businesses[0].columns[1]) == "[1r] [2r] 3r"
    assert str(state.view(0).businesses[0].columns[2]) == "[?]"
    assert str(state.view(2).businesses[0].columns[1]) == "[?] [?] 3r"
    assert column(state, 0, 1) == "[1r] [2r] 3r"


def test_what_a_raid_showed_stays_known_but_not_what_comes_later() -> None:
    state = start("turn: 0, 1 action\ngambling_house: / 1r\nhand 0: raid1\nhand 1: 2r 3r")
    state.play("raid1", 0, seat=1)
    state.play("2r", 0)
    state.play("3r", 0)
    assert str(state.view(0).businesses[0].columns[1]) == "[1r] 2r [?]"


def test_a_raided_card_stays_known_when_it_is_moved() -> None:
    state = start(
        "turn: 0, 1 action\nspeakeasy: / 1r 2r\ngambling_house:\nhand 0: raid1\nhand 1: limousine"
    )
    state.play("raid1", 0, seat=1)
    state.play("limousine", 0, destination=1, cards="2r")
    assert str(state.view(0).businesses[1].columns[1]) == "[2r]"


def test_raid_reaches_under_a_marker() -> None:
    state = start("turn: 0\nspeakeasy: / 1r 2r 3r 4r 6r*\nhand 0: raid2")
    state.play("raid2", 0, seat=1)
    assert str(state.view(0).businesses[0].columns[1]) == "[1r] [2r] 3r 4r 6r"


# ---- Liquidation -----------------------------------------------------------------------------


def test_liquidation_throws_out_the_last_card_laid_there() -> None:
    state = start("turn: 0\nbrewery: / 9r 1r 5r\njazz_club: / 2r\nhand 0: liquidation")
    state.play("liquidation", 0, seat=1)
    assert column(state, 0, 1) == "9r 1r"
    assert [str(card) for card in state.discards] == ["5r", "liquidation"]


def test_the_next_card_takes_the_place_of_the_liquidated_one() -> None:
    state = start("turn: 0, 1 action\nspeakeasy: / 1r 2r\nhand 0: liquidation\nhand 1: 3r")
    state.play("liquidation", 0, seat=1)
    state.play("3r", 0)
    assert column(state, 0, 1) == "[1r] [3r]"


def test_five_cards_under_a_marker_are_safe() -> None:
    """The second player with five cards is as safe as he who set the marker."""
    state = start(
        "players: 3\nturn: 0\n"
        "brewery: 9g / 1r 2r 3r 4r 6r* / 1g 2g 3g 4g 6g\njazz_club: / 1b\nhand 0: liquidation"
    )
    with pytest.raises(IllegalActionError):
        state.play("liquidation", 0, seat=1)
    state.apply("liquidation")
    assert legal(state) == {"business 1"}


def test_fewer_cards_are_not_safe_beside_a_marker() -> None:
    state = start(
        "players: 3\nturn: 0\nbrewery: / 1r 2r 3r 4r 6r* / 1g 2g 3g 4g\nhand 0: liquidation"
    )
    state.play("liquidation", 0, seat=2)
    assert column(state, 0, 2) == "1g 2g 3g"


def test_a_card_brought_by_limousine_counts_as_laid_last() -> None:
    state = start(
        "turn: 0, 1 action\nbrewery: 1r 2r\njazz_club: 9g\nhand 0: limousine\nhand 1: liquidation"
    )
    state.play("limousine", 0, destination=1, cards="1r")
    state.play("liquidation", 1, seat=0)
    assert column(state, 1, 0) == "9g"


# ---- Limousine -------------------------------------------------------------------------------


def test_limousine_moves_up_to_four_in_an_order_of_choice() -> None:
    state = start("turn: 0\nbrewery: 1r 2r 3r 4r\ngambling_house:\nhand 0: limousine")
    state.play("limousine", 0, destination=1, cards="3r 1r 4r 2r")
    assert column(state, 0, 0) == ""
    assert column(state, 1, 0) == "[3r] 1r [4r] 2r"


def test_limousine_turns_cards_by_the_new_business() -> None:
    state = start("turn: 0\nspeakeasy: 1r 2r 3r\njazz_club: 9g 9y\nhand 0: limousine")
    state.play("limousine", 0, destination=1, cards="1r 3r")
    assert column(state, 1, 0) == "9g 9y 1r [3r]"


def test_cards_that_stay_keep_their_faces() -> None:
    state = start("turn: 0\ngambling_house: 1r 2r 3r 4r\nbrewery:\nhand 0: limousine 5r")
    state.play("limousine", 0, destination=1, cards="1r")
    assert column(state, 0, 0) == "2r [3r] 4r"
    state.play("5r", 0)
    assert column(state, 0, 0) == "2r [3r] 4r 5r"


def test_limousine_may_stop_after_any_card_but_not_before_the_first() -> None:
    state = start("turn: 0\nbrewery: 1r 2r 3r\njazz_club:\nhand 0: limousine 9g")
    for action in ("limousine", "business 0", "business 1"):
        state.apply(action)
    assert legal(state) == {"1r", "2r", "3r"}
    state.apply("2r")
    assert legal(state) == {"1r", "3r", "done"}
    state.apply("done")
    assert (column(state, 0, 0), column(state, 1, 0)) == ("1r 3r", "2r")
    assert state.actions_left == 2


def test_limousine_fills_the_new_business_to_five_at_most() -> None:
    state = start("turn: 0\nbrewery: 1r 2r 3r\njazz_club: 5g 6g 7g\nhand 0: limousine")
    with pytest.raises(IllegalActionError):
        state.play("limousine", 0, destination=1, cards="1r 2r 3r")
    assert column(state, 0, 0) == "1r 2r 3r"
    state.play("limousine", 0, destination=1, cards="1r 2r")
    assert column(state, 1, 0) == "5g 6g 7g [1r] [2r]"


def test_limousine_that_completes_five_sets_the_marker() -> None:
    state = start("turn: 0\nbrewery: 1r 2r\njazz_club: 5g 6g 7g 8g\nhand 0: limousine")
    state.play("limousine", 0, destination=1, cards="2r")
    assert (state.businesses[1].marker, state.marked, state.actions_left) == (0, (1,), 2)


def test_limousine_that_completes_five_under_a_marker_sets_none() -> None:
    state = start(
        "turn: 0\nbrewery: 1r 2r\njazz_club: 5g 6g 7g 8g / 1g 2g 3g 4g 9g*\nhand 0: limousine"
    )
    state.play("limousine", 0, destination=1, cards="2r")
    assert (state.businesses[1].marker, state.marked) == (1, (1,))


@pytest.mark.parametrize("own", ["1r 2r 3r 4r 6r* / 9g", "9g / 1r 2r 3r 4r 6r*"])
def test_no_card_leaves_a_marked_business(own: str) -> None:
    """Whoever set the marker, and however few cards one has there."""
    state = start(f"turn: 0, 3 actions\nbrewery: {own}\njazz_club: 1b\nhand 0: limousine")
    if own.startswith("1r"):
        assert "limousine" not in legal(state) or "business 0" not in destinations(state)
    else:
        assert destinations(state) == {"business 1"}


def destinations(state: State) -> set[str]:
    after = state.copy()
    after.apply("limousine")
    return legal(after)


# ---- Revolver --------------------------------------------------------------------------------


def test_revolver_gives_two_more_actions_and_costs_one() -> None:
    state = start("turn: 0\nhand 0: revolver")
    state.play("revolver")
    assert state.actions_left == 4


@pytest.mark.parametrize(("turn", "left"), [(1, 2), (2, 3)])
def test_revolver_counts_in_a_shortened_first_turn(turn: int, left: int) -> None:
    state = State(players=2, seed=1, first=0)
    state.stack_deck("1r 2r 3r 4r 5r" if turn == 2 else "revolver")
    if turn == 2:
        state = State(players=2, seed=1, first=0)
        state.stack_deck("1r 2r 3r 4r 5r revolver")
        state.draw()
    state.play("revolver")
    assert (state.turn, state.actions_left) == (turn, left)


def test_revolver_as_the_last_action_goes_on() -> None:
    state = start("turn: 0, 1 action\nhand 0: revolver 1r")
    state.play("revolver")
    assert (state.to_move, state.actions_left) == (0, 2)


def test_revolver_is_played_once_a_turn() -> None:
    state = start("turn: 0\nhand 0: revolver bribe 1r")
    state.play("revolver")
    state.play("bribe", cards="revolver")
    assert "revolver" not in legal(state)


# ---- Bribe -----------------------------------------------------------------------------------


def test_bribe_takes_a_discard_and_shuffles_the_rest_into_the_deck() -> None:
    state = start("turn: 0\nhand 0: bribe 2r\nhand 1: 3r\ndiscards: 1r 15p raid1\ndeck: 9g 8g")
    before = state.deck
    state.apply("bribe")
    assert legal(state) == {"1r", "15p", "raid1"}
    state.apply("15p")
    assert [str(card) for card in state.hand(0)] == ["2r", "15p"]
    assert state.discards == ()
    assert set(state.deck) == {*before, *map(type(before[0]), ("1r", "raid1", "bribe"))}
    assert state.deck[: len(before)] != before


def test_bribe_cannot_bring_itself() -> None:
    state = start("turn: 0\nhand 0: bribe\ndiscards: 1r")
    state.apply("bribe")
    assert legal(state) == {"1r"}


def test_nobody_sees_what_the_bribe_brings() -> None:
    state = start("turn: 0\nhand 0: bribe\nhand 1: 3r\ndiscards: 1r 2r\nbrewery: 9g")
    other = state.copy()
    state.play("bribe", cards="1r")
    other.play("bribe", cards="2r")
    assert state.view(1) == other.view(1)
    assert {"1r", "2r"} <= {str(card) for card in state.view(1).unseen}


def test_bribe_with_an_empty_deck_makes_a_new_one() -> None:
    state = start("turn: 0\nhand 0: bribe\nhand 1: 3r\ndiscards: rest")
    assert state.deck_size == 0
    state.play("bribe", cards="1r")
    assert (state.deck_size, state.discards) == (79, ())
