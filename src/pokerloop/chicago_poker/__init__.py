"""Chicago Poker, the gangster card game for two to six players."""

from pokerloop.chicago_poker.completion import CompletionOdds, completion_odds
from pokerloop.chicago_poker.position import OpenBusiness, Position
from pokerloop.chicago_poker.rules import Rules
from pokerloop.chicago_poker.shootout import (
    ShootoutOdds,
    ShootoutPlayer,
    shootout_cost,
    shootout_odds,
)
from pokerloop.chicago_poker.state import State, View
from pokerloop.chicago_poker.table import TILES, Business, Column

__all__ = [
    "TILES",
    "Business",
    "Column",
    "CompletionOdds",
    "OpenBusiness",
    "Position",
    "Rules",
    "ShootoutOdds",
    "ShootoutPlayer",
    "State",
    "View",
    "completion_odds",
    "shootout_cost",
    "shootout_odds",
]
