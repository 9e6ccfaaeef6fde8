"""Matches of Open Face Chinese poker played by policies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from pokerloop import _core
from pokerloop.ofc.rules import RulesLike
from pokerloop.ofc.state import View
from pokerloop.ofc.transcript import Transcript
from pokerloop.policies import Player, Tables
from pokerloop.seeds import SeedLike
from pokerloop.states import ActionLike

__all__ = ["POLICIES", "Policy", "play"]

Policy: TypeAlias = Callable[[View], ActionLike]
"""How a seat plays: what it knows in, one of the legal actions out."""

POLICIES: dict[str, str] = dict(_core.ofc.policies)
"""The policies built in, by name, and how they play."""

TABLES = Tables(_core.ofc, View)


def play(
    rules: RulesLike = None,
    seats: Sequence[Player] = ("greedy", "greedy"),
    seed: SeedLike = None,
    *,
    index: int = 0,
    button: int | None = None,
    deals: int | None = None,
    stacks: Sequence[int] | None = None,
    fantasyland: Sequence[int] | None = None,
) -> Transcript:
    """Play a match and return its transcript.

    Parameters
    ----------
    rules : Rules or str, optional
        The rules, or the name of a preset; Pineapple if not given.
    seats : sequence of str or callable
        Who plays at each seat: one of `POLICIES`, a function that takes a `View` and returns an
        action, or any other player of `pokerloop.policies`.
    seed : int, SeedSequence or Generator, optional
        Makes the same match again, if the functions do so.
    index, button, deals, stacks, fantasyland
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
    >>> transcript = play("pineapple", ["greedy", lambda view: view.legal_actions()[0]], seed=1)
    >>> sum(transcript.final.points)
    0
    >>> transcript.names
    ('greedy', '<lambda>')
    """
    begun = Transcript.begin(
        rules,
        seats,
        seed,
        index,
        button=button,
        deals=deals,
        stacks=stacks,
        fantasyland=fantasyland,
    )
    return TABLES.finish(begun, seats)
