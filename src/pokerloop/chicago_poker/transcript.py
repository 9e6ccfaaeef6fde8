"""Games of Chicago Poker as text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from pokerloop.chicago_poker.rules import Rules
from pokerloop.chicago_poker.state import State
from pokerloop.chicago_poker.telling import done, followed
from pokerloop.transcripts import MatchTranscript

__all__ = ["Transcript"]


class Transcript(MatchTranscript[State]):
    """A game of Chicago Poker as it was played, whole or up to some action: a frozen value.

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
        What else was given to the state: ``first``.

    Examples
    --------
    >>> from pokerloop import chicago_poker
    >>> game = chicago_poker.play("full", ["random", "random"], seed=7)
    >>> chicago_poker.Transcript.parse(str(game)) == game
    True
    >>> game.final.winners
    (0,)
    """

    game: ClassVar[str] = "chicago_poker"
    kind: ClassVar[type[State]] = State
    rules_kind: ClassVar[type[Rules]] = Rules
    option_names: ClassVar[tuple[str, ...]] = ("first",)

    @classmethod
    def headings(cls, before: State | None, action: int, after: State) -> Iterator[str]:
        """Yield what follows from the choice before: shootouts, new turns, and who has won."""
        if before is not None:
            yield from followed(before, action, after)
        if after.is_over or (before is not None and before.turn == after.turn):
            return
        if before is not None:
            yield ""
        hand = " ".join(map(str, after.hand(after.player)))
        yield f"turn {after.turn}, seat {after.player}: {hand}"

    @classmethod
    def note(cls, state: State, action: int) -> str:
        """Return what is done, once all of it is known."""
        return done(state, action)
