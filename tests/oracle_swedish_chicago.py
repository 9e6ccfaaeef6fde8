"""The tricks of Swedish Chicago written a second time, as plainly as can be.

A hand is a list of card ids, ``rank * 4 + suit``; nothing is remembered or left out.
"""

from __future__ import annotations

from collections.abc import Sequence

Hands = tuple[tuple[int, ...], ...]


def legal_cards(hand: Sequence[int], table: Sequence[int]) -> list[int]:
    """Return the cards that may be played to a trick."""
    following = [card for card in hand if table and card % 4 == table[0] % 4]
    return following or list(hand)


def trick_winner(table: Sequence[int]) -> int:
    """Return whose card of a full trick wins, counted from the leader."""
    return max(range(len(table)), key=lambda i: (table[i] % 4 == table[0] % 4, table[i] // 4))


def can_force(hands: Hands, leader: int, table: tuple[int, ...], goal: str, seat: int) -> bool:
    """Tell whether a seat can force the last trick, or all tricks, against all others."""
    players = len(hands)
    if len(table) == players:
        winner = (leader + trick_winner(table)) % players
        if not any(hands):
            return winner == seat
        if goal == "chicago" and winner != seat:
            return False
        return can_force(hands, winner, (), goal, seat)
    mover = (leader + len(table)) % players
    outcomes = (
        can_force(without(hands, mover, card), leader, (*table, card), goal, seat)
        for card in legal_cards(hands[mover], table)
    )
    return any(outcomes) if mover == seat else all(outcomes)


def without(hands: Hands, seat: int, card: int) -> Hands:
    """Return the hands after one of them has played a card."""
    return tuple(
        tuple(c for c in hand if c != card) if i == seat else hand for i, hand in enumerate(hands)
    )


def best_cards(
    hands: Hands, leader: int, table: tuple[int, ...], goal: str, seat: int
) -> list[int]:
    """Return the cards of the seat to move that keep what its side can have."""
    mover = (leader + len(table)) % len(hands)
    legal = legal_cards(hands[mover], table)
    kept = [
        card
        for card in legal
        if can_force(without(hands, mover, card), leader, (*table, card), goal, seat)
        == (mover == seat)
    ]
    return kept or legal
