"""Shootouts of Chicago Poker: when they come, who wins, ties, and the ends of the game."""

from __future__ import annotations

from itertools import islice

import pytest

from pokerloop.chicago_poker import State

start = State.from_position


def legal(state: State) -> set[str]:
    return {state.action_name(action) for action in state.legal_actions()}


def pass_turn(state: State) -> None:
    """Let the player whose turn it is draw to its end."""
    seat = state.player
    while state.player == seat and not state.is_over:
        state.draw()


# ---- When, and who wins ----------------------------------------------------------------------


def test_shootout_comes_when_the_marker_s_owner_is_next_to_play() -> None:
    state = start("players: 3\nturn: 0, 1 action\nbrewery: 1r 2r 3r 4r / 9g 9y\nhand 0: 6r")
    state.play("6r", 0)
    for seat in (1, 2):
        assert (state.to_move, state.points) == (seat, (0, 0, 0))
        pass_turn(state)
    assert (state.to_move, state.actions_left, state.points) == (0, 3, (1, 0, 0))


def test_everybody_with_a_card_there_takes_part_also_with_fewer_than_five() -> None:
    state = start("players: 3\nturn: 0\nbrewery: 1r 2y 3r 4r 6r* / 9g 9y / 15g\nhand 0: 1b")
    assert state.points == (0, 1, 0)
    assert [state.counts(seat)["shootouts"] for seat in range(3)] == [1, 1, 1]
    assert state.counts(1)["won_pair"] == 1


def test_who_has_no_card_there_does_not_take_part() -> None:
    state = start("players: 3\nturn: 0\nbrewery: 1r 2r 3r 4r 6r*\nhand 0: 1b")
    assert [state.counts(seat)["shootouts"] for seat in range(3)] == [1, 0, 0]


def test_cards_are_discarded_and_a_new_tile_is_opened_in_their_place() -> None:
    state = start(
        "turn: 0\nbrewery: 1r 2r 3r 4r 6r* / 9g\njazz_club: 5p\nhand 0: 1b\ntiles: speakeasy"
    )
    assert [str(card) for card in state.discards] == ["1r", "2r", "3r", "4r", "6r", "9g"]
    assert [business.tile for business in state.businesses] == ["speakeasy", "jazz_club"]
    assert state.businesses[0].marker is None
    assert all(not len(column) for column in state.businesses[0].columns)
    assert str(state.businesses[1].columns[0]) == "5p"
    assert state.won[0]["brewery"] == 1


def test_markers_of_a_player_are_resolved_in_the_order_of_marking() -> None:
    both = "speakeasy: 1r 2r 3r 4r {0}/ 9g\njazz_club: 1y 2y 3y 4y {1}/ 8g\n"
    text = (
        "turn: 0, 2 actions\n"
        + both.format("", "")
        + "hand 0: 6r 6y\ntiles: brewery gambling_house"
    )
    for order, tiles in (
        ((0, 1), ["brewery", "gambling_house"]),
        ((1, 0), ["gambling_house", "brewery"]),
    ):
        state = start(text)
        for place in order:
            state.play(("6r", "6y")[place], place)
        assert state.marked == order
        pass_turn(state)
        assert [business.tile for business in state.businesses] == tiles
        assert state.points == (2, 0)


def test_game_ends_between_two_shootouts() -> None:
    """The second is not held any more."""
    state = start(
        "turn: 0\nwon 0: brewery brewery\nbrewery: 1r 2r 3r 4r 6r*\njazz_club: 1y 2y 3y 4y 6y*"
    )
    assert state.winners == (0,)
    assert state.points == (3, 0)
    assert len(state.businesses[1].columns[0]) == 5


def test_each_player_s_markers_wait_for_his_own_turn() -> None:
    state = start(
        "turn: 1\nbrewery: 1r 2r 3r 4r 6r*\njazz_club: / 1y 2y 3y 4y 6y*\nhand 1: 9g\nhand 0: 9b"
    )
    assert state.points == (0, 1)
    assert state.marked == (0,)
    pass_turn(state)
    assert state.points == (1, 1)


def test_who_set_the_marker_may_lose() -> None:
    state = start("turn: 0\nbrewery: 1r 2r 3r 4y 6r* / 15g 15y\nhand 0: 1b\nhand 1: 1p")
    assert (state.to_move, state.points) == (0, (0, 1))


@pytest.mark.parametrize(("order", "winner"), [("poker", 1), ("rarity", 0)])
def test_order_of_categories_decides(order: str, winner: int) -> None:
    state = start(
        f"rules: full order={order}\nturn: 0\nbrewery: 1r 3r 5r 7r 9r* / 2r 2y 2g 3b 3y\nhand 0: 1b"
    )
    assert state.points[winner] == 1


