"""The tricks with all cards known, solved."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, get_args

from pokerloop import _core
from pokerloop.cards import Card, CardsLike, card_ids
from pokerloop.checks import small
from pokerloop.errors import InvalidPositionError

__all__ = ["TrickGoal", "TrickSolution", "solve_tricks"]

TrickGoal: TypeAlias = Literal["last_trick", "chicago"]
"""What a seat tries to force: the last trick, or all tricks that are left."""


@dataclass(frozen=True, slots=True)
class TrickSolution:
    """What can be forced in the tricks, and how.

    Attributes
    ----------
    goal : str
        ``"last_trick"`` or ``"chicago"``.
    seat : int or None
        The seat that can force it; None if the seat asked about, or none of them, can.
    to_move : int
        The seat to move.
    cards : tuple of Card
        Its best cards, highest first: those that keep what its side can have.
    """

    goal: TrickGoal
    seat: int | None
    to_move: int
    cards: tuple[Card, ...]

    def to_dict(self) -> dict[str, Any]:
        """Return plain values, such as JSON can hold."""
        return {
            "goal": self.goal,
            "seat": self.seat,
            "to_move": self.to_move,
            "cards": [str(card) for card in self.cards],
        }


def solve_tricks(
    hands: Sequence[CardsLike],
    leader: int,
    goal: TrickGoal = "last_trick",
    *,
    seat: int | None = None,
    table: CardsLike = "",
) -> TrickSolution:
    """Solve the tricks with all cards known.

    The leader plays any card; the others in turn follow its suit if they can, and otherwise play
    any card. The highest card of the suit led wins the trick and its player leads to the next.
    There are no trumps.

    One seat wants the goal, and the others, who know all cards too, play together to stop it. With
    three or four players this is what a seat can be sure of, whatever each of the others is up to:
    at most one can force the last trick, and maybe none.

    Parameters
    ----------
    hands : sequence of 2 to 4 hands
        The cards each seat holds, 1 to 5. Who has played to the trick in progress has one less.
    leader : int
        The seat that leads to the trick, or has led to the one in progress.
    goal : {"last_trick", "chicago"}
        To win the last trick, or all that are left, the one in progress included.
    seat : int, optional
        Who wants the goal. If not given, the seat that can force it is looked for.
    table : cards
        Those of the trick in progress, the leader's first.

    Returns
    -------
    TrickSolution

    Raises
    ------
    InvalidCardError
        If something is no card, or a card comes twice.
    InvalidPositionError
        For numbers of hands or cards that cannot be, and for a leader or seat that is not there.
    ValueError
        For another goal.

    Examples
    --------
    Four tricks are safe, but the deuce must win one as well for Chicago:

    >>> hands = ["As Ks Qs Js 2s", "Ts 9s 8s 7s 6s", "Ah Kh Qh Jh Th"]
    >>> solve_tricks(hands, leader=0, goal="chicago", seat=0).seat is None
    True
    >>> solve_tricks(hands, leader=0, seat=0).seat
    0

    Seat 1 has led a club. Seat 0 has none and throws the card that wins nothing:

    >>> solve_tricks(["Ks 2h", "Qs"], leader=1, table="3c")
    TrickSolution(goal='last_trick', seat=0, to_move=0, cards=(Card('2h'),))
    """
    if goal not in get_args(TrickGoal):
        raise ValueError(f"expected the goal 'last_trick' or 'chicago', not {goal!r}")
    if isinstance(hands, str):
        raise InvalidPositionError(f"expected a sequence of hands, not the text {hands!r}")
    if not isinstance(hands, Iterable):
        raise InvalidPositionError(f"expected a sequence of hands, not {hands!r}")
    held = [card_ids(hand) for hand in hands]
    played = card_ids(table)
    first = small("leader's seat", leader, InvalidPositionError)
    asked = None if seat is None else small("seat", seat, InvalidPositionError)
    forcing, cards = _core.swedish_chicago.solve_tricks(
        held, first, played, goal == "chicago", asked
    )
    to_move = (first + len(played)) % len(held)
    return TrickSolution(goal, forcing, to_move, tuple(map(Card, cards)))
