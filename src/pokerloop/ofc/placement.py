"""Placements and what they are worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, overload

from pokerloop.cards import Card
from pokerloop.ofc.board import Board
from pokerloop.ofc.position import Position
from pokerloop.ofc.rules import Rules
from pokerloop.statistics import or_none

__all__ = ["PlacementValue", "Values", "describe_placement", "placed_cards"]


@dataclass(frozen=True, slots=True)
class PlacementValue:
    """A placement and what it is worth.

    Attributes
    ----------
    board : Board
        The player's rows after the placement.
    discard : Card or None
        The card discarded, if the street has one.
    value : float
        Expected points against the opponents plus the value of Fantasyland; without opponents
        royalties plus the value of Fantasyland.
    stderr : float
        Standard error of ``value``; 0 when exact.
    foul, fantasyland : float
        Probabilities of a dead board and of entering Fantasyland.
    royalties : float
        Mean royalties, a dead board counting 0.
    samples : int
        Scenarios behind the numbers; 1 when exact.
    equivalents : tuple of (Board, Card or None)
        Placements that are the same but for a renaming of suits.
    """

    board: Board
    discard: Card | None
    value: float
    stderr: float
    foul: float
    fantasyland: float
    royalties: float
    samples: int
    equivalents: tuple[tuple[Board, Card | None], ...] = ()

    def to_dict(self) -> dict[str, Any]:
        """Return plain values, cards as text; None for an error that one sample cannot tell."""
        return {
            "board": self.board.to_dict(),
            "discard": None if self.discard is None else str(self.discard),
            "value": self.value,
            "stderr": or_none(self.stderr),
            "foul": self.foul,
            "fantasyland": self.fantasyland,
            "royalties": self.royalties,
            "samples": self.samples,
        }


@dataclass(frozen=True, slots=True)
class Values(Sequence[PlacementValue]):
    """The placements of a position, best first: a sequence of `PlacementValue`.

    Attributes
    ----------
    placements : tuple of PlacementValue
    position : Position
    rules : Rules
    seed : int
        Reproduces the values.
    is_exact : bool
        Whether every possibility was counted and nothing sampled.
    competing : int
        Placements that were still in the race for the best.
    planned : int
        The most scenarios for a placement; 1 when exact.
    """

    placements: tuple[PlacementValue, ...]
    position: Position
    rules: Rules
    seed: int
    is_exact: bool
    competing: int
    planned: int

    @overload
    def __getitem__(self, index: int) -> PlacementValue: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[PlacementValue, ...]: ...
    def __getitem__(self, index: int | slice) -> PlacementValue | tuple[PlacementValue, ...]:
        return self.placements[index]

    def __len__(self) -> int:
        return len(self.placements)

    @property
    def best(self) -> PlacementValue:
        """The placement of the highest value."""
        return self.placements[0]

    @property
    def samples(self) -> int:
        """Scenarios behind the best placement; 1 when exact."""
        return self.best.samples

    def find(self, board: Board, discard: Card | str | int | None = None) -> PlacementValue:
        """Return the value of a placement, whichever way its suits are named.

        Raises
        ------
        ValueError
            If the board is no legal placement of the position.
        """
        card = None if discard is None else Card(discard)
        for placement in self.placements:
            for other, other_discard in (
                (placement.board, placement.discard),
                *placement.equivalents,
            ):
                if other == board and card in (None, other_discard):
                    return placement
        raise ValueError(f"{board!r} is no legal placement of the position")

    def to_dict(self) -> dict[str, Any]:
        """Return plain values, such as JSON can hold."""
        return {
            "position": self.position.to_dict(),
            "rules": self.rules.to_dict(),
            "seed": self.seed,
            "is_exact": self.is_exact,
            "placements": [placement.to_dict() for placement in self.placements],
        }

    def __str__(self) -> str:
        before = self.position.board
        header = f"{'':2}{'placement':<36} {'value':>8} {'error':>7} {'foul':>7}"
        lines = [f"{header} {'fantasy':>8} {'royalties':>9}"]
        for number, item in enumerate(self.placements):
            mark = "*" if number == 0 else ""
            error = "exact" if self.is_exact else f"{item.stderr:.3f}"
            lines.append(
                f"{mark:2}{describe_placement(before, item):<36} {item.value:>8.3f} {error:>7} "
                f"{item.foul:>7.1%} {item.fantasyland:>8.1%} {item.royalties:>9.2f}"
            )
        return "\n".join(lines)


def placed_cards(before: Board, after: Board) -> tuple[tuple[Card, ...], ...]:
    """Return the cards that a placement put into the top, middle and bottom row.

    Parameters
    ----------
    before, after : Board
        The rows before the placement and after it.

    Examples
    --------
    >>> placed_cards(Board("As"), Board("As", "7d", "Kh Kd"))
    ((), (Card('7d'),), (Card('Kh'), Card('Kd')))
    """
    return tuple(
        tuple(card for card in getattr(after, row) if card not in getattr(before, row))
        for row in ("top", "middle", "bottom")
    )


def describe_placement(before: Board, placement: PlacementValue) -> str:
    """Say where the cards went: ``top As, bottom 7d, discard 2c``.

    Parameters
    ----------
    before : Board
        The rows before the placement.
    placement : PlacementValue
        The placement.

    Returns
    -------
    str

    Examples
    --------
    >>> from pokerloop import ofc
    >>> position = ofc.Position("Kc 9h", "8c Qs Ad", "3h 2s 2d 2c", "8h Ac Jc", discards="5c 6d")
    >>> describe_placement(position.board, ofc.values(position).best)
    'middle Ac Jc, discard 8h'
    """
    placed = zip(("top", "middle", "bottom"), placed_cards(before, placement.board), strict=True)
    parts = [f"{row} {' '.join(map(str, cards))}" for row, cards in placed if cards]
    if placement.discard is not None:
        parts.append(f"discard {placement.discard}")
    return ", ".join(parts)