def test_order_may_be_any_permutation() -> None:
    order = (
        "high_card,pair,two_pair,three_of_a_kind,straight,flush,full_house,four_of_a_kind,"
        "rainbow_straight,straight_flush,chicago_poker"
    )
    state = start(f"rules: full order={order}\nturn: 0\nbrewery: 1r 1y 1g 1b 1p* / 4b\nhand 0: 2b")
    assert state.points == (0, 1)
    assert state.counts(1)["won_high_card"] == 1


# ---- Ties ------------------------------------------------------------------------------------

# Seats 0 and 2 tie; colours never break a tie.
TIE = "players: 3\nturn: 0\nbrewery: 1r 3r 5r 7r 9y* / 2g / 1g 3g 5g 7g 9b\n"


def test_tie_is_broken_by_the_highest_reinforcement() -> None:
    state = start(TIE + "hand 0: 4r 15p\nhand 2: 8r 2y")
    assert (state.to_move, state.player, state.choice) == (0, 0, "reinforcement")
    assert (state.contenders, state.business) == ((0, 2), 0)
    assert legal(state) == {"4r", "15p"}
    state.apply("4r")
    assert state.to_move == 2
    state.apply("8r")
    assert state.points == (0, 0, 1)
    assert (state.to_move, state.choice, state.actions_left) == (0, "action", 3)


def test_reinforcements_are_chosen_unseen_and_then_shown() -> None:
    state = start(TIE + "hand 0: 4r 15p\nhand 2: 8r 2y")
    other = state.copy()
    state.apply("4r")
    other.apply("15p")
    assert state.view(2) == other.view(2)
    assert state.view(0).reinforcements[0] == state.reinforcements[0]
    assert state.view(0).hand_sizes == (1, 0, 2)
    state.apply("8r")
    assert {"4r", "8r"} <= {str(card) for card in state.discards}


def test_cards_lie_face_up_while_a_tie_is_broken() -> None:
    state = start(TIE.replace("brewery", "gambling_house") + "hand 0: 4r\nhand 2: 8r")
    assert str(state.view(1).businesses[0].columns[0]) == "1r 3r 5r 7r 9y"


def test_used_cards_are_replaced_from_the_deck() -> None:
    """In turn order from the player who set the marker."""
    state = start(
        TIE.replace("turn: 0", "turn: 2").replace("9y*", "9y").replace("9b", "9b*")
        + "hand 0: 4r 14r\nhand 2: 8r 2y\ndeck: 13p 12p"
    )
    state.apply("8r")
    state.apply("4r")
    assert [str(card) for card in state.hand(2)] == ["2y", "13p"]
    assert [str(card) for card in state.hand(0)] == ["12p", "14r"]


def test_used_cards_can_be_drawn_again_from_an_empty_deck() -> None:
    state = start(TIE + "hand 0: 4r\nhand 2: 8r\ndiscards: rest")
    state.apply("4r")
    state.apply("8r")
    assert [len(state.hand(seat)) for seat in (0, 2)] == [1, 1]
    assert state.points == (0, 0, 1)


def test_reinforcements_that_tie_are_repeated_among_those_still_tied() -> None:
    three = (
        "players: 3\nturn: 1\n"
        "brewery: 1r 3r 5r 7r 9y / 1g 3g 5g 7g 9b* / 1b 3b 5b 7b 9p\n"
        "hand 0: 8r 2r\nhand 1: 8g 3p\nhand 2: 6r 15p\ndeck: 15r 14r 13r"
    )
    state = start(three)
    for seat, card in ((1, "8g"), (2, "6r"), (0, "8r")):
        assert state.to_move == seat
        state.apply(card)
    assert (state.to_move, state.contenders) == (1, (0, 1))
    assert [str(card) for card in state.hand(1)] == ["3p", "15r"]
    state.apply("3p")
    assert state.to_move == 0
    state.apply("13r")
    assert state.points == (1, 0, 0)
    assert [len(state.hand(seat)) for seat in range(3)] == [2, 2, 2]


def test_a_special_card_counts_as_nothing() -> None:
    state = start(TIE + "hand 0: raid1\nhand 2: 1p")
    state.apply("raid1")
    state.apply("1p")
    assert state.points == (0, 0, 1)


def test_two_special_cards_tie_again() -> None:
    state = start(TIE + "hand 0: raid1\nhand 2: raid2\ndeck: 14p 15p")
    state.apply("raid1")
    state.apply("raid2")
    assert (state.choice, state.to_move) == ("reinforcement", 0)
    state.apply("14p")
    state.apply("15p")
    assert state.points == (0, 0, 1)


def test_who_has_no_card_in_hand_loses_the_tie() -> None:
    state = start(TIE + "hand 2: 1p\nhand 1: 15p")
    assert (state.to_move, state.points) == (0, (0, 0, 1))
    assert [str(card) for card in state.hand(2)] == ["1p"]


