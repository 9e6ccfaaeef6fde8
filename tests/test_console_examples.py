"""The commands shown in the README and the documentation print what is shown there."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[1]
PAGES = [PROJECT / "README.md", *sorted((PROJECT / "docs").rglob("*.md"))]
LENIENT = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def examples(page: Path) -> list[tuple[str, str]]:
    """Return the commands of a page that run pokerloop, with the output shown below each."""
    blocks = re.findall(r"^```console\n(.*?)^```$", page.read_text(), re.MULTILINE | re.DOTALL)
    shown = [example.partition("\n") for block in blocks for example in block.split("$ ")[1:]]
    return [
        (command, output) for command, _, output in shown if re.search(r"\bpokerloop\b", command)
    ]


SHOWN = [
    pytest.param(*example, id=f"{page.name}: {example[0]}")
    for page in PAGES
    for example in examples(page)
]


@pytest.mark.parametrize(("command", "output"), SHOWN)
def test_command_prints_what_is_shown(command: str, output: str) -> None:
    scripts = str(Path(sys.executable).parent)
    run = subprocess.run(
        command,
        shell=True,
        cwd=PROJECT,
        env={**os.environ, "PATH": scripts + os.pathsep + os.environ["PATH"]},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if output:
        matches = doctest.OutputChecker().check_output(output, run.stdout, LENIENT)
        assert matches, run.stdout
    else:
        assert run.returncode == 0, run.stdout
