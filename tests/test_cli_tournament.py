"""``pokerloop tournament``, and what it shares with ``simulate``."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

from pokerloop import policies, simulate, tournament
from pokerloop.cli import main
from pokerloop.cli.tournament import table_of

COMMAND = Path(sys.executable).parent / "pokerloop"
CUP = "tournament ofc --players random,solitaire,greedy --seed 7 --games 6 --begin deals=1"


def run(command: str) -> Result:
    return CliRunner().invoke(main, command.split())


def test_it_prints_what_the_library_returns() -> None:
    players = ["random", "solitaire", "greedy"]
    expected = tournament("ofc", players, "tonybet scoop=6", games=6, seats=3, seed=7, deals=1)
    rules = "--preset tonybet --set scoop=6 --seats 3"
    printed = run(f"{CUP} {rules} --json --workers 2")
    assert (printed.exit_code, printed.stderr) == (0, "")
    assert json.loads(printed.stdout) == expected.to_dict()
    lines = run(f"{CUP} {rules}").stdout.splitlines()
    best = expected.order[0]
    assert lines[1].split()[:3] == [
        players[best],
        f"{expected.rating[best]:+.3f}",
        f"{expected.stderr[best]:.3f}",
    ]
    assert expected.cell(best, expected.order[1]) in lines[1]
    assert lines[-1] == expected.summary


def test_five_players_fit_into_a_terminal_of_80_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = (policies.seeded(lambda view, _random: view.legal_actions()[0]) for _ in "12")
    first.name, second.name = "careful", "bold"
    players = ["random", "solitaire", "greedy", first, second]
    standings = tournament("ofc", players, games=3, seed=7, deals=1)
    shown = {}
    for width in (80, 200):
        monkeypatch.setattr("pokerloop.cli.tournament.room", lambda width=width: width)
        console = Console(width=1000, file=io.StringIO())
        with console.capture() as capture:
            console.print(table_of(standings))
        shown[width] = capture.get()
        assert max(len(line.rstrip()) for line in shown[width].splitlines()) <= width
    assert len(shown[200].splitlines()) == 6
    words = [standings.cell(a, b).split() for a in standings.order for b in standings.order]
    for printed in shown.values():
        assert all(word in printed for cell in words for word in cell)


def test_it_is_resumed_like_a_simulation(tmp_path: Path) -> None:
    file = tmp_path / "cup.run"
    first = run(f"{CUP} --json --checkpoint {file}")
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:-1]))
    assert run(f"resume {file} --json").stdout == first.stdout
    assert file.read_bytes() == b"".join(lines)
    refused = run(f"resume {file} --records --out {tmp_path}")
    assert (refused.exit_code, "has no --records" in refused.stderr) == (2, True)


def test_it_writes_and_draws(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    table, folder = tmp_path / "cup.svg", tmp_path / "cup"
    printed = run(f"{CUP} --json --out {folder} --plot {table}")
    assert (folder / "result.json").read_text() == printed.stdout
    assert "Points of the row against the column" in table.read_text()


@pytest.mark.parametrize("command", [CUP, "simulate ofc --seats random,random --games 300"])
@pytest.mark.parametrize("file", ["cup.txt", "cup", "", "nowhere/cup.svg"])
def test_figures_are_refused_before_anything_is_played(
    command: str, file: str, tmp_path: Path
) -> None:
    pytest.importorskip("matplotlib")
    checkpoint = tmp_path / "checkpoint"
    plot = tmp_path / file if file else ""
    refused = run(f"{command} --plot={plot} --checkpoint {checkpoint}")
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert refused.stderr.startswith("pokerloop: --plot ")
    assert not checkpoint.exists()


def test_one_game_is_too_few_for_a_figure(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    figure = tmp_path / "run.png"
    played = run(f"simulate ofc --seats random,random --games 1 --plot {figure}")
    assert (played.exit_code, figure.exists()) == (0, False)


def test_simulations_write_records_and_draw(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    parquet = pytest.importorskip("pyarrow.parquet")
    game = "simulate ofc --seats random,random --games 300 --seed 7"
    figure, folder = tmp_path / "run.png", tmp_path / "run"
    printed = run(f"{game} --json --out {folder} --records --plot {figure}")
    assert (printed.exit_code, printed.stderr) == (0, "")
    expected = simulate("ofc", ["random", "random"], games=300, seed=7)
    assert json.loads(printed.stdout) == expected.to_dict()
    assert (folder / "result.json").read_text() == printed.stdout
    games = parquet.read_table(folder / "games")
    assert sum(games["points_0"].to_pylist()) == expected.points[0]
    assert figure.read_bytes().startswith(b"\x89PNG")
    refused = run(f"{game} --records")
    assert (refused.exit_code, "--records needs --out" in refused.stderr) == (2, True)


def test_players_of_the_users_own_are_found_beside_him(tmp_path: Path) -> None:
    (tmp_path / "mybots.py").write_text("def low(view):\n    return view.legal_actions()[0]\n")
    arguments = "tournament ofc --players random,mybots:low --games 5 --seed 7 --json"
    command = [str(COMMAND), *arguments.split(), "--processes", "--workers", "2"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    players = [entry["player"] for entry in json.loads(done.stdout)["players"]]
    assert sorted(players) == ["mybots:low", "random"]


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("tournament bridge --players a,b", "no game 'bridge'"),
        ("tournament ofc --players random,gready", "no policy is called 'gready'"),
        ("tournament ofc --players random", "two players or more, not 1"),
        ("tournament ofc --players random,random", "different names"),
        ("tournament ofc --players random,greedy --begin deals", "NAME=VALUE"),
        ("tournament ofc --players random,greedy --begin seats=2", "'seats'"),
        ("tournament ofc", "--players"),
    ],
)
def test_a_mistake_is_told_in_one_line(command: str, words: str) -> None:
    result = run(command)
    assert (result.exit_code, result.stdout) == (2, "")
    assert words in result.stderr
    assert result.stderr.count("\n") == 1
