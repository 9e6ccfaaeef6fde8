"""What happens in a match of Swedish Chicago, told in words."""

from __future__ import annotations

from collections.abc import Iterator

from pokerloop.swedish_chicago.state import State
from pokerloop.swedish_chicago.table import Claim

__all__ = ["hand_in_words", "told"]

RANKS = "23456789TJQKA"
SUITS = ("clubs", "diamonds", "hearts", "spades")


def hand_in_words(claim: Claim) -> str:
    """Return what a player announced, such as ``two pair (K 9)``."""
    named = [RANKS[rank] for rank in claim.ranks]
    if claim.suit is not None:
        named.append(SUITS[claim.suit])
    return claim.kind.replace("_", " ") + (f" ({' '.join(named)})" if named else "")


def told(before: State, after: State) -> Iterator[str]:
    """Yield what all see to follow from a choice, besides the choice itself.

    Parameters
    ----------
    before, after : State
        The match before and after the choice.
    """
    if before.deal == after.deal:
        yield from _announcements(before, after)
        yield from _trick(before, after)
    for seat in range(after.players):
        if after.eliminated[seat] and not before.eliminated[seat]:
            yield f"seat {seat} is out of the match for a false claim"
    if before.scores != after.scores:
        yield "scores " + " ".join(map(str, after.scores))
    if after.is_over:
        seats = " and ".join(f"seat {seat}" for seat in after.winners)
        yield f"{seats} {'wins' if len(after.winners) == 1 else 'share the win'}"


def _announcements(before: State, after: State) -> Iterator[str]:
    for seat in range(after.players):
        for old, new in zip(before.claims[seat], after.claims[seat], strict=True):
            if new is not None and new != old:
                yield f"seat {seat} has {hand_in_words(new)}"
    if not before.offered and after.offered:
        yield f"{after.offered} is offered"


def _trick(before: State, after: State) -> Iterator[str]:
    if len(after.trick_winners) > len(before.trick_winners):
        yield f"trick to seat {after.trick_winners[-1]}"
    if after.is_lost and not before.is_lost:
        yield "Chicago is lost"
