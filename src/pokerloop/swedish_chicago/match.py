"""Matches of Swedish Chicago played by policies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from pokerloop import _core
from pokerloop.policies import Player, Tables
from pokerloop.seeds import SeedLike
from pokerloop.states import ActionLike
from pokerloop.swedish_chicago.rules import RulesLike
from pokerloop.swedish_chicago.state import View
from pokerloop.swedish_chicago.transcript import Transcript

__all__ = ["POLICIES", "Policy", "play"]

Policy: TypeAlias = Callable[[View], ActionLike]
"""How a seat plays: what it knows in, one of the legal actions out."""

POLICIES: dict[str, str] = dict(_core.swedish_chicago.policies)
"""The policies built in, by name, and how they play."""

TABLES = Tables(_core.swedish_chicago, View)


def play(
    rules: RulesLike = None,
    seats: Sequence[Player] = ("random", "random"),
    seed: SeedLike = None,
    *,
    index: int = 0,
    dealer: int | None = None,
    deals: int | None = None,
    scores: Sequence[int] | None = None,
) -> Transcript:
    """Play a match and return its transcript.

    Parameters
    ----------
    rules : Rules or str, optional
        The rules, or the name of a preset; the base rules of Pagat if not given.
    seats : sequence of str or callable
        Who plays at each seat: one of `POLICIES`, a function that takes a `View` and returns an
        action, or any other player of `pokerloop.policies`.
    seed : int, SeedSequence or Generator, optional
        Makes the same match again, if the functions do so.
    index, dealer, deals, scores
        As for `State`.

    Returns
    -------
    Transcript

    Raises
    ------
    InvalidRulesError
        For a match that cannot be played.
    IllegalActionError
        If a function returns an action that is not legal.
    ValueError
        For a policy that does not exist.

    Examples
    --------
    >>> match = play("pagat", ["random", lambda view: view.legal_actions()[0]], seed=1)
    >>> match.final.is_over, match.names
    (True, ('random', '<lambda>'))
    """
    begun = Transcript.begin(rules, seats, seed, index, dealer=dealer, deals=deals, scores=scores)
    return TABLES.finish(begun, seats)