def test_with_empty_hands_the_marker_s_owner_wins() -> None:
    state = start(TIE)
    assert state.points == (1, 0, 0)


def test_with_empty_hands_the_nearest_in_turn_order_wins() -> None:
    state = start(
        "players: 4\nturn: 2\nbrewery: 15r 15y / 15g 15b / 1r 3r 5r 7r 9y* / 2p\nhand 3: 1p"
    )
    assert state.points == (1, 0, 0, 0)


@pytest.mark.parametrize(("more", "points"), [("", (1, 0)), (" 15p", (0, 0))])
def test_a_tie_that_no_card_can_break_goes_to_the_marker_s_owner(
    more: str, points: tuple[int, int]
) -> None:
    """All cards lie on the table or are held; two raids would tie, be shuffled and tie again."""
    tied = "1r 2r 4r 5r 7y* / 1y 2y 4y 5y 7r"
    deck = [f"{value}{colour}" for value in range(1, 16) for colour in "rygbp"]
    cards = iter([card for card in deck if card not in f"{tied} 7y 15p".split()])

    def take(count: int) -> str:
        return " ".join(islice(cards, count))

    others = "\n".join("brewery: " + " / ".join(take(3) for _ in range(6)) for _ in range(3))
    hands = f"hand 0: raid1{more}\nhand 1: raid2\nhand 2: {take(7)}\nhand 3: {take(3)} liquidation"
    state = start(
        f"players: 6\nturn: 0\nbrewery: {tied}\n{others}\n{hands}\n"
        f"hand 4: limousine revolver{'' if more else ' 15p'}\nhand 5: bribe\ndiscards: rest"
    )
    assert not state.deck
    assert not state.discards or points == (1, 0)
    assert state.points[:2] == points


def test_two_shootouts_one_of_them_tied() -> None:
    state = start(
        TIE.replace("brewery", "jazz_club") + "brewery: 1b 3b 4b 7b 9p*\nhand 0: 4r\nhand 2: 8r"
    )
    assert state.points == (0, 0, 0)
    state.apply("4r")
    state.apply("8r")
    assert state.points == (1, 0, 1)
    assert (state.to_move, state.actions_left) == (0, 3)


# ---- The end ---------------------------------------------------------------------------------

WINS = "turn: 0\nbrewery: 1r 2r 3r 4r 6r*\n"


@pytest.mark.parametrize(
    ("goal", "won", "wins"),
    [
        ("full", "brewery", False),
        ("full", "brewery brewery", True),
        ("full", "speakeasy jazz_club gambling_house", True),
        ("full", "speakeasy jazz_club jazz_club", False),
        ("full", "speakeasy speakeasy jazz_club jazz_club", True),
        ("full", "brewery speakeasy jazz_club", False),
        ("short", "brewery", True),
        ("short", "speakeasy", False),
        ("short", "speakeasy jazz_club", True),
    ],
)
def test_goals(goal: str, won: str, wins: bool) -> None:
    state = start(f"rules: {goal}\n{WINS}hand 0: 1b\nwon 0: {won}")
    assert state.is_over == wins
    assert state.winners == ((0,) if wins else ())
    assert (state.to_move is None) == wins


def test_another_player_may_win_in_the_shootout_of_the_marker_s_owner() -> None:
    state = start("turn: 0\nbrewery: 1r 2r 3r 4y 6r* / 15g 15y\nwon 1: brewery brewery\nhand 0: 1b")
    assert state.winners == (1,)


SCARCE = """
players: 6
turn: 0
won 0: speakeasy speakeasy
won 1: speakeasy speakeasy jazz_club
won 2: speakeasy jazz_club jazz_club
won 3: jazz_club jazz_club brewery
won 4: brewery brewery gambling_house
won 5: brewery gambling_house gambling_house
"""


def test_without_tiles_in_the_stack_play_goes_on_with_the_open_ones() -> None:
    state = start(
        SCARCE + "brewery: 1r 2r 3r 4r 6r*\ngambling_house: 9g\ngambling_house: 9b\nhand 0: 1b"
    )
    assert state.tiles_left == 0
    assert not state.is_over
    assert [business.tile for business in state.businesses] == [
        None, "gambling_house", "gambling_house", None,
    ]  # fmt: skip
    state.apply("1b")
    assert legal(state) == {"business 1", "business 2"}


def test_who_takes_the_last_open_tile_without_reaching_the_goal_wins() -> None:
    state = start(
        SCARCE.replace("won 1:", "won 1: gambling_house").replace("won 3:", "won 3: gambling_house")
        + "brewery: 1r 2r 3r 4r 6r*\nhand 0: 1b"
    )
    assert state.points == (3, 4, 3, 4, 3, 3)
    assert state.winners == (0,)
