"""The games that can be simulated, and what the engine has to know of each.

A game joins by an entry in `GAMES`. All that the engine asks of it is in `Game`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from pokerloop import ofc
from pokerloop._core import ofc as ofc_core
from pokerloop.errors import InvalidRulesError
from pokerloop.ofc.match import TABLES
from pokerloop.ofc.state import make_setup
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
        ``setup(rules, players, **options)`` returns how a game begins; it raises for rules, numbers
        of players and options that cannot be played.
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
    """Return the game of this name; hyphens count as underscores.

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


def _ofc_setup(
    rules: ofc.Rules,
    players: int,
    *,
    button: int | None = None,
    deals: int | None = None,
    stacks: Sequence[int] | None = None,
    fantasyland: Sequence[int] | None = None,
) -> ofc_core.Setup:
    return make_setup(rules, players, button, deals, stacks, fantasyland)


GAMES: dict[str, Game] = {
    game.name: game
    for game in (
        Game(
            name="ofc",
            meaning="a match of Open Face Chinese poker, up to its last deal",
            rules=ofc.Rules,
            state=ofc.State,
            policies=ofc.POLICIES,
            setup=_ofc_setup,
            tables=TABLES,
            play=ofc.play,
            milliseconds={"random": 0.003, "solitaire": 2.5, "greedy": 4.5},
        ),
    )
}
"""The games, by name."""
