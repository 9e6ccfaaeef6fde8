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
        number = state.action(action)
        lines += [done(before, number, seat), *followed(before, number, state)]
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
    assert told(state, "9p", "business 0")[2:] == [
        "seat 0 and seat 1 tie at the speakeasy (business 0)"
    ]
    assert told(state, "3p", "2g") == [
        "reinforces with 3p",
        "reinforces with 2g",
        "reinforcements are turned up: 3p of seat 0, 2g of seat 1",
        "seat 0 wins a speakeasy with high card",
        "a brewery opens as business 0",
    ]


def test_a_shootout_turns_everything_up() -> None:
    """Also what the choice before it has laid, taken off or carried there."""
    board = (
        "players: 3\nturn: 2, 1 actions\n"
        "jazz_club: 1r 2r 3g 5r 9r* / 6b / 7y 8b\nspeakeasy: / 7p / 4p 6p\n"
        "hand 2: 9y liquidation limousine"
    )
    turned = "all is turned up at the jazz club (business 0): seat 0 1r 2r 3g 5r 9r, seat 1 "
    assert f"{turned}6b, seat 2 7y 8b 9y" in told(State.from_position(board), "9y", "business 0")
    thrown = told(State.from_position(board), "liquidation", "business 0", "seat 1")
    assert turned.replace(", seat 1 ", ", seat 2 7y 8b") in thrown
    driven = ("limousine", "business 1", "business 0", "6p", "done")
    assert f"{turned}6b, seat 2 7y 8b 6p" in told(State.from_position(board), *driven)


def test_ties_and_their_reinforcements_are_told() -> None:
    text = (
        "turn: 1, 1 actions\nspeakeasy: 1r 2r 4g 5r 15r* / 1y 2y 4b 5y\n"
        "hand 0: 3g 9g\nhand 1: 15y 3y 9y\ndeck: 8g"
    )
    state = State.from_position(text)
    lines = told(state, "15y", "business 0", seat=1)
    columns = "seat 0 1r 2r 4g 5r 15r, seat 1 1y 2y 4b 5y 15y"
    where = "the speakeasy (business 0)"
    tie = f"seat 0 and seat 1 tie at {where}"
    assert lines[-2:] == [f"all is turned up at {where}: {columns}", tie]
    assert told(state, "3g", seat=1) == ["reinforces"]
    again = told(state, "3y", seat=0)
    assert again == ["reinforces", "reinforcements are turned up: 3g of seat 0, 3y of seat 1", tie]
    end = told(state, "9g", "9y", seat=1)
    assert end[:3] == [
        "reinforces",
        "reinforces with 9y",
        "reinforcements are turned up: 9g of seat 0, 9y of seat 1",
    ]
    assert not any("all is turned up" in line for line in end)


@pytest.mark.parametrize("seed", range(10))
def test_all_that_a_shootout_discards_has_been_told(seed: int) -> None:
    """Whoever sees the table and hears what follows knows where every discard came from."""
    states = list((game := random_game(seed)).states())
    for before, action, after in zip(states, game.actions, states[1:], strict=False):
        if len(after.marked) >= len(before.marked) or after.discards < before.discards:
            continue
        new = set(after.discards) - set(before.discards) - {before.played}
        said = " ".join(followed(before, action, after))
        words = set(said.replace(",", " ").replace(":", " ").split())
        words |= set(done(before, action).split()) | set(map(str, before.reinforcements))
        if before.choice == "reinforcement":
            assert before.business is not None
            columns = before.businesses[before.business].columns
            words |= {str(card) for column in columns for card in column.cards}
        assert set(map(str, new)) <= words


def test_a_view_holds_what_a_shootout_turned_up() -> None:
    """The cards are among the discards, which are open; who had laid which is no longer shown."""
    game = chicago_poker.play("full", ["greedy"] * 3, seed=57)
    states = list(game.states())
    for before, after in zip(states, states[1:], strict=False):
        for place in set(before.marked) - set(after.marked):
            there = {card for column in before.businesses[place].columns for card in column.cards}
            if after.deck_size <= before.deck_size:  # they have not been shuffled since
                assert there <= set(after.view(0).discards)
