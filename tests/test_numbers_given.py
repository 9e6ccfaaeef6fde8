"""Numbers that cannot be: one clear ValueError, whichever game or function they are given to."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from click.testing import CliRunner

from pokerloop import chicago_poker, equity, ofc, swedish_chicago
from pokerloop.chicago_poker import completion_odds, shootout_cost, shootout_odds
from pokerloop.cli import main
from pokerloop.errors import InvalidPositionError, InvalidRulesError
from pokerloop.hands import chicago_poker as hands
from pokerloop.swedish_chicago import solve_tricks, win_odds

GAMES: dict[str, Any] = {
    "ofc": ofc,
    "swedish-chicago": swedish_chicago,
    "chicago-poker": chicago_poker,
}
GAME = pytest.mark.parametrize("game", GAMES)
NO_INDEX = pytest.mark.parametrize("index", [-1, 2**64, True, 1.0, "1", None])


@GAME
@NO_INDEX
def test_an_index_is_a_number_of_64_bits(game: str, index: Any) -> None:
    expected = "expected a game's index from 0 to 18446744073709551615, not "
    with pytest.raises(ValueError, match=re.escape(expected)):
        GAMES[game].State(players=2, index=index)
    with pytest.raises(ValueError, match=re.escape(expected)):
        GAMES[game].play(None, ["random", "random"], index=index)
    assert GAMES[game].State(players=2, index=2**64 - 1).index == 2**64 - 1


@GAME
@pytest.mark.parametrize("option", ["--index", "--seed"])
def test_a_command_refuses_a_number_of_65_bits(game: str, option: str) -> None:
    arguments = [game, "play", "--seats", "random,random", option, str(2**64)]
    result = CliRunner().invoke(main, arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.count("\n") == 1
    assert str(2**64) in result.stderr


@GAME
@pytest.mark.parametrize("line", ["index: -1", f"index: {2**64}", "seed: -1", f"seed: {2**64}"])
def test_a_transcript_has_numbers_of_64_bits(game: str, line: str) -> None:
    kind = GAMES[game].Transcript
    played = str(GAMES[game].play(None, ["random", "random"], 7))
    assert kind.parse(played).seed == 7
    name, _, number = line.partition(": ")
    wrong = re.sub(f"^{name}: .*", line, played, flags=re.MULTILINE)
    number_of_line = wrong.splitlines().index(line) + 1
    with pytest.raises(InvalidPositionError, match=f"^line {number_of_line}: expected .*{number}"):
        kind.parse(wrong)
    result = CliRunner().invoke(main, [game, "replay", "-"], input=wrong)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(f"pokerloop: line {number_of_line}: expected ")


WRONG_BEGINNINGS = [
    (game, {name: value})
    for game, names in {
        ofc: ("players", "button", "deals", "stacks", "fantasyland"),
        swedish_chicago: ("players", "dealer", "deals", "scores"),
        chicago_poker: ("players", "first"),
    }.items()
    for name in names
    for value in (
        ([True, 0], [0.0, 0], [2**40, 0], ["1", 0], 5)
        if name in ("stacks", "fantasyland", "scores")
        else (True, 2.0, 2**40, "2", -(2**40))
    )
]


@pytest.mark.parametrize(("game", "beginning"), WRONG_BEGINNINGS)
def test_a_game_begins_with_whole_numbers(game: Any, beginning: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="expected"):
        game.State(**{"players": 2} | beginning)


# Each samples a little with what it is given.
SAMPLING: list[Callable[..., Any]] = [
    lambda **how: shootout_odds(["9r", "9y"], **how),
    lambda **how: equity.sample(["AhKh", "QsQd"], **how),
    lambda **how: win_odds("Qc Qd 9h 5s 2c", 2, **how),
]
COMPLETION: Callable[..., Any] = lambda **how: completion_odds("9r 10r", 3, **how)  # noqa: E731


@pytest.mark.parametrize("sample", SAMPLING)
@pytest.mark.parametrize("error", ["a", True, 0, -1.0, float("nan"), float("inf"), [1]])
def test_a_target_error_is_above_0(sample: Callable[..., Any], error: Any) -> None:
    with pytest.raises(ValueError, match="expected a target error above 0, not "):
        sample(target_error=error)


@pytest.mark.parametrize("sample", [*SAMPLING, COMPLETION])
@pytest.mark.parametrize("trials", [0, -1, True, 1.5, "many", 10**12])
def test_trials_are_a_number_of_a_size_that_ends(sample: Callable[..., Any], trials: Any) -> None:
    expected = "expected a number of trials from 1 to 10000000000, not "
    with pytest.raises(ValueError, match=expected):
        sample(trials=trials)


@pytest.mark.parametrize("workers", [0, -1, True, 1.5, "two"])
def test_workers_are_counted_for_exact_answers_too(workers: Any) -> None:
    asked: list[Callable[..., Any]] = [
        *SAMPLING,
        COMPLETION,
        lambda **how: shootout_odds(["9r 9y ?", "10r ?"], **how),
        lambda **how: win_odds("Qc Qd 9h 5s 2c", 1, 0, **how),
        lambda **how: equity.exact(["AhKh", "QsQd"], board="2c 3c 4c", **how),
    ]
    for function in asked:
        with pytest.raises(ValueError, match="expected a number of workers from 1 on, not "):
            function(workers=workers)


@pytest.mark.parametrize("limit", [-1, True, 1.5, "much", 10**30])
def test_limits_are_numbers(limit: Any) -> None:
    for function in (shootout_odds, shootout_cost):
        with pytest.raises(ValueError, match="expected a limit from 0 to "):
            function(["9r ?", "9y ?"], limit=limit)
    with pytest.raises(ValueError, match="expected a limit from 0 to "):
        COMPLETION(limit=limit)


@pytest.mark.parametrize(
    "how",
    [
        {"marker": True},
        {"marker": 1.0},
        {"marker": 2**40},
        {"marker": -1},
        {"more": [True, 0]},
        {"more": [1.0, 0]},
        {"more": [-1, 0]},
        {"more": 1},
        {"hands": 5},
        {"hands": [True, 5]},
    ],
)
def test_a_shootout_of_odd_numbers_is_refused(how: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="expected"):
        shootout_odds(["9r ?", "9y ?"], **how)


@pytest.mark.parametrize("order", [5, None, [], [["pair"]], [1, 2], True])
def test_an_order_is_a_name_or_all_categories(order: Any) -> None:
    asked: list[Callable[..., Any]] = [
        lambda: shootout_odds(["9r ?", "9y ?"], order=order),
        lambda: completion_odds("9r 10r", 3, order=order),
        lambda: hands.rank("9r 10r", order=order),
    ]
    for function in asked:
        with pytest.raises(InvalidRulesError, match="categor"):
            function()


@pytest.mark.parametrize("tricks", [None, 5, "As Ks"])
def test_tricks_are_of_hands(tricks: Any) -> None:
    with pytest.raises(InvalidPositionError, match="expected a sequence of hands"):
        solve_tricks(tricks, 0)
