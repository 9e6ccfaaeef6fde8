"""What a column becomes when its missing cards are the best of some draws."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any, TypeAlias

from pokerloop import _core
from pokerloop.cards import CardsLike, GangsterCard, gangster_card_ids
from pokerloop.checks import most_trials, whole
from pokerloop.chicago_poker._cards import gangsters, unseen_cards
from pokerloop.errors import InvalidPositionError
from pokerloop.hands._orders import OrderLike, core_order, order_key
from pokerloop.hands.chicago_poker import Category, category_of, rank
from pokerloop.runner import ExecutorLike, executor_of, map_in_order, worker_count
from pokerloop.seeds import SeedLike, seed_number

__all__ = ["CompletionOdds", "completion_odds"]

DEFAULT_LIMIT = 120_000
DEFAULT_TRIALS = 100_000

_CHUNK = 2_000
"""Draws in one piece of a sample; part of the plan, so the same for any number of workers."""

_COLUMN = 5
_SPECIALS = _core.gangster_deck_ids - _core.gangster_deck_cards

_Asked: TypeAlias = tuple[tuple[int, ...], tuple[int, ...], str | tuple[str, ...]]
"""Cards laid, cards unseen, and the order of categories."""


@dataclass(frozen=True, slots=True)
class CompletionOdds:
    """What a column becomes; as a text, a table of categories.

    Attributes
    ----------
    cards : str
        The cards that lie there.
    draws : int
        How many are drawn.
    counts : dict of int to int
        The ways to draw that lead to each strength, the strongest first.
    order : str or tuple of categories
        What the strengths belong to.
    seed : int or None
        Reproduces a sample; None for an exact count.
    """

    cards: str
    draws: int
    counts: dict[int, int]
    order: OrderLike
    seed: int | None

    @property
    def total(self) -> int:
        """All ways to draw, or those that were sampled."""
        return sum(self.counts.values())

    @property
    def is_exact(self) -> bool:
        """Whether every way to draw was counted."""
        return self.seed is None

    @property
    def categories(self) -> dict[Category, float]:
        """The probability of each category that is possible, the strongest first."""
        ways: Counter[Category] = Counter()
        for strength, count in self.counts.items():
            ways[category_of(strength, order=self.order)] += count
        return {category: count / self.total for category, count in ways.items()}

    def against(self, cards: CardsLike) -> tuple[float, float]:
        """Return the probabilities to beat a hand, and to tie with it.

        Examples
        --------
        >>> beats, ties = completion_odds("9r 9y 4g 4b", 3).against("10r 10y 10g 1b 2b")
        >>> round(beats, 4), ties
        (0.2358, 0.0)
        """
        other = rank(cards, order=self.order)
        above = sum(count for strength, count in self.counts.items() if strength > other)
        return above / self.total, self.counts.get(other, 0) / self.total

    def stderr(self, probability: float) -> float:
        """Return the standard error of a probability found here; 0 when exact."""
        return 0.0 if self.is_exact else math.sqrt(probability * (1 - probability) / self.total)

    def to_dict(self) -> dict[str, Any]:
        """Return plain values, such as JSON can hold."""
        return {
            "cards": self.cards,
            "draws": self.draws,
            "total": self.total,
            "seed": self.seed,
            "is_exact": self.is_exact,
            "categories": {
                str(category): {"chance": chance, "stderr": self.stderr(chance)}
                for category, chance in self.categories.items()
            },
            "strengths": {str(strength): count for strength, count in self.counts.items()},
        }

    @property
    def summary(self) -> str:
        """How it was found, in one line."""
        how = "counted" if self.is_exact else f"sampled, seed {self.seed}"
        return f"{self.cards or 'no cards'}, best of {self.draws}: {self.total:,} draws {how}"

    def __str__(self) -> str:
        lines = [self.summary]
        for category, chance in self.categories.items():
            error = "" if self.is_exact else f" ± {self.stderr(chance):.4%}"
            lines.append(f"{category.replace('_', ' '):<16} {chance:9.4%}{error}")
        return "\n".join(lines)


def completion_odds(
    cards: CardsLike,
    draws: int,
    *,
    unseen: CardsLike | None = None,
    specials: int = 0,
    dead: CardsLike = "",
    order: OrderLike = "default",
    limit: int = DEFAULT_LIMIT,
    trials: int | None = None,
    seed: SeedLike = None,
    workers: int = 1,
    executor: ExecutorLike | None = None,
    progress: Callable[[int, int], object] | None = None,
) -> CompletionOdds:
    """Tell what a column becomes when its missing cards are the best of some draws.

    As many of the drawn cards are laid as the column lacks, or all gangsters drawn if those are
    fewer; the best choice counts.

    Parameters
    ----------
    cards : str or sequence of cards
        What lies there, at most five gangsters.
    draws : int
        How many unseen cards are drawn.
    unseen : str or sequence of cards, optional
        What is drawn from, special cards included. If not given, all gangsters that are not named
        otherwise, and as many special cards as `specials` says.
    specials : int
        How many special cards are among the unseen ones: 0 to 6. They cannot be laid.
    dead : str or sequence of cards
        Cards that cannot be drawn any more.
    order : str or sequence of categories
        How hands rank, as in `pokerloop.hands.chicago_poker`.
    limit : int
        How many kinds of draws may be told apart at a time. When there are more, draws are
        sampled. With two or more cards laid, any number of draws stays below the default limit;
        with one card up to seven draws do, with none up to six. To find that there are more takes
        seconds: give `trials` to sample at once.
    trials : int, optional
        Sample so many times. 100,000 if draws have to be sampled and it is not given.
    seed : int, SeedSequence or Generator, optional
        The same seed gives the same sample, whatever the number of workers.
    workers : int
        Threads for a sample.
    executor : optional
        Where to sample, as for `pokerloop.simulation.simulate`.
    progress : callable, optional
        Called with the samples done and all of them.

    Returns
    -------
    CompletionOdds

    Raises
    ------
    InvalidCardError
        For what is no card, a special card in the column, or a card that comes twice.
    InvalidPositionError
        For more than five cards, no card at all, or more draws than there are cards.
    InvalidRulesError
        For an unknown order.
    ValueError
        For a number of trials or workers, or a seed out of range.

    Examples
    --------
    >>> print(completion_odds("9r 10r 11r", 6))
    9r 10r 11r, best of 6: 156,238,908 draws counted
    straight flush     1.6935%
    flush             24.3160%
    straight          20.4316%
    three of a kind    7.0214%
    two pair          11.0846%
    pair              32.4250%
    high card          3.0280%
    """
    laid = gangster_card_ids(cards)
    gangsters(laid, "column")
    if len(laid) > _COLUMN:
        raise InvalidPositionError(f"expected at most 5 cards, not {len(laid)}")
    specials = whole("number of special cards", specials, 0, _SPECIALS, InvalidPositionError)
    pool = unseen_cards(unseen, laid, dead, range(_core.gangster_deck_cards + specials))
    draws = whole("number of draws", draws, 0, len(pool), InvalidPositionError)
    if not laid and draws == 0:
        raise InvalidPositionError("expected cards, laid or drawn")
    shown = " ".join(str(GangsterCard(card)) for card in laid)
    meant = order_key(order)
    most = most_trials(trials, None, DEFAULT_TRIALS)
    limit = whole("limit", limit, 0, 2**31 - 1)
    number = seed_number(seed)
    workers = worker_count(workers)
    asked: _Asked = tuple(laid), tuple(pool), meant
    if trials is None:
        counts = _count(asked, draws, limit)
        if counts is not None:
            return CompletionOdds(shown, draws, counts, meant, None)
    total: Counter[int] = Counter()
    chunks = ((first, min(_CHUNK, most - first)) for first in range(0, most, _CHUNK))
    with executor_of(workers, executor) as where:
        sampled = map_in_order(partial(_sample, asked, draws, number), chunks, where, workers)
        for counts in sampled:
            total.update(counts)
            if progress is not None:
                progress(total.total(), most)
    return CompletionOdds(shown, draws, _strongest_first(total), meant, number)


@lru_cache(maxsize=4)
def _core_completion(asked: _Asked) -> _core.chicago_poker.Completion:
    laid, unseen, order = asked
    return _core.chicago_poker.Completion(laid, unseen, core_order(order))


def _sample(asked: _Asked, draws: int, seed: int, chunk: tuple[int, int]) -> dict[int, int]:
    return _core_completion(asked).sample(asked[1], draws, seed, *chunk)


def _count(asked: _Asked, draws: int, limit: int) -> dict[int, int] | None:
    """Count every draw, by how many gangsters are among its cards."""
    pool = asked[1]
    specials = sum(GangsterCard(card).is_special for card in pool)
    total: Counter[int] = Counter()
    for gangster_draws in range(max(0, draws - specials), min(draws, len(pool) - specials) + 1):
        counts = _core_completion(asked).count(gangster_draws, limit)
        if counts is None:
            return None
        others = math.comb(specials, draws - gangster_draws)
        total.update({strength: ways * others for strength, ways in counts.items()})
    return _strongest_first(total)


def _strongest_first(counts: Counter[int]) -> dict[int, int]:
    return {strength: counts[strength] for strength in sorted(counts, reverse=True)}
