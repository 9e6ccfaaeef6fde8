"""What equity is asked: every way to name players, and every way to get it wrong."""

from __future__ import annotations

import json
import time
from typing import Any

import numpy as np
import pytest

from pokerloop import equity
from pokerloop.cards import Card, GangsterCard, parse_cards
from pokerloop.errors import (
    InvalidCardError,
    InvalidPositionError,
    InvalidRangeError,
    InvalidRulesError,
)
from pokerloop.ranges import Range

BOARD = "Qh7h2c"


@pytest.mark.parametrize(
    "hand",
    [
        "AhKh",
        "ah kh",
        "Kh, Ah",
        "A♥K♥",
        [51 - 1, 47 - 1],
        (Card("Ah"), Card("Kh")),
        ["Ah", "Kh"],
        np.array([50, 46], np.uint8),
        Range("AhKh"),
        iter(["Kh", "Ah"]),
    ],
)
def test_ways_to_name_a_hand(hand: Any) -> None:
    result = equity.exact([hand, "QsQd"], board=parse_cards(BOARD))
    assert result.players[0].counts == (253, 0)


def test_players_may_come_from_an_iterator() -> None:
    result = equity.exact(iter(["AhKh", "QsQd"]), board=[Card("Qh"), "7h", 0])
    assert result.players[0].counts == (253, 0)


@pytest.mark.parametrize("text", ["random", " Random ", "??", "100%"])
def test_ways_to_name_a_random_hand(text: str) -> None:
    result = equity.exact(["AhKh", text], board=BOARD)
    assert result.players[0].equity == pytest.approx(0.726830, abs=5e-7)


@pytest.mark.parametrize("text", ["AhKh, AsKs", "AhKh AsKs", "AhKh:1, AsKs:1"])
def test_several_hands_are_a_range(text: str) -> None:
    assert equity.exact([text, "QsQd"], board=BOARD).trials == 2 * 990


def test_hands_are_shown_as_they_were_named() -> None:
    result = equity.exact(["kh Ah", " QQ+ ", Range("AKs"), "2?"[:0] + "2c?"], board="")
    assert [player.hand for player in result.players] == ["KhAh", "QQ+", "AKs", "2c?"]


@pytest.mark.parametrize(
    ("players", "spot", "error", "said"),
    [
        (["AhKh", "AhQh"], {}, InvalidCardError, "Ah appears twice: in the hand of player 1 and"),
        (["AhKh", "QsQd"], {"board": "Ah7h2c"}, InvalidCardError, "Ah appears twice: in the board"),
        (["AhKh", "QsQd"], {"dead": "Qs"}, InvalidCardError, "in the dead cards and in the hand"),
        (["AhKh", "QsQd"], {"board": "2c", "dead": "2c"}, InvalidCardError, "2c appears twice"),
        (["AhAh", "QsQd"], {}, InvalidCardError, "player 1: the card Ah appears twice"),
        (["AhKh", [49, 49]], {}, InvalidCardError, "Ad appears twice in the hand of player 2"),
        (["AhKh", [52, 1]], {}, InvalidCardError, "player 2: 52 is not a card"),
        (["AhKh", "Qs"], {}, InvalidPositionError, "player 2: expected 2 cards in holdem, got 1"),
        (["AhKhQh", "Qs"], {}, InvalidPositionError, "player 1: expected 2 cards in holdem, got 3"),
        (["AhKh", "???"], {}, InvalidPositionError, "player 2: expected 2 cards in holdem, got 3"),
        (["AhKh", "QsQd"], {"game": "omaha"}, InvalidPositionError, "4 cards in omaha, got 2"),
        (["AhKh", "QQ+"], {"game": "omaha"}, InvalidPositionError, "4 cards in omaha, got 2"),
        (["AhKhQhJhTh2c"], {"game": "draw"}, InvalidPositionError, "2 to 10 players, got 1"),
        (["AhKhQhJhTh2c", ""], {"game": "draw"}, InvalidPositionError, "at most 5 cards in draw"),
        (["AhKh", ""], {}, InvalidPositionError, "expected 2 cards in holdem, got 0"),
        (["AhKh"], {}, InvalidPositionError, "expected 2 to 10 players, got 1"),
        (["random"] * 11, {}, InvalidPositionError, "expected 2 to 10 players, got 11"),
        ([], {}, InvalidPositionError, "expected 2 to 10 players, got 0"),
        (["AhKh", "QsQd"], {"board": "2c3c4c5c6c7c"}, InvalidPositionError, "board of at most 5"),
        (["AhKh", "QsQd"], {"board": "2c", "game": "draw"}, InvalidPositionError, "at most 0"),
        (["AhKh", "AhAd, AhQh"], {}, InvalidPositionError, "player 2: each hand of the range"),
        (["AA", "AA", "AA"], {}, InvalidPositionError, "no deal in which all players"),
        (["AhKh", "AA:0"], {}, InvalidPositionError, "player 2: the range is empty"),
        (["AhKh", Range()], {}, InvalidPositionError, "player 2: the range is empty"),
        (["AhKh", "QsQx"], {}, InvalidRangeError, "player 2: 'QsQx' is not a part of a range"),
        (["AhKh", "AKx, QQ"], {}, InvalidRangeError, "player 2: 'AKx' is not a part"),
        (["AhKh", "Qx?"], {}, InvalidCardError, "player 2: 'Qx'"),
        (["AhKh", 5], {}, InvalidCardError, "player 2: expected card text"),
        (["AhKh", None], {}, InvalidCardError, "player 2: expected card text"),
        (["AhKh", ["QsQd"]], {}, InvalidCardError, "player 2: "),
        (["AhKh", "QsQd"], {"board": 5}, InvalidCardError, "expected card text"),
        (["AhKh", "QsQd"], {"dead": "Zz"}, InvalidCardError, "'Zz' is not a card"),
        ("AhKh", {}, InvalidPositionError, "expected a list of players"),
        (None, {}, InvalidPositionError, "expected a list of players"),
        (Range("AA"), {}, InvalidPositionError, "expected a list of players"),
        (["AhKh", "QsQd"], {"game": "stud"}, InvalidRulesError, "no game 'stud'; expected one of"),
        (["AhKh", "QsQd"], {"game": None}, InvalidRulesError, "no game None"),
        (["9r", "10g"], {"game": "chicago_poker", "order": "x"}, InvalidRulesError, "'x'"),
        (["9r", "bribe"], {"game": "chicago_poker"}, InvalidCardError, "special card bribe"),
        (["9r", "9r"], {"game": "chicago_poker"}, InvalidCardError, "9r appears twice"),
        (["9r", "QQ+"], {"game": "chicago_poker"}, InvalidCardError, "player 2: "),
        (["9r", ""], {"game": "chicago_poker", "fill": False}, InvalidPositionError, "at least 1"),
    ],
)
def test_what_is_wrong_is_said(
    players: Any, spot: dict[str, Any], error: type[Exception], said: str
) -> None:
    for ask in (equity.exact, equity.sample, equity.cost, equity.compute):
        with pytest.raises(error) as raised:
            ask(players, **spot)
        assert said in str(raised.value)


