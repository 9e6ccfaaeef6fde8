"""Who wins a business as it lies."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence, Sized
from functools import lru_cache, partial
from typing import Any, NamedTuple, TypeAlias

from pokerloop import _core
from pokerloop.cards import CardsLike
from pokerloop.checks import most_trials, small, whole
from pokerloop.chicago_poker._cards import (
    PartlyKnown,
    PartlyKnownLike,
    gangsters,
    partly_known,
    unseen_cards,
)
from pokerloop.chicago_poker._shootout_odds import ShootoutOdds, ShootoutPlayer
from pokerloop.errors import InvalidPositionError
from pokerloop.hands._orders import OrderLike, core_order, order_key
from pokerloop.runner import ExecutorLike, executor_of, map_in_order, worker_count
from pokerloop.seeds import SeedLike, seed_number
from pokerloop.statistics import add_tallies, mean_error

__all__ = ["ShootoutOdds", "ShootoutPlayer", "shootout_cost", "shootout_odds"]

Progress: TypeAlias = Callable[[int, int], object]
"""Called with how much is done and how much there is to do."""

DEFAULT_LIMIT = 50_000_000
DEFAULT_TRIALS = 1_000_000

_CHUNK = 50_000
"""Deals in one piece of a sample; part of the plan, so the same for any number of workers."""

_SHARES_OF_WORK = 50
"""A count is handed out in so many pieces, if it has them."""

_MOST_COST = 10**18
"""No limit is higher."""

_PARTS = _core.chicago_poker.parts_of_tile
_DECK = range(_core.gangster_deck_ids)


class _Question(NamedTuple):
    """The arguments, read: what travels to where chunks are counted."""

    columns: tuple[PartlyKnown, ...]
    hands: tuple[PartlyKnown, ...]
    marker: int
    unseen: tuple[int, ...]
    order: str | tuple[str, ...]


@lru_cache(maxsize=4)
def _core_shootout(asked: _Question) -> _core.chicago_poker.Shootout:
    return _core.chicago_poker.Shootout(*asked[:4], core_order(asked.order))


@lru_cache(maxsize=4)
def _core_count(asked: _Question) -> _core.chicago_poker.ExactShootout:
    return _core.chicago_poker.ExactShootout(_core_shootout(asked))


def shootout_odds(
    columns: Iterable[PartlyKnownLike],
    unseen: CardsLike | None = None,
    *,
    more: Sequence[int] | None = None,
    hands: Sequence[PartlyKnownLike] | None = None,
    marker: int | None = None,
    dead: CardsLike = "",
    order: OrderLike = "default",
    limit: int = DEFAULT_LIMIT,
    trials: int | None = None,
    target_error: float | None = None,
    seed: SeedLike = None,
    workers: int = 1,
    executor: ExecutorLike | None = None,
    progress: Progress | None = None,
) -> ShootoutOdds:
    """Tell how likely each player is to win a business as it lies.

    Unknown cards are drawn from the unseen ones, every deal equally likely. All who have a card
    there take part; the best hand wins. Tied players play their highest hand cards, again and
    again, as the rules have it.

    Every deal is counted where that is affordable and the ties ask for no more: the players'
    hands are unknown and of one size, or one of them has none, or all are known. Otherwise deals
    are sampled.

    Parameters
    ----------
    columns : sequence of columns
        What each player has there, in turn order, at most five cards each: a text with ``?`` for
        a card that is not known, such as ``"9r 9y ? ?"``; or cards.
    unseen : str or sequence of cards, optional
        What unknown cards are drawn from. All 81 cards that are not named otherwise if not given.
    more : sequence of int, optional
        How many unknown cards each player is to add.
    hands : sequence of hands, optional
        What each player holds, for ties: a text as for columns, or the number of cards. Five
        unknown cards each if not given.
    marker : int, optional
        Whose marker lies there, counted from 0. The first with five cards if not given.
    dead : str or sequence of cards
        Cards that are out of the game.
    order : str or sequence of categories
        How hands rank, as in `pokerloop.hands.chicago_poker`.
    limit : int
        Count if so many hands at most have to be dealt; see `shootout_cost`.
    trials : int, optional
        Sample so many deals, however few there are.
    target_error : float, optional
        Sample until the standard error of every chance is as small.
    seed : int, SeedSequence or Generator, optional
        The same seed gives the same sample, whatever the number of workers.
    workers : int
        Threads to use.
    executor : optional
        Where to work, as for `pokerloop.simulation.simulate`.
    progress : callable, optional
        Called with how much is done and how much there is to do.

    Returns
    -------
    ShootoutOdds

    Raises
    ------
    InvalidCardError
        For what is no card, a special card in a column, or a card that comes twice.
    InvalidPositionError
        For wrong numbers of players or cards.
    InvalidRulesError
        For an unknown order.
    ValueError
        For a number of trials or workers, a target error or a seed out of range.

    Examples
    --------
    >>> print(shootout_odds(["9r 9y 4g ? ?", "13r 12r 11r 2b ?"]))
    column             chance     error      win      tie
    9r 9y 4g ? ?     86.7587%     exact   86.76%    0.00%
    13r 12r 11r 2b ? 13.2413%     exact   13.24%    0.00%
    150,348 deals counted
    >>> shootout_odds(["9r", "9y"], hands=["15r 3b", 4]).is_exact
    False
    """
    asked = _ask(columns, unseen, more, hands, marker, dead, order)
    most = most_trials(trials, target_error, DEFAULT_TRIALS)
    limit = whole("limit", limit, 0, _MOST_COST)
    number = seed_number(seed)
    where = (worker_count(workers), executor, progress)
    if trials is None and target_error is None:
        affordable = _core_count(asked).cost(limit + 1) <= limit
        if affordable and (found := _count(asked, *where)):
            return found
    return _sample(asked, most, target_error, number, *where)


def shootout_cost(
    columns: Iterable[PartlyKnownLike],
    unseen: CardsLike | None = None,
    *,
    more: Sequence[int] | None = None,
    dead: CardsLike = "",
    limit: int = 1_000_000_000,
) -> int:
    """Say how many hands have to be dealt to count every deal of a shootout.

    One player, with one or two unknown cards if there is such a one, is not dealt to: what his
    cards make of him is looked up. So two players with two unknown cards each cost as much as one.

    Parameters
    ----------
    columns, unseen, more, dead
        As for `shootout_odds`.
    limit : int
        More than this is not told apart from it.

    Returns
    -------
    int
        At most `limit`.

    Examples
    --------
    >>> shootout_cost(["9r 9y 4g ? ?", "13r 12r 11r ? ?"])
    2346
    """
    asked = _ask(columns, unseen, more, None, None, dead, "default")
    return _core_count(asked).cost(whole("limit", limit, 0, _MOST_COST))


def _ask(
    columns: Iterable[PartlyKnownLike],
    unseen: CardsLike | None,
    more: Sequence[int] | None,
    hands: Sequence[PartlyKnownLike] | None,
    marker: int | None,
    dead: CardsLike,
    order: OrderLike,
) -> _Question:
    if isinstance(columns, str | bytes) or not isinstance(columns, Iterable):
        raise InvalidPositionError(
            f"expected a list of columns, such as ['9r 9y ?', '10g'], got {columns!r}"
        )
    laid = [partly_known(column, f"column {i}") for i, column in enumerate(columns)]
    for number, (known, _) in enumerate(laid):
        gangsters(known, f"column {number}")
    added = _one_each(more, [0] * len(laid), "numbers of cards to add")
    laid = [
        PartlyKnown(column.known, column.unknown + whole("number of cards to add", cards, 0, 5))
        for column, cards in zip(laid, added, strict=True)
    ]
    held = [
        partly_known(hand, f"hand {i}")
        for i, hand in enumerate(_one_each(hands, [5] * len(laid), "hands"))
    ]
    seen = [card for cards in (*laid, *held) for card in cards.known]
    pool = unseen_cards(unseen, seen, dead, _DECK)
    if marker is None:
        full = (i for i, (known, unknown) in enumerate(laid) if len(known) + unknown == 5)
        marker = next(full, 0)
    else:
        marker = small("player whose marker it is", marker)
    asked = _Question(tuple(laid), tuple(held), marker, tuple(pool), order_key(order))
    _core_shootout(asked)  # checks it
    return asked


def _one_each(given: Sequence[Any] | None, default: list[Any], what: str) -> list[Any]:
    if given is None:
        return default
    if isinstance(given, str) or not isinstance(given, Sized) or len(given) != len(default):
        raise InvalidPositionError(
            f"expected {len(default)} {what}, one for each column, not {given!r}"
        )
    return list(given)


def _count(
    asked: _Question, workers: int, executor: ExecutorLike | None, progress: Progress | None
) -> ShootoutOdds | None:
    """Count every deal; None if there are ties that must be played out."""
    pieces = _core_count(asked).pieces
    step = math.ceil(pieces / _SHARES_OF_WORK)
    chunks = [(first, step) for first in range(0, pieces, step)]
    total: dict[str, Any] = {}
    with executor_of(workers, executor) as pool:
        counts = map_in_order(partial(_count_pieces, asked), chunks, pool, workers)
        for done, count in enumerate(counts, 1):
            total = add_tallies(total, count)
            if progress is not None:
                progress(done, len(chunks))
    settled = _core_shootout(asked).settlements()
    if any(deals and settled[best] is None for best, deals in enumerate(total["best"])):
        return None
    return _odds(asked, total, None)


def _sample(
    asked: _Question,
    most: int,
    target_error: float | None,
    seed: int,
    workers: int,
    executor: ExecutorLike | None,
    progress: Progress | None,
) -> ShootoutOdds:
    chunks = ((first, min(_CHUNK, most - first)) for first in range(0, most, _CHUNK))
    total: dict[str, Any] = {}
    with executor_of(workers, executor) as pool:
        for tally in map_in_order(partial(_sample_deals, asked, seed), chunks, pool, workers):
            total = add_tallies(total, tally)
            found = _odds(asked, total, seed)
            reached = target_error is not None and found.stderr <= target_error
            if progress is not None:
                progress(found.deals, found.deals if reached else most)
            if reached:
                break
    return found


def _count_pieces(asked: _Question, chunk: tuple[int, int]) -> dict[str, Any]:
    return _as_dict(_core_count(asked).count(*chunk))


def _sample_deals(asked: _Question, seed: int, chunk: tuple[int, int]) -> dict[str, Any]:
    return _as_dict(_core_shootout(asked).sample(seed, *chunk))


def _as_dict(tally: _core.chicago_poker.ShootoutTally) -> dict[str, Any]:
    return {"best": list(tally.best), "reinforced": list(tally.reinforced)}


def _odds(asked: _Question, tally: dict[str, Any], seed: int | None) -> ShootoutOdds:
    best = tally["best"]
    deals = sum(best)
    settled = _core_shootout(asked).settlements()
    players = []
    for i, column in enumerate(asked.columns):
        alone = best[1 << i]
        tied = sum(best[winners] for winners in range(len(best)) if winners >> i & 1) - alone
        # Parts of the tile: a contested tie that was played out is won whole.
        parts = tally["reinforced"][i] * _PARTS
        squares = parts * _PARTS
        for winners, shares in enumerate(settled):
            if shares is not None:
                parts += best[winners] * shares[i]
                squares += best[winners] * shares[i] ** 2
        chance = parts / (_PARTS * deals)
        error = 0.0 if seed is None else mean_error(deals, parts, squares) / _PARTS
        players.append(ShootoutPlayer(str(column), chance, error, alone / deals, tied / deals))
    return ShootoutOdds(tuple(players), deals, seed)
