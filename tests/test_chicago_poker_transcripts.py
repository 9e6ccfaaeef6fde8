"""Transcripts of Chicago Poker: text and back, replayed, told, and one of each preset."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from pokerloop import chicago_poker
from pokerloop.chicago_poker import Rules, State, Transcript
from pokerloop.chicago_poker.telling import done, followed
from pokerloop.errors import IllegalActionError, InvalidPositionError, InvalidRulesError
from tests.chicago_poker_contract import CHICAGO_POKER

FOLDER = Path(__file__).parent / "transcripts"


def random_game(seed: int) -> Transcript:
    """Return a game by random rules, whole or broken off, with or without names and options."""
    dice = random.Random(seed)
    players = dice.randint(2, 6)
    game = chicago_poker.play(
        CHICAGO_POKER.random_rules(seed),
        ["random"] * players,
        seed,
        index=dice.randrange(5),
        first=dice.choice((None, 1)),
    )
    return replace(
        game,
        actions=game.actions[: dice.choice((None, dice.randrange(len(game.actions))))],
        names=dice.choice((None, game.names)),
    )


@pytest.mark.parametrize("seed", range(30))
def test_text_and_back(seed: int) -> None:
    game = random_game(seed)
    text = str(game)
    assert Transcript.parse(text) == game
    assert str(Transcript.parse(text)) == text
    bare = "\n".join(line.partition("#")[0] for line in text.splitlines())
    assert Transcript.parse(bare) == game


@pytest.mark.parametrize("preset", Rules.presets())
def test_golden_transcript(preset: str) -> None:
    """The files are written by tools/write_transcripts.py."""
    text = (FOLDER / f"chicago_poker_{preset}.txt").read_text()
    game = Transcript.parse(text)
    assert f"{game}\n" == text
    assert game.names is not None
    assert game.final.is_over
    assert chicago_poker.play(preset, game.names, game.seed, index=game.index) == game


GAME = """
game: chicago_poker
rules: short specials=false
players: 2
first: 1
seed: 4     # deals it
index: 0

seat 1: draw
seat 0: draw
"""


@pytest.mark.parametrize(
    ("old", "new", "error", "words"),
    [
        ("chicago_poker", "ofc", InvalidPositionError, "line 2: expected a match of chicago_poker"),
        ("short", "long", InvalidRulesError, "line 3: no preset is called 'long'"),
        ("false", "2", InvalidRulesError, "line 3: rule 'specials' takes"),
        ("players: 2", "players: 7", InvalidRulesError, "players from 2 to 6, not 7"),
        ("first: 1", "first: 2", InvalidRulesError, "begins from 0 to 1, not 2"),
        ("first: 1", "dealer: 1", InvalidPositionError, "line 5: 'dealer: 1' is not"),
        ("seat 1", "seat 0", InvalidPositionError, "line 9: expected a choice of seat 1, not 0"),
        ("1: draw", "1: 16r", IllegalActionError, "line 9: no action is called '16r'"),
        ("0: draw", "0: done", IllegalActionError, "line 10: expected one of .*, not done"),
    ],
)
def test_mistakes_are_named_by_their_line(
    old: str, new: str, error: type[ValueError], words: str
) -> None:
    assert Transcript.parse(GAME).final.to_move == 0
    with pytest.raises(error, match=words):
        Transcript.parse(GAME.replace(old, new, 1))


# ---- In words --------------------------------------------------------------------------------


def told(state: State, *actions: str, seat: int | None = None) -> list[str]:
    """Play and return what is told of it."""
    lines = []
    for action in actions:
        before = state.copy()
        state.apply(action)
        lines += [done(before, state.action(action), seat), *followed(before, state)]
    return [line for line in lines if line]


def test_what_others_may_not_see_is_not_told() -> None:
    text = "turn: 0\nspeakeasy: / 3r\nhand 0: 1r raid1 15p\ndeck: 9g"
    everything = told(State.from_position(text), "1r", "business 0", "draw")
    assert everything == ["lays 1r face down at the speakeasy (business 0)", "draws 9g"]
    to_other = told(State.from_position(text), "1r", "business 0", "draw", seat=1)
    assert to_other == ["lays a card face down at the speakeasy (business 0)", "draws a card"]
    raid = ("raid1", "business 0", "seat 1")
    assert told(State.from_position(text), *raid, seat=0) == [
        "plays the raid1",
        "looks at 3r of seat 1 at the speakeasy (business 0)",
    ]
    assert "3r" not in " ".join(told(State.from_position(text), *raid, seat=1))


def test_special_cards_are_told() -> None:
    text = (
        "turn: 0, 4 actions\njazz_club: 1r 2r / 9g 8g\nspeakeasy:\n"
        "hand 0: liquidation limousine bribe\ndiscards: 5p"
    )
    state = State.from_position(text)
    assert told(state, "liquidation", "business 0", "seat 1") == [
        "plays the liquidation",
        "throws out 8g of seat 1 at the jazz club (business 0)",
    ]
    assert told(state, "limousine", "business 0", "business 1", "2r", "done", seat=1)[1:] == [
        "drives 2r from the jazz club (business 0) to the speakeasy (business 1)"
    ]
    assert told(state.copy(), "bribe", "5p")[1:] == ["takes 5p from the discards"]
    assert told(state, "bribe", "5p", seat=1)[1:] == ["takes a card from the discards"]


def test_shootouts_are_told() -> None:
    state = State.from_position(
        "turn: 1, 1 action\nspeakeasy: 1r 3r 5r 7r 9y* / 1g 3g 5g 7g\nhand 1: 9p 2g\n"
        "hand 0: 3p\nwon 0: brewery brewery speakeasy\ntiles: jazz_club brewery"
    )
    assert told(state, "9p", "business 0")[1:] == [
        "seat 0 and seat 1 tie at the speakeasy (business 0)"
    ]
    assert told(state, "3p", "2g") == [
        "reinforces with 3p",
        "reinforces with 2g",
        "seat 0 wins a speakeasy with high card",
        "a brewery opens as business 0",
    ]
