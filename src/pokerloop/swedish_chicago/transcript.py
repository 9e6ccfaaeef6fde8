"""Matches of Swedish Chicago as text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from pokerloop.swedish_chicago.rules import Rules
from pokerloop.swedish_chicago.state import State
from pokerloop.swedish_chicago.telling import told
from pokerloop.transcripts import MatchTranscript

__all__ = ["Transcript"]


class Transcript(MatchTranscript[State]):
    """A match of Swedish Chicago as it was played, whole or up to some action: a frozen value.

    ``str`` writes it as text, `parse` reads that again, `states` replays it.

    Parameters
    ----------
    rules : Rules
        The rules played by.
    players : int
        How many play.
    actions : tuple of int
        What was chosen, in order.
    seed, index : int
        Where the cards came from.
    names : tuple of str, optional
        Who played, by seat; without spaces and ``#``.
    options : dict, optional
        What else was given to the state: ``dealer``, ``deals``, ``scores``.

    Examples
    --------
    >>> from pokerloop import swedish_chicago
    >>> match = swedish_chicago.play("pagat", ["random", "random"], seed=7)
    >>> swedish_chicago.Transcript.parse(str(match)) == match
    True
    >>> match.final.winners
    (0,)
    """

    game: ClassVar[str] = "swedish_chicago"
    kind: ClassVar[type[State]] = State
    rules_kind: ClassVar[type[Rules]] = Rules
    option_names: ClassVar[tuple[str, ...]] = ("dealer", "deals", "scores")

    @classmethod
    def headings(cls, before: State | None, action: int, after: State) -> Iterator[str]:
        """Yield what follows from the choice before: scores, new deals, and who has won."""
        if before is not None:
            yield from told(before, after)
        if after.is_over or (before is not None and before.deal == after.deal):
            return
        if before is not None:
            yield ""
        yield f"deal {after.deal}, dealer seat {after.dealer}"
        for seat in range(after.players):
            if cards := " ".join(map(str, after.hand(seat))):
                yield f"  seat {seat}: {cards}"

    @classmethod
    def note(cls, state: State, action: int) -> str:
        """Return the hand that is chosen from."""
        seat = state.to_move
        assert seat is not None
        return " ".join(map(str, state.hand(seat)))
