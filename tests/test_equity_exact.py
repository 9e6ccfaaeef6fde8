"""Exact equity: known answers, a second count of every deal, and other libraries."""

from __future__ import annotations

import random
from fractions import Fraction

import poker_equity
import pytest

from pokerloop import equity
from pokerloop.cards import Card, GangsterCard
from pokerloop.ranges import Range
from tests import oracle_equity as oracle

SIX = ["AhKh", "QsQd", "7c7d", "JhTh", "5s4s", "AcJd"]


def agree(result: equity.Equities, total: oracle.Count) -> None:
    assert result.is_exact
    assert result.trials == total.deals
    players = len(result.players)
    for number, player in enumerate(result.players):
        assert player.equity == pytest.approx(float(total.equity(number)), abs=1e-15)
        shares = [Fraction(count, player.total) for count in player.counts]
        assert shares == total.shares(number, players)
        assert player.stderr == 0
        assert player.interval() == (player.equity, player.equity)
        found = {name: share for name, share in player.categories.items() if share}
        assert found == pytest.approx(oracle.categories_of(total, number))


# ---- Known answers ----------------------------------------------------------------------------


def test_ace_king_against_queens() -> None:
    result = equity.exact(["AhKh", "QsQd"])
    first, second = result.players
    assert first.counts == (787_966, 6_732)
    assert second.counts == (917_606, 6_732)
    assert result.trials == first.total == 1_712_304
    assert first.lose == 917_606 / 1_712_304


@pytest.mark.parametrize(
    ("players", "board", "expected"),
    [
        (["AhKh", "random"], "Qh7h2c", 0.726830),
        (["AhKh", "QsQd", "7c7d"], "", 0.389836),
        (SIX, "", 0.232410),
        (["AhKh", "QsQd"], "Qh7h2c", 253 / 990),
    ],
)
def test_known_answers(players: list[str], board: str, expected: float) -> None:
    result = equity.exact(players, board=board)
    assert result.players[0].equity == pytest.approx(expected, abs=5e-7)
    assert sum(player.equity for player in result.players) == pytest.approx(1)


def test_ace_king_against_a_random_hand() -> None:
    result = equity.exact(["AhKh", "random"], workers=2)
    assert result.players[0].equity == pytest.approx(0.670446, abs=5e-7)
    assert result.trials == 1225 * 1_712_304


# ---- Against a second count -------------------------------------------------------------------


def random_spot(
    rng: random.Random, own: int, players: int, open_cards: int, dead: int
) -> tuple[list[str], str, str]:
    deck = rng.sample(range(52), own * players + open_cards + dead)
    text = ["".join(str(Card(c)) for c in deck[i * own : (i + 1) * own]) for i in range(players)]
    rest = [str(Card(card)) for card in deck[own * players :]]
    return text, "".join(rest[:open_cards]), "".join(rest[open_cards:])


@pytest.mark.sanitizer
@pytest.mark.parametrize("seed", range(12))
def test_hands_on_a_board(seed: int) -> None:
    rng = random.Random(seed)
    players = rng.choice([2, 2, 3, 5, 10])
    hands, board, dead = random_spot(rng, 2, players, rng.choice([3, 3, 4, 5]), rng.choice([0, 3]))
    total = oracle.count(list(map(oracle.one, hands)), oracle.ids(board), oracle.ids(dead))
    agree(equity.exact(hands, board=board, dead=dead), total)


@pytest.mark.parametrize(
    ("players", "board"),
    [
        (["AhKh", "QhJh"], "2h3h9c"),
        (["AhAd", "AcAs"], "KhKdKc"),
        (["2h3d", "4c5s"], "AsKsQsJsTs"),
        (["AhKd", "AdKh", "AcKs"], "QcJdTh"),
        (["7h7d", "8h8d"], "7c8c9c"),
        (["AhKh", "QdJd", "Tc9c"], "2h3h"),
    ],
)
def test_flushes_and_ties(players: list[str], board: str) -> None:
    if len(board) == 4:  # five-card boards from two are many; two of them known suffice
        board += "4d"
    total = oracle.count(list(map(oracle.one, players)), oracle.ids(board))
    agree(equity.exact(players, board=board), total)


@pytest.mark.sanitizer
@pytest.mark.parametrize("game", ["omaha", "omaha5", "omaha6"])
@pytest.mark.parametrize("seed", [1, 2])
def test_omaha(game: str, seed: int) -> None:
    own = oracle.GAMES[game][0]
    for players, open_cards in ((2, 3), (3, 4), (2, 5)):
        hands, board, _ = random_spot(random.Random(seed), own, players, open_cards, 0)
        total = oracle.count(list(map(oracle.one, hands)), oracle.ids(board), game=game)
        agree(equity.exact(hands, board=board, game=game), total)


