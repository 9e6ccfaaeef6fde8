"""Swedish Chicago: poker hands and five tricks, under any house rule."""

from pokerloop.swedish_chicago.match import POLICIES, Policy, play
from pokerloop.swedish_chicago.rules import Rules
from pokerloop.swedish_chicago.state import State, View
from pokerloop.swedish_chicago.table import Claim, FinishedDeal, Table
from pokerloop.swedish_chicago.transcript import Transcript

__all__ = [
    "POLICIES",
    "Claim",
    "FinishedDeal",
    "Policy",
    "Rules",
    "State",
    "Table",
    "Transcript",
    "View",
    "play",
]
