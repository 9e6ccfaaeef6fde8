"""The value of placements where it is exact: given endings, brute force, known figures."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from itertools import combinations
from math import comb
from pathlib import Path

import pytest

from pokerloop import ofc
from pokerloop.cards import card_ids
from pokerloop.ofc import Board, Position, Rules
from tests import oracle_ofc

ENDINGS = [
    json.loads(line)
    for line in (Path(__file__).parent / "cases" / "ofc_endings.jsonl").read_text().splitlines()
]
PRESETS = {"pineapple": "american", "russian_classic": "russian", "russian_turbo": "russian"}


@pytest.mark.parametrize("case", ENDINGS)
def test_given_endings(case: dict[str, object]) -> None:
    values = ofc.values(
        Position(
            top=case["top"],
            middle=case["middle"],
            bottom=case["bottom"],
            to_place=case["to_place"],
            discards=case["discards"],
            dead=case["seen_elsewhere"],
            fantasyland_value=case["fantasyland_value"],
        ),
        rules="pineapple",
    )
    assert values.is_exact
    assert sum(1 + len(item.equivalents) for item in values) == len(case["placements"])
    for given in case["placements"]:
        board = Board(given["top"], given["middle"], given["bottom"])
        item = values.find(board, given["discard"])
        assert item.stderr == 0
        for name in ("value", "royalties", "foul", "fantasyland"):
            assert getattr(item, name) == pytest.approx(given[name], abs=1e-9)


def random_ending(
    rng: random.Random, preset: str, draws_left: int, opponents: int
) -> tuple[Position, list[int]]:
    """Deal a late position of few unseen cards, with finished opponents."""
    rules = Rules.preset(preset)
    placed, to_place, discards = {
        ("pineapple", 1): (9, 3, 2),
        ("pineapple", 0): (11, 3, 3),
        ("russian_classic", 1): (11, 1, 0),
        ("russian_classic", 0): (12, 1, 0),
        ("russian_turbo", 1): (5, 4, 0),
        ("russian_turbo", 0): (9, 4, 0),
    }[preset, draws_left]
    deck = rng.sample(range(52), 52)
    own = sorted(deck[:placed], key=lambda card: card // 4 + 8 * rng.random(), reverse=True)
    sizes = rng.choice([size for size in row_sizes() if sum(size) == placed])
    rows = own[: sizes[2]], own[sizes[2] : sizes[2] + sizes[1]], own[sizes[2] + sizes[1] :]
    rest = deck[placed:]
    boards = []
    for _ in range(opponents):
        cards = sorted(rest[:13], key=lambda card: card // 4 + 6 * rng.random())
        boards.append(Board(cards[:3], cards[3:8], cards[8:]))
        rest = rest[13:]
    unseen = rest[to_place + discards :][: 6 if preset == "russian_turbo" else 9]
    dead = rest[to_place + discards + len(unseen) :]
    position = Position(
        top=rows[2],
        middle=rows[1],
        bottom=rows[0],
        to_place=rest[:to_place],
        discards=rest[to_place : to_place + discards],
        opponents=boards,
        dead=dead,
        fantasyland_value=rng.choice([0, 8, 15.5]),
        rules=rules,
    )
    return position, unseen


def row_sizes() -> list[tuple[int, int, int]]:
    return [(t, m, b) for t in range(4) for m in range(6) for b in range(6)]


def rows_of(board: Board) -> oracle_ofc.Rows:
    return board.top, board.middle, board.bottom


def worth(rows: oracle_ofc.Rows, position: Position, scoring: str) -> float:
    value = position.fantasyland_value * oracle_ofc.enters(rows)
    if not position.opponents:
        return value + sum(oracle_ofc.royalties(rows, scoring))
    against = (rows_of(opponent.board) for opponent in position.opponents)
    return value + sum(oracle_ofc.points(rows, other, scoring) for other in against)


def brute_force(position: Position, unseen: Sequence[int], scoring: str) -> dict[Board, float]:
    """Value every placement by trying everything."""
    draw = {"pineapple": 3, "classic": 1, "turbo": 4}[position.rules.deal]
    places = 2 if draw == 3 else draw
    values = {}
    for placed in combinations(position.to_place, places):
        for rows in oracle_ofc.fillings(rows_of(position.board), placed):
            if sum(map(len, rows)) == 13:
                value = worth(rows, position, scoring)
            else:
                value = oracle_ofc.mean_of_best_endings(
                    rows, unseen, draw, lambda filled: worth(filled, position, scoring)
                )
            values[Board(*rows)] = value
    return values


@pytest.mark.parametrize("opponents", [0, 1, 2])
@pytest.mark.parametrize("draws_left", [0, 1])
@pytest.mark.parametrize("preset", PRESETS)
def test_late_positions_agree_with_brute_force(
    preset: str, draws_left: int, opponents: int
) -> None:
    rng = random.Random(f"{preset} {draws_left} {opponents}")
    for _ in range(2 if preset == "pineapple" and draws_left else 4):
        position, unseen = random_ending(rng, preset, draws_left, opponents)
        expected = brute_force(position, unseen, PRESETS[preset])
        values = ofc.values(position)
        assert values.is_exact
        for board, value in expected.items():
            assert values.find(board).value == pytest.approx(value, abs=1e-9)
        assert values.best.value == pytest.approx(max(expected.values()), abs=1e-9)


def test_aces_to_come() -> None:
    """Top Ah 2h waits for an ace, the bottom for a king or queen; three of 27 cards come."""
    known = set(card_ids("Ah 2h 3s 3d 6c 6d 8h Ks Kh Qs Qd"))
    wanted = set(card_ids("As Ad Ac Kd Kc Qh Qc"))
    blanks = [card for card in range(52) if card not in known | wanted]
    position = Position(
        top="Ah 2h",
        middle="3s 3d 6c 6d",
        bottom="Ks Kh Qs",
        to_place=[*card_ids("8h Qd"), blanks[0]],
        discards=blanks[1:3],
        dead=blanks[3:14],
        fantasyland_value=100,
    )
    board = Board("Ah 2h", "3s 3d 6c 6d 8h", "Ks Kh Qs Qd")
    item = ofc.values(position, "pineapple").find(board)
    an_ace = 1 - comb(24, 3) / comb(27, 3)
    both = (comb(27, 3) - comb(24, 3) - comb(23, 3) + comb(20, 3)) / comb(27, 3)
    assert item.fantasyland == pytest.approx(an_ace, abs=1e-12)
    assert round(100 * item.fantasyland, 2) == 30.80
    assert round(100 * both, 2) == 9.23
    full_house = 1 - comb(23, 3) / comb(27, 3)
    assert item.royalties == pytest.approx(9 * an_ace + 6 * (both + pure(full_house, both)))


def pure(full_house: float, both: float) -> float:
    """Return the share of draws with a king or queen and no ace: the full house comes alone."""
    return full_house - both


@pytest.mark.parametrize("preset", ["russian_classic", "russian_turbo", "pineapple"])
def test_every_placement_of_the_first_street_is_there_once(preset: str) -> None:
    cards = card_ids("As Kd Qh Jc 9s")
    values = ofc.values(Position(to_place=cards), preset, samples=1, seed=1)
    boards = {
        board for item in values for board, _ in ((item.board, item.discard), *item.equivalents)
    }
    assert boards == {Board(*rows) for rows in oracle_ofc.fillings(([], [], []), cards)}
    assert len(boards) == 232
    assert len(values) == 232  # five ranks: a renaming of suits that keeps them is no renaming


def test_placements_alike_but_for_suits_are_one() -> None:
    values = ofc.values(Position(to_place="As Ah 7d 7c 2s"), samples=1, seed=1)
    assert len(values) < 232
    assert sum(1 + len(item.equivalents) for item in values) == 232
    plain = ofc.values(Position(to_place="As Ah Ad 7s 7h"), samples=1, seed=1)
    first = plain.find(Board("As", "Ah Ad", "7s 7h"))
    assert plain.find(Board("Ah", "As Ad", "7s 7h")) is first
    assert plain.find(Board("Ad", "As Ah", "7s 7h")) is not first
    with_dead = ofc.values(Position(to_place="As Ah Ad 7s 7h", dead="2s"), samples=1, seed=1)
    assert with_dead.find(Board("As", "Ah Ad", "7s 7h")) is not with_dead.find(
        Board("Ah", "As Ad", "7s 7h")
    )


def test_what_cannot_be_found_is_said() -> None:
    values = ofc.values(Position(to_place="As Ah 7d 7c 2s"), samples=1, seed=1)
    with pytest.raises(ValueError, match="no legal placement"):
        values.find(Board("As Ah 7d", "7c", "Ks"))
