"""What happens in a match of Swedish Chicago, told in words."""

from __future__ import annotations

from collections.abc import Iterator

from pokerloop.swedish_chicago.state import State
from pokerloop.swedish_chicago.table import Claim, FinishedDeal, Table

__all__ = ["hand_in_words", "told"]

RANKS = "23456789TJQKA"
SUITS = ("clubs", "diamonds", "hearts", "spades")
TRICKS = 5


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
    # When a deal ends, the next one has begun already.
    ended = after.last_deal if after.deal > before.deal else None
    yield from _tricks(before, ended or after)
    yield from _announcements(before, after, ended)
    if not ended:
        yield from _shown_cards(before, after)
    for seat in range(after.players):
        if after.eliminated[seat] and not before.eliminated[seat]:
            yield f"seat {seat} is out of the match for a false claim"
    if before.scores != after.scores:
        yield "scores " + " ".join(map(str, after.scores))
    if after.is_over:
        seats = " and ".join(f"seat {seat}" for seat in after.winners)
        yield f"{seats} {'wins' if len(after.winners) == 1 else 'share the win'}"


def _tricks(before: State, after: Table | FinishedDeal) -> Iterator[str]:
    if len(after.trick_winners) == len(before.trick_winners):
        return
    winner = after.trick_winners[-1]
    yield f"trick to seat {winner}"
    if after.is_lost and not before.is_lost:
        yield "Chicago is lost"
    elif after.declarer == winner and not after.is_lost and len(after.trick_winners) == TRICKS:
        yield "Chicago is made"


def _announcements(before: State, after: State, ended: FinishedDeal | None) -> Iterator[str]:
    for seat in range(after.players):
        claims = list(after.claims[seat])
        if ended:
            claims = [*before.claims[seat][:-1], ended.claims[seat]]
        for old, new in zip(before.claims[seat], claims, strict=True):
            if new is not None and new != old:
                yield f"seat {seat} announces {hand_in_words(new)}"
    if after.offered is not None and before.offered is None:
        yield f"{after.offered} is offered"


def _shown_cards(before: State, after: State) -> Iterator[str]:
    for seat in range(after.players):
        known = {*before.held[seat], *before.shown[seat], before.offered}
        shown = [card for card in (*after.held[seat], *after.shown[seat]) if card not in known]
        if seat == before.to_move and before.stage == "redeal":
            shown = [card for card in before.hand(seat) if card in after.open_discards]
        if shown:
            yield f"seat {seat} shows {' '.join(map(str, sorted(shown, reverse=True)))}"
