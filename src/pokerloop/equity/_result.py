"""What the functions of `pokerloop.equity` return."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pokerloop import _core
from pokerloop.equity._question import Question
from pokerloop.statistics import mean_error, ratio_error, share_interval

__all__ = ["Equities", "PlayerEquity"]

_PARTS = _core.equity.parts_of_pot
"""A pot in parts, so that shares of it are whole numbers."""

_ENOUGH_BLOCKS = 20
"""With fewer, the error is estimated as if all deals were independent, which is no less."""


@dataclass(frozen=True, slots=True)
class PlayerEquity:
    """What a player has to expect.

    Attributes
    ----------
    hand : str
        The player's hand or range.
    equity : float
        The expected share of the pot.
    stderr : float
        The standard error of ``equity``; 0 when exact.
    counts : tuple of int
        In how many deals the player won alone, shared the pot with one other, with two, ... In
        exact counts with weighted ranges a deal counts as often as its whole weight says.
    category_counts : dict
        In how many the player had a hand of each category, the strongest first.
    trials : int
        The deals behind the numbers.
    is_exact : bool
        Whether every deal was counted.
    """

    hand: str
    equity: float
    stderr: float
    counts: tuple[int, ...]
    category_counts: dict[str, int]
    trials: int
    is_exact: bool

    @property
    def total(self) -> int:
        """What the counts are shares of."""
        return sum(self.category_counts.values())

    @property
    def shares(self) -> tuple[float, ...]:
        """The probabilities of winning alone, of sharing the pot with one other, with two, ..."""
        total = self.total
        return tuple(count / total for count in self.counts)

    @property
    def categories(self) -> dict[str, float]:
        """The probability of each category of hands, the strongest first."""
        total = self.total
        return {name: count / total for name, count in self.category_counts.items()}

    @property
    def win(self) -> float:
        """The probability of winning alone."""
        return self.counts[0] / self.total

    @property
    def tie(self) -> float:
        """The probability of sharing the pot."""
        return sum(self.counts[1:]) / self.total

    @property
    def lose(self) -> float:
        """The probability of getting nothing."""
        total = self.total
        return (total - sum(self.counts)) / total

    def interval(self, confidence: float = 0.95) -> tuple[float, float]:
        """Return a confidence interval of the equity; of no width when exact.

        Examples
        --------
        >>> from pokerloop import equity
        >>> result = equity.sample(["AhKh", "QsQd"], trials=100_000, seed=7)
        >>> low, high = result.players[0].interval()
        >>> low < 0.462145 < high
        True
        """
        if self.is_exact:
            return self.equity, self.equity
        return share_interval(self.equity, self.stderr, self.trials, confidence)

    def to_dict(self) -> dict[str, Any]:
        """Return plain values, such as JSON can hold."""
        low, high = self.interval()
        return {
            "hand": self.hand,
            "equity": self.equity,
            "stderr": self.stderr,
            "interval": [low, high],
            "win": self.win,
            "tie": self.tie,
            "shares": list(self.shares),
            "counts": list(self.counts),
            "categories": self.categories,
        }


@dataclass(frozen=True, slots=True)
class Equities:
    """The equities of all players; as a text, a table.

    Attributes
    ----------
    players : tuple of PlayerEquity
        In the order in which they were given.
    trials : int
        The deals counted or sampled.
    seed : int or None
        Reproduces a sample; None for an exact count.
    is_exact : bool
        Whether every deal was counted.
    game, board, dead : str
        What was asked.
    """

    players: tuple[PlayerEquity, ...]
    trials: int
    seed: int | None
    is_exact: bool
    game: str
    board: str
    dead: str

    @property
    def stderr(self) -> float:
        """The largest standard error of a player's equity."""
        return max(player.stderr for player in self.players)

    def to_dict(self) -> dict[str, Any]:
        """Return plain values, such as JSON can hold."""
        return {
            "game": self.game,
            "board": self.board,
            "dead": self.dead,
            "trials": self.trials,
            "seed": self.seed,
            "is_exact": self.is_exact,
            "players": [player.to_dict() for player in self.players],
        }

    def __str__(self) -> str:
        width = max(4, *(len(player.hand) for player in self.players))
        lines = [f"{'hand':<{width}}  {'equity':>9}  {'error':>8}  {'win':>7}  {'tie':>7}"]
        for player in self.players:
            error = "exact" if self.is_exact else f"{player.stderr:.4%}"
            lines.append(
                f"{player.hand:<{width}}  {player.equity:>9.4%}  {error:>8}  "
                f"{player.win:>7.2%}  {player.tie:>7.2%}"
            )
        return "\n".join([*lines, self.summary])

    @property
    def summary(self) -> str:
        """What was asked and how it was answered, in a line."""
        asked = [self.game]
        asked += [f"board {self.board}"] if self.board else []
        asked += [f"dead {self.dead}"] if self.dead else []
        how = "counted" if self.is_exact else f"sampled with seed {self.seed}"
        return f"{', '.join(asked)}: {self.trials:,} deals {how}"


Counts = Sequence[Sequence[int]]
"""Of each player."""


def add_counts(a: Any, b: Any) -> Any:
    """Add nested lists or tuples of integers."""
    return a + b if isinstance(a, int) else [add_counts(x, y) for x, y in zip(a, b, strict=True)]


def exact_equities(question: Question, shared: Counts, by_slot: Counts, deals: int) -> Equities:
    """Make the result of an exact count."""
    return _equities(question, shared, by_slot, deals, None, [0.0] * len(shared))


def sampled_equities(
    question: Question,
    seed: int,
    shared: Counts,
    by_slot: Counts,
    squares: Sequence[int],
    products: Sequence[int],
    square_sizes: int,
    blocks: int,
) -> Equities:
    """Make the result of a sample; the arguments are what the core returns, added up."""
    trials = sum(by_slot[0])
    errors = [
        ratio_error(blocks, trials, _parts(pots), square, product, square_sizes) / _PARTS
        if blocks >= _ENOUGH_BLOCKS
        else mean_error(trials, _parts(pots), _squared_parts(pots)) / _PARTS
        for pots, square, product in zip(shared, squares, products, strict=True)
    ]
    return _equities(question, shared, by_slot, trials, seed, errors)


def _parts(pots: Sequence[int]) -> int:
    return sum([count * (_PARTS // sharers) for sharers, count in enumerate(pots, 1)])


def _squared_parts(pots: Sequence[int]) -> int:
    return sum([count * (_PARTS // sharers) ** 2 for sharers, count in enumerate(pots, 1)])


def _equities(
    question: Question,
    shared: Counts,
    by_slot: Counts,
    trials: int,
    seed: int | None,
    errors: Sequence[float],
) -> Equities:
    parts = _PARTS * sum(by_slot[0])
    is_exact = seed is None
    players = [
        PlayerEquity(
            hand,
            _parts(pots) / parts,
            error,
            tuple(pots),
            question.by_category(held),
            trials,
            is_exact,
        )
        for hand, pots, held, error in zip(question.hands, shared, by_slot, errors, strict=True)
    ]
    return Equities(
        tuple(players), trials, seed, is_exact, question.game, question.board, question.dead
    )
