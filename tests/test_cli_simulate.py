"""``pokerloop simulate`` and ``resume``."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from pokerloop import simulate, target_error
from pokerloop.cli import main
from pokerloop.cli.simulate import pace_of, settings
from pokerloop.simulation import resume

COMMAND = Path(sys.executable).parent / "pokerloop"
GAME = "simulate ofc --seats random,random --seed 7 --begin deals=1"


def run(command: str) -> Result:
    return CliRunner().invoke(main, command.split())


def test_it_prints_what_the_library_returns() -> None:
    result = run(f"{GAME} --games 500 --preset tonybet --set scoop=6 --set cap=none --json")
    assert (result.exit_code, result.stderr) == (0, "")
    expected = simulate(
        "ofc", ["random", "random"], "tonybet scoop=6 cap=none", games=500, seed=7, deals=1
    )
    assert json.loads(result.stdout) == expected.to_dict()
    for how in ("--workers 1", "--workers 3", "--processes --workers 2"):
        assert (
            run(
                f"{GAME} --games 500 --preset tonybet --set scoop=6 --set cap=none --json {how}"
            ).stdout
            == result.stdout
        )
    table = run(f"{GAME} --games 500 --preset tonybet --set scoop=6 --set cap=none").stdout
    assert f"{expected.mean[0]:+.4f}" in table
    assert "tonybet scoop=6 cap=none deals=1: 500 games of seed 7" in table


def test_it_stops_at_a_target_error() -> None:
    result = run(f"{GAME} --games 100000 --target-error 0.05 --json")
    expected = simulate(
        "ofc", ["random", "random"], games=100_000, seed=7, stop=target_error(0.05), deals=1
    )
    assert json.loads(result.stdout) == expected.to_dict()


def test_what_is_written_is_what_is_printed(tmp_path: Path) -> None:
    result = run(f"{GAME} --games 50 --json --out {tmp_path / 'a' / 'b'}")
    assert (tmp_path / "a" / "b" / "result.json").read_text() == result.stdout
    assert [path.name for path in (tmp_path / "a" / "b").iterdir()] == ["result.json"]


def test_resume_needs_nothing_but_the_file(tmp_path: Path) -> None:
    file = tmp_path / "overnight.run"
    first = run(f"{GAME} --games 60000 --json --checkpoint {file} --target-error 0.001")
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:-1]))
    assert run(f"resume {file} --json").stdout == first.stdout
    assert file.read_bytes() == b"".join(lines)
    assert run(f"resume {file} --json --workers 2").stdout == first.stdout
    assert resume(file).to_dict() == json.loads(first.stdout)
    other = run(f"{GAME} --games 61000 --checkpoint {file}")
    assert other.exit_code == 2
    assert "games 60000 instead of 61000" in other.stderr


def begin_long_run(file: Path, **where: int) -> subprocess.Popen[bytes]:
    arguments = "simulate ofc --seats random,random --seed 7 --games 2000000 --workers 2"
    command = [str(COMMAND), *arguments.split(), "--checkpoint", str(file)]
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, **where)
    while not file.exists() or file.read_bytes().count(b"\n") < 4:
        assert process.poll() is None
        time.sleep(0.01)
    return process


def test_ctrl_c_tells_what_is_done_and_how_to_go_on(tmp_path: Path) -> None:
    file = tmp_path / "overnight.run"
    process = begin_long_run(file, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    process.send_signal(signal.SIGINT)
    stdout, stderr = process.communicate(timeout=60)
    assert process.returncode == 130
    assert b"games of seed 7" in stdout
    assert stderr.startswith(b"stopped after ")
    assert stderr.endswith(f"games; go on with: pokerloop resume {file}\n".encode())


def test_a_terminal_shows_how_it_goes(tmp_path: Path) -> None:
    file = tmp_path / "overnight.run"
    ours, theirs = pty.openpty()
    process = begin_long_run(file, stdout=subprocess.DEVNULL, stderr=theirs)
    os.close(theirs)
    shown = b""
    while b"/s" not in shown:
        shown += os.read(ours, 10_000)
    process.send_signal(signal.SIGINT)
    process.wait(60)
    os.close(ours)
    text = shown.decode()
    assert "/2,000,000 games" in text
    assert "left" in text
    assert "random " in text


def test_pace() -> None:
    assert pace_of(2.0, 1000, 30_000) == "  500/s  0:01:00 left"
    assert pace_of(0.0, 0, 30_000) == ""


def test_settings() -> None:
    read = settings(["deals=1", "stacks=100,200", "open=yes"])
    assert read == {"deals": 1, "stacks": [100, 200], "open": "yes"}


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("simulate bridge --seats random", "no game 'bridge'"),
        ("simulate ofc --seats random,gready", "no policy is called 'gready'"),
        ("simulate ofc --seats random,random --set scoop", "RULE=VALUE"),
        ("simulate ofc --seats random,random --preset nowhere", "no preset is called 'nowhere'"),
        ("simulate ofc --seats random,random --begin deals", "NAME=VALUE"),
        ("simulate ofc --seats random,random --begin dealz=1", "dealz"),
        ("simulate ofc --seats random,random --begin games=5", "'games'"),
        ("simulate ofc --seats random,random --begin chunk_size=5", "'chunk_size'"),
        ("simulate ofc --seats random,random --begin deals=1 --begin deals=2", "twice"),
        ("simulate ofc --seats random,random --out=", "--out"),
        ("simulate ofc --seats random,random --target-error 0", "target error above 0"),
        ("simulate ofc --seats random,random --scheduler tcp://x:1 --processes", "--processes"),
        ("simulate ofc", "--seats"),
        ("simulate ofc --seats random,random --checkpoint -", "the name of a file, not '-'"),
        ("tournament ofc --players random,greedy --checkpoint=", "the name of a file, not ''"),
        ("resume -", "the name of a file, not '-'"),
        ("resume nowhere.run", "cannot read nowhere.run: No such file"),
        ("resume pyproject.toml", "no checkpoint of this library"),
    ],
)
def test_a_mistake_is_told_in_one_line(command: str, words: str) -> None:
    result = run(command)
    assert (result.exit_code, result.stdout) == (2, "")
    assert words in result.stderr
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("module", "option", "extra"),
    [
        ("matplotlib.backend_bases", "--plot {}/run.svg", "plot"),
        ("pyarrow", "--out {} --records", "parquet"),
        ("distributed", "--scheduler tcp://x:1", "dask"),
    ],
)
def test_what_is_not_installed_is_told_before_anything_is_played(
    module: str, option: str, extra: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    result = run(f"simulate ofc --seats random,random --games 2 {option.format(tmp_path)}")
    assert (result.exit_code, result.stdout) == (2, "")
    assert f"pip install pokerloop[{extra}]" in result.stderr
    assert list(tmp_path.iterdir()) == []
