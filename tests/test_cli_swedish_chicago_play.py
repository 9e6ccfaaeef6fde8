"""``pokerloop swedish-chicago play`` and ``replay``: policies alone, and a person at a terminal."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys

import pytest
from click.testing import CliRunner, Result

from pokerloop import swedish_chicago
from pokerloop.cli import main
from pokerloop.cli._prompt import Teller
from pokerloop.cli.swedish_chicago_play import SwedishChicagoTeller
from pokerloop.swedish_chicago import Rules, State, Transcript
from tests.swedish_deals import dealt, play_until

SCRIPT = "from pokerloop.cli import main; main()"
COMMAND = [sys.executable, "-c", SCRIPT, "swedish-chicago", "play"]


def run(*arguments: str, text: str | None = None) -> Result:
    return CliRunner().invoke(main, ["swedish-chicago", *arguments], input=text)


# ---- Policies alone --------------------------------------------------------------------------


def test_play_prints_the_transcript_of_the_library() -> None:
    result = run("play", "--seats", "random,random,random", "--seed", "1")
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout == f"{swedish_chicago.play('pagat', ['random'] * 3, 1)}\n"


def test_play_takes_a_preset_with_changes() -> None:
    options = "play --preset finnish --set target_score=20 --set no_exchange_at=none"
    result = run(*options.split(), *"--seats random,random --index 3 --dealer 1 --deals 2".split())
    match = Transcript.parse(result.stdout)
    changes = {"target_score": 20, "no_exchange_at": "none"}
    assert match.rules == Rules.preset("finnish").replace(**changes)
    assert (match.index, match.options) == (3, {"dealer": 1, "deals": 2})


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("--seats random,nobody", "no policy is called 'nobody'"),
        ("--seats random", "expected a number of players from 2 to 4, not 1"),
        ("--set target=3", "no rule is called 'target'"),
        ("--set target_score", "expected RULE=VALUE"),
        ("--seats random,random --set num_players=3", "expected 3 players, as num_players says"),
        ("--seats random,random --dealer 2", "expected a seat that deals from 0 to 1"),
    ],
)
def test_mistakes(arguments: str, words: str) -> None:
    result = run("play", *arguments.split())
    assert result.exit_code == 2
    assert words in result.stderr


def test_replay_prints_what_follows() -> None:
    match = swedish_chicago.play("gamerules", ["random"] * 2, 5, deals=2)
    bare = "\n".join(line for line in str(match).splitlines() if not line.startswith("#"))
    assert run("replay", "-", text=bare).stdout == f"{match}\n"
    assert run("replay", "-", text=bare.replace("seed: 5", "seed: 6")).exit_code == 2


# ---- A person --------------------------------------------------------------------------------


def test_a_person_plays_a_match() -> None:
    """With enough answers of every kind a person comes to the end, told of all others do."""
    answers = "keep all\npass\n" + "".join(
        f"{rank}{suit}\n" for rank in "AKQJT98765432" for suit in "shdc"
    )
    arguments = "play --seats human,random --seed 3 --dealer 1 --deals 1 --set num_exchanges=2"
    result = run(*arguments.split(), text="keep all\nnonsense\n" + answers * 6)
    assert result.exit_code == 0
    match = Transcript.parse(result.stdout)
    assert match.final.is_over
    assert match.names == ("human", "random")
    dialogue = result.stderr
    assert "deal 1, exchange 1 of 2; scores 0 0" in dialogue
    assert "'nonsense' is not one of the choices, or fits several" in dialogue
    assert "trick 5 of 5" in dialogue
    assert "wins" in dialogue or "share the win" in dialogue


def test_a_person_sees_no_hidden_card() -> None:
    """What is told before the tricks is the same whatever the others hold."""
    for seed in range(20):
        state = State("wikipedia", 3, seed, dealer=2)
        teller = SwedishChicagoTeller()
        while not state.is_over and state.stage in ("blind", "exchange", "offer"):
            before, action = state.copy(), state.legal_actions()[-1]
            state.apply(action)
            if before.to_move == 0 or state.round > 1:
                continue
            other, imagined = before.imagine(0, seed), None
            if action in other.legal_actions():
                imagined = other.copy()
                imagined.apply(action)
            if imagined is None or state.offered != imagined.offered or state.held != imagined.held:
                continue
            told = list(teller.happened(before, action, state, 0))
            assert told == list(teller.happened(other, action, imagined, 0))


def test_ctrl_d_keeps_the_transcript() -> None:
    result = run(*"play --seats human,random --seed 3 --dealer 1".split(), text="keep 1 2\n")
    assert result.exit_code == 0
    match = Transcript.parse(result.stdout)
    assert match.actions[0] == State.action("keep 1 2")
    assert not match.final.is_over


def test_at_a_terminal_ctrl_c_keeps_the_transcript() -> None:
    ours, theirs = pty.openpty()
    options = ["--seats", "human,random", "--seed", "3", "--dealer", "1"]
    with subprocess.Popen(
        [*COMMAND, *options], stdin=theirs, stdout=subprocess.PIPE, stderr=theirs, text=True
    ) as game:
        try:
            read_until(ours, "seat 0> ")
            os.write(ours, b"Throw 5\n")
            assert "exchange 2 of 3" in read_until(ours, "seat 0> ")
            output = interrupted(game)
        finally:
            game.kill()
            os.close(ours)
            os.close(theirs)
    assert game.returncode == 130
    assert Transcript.parse(output).actions[0] == State.action("keep 1 2 3 4")


def interrupted(game: subprocess.Popen[str]) -> str:
    """Press Ctrl-C until it ends: one between the prompt and the read is noticed at the next."""
    game.send_signal(signal.SIGINT)
    try:
        return game.communicate(timeout=10)[0]
    except subprocess.TimeoutExpired:
        game.send_signal(signal.SIGINT)
        return game.communicate(timeout=60)[0]


def read_until(terminal: int, end: str) -> str:
    text = ""
    while not text.endswith(end):
        ready, _, _ = select.select([terminal], [], [], 60)
        assert ready, f"no more than {text!r}"
        text += os.read(terminal, 1000).decode()
    return text


# ---- Answers ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answer", "name"),
    [
        ("keep 1 2", "keep 1 2"),
        ("Keep as ad", "keep 1 2"),
        ("throw 2s, 7h", "keep 1 2 3"),
        ("throw 5", "keep 1 2 3 4"),
        ("throw 1 2 3 4 5", "keep none"),
        ("keep all", "keep all"),
        ("keep 1 2 3 4 5", "keep all"),
        ("keep none", "keep none"),
        ("keep", "keep none"),
        ("keep 6", None),
        ("keep Ks", None),
        ("keep xx", None),
        ("pass", None),
        ("", None),
    ],
)
def test_answers_in_an_exchange(answer: str, name: str | None) -> None:
    view = dealt({}, ["As Ad 9c 7h 2s", "Ks Kd Qc 8h 3s"]).view(0)
    meant = SwedishChicagoTeller().understand(State, view, answer)
    assert meant == (None if name is None else State.action(name))


@pytest.mark.parametrize(
    ("answer", "name"),
    [("as", "play As"), ("Play AS", "play As"), ("p", None), ("play", None), ("Kd", None)],
)
def test_answers_in_a_trick(answer: str, name: str | None) -> None:
    state = dealt({}, ["As Ad 9c 7h 2s", "Ks Kd Qc 8h 3s"])
    view = play_until(state, until=lambda state: state.stage == "trick").view(0)
    for teller in (SwedishChicagoTeller(), Teller()):
        meant = teller.understand(State, view, answer)
        assert meant == (None if name is None else State.action(name))


def test_one_of_six_is_thrown_by_number_or_card() -> None:
    rules = {"no_exchange_at": 46, "no_exchange_mode": "six_discard_one"}
    state = dealt(rules, ["As Ad Ah 9c 7h 2s", "Ks Kd Qc 8h 3s"], scores=(50, 0))
    teller = SwedishChicagoTeller()
    assert teller.understand(State, state.view(0), "throw 2s") == State.action("throw 6")
    assert teller.understand(State, state.view(0), "throw 6") == State.action("throw 6")
    assert teller.understand(State, state.view(0), "keep 1 2") is None
    assert "throw 6" in teller.choices(State, state.view(0))
