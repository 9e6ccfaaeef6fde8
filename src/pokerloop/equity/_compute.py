"""Equity whichever way is quicker, and of many pairs of hands."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import partial
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from pokerloop.cards import CardsLike
from pokerloop.checks import whole
from pokerloop.equity._exact import count_deals, count_showdowns
from pokerloop.equity._question import PlayerLike, Progress, ask
from pokerloop.equity._result import Equities
from pokerloop.equity._sample import sample_deals
from pokerloop.errors import InvalidCardError, InvalidPositionError
from pokerloop.hands._orders import OrderLike
from pokerloop.runner import ExecutorLike, executor_of, map_in_order
from pokerloop.seeds import SeedLike, seed_number

DEFAULT_BUDGET = 50_000_000


def compute(
    players: Iterable[PlayerLike],
    *,
    board: CardsLike = "",
    dead: CardsLike = "",
    game: str = "holdem",
    fill: bool = True,
    order: OrderLike = "default",
    budget: int = DEFAULT_BUDGET,
    trials: int | None = None,
    target_error: float | None = None,
    seed: SeedLike = None,
    workers: int = 1,
    executor: ExecutorLike | None = None,
    progress: Progress | None = None,
) -> Equities:
    """Count every deal if that takes no more showdowns than a budget, else deal at random.

    Parameters
    ----------
    players, board, dead, game, fill, order
        As for `exact`.
    budget : int
        Showdowns. Fifty million, the default, take a second or so in Hold'em.
    trials, target_error, seed
        As for `sample`, should it come to that.
    workers : int
        Threads to use.
    executor : optional
        Where to work, as for `pokerloop.simulation.simulate`.
    progress : callable, optional
        Called with how much is done and how much there is to do.

    Returns
    -------
    Equities
        Its ``is_exact`` tells which way it was.

    Examples
    --------
    >>> compute(["AhKh", "random"], board="Qh7h2c").is_exact
    True
    >>> compute(["AhKh", "random", "random"], trials=1000, seed=7).is_exact
    False
    """
    question = ask(players, board, dead, game, fill, order)
    budget = whole("budget", budget)
    if count_showdowns(question, budget + 1) <= budget:
        return count_deals(question, workers, executor, progress)
    return sample_deals(
        question, trials, target_error, seed_number(seed), workers, executor, progress
    )


def matrix(
    rows: Sequence[PlayerLike],
    columns: Sequence[PlayerLike] | None = None,
    *,
    board: CardsLike = "",
    dead: CardsLike = "",
    game: str = "holdem",
    fill: bool = True,
    order: OrderLike = "default",
    trials: int | None = None,
    seed: SeedLike = None,
    workers: int = 1,
    executor: ExecutorLike | None = None,
    progress: Progress | None = None,
) -> npt.NDArray[np.float64]:
    """Return the equity of each of some hands against each of others.

    Parameters
    ----------
    rows, columns : sequence of players
        Hands or ranges, such as `pokerloop.ranges.CLASSES`; the columns are the rows if not given.
    board, dead, game, fill, order
        As for `exact`.
    trials : int, optional
        Sample each pair with so many deals instead of counting it.
    seed : int, SeedSequence or Generator, optional
        As for `sample`; each pair has the same.
    workers : int
        Threads to use.
    executor : optional
        Where to work, as for `pokerloop.simulation.simulate`.
    progress : callable, optional
        Called with the pairs done and the pairs there are.

    Returns
    -------
    float64 array of shape (len(rows), len(columns))
        Of the row's hand against the column's; NaN where they cannot both be held.

    Raises
    ------
    InvalidCardError, InvalidPositionError, InvalidRangeError, InvalidRulesError
        If a hand cannot be held with the board and the dead cards, and as for `exact`.

    Examples
    --------
    >>> matrix(["AA", "KK", "AKs"]).round(4)
    array([[0.5   , 0.8195, 0.8786],
           [0.1805, 0.5   , 0.6589],
           [0.1214, 0.3411, 0.5   ]])
    """
    number = seed_number(seed)
    is_square = columns is None
    others = rows if columns is None else columns
    for hand in {id(hand): hand for hand in (*rows, *others)}.values():
        ask([hand, "random"], board, dead, game, fill, order)  # raises for what is no hand
    spot = Spot(board, dead, game, fill, order)
    pairs = [(i, j) for i in range(len(rows)) for j in range(i if is_square else 0, len(others))]
    result = np.empty((len(rows), len(others)))
    hands = ((rows[i], others[j], is_square and i == j) for i, j in pairs)
    equity = partial(_equity_of_first, spot, trials, number)
    with executor_of(workers, executor) as pool:
        equities = map_in_order(equity, hands, pool, workers)
        for done, ((i, j), value) in enumerate(zip(pairs, equities, strict=True), 1):
            result[i, j] = value
            if is_square:
                result[j, i] = 1 - value
            if progress is not None:
                progress(done, len(pairs))
    return result


class Spot(NamedTuple):
    """Where two hands meet; the parameters of `ask` besides the players."""

    board: CardsLike
    dead: CardsLike
    game: str
    fill: bool
    order: OrderLike


def _equity_of_first(
    spot: Spot, trials: int | None, seed: int, hands: tuple[PlayerLike, PlayerLike, bool]
) -> float:
    """Return the equity of the first of two hands; NaN if they cannot both be held."""
    first, second, is_same = hands
    try:
        question = ask([first, second], *spot)
    except (InvalidCardError, InvalidPositionError):
        return math.nan
    if is_same:
        return 0.5
    if trials is None:
        return count_deals(question, 1, None, None).players[0].equity
    return sample_deals(question, trials, None, seed, 1, None, None).players[0].equity
