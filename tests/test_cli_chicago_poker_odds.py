"""``pokerloop chicago-poker odds`` and ``simulate``."""

from __future__ import annotations

import json

import pytest

from pokerloop import simulate
from pokerloop.chicago_poker import completion_odds, shootout_odds
from pokerloop.cli import main


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as exit_:
        main(["chicago-poker", *arguments])
    code = exit_.value.code
    captured = capsys.readouterr()
    return code if isinstance(code, int) else 0, captured.out, captured.err


def test_shootout(capsys: pytest.CaptureFixture[str]) -> None:
    columns = ["9r 9y 4g ? ?", "13r 12r 11r 2b ?"]
    code, out, _ = run(capsys, "odds", *columns)
    odds = shootout_odds(columns)
    assert code == 0
    assert f"{odds.chances[0]:.4%}" in out
    assert "exact" in out
    assert odds.summary in out


def test_shootout_with_hands_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["9r", "9y", "--hand", "15r ?", "--hand", "4", "--trials", "20000", "--seed", "3"]
    _, out, _ = run(capsys, "odds", *arguments, "--json")
    odds = shootout_odds(["9r", "9y"], hands=["15r ?", 4], trials=20_000, seed=3)
    assert json.loads(out) == odds.to_dict()


def test_completion(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "odds", "9r 10r 11r", "--draws", "6")
    assert code == 0
    assert f"{completion_odds('9r 10r 11r', 6).categories['flush']:.4%}" in out  # type: ignore[index]
    _, out, _ = run(capsys, "odds", "9r 10r", "--draws", "4", "--specials", "6", "--json")
    assert json.loads(out) == completion_odds("9r 10r", 4, specials=6).to_dict()


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["9r", "9r"], "9r comes twice"),
        (["9r", "9y", "--draws", "3"], "--draws goes with one column"),
        (["9r", "9y", "--specials", "3"], "--specials goes with --draws"),
        (["9r", "9y", "--hand", "3"], "expected 2 hands"),
    ],
)
def test_wrong_questions(
    capsys: pytest.CaptureFixture[str], arguments: list[str], complaint: str
) -> None:
    code, out, err = run(capsys, "odds", *arguments)
    assert (code, out) == (2, "")
    assert complaint in err


def test_simulate(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--seats", "greedy,random", "--games", "300", "--seed", "3", "--set", "goal=short"]
    code, out, _ = run(capsys, "simulate", *arguments)
    result = simulate("chicago_poker", ["greedy", "random"], "full goal=short", games=300, seed=3)
    assert code == 0
    assert f"{result.win_share[0]:.1%}" in out
    assert result.summary in out
    _, out, _ = run(capsys, "simulate", *arguments, "--json")
    assert json.loads(out) == result.to_dict()
