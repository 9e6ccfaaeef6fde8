"""Open Face Chinese poker: rules, boards, matches, and what a placement is worth."""

from pokerloop.ofc import fantasyland
from pokerloop.ofc.board import Board, points, settle
from pokerloop.ofc.drawing import OutsLike, outs
from pokerloop.ofc.entry import EntryOdds, Goal, entry_odds
from pokerloop.ofc.limits import capped_points
from pokerloop.ofc.many import settle_many
from pokerloop.ofc.match import POLICIES, Policy, play
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
from pokerloop.ofc.rules import Rules
from pokerloop.ofc.state import FinishedDeal, State, View
from pokerloop.ofc.transcript import Transcript, Turn
from pokerloop.ofc.valuation import iter_values, values

__all__ = [
    "POLICIES",
    "Board",
    "EntryOdds",
    "FantasylandValue",
    "FinishedDeal",
    "Goal",
    "Opponent",
    "OutsLike",
    "PlacementValue",
    "Policy",
    "Position",
    "Rules",
    "State",
    "Transcript",
    "Turn",
    "Values",
    "View",
    "capped_points",
    "default_fantasyland_values",
    "describe_placement",
    "entry_odds",
    "fantasyland",
    "iter_values",
    "outs",
    "placed_cards",
    "play",
    "points",
    "settle",
    "settle_many",
    "values",
]
