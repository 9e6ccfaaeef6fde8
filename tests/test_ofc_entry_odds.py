"""How often a position enters Fantasyland, against a count of all draws."""

from __future__ import annotations

import json
from itertools import combinations

import pytest

from pokerloop.cards import parse_cards
from pokerloop.errors import InvalidCardError, InvalidPositionError
from pokerloop.hands import Category
from pokerloop.ofc import Board, Position, entry_odds
from tests import oracle_ofc

EARLY = Position(top="Qs", middle="8c 4h", bottom="Ks Kd", to_place="Qd 7h 2c")
COMING = parse_cards("Ah Ac Qh 9s 9d 8d 8h 6s 5c 4c 4d 3s 3d 2h")
KNOWN = "Qs Qd 8c 4h 7h Ks Kd Kh 7d Jc Jd 2c Td 2d"
LATE = Position(
    top="Qs Qd",
    middle="8c 4h",
    bottom="Ks Kd Kh 7d 7h",
    to_place="Jc Jd 2c",
    discards="Td 2d",
    dead=[card for card in range(52) if card not in COMING and card not in parse_cards(KNOWN)],
)


def test_last_draw_is_played_for_fantasyland_where_it_can_be() -> None:
    odds = entry_odds(LATE, goal="fantasyland", deals=3000, seed=1)
    rows = (odds.board.top, odds.board.middle, odds.board.bottom)
    draws = list(combinations(COMING, 3))
    entering = sum(
        any(
            oracle_ofc.enters(filled)
            for placed in combinations(draw, 2)
            for filled in oracle_ofc.fillings(rows, placed)
        )
        for draw in draws
    )
    chance = entering / len(draws)
    assert 0.1 < chance < 0.9
    assert abs(odds.fantasyland - chance) < 4 * odds.fantasyland_stderr
    assert odds.fantasyland_stderr == pytest.approx((chance * (1 - chance) / 3000) ** 0.5, rel=0.1)


def test_counts_agree_with_each_other() -> None:
    odds = entry_odds(EARLY, "pineapple_progressive", deals=60, seed=2)
    for counts in odds.categories.values():
        assert sum(counts.values()) == 60
    assert set(odds.categories) == {"top", "middle", "bottom"}
    assert set(odds.categories["top"]) <= {
        Category.high_card,
        Category.pair,
        Category.three_of_a_kind,
    }
    assert sum(odds.entries.values()) + odds.fouls <= 60
    assert set(odds.entries) <= {14, 15, 16, 17}
    assert odds.mean_royalties * 60 == odds.royalties
    assert json.loads(json.dumps(odds.to_dict()))["deals"] == 60


def test_fantasyland_above_all_enters_more_often() -> None:
    position = Position(
        top="Qs",
        middle="8c 4h",
        bottom="Jd 9s",
        to_place="Qd 7h 2c",
        opponents=[Board(bottom="Ac Ad 5h 5d 3c")],
        fantasyland_value=0,
    )
    points, above_all = (
        entry_odds(position, goal=goal, deals=300, seed=3) for goal in ("points", "fantasyland")
    )
    assert above_all.fantasyland > points.fantasyland + 3 * points.fantasyland_stderr
    assert above_all.foul > points.foul


def test_finished_board_is_certain() -> None:
    position = Position(
        top="Qs Qd",
        middle="As Ah 4h 3s",
        bottom="Ks Kd Kh 7d 7h",
        to_place="Jc 2c 9d",
        discards="Td 2d 3c",
    )
    odds = entry_odds(position, deals=10, seed=1)
    assert (odds.fantasyland, odds.foul) == (1, 0)
    assert odds.entries == {14: 10}
    assert odds.board.is_complete


def test_workers_do_not_change_the_odds() -> None:
    calls: list[tuple[int, int]] = []
    alone = entry_odds(EARLY, deals=60, seed=5, progress=lambda *done: calls.append(done))
    assert entry_odds(EARLY, deals=60, seed=5, workers=2) == alone
    assert calls == [(1, 3), (2, 3), (3, 3)]
    assert entry_odds(EARLY, deals=60, seed=6) != alone
    assert entry_odds(str(EARLY), deals=60, seed=5) == alone


def test_finished_opponents_count_with_their_boards() -> None:
    """Only the ace on top beats this one's king, queen and jack."""
    position = Position(
        top="Kc Qd",
        middle="8s 8d 5c 4h",
        bottom="2h 5h 7h 9h Jh",
        to_place="Ac 8c 2d",
        discards="3c 3d 6s",
        opponents=[Board("Ks Qs Jd", "9c 9s 7c 7d 4s", "Td Th Ts 6d 6c")],
    )
    odds = entry_odds(position, deals=1, seed=1)
    assert odds.board == Board("Ac Kc Qd", "8s 8d 8c 5c 4h", "2h 5h 7h 9h Jh")


@pytest.mark.parametrize(
    ("position", "options", "error", "words"),
    [
        (EARLY, {"goal": "fun"}, ValueError, "goal"),
        (EARLY, {"deals": 0}, ValueError, "deals from 1 to"),
        (EARLY, {"deals": True}, ValueError, "deals from 1 to"),
        (EARLY, {"workers": 0}, ValueError, "workers"),
        (EARLY, {"rules": "russian_classic"}, InvalidPositionError, "classic has 1 card to place"),
        (Board(), {}, InvalidPositionError, "expected a Position"),
        ("place: Xs", {}, InvalidCardError, "Xs"),
    ],
)
def test_impossible_questions(
    position: Position, options: dict[str, object], error: type[ValueError], words: str
) -> None:
    with pytest.raises(error, match=words):
        entry_odds(position, **{"seed": 1, **options})