def test_omaha_uses_exactly_two_cards() -> None:
    # Four hearts in hand and one on the board are no flush, nor is a lone heart with four.
    result = equity.exact(["AhKhQhJh", "AcAd2c3d"], board="Th9s8s4d5c", game="omaha")
    assert result.players[0].categories["flush"] == 0
    result = equity.exact(["Ah2c3d4s", "KsKd7c8c"], board="Th9h8h4h5c", game="omaha")
    assert result.players[0].categories["flush"] == 0


def test_omaha_full_house_beats_a_flush_in_the_same_hand() -> None:
    result = equity.exact(["Ah3hKs2s", "QcQd7c8c"], board="KhKd2h5h9c", game="omaha")
    assert result.players[0].categories["full_house"] == 1


@pytest.mark.sanitizer
@pytest.mark.parametrize(
    ("game", "hands"),
    [
        ("draw", ["AhKhQhJh", "9s9c9d"]),
        ("draw", ["AhAdAcKs", "2s2c2d3h", "7h8h9hTh"]),
        ("draw", ["AhAdAcKsKd", "QhQdQc2s2d"]),
        ("three_card", ["AhAd", "KsKc"]),
        ("three_card", ["Ah", "KsKc7d"]),
        ("three_card", ["AhKd", "AsKc", "2c2d"]),
        ("chicago_poker", ["9r 9y 10g 10b", "15r 14r 13r 12r"]),
        ("chicago_poker", ["1r 2y 3g 4b", "6r 6y 6g 6b"]),
    ],
)
def test_games_without_a_board(game: str, hands: list[str]) -> None:
    deck = oracle.GAMES[game][2]
    for order in ("default", "rarity") if game == "chicago_poker" else ("default",):
        total = oracle.count([oracle.one(hand, deck) for hand in hands], game=game, order=order)
        agree(equity.exact(hands, game=game, order=order), total)


