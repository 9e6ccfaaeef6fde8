"""Swedish Chicago: poker hands and tricks, with what can be solved of it."""

from __future__ import annotations

from pokerloop.swedish_chicago.tricks import TrickGoal, TrickSolution, solve_tricks

__all__ = [
    "TrickGoal",
    "TrickSolution",
    "solve_tricks",
]