def test_too_few_cards_left() -> None:
    dead = [Card(card) for card in range(40)]
    with pytest.raises(InvalidPositionError, match="13 cards would have to come, of 12"):
        equity.sample(["random"] * 4, dead=dead)
    assert equity.sample(["random"] * 3, dead=dead, trials=100).trials == 100
    all_dead = [Card(card) for card in range(48)]
    result = equity.exact(["AsAh", "AdAc"], dead=all_dead[:43])
    assert result.trials == 1
    with pytest.raises(InvalidPositionError, match="5 cards would have to come, of 4"):
        equity.exact(["AsAh", "AdAc"], dead=all_dead[:44])


@pytest.mark.parametrize(
    ("keywords", "error"),
    [
        ({"trials": 0}, ValueError),
        ({"trials": -5}, ValueError),
        ({"trials": 1.5}, ValueError),
        ({"trials": "many"}, ValueError),
        ({"trials": True}, ValueError),
        ({"target_error": 0}, ValueError),
        ({"target_error": -1e-3}, ValueError),
        ({"target_error": float("nan")}, ValueError),
        ({"seed": -1}, ValueError),
        ({"seed": 1.5}, TypeError),
        ({"workers": 0}, ValueError),
        ({"workers": 1.5}, ValueError),
    ],
)
def test_effort_out_of_range(keywords: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error, match=r"expected|not"):
        equity.sample(["AhKh", "QsQd"], **keywords)


def test_limits_out_of_range() -> None:
    with pytest.raises(ValueError, match="limit from 1 on"):
        equity.cost(["AhKh", "QsQd"], limit=0)
    with pytest.raises(ValueError, match="expected a budget"):
        equity.compute(["AhKh", "QsQd"], budget=1e6)  # type: ignore[arg-type]


def test_numpy_numbers_are_numbers() -> None:
    result = equity.sample(["AhKh", "QsQd"], trials=np.int64(1_000), seed=np.int32(3))
    assert result.trials == 1_000


