"""``pokerloop swedish-chicago simulate``, and the example of house rules."""

from __future__ import annotations

import json
import runpy
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from pokerloop import simulate, swedish_chicago
from pokerloop.cli import main

EXAMPLE = Path(__file__).parents[1] / "examples" / "swedish_chicago_house_rules.py"


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["swedish-chicago", "simulate", *arguments])


def test_json_agrees_with_matches_played_one_by_one() -> None:
    games, seats = 12, ["greedy", "random", "greedy"]
    arguments = ["--games", str(games), "--seed", "5", "--seats", ",".join(seats)]
    result = run(*arguments, "--preset", "finnish", "--json")
    assert result.exit_code == 0
    report = json.loads(result.stdout)
    finals = [
        swedish_chicago.play("finnish", seats, 5, index=index).final for index in range(games)
    ]
    assert report["games"] == games
    assert report["deals_per_match"] == sum(final.deal for final in finals) / games
    for seat, row in enumerate(report["seats"]):
        won = sum((seat in final.winners) / len(final.winners) for final in finals)
        assert row["player"] == seats[seat]
        assert row["win_share"] == pytest.approx(won / games)
        for counter in ("deals", "first_hand_points"):
            counted = sum(final.counts(seat)[counter] for final in finals)
            assert row["counters"][counter] == counted
    through = sum(
        final.counts(seat)["matches_won_by_chicago"] for final in finals for seat in range(3)
    )
    assert report["won_through_chicago"] == through / games


def test_table_is_the_same_with_any_number_of_workers() -> None:
    shown = [run("--games", "40", "--seed", "3", "--workers", workers).stdout for workers in "12"]
    assert shown[0] == shown[1]
    lines = shown[0].splitlines()
    assert lines[0].split()[:3] == ["seat", "player", "won"]
    assert [line.split()[:2] for line in lines[1:5]] == [[str(seat), "greedy"] for seat in range(4)]
    assert "deals a match" in lines[5]
    assert lines[6] == "swedish_chicago pagat: 40 games of seed 3"


def test_rules_that_do_not_exist() -> None:
    result = run("--preset", "poker")
    assert result.exit_code == 2
    assert "poker" in result.stderr
    assert "cowboy" in run("--seats", "cowboy,greedy").stderr


def test_as_many_players_as_the_rules_ask_for() -> None:
    few = run("--set", "num_players=3", "--seats", "greedy,greedy", "--games", "5")
    assert few.exit_code == 2
    assert "expected 3 players, as num_players says, not 2" in few.stderr
    assert run("--set", "num_players=3", "--seats", "greedy,greedy,random").exit_code == 0


def test_it_is_a_game_of_the_engine() -> None:
    result = simulate("swedish_chicago", ["greedy", "random"], games=50, seed=1, scores=[10, 0])
    assert result.games == 50
    assert result.win_share[0] > 0.9
    assert result.game(7).final.is_over


def test_the_example_tries_every_rule_of_the_players(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", [str(EXAMPLE), "--games", "20", "--expert-games", "1"])
    example = runpy.run_path(str(EXAMPLE))
    tried = {rule for rule, _ in example["changes"]()}
    rules = {field.name for field in swedish_chicago.Rules.fields()}
    assert tried | example["NOT_PLAYED"] == rules
    example["main"]()
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 4 + len(list(example["changes"]()))
    assert all(line.count("|") == 5 for line in lines)
    assert not any("nan" in line for line in lines)
