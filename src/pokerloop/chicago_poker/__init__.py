"""Chicago Poker, the gangster card game for two to six players."""

from pokerloop.chicago_poker._shootout_odds import ShootoutOdds, ShootoutPlayer
from pokerloop.chicago_poker.completion import CompletionOdds, completion_odds
from pokerloop.chicago_poker.match import POLICIES, Policy, play
from pokerloop.chicago_poker.position import OpenBusiness, Position
from pokerloop.chicago_poker.rules import Rules
from pokerloop.chicago_poker.shootout import shootout_cost, shootout_odds
from pokerloop.chicago_poker.state import State, View
from pokerloop.chicago_poker.table import TILES, Business, Column
from pokerloop.chicago_poker.transcript import Transcript

__all__ = [
    "POLICIES",
    "TILES",
    "Business",
    "Column",
    "CompletionOdds",
    "OpenBusiness",
    "Policy",
    "Position",
    "Rules",
    "ShootoutOdds",
    "ShootoutPlayer",
    "State",
    "Transcript",
    "View",
    "completion_odds",
    "play",
    "shootout_cost",
    "shootout_odds",
]
