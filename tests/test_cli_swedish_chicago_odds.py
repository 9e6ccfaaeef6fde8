"""``pokerloop swedish-chicago exchange``, ``tricks`` and ``win-odds``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from pokerloop import swedish_chicago
from pokerloop.cli import main


def run(*arguments: str, text: str | None = None) -> Result:
    return CliRunner().invoke(main, ["swedish-chicago", *arguments], input=text)


def test_exchange_lists_all_ways_to_keep_the_best_first() -> None:
    result = run("exchange", "Kc Kd 8h 5s 2c")
    assert result.exit_code == 0
    heading, *rows = result.stdout.splitlines()
    assert heading.split()[:3] == ["keep", "points", "draws"]
    assert len(rows) == 32
    assert rows[0].split()[:4] == ["Kd", "Kc", "1.4561", "16215"]
    assert "71.286%" in rows[0]
    assert run("exchange", "Kc Kd 8h 5s 2c", "--top", "3").stdout.count("\n") == 4


def test_exchange_of_one_way_to_keep() -> None:
    result = run("exchange", "Kc 9c 8c 2c 5h", "--keep", "Kc9c8c2c", "--dead", "Ac", "--json")
    odds = swedish_chicago.exchange_odds("Kc 9c 8c 2c 5h", "Kc9c8c2c", dead="Ac")
    assert json.loads(result.stdout) == [odds.to_dict()]
    assert run("exchange", "Kc 9c 8c 2c 5h", "--keep", "").stdout.splitlines()[1].startswith("none")


def test_exchange_by_other_rules() -> None:
    arguments = ["exchange", "9h 9d 9s 9c 3d", "--top", "1", "--rules"]
    assert "7.0000" in run(*arguments, "pagat").stdout
    assert "9.0000" in run(*arguments, "pagat four_of_a_kind_points=9").stdout


def test_tricks_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text("# two players\nAs Ks Qs Js 2s\nTs 9s 8s 7s 6s\n")
    assert run("tricks", str(file)).stdout.splitlines() == [
        "last trick: seat 0 can force it; best of seat 0: As Ks Qs Js 2s",
        "chicago: nobody can force it; best of seat 0: As Ks Qs Js 2s",
    ]
    assert run("tricks", str(file), "--goal", "chicago", "--seat", "0").stdout == (
        "chicago: seat 0 cannot force it; best of seat 0: As Ks Qs Js 2s\n"
    )


def test_trick_in_progress_as_json() -> None:
    result = run("tricks", "-", "--json", text="Ks 2h\nQs\nleader: 1\ntable: 3c\n")
    expected = [
        swedish_chicago.solve_tricks(["Ks 2h", "Qs"], 1, goal, table="3c").to_dict()
        for goal in ("last_trick", "chicago")
    ]
    assert json.loads(result.stdout) == expected


def test_win_odds_say_how_they_were_found() -> None:
    assert run("win-odds", "Qc Qd 9h 5s 2c", "--exchanges", "0").stdout == (
        "win 0.8381  tie 0.0000  (1533939 deals, exact)\n"
    )
    arguments = ["win-odds", "Qc Qd 9h 5s 2c", "--opponents", "3", "--trials", "1000"]
    odds = swedish_chicago.win_odds("Qc Qd 9h 5s 2c", 3, trials=1000, seed=5)
    assert json.loads(run(*arguments, "--seed", "5", "--json").stdout) == odds.to_dict()
    assert "seed 5" in run(*arguments, "--seed", "5").stdout


@pytest.mark.parametrize(
    ("arguments", "text", "message"),
    [
        (["exchange", "Kc Kd 8h 5s"], None, "a hand of five cards, not of 4"),
        (["exchange", "Kc Kd 8h 5s 2x"], None, "2x"),
        (["tricks", "-"], "As\nleader: x\n", "line 2: expected a hand, 'leader: seat'"),
        (["tricks", "-"], "As\nKx\n", "line 2: "),
        (["tricks", "-"], "As\nKs Qs\n", "expected 1 cards in hand 1, not 2"),
        (["win-odds", "Kc Kd 8h 5s 2c", "--rules", "poker"], None, "poker"),
    ],
)
def test_what_cannot_be_read_is_one_line(
    arguments: list[str], text: str | None, message: str
) -> None:
    result = run(*arguments, text=text)
    assert result.exit_code == 2
    assert message in result.stderr
    assert result.stderr.count("\n") == 1