def test_too_much_for_an_exact_count_is_said() -> None:
    with pytest.raises(ValueError, match="20358520 possible hands"):
        equity.exact(["random", "random"], game="omaha6")
    digits = ", ".join(f"{name}:0.{100003 + i}" for i, name in enumerate(["AA", "KK", "QQ", "JJ"]))
    fine = equity.exact([digits] * 3, board="2c3d4h5s7c")
    assert sum(player.equity for player in fine.players) == pytest.approx(1)
    with pytest.raises(ValueError, match="too many digits"):
        equity.exact([digits] * 6, board="2c3d4h5s7c")


def test_ranges_that_hardly_ever_fit_are_told_from_those_that_never_do() -> None:
    never = ["AA", "AA", "AA, KK:0.5", "KK", "KK"]
    with pytest.raises(InvalidPositionError, match="no deal"):
        equity.sample(never)
    hardly = ["AA", "AA", "KK", "KK", "QQ", "QQ"]
    assert equity.sample(hardly, trials=1_000, seed=1).trials == 1_000
    next_to_never = ["AA, 22:0.000001"] * 4
    with pytest.raises(InvalidPositionError, match="too often to be sampled"):
        equity.sample(next_to_never, trials=1_000, seed=1)
    assert equity.exact(next_to_never, board="7c8c9dTdKh").players[0].equity == 0.25


def test_result_as_data_and_text() -> None:
    result = equity.sample(["AhKh", "QQ+:0.5"], board="2c", dead="3c 4c", trials=10_000, seed=5)
    data = json.loads(json.dumps(result.to_dict()))
    assert (data["game"], data["board"], data["dead"]) == ("holdem", "2c", "3c4c")
    assert (data["trials"], data["seed"], data["is_exact"]) == (10_000, 5, False)
    first = data["players"][0]
    assert first["equity"] == result.players[0].equity
    assert first["interval"][0] < first["equity"] < first["interval"][1]
    assert list(first["categories"]) == [
        *("straight_flush", "four_of_a_kind", "full_house", "flush", "straight"),
        *("three_of_a_kind", "two_pair", "pair", "high_card"),
    ]
    assert sum(first["categories"].values()) == pytest.approx(1)
    lines = str(result).splitlines()
    assert lines[0].split() == ["hand", "equity", "error", "win", "tie"]
    assert lines[1].split()[0] == "AhKh"
    assert lines[3] == "holdem, board 2c, dead 3c4c: 10,000 deals sampled with seed 5"


def test_categories_of_chicago_poker_follow_the_order() -> None:
    columns = [[GangsterCard("9r"), "9y"], "15r 15y 15g"]
    for order in ("default", "rarity"):
        result = equity.exact(columns, game="chicago_poker", order=order, fill=False)
        names = list(result.players[0].categories)
        assert len(names) == 11
        assert (names.index("flush") < names.index("full_house")) == (order == "rarity")


# ---- Many pairs -------------------------------------------------------------------------------


def test_matrix_has_the_equity_of_each_pair() -> None:
    rows, columns = ["AhKh", "JJ", Range("AKs")], ["QsQd", "random", "KhKd"]
    table = equity.matrix(rows, columns, board=BOARD)
    for i, row in enumerate(rows):
        for j, column in enumerate(columns):
            if (i, j) == (0, 2):
                assert np.isnan(table[i, j])
            else:
                pair = equity.exact([row, column], board=BOARD)
                assert table[i, j] == pair.players[0].equity


def test_square_matrix_is_its_own_complement() -> None:
    hands = ["AA", "KK", "AKs", "76s", "AhKh"]
    table = equity.matrix(hands, board=BOARD, workers=2)
    assert np.isnan(table[4, 4])
    assert np.count_nonzero(np.isnan(table)) == 1
    assert np.allclose(np.nan_to_num(table + table.T, nan=1), 1)
    assert (table.diagonal()[:4] == 0.5).all()
    assert np.allclose(table, equity.matrix(hands, hands, board=BOARD), equal_nan=True)


def test_sampled_matrix() -> None:
    table = equity.matrix(["AA", "KK"], ["QQ"], trials=10_000, seed=1)
    pair = equity.sample(["KK", "QQ"], trials=10_000, seed=1)
    assert table[1, 0] == pair.players[0].equity


def test_matrix_says_what_is_no_hand() -> None:
    with pytest.raises(InvalidRangeError, match="'AKx'"):
        equity.matrix(["AA", "AKx"])
    with pytest.raises(InvalidCardError, match="Qh appears twice"):
        equity.matrix(["AA", "QhQd"], board=BOARD)


def test_a_cost_past_all_counting_is_said_at_once() -> None:
    started = time.process_time()
    assert equity.cost(["random"] * 6) == equity.cost(["random"] * 10, board="2c3d4h5s9c")
    assert not equity.compute(["random"] * 6, seed=1).is_exact
    assert time.process_time() - started < 20
