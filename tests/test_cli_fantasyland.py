"""``pokerloop ofc fantasyland``, ``odds`` and ``entry-odds``."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner, Result

from pokerloop import ofc
from pokerloop.cli import main

HAND = "7h 5s 4c Qh 7c 8s 4s Js Qc 4d Qs 9s 6c Kc"
OTHER = "As Ad 2c / 3c 3d 5c 5d Th / 9c 9d 9h Tc Td"


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["ofc", *arguments])


def test_cards_come_in_one_argument_or_in_many() -> None:
    together, apart = run("fantasyland", HAND), run("fantasyland", *HAND.split())
    assert together.exit_code == 0
    assert together.output == apart.output
    assert together.output.startswith(str(ofc.fantasyland.solve(HAND)))
    assert "21 in royalties, does not stay\n" in together.output


def test_entry_odds_are_those_of_the_library() -> None:
    text = "top: Kh\nmiddle: 8c 4h\nbottom: As Ad\nplace: Qd 7h 2c"  # 2c has the id 0
    arguments = ["ofc", "entry-odds", "-", "--goal", "fantasyland", "--deals", "60", "--seed", "7"]
    rules = ["--preset", "pineapple_progressive"]
    expected = ofc.entry_odds(text, "pineapple_progressive", goal="fantasyland", deals=60, seed=7)
    printed = CliRunner().invoke(main, [*arguments, *rules, "--json"], input=text)
    assert (printed.exit_code, printed.stderr) == (0, "")
    assert json.loads(printed.stdout) == expected.to_dict()
    shown = CliRunner().invoke(main, [*arguments, *rules, "--workers", "2"], input=text).stdout
    assert shown.startswith(f"{expected.board}\ndiscard {expected.discard}\n")
    words = [line.split() for line in shown.splitlines()]
    assert [
        "Fantasyland",
        f"{expected.fantasyland:.1%}",
        f"{expected.fantasyland_stderr:.1%}",
    ] in words
    assert ["foul", f"{expected.foul:.1%}", f"{expected.foul_stderr:.1%}"] in words
    assert len(expected.entries) > 1
    assert sum(line[:1] == ["with"] for line in words) == len(expected.entries)


def test_the_setting_as_json_is_the_librarys() -> None:
    shown = run(
        "fantasyland", HAND, "--rules", "russian_classic", "--stay-value", "9", "--against", OTHER,
        "--runners-up", "2", "--json",
    )  # fmt: skip
    expected = ofc.fantasyland.solve(
        HAND,
        "russian_classic",
        stay_value=9,
        against=ofc.Board(*OTHER.split("/")),
        runners_up=2,
    )
    assert json.loads(shown.output) == expected.to_dict()


def test_points_against_opponents_and_the_worth_of_staying_are_told() -> None:
    assert "+5 points" in run("fantasyland", HAND, "--against", OTHER).output
    assert "stays, worth 24\n" in run("fantasyland", HAND, "--stay-value", "8").output
    assert "runners-up" not in run("fantasyland", HAND, "--runners-up", "0").output


def test_the_odds_as_json_are_the_librarys() -> None:
    shown = run("odds", "15", "--hands", "300", "--seed", "7", "--stay-value", "8", "--json")
    assert (
        json.loads(shown.output)
        == ofc.fantasyland.odds(15, stay_value=8, hands=300, seed=7).to_dict()
    )


def test_odds_tell_the_seed_that_repeats_them() -> None:
    first = run("odds", "13", "--hands", "200").output
    seed = first.splitlines()[0].rpartition(" ")[2]
    assert run("odds", "13", "--hands", "200", "--seed", seed).output == first


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["fantasyland", "As"], "13 to 17 cards, not 1"),
        (["fantasyland", HAND, "--against", "As"], "top / middle / bottom"),
        (["fantasyland", HAND, "--against", "As / / "], "complete boards"),
        (["fantasyland", HAND, "--rules", "poker"], "no preset is called 'poker'"),
        (["odds", "12"], "12"),
    ],
)
def test_wrong_input_is_one_line(arguments: list[str], message: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert message in result.stderr
    assert result.stderr.count("\n") == 1