def test_columns_that_stay_as_they_are() -> None:
    columns = ["9r 9y 10g", "15r 15y", "3r 4r 5r 6r 7r"]
    total = oracle.count(
        [oracle.one(column, 75) for column in columns], game="chicago_poker", fill=False
    )
    agree(equity.exact(columns, game="chicago_poker", fill=False), total)
    hidden = equity.exact(["9r 9y ?", "15r 15y"], game="chicago_poker", fill=False)
    higher = [card for card in range(75) if card // 5 == 8 and card not in (40, 41)]
    assert hidden.trials == 71
    assert hidden.players[0].equity == len(higher) / 71


# ---- Ranges -----------------------------------------------------------------------------------

WEIGHTED: list[dict[str, float]] = [
    {"AhAd": 1, "AhKh": 0.5, "AsKs": 0.25, "QcQd": 1},
    {"AdKd": 1, "AhQh": 0.125, "JsTs": 0.7, "2c2d": 1},
    {"AsAc": 0.3, "KhQh": 1, "9h8h": 1},
]


def as_range(weights: dict[str, float]) -> str:
    return ", ".join(f"{hand}:{weight}" for hand, weight in weights.items())


@pytest.mark.sanitizer
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("board", ["Ks7h2hJc", "Ks7h2hJc3d"])
def test_weighted_ranges_with_cards_in_common(players: int, board: str) -> None:
    total = oracle.count(
        [oracle.several(weights) for weights in WEIGHTED[:players]], oracle.ids(board)
    )
    result = equity.exact(list(map(as_range, WEIGHTED[:players])), board=board)
    agree(result, total)


def test_symmetry_of_suits_changes_nothing() -> None:
    # A whole range has all renamings of suits; one hand less leaves few of them.
    for text, others in (("QQ+, AKs", "A5s-A2s, 76s"), ("QQ+, AKs, AcQc", "A2s+, 7h7d")):
        hands = ["".join(map(str, hand)) for hand in Range(text)]
        more = ["".join(map(str, hand)) for hand in Range(others)]
        board = "Kh8h4c3d"
        total = oracle.count([oracle.several(hands), oracle.several(more)], oracle.ids(board))
        agree(equity.exact([text, others], board=board), total)
        assert equity.cost([text, others], board=board) > 0


def test_range_against_range_preflop_is_the_sum_of_its_pairs() -> None:
    ours, theirs = Range("AA, KK:0.5, AKs"), Range("QQ, AQs:0.25")
    weight = won = Fraction(0)
    for mine, w in zip(ours, ours.millionths, strict=True):
        for other, v in zip(theirs, theirs.millionths, strict=True):
            if set(mine).isdisjoint(other):
                pair = equity.exact([list(mine), list(other)])
                counts = pair.players[0].counts
                won += Fraction(w * v * (2 * counts[0] + counts[1]), 2 * pair.trials)
                weight += w * v
    assert equity.exact([ours, theirs]).players[0].equity == pytest.approx(float(won / weight))


def test_random_player_holds_every_hand_left() -> None:
    board = "Qh7h2c9d"
    hands = ["".join(map(str, hand)) for hand in Range("random").without("AhKh" + board)]
    total = oracle.count([oracle.one("AhKh"), oracle.several(hands)], oracle.ids(board))
    agree(equity.exact(["AhKh", "random"], board=board), total)
    agree(equity.exact(["AhKh", "100%"], board=board), total)
    agree(equity.exact(["AhKh", "??"], board=board), total)


def test_half_known_hand() -> None:
    board = "Qh7h2c9d3s"
    others = [str(Card(card)) for card in range(52) if str(Card(card)) not in "As" + "AhKh" + board]
    hands = [f"As{card}" for card in others]
    total = oracle.count([oracle.one("AhKh"), oracle.several(hands)], oracle.ids(board))
    agree(equity.exact(["AhKh", "As?"], board=board), total)


# ---- What must hold whatever the answer -------------------------------------------------------


def test_order_of_players_only_orders_the_result() -> None:
    there = equity.exact(["AhKh", "QsQd", "7c7d"], board="2h3h4c")
    back = equity.exact(["7c7d", "AhKh", "QsQd"], board="2h3h4c")
    assert [p.counts for p in there.players] == [
        back.players[1].counts,
        back.players[2].counts,
        back.players[0].counts,
    ]


def test_names_of_suits_do_not_matter() -> None:
    assert (
        equity.exact(["AhKh", "QsQd"]).players[0].counts
        == equity.exact(["AcKc", "QdQs"]).players[0].counts
    )


@pytest.mark.parametrize("workers", [2, 3])
def test_workers_change_nothing(workers: int) -> None:
    spot = ["QQ+, AKs:0.5", "A2s+", "77"]
    alone = equity.exact(spot, board="Qh7h2c")
    assert equity.exact(spot, board="Qh7h2c", workers=workers) == alone


def test_cost_is_far_below_the_number_of_deals() -> None:
    assert equity.cost(["AhKh", "QsQd"]) < 1_712_304 / 20
    assert equity.cost(["AhKh", "random"]) < 1225 * 1_712_304 / 80
    assert equity.cost(["AhKh", "random"], limit=1000) == 1000
    assert equity.cost(["random"] * 4, limit=10**6) == 10**6
    assert equity.cost(["random", "AsKsQsJsTs9s"], game="omaha6", limit=10**6) == 10**6


def test_gangster_columns_know_no_suits_either() -> None:
    ours = [str(GangsterCard(card)) for card in (0, 5, 10)]
    one = equity.exact([" ".join(ours), "9y 9g 9b 8y"], game="chicago_poker")
    other = equity.exact(["1p 2p 3p", "9r 9y 9g 8r"], game="chicago_poker")
    assert [p.counts for p in one.players] == [p.counts for p in other.players]


# ---- Another library --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "theirs", "hands", "board"),
    [
        ("holdem", "holdem", ["AhKh", "QsQd"], ""),
        ("holdem", "holdem", SIX, "2h9c4d"),
        ("omaha", "omaha", ["AhAdKhKd", "JsTs9c8c"], "2h7s9d"),
        ("omaha", "omaha", ["AhAdKhKd", "JsTs9c8c"], ""),
        ("omaha5", "omaha_five", ["AhAdKhKd2c", "JsTs9c8c7d"], "2h7s9d"),
        ("omaha6", "omaha_six", ["AhAdKhKd2c3c", "JsTs9c8c7d6d"], "2h7s9d"),
        ("draw", "five_card_draw", ["AhAdKh", "JsTs9s8s"], ""),
    ],
)
def test_poker_equity_agrees(game: str, theirs: str, hands: list[str], board: str) -> None:
    peer = poker_equity.exact_from_text(theirs, hands, board)
    result = equity.exact(hands, board=board, game=game)
    assert result.trials == peer["samples"]
    for player, win, tie in zip(result.players, peer["win_count"], peer["tie_count"], strict=True):
        assert (player.counts[0], sum(player.counts[1:])) == (win, tie)
