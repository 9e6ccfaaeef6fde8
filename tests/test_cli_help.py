"""The help of every command: its examples can be copied line by line."""

from __future__ import annotations

import inspect
from collections.abc import Iterator

import pytest
import rich_click as click
from click.testing import CliRunner

from pokerloop.cli import main


def commands(group: click.Group, *path: str) -> Iterator[tuple[str, ...]]:
    for name, command in group.commands.items():
        yield (*path, name)
        if isinstance(command, click.Group):
            yield from commands(command, *path, name)


def command_of(path: tuple[str, ...]) -> click.Command:
    found: click.Command = main
    for name in path:
        assert isinstance(found, click.Group)
        found = found.commands[name]
    return found


@pytest.mark.parametrize("path", list(commands(main)), ids=" ".join)
def test_each_example_stands_on_a_line_of_its_own(path: tuple[str, ...]) -> None:
    shown = CliRunner().invoke(main, [*path, "--help"], env={"COLUMNS": "200"})
    assert shown.exit_code == 0
    assert "\\b" not in shown.stdout
    lines = [line.strip() for line in shown.stdout.splitlines()]
    text = inspect.cleandoc(command_of(path).help or "")
    head, _, examples = text.partition("\b\n")
    assert "pokerloop " + " ".join(path) not in head.replace("`", "")
    if examples:
        title, *following = [line.strip() for line in examples.splitlines()]
        assert title in ("Example:", "Examples:")
        start = lines.index(title)
        assert lines[start : start + len(following) + 1] == [title, *following]
