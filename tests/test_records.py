"""Records of games as Parquet: read back by others, and the same files after stops."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from pokerloop import iter_simulate, ofc, simulate
from pokerloop.errors import CheckpointError
from pokerloop.simulation import Result, resume

pytest.importorskip("pyarrow")

RUN: dict[str, Any] = {
    "game": "ofc",
    "seats": ["random", "random", "random"],
    "games": 90,
    "seed": 7,
    "chunk_size": 20,
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("records") / "run"


@pytest.fixture(scope="module")
def result(folder: Path) -> Result:
    return simulate(**RUN, records=folder)


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_a_file_for_each_chunk(result: Result, folder: Path) -> None:
    assert sorted(files(folder)) == [f"part-00000{chunk}.parquet" for chunk in range(5)]
    assert result == simulate(**RUN)


def test_pandas_reads_it(result: Result, folder: Path) -> None:
    pandas = pytest.importorskip("pandas")
    games = pandas.read_parquet(folder)
    assert games["game"].tolist() == list(range(90))
    for seat in range(3):
        assert games[f"points_{seat}"].sum() == result.points[seat]
        counted = games[f"fouls_{seat}"].value_counts().to_dict()
        assert counted == result.histograms["fouls"][seat]
    won = games[[f"won_{seat}" for seat in range(3)]].to_numpy()
    shares = (won / won.sum(axis=1, keepdims=True)).mean(axis=0)
    assert shares == pytest.approx(result.win_share)


def test_polars_reads_it(result: Result, folder: Path) -> None:
    polars = pytest.importorskip("polars")
    games = polars.read_parquet(folder / "*.parquet")
    assert games.height == 90
    assert games["points_1"].sum() == result.points[1]
    assert games["won_0"].dtype == polars.Boolean


def test_duckdb_reads_it(result: Result, folder: Path) -> None:
    duckdb = pytest.importorskip("duckdb")
    query = f"select count(*), sum(points_2), sum(actions) from '{folder}/*.parquet'"
    assert duckdb.sql(query).fetchall() == [(90, result.points[2], result.tally["actions"])]


def test_records_are_those_of_the_games(folder: Path, result: Result) -> None:
    pandas = pytest.importorskip("pandas")
    games = pandas.read_parquet(folder)
    for index in (0, 33, 89):
        final = ofc.play(None, RUN["seats"], 7, index=index).final
        row = games.iloc[index]
        assert tuple(row[f"points_{seat}"] for seat in range(3)) == final.points
        assert tuple(np.flatnonzero([row[f"won_{seat}"] for seat in range(3)])) == final.winners


@pytest.mark.parametrize("how", [{"workers": 3}, {"executor": "processes", "workers": 2}])
def test_files_are_the_same_anywhere(
    how: dict[str, Any], result: Result, folder: Path, tmp_path: Path
) -> None:
    assert simulate(**RUN, records=tmp_path, **how) == result
    assert files(tmp_path) == files(folder)


def test_stopped_and_resumed_runs_leave_the_same_files(
    result: Result, folder: Path, tmp_path: Path
) -> None:
    records, file = tmp_path / "records", tmp_path / "file.run"
    results = iter_simulate(**RUN, records=records, checkpoint=file)
    next(results)
    next(results)
    results.close()  # type: ignore[attr-defined]
    assert len(files(records)) == 2
    # As a machine that goes down leaves them: a file before its chunk is in the checkpoint.
    (records / "part-000002.parquet").write_bytes((folder / "part-000002.parquet").read_bytes())
    (records / "part-000003.unfinished").write_bytes(b"PAR1")
    assert resume(file, records=records) == result
    (records / "part-000003.unfinished").unlink(missing_ok=True)
    assert files(records) == files(folder)


def test_an_early_stop_leaves_only_what_counts(tmp_path: Path) -> None:
    result = simulate(**RUN, records=tmp_path, stop=lambda result: result.games >= 40, workers=4)
    assert result.games == 40
    assert sorted(files(tmp_path)) == ["part-000000.parquet", "part-000001.parquet"]


def test_records_of_another_run_are_kept(folder: Path, result: Result) -> None:
    before = files(folder)
    for change in ({"seed": 8}, {"chunk_size": 30}, {"games": 100}, {"deals": 1}):
        with pytest.raises(CheckpointError, match="holds records of another run"):
            simulate(**{**RUN, **change}, records=folder)
    assert files(folder) == before


def test_missing_records_are_missed(tmp_path: Path) -> None:
    records, file = tmp_path / "records", tmp_path / "file.run"
    simulate(**RUN, records=records, checkpoint=file)
    (records / "part-000001.parquet").unlink()
    with pytest.raises(CheckpointError, match=r"part-000001.parquet is missing"):
        resume(file, records=records)


def test_other_kinds_of_players_are_recorded_alike(tmp_path: Path) -> None:
    from tests.test_policies import DICE

    written = []
    kept = DICE | {"compiled": "tests.test_policies:dice_compiled"}
    for kind, player in kept.items():
        simulate("ofc", [player, "random"], games=30, seed=2, records=tmp_path / kind)
        import pyarrow.parquet

        written.append(pyarrow.parquet.read_table(tmp_path / kind).to_pydict())
    assert written == [written[0]] * len(DICE)


def test_what_is_no_file_of_records(tmp_path: Path) -> None:
    part = tmp_path / "part-000000.parquet"
    part.write_text("game,actions\n")
    with pytest.raises(CheckpointError, match=r"part-000000\.parquet is no file of records"):
        simulate(**RUN, records=tmp_path)
    part.unlink()
    os.mkfifo(part)
    with pytest.raises(CheckpointError, match=r"cannot use .*part-000000\.parquet"):
        simulate(**RUN, records=tmp_path)
    part.unlink()
    os.mkfifo(part.with_suffix(".unfinished"))  # what was cut off is written anew
    simulate(**RUN, records=tmp_path)
    assert part.is_file()
