"""Figures of simulations and tournaments.

Each function makes a figure, or draws into the axes given, and returns the figure: save it with
``figure.savefig("file.png")``. Matplotlib (``pip install pokerloop[plot]``) is imported when one is
called, and never its interactive part.
"""

from pokerloop.plots._simulation import convergence, distribution, fantasyland
from pokerloop.plots._tournament import cross_table, ratings

__all__ = ["convergence", "cross_table", "distribution", "fantasyland", "ratings"]
