"""The command line: how commands end, whatever they do."""

from __future__ import annotations

import fcntl
import os
import pty
import signal
import struct
import subprocess
import sys
import termios
from pathlib import Path

import pytest
import rich_click as click
from click.testing import CliRunner, Result

import pokerloop
from pokerloop.cli import main
from pokerloop.cli._frame import Commands, progress_bar, read_input
from pokerloop.errors import InvalidCardError

COMMAND = Path(sys.executable).parent / "pokerloop"

# A command line like ours, with a command for each way to end.
SCRIPT = """
import signal, sys, time
import rich_click as click
from rich.console import Console
from pokerloop.cli._frame import Commands, progress_bar, room, stdout

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
def width():
    print(room())

@main.command()
def work():
    with progress_bar("working") as progress:
        if progress:
            progress(1, 2)
        print("drawn" if progress else "silent")

@main.command()
def interrupt():
    show_cursor = Console.show_cursor
    def show(*how):
        show_cursor(*how)
        signal.raise_signal(signal.SIGINT)
    Console.show_cursor = show
    with progress_bar("working"): pass

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


def with_note(error: Exception, note: str) -> Exception:
    error.add_note(note)
    return error


def test_installed_command_tells_the_version() -> None:
    run = subprocess.run([COMMAND, "--version"], capture_output=True, text=True, check=True)
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
        (with_note(ValueError("odd"), "in game 7"), "pokerloop: odd; in game 7\n"),
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


def test_ctrl_c_while_the_command_begins_leaves_no_traceback(tmp_path: Path) -> None:
    (tmp_path / "numpy.py").write_text("import signal\nsignal.raise_signal(signal.SIGINT)\n")
    done = subprocess.run(
        [COMMAND, "--version"],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGINT, "", "")


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


def run_with(streams: str, command: str) -> subprocess.CompletedProcess[str]:
    """Run a command with its streams as a shell is told."""
    shell = ["sh", "-c", f'exec "$0" "$@" {streams}', sys.executable, "-c", SCRIPT, command]
    return subprocess.run(shell, capture_output=True, text=True, timeout=60)


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_a_result_is_printed_in_any_encoding(encoding: str) -> None:
    done = subprocess.run(
        [COMMAND, *"chicago-poker odds 9r".split()],
        env={**os.environ, "PYTHONIOENCODING": encoding},
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"9r      100.0000%" in done.stdout


@pytest.mark.parametrize("command", ["line", "table", "flood", "--help"])
def test_closed_stdout_is_one_line_and_exit_code_2(command: str) -> None:
    done = run_with(">&-", command)
    assert (done.returncode, done.stderr) == (2, "pokerloop: stdout is closed\n")


@pytest.mark.parametrize("streams", ["2>&-", "2>/dev/full"])
def test_error_that_cannot_be_told_has_its_exit_code_alone(streams: str) -> None:
    if "full" in streams and not Path("/dev/full").exists():
        pytest.skip("there is no /dev/full")
    done = run_with(streams, "nothing")
    assert (done.returncode, done.stdout) == (2, "")


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


def test_ctrl_c_as_a_bar_begins_and_ends_leaves_the_cursor_shown() -> None:
    terminal, end = pty.openpty()
    try:
        with start("interrupt", stderr=end) as running:
            assert running.communicate(timeout=20)[0] == ""
        written = os.read(terminal, 100_000)
        assert written.rfind(b"\x1b[?25h") > written.rfind(b"\x1b[?25l") >= 0
        assert (running.returncode, b"Traceback" in written) == (130, False)
    finally:
        os.close(terminal)
        os.close(end)


@pytest.mark.parametrize(("columns", "shown"), [(40, "40"), (0, "1000")])
def test_terminal_that_tells_no_width_has_room(columns: int, shown: str) -> None:
    terminal, end = pty.openpty()
    try:
        fcntl.ioctl(end, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        with start("width", stdout=end):
            assert os.read(terminal, 1000).split() == [shown.encode()]
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


def test_input_without_an_end_is_refused() -> None:
    if not Path("/dev/zero").exists():
        pytest.skip("there is no /dev/zero")
    with pytest.raises(ValueError, match=r"^/dev/zero: expected a text of at most 500,000,000"):
        read_input("/dev/zero")
