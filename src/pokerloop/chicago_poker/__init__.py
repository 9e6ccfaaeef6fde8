"""Chicago Poker: shootouts, and what a column becomes."""

from pokerloop.chicago_poker.completion import CompletionOdds, completion_odds
from pokerloop.chicago_poker.shootout import (
    ShootoutOdds,
    ShootoutPlayer,
    shootout_cost,
    shootout_odds,
)

__all__ = [
    "CompletionOdds",
    "ShootoutOdds",
    "ShootoutPlayer",
    "completion_odds",
    "shootout_cost",
    "shootout_odds",
]
