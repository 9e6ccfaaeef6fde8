"""``pokerloop equity``."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from click.testing import CliRunner, Result

from pokerloop import equity
from pokerloop.cli import equity as command_file
from pokerloop.cli import main
from pokerloop.cli.equity import bar


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["equity", *arguments])


def data(*arguments: str) -> dict[str, Any]:
    result = run(*arguments, "--json")
    assert result.exit_code == 0, result.stderr
    loaded: dict[str, Any] = json.loads(result.stdout)
    return loaded


def test_table_has_a_line_for_each_player() -> None:
    lines = run("AhKh", "QQ+", "--board", "Qh7h2c").stdout.splitlines()
    assert lines[0].split() == ["hand", "equity", "error", "win", "tie"]
    assert [line.split()[0] for line in lines[1:3]] == ["AhKh", "QQ+"]
    assert "█" in lines[1]
    assert "exact" in lines[1]
    assert lines[3] == "holdem, board Qh7h2c: 8,910 deals counted"


def test_json_is_the_result_as_data() -> None:
    result = equity.exact(["AhKh", "QQ+"], board="Qh7h2c", dead="2d")
    assert data("AhKh", "QQ+", "--board", "Qh7h2c", "--dead", "2d") == result.to_dict()


def test_sample_is_the_one_of_the_library() -> None:
    result = equity.sample(["AhKh", "QQ+"], trials=300_000, seed=3)
    assert data("AhKh", "QQ+", "--trials", "300000", "--seed", "3") == result.to_dict()
    precise = data("AhKh", "QQ+", "--target-error", "0.001", "--seed", "3", "--workers", "2")
    assert max(player["stderr"] for player in precise["players"]) <= 0.001


def test_what_is_too_much_to_count_is_sampled_unless_told_otherwise() -> None:
    assert data("AhKh", "QsQd")["is_exact"]
    assert not data("random", "random", "random", "--seed", "1")["is_exact"]
    assert data("AhKh", "random", "--board", "Qh7h2c", "--exact")["is_exact"]


def test_other_games() -> None:
    omaha = data("AhKhQdJd", "9s9c8s8c", "--game", "omaha", "--board", "2h3h4d")
    assert omaha["game"] == "omaha"
    flush, full_house = "1r 3r 5r 7r 9r", "2r 2y 2g 3r 3y".replace("2r", "2p").replace("3r", "3p")
    won = {
        order: data(flush, full_house, "--game", "chicago_poker", "--order", order)["players"][0]
        for order in ("default", "rarity")
    }
    assert (won["default"]["win"], won["rarity"]["win"]) == (0, 1)
    assert data("9r 9y", "15r", "--game", "chicago_poker", "--as-is")["trials"] == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["AhKh"], "2 to 10 players"),
        ([], "PLAYERS"),
        (["AhKh", "QQQ"], "'QQQ'"),
        (["AhKh", "QsQd", "--board", "Ah"], "Ah appears twice"),
        (["AhKh", "QsQd", "--game", "bridge"], "bridge"),
        (["AhKh", "QsQd", "--exact", "--trials", "5"], "--exact does not go with"),
        (["AhKh", "QsQd", "--trials", "0"], "0"),
        (["AhKh", "QsQd", "--target-error", "-1"], "above 0"),
        (["random", "random", "--game", "omaha6", "--exact"], "too much for an exact count"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(arguments: list[str], said: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert said in result.stderr


def test_ctrl_c_shows_what_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*players: Any, **spot: Any) -> Iterator[equity.Equities]:
        yield equity.sample(["AhKh", "QsQd"], trials=1_000, seed=1)
        raise KeyboardInterrupt

    monkeypatch.setattr(command_file.equity, "iter_sample", interrupted)
    result = run("AhKh", "QsQd", "--trials", "1000000")
    assert result.exit_code == 130
    assert "1,000 deals sampled" in result.stdout


@pytest.mark.parametrize(
    ("share", "drawn"),
    [(0, ""), (1, "█" * 20), (0.5, "█" * 10), (1 / 160, "▏"), (0.5 + 4 / 160, "█" * 10 + "▌")],
)
def test_bar(share: float, drawn: str) -> None:
    assert bar(share) == drawn.ljust(20, "·")
