"""Transcripts: text and back, replayed, checked line by line, and one of each preset."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from pathlib import Path

import pytest

from pokerloop import ofc
from pokerloop.errors import IllegalActionError, InvalidPositionError
from pokerloop.ofc import Transcript
from tests.ofc_contract import OFC

FOLDER = Path(__file__).parent / "transcripts"


def random_match(seed: int) -> Transcript:
    """Return a match by random rules, whole or broken off, with or without its seed."""
    dice = random.Random(seed)
    rules = OFC.random_rules(seed)
    players = dice.choice(OFC.players(rules))
    stacks = [dice.randint(rules.buy_in, 10**6) for _ in range(players)]
    match = ofc.play(
        rules,
        ["random"] * players,
        seed,
        index=dice.randrange(5),
        deals=dice.choice((None, 3)),
        stacks=dice.choice((None, stacks)),
        fantasyland=[dice.choice((0, 14)) for _ in range(players)] if rules.fantasyland else None,
    )
    return replace(
        match,
        turns=match.turns[: dice.choice((None, dice.randrange(len(match.turns))))],
        seed=dice.choice((None, match.seed)),
        names=dice.choice((None, match.names)),
    )


@pytest.mark.parametrize("seed", range(60))
def test_text_and_back(seed: int) -> None:
    match = random_match(seed)
    if match.seed is None:
        match = replace(match, index=0)
    text = str(match)
    assert Transcript.parse(text) == match
    assert str(Transcript.parse(text)) == text


@pytest.mark.parametrize("seed", range(20))
def test_replay_comes_to_the_same_end(seed: int) -> None:
    dice = random.Random(seed)
    rules = OFC.random_rules(seed)
    players = dice.choice(OFC.players(rules))
    state = ofc.State(rules, players, seed)
    final = ofc.play(rules, [lambda view: dice.choice(view.legal_actions())] * players, seed)
    for turn in final.turns:
        state.place(turn.top, turn.middle, turn.bottom, turn.discard)
    assert state == final.final
    without_seed = replace(final, seed=None)
    assert without_seed.final.points == state.points
    assert without_seed.results == final.results


@pytest.mark.parametrize("preset", ofc.Rules.presets())
def test_golden_transcript(preset: str) -> None:
    """The files are written by tools/write_transcripts.py."""
    text = (FOLDER / f"ofc_{preset}.txt").read_text()
    match = Transcript.parse(text)
    assert f"{match}\n" == text
    assert match.final.is_over
    assert match.names is not None
    assert ofc.play(preset, match.names, match.seed, index=match.index) == match


MATCH = """
rules: american_turbo   # four cards at a time
players: 2
button:  1

deal 1, button 1
  street 1
    seat 0: Qs Qd 7c Ah Ad -> top Qs Qd 7c, middle Ad Ah
    seat 1: Jc 8d 3s Td Tc -> top Jc 8d 3s, middle Td Tc
  street 2
    seat 0: 9c 4s 2d 6h -> middle 9c 4s 2d, bottom 6h
    seat 1: 8c 5s 2s Kd -> middle 8c 5s 2s, bottom Kd
  street 3
    seat 0: 5h 4h 3h 2c -> bottom 5h 4h 3h 2c
    seat 1: Kc 9s 7d 6c -> bottom Kc 9s 7d 6c
  end
    seat 0: Qs Qd 7c / Ah Ad 9c 4s 2d / 6h 5h 4h 3h 2c, royalties 7 0 2, points +15, fantasyland 13
    seat 1: Jc 8d 3s / Td Tc 8c 5s 2s / Kd Kc 9s 7d 6c, royalties 0 0 0, points -15
points: +15 -15
"""


def test_match_written_by_hand() -> None:
    match = Transcript.parse(MATCH)
    assert match.final.points == (15, -15)
    assert match.final.fantasyland == (13, 0)
    assert match.seed is None
    short = "\n".join(line for line in MATCH.splitlines() if "points" not in line)
    assert Transcript.parse(short.replace("  end", "")) == match


@pytest.mark.parametrize(
    ("old", "new", "error", "words"),
    [
        ("players: 2", "players: two", InvalidPositionError, "line 3: expected a whole number"),
        ("players: 2", "", InvalidPositionError, "expected a line 'players: ...'"),
        ("players: 2", "players: 2\nplayers: 2", InvalidPositionError, "line 4: .* given twice"),
        ("players: 2", "table: 2", InvalidPositionError, "line 3: 'table: 2' is not 'name: value'"),
        ("players: 2", "players: 2\nnames: a", InvalidPositionError, "expected 2 names"),
        ("american_turbo", "nowhere", ValueError, "line 2: no preset"),
        ("american_turbo", "american_turbo scoop", ValueError, "line 2: expected rule=value"),
        ("seat 0: 9c", "seat 1: 9c", InvalidPositionError, "line 11: expected .* seat 0"),
        ("4s 2d 6h ->", "4s 2d 7h ->", InvalidPositionError, "line 11: the cards placed"),
        ("bottom 6h", "bottom 6x", ValueError, "line 11: '6x' is not a card"),
        ("Kd -> ", "Kc -> ", InvalidPositionError, "line 12: the cards placed"),
        ("middle 8c", "centre 8c", InvalidPositionError, "line 12: expected each of top, middle"),
        ("middle 8c 5s 2s, bottom Kd", "top 8c 5s 2s Kd", IllegalActionError, "line 12: expected"),
        ("Kc 9s 7d 6c", "Kd 9s 7d 6c", ValueError, "the card Kd appears twice"),
        ("points +15,", "points +16,", InvalidPositionError, "line 17: .* does not follow"),
        ("points: +15", "points: +14", InvalidPositionError, "line 19: .* does not follow"),
        ("  street 2", "  street 4", InvalidPositionError, "line 11: expected deal 1, street 2"),
        ("deal 1, button 1", "deal 1, button 0", InvalidPositionError, "line 6: .* follow"),
        ("button:  1", "button:  1\nseed: 1", InvalidPositionError, "line 9: expected the hand"),
    ],
)
def test_mistakes_are_named_by_their_line(
    old: str, new: str, error: type[ValueError], words: str
) -> None:
    assert old in MATCH
    with pytest.raises(error, match=words) as raised:
        Transcript.parse(MATCH.replace(old, new))
    assert "\n" not in str(raised.value)


def test_turns_after_the_end() -> None:
    last = MATCH.replace("button:  1", "button: 1\ndeals: 1")
    more = "seat 0: As -> top As\npoints"
    with pytest.raises(InvalidPositionError, match=r"line 20: .* the match is over"):
        Transcript.parse(last.replace("points: +15 -15", more))


@pytest.mark.parametrize("names", [("a",), ("a", "b c"), ("a", "#"), ("a", "")])
def test_names_are_words(names: tuple[str, ...]) -> None:
    with pytest.raises(InvalidPositionError, match="expected 2 names"):
        replace(Transcript.parse(MATCH), names=names)


def test_every_line_of_the_text_matters() -> None:
    """A transcript with a line of a turn left out is none."""
    lines = MATCH.splitlines()
    for number, line in enumerate(lines):
        if re.search("->", line) and "Kc 9s" not in line:
            with pytest.raises(ValueError, match=r"expected|follow"):
                Transcript.parse("\n".join(lines[:number] + lines[number + 1 :]))
