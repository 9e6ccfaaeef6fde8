"""Ctrl-C while many games are played: all commands show what is known and end alike."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from click.testing import CliRunner

from pokerloop.cli import main
from pokerloop.simulation import _run

COMMANDS = [
    ["simulate", "ofc", "--seats", "random,random", "--begin", "deals=1"],
    ["simulate", "swedish-chicago", "--seats", "random,random"],
    ["ofc", "simulate", "--seats", "random,random"],
    ["swedish-chicago", "simulate", "--seats", "random,random"],
    ["chicago-poker", "simulate", "--seats", "random,random"],
]


@pytest.fixture
def stop_after(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Make Ctrl-C come after so many chunks."""
    play = _run._results

    def stop_after(chunks: int) -> None:
        def stopped(*how: Any) -> Iterator[Any]:
            results = play(*how)
            for _ in range(chunks):
                yield next(results)
            raise KeyboardInterrupt

        monkeypatch.setattr(_run, "_results", stopped)

    return stop_after


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("form", [[], ["--json"]])
def test_before_the_first_chunk(
    stop_after: Callable[[int], None], command: list[str], form: list[str]
) -> None:
    stop_after(0)
    result = CliRunner().invoke(main, [*command, "--games", "100000", *form])
    assert result.exit_code == 130
    if form:
        report = json.loads(result.stdout)
        assert (report["interrupted"], report["games"]) == (True, 0)
    else:
        assert result.stdout == ""
    assert result.stderr == "stopped after 0 of 100,000 games\n"


@pytest.mark.parametrize("command", COMMANDS)
def test_after_a_chunk(stop_after: Callable[[int], None], command: list[str]) -> None:
    stop_after(1)
    result = CliRunner().invoke(main, [*command, "--games", "100000", "--seed", "1", "--json"])
    assert result.exit_code == 130
    report = json.loads(result.stdout)
    assert (report["interrupted"], report["planned"]) == (True, 100_000)
    assert result.stderr == f"stopped after {report['games']:,} of 100,000 games\n"
    shown = CliRunner().invoke(main, [*command, "--games", "100000", "--seed", "1"])
    assert shown.exit_code == 130
    assert f"{report['games']:,} games of seed 1" in shown.stdout
