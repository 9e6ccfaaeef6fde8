"""Tournaments: played again game by game, fitted again by NumPy, and the same anywhere."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from pokerloop import ofc, simulate, tournament, tournaments
from pokerloop.errors import CheckpointError
from pokerloop.tournaments import Plan, Standings

Games = list[tuple[int, dict[int, int], tuple[int, ...]]]


def low(view: ofc.View) -> int:
    return view.legal_actions()[0]


def high(view: ofc.View) -> int:
    return view.legal_actions()[-1]


def spread(view: ofc.View) -> int:
    legal = view.legal_actions()
    return legal[len(view.hand) % len(legal)]


PLAYERS = ["random", low, high, spread]
RUN: dict[str, Any] = {"game": "ofc", "players": PLAYERS, "games": 25, "seed": 9, "deals": 1}


def all_games(seats: int) -> Games:
    """Each game as its deal, the points of the players in it, and the winners."""
    games = []
    for deal in range(RUN["games"]):
        for table in combinations(range(len(PLAYERS)), seats):
            for turn in range(seats):
                seated = [*table[turn:], *table[:turn]]
                players = [PLAYERS[player] for player in seated]
                final = ofc.play(None, players, RUN["seed"], index=deal, deals=1).final
                points = dict(zip(seated, final.points, strict=True))
                games.append((deal, points, tuple(seated[seat] for seat in final.winners)))
    return games


@pytest.fixture(scope="module", params=[2, 3])
def played(request: pytest.FixtureRequest) -> tuple[Standings, Games]:
    return tournament(**RUN, seats=request.param), all_games(request.param)


def test_cross_table_is_that_of_the_games(played: tuple[Standings, Games]) -> None:
    standings, games = played
    for a, b in ((0, 1), (1, 0), (2, 3), (3, 1)):
        of_pair = [(deal, points[a]) for deal, points, _ in games if a in points and b in points]
        assert standings.points[a, b] == pytest.approx(np.mean([won for _, won in of_pair]))
        by_deal = [np.mean([p for d, p in of_pair if d == deal]) for deal in range(25)]
        error = np.std(by_deal, ddof=1) / 5
        assert standings.points_stderr[a, b] == pytest.approx(error)
        shares = [a in won and 1 / len(won) for _, points, won in games if {a, b} <= {*points}]
        assert standings.win_share[a, b] == pytest.approx(np.mean(shares))
    assert np.isnan(standings.points.diagonal()).all()


def fitted(games: Games) -> Any:
    """Ratings by NumPy's least squares, from the model as it is written."""
    tables = sorted({tuple(sorted(points)) for _, points, _ in games})
    rows, values = [], []
    for _, points, _ in games:
        for player, won in points.items():
            row = np.zeros(4 + len(tables))
            row[player] = row[4 + tables.index(tuple(sorted(points)))] = 1
            rows.append(row)
            values.append(won)
    rating = np.linalg.lstsq(np.array(rows), np.array(values), rcond=None)[0][:4]
    return rating - rating.mean()


def test_rating_is_the_least_squares_fit(played: tuple[Standings, Games]) -> None:
    standings, games = played
    assert standings.rating == pytest.approx(fitted(games))
    assert sum(standings.rating) == pytest.approx(0)
    assert list(standings.order) == np.argsort(-fitted(games)).tolist()


def test_errors_are_those_of_deals(played: tuple[Standings, Games]) -> None:
    standings, games = played
    by_deal = np.array([fitted([game for game in games if game[0] == i]) for i in range(25)])
    errors = by_deal.std(axis=0, ddof=1) / 5
    assert standings.stderr == pytest.approx(errors)
    difference, error = standings.difference(1, 3)
    assert difference == pytest.approx(standings.rating[1] - standings.rating[3])
    assert error == pytest.approx((by_deal[:, 1] - by_deal[:, 3]).std(ddof=1) / 5)
    low_end, high_end = standings.interval(2)
    assert (low_end + high_end) / 2 == pytest.approx(standings.rating[2])
    assert high_end - low_end == pytest.approx(2 * 2.0639 * errors[2], rel=1e-4)  # Student, 24


