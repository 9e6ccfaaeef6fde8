"""The command line: how commands end, whatever they do."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
from pathlib import Path

import pytest
import rich_click as click
from click.testing import CliRunner, Result

import pokerloop
from pokerloop.cli import main
from pokerloop.cli._frame import Commands, progress_bar, read_input
from pokerloop.errors import InvalidCardError

# A command line like ours, with a command for each way to end.
SCRIPT = """
import sys, time
import rich_click as click
from pokerloop.cli._frame import Commands, progress_bar, stdout

@click.group(cls=Commands)
def main(): pass

@main.command()
def sleep():
    print("ready", flush=True)
    time.sleep(60)

@main.command()
def flood():
    for _ in range(100_000): click.echo("As Ks Qs Js Ts")

@main.command()
def line():
    print("As Ks Qs Js Ts")

@main.command()
def table():
    stdout().print("As Ks Qs Js Ts")

@main.command()
def work():
    with progress_bar("working") as progress:
        if progress:
            progress(1, 2)
        print("drawn" if progress else "silent")

main()
"""


def start(command: str, **options: object) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", SCRIPT, command],
        text=True,
        **{"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **options},
    )


def end_with(error: BaseException) -> Result:
    @click.group(cls=Commands)
    def group() -> None: ...

    @group.command()
    def fail() -> None:
        raise error

    return CliRunner().invoke(group, ["fail"])


def test_installed_command_tells_the_version() -> None:
    command = Path(sys.executable).parent / "pokerloop"
    run = subprocess.run([command, "--version"], capture_output=True, text=True, check=True)
    assert pokerloop.__version__ in run.stdout
    assert run.stderr == ""


def test_help_is_shown_for_short_and_long_option() -> None:
    long, short = (CliRunner().invoke(main, [option]) for option in ("--help", "-h"))
    assert long.exit_code == 0
    assert long.output == short.output


@pytest.mark.parametrize(
    ("error", "line"),
    [
        (InvalidCardError("expected a card, got 'Xs'"), "pokerloop: expected a card, got 'Xs'\n"),
        (ValueError("two\n  lines"), "pokerloop: two lines\n"),
        (FileNotFoundError(2, "No such file", "hand.txt"), "pokerloop: hand.txt: No such file\n"),
        (OSError("odd"), "pokerloop: odd\n"),
        (click.UsageError("no such thing"), "pokerloop: no such thing\n"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(error: Exception, line: str) -> None:
    result = end_with(error)
    assert (result.exit_code, result.stdout, result.stderr) == (2, "", line)


@pytest.mark.parametrize("arguments", [["--nothing"], ["nothing"]])
def test_wrong_usage_is_one_line_and_exit_code_2(arguments: list[str]) -> None:
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert "nothing" in result.stderr


def test_mistake_of_ours_is_not_hidden() -> None:
    assert isinstance(end_with(ZeroDivisionError()).exception, ZeroDivisionError)


def test_ctrl_c_exits_with_130_and_no_traceback() -> None:
    with start("sleep") as running:
        assert running.stdout is not None
        assert running.stdout.readline() == "ready\n"
        running.send_signal(signal.SIGINT)
        _, errors = running.communicate(timeout=20)
    assert running.returncode == 130
    assert errors.strip() == ""


def test_closed_pipe_is_quiet() -> None:
    with start("flood") as running:
        assert running.stdout is not None
        assert running.stdout.readline() == "As Ks Qs Js Ts\n"
        running.stdout.close()
        assert running.stderr is not None
        assert running.stderr.read() == ""
    assert running.returncode == 141


@pytest.mark.parametrize("command", ["line", "table", "--help"])
def test_little_that_nobody_reads_is_quiet_too(command: str) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with start(command, stdout=writing) as running:
        os.close(writing)
        assert running.communicate(timeout=20)[1] == ""
    assert running.returncode == 141


def test_progress_is_drawn_on_a_terminal_alone() -> None:
    with start("work") as running:
        assert running.communicate(timeout=20) == ("silent\n", "")
    terminal, end = pty.openpty()
    try:
        with start("work", stderr=end) as running:
            assert running.communicate(timeout=20)[0] == "drawn\n"
        assert b"working" in os.read(terminal, 100_000)
    finally:
        os.close(terminal)
        os.close(end)


def test_progress_bar_gives_nothing_to_call_without_a_terminal() -> None:
    with progress_bar("working") as progress:
        assert progress is None


def test_input_comes_from_a_file_or_stdin(tmp_path: Path) -> None:
    @click.command()
    @click.argument("file")
    def show(file: str) -> None:
        click.echo(read_input(file), nl=False)

    path = tmp_path / "hand.txt"
    path.write_text("A♠ K♠")
    assert CliRunner().invoke(show, [str(path)]).output == "A♠ K♠"
    assert CliRunner().invoke(show, ["-"], input="A♠ K♠").output == "A♠ K♠"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(ValueError, match="UTF-8"):
        read_input(str(path))
