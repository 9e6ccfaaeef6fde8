"""``pokerloop ofc values``: its table, its JSON, and how it ends."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from pokerloop import ofc
from pokerloop.cli import main

EXAMPLE = Path(__file__).parents[1] / "examples" / "pineapple-third-street.txt"
COMMAND = [sys.executable, "-c", "from pokerloop.cli import main; main()", "ofc", "values"]


def run(*arguments: str, text: str | None = None) -> Result:
    return CliRunner().invoke(main, ["ofc", "values", *arguments], input=text)


def test_the_table_is_sorted_and_marks_the_best() -> None:
    result = run(str(EXAMPLE), "--seed", "7", "--samples", "64")
    assert result.exit_code == 0
    assert result.stderr == ""
    rows = [line for line in result.stdout.splitlines() if "%" in line]
    assert len(rows) == 27
    assert [row.startswith("*") for row in rows] == [True] + [False] * 26
    values = [float(row.split("%")[0].split()[-3]) for row in rows]
    assert values == sorted(values, reverse=True)
    assert "64 scenarios" in result.stdout
    assert "seed 7" in result.stdout


def test_top_shortens_the_table_and_workers_do_not_change_it() -> None:
    shown = [
        run(str(EXAMPLE), "--seed", "7", "--samples", "40", "--top", "3", "--workers", workers)
        for workers in "12"
    ]
    assert shown[0].stdout == shown[1].stdout
    assert shown[0].stdout.count("%") == 6


def test_json_holds_what_the_library_says() -> None:
    result = run(str(EXAMPLE), "--seed", "7", "--samples", "40", "--json")
    position = ofc.Position.parse(EXAMPLE.read_text())
    assert json.loads(result.stdout) == ofc.values(position, samples=40, seed=7).to_dict()


def test_stdin_and_json_positions_and_other_rules() -> None:
    position = ofc.Position(
        top="2c 3d 5h", middle="7c 7d 8s Tc", bottom="Ac Ad Ah Kc 4s", to_place="8d"
    )
    for text in (str(position), json.dumps(position.to_dict())):
        result = run("-", "--rules", "russian_classic", text=text)
        assert result.exit_code == 0
        assert "exact" in result.stdout


@pytest.mark.parametrize(
    ("arguments", "text", "message"),
    [
        (["-"], "", "the position is empty"),
        (["-"], "top: As As", "line 1: the card As appears twice"),
        (["-"], "place: As Kd", "pineapple has 5 cards to place"),
        (["-", "--rules", "nonsense"], "place: As Kd Qd 2c 3c", "no preset is called 'nonsense'"),
        (["no-such-file"], None, "no-such-file"),
        (["-", "--samples", "0"], "place: As", "0"),
        (["-", "--target-error", "0"], "place: As Kd Qd 2c 3c", "target error above 0"),
        (["."], None, "."),
        ([], None, "FILE"),
    ],
)
def test_bad_input_exits_2_with_one_line(
    arguments: list[str], text: str | None, message: str
) -> None:
    result = run(*arguments, text=text)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1
    assert message in result.stderr


def wait_until_at_work(process: int, seconds: float) -> None:
    """Wait until a process has had so much processor time, however busy the machine is."""
    stat = Path(f"/proc/{process}/stat")
    used = 0.0
    while used < seconds:
        time.sleep(0.1)
        fields = stat.read_text().rpartition(")")[2].split()
        used = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")
def test_control_c_shows_what_is_known_so_far() -> None:
    process = subprocess.Popen(
        [*COMMAND, str(EXAMPLE), "--samples", "10000000", "--seed", "7", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    wait_until_at_work(process.pid, 3)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert "Traceback" not in err
    placements = json.loads(out)["placements"]
    assert len(placements) == 27
    assert placements[0]["samples"] > 8
