"""Poker hands of two decks, and the games played with them."""

from importlib.metadata import version
from pathlib import Path

from pokerloop import (
    cards,
    chicago_poker,
    equity,
    errors,
    games,
    hands,
    ofc,
    plots,
    policies,
    ranges,
    simulation,
    swedish_chicago,
    tournaments,
)
from pokerloop._core import build_info
from pokerloop.cards import Card, GangsterCard
from pokerloop.simulation import iter_simulate, simulate, target_error
from pokerloop.tournaments import tournament

__all__ = [
    "Card",
    "GangsterCard",
    "__version__",
    "build_info",
    "cards",
    "chicago_poker",
    "equity",
    "errors",
    "games",
    "get_include",
    "hands",
    "iter_simulate",
    "ofc",
    "plots",
    "policies",
    "ranges",
    "simulate",
    "simulation",
    "swedish_chicago",
    "target_error",
    "tournament",
    "tournaments",
]

__version__ = version("pokerloop")


def get_include() -> str:
    """Return the directory of the C headers of the compiled API.

    Returns
    -------
    str
        The directory to hand to a C or C++ compiler so that it finds ``pokerloop/capi.h``.

    Examples
    --------
    >>> import pathlib, pokerloop
    >>> (pathlib.Path(pokerloop.get_include()) / "pokerloop" / "capi.h").exists()
    True
    """
    return str(Path(__file__).parent / "include")


def __dir__() -> list[str]:
    return __all__
