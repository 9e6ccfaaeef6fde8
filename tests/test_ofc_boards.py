"""Boards: foul, royalties, points, entry and stay, against given cases and a second writing."""

from __future__ import annotations

import json
import pickle
import random
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pokerloop import hands
from pokerloop.cards import card_ids
from pokerloop.errors import InvalidCardError, InvalidPositionError
from pokerloop.ofc import Board, Rules, points, settle
from tests import oracle, oracle_ofc

pytestmark = pytest.mark.sanitizer

AMERICAN = Rules.preset("pineapple")
RUSSIAN = Rules.preset("russian_classic")
SCORINGS = [("american", AMERICAN), ("russian", RUSSIAN)]
PAIRS = [
    json.loads(line)
    for line in (Path(__file__).parent / "cases" / "ofc_pairs.jsonl").read_text().splitlines()
]

LOW_TOP, HIGH_MIDDLE = "2c 3d 4h", "Ac Kd Qh Js 9s"


@pytest.mark.parametrize("case", PAIRS)
def test_given_pairs(case: dict[str, object]) -> None:
    x, y = Board(*case["x"]), Board(*case["y"])
    assert x.is_foul(AMERICAN) == case["x_dead"]
    assert y.is_foul(AMERICAN) == case["y_dead"]
    assert list(x.royalties(AMERICAN)) == case["x_royalties_american"]
    assert points(x, y, AMERICAN) == case["points_american"]
    assert points(x, y, RUSSIAN) == case["points_classic"]
    assert settle([y, x], RUSSIAN) == (-case["points_classic"], case["points_classic"])


