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
from contextlib import contextmanager, nullcontext, suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Any, NoReturn

import rich_click as click
from click.exceptions import Exit
from rich.console import Console, JustifyMethod
from rich.progress import BarColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from pokerloop.interrupts import interrupts_put_off

__all__ = [
    "Commands",
    "drawn",
    "new_table",
    "progress_bar",
    "read_input",
    "room",
    "stdout",
    "stop_early",
]

_WIDEST = 1000
"""Characters; no line that we print is longer."""

_MOST_BYTES = 500_000_000
"""Of an input, which is read as a whole: what does not end must not fill the memory."""


class Commands(click.RichGroup):
    """The outermost group: turns every error a user can make into its exit code and line."""

    def main(self, *args: Any, **extra: Any) -> NoReturn:
        extra["standalone_mode"] = False
        try:
            if sys.stdout is None:  # where Click would write to nowhere without a word
                raise OSError("stdout is closed")
            if isinstance(sys.stdout, TextIOWrapper):  # not every encoding has bars and ±
                sys.stdout.reconfigure(errors="replace")
            code = super().main(*args, **extra)
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
        except ValueError as error:  # its notes tell in which game a player was wrong
            code = complain("; ".join([str(error), *getattr(error, "__notes__", ())]))
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
    if sys.stderr is not None:  # print would take stdout instead
        with suppress(OSError):  # where it cannot be said, the exit code says it
            print("pokerloop:", shown, file=sys.stderr)
    return 2


def read_input(path: str) -> str:
    """Return the text of a file, or of stdin for ``-``."""
    if path == "-" and sys.stdin is None:
        raise ValueError("-: stdin is closed")
    with nullcontext(sys.stdin.buffer) if path == "-" else Path(path).open("rb") as file:
        content = file.read(_MOST_BYTES + 1)
    if len(content) > _MOST_BYTES:
        raise ValueError(f"{path}: expected a text of at most {_MOST_BYTES:,} bytes")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise ValueError(f"{path}: expected text in UTF-8, found other bytes") from None


def stdout() -> Console:
    """Return a console on stdout that prints what it is given, and folds and cuts short nothing."""
    return Console(width=_WIDEST, highlight=False, markup=False, emoji=False)


def room() -> int:
    """Return the width of the terminal; without one, or if it tells none, any line has room."""
    columns = os.get_terminal_size(sys.stdout.fileno()).columns if sys.stdout.isatty() else 0
    return columns or _WIDEST


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
def drawn(*columns: ProgressColumn) -> Iterator[Progress]:
    """Draw a bar on stderr for as long as the block takes.

    Ctrl-C waits while it begins and ends: a terminal whose cursor is hidden must get it back.
    """
    console = Console(stderr=True)
    bar = Progress(*columns, console=console, transient=True, redirect_stdout=False)
    try:
        with interrupts_put_off():
            bar.start()
        yield bar
    finally:
        with interrupts_put_off():
            bar.stop()


@contextmanager
def progress_bar(description: str) -> Iterator[Callable[[int, int], None] | None]:
    """Give a callback ``(done, total)`` that draws a bar on stderr, or None without a terminal."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield None
        return
    with drawn(TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn()) as bar:
        task = bar.add_task(description, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
