"""Swedish Chicago: poker hands and five tricks, under any house rule."""

from pokerloop.swedish_chicago.exchange import ExchangeOdds, exchange_odds
from pokerloop.swedish_chicago.rules import Rules
from pokerloop.swedish_chicago.tricks import TrickGoal, TrickSolution, solve_tricks
from pokerloop.swedish_chicago.winning import WinOdds, win_odds

__all__ = [
    "ExchangeOdds",
    "Rules",
    "TrickGoal",
    "TrickSolution",
    "WinOdds",
    "exchange_odds",
    "solve_tricks",
    "win_odds",
]