def test_rating_differs_by_as_much_as_points() -> None:
    """With two players it is the mean of the two ways round."""
    standings = tournament("ofc", [low, "random"], games=50, seed=3)
    there = simulate("ofc", [low, "random"], games=50, seed=3)
    back = simulate("ofc", ["random", low], games=50, seed=3)
    assert standings.rating[0] == pytest.approx((there.mean[0] + back.mean[1]) / 2)
    assert standings.points[0, 1] == pytest.approx(standings.rating[0])


def test_players_of_one_kind_are_equal() -> None:
    """The same cards both ways round leave nothing between those who play alike."""

    def other(view: ofc.View) -> int:
        return low(view)

    standings = tournament("ofc", [low, other], games=30, seed=3, deals=1)
    assert (standings.rating, standings.stderr) == ((0, 0), (0, 0))


@pytest.mark.parametrize("how", [{"workers": 2}, {"chunk_size": 4}, {"executor": "processes"}])
def test_it_is_the_same_anywhere(how: dict[str, Any]) -> None:
    assert tournament(**RUN, **how).tally == tournament(**RUN).tally


def test_it_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    file, whole = tmp_path / "stopped.run", tmp_path / "whole.run"
    run = {**RUN, "players": ["random", "tests.test_tournaments:low", "solitaire"], "games": 12}
    expected = tournament(**run, chunk_size=3, checkpoint=whole)

    def stop(standings: Standings) -> None:
        if standings.games >= 6:
            raise KeyboardInterrupt

    stopped = tournament(**run, chunk_size=3, checkpoint=file, progress=stop)
    assert (stopped.games, stopped.interrupted) == (6, True)
    assert tournaments.resume(file).tally == expected.tally
    assert file.read_bytes() == whole.read_bytes()
    assert tournament(**run, checkpoint=file) == expected
    with pytest.raises(CheckpointError, match="players"):
        tournament(**{**run, "players": ["random", "solitaire"]}, checkpoint=file)
    with pytest.raises(CheckpointError, match="seats"):
        tournament(**run, seats=3, checkpoint=file)


def test_checkpoints_of_simulations_and_tournaments_are_told_apart(tmp_path: Path) -> None:
    from pokerloop.simulation import resume

    simulated, played = tmp_path / "simulation.run", tmp_path / "tournament.run"
    simulate("ofc", ["random", "random"], games=5, checkpoint=simulated)
    tournament("ofc", ["random", "solitaire"], games=1, deals=1, checkpoint=played)
    with pytest.raises(CheckpointError, match="not that of a tournament"):
        tournaments.resume(simulated)
    with pytest.raises(CheckpointError, match="it is that of a tournament"):
        resume(played)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"players": ["random", "random"]}, "different names, not twice 'random'"),
        ({"players": ["random"]}, "two players or more, not 1"),
        ({"players": "random"}, "expected a list of players"),
        ({"players": ["random", "gready"]}, "no policy is called 'gready'"),
        ({"seats": 5}, "seats at a table from 2 to 4, not 5"),
        ({"seats": "2"}, "seats at a table from 2 to 4, not '2'"),
        ({"seats": 4}, "from 2 to 3, not 4"),
        ({"games": 0}, "expected a number of games from 1 on"),
        ({"rules": "pineappel"}, "no preset is called 'pineappel'"),
    ],
)
def test_what_cannot_be_played(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        tournament(**{**RUN, **changes})


def test_shows() -> None:
    standings = tournament(**RUN)
    lines = str(standings).splitlines()
    best = standings.players[standings.order[0]]
    assert lines[1].split()[0] == best
    assert lines[-1] == ("ofc pineapple deals=1: 25 deals of seed 9, in 2 rotations at 6 tables")
    values = json.loads(json.dumps(standings.to_dict(), allow_nan=False))
    assert values["players"][0]["player"] == best
    assert len(values["players"][0]["against"]) == 3
    table = standings.to_pandas()
    assert table.index[0] == best
    assert table.loc[best, "rating"] == max(standings.rating)


def test_nothing_is_known_before_the_first_deal() -> None:
    empty = Standings(Plan.make(**RUN), {})
    assert all(np.isnan(value) for value in (*empty.rating, *empty.stderr, *empty.interval(0)))
    assert np.isnan(empty.points).all()
    assert np.isnan(empty.points_stderr).all()
    assert "nan" in str(empty)
    json.dumps(empty.to_dict(), allow_nan=False)
