"""Many tables at once settle as one by one."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest

from pokerloop import ofc
from pokerloop.errors import InvalidCardError, InvalidPositionError
from pokerloop.ofc import Board, settle_many
from tests.ofc_contract import OFC

pytestmark = pytest.mark.sanitizer


def random_tables(count: int, players: int, seed: int) -> npt.NDArray[np.uint8]:
    decks = np.tile(np.arange(52, dtype=np.uint8), (count, 1))
    shuffled = np.random.default_rng(seed).permuted(decks, axis=1)
    return shuffled[:, : 13 * players].reshape(count, players, 13)


def played_tables(preset: str, games: int) -> list[tuple[Board, ...]]:
    """Boards as players make them, most of them live and some worth a lot."""
    matches = (ofc.play(preset, ["solitaire"] * 3, 1, index=i, deals=1) for i in range(games))
    return [match.results[0].boards for match in matches]


def one_by_one(tables: npt.NDArray[np.uint8], rules: ofc.Rules) -> list[tuple[int, ...]]:
    return [ofc.settle([board_of(ids) for ids in table], rules) for table in tables.tolist()]


def board_of(ids: list[int]) -> Board:
    return Board(ids[:3], ids[3:8], ids[8:])


def ids_of(board: Board) -> list[int]:
    return [*board.top, *board.middle, *board.bottom]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("preset", ["pineapple", "russian_classic"])
def test_random_tables(preset: str, players: int) -> None:
    rules = ofc.Rules.preset(preset)
    tables = random_tables(700, players, seed=players)
    points = settle_many(tables, preset)
    assert (points.dtype, points.shape) == (np.int32, (700, players))
    assert [tuple(row) for row in points.tolist()] == one_by_one(tables, rules)
    assert (settle_many(tables, preset, check_duplicates=False) == points).all()


@pytest.mark.parametrize("seed", range(8))
def test_random_rules(seed: int) -> None:
    rules = OFC.random_rules(seed)
    boards = played_tables("pineapple", 20)
    tables = np.array([[ids_of(board) for board in table] for table in boards], dtype=np.uint8)
    assert [tuple(row) for row in settle_many(tables, rules).tolist()] == [
        ofc.settle(table, rules) for table in boards
    ]


ROWS = {
    "royal flush": ("Ac Ad Ah", "9s 9d 9h 9c Jd", "Ts Js Qs Ks As"),
    "full house": ("6s 6h 5d", "7c 8c 9c Tc Jc", "2c 2d 2h 3c 3d"),
    "plain": ("2s 3s 5s", "4c 4d 6d 8d Tc", "Kc Kd 7d 8h Th"),
}


def test_every_royalty_is_seen() -> None:
    boards = [Board(*rows) for rows in ROWS.values()]
    dealt = [ids_of(board) for board in boards]
    for rules in (ofc.Rules(), ofc.Rules.preset("russian_turbo"), ofc.Rules(top_sixes=0)):
        for x in range(3):
            for y in range(3):
                if not set(dealt[x]) & set(dealt[y]):
                    points = settle_many(np.array([[dealt[x], dealt[y]]]), rules)
                    assert tuple(points[0]) == ofc.settle([boards[x], boards[y]], rules)


def test_any_layout_and_type_of_integers() -> None:
    tables = random_tables(50, 2, seed=1)
    points = settle_many(tables)
    for other in (tables.astype(np.int64), np.asfortranarray(tables), tables[::-1][::-1]):
        assert (settle_many(other) == points).all()
    assert settle_many(tables[:0]).shape == (0, 2)


@pytest.mark.parametrize("shape", [(5, 13), (5, 1, 13), (5, 5, 13), (5, 2, 14)])
def test_other_shapes(shape: tuple[int, ...]) -> None:
    with pytest.raises(InvalidPositionError, match=r"shape \(n, players, 13\)"):
        settle_many(np.zeros(shape, dtype=np.uint8))


def test_wrong_cards_are_named_with_their_table() -> None:
    tables = random_tables(600, 2, seed=2)
    tables[555, 1, 12] = 52
    with pytest.raises(InvalidCardError, match="table 555: 52 is not a card id"):
        settle_many(tables)
    tables[555, 1, 12] = tables[555, 0, 0] = 51
    with pytest.raises(InvalidCardError, match="the card As appears twice in table 555"):
        settle_many(tables)