def random_boards(rng: random.Random, players: int) -> list[oracle_ofc.Rows]:
    """Deal boards whose rows are sorted by strength half of the time, so that many are live."""
    deck = rng.sample(range(52), 13 * players)
    boards = []
    for player in range(players):
        cards = deck[13 * player : 13 * player + 13]
        if rng.random() < 0.7:
            cards.sort(key=lambda card: card // 4 + 6 * (rng.random() < 0.3))
        boards.append((cards[:3], cards[3:8], cards[8:]))
    return boards


@pytest.mark.parametrize(("scoring", "rules"), SCORINGS)
def test_random_boards_agree_with_the_rule_book(scoring: str, rules: Rules) -> None:
    rng = random.Random(1)
    live = 0
    for _ in range(3000):
        x, y = random_boards(rng, 2)
        board = Board(*x)
        live += not oracle_ofc.is_dead(x)
        assert board.is_foul(rules) == oracle_ofc.is_dead(x)
        assert board.royalties(rules) == oracle_ofc.royalties(x, scoring)
        assert board.enters_fantasyland(rules) == oracle_ofc.enters(x)
        assert board.stays(rules) == oracle_ofc.stays(x)
        assert points(board, Board(*y), rules) == oracle_ofc.points(x, y, scoring)
    assert live > 500


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tables_settle_pair_by_pair_and_sum_to_zero(players: int) -> None:
    rng = random.Random(players)
    for _ in range(300):
        rows = random_boards(rng, players)
        expected = [0] * players
        for x, y in combinations(range(players), 2):
            won = oracle_ofc.points(rows[x], rows[y], "american")
            expected[x] += won
            expected[y] -= won
        got = settle([Board(*row) for row in rows], AMERICAN)
        assert got == tuple(expected)
        assert sum(got) == 0


def dead(top: str, middle: str, bottom: str, rules: Rules = AMERICAN) -> bool:
    return Board(top, middle, bottom).is_foul(rules)


def test_trap_the_kicker_counts_between_three_and_five_cards() -> None:
    aces_up = "As Ad Kc Kh 2d"
    assert dead("Qs Qd 7c", "Qh Qc 6s 5s 4d", aces_up)
    assert not dead("Qs Qd 7c", "Qh Qc 9s 8s 2c", aces_up)
    assert not dead("5s 5d Kc", "5h 5c Kd 3s 2s", "As Ad 7c 7h 2d")


def test_trap_the_wheel_is_the_lowest_straight() -> None:
    assert dead("Kc Qd 9h", "2c 3d 4h 5s 6c", "Ac 2d 3h 4s 5c")
    assert not dead("Kc Qd 9h", "Ac 2d 3h 4s 5c", "2c 3d 4h 5s 6c")
    steel_wheel = "Ac 2c 3c 4c 5c"
    assert dead("Kc Qd 9h", "2d 3d 4d 5d 6d", steel_wheel)
    assert not dead("Kc Qd 9h", "As Ad Ah Kd Ks", steel_wheel)


def test_trap_the_top_row_knows_no_straights_and_no_flushes() -> None:
    rising = ["Ac 2c 3c", "Ac 4c 5c", "Ac Kd 2h", "Ac Kc Qc", "2c 2d Ah", "2c Ad Ah", "2c 2d 2h"]
    others = "3h 3s 8d Jh 9d", "9c 9s 9h Ts Th"
    for weaker, stronger in pairwise(rising):
        assert oracle.standard(card_ids(weaker)) < oracle.standard(card_ids(stronger))
        assert hands.compare(weaker, stronger) == -1
    assert not dead("Ac Kc Qc", *others)
    assert dead("Ac Ad Kh", *others)


def test_trap_a_dead_board_pays_the_royalties_of_a_live_one() -> None:
    lost = Board("As Ad 2c", "3c 4d 5h 7s 9c", "Kc Qd Jh 9s 8c")
    live = Board("Qs Qh 7c", "6s 6d 6h 2d 3h", "9d Ts Js Qc Kd")
    assert points(lost, live, AMERICAN) == -17


def test_trap_two_dead_boards_settle_at_zero_and_go_nowhere() -> None:
    first = Board("As Ad 2c", "3c 4d 5h 7s 9c", "Kc Qd Jh 9s 8c")
    second = Board("Ks Kd Kh", "2d 2h 3d 5c 6c", "9d 9h Ts Jc Qh")
    for rules in (AMERICAN, RUSSIAN):
        assert points(first, second, rules) == 0
        for board in (first, second):
            assert not board.enters_fantasyland(rules)
            assert not board.stays(rules)
            assert board.royalties(rules) == (0, 0, 0)


def test_trap_a_royal_flush_is_paid_once() -> None:
    board = Board(LOW_TOP, "2d 3h 4c 9d Td", "As Ks Qs Js Ts")
    assert board.royalties(AMERICAN) == (0, 0, 25)
    assert board.royalties(RUSSIAN) == (0, 0, 15)
    middle_royal = Board(LOW_TOP, "As Ks Qs Js Ts", "Ah Kh Qh Jh Th")
    assert middle_royal.royalties(AMERICAN) == (0, 50, 25)


def test_trap_ten_has_two_spellings_and_no_card_lies_twice() -> None:
    assert Board("10h") == Board("Th")
    with pytest.raises(InvalidCardError, match="Th"):
        Board("10h", "Th")
    with pytest.raises(InvalidCardError, match=r"As.*board 1.*board 2"):
        points(
            Board("As 2c 3d", "4h 4d 5c 6c 7d", "8h 8d 8c 9c 9d"),
            Board("As 2d 3c", "4c 4s 5d 6d 7c", "Th Td Tc Jc Jd"),
        )


def test_equal_rows_are_legal_unless_the_rule_says_strict() -> None:
    rows = "Ac Kd Qh", "9c 9d Jh Ts 2s", "9h 9s Jc Td 2d"
    assert not dead(*rows)
    assert dead(*rows, rules=Rules(strict_rows=True))


def test_full_house_in_the_middle_stays_by_option() -> None:
    board = Board("Ac Kd Qh", "9c 9d 9h Ts Tc", "Jc Jd Jh 2s 2c")
    assert not board.stays(AMERICAN)
    assert board.stays(Rules(full_house_middle_stays=True))
    assert board.stays(Rules(stay_middle="full_house"))
    assert board.stays(Rules(stay_bottom="full_house"))
    assert not board.stays(Rules(full_house_middle_stays=True, fantasyland_repeat=False))
    assert not board.stays(Rules(full_house_middle_stays=True, fantasyland=False))


def test_queens_enter_and_do_not_stay() -> None:
    board = Board("Qs Qd 7c", "Kc Kd 9s 8s 2c", "As Ad Kh 2h 2d")
    assert board.enters_fantasyland(AMERICAN)
    assert not board.stays(AMERICAN)
    assert not board.enters_fantasyland(Rules(fantasyland=False))
    assert not board.enters_fantasyland(Rules(fantasyland_entry="KK"))
    assert Board("Js Jd 7c", "Kc Kd 9s 8s 2c", "As Ad Kh 2h 2d").enters_fantasyland(
        Rules(fantasyland_entry="JJ")
    )


@pytest.mark.parametrize(
    ("top", "cards"), [("Qs Qd 7c", 14), ("Ks Kd 7c", 15), ("As Ad 7c", 16), ("2s 2d 2c", 17)]
)
def test_the_top_row_decides_the_number_of_fantasyland_cards(top: str, cards: int) -> None:
    board = Board(top, "3c 3d 3h 9s 8s", "4s 4d 4h 4c Jd")
    assert board.fantasyland_cards(Rules.preset("pineapple_progressive")) == cards
    assert board.fantasyland_cards(AMERICAN) == 14


def test_unfinished_boards() -> None:
    board = Board("Qs Qd", "", "6h 5h 4h 3h 2h")
    assert not board.is_complete
    assert board.royalties(AMERICAN) == (0, 0, 15)
    assert not board.is_foul(AMERICAN)
    assert not board.enters_fantasyland(AMERICAN)
    assert not board.stays(AMERICAN)
    assert Board("Qs Qd Qc", "", "6h 5h 4h 3h 9d").is_foul(AMERICAN)
    assert Board("Qs Qd Qc", "", "6h 5h 4h 3h 9d").royalties(AMERICAN) == (0, 0, 0)
    assert Board().royalties(AMERICAN) == (0, 0, 0)


@given(st.lists(st.integers(0, 51), unique=True, max_size=13), st.randoms())
def test_a_board_survives_every_form_it_takes(cards: list[int], rng: random.Random) -> None:
    board = Board(cards[:3], cards[3:8], cards[8:])
    assert eval(repr(board)) == board
    assert pickle.loads(pickle.dumps(board)) == board
    assert Board(**board.to_dict()) == board
    shuffled = rng.sample(cards[:3], len(cards[:3])), cards[7:2:-1], cards[8:]
    assert Board(*shuffled) == board
    assert hash(Board(*shuffled)) == hash(board)
    assert sorted(board.bottom) == sorted(cards[8:])


@pytest.mark.parametrize(
    ("rows", "error", "message"),
    [
        (("2c 3c 4c 5c",), InvalidPositionError, "top holds at most 3 cards, not 4"),
        (("", "2c 3c 4c 5c 6c 7c"), InvalidPositionError, "middle holds at most 5 cards, not 6"),
        (("", "", "2c 3c 4c 5c 6c 7c"), InvalidPositionError, "bottom holds at most 5"),
        (("2c 2c",), InvalidCardError, "2c"),
        (("2c", "3d 2c"), InvalidCardError, "2c"),
        (("1c",), InvalidCardError, "1c"),
        (([52],), InvalidCardError, "52"),
        ((None,), InvalidCardError, "None"),
    ],
)
def test_impossible_boards(rows: tuple[object, ...], error: type[ValueError], message: str) -> None:
    with pytest.raises(error, match=message):
        Board(*rows)


def test_only_complete_boards_of_two_to_four_players_settle() -> None:
    whole = Board("As 2c 3d", "4h 4d 5c 6c 7d", "8h 8d 8c 9c 9d")
    with pytest.raises(InvalidPositionError, match="board 2 has 2 cards"):
        settle([whole, Board("Kd Kc")])
    for boards in ([], [whole], [whole] * 5):
        with pytest.raises(InvalidPositionError, match="2 to 4 boards"):
            settle(boards)
    with pytest.raises(InvalidPositionError, match="board 1"):
        points(Board(), whole)
