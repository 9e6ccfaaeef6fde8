"""Matches: the order of play, settlement and its limits, Fantasyland, the button, the end."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from pokerloop import ofc
from pokerloop.cards import Card, parse_cards
from pokerloop.errors import IllegalActionError, InvalidCardError, InvalidRulesError
from tests import oracle_ofc

pytestmark = pytest.mark.sanitizer

# Two boards of a deal of turbo: five cards, then four, then four.
QUEENS = ["Qs Qd 7c", "Ah Ad 9c 4s 2d", "6h 5h 4h 3h 2c"]
WEAK = ["Jc 8d 3s", "Td Tc 8c 5s 2s", "Kd Kc 9s 7d 6c"]


def hands_of(rows: list[str]) -> list[str]:
    """Split a board into the hands of turbo, so that any hand fits in the order of its cards."""
    cards = [card for row in rows for card in row.split()]
    return [" ".join(cards[start:end]) for start, end in ((0, 5), (5, 9), (9, 13))]


def play_deal(state: ofc.State, boards: dict[int, list[str]]) -> None:
    """Play a deal of turbo so that it ends with these boards; cards that are missing are any."""
    order = [(state.button + 1 + i) % state.players for i in range(state.players)]
    in_fantasyland = [seat for seat in order if state.fantasyland[seat]]
    deck = [" ".join(boards[seat]) for seat in in_fantasyland]
    for street in range(3):
        deck += [hands_of(boards[seat])[street] for seat in order if seat not in in_fantasyland]
    state.stack_deck(" ".join(deck))
    deal = state.deal
    while not state.is_over and state.deal == deal:
        seat = state.to_move
        assert seat is not None
        rows = [set(parse_cards(row)) for row in boards[seat]]
        hand = set(state.hand(seat))
        state.place(*(sorted(hand & row) for row in rows))


def turbo(**setup: object) -> ofc.State:
    return ofc.State("american_turbo", seed=1, **{"button": 1, **setup})


# ---- Order of play ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("preset", "players", "hands"),
    [
        ("american_classic", 4, [5] + 8 * [1]),
        ("american_turbo", 3, [5, 4, 4]),
        ("pineapple", 3, [5, 3, 3, 3, 3]),
    ],
)
def test_streets_in_seat_order_from_the_left_of_the_button(
    preset: str, players: int, hands: list[int]
) -> None:
    transcript = ofc.play(preset, ["random"] * players, seed=3, button=1, deals=1)
    turns = [(turn.street, turn.seat, len(turn.hand)) for turn in transcript.turns]
    order = [(2 + i) % players for i in range(players)]
    assert turns == [
        (street, seat, cards) for street, cards in enumerate(hands, start=1) for seat in order
    ]


def test_fantasyland_is_set_first_and_hidden_until_the_deal_ends() -> None:
    state = ofc.State("pineapple", 3, seed=2, button=0, deals=1, fantasyland=[15, 0, 14])
    assert (state.street, state.to_move, len(state.hand(2))) == (0, 2, 14)
    empty = ofc.Board()
    shown = []
    while not state.is_over:
        view = state.view(1)
        shown.append((state.to_move, view.has_set))
        assert view.boards[0] == view.boards[2] == empty
        assert view.fantasyland == (15, 0, 14)
        state.apply(state.legal_actions()[0])
    assert shown[:15] == 14 * [(2, (False, False, False))] + [(0, (False, False, True))]
    assert shown[14 + 15] == (1, (True, False, True))
    assert [board.is_complete for board in state.view(1).boards] == [True] * 3
    assert [len(state.discards(seat)) for seat in range(3)] == [2, 4, 1]


def test_hand_is_placed_from_the_highest_card_on() -> None:
    state = turbo()
    state.stack_deck("2c As 7d Ah Kc")
    assert state.hand(0) == tuple(map(Card, ("As", "Ah", "Kc", "7d", "2c")))
    for action in ("top", "bottom", "middle", "middle", "top"):
        state.apply(action)
    assert state.board(0) == ofc.Board("As 2c", "Kc 7d", "Ah")


def test_actions_follow_the_places_left() -> None:
    state = ofc.State("pineapple", 2, seed=5, button=1)
    assert state.legal_actions() == [0, 1, 2], "nothing is discarded on the first street"
    for _ in range(3):
        state.apply("top")
    assert state.legal_actions() == [1, 2], "the top row is full"
    state.apply("middle")
    state.apply("middle")
    state.place(bottom=state.hand(1))
    assert state.legal_actions() == [1, 2, 3]
    state.apply("discard")
    assert state.legal_actions() == [1, 2], "one discard a street"


def test_whole_hand_is_placed_or_nothing() -> None:
    state = turbo()
    state.stack_deck("As Ks Qs Js Ts")
    before = state.copy()
    for wrong in (
        {"top": "As Ks Qs Js", "middle": "Ts"},
        {"bottom": "As Ks Qs Js"},
        {"bottom": "As Ks Qs Js 9s"},
        {"bottom": "As Ks Qs Js", "discard": "Ts"},
    ):
        with pytest.raises(IllegalActionError):
            state.place(**wrong)
    with pytest.raises(InvalidCardError, match="As"):
        state.place(top="As", bottom="As Ks Qs Js Ts")
    assert state == before


def test_deck_is_stacked_before_the_first_card_alone() -> None:
    state = turbo()
    with pytest.raises(InvalidCardError, match="As appears twice"):
        state.stack_deck(["As", "As"])
    state.apply("top")
    with pytest.raises(IllegalActionError, match="before the first card"):
        state.stack_deck("As")


# ---- Settlement ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("preset", "scoring"), [("pineapple", "american"), ("russian_turbo", "russian")]
)
@pytest.mark.parametrize("seats", [["random", "random"], ["solitaire", "random", "solitaire"]])
def test_every_pair_settles(preset: str, scoring: str, seats: list[str]) -> None:
    for index in range(20):
        transcript = ofc.play(preset, seats, seed=9, index=index)
        totals = [0] * len(seats)
        for result in transcript.results:
            rows = [(b.top, b.middle, b.bottom) for b in result.boards]
            points = [0] * len(seats)
            for x, y in combinations(range(len(seats)), 2):
                won = oracle_ofc.points(rows[x], rows[y], scoring)
                points[x] += won
                points[y] -= won
            assert result.points == tuple(points)
            totals = [total + won for total, won in zip(totals, points, strict=True)]
        assert transcript.final.points == tuple(totals)


WORKED_EXAMPLE = [[0, 10, 40], [-10, 0, -20], [-40, 20, 0]]


@pytest.mark.parametrize(
    ("cap", "ends"),
    [
        ("none", (55, -20, 115)),
        ("stacks", (20, 0, 130)),
        ("stacks_loser", (55, 0, 95)),
        ("match", (55, 0, 95)),
    ],
)
def test_worked_example_of_the_limits(cap: str, ends: tuple[int, ...]) -> None:
    stacks = (5, 10, 135)
    points = ofc.capped_points(WORKED_EXAMPLE, stacks, ofc.Rules(cap=cap))
    assert tuple(map(sum, zip(stacks, points, strict=True))) == ends


def test_pairs_settle_from_the_left_of_the_button() -> None:
    """The second player loses to both others and can pay but one."""
    won = [[0, 10, 0], [-10, 0, -10], [0, 10, 0]]
    rules = ofc.Rules(cap="stacks_loser")
    assert ofc.capped_points(won, (50, 10, 50), rules, button=2) == (10, -10, 0)
    assert ofc.capped_points(won, (50, 10, 50), rules, button=0) == (0, -10, 10)


@pytest.mark.parametrize("won", [[], [[0]], [[0, 1], [-1]], [[0] * 5] * 5])
def test_limits_need_all_pairs(won: list[list[int]]) -> None:
    with pytest.raises(ValueError, match="expected"):
        ofc.capped_points(won, [1] * len(won))


def test_limits_in_a_match() -> None:
    boards = {0: QUEENS, 1: WEAK}
    won = ofc.points(ofc.Board(*QUEENS), ofc.Board(*WEAK), "american_turbo")
    assert won == 7 + 2 + 6
    for cap, stacks, paid in [
        ("none", None, won),
        ("stacks", (5, 8), 5),
        ("stacks", (9, 8), 8),
        ("stacks_loser", (5, 8), 8),
        ("match", None, 10),
        ("match", (10, 500), 10),
    ]:
        rules = ofc.Rules.preset("american_turbo").replace(cap=cap, buy_in=10)
        state = ofc.State(rules, 2, seed=1, button=1, stacks=stacks)
        play_deal(state, boards)
        assert state.points == (paid, -paid)
        start = stacks or (10, 10)
        assert state.stacks == (start[0] + paid, start[1] - paid)


def test_loss_in_a_match_counts_all_its_deals() -> None:
    rules = ofc.Rules.preset("american_turbo").replace(cap="match", buy_in=20, fantasyland=False)
    state = ofc.State(rules, 2, seed=1, button=1)
    for points in ((15, -15), (20, -20)):
        play_deal(state, {0: QUEENS, 1: WEAK})
        assert state.points == points
    assert state.is_over


# ---- Fantasyland, the button and the end -----------------------------------------------------


def test_match_is_one_round_of_the_button() -> None:
    state = ofc.State("russian_classic", 4, seed=4, button=2)
    buttons = []
    while not state.is_over:
        if state.deal > len(buttons):
            buttons.append(state.button)
        state.apply(state.legal_actions()[-1])  # fills from the bottom: no Fantasyland
    assert buttons == [2, 3, 0, 1]
    assert state.deal == 4


def test_first_button_is_drawn_by_lot() -> None:
    drawn = {ofc.State(players=3, seed=1, index=index).button for index in range(30)}
    assert drawn == {0, 1, 2}


def test_fantasyland_adds_a_deal_and_keeps_the_button() -> None:
    state = turbo()
    play_deal(state, {0: QUEENS, 1: WEAK})
    assert (state.deal, state.button, state.fantasyland) == (2, 0, (13, 0))
    play_deal(state, {0: QUEENS, 1: WEAK})  # no trips on top, no quads at the bottom
    assert state.last_deal is not None
    assert (state.last_deal.fantasyland, state.last_deal.earned) == ((13, 0), (0, 0))
    assert (state.deal, state.button, state.fantasyland) == (3, 0, (0, 0))
    play_deal(state, {0: WEAK, 1: QUEENS})
    assert not state.is_over, "Fantasyland earned in the last deal is played"
    assert (state.deal, state.button, state.fantasyland) == (4, 1, (0, 13))
    play_deal(state, {0: WEAK, 1: QUEENS})
    assert state.is_over
    assert state.deal == 4


def test_button_may_move_after_fantasyland() -> None:
    rules = ofc.Rules.preset("american_turbo").replace(button_moves_after_fantasyland=True)
    state = ofc.State(rules, 2, seed=1, button=1)
    play_deal(state, {0: QUEENS, 1: WEAK})
    assert (state.button, state.fantasyland) == (0, (13, 0))
    play_deal(state, {0: QUEENS, 1: WEAK})
    assert state.is_over, "two deals, and the button has gone round"


def test_entry_earns_cards_by_the_top_row() -> None:
    for top, cards in [("Qs Qd 7c", 14), ("Ks Kd 7c", 15), ("As Ad 7c", 16), ("2s 2d 2c", 17)]:
        rules = ofc.Rules.preset("pineapple_progressive").replace(deal="turbo")
        state = ofc.State(rules, 2, seed=1, button=1)
        play_deal(state, {0: [top, "3c 3d 3h 4s 5d", "6h 6c 6s 8d 8c"], 1: WEAK_BESIDE})
        assert state.fantasyland == (cards, 0)


WEAK_BESIDE = ["Jc 9d 4d", "Td Tc 9c 7s 4c", "Jd Js Jh 7d 5s"]


@pytest.mark.parametrize(
    ("rows", "same", "fixed"),
    [
        (["2s 2d 2c", "3c 3d 3h 4s 5d", "6h 6c 6s 8d 8c"], 15, 17),  # trips on top
        (["2s 2d 7c", "3c 3d 3h 4s 5d", "6h 6c 6s 6d 8c"], 15, 17),  # four of a kind
        (["As Ad 7c", "3c 3d 3h 4s 5d", "6h 6c 6s 8d 8c"], 0, 0),  # aces do not stay
        (["3s 3d 3c", "2c 2d 2h 4s 5d", "6h 6c 6s 6d 8c"], 0, 0),  # dead
    ],
)
def test_stay_earns_the_same_number_or_a_fixed_one(rows: list[str], same: int, fixed: int) -> None:
    for repeat, cards in (("same", same), ("17", fixed)):
        rules = ofc.Rules.preset("american_turbo").replace(fantasyland_cards_repeat=repeat)
        state = ofc.State(rules, 2, seed=1, button=1, fantasyland=[15, 0])
        spare = " Ac Kc"
        state.stack_deck(" ".join(rows) + spare)
        state.place(*rows, discard=spare)
        while state.deal == 1 and not state.is_over:
            state.apply(state.legal_actions()[0])
        assert state.last_deal is not None
        assert state.last_deal.earned == (cards, 0)


def test_four_players_share_the_deck_evenly() -> None:
    """The preset tonybet repeats with 14 cards, which four players do not have."""
    state = ofc.State("tonybet", 4, seed=1, button=3, fantasyland=[17, 0, 0, 0])
    assert len(state.hand(0)) == 13
    rows = ["2s 2d 2c", "3c 3d 3h 4s 5d", "6h 6c 6s 8d 8c"]
    state.stack_deck(" ".join(rows))
    state.place(*rows)
    while state.deal == 1:
        state.apply(state.legal_actions()[0])
    assert state.fantasyland[0] == 13


def test_deals_limit_the_match() -> None:
    state = turbo(deals=1)
    play_deal(state, {0: QUEENS, 1: WEAK})
    assert state.is_over
    assert state.last_deal is not None
    assert state.last_deal.earned == (13, 0)


@pytest.mark.parametrize(
    ("rules", "setup", "words"),
    [
        ("pineapple", {"players": 4}, "players of pineapple from 2 to 3, not 4"),
        ("pineapple", {"players": 1}, "from 2 to 3, not 1"),
        ("tonybet", {"players": 5}, "from 2 to 4"),
        ("pineapple", {"button": 2}, "button"),
        ("pineapple", {"deals": -1}, "deals"),
        ("pineapple", {"stacks": [-5, 5]}, "stack of seat 0"),
        ("pineapple", {"fantasyland": [0, 12]}, "cards of seat 1 from 13 to 17, not 12"),
        (ofc.Rules(cap="match"), {"stacks": [100, 99]}, "stack of seat 1 from 100"),
        (ofc.Rules(fantasyland=False), {"fantasyland": [14, 0]}, "no Fantasyland"),
    ],
)
def test_match_that_cannot_be_played(
    rules: ofc.Rules | str, setup: dict[str, object], words: str
) -> None:
    with pytest.raises(InvalidRulesError, match=words):
        ofc.State(rules, **setup)


@pytest.mark.parametrize("name", ["stacks", "fantasyland"])
def test_numbers_by_seat_are_one_for_each(name: str) -> None:
    with pytest.raises(ValueError, match="one for each seat, not 3"):
        ofc.State(players=2, **{name: [13, 13, 13]})


# ---- What a seat knows -----------------------------------------------------------------------


def test_discards_of_others_are_hidden() -> None:
    """Two decks that differ in one card thrown away by the first player."""
    views = []
    for thrown in ("2c", "3c"):
        state = ofc.State("pineapple", 2, seed=1, button=1)
        state.stack_deck("As Ks Qs Js Ts Ad Kd Qd Jd Td 9s 8s " + thrown)
        state.place(bottom="As Ks Qs Js Ts")
        state.place(bottom="Ad Kd Qd Jd Td")
        state.place(middle="9s 8s", discard=thrown)
        views.append((state.view(0), state.view(1)))
    assert views[0][1] == views[1][1]
    assert views[0][0] != views[1][0]
    assert views[0][1].unseen == views[1][1].unseen


def test_position_is_what_the_view_shows() -> None:
    dice = random.Random(1)
    state = ofc.State("pineapple", 3, seed=8, button=0, fantasyland=[0, 14, 0])
    while not state.is_over:
        seat = state.to_move
        assert seat is not None
        if state.street and len(state.hand(seat)) == (5 if state.street == 1 else 3):
            view = state.view(seat)
            position = view.position()
            assert position.street() == state.street
            assert [opponent.fantasyland for opponent in position.opponents].count(14) == (
                state.fantasyland[1] > 0
            )
            assert (position.to_place, position.discards) == (view.hand, view.discards)
        state.apply(dice.choice(state.legal_actions()))
    with pytest.raises(ValueError, match="not about to place"):
        state.view(0).position()


def test_seat_that_does_not_exist() -> None:
    state = ofc.State()
    for seat in (-1, 2):
        with pytest.raises(IndexError, match="from 0 to 1"):
            state.view(seat)
