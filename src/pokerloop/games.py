"""The games that can be simulated, and what the engine has to know of each.

A game joins by an entry in `GAMES`. All that the engine asks of it is in `Game`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

from pokerloop import chicago_poker, ofc, swedish_chicago
from pokerloop.errors import InvalidRulesError
from pokerloop.policies import Tables
from pokerloop.states import GameState

__all__ = ["GAMES", "Game", "find_game"]


@dataclass(frozen=True)
class Game:
    """A game as the engine sees it.

    Attributes
    ----------
    name : str
        Its key in `GAMES`.
    meaning : str
        What one game of it is, in a line.
    rules, state : type
        Its ``Rules`` and ``State``.
    policies : mapping of str to str
        The policies built in, by name, and how they play.
    setup : callable
        ``setup(rules, players, **options)`` returns how a game begins, with the ``rules`` that hold
        for so many players; it raises for what cannot be played.
    tables : Tables
        Plays chunks of games by players of any kind.
    play : callable
        ``play(rules, seats, seed, index=, **options)`` plays one game and returns its transcript.
    milliseconds : mapping of str to float
        About how long each policy takes for a game; decides how many games are a chunk.
    stream : int
        Raised when the games of a seed come out otherwise than before.
    """

    name: str
    meaning: str
    rules: Any
    state: type[GameState[Any]]
    policies: Mapping[str, str]
    setup: Callable[..., Any]
    tables: Tables
    play: Callable[..., Any]
    milliseconds: Mapping[str, float] = field(default_factory=dict)
    stream: int = 1


def find_game(name: str) -> Game:
    """Return the game of this name.

    Parameters
    ----------
    name : str
        A key of `GAMES`; hyphens count as underscores.

    Raises
    ------
    InvalidRulesError
        If there is none.

    Examples
    --------
    >>> find_game("ofc").meaning
    'a match of Open Face Chinese poker, up to its last deal'
    """
    key = name.replace("-", "_") if isinstance(name, str) else name
    if key in GAMES:
        return GAMES[key]
    raise InvalidRulesError(f"there is no game {name!r}; expected one of {', '.join(GAMES)}")


def _game(package: ModuleType, meaning: str, *, stream: int = 1, **milliseconds: float) -> Game:
    """Return the game of a package, by the names that all of them have."""
    return Game(
        name=package.__name__.rpartition(".")[2],
        meaning=meaning,
        rules=package.Rules,
        state=package.State,
        policies=package.POLICIES,
        setup=package.state.make_setup,
        tables=package.match.TABLES,
        play=package.play,
        milliseconds=milliseconds,
        stream=stream,
    )


GAMES: dict[str, Game] = {
    game.name: game
    for game in (
        _game(
            ofc,
            "a match of Open Face Chinese poker, up to its last deal",
            random=0.003,
            solitaire=2.5,
            greedy=4.5,
        ),
        _game(
            swedish_chicago,
            "a match of Swedish Chicago, until somebody has won it",
            random=0.03,
            greedy=0.012,
            expert=11.0,
        ),
        _game(
            chicago_poker,
            "a game of Chicago Poker, until somebody has won it",
            random=0.01,
            greedy=0.025,
            boss=2.2,
        ),
    )
}
"""The games, by name."""
