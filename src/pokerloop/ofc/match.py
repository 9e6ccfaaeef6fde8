"""Matches of Open Face Chinese poker played by policies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from pokerloop import _core
from pokerloop.cards import Card
from pokerloop.ofc.rules import RulesLike
from pokerloop.ofc.state import State, View
from pokerloop.ofc.transcript import Transcript, Turn
from pokerloop.policies import Player, Tables
from pokerloop.seeds import SeedLike, seed_number
from pokerloop.states import ActionLike
from pokerloop.transcripts import policy_name

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
    state = State(
        rules,
        len(seats),
        seed_number(seed),
        index=index,
        button=button,
        deals=deals,
        stacks=stacks,
        fantasyland=fantasyland,
    )
    first_button = state.button
    policies = [TABLES.seated(player, state, seat) for seat, player in enumerate(seats)]
    turns = []
    while (seat := state.to_move) is not None:
        turns.append(play_turn(state, policies[seat]))
    return Transcript(
        rules=state.rules,
        players=state.players,
        button=first_button,
        turns=tuple(turns),
        seed=state.seed,
        index=state.index,
        deals=deals,
        stacks=None if stacks is None else tuple(stacks),
        fantasyland=None if fantasyland is None else tuple(fantasyland),
        names=tuple(map(policy_name, seats)),
    )


def play_turn(state: State, policy: Policy) -> Turn:
    """Let a policy place the whole hand of the seat to move."""
    seat = state.to_move
    assert seat is not None
    deal, street = state.deal, state.street
    placed: list[list[Card]] = [[] for _ in State.action_names]
    for card in state.hand(seat):
        action = policy(state.view(seat))
        state.apply(action)
        placed[State.action(action) if isinstance(action, str) else action].append(card)
    return Turn(deal, street, seat, *map(tuple, placed))
