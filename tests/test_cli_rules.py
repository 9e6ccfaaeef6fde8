"""The rules of a game are chosen in the same way in every command."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from pokerloop.cli import main

POSITION = "examples/pineapple-third-street.txt"
HAND = "7h 5s 4c Qh 7c 8s 4s Js Qc 4d Qs 9s 6c Kc"
BOARDS = "Qs Qd 7c / Ah Ad 9c 4s 2d / 6h 5h 4h 3h 2c\nJc 8d 3s / Td Tc 8c 5s 2s / Kd Kc 9s 7d 6c"
RANDOM = ["--seats", "random,random", "--seed", "1"]

OFC = [
    ["ofc", "values", POSITION, "--samples", "2", "--seed", "1", "--json"],
    ["ofc", "fantasyland", HAND, "--json"],
    ["ofc", "entry-odds", POSITION, "--deals", "2", "--seed", "1", "--json"],
    ["ofc", "odds", "14", "--hands", "20", "--seed", "1", "--json"],
    ["ofc", "play", "--deals", "1", *RANDOM],
    ["ofc", "score", "-", "--json"],
    ["ofc", "simulate", "--games", "2", *RANDOM, "--json"],
    ["simulate", "ofc", "--games", "2", *RANDOM, "--json"],
    ["tournament", "ofc", "--players", "random,solitaire", "--games", "1", "--seed", "1", "--json"],
]
SWEDISH_CHICAGO = [
    ["swedish-chicago", "exchange", "9h 9d 9s 9c 3d", "--json"],
    ["swedish-chicago", "win-odds", "9h 9d 9s 9c 3d", "--exchanges", "0", "--json"],
    ["swedish-chicago", "play", *RANDOM],
    ["swedish-chicago", "simulate", "--games", "2", *RANDOM, "--json"],
    ["simulate", "swedish-chicago", "--games", "2", *RANDOM, "--json"],
]
CHICAGO_POKER = [
    ["chicago-poker", "play", *RANDOM],
    ["chicago-poker", "simulate", "--games", "2", *RANDOM, "--json"],
    ["simulate", "chicago-poker", "--games", "2", *RANDOM, "--json"],
]
COMMANDS = [
    *((command, "russian_classic", "scoop=6") for command in OFC),
    *((command, "finnish", "target_score=20") for command in SWEDISH_CHICAGO),
    *((command, "short", "order=rarity") for command in CHICAGO_POKER),
]
IN_ONE_TEXT = [
    ["ofc", name] for name in ("values", "entry-odds", "fantasyland", "odds", "play", "score")
]


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, list(arguments), input=BOARDS)


@pytest.fixture(autouse=True)
def at_the_project(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(__file__).parents[1])


@pytest.mark.parametrize(("command", "preset", "change"), COMMANDS)
def test_a_preset_and_a_change_are_taken_everywhere(
    command: list[str], preset: str, change: str
) -> None:
    # A street of Pineapple is no street of another game.
    preset = "pineapple_progressive" if POSITION in command else preset
    taken = run(*command, "--preset", preset, "--set", change)
    assert (taken.exit_code, taken.stderr) == (0, "")
    if command[-1] == "--json" and isinstance(report := json.loads(taken.stdout), dict):
        rule, _, value = change.partition("=")
        if "rules" in report:
            assert str(report["rules"][rule]) == value


@pytest.mark.parametrize("command", [command for command, *_ in COMMANDS], ids=" ".join)
def test_a_preset_is_no_change(command: list[str]) -> None:
    refused = run(*command, "--set", "pineapple")
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert "expected RULE=VALUE, such as scoop=6, not 'pineapple'" in refused.stderr


@pytest.mark.parametrize("command", IN_ONE_TEXT, ids=" ".join)
@pytest.mark.parametrize("name", ["--rules", "--variant"])
def test_one_text_says_both(command: list[str], name: str) -> None:
    [whole] = [known for known in OFC if known[:2] == command]
    apart = run(*whole, "--preset", "pineapple_progressive", "--set", "scoop=6")
    assert apart.exit_code == 0
    assert run(*whole, name, "pineapple_progressive scoop=6").stdout == apart.stdout
    refused = run(*whole, name, "pineapple", "--set", "scoop=6")
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert "goes with neither --preset nor --set" in refused.stderr
