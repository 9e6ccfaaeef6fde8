"""What players of any kind may count on in every game."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from pokerloop import simulate
from pokerloop.games import GAMES
from pokerloop.statistics import add_tallies
from tests.test_policies import compiled_dice, dice_array, dice_view

CHUNK = (11, 0, 4)  # seed, first, count


def setup(game: str, players: int) -> Any:
    return GAMES[game].setup(GAMES[game].rules(), players)


def numbers_of_players(game: str) -> list[int]:
    numbers = []
    for players in range(2, 7):
        try:
            setup(game, players)
        except ValueError:
            continue
        numbers.append(players)
    return numbers


GAMES_AND_PLAYERS = [(game, players) for game in GAMES for players in numbers_of_players(game)]


@pytest.mark.sanitizer
@pytest.mark.parametrize(("game", "players"), GAMES_AND_PLAYERS)
def test_all_kinds_play_the_same_games(game: str, players: int) -> None:
    tables = GAMES[game].tables
    expected = tables.run_chunk(setup(game, players), [dice_view] * players, *CHUNK)
    compiled = compiled_dice(-(-len(GAMES[game].state.action_names) // 64))
    for player in (dice_array, compiled):
        assert tables.run_chunk(setup(game, players), [player] * players, *CHUNK) == expected
    mixed = [compiled, dice_array, dice_view, "tests.test_policies:dice_array"] * 2
    assert tables.run_chunk(setup(game, players), mixed[:players], *CHUNK) == expected


def assert_same(row: Any, other: Any) -> None:
    """Compare field by field: what lies between the fields is anything."""
    if row.dtype.names is None:
        np.testing.assert_array_equal(row, other)
    else:
        for name in row.dtype.names:
            assert_same(row[name], other[name])


@pytest.mark.sanitizer
@pytest.mark.parametrize(("game", "players"), GAMES_AND_PLAYERS)
def test_arrays_and_masks_are_those_of_single_views(game: str, players: int) -> None:
    """The games of a batch, followed in states of their own."""
    found = GAMES[game]
    states = {index: found.tables.core.State(setup(game, players), 11, index) for index in range(4)}
    batch = found.tables.core.Batch(setup(game, players), [0] * players, 11, 0, 4, 3)
    asked = 0
    while (question := batch.ask()) is not None:
        _, views, legal = question
        for index, row, mask in zip(batch.games, views, legal, strict=True):
            state = states[index]
            view = state.view(state.to_move)
            if asked % 7 == 0:
                assert_same(row, np.frombuffer(view.to_bytes(), views.dtype)[0])
            assert mask.nonzero()[0].tolist() == view.legal_actions()
            state.apply(int(mask.argmax()))
            asked += 1
        batch.answer(legal.argmax(axis=1))
    assert all(state.is_over for state in states.values())
    tally = batch.tally()
    assert tally["actions"] == asked
    for seat, sums in enumerate(tally["seats"]):
        assert sums["points"] == sum(state.points[seat] for state in states.values())
        shares = [60 // len(state.winners) for state in states.values() if seat in state.winners]
        assert sums["win_shares"] == sum(shares)


@pytest.mark.parametrize("game", GAMES)
def test_every_member_of_a_view_has_a_meaning(game: str) -> None:
    view = GAMES[game].tables.view
    assert all(view.members.values())
    assert set(view.dtype.names) == {name for name in view.members if "." not in name}


@pytest.mark.parametrize("game", GAMES)
def test_records_and_histograms_add_up_to_the_sums(game: str) -> None:
    tables = GAMES[game].tables
    seats = ["random", dice_array]
    tally, records = tables.record_chunk(setup(game, 2), seats, 3, 100, 40)
    assert tally == tables.run_chunk(setup(game, 2), ["random", dice_view], 3, 100, 40)
    assert records["game"].tolist() == list(range(100, 140))
    assert records["actions"].sum() == tally["actions"]
    assert records["won"].any(axis=1).all()
    for seat, sums in enumerate(tally["seats"]):
        for name, histogram in sums["histograms"].items():
            assert sum(histogram.values()) == 40
            total = sum(int(value) * count for value, count in histogram.items())
            assert total == sums[name] == records[name][:, seat].sum()
            values, counts = np.unique(records[name][:, seat], return_counts=True)
            assert histogram == dict(zip(map(str, values), counts, strict=True))
    halves = [tables.run_chunk(setup(game, 2), seats, 3, first, 20) for first in (100, 120)]
    assert add_tallies(*halves) == tally


@pytest.mark.parametrize("game", GAMES)
def test_winners_are_known_at_the_end_only(game: str) -> None:
    state = GAMES[game].state(seed=5)
    while not state.is_over:
        assert state.winners == ()
        state.apply(state.legal_actions()[-1])
    assert state.winners
    assert set(state.winners) <= set(range(state.players))


def test_histograms_hold_far_values() -> None:
    """Stacks of the largest buy-in, and royalties as they can be: losses of many thousands."""
    rules = "pineapple row_points=100 scoop=100 bottom_straight=100 bottom_flush=100"
    result = simulate("ofc", ["random", "solitaire"], f"{rules} top_sixes=100", games=60, seed=1)
    counted = result.histograms["points"]
    assert list(counted[0]) == sorted(counted[0])
    assert sum(value * count for value, count in counted[0].items()) == result.points[0]
    assert counted[0] == {-value: count for value, count in reversed(counted[1].items())}
