"""Swedish Chicago: poker hands and five tricks, under any house rule."""

from pokerloop.swedish_chicago.chicago import ChicagoOdds, chicago_odds
from pokerloop.swedish_chicago.exchange import ExchangeOdds, exchange_odds
from pokerloop.swedish_chicago.match import POLICIES, Policy, play
from pokerloop.swedish_chicago.rules import Rules
from pokerloop.swedish_chicago.state import State, View
from pokerloop.swedish_chicago.table import Claim, FinishedDeal, Table
from pokerloop.swedish_chicago.transcript import Transcript
from pokerloop.swedish_chicago.tricks import TrickGoal, TrickSolution, solve_tricks
from pokerloop.swedish_chicago.winning import WinOdds, win_odds

__all__ = [
    "POLICIES",
    "ChicagoOdds",
    "Claim",
    "ExchangeOdds",
    "FinishedDeal",
    "Policy",
    "Rules",
    "State",
    "Table",
    "Transcript",
    "TrickGoal",
    "TrickSolution",
    "View",
    "WinOdds",
    "chicago_odds",
    "exchange_odds",
    "play",
    "solve_tricks",
    "win_odds",
]
