"""What all commands share: how they end, read and show progress.

A command ends with exit code 0, or 2 after one line on stderr that says what is wrong with its
input, or 130 after Ctrl-C (a command with something to show for the time spent catches
``KeyboardInterrupt`` and shows it first; `stop_early` ends a run of many games), or quietly with
141 when nobody reads on, as in ``pokerloop ... | head``: what a shell reports of a command that
SIGPIPE has ended. Results go to stdout, the rest to stderr.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

import rich_click as click
from click.exceptions import Exit
from rich.console import Console, JustifyMethod
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

__all__ = [
    "Commands",
    "new_table",
    "progress_bar",
    "read_input",
    "room",
    "stdout",
    "stop_early",
]

_WIDEST = 1000
"""Characters; no line that we print is longer."""


class Commands(click.RichGroup):
    """The outermost group: turns every error a user can make into its exit code and line."""

    def main(self, *args: Any, **extra: Any) -> NoReturn:
        extra["standalone_mode"] = False
        try:
            code = super().main(*args, **extra)
            if sys.stdout is not None:
                sys.stdout.flush()
        except click.Abort:  # Ctrl-C
            code = 130
        except (BrokenPipeError, SystemExit) as end:
            if not is_unread(end):
                raise
            code = 141
        except click.ClickException as error:
            code = complain(error.format_message())
        except OSError as error:
            code = complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
        except ValueError as error:
            code = complain(str(error))
        sys.exit(code)


def is_unread(end: BaseException) -> bool:
    """Tell whether a command ends because nobody reads on; what is left to write is dropped."""
    cause = end.__context__ if isinstance(end, SystemExit) else end  # Click's and Rich's way
    if not isinstance(cause, BrokenPipeError):
        return False
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)  # stdout, which the interpreter flushes at its end
    os.close(nowhere)
    return True


def complain(message: str) -> int:
    """Say in one line what is wrong, and return the exit code for bad input."""
    line = " ".join(message.split())
    shown = "".join(c if c.isprintable() else repr(c)[1:-1] for c in line)
    print("pokerloop:", shown, file=sys.stderr)
    return 2


def read_input(path: str) -> str:
    """Return the text of a file, or of stdin for ``-``."""
    if path == "-" and sys.stdin is None:
        raise ValueError("-: stdin is closed")
    content = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise ValueError(f"{path}: expected text in UTF-8, found other bytes") from None


def stdout() -> Console:
    """Return a console on stdout that folds no line and cuts no number short, however narrow."""
    if sys.stdout is None:
        raise OSError("stdout is closed")
    return Console(width=_WIDEST, highlight=False)


def room() -> int:
    """Return the width of the terminal; without one there is room for any line."""
    is_terminal = sys.stdout is not None and sys.stdout.isatty()
    return os.get_terminal_size(sys.stdout.fileno()).columns if is_terminal else _WIDEST


def new_table(*names: str) -> Table:
    """Return a table; a column whose name has a ``>`` before it is one of numbers."""
    table = Table(box=None, pad_edge=False)
    for name in names:
        justify: JustifyMethod = "right" if name.startswith(">") else "left"
        table.add_column(name.removeprefix(">"), justify=justify)
    return table


def stop_early(played: int, planned: int, things: str, checkpoint: str | None = None) -> NoReturn:
    """Say how far a run came before Ctrl-C, and end with its exit code."""
    how = f"; go on with: pokerloop resume {checkpoint}" if checkpoint else ""
    click.echo(f"stopped after {played:,} of {planned:,} {things}{how}", err=True)
    raise Exit(130)


@contextmanager
def progress_bar(description: str) -> Iterator[Callable[[int, int], None] | None]:
    """Give a callback ``(done, total)`` that draws a bar on stderr, or None without a terminal."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, redirect_stdout=False) as bar:
        task = bar.add_task(description, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
