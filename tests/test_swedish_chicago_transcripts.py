"""Transcripts of Swedish Chicago: text and back, replayed, and one of each preset."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from pokerloop import swedish_chicago
from pokerloop.errors import IllegalActionError, InvalidPositionError, InvalidRulesError
from pokerloop.swedish_chicago import Rules, State, Transcript
from pokerloop.swedish_chicago.telling import told
from tests.swedish_contract import SWEDISH_CHICAGO

FOLDER = Path(__file__).parent / "transcripts"


def random_match(seed: int) -> Transcript:
    """Return a match by random rules, whole or broken off, with or without names and options."""
    dice = random.Random(seed)
    rules = SWEDISH_CHICAGO.random_rules(seed)
    players = dice.choice(SWEDISH_CHICAGO.players(rules))
    match = swedish_chicago.play(
        rules,
        ["random"] * players,
        seed,
        index=dice.randrange(5),
        dealer=dice.choice((None, 1)),
        deals=5,
        scores=dice.choice((None, [dice.randrange(60) for _ in range(players)])),
    )
    return replace(
        match,
        actions=match.actions[: dice.choice((None, dice.randrange(len(match.actions))))],
        names=dice.choice((None, match.names)),
    )


@pytest.mark.parametrize("seed", range(60))
def test_text_and_back(seed: int) -> None:
    match = random_match(seed)
    text = str(match)
    assert Transcript.parse(text) == match
    assert str(Transcript.parse(text)) == text
    bare = "\n".join(line.partition("#")[0] for line in text.splitlines())
    assert Transcript.parse(bare) == match


@pytest.mark.parametrize("seed", range(20))
def test_replay_comes_to_the_same_end(seed: int) -> None:
    match = random_match(seed)
    state = match.start()
    for before, action in zip(match.states(), match.actions, strict=False):
        assert before == state
        state.apply(action)
    assert state == match.final
    assert list(match.states())[-1] == state


@pytest.mark.parametrize("preset", Rules.presets())
def test_golden_transcript(preset: str) -> None:
    """The files are written by tools/write_transcripts.py."""
    text = (FOLDER / f"swedish_chicago_{preset}.txt").read_text()
    match = Transcript.parse(text)
    assert f"{match}\n" == text
    assert match.names is not None
    assert match.final.is_over
    again = swedish_chicago.play(
        preset, match.names, match.seed, index=match.index, deals=match.options["deals"]
    )
    assert again == match


MATCH = """
game: swedish_chicago
rules: pagat target_score=30   # a short one
players: 2
dealer: 1
scores: 10 0
seed: 7

seat 0: keep 1 2
seat 1: keep all
"""


def test_match_written_by_hand() -> None:
    match = Transcript.parse(MATCH)
    assert match.options == {"dealer": 1, "scores": (10, 0)}
    assert match.final.exchanged == ((3, None, None), (0, None, None))
    assert match.names is None


@pytest.mark.parametrize(
    ("old", "new", "error", "words"),
    [
        ("swedish_chicago", "ofc", InvalidPositionError, "line 2: expected a match of swedish"),
        ("target_score=30", "target=30", InvalidRulesError, "line 3: no rule is called"),
        ("players: 2", "players: two", InvalidPositionError, "line 4: expected a whole number"),
        ("players: 2", "", InvalidPositionError, "expected a line 'players: ...'"),
        ("players: 2", "players: 5", InvalidRulesError, "line 4: expected a number of players"),
        ("players: 2", "players: 3", ValueError, "line 6: expected 3 scores, one for each seat"),
        ("target_score=30", "num_players=3", InvalidRulesError, "line 4: expected 3 players, as"),
        ("scores: 10 0", "deals: 0", InvalidRulesError, "line 6: expected a number of deals"),
        ("dealer: 1", "dealer: -1", InvalidRulesError, "line 5: .* deals from 0 to 1, not -1"),
        ("seed: 7", "seed: -7", ValueError, "line 7: "),
        ("dealer: 1", "dealer: 1\ndealer: 1", InvalidPositionError, "line 6: .* given twice"),
        ("dealer: 1", "button: 1", InvalidPositionError, "line 5: 'button: 1' is not 'name: value"),
        ("dealer: 1", "names: a", InvalidPositionError, "line 5: expected 2 names"),
        ("seat 1", "seat 0", InvalidPositionError, "line 10: expected a choice of seat 1, not 0"),
        ("keep all", "stand", IllegalActionError, "line 10: no action is called 'stand'"),
        ("keep all", "pass", IllegalActionError, "line 10: expected keep none"),
        ("seat 1: keep", "dealer: 0", InvalidPositionError, "line 10: expected 'seat 0: action'"),
    ],
)
def test_mistakes_are_named_by_their_line(
    old: str, new: str, error: type[ValueError], words: str
) -> None:
    assert old in MATCH
    with pytest.raises(error, match=words) as raised:
        Transcript.parse(MATCH.replace(old, new))
    assert "\n" not in str(raised.value)


def test_comments_stand_apart_from_long_choices() -> None:
    rules = {"announcement": "voluntary", "false_claim": "eliminated"}
    match = swedish_chicago.play(Rules(**rules), ["random"] * 3, 1, deals=3)
    lines = [line for line in str(match).splitlines() if line.startswith("seat 0: announce")]
    assert any(len(line.partition("#")[0].strip()) >= 26 for line in lines)
    assert all(" # " in line for line in lines)


def test_choices_after_the_end() -> None:
    match = swedish_chicago.play("pagat", ["random", "random"], 1, deals=1)
    with pytest.raises(InvalidPositionError, match="the match is over"):
        Transcript.parse(f"{match}\nseat 0: pass")


def test_options_and_names_are_checked() -> None:
    match = Transcript.parse(MATCH)
    with pytest.raises(InvalidPositionError, match="has no option button"):
        replace(match, options={"button": 1})
    with pytest.raises(InvalidPositionError, match="expected 2 names"):
        replace(match, names=("a", "b c"))


def test_an_offer_is_told_whatever_the_card() -> None:
    """The id of 2c is 0."""
    before = State(Rules(single_exchange="one_up"), players=2, seed=7, dealer=1)
    before.stack_deck("Kd Js 9d 7s 6c Jc Td 7d 6d 5s 2c")
    after = before.copy()
    after.apply("keep 1 2 3 4")
    assert "2c is offered" in list(told(before, after))
