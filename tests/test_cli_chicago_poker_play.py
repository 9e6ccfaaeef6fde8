"""``pokerloop chicago-poker play`` and ``replay``."""

from __future__ import annotations

import click
import pytest
from click.testing import CliRunner, Result

from pokerloop import chicago_poker
from pokerloop.chicago_poker import Transcript
from pokerloop.cli import main
from pokerloop.cli.chicago_poker import coloured
from pokerloop.cli.chicago_poker_play import ChicagoPokerTeller


def run(*arguments: str, text: str | None = None) -> Result:
    return CliRunner().invoke(main, ["chicago-poker", *arguments], input=text)


def test_play_prints_the_transcript_of_the_library() -> None:
    result = run(*"play --seats random,random,random --seed 1".split())
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout == f"{chicago_poker.play('full', ['random'] * 3, 1)}\n"
    options = "play --preset short --set order=rarity --set open_tiles=3 --index 2 --first 1"
    other = Transcript.parse(run(*options.split(), "--players", "random,random").stdout)
    rules = chicago_poker.Rules(goal="short", order="rarity", open_tiles=3)
    assert (other.rules, other.index, other.options) == (rules, 2, {"first": 1})


def test_replay_prints_the_same_again() -> None:
    played = run(*"play --seats random,random --seed 4".split()).stdout
    assert run("replay", "-", text=played).stdout == played
    wrong = run("replay", "-", text=played.replace("seat 0", "seat 1"))
    assert (wrong.exit_code, wrong.stdout) == (2, "")
    assert "expected a choice of seat 0" in wrong.stderr


def test_a_person_plays_to_the_end() -> None:
    """He answers with the first legal action of the game that is known to follow."""
    seats = ["human", "random"]
    game = chicago_poker.play("short", [lambda view: view.legal_actions()[0], "random"], 5, first=0)
    answers = [
        chicago_poker.State.action_name(action)
        for state, action in zip(game.states(), game.actions, strict=False)
        if state.to_move == 0
    ]
    options = "play --preset short --seed 5 --first 0 --seats".split()
    result = run(*options, ",".join(seats), text="\n".join(answers) + "\n")
    assert result.exit_code == 0
    played = Transcript.parse(result.stdout)
    assert (played.actions, played.names) == (game.actions, ("human", "random"))
    assert f"seat {game.final.winners[0]} wins" in result.stderr


def test_a_person_is_told_what_he_may_know() -> None:
    result = run(*"play --seed 7 --first 0 --seats human,random".split(), text="oops\n9b\n1\n")
    assert result.exit_code == 0
    state = chicago_poker.State(players=2, seed=7, first=0)
    hand = " ".join(map(str, state.hand(0)))
    assert f"hand: {hand}" in result.stderr
    assert "'oops' is not one of the choices" in result.stderr
    assert "choose: where 9b goes: business 0, business 1" in result.stderr
    assert "you: lays 9b at the jazz club (business 1)" in result.stderr
    hidden = set(map(str, state.hand(1))) - {"9b"}
    told = result.stderr.partition("turn 3")[0]
    assert not hidden & set(told.replace(",", " ").split()) or "lays" in told
    assert len(Transcript.parse(result.stdout).actions) >= 2


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("play --seats random,nobody", "nobody"),
        ("play --seats random", "players from 2 to 6, not 1"),
        ("play --seats random,random --set order=pair", "rule 'order' takes poker, rarity"),
        ("play --seats random,random --first 2", "begins from 0 to 1, not 2"),
        ("replay nowhere.txt", "No such file"),
    ],
)
def test_mistakes_are_one_line(arguments: str, words: str) -> None:
    result = run(*arguments.split())
    assert (result.exit_code, result.stdout) == (2, "")
    assert words in result.stderr
    assert result.stderr.count("\n") == 1


@pytest.fixture
def colourful(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    return monkeypatch


@pytest.mark.parametrize("variable", [("NO_COLOR", "1"), ("NO_COLOR", "0"), ("TERM", "dumb")])
def test_colours_can_be_declined(colourful: pytest.MonkeyPatch, variable: tuple[str, str]) -> None:
    options = ["chicago-poker", "play", "--seats", "random,random", "--seed", "4"]
    assert "\x1b" in CliRunner().invoke(main, options, color=True).stdout
    colourful.setenv("NO_COLOR", "")  # as if it were not there
    assert "\x1b" in CliRunner().invoke(main, options, color=True).stdout
    colourful.setenv(*variable)
    assert "\x1b" not in CliRunner().invoke(main, options, color=True).stdout


@pytest.mark.usefixtures("colourful")
def test_cards_are_coloured() -> None:
    assert coloured("7 cards: 10g [3b] raid1, seat 1") == (
        "7 cards: \x1b[32m\x1b[1m10g\x1b[0m [\x1b[34m\x1b[1m3b\x1b[0m] raid1, seat 1"
    )


def test_a_person_sees_what_a_shootout_turned_up_and_the_discards() -> None:
    states = list((game := chicago_poker.play("full", ["greedy"] * 3, seed=57)).states())
    teller = ChicagoPokerTeller()
    lines = [
        line
        for i in range(49, 52)
        for line in teller.happened(states[i], game.actions[i], states[i + 1], 2)
    ]
    told = click.unstyle("\n".join(lines))
    assert "all is turned up at" in told
    later = next(state for state in states if state.discards and state.to_move == 2)
    shown = click.unstyle("\n".join(teller.situation(later.view(2))))
    assert f"discards: {' '.join(map(str, later.discards))}" in shown
