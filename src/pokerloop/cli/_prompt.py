"""A person at the terminal against players of choice, in any game with a state and views.

The dialogue goes to stderr, so that stdout holds nothing but the transcript. What a game has to say
of itself is a `Teller`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, MutableSequence, Sequence
from typing import Any, Generic, TypeVar

import rich_click as click

from pokerloop.states import ActionLike, GameState

__all__ = ["HUMAN", "Teller", "play_with_people"]

HUMAN = "human"
"""The name of a person among the players."""

StateT = TypeVar("StateT", bound=GameState[Any])

MOST_LISTED = 20


class Teller(Generic[StateT]):
    """What a person is told of a game, and how his answers are understood."""

    def happened(self, before: StateT, action: int, after: StateT, seat: int) -> Iterator[str]:
        """Yield what a seat sees of a choice, its own or another's.

        Parameters
        ----------
        before, after : State
            The states around the choice.
        action : int
            What was chosen, by the seat that was to move.
        seat : int
            Who is told; nothing that it does not know may be among the lines.
        """
        if before.to_move != seat:
            yield f"seat {before.to_move}: {before.action_name(action)}"

    def situation(self, view: Any) -> Iterator[str]:
        """Yield what a seat knows when it is to choose."""
        yield str(view)

    def choices(self, state: type[StateT], view: Any) -> str:
        """Return what can be answered, in a line."""
        names = [state.action_names[action] for action in view.legal_actions()]
        listed = ", ".join(names[:MOST_LISTED])
        return listed + (f" and {len(names) - MOST_LISTED} more" if names[MOST_LISTED:] else "")

    def understand(self, state: type[StateT], view: Any, answer: str) -> int | None:
        """Return the legal action that is meant, or None.

        Case does not matter, and the beginning or the last words of a name are enough if only one
        legal action has them: ``as`` for ``play As``.
        """
        words = " ".join(answer.lower().split())
        names = {action: state.action_names[action].lower() for action in view.legal_actions()}
        exact = [action for action, name in names.items() if name == words]
        close = [
            action
            for action, name in names.items()
            if words and (name.startswith(words) or name.endswith(" " + words))
        ]
        meant = exact or close
        return meant[0] if len(meant) == 1 else None


def play_with_people(
    state: StateT,
    policies: Sequence[Callable[[Any], ActionLike] | None],
    actions: MutableSequence[int],
    teller: Teller[StateT],
) -> None:
    """Play a match to its end, asking people at the terminal where there is no policy.

    Parameters
    ----------
    state : State
        Where to begin; it changes.
    policies : sequence of callable or None
        One for each seat: takes a view and returns an action; None for a person.
    actions : list of int
        To which each action is added when it has been played.
    teller : Teller
        What people are told.

    Raises
    ------
    EOFError
        If the terminal has no more answers (Ctrl-D).
    KeyboardInterrupt
        On Ctrl-C.
    """
    people = [seat for seat, policy in enumerate(policies) if policy is None]
    news: dict[int, list[str]] = {seat: [] for seat in people}
    while (seat := state.to_move) is not None:
        policy = policies[seat]
        view = state.view(seat)
        if policy is None:
            tell(news[seat])
            news[seat].clear()
            action = ask(type(state), view, teller)
        else:
            chosen = policy(view)
            action = state.action(chosen) if isinstance(chosen, str) else int(chosen)
        before = state.copy()
        state.apply(action)
        actions.append(action)
        for person in people:
            news[person] += teller.happened(before, action, state, person)
    for person in people[:1]:
        tell(news[person])


def tell(lines: Sequence[str]) -> None:
    """Show lines of the dialogue."""
    for line in lines:
        click.echo(line, err=True)


def ask(state: type[StateT], view: Any, teller: Teller[StateT]) -> int:
    """Ask the person to move until he answers with a legal action."""
    tell(["", *teller.situation(view)])
    choices = teller.choices(state, view)
    while True:
        tell([f"choose: {choices}"])
        click.echo(f"seat {view.seat}> ", nl=False, err=True)
        line = sys.stdin.readline() if sys.stdin is not None else ""
        if not line:
            tell([""])
            raise EOFError
        action = teller.understand(state, view, line)
        if action is not None:
            return action
        tell([f"{line.strip()!r} is not one of the choices, or fits several"])
