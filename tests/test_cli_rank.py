"""``pokerloop rank``."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner, Result

from pokerloop import hands
from pokerloop.cli import main


def rank(*arguments: str, stdin: str | None = None) -> Result:
    return CliRunner().invoke(main, ["rank", *arguments], input=stdin)


def described(*arguments: str, stdin: str | None = None) -> list[tuple[str, str]]:
    result = rank("--json", *arguments, stdin=stdin)
    assert result.exit_code == 0, result.stderr
    return [(row["cards"], row["description"]) for row in json.loads(result.stdout)]


ROYAL = [("As Ks Qs Js Ts", "royal flush")]


@pytest.mark.parametrize(
    "arguments", [("As", "Ks", "Qs", "Js", "Ts"), ("As Ks Qs Js Ts",), ("askSqsJS10s",)]
)
def test_one_hand_however_it_is_written(arguments: tuple[str, ...]) -> None:
    assert described(*arguments) == ROYAL


def test_json_has_all_there_is_to_say_in_the_order_given() -> None:
    rows = json.loads(rank("--json", "7c 7d 7h Ks Kd", "AhAdAc8s8d").stdout)
    assert [row["strength"] for row in rows] == [
        hands.rank("7c 7d 7h Ks Kd"),
        hands.rank("AhAdAc8s8d"),
    ]
    assert [row["category"] for row in rows] == ["full_house", "full_house"]


def test_table_has_the_best_hand_first() -> None:
    lines = rank("7c 7d 7h Ks Kd", "AhAdAc8s8d").stdout.splitlines()
    assert lines[0].split() == ["cards", "strength", "description"]
    assert [line[:14] for line in lines[1:]] == ["Ah Ad Ac 8s 8d", "7c 7d 7h Ks Kd"]


def test_hands_from_stdin_one_a_line() -> None:
    lines = described("-", stdin="As Ks Qs Js Ts\n\nAs\n")
    assert lines == [*ROYAL, ("As", "high card, ace")]


def test_chicago_poker_with_an_order_of_categories() -> None:
    flush, full_house = "1r 3r 5r 7r 9r", "2r 2y 2g 3r 3y"
    strongest = {}
    every = (
        "chicago_poker,straight_flush,rainbow_straight,four_of_a_kind,full_house,flush,straight,"
    )
    every += "three_of_a_kind,two_pair,pair,high_card"
    for order in ("default", "rarity", every):
        table = rank("--deck", "chicago-poker", "--order", order, flush, full_house).stdout
        strongest[order] = table.splitlines()[1][:14]
    assert strongest == {"default": full_house, "rarity": flush, every: full_house}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["Xs"], "'Xs'"),
        (["As", "As"], "As appears twice"),
        (["AsKs", "AsAs"], "As appears twice"),
        ([""], "expected a hand"),
        (["2c2d2h2s3c3d3h3s"], "got 8"),
        (["--order", "rarity", "As"], "--deck chicago-poker"),
        (["--deck", "chicago-poker", "--order", "odd", "9r"], "'odd'"),
        (["--deck", "chicago-poker", "bribe"], "bribe"),
        (["--deck", "pinochle", "As"], "pinochle"),
        (["-"], "stdin"),
        ([], "CARDS"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(arguments: list[str], said: str) -> None:
    result = rank(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("pokerloop: ")
    assert result.stderr.count("\n") == 1
    assert said in result.stderr
