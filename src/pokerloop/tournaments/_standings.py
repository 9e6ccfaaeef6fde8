"""How a tournament stands: who beats whom by how much, and a rating.

The rating is the least-squares fit of *points of a player = level of his table + his rating*, with
ratings that add up to 0: the analysis of balanced incomplete blocks (F. Yates, "Incomplete
randomized blocks", Annals of Eugenics 7, 1936); for two seats it is that of K. Massey ("Statistical
models applied to the rating of sports teams", 1997). As all tables are played equally often, the
fit is a sum over them, which can be made for each deal by itself. Deals are independent, and the
spread of these sums gives the errors; so it is accounted for that all tables play the same cards.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from math import comb
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from pokerloop._core import win_shares
from pokerloop.policies import Tally
from pokerloop.simulation._result import rules_played
from pokerloop.statistics import mean_error, mean_interval, or_none
from pokerloop.texts import format_rules
from pokerloop.tournaments._plan import Plan

if TYPE_CHECKING:
    import pandas

Matrix = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Standings:
    """How a tournament stands; as a text, a table, the best player first.

    Players are numbered in the order in which they were given. Matrices are of shape (players,
    players); their diagonal is NaN.

    Attributes
    ----------
    plan : Plan
        What is played.
    tally : dict
        The sums over all deals, whole numbers.
    interrupted : bool
        Whether it was stopped by Ctrl-C.
    """

    plan: Plan
    tally: Tally
    interrupted: bool = False

    @property
    def players(self) -> tuple[str, ...]:
        """Who takes part."""
        return self.plan.names

    @property
    def games(self) -> int:
        """The deals played, each in all rotations at all tables."""
        return int(self.tally.get("games", 0))

    @property
    def planned(self) -> int:
        """The deals planned."""
        return self.plan.games

    @property
    def seed(self) -> int:
        """The seed that reproduces it."""
        return self.plan.first.seed

    @property
    def rating(self) -> tuple[float, ...]:
        """The rating of each player: two players' ratings differ by as much as their points.

        They add up to 0. NaN before the first deal.
        """
        return tuple(
            lead / (self.games * self._leads_a_point) if self.games else math.nan
            for lead in self._leads
        )

    @property
    def stderr(self) -> tuple[float, ...]:
        """The standard errors of `rating`; NaN for fewer than two deals."""
        return tuple(
            mean_error(self.games, lead, self._products[player][player]) / self._leads_a_point
            for player, lead in enumerate(self._leads)
        )

    def interval(self, player: int, confidence: float = 0.95) -> tuple[float, float]:
        """Return a confidence interval of the rating of a player."""
        return mean_interval(self.rating[player], self.stderr[player], self.games, confidence)

    def difference(self, a: int, b: int) -> tuple[float, float]:
        """Return by how much the rating of a is above that of b, and the standard error of that.

        They have played the same cards, so this error is not that of two separate ratings.
        """
        products = self._products
        squares = products[a][a] + products[b][b] - 2 * products[a][b]
        error = mean_error(self.games, self._leads[a] - self._leads[b], squares)
        return self.rating[a] - self.rating[b], error / self._leads_a_point

    @property
    def order(self) -> tuple[int, ...]:
        """The players from the best rating to the worst."""
        rating = self.rating
        return tuple(sorted(range(len(rating)), key=lambda player: -rating[player]))

    @property
    def points(self) -> Matrix:
        """The mean points a game of the player of the row, at tables with that of the column."""
        sums = np.array(self._matrix("points"), dtype=float)
        return self._without_diagonal(sums / max(self.games * self._games_a_pair, 1))

    @property
    def points_stderr(self) -> Matrix:
        """The standard errors of `points`."""
        sums, squares = self._matrix("points"), self._matrix("squared_points")
        errors = [
            [mean_error(self.games, total, square) for total, square in zip(*rows, strict=True)]
            for rows in zip(sums, squares, strict=True)
        ]
        return self._without_diagonal(np.array(errors) / self._games_a_pair)

    @property
    def win_share(self) -> Matrix:
        """The share of these games that the player of the row won."""
        shares = np.array(self._matrix("win_shares"), dtype=float)
        whole = max(self.games * self._games_a_pair * win_shares, 1)
        return self._without_diagonal(shares / whole)

    def to_dict(self) -> dict[str, Any]:
        """Return plain values, such as JSON can hold; numbers not known are None."""
        first = self.plan.first
        return {
            "game": first.game,
            "rules": rules_played(first).to_dict(),
            "options": dict(first.options),
            "seats": self.plan.seats,
            "seed": self.seed,
            "games": self.games,
            "planned": self.planned,
            "interrupted": self.interrupted,
            "players": [
                {
                    "player": self.players[player],
                    "rating": or_none(self.rating[player]),
                    "stderr": or_none(self.stderr[player]),
                    "interval": [or_none(end) for end in self.interval(player)],
                    "against": {
                        self.players[other]: {
                            "points": or_none(self.points[player, other]),
                            "stderr": or_none(self.points_stderr[player, other]),
                            "win_share": or_none(self.win_share[player, other]),
                        }
                        for other in self.order
                        if other != player
                    },
                }
                for player in self.order
            ],
        }

    def to_pandas(self) -> pandas.DataFrame:
        """Return a table with a row for each player, the best first.

        Raises
        ------
        ImportError
            If pandas is not installed.
        """
        import pandas

        rows = []
        for entry in self.to_dict()["players"]:
            low, high = entry["interval"]
            points = {other: pair["points"] for other, pair in entry["against"].items()}
            rating = {name: entry[name] for name in ("rating", "stderr")}
            rows.append({"player": entry["player"], **rating, "low": low, "high": high, **points})
        columns = ["rating", "stderr", "low", "high", *(self.players[i] for i in self.order)]
        return pandas.DataFrame(rows).set_index("player")[columns]

    def __str__(self) -> str:
        width = max(6, *map(len, self.players))
        columns = [max(15, len(name)) for name in self.players]
        header = "".join(f"  {self.players[i]:>{columns[i]}}" for i in self.order)
        lines = [f"{'player':<{width}}  {'rating':>8}  {'error':>6}{header}"]
        for player in self.order:
            cells = "".join(f"  {self.cell(player, i):>{columns[i]}}" for i in self.order)
            lines.append(
                f"{self.players[player]:<{width}}  {self.rating[player]:>+8.3f}  "
                f"{self.stderr[player]:>6.3f}{cells}"
            )
        return "\n".join([*(line.rstrip() for line in lines), self.summary])

    def cell(self, player: int, other: int) -> str:
        """Return an entry of the cross table: points and their standard error."""
        if player == other:
            return ""
        return f"{self.points[player, other]:+.3f} ± {self.points_stderr[player, other]:.3f}"

    @property
    def summary(self) -> str:
        """What was played, in a line."""
        first = self.plan.first
        options = [f"{name}={value}" for name, value in first.options.items()]
        what = " ".join([first.game, format_rules(first.rules), *options])
        tables = comb(len(self.players), self.plan.seats)
        return (
            f"{what}: {self.games:,} deals of seed {self.seed}, in {self.plan.seats} rotations at "
            f"{tables} {'tables' if tables > 1 else 'table'}"
        )

    @property
    def _leads(self) -> list[int]:
        leads: list[int] = self.tally.get("leads") or [0] * len(self.players)
        return leads

    @property
    def _products(self) -> list[list[int]]:
        return self._matrix("products")

    def _matrix(self, name: str) -> list[list[int]]:
        size = len(self.players)
        matrix: list[list[int]] = self.tally.get(name) or [[0] * size for _ in range(size)]
        return matrix

    @property
    def _leads_a_point(self) -> int:
        """By how much a player's lead in a deal grows for a point that he is better than all.

        At each of his tables, in each rotation, by ``seats - 1`` for himself; and by 1 for each
        other player there, as the ratings of the others, which add up to his with the sign changed,
        are that much lower.
        """
        players, seats = len(self.players), self.plan.seats
        own, shared = comb(players - 1, seats - 1), comb(players - 2, seats - 2)
        return seats * (own * (seats - 1) + shared)

    @property
    def _games_a_pair(self) -> int:
        """The games of a deal in which two given players sit at one table."""
        return self.plan.seats * comb(len(self.players) - 2, self.plan.seats - 2)

    def _without_diagonal(self, matrix: Matrix) -> Matrix:
        np.fill_diagonal(matrix, math.nan)
        return matrix if self.games else np.full_like(matrix, math.nan)
