"""Games of Chicago Poker played by policies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from pokerloop import _core
from pokerloop.chicago_poker.rules import RulesLike
from pokerloop.chicago_poker.state import View
from pokerloop.chicago_poker.transcript import Transcript
from pokerloop.policies import Player, Tables
from pokerloop.seeds import SeedLike
from pokerloop.states import ActionLike

__all__ = ["POLICIES", "Policy", "play"]

Policy: TypeAlias = Callable[[View], ActionLike]
"""How a seat plays: what it knows in, one of the legal actions out."""

POLICIES: dict[str, str] = dict(_core.chicago_poker.policies)
"""The policies built in, by name, and how they play."""

TABLES = Tables(_core.chicago_poker, View)


def play(
    rules: RulesLike = None,
    seats: Sequence[Player] = ("random", "random"),
    seed: SeedLike = None,
    *,
    index: int = 0,
    first: int | None = None,
) -> Transcript:
    """Play a game and return its transcript.

    Parameters
    ----------
    rules : Rules or str, optional
        The rules, or the name of a preset; the whole game if not given.
    seats : sequence of str or callable
        Who plays at each seat: one of `POLICIES`, or any other player (`pokerloop.policies`).
    seed : int, SeedSequence or Generator, optional
        Makes the same game again, if the functions do so.
    index, first
        As for `State`.

    Returns
    -------
    Transcript

    Raises
    ------
    InvalidRulesError
        For a game that cannot be played.
    IllegalActionError
        If a function returns an action that is not legal.
    ValueError
        For a policy that does not exist.

    Examples
    --------
    >>> game = play("short", ["random", lambda view: view.legal_actions()[-1]], seed=1)
    >>> game.final.is_over, game.names
    (True, ('random', '<lambda>'))
    """
    begun = Transcript.begin(rules, seats, seed, index, first=first)
    return TABLES.finish(begun, seats)
