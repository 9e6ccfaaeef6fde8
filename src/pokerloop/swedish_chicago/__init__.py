"""Swedish Chicago: poker hands and five tricks, under any house rule."""

from pokerloop.swedish_chicago.exchange import ExchangeOdds, exchange_odds
from pokerloop.swedish_chicago.rules import Rules
from pokerloop.swedish_chicago.tricks import TrickGoal, TrickSolution, solve_tricks

__all__ = [
    "ExchangeOdds",
    "Rules",
    "TrickGoal",
    "TrickSolution",
    "exchange_odds",
    "solve_tricks",
]
