"""Equity by counting every deal."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache, partial
from typing import Any

from pokerloop import _core
from pokerloop.cards import CardsLike
from pokerloop.checks import whole
from pokerloop.equity._question import (
    Asked,
    PlayerLike,
    Progress,
    Question,
    ask,
    core_question,
)
from pokerloop.equity._result import Equities, add_counts, exact_equities
from pokerloop.hands._orders import OrderLike
from pokerloop.runner import ExecutorLike, executor_of, map_in_order

DEFAULT_LIMIT = 1_000_000_000

_SHARES_OF_WORK = 50
"""A count is handed out in so many pieces, if it has them."""


def exact(
    players: Iterable[PlayerLike],
    *,
    board: CardsLike = "",
    dead: CardsLike = "",
    game: str = "holdem",
    fill: bool = True,
    order: OrderLike = "default",
    workers: int = 1,
    executor: ExecutorLike | None = None,
    progress: Progress | None = None,
) -> Equities:
    """Count every deal.

    Deals that only differ by a renaming of suits, and boards whose suits matter to nobody, are
    shown down once, so this takes far fewer showdowns than there are deals; `cost` says how many.

    Parameters
    ----------
    players : list of players
        2 to 10 of them, each a hand, ``"random"``, a range, or cards one by one.
    board, dead : str or sequence of cards
        The board so far, and cards that cannot come any more.
    game : str
        One of `GAMES`.
    fill : bool
        In games without a board: whether hands of fewer cards than the game's are filled up.
        Otherwise they stay as they are, a missing card being lower than any.
    order : str or sequence of categories
        How hands of Chicago Poker rank.
    workers : int
        Threads to use.
    executor : optional
        Where to work, as for `pokerloop.simulation.simulate`.
    progress : callable, optional
        Called with the pieces of work done and the pieces there are.

    Returns
    -------
    Equities

    Raises
    ------
    InvalidCardError
        For what is no card, or a card that comes twice.
    InvalidPositionError
        For wrong numbers of players or cards, and for ranges that cannot all be held at once.
    InvalidRangeError
        For a range that cannot be read.
    InvalidRulesError
        For an unknown game or order.
    ValueError
        For a player with too many possible hands, and for weights with too many digits.

    Examples
    --------
    >>> result = exact(["AhKh", "QsQd"])
    >>> result.players[0].counts, result.trials
    ((787966, 6732), 1712304)
    >>> print(exact(["AhKh", "QQ+, AKs:0.5"], board="Qh7h2c"))
    hand             equity     error      win      tie
    AhKh           41.0029%     exact   36.57%    8.87%
    QQ+, AKs:0.5   58.9971%     exact   54.56%    8.87%
    holdem, board Qh7h2c: 11,880 deals counted
    """
    question = ask(players, board, dead, game, fill, order)
    return count_deals(question, workers, executor, progress)


def count_deals(
    question: Question,
    workers: int,
    executor: ExecutorLike | None,
    progress: Progress | None,
) -> Equities:
    pieces = _deals(question.asked).pieces
    step = math.ceil(pieces / _SHARES_OF_WORK)
    chunks = range(0, pieces, step)
    total: Any = None
    with executor_of(workers, executor) as pool:
        counts = map_in_order(partial(_count, question.asked, step), chunks, pool, workers)
        for done, count in enumerate(counts, 1):
            total = count if total is None else add_counts(total, count)
            if progress is not None:
                progress(done, len(chunks))
    return exact_equities(question, *total)


@lru_cache(maxsize=2)
def _deals(asked: Asked) -> _core.equity.ExactAnswer:
    return core_question(asked).exact()


def _count(asked: Asked, step: int, first: int) -> Any:
    return _deals(asked).count(first, step)


def cost(
    players: Iterable[PlayerLike],
    *,
    board: CardsLike = "",
    dead: CardsLike = "",
    game: str = "holdem",
    fill: bool = True,
    order: OrderLike = "default",
    limit: int = DEFAULT_LIMIT,
) -> int:
    """Say how many showdowns an exact count takes.

    Parameters
    ----------
    players, board, dead, game, fill, order
        As for `exact`.
    limit : int
        More than this is not told apart from it.

    Returns
    -------
    int
        At most `limit`.

    Examples
    --------
    >>> cost(["AhKh", "QsQd"]), cost(["AhKh", "QsQd"], board="Qh7h2c")
    (41404, 243)
    """
    return count_showdowns(ask(players, board, dead, game, fill, order), whole("limit", limit))


def count_showdowns(question: Question, limit: int) -> int:
    if question.core.number_of_hands > _core.equity.most_hands:
        return limit
    return _deals(question.asked).showdowns(limit)
