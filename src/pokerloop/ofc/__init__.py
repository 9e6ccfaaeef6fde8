"""Open Face Chinese poker: rules, boards, and what a placement is worth."""

from pokerloop.ofc import fantasyland
from pokerloop.ofc.board import Board, Rules, points, settle
from pokerloop.ofc.placement import (
    PlacementValue,
    Values,
    describe_placement,
    placed_cards,
)
from pokerloop.ofc.position import (
    FantasylandValue,
    Opponent,
    Position,
    default_fantasyland_values,
)
from pokerloop.ofc.valuation import iter_values, values

__all__ = [
    "Board",
    "FantasylandValue",
    "Opponent",
    "PlacementValue",
    "Position",
    "Rules",
    "Values",
    "default_fantasyland_values",
    "describe_placement",
    "fantasyland",
    "iter_values",
    "placed_cards",
    "points",
    "settle",
    "values",
]
