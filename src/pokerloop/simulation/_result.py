"""What a simulation came to."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pokerloop.games import find_game
from pokerloop.policies import Tally
from pokerloop.simulation._task import Task
from pokerloop.statistics import mean_error, mean_interval, or_none, proportion_interval
from pokerloop.texts import format_rules

if TYPE_CHECKING:
    import pandas

_NO_COUNTERS = {"points", "squared_points", "win_shares"}


def rules_played(task: Task) -> Any:
    """Return the rules that the games are played by: a game may fit them to its players."""
    return task._setup(find_game(task.game)).rules


@dataclass(frozen=True)
class Result:
    """What a simulation came to, or what is known of it so far; as a text, a table.

    Attributes
    ----------
    task : Task
        What was simulated: the game, rules, players and seed.
    tally : dict
        The sums over all games, whole numbers.
    interrupted : bool
        Whether it was stopped by Ctrl-C.
    """

    task: Task
    tally: Tally
    interrupted: bool = False

    @property
    def games(self) -> int:
        """The games played."""
        return int(self.tally.get("games", 0))

    @property
    def planned(self) -> int:
        """The games planned; a stop rule or Ctrl-C may make them fewer."""
        return self.task.games

    @property
    def seed(self) -> int:
        """The seed that reproduces it."""
        return self.task.seed

    @property
    def rules(self) -> Any:
        """The rules played by, as they are for so many players."""
        return rules_played(self.task)

    @property
    def players(self) -> tuple[str, ...]:
        """Who played, by seat."""
        return self.task.names

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each seat, summed up."""
        return self._sums("points")

    @property
    def mean(self) -> tuple[float, ...]:
        """The mean points of a game, by seat; NaN before the first game."""
        return tuple(self._share(points, self.games) for points in self.points)

    @property
    def stderr(self) -> tuple[float, ...]:
        """The standard errors of `mean`; NaN for fewer than two games."""
        squares = self._sums("squared_points")
        return tuple(map(mean_error, [self.games] * len(squares), self.points, squares))

    def interval(self, seat: int, confidence: float = 0.95) -> tuple[float, float]:
        """Return a confidence interval of the mean points of a seat.

        Examples
        --------
        >>> from pokerloop import simulate
        >>> result = simulate("ofc", ["random", "random"], games=1000, seed=7)
        >>> low, high = result.interval(0)
        >>> low < result.mean[0] < high
        True
        """
        return mean_interval(self.mean[seat], self.stderr[seat], self.games, confidence)

    @property
    def win_share(self) -> tuple[float, ...]:
        """The share of the games each seat won; a game won by several counts in parts."""
        shares = self._sums("win_shares")
        return tuple(self._share(share, sum(shares)) for share in shares)

    def win_share_interval(self, seat: int, confidence: float = 0.95) -> tuple[float, float]:
        """Return a confidence interval of the win share of a seat, that of Clopper and Pearson.

        It is made for games won or lost, and a little wide where games are shared.
        """
        if not self.games:
            return 0.0, 1.0
        return proportion_interval(self.win_share[seat], self.games, confidence)

    @property
    def counters(self) -> dict[str, tuple[int, ...]]:
        """What the game counts besides points, by name: the sums of each seat."""
        names = [
            name
            for name, value in self._seats[0].items()
            if isinstance(value, int) and name not in _NO_COUNTERS
        ]
        return {name: self._sums(name) for name in names}

    @property
    def histograms(self) -> dict[str, tuple[dict[int, int], ...]]:
        """How often each value came, by name: for each seat a dict of value to games."""
        names = self._seats[0].get("histograms", {})
        return {
            name: tuple(_by_value(seat["histograms"].get(name, {})) for seat in self._seats)
            for name in names
        }

    def game(self, index: int) -> Any:
        """Play one of the games again.

        Parameters
        ----------
        index : int
            Which, from 0 on.

        Returns
        -------
        Transcript
            Of the game's module.

        Raises
        ------
        IndexError
            If no such game was planned.

        Examples
        --------
        >>> from pokerloop import simulate
        >>> result = simulate("ofc", ["random", "random"], games=10, seed=7)
        >>> sum(result.game(i).final.points[0] for i in range(10)) == result.points[0]
        True
        """
        return self.task.replay(index)

    def to_dict(self) -> dict[str, Any]:
        """Return plain values, such as JSON can hold; numbers not known are None."""
        return {
            "game": self.task.game,
            "rules": self.rules.to_dict(),
            "options": dict(self.task.options),
            "seed": self.seed,
            "games": self.games,
            "planned": self.planned,
            "interrupted": self.interrupted,
            "seats": [self._seat_dict(seat) for seat in range(len(self.players))],
        }

    def to_pandas(self) -> pandas.DataFrame:
        """Return a table with a row for each seat.

        Raises
        ------
        ImportError
            If pandas is not installed.
        """
        import pandas

        rows = []
        for seat in self.to_dict()["seats"]:
            low, high = seat.pop("interval")
            share_low, share_high = seat.pop("win_share_interval")
            counters = seat.pop("counters")
            seat.pop("histograms")
            rows.append(
                {
                    **seat,
                    "low": low,
                    "high": high,
                    "win_share_low": share_low,
                    "win_share_high": share_high,
                    **counters,
                }
            )
        return pandas.DataFrame(rows).rename_axis("seat")

    def __str__(self) -> str:
        width = max(6, *map(len, self.players))
        lines = [f"seat  {'player':<{width}}  {'points':>9}  {'error':>7}  {'won':>6}"]
        for seat, player in enumerate(self.players):
            lines.append(
                f"{seat:>4}  {player:<{width}}  {self.mean[seat]:>+9.4f}  "
                f"{self.stderr[seat]:>7.4f}  {self.win_share[seat]:>6.1%}"
            )
        return "\n".join([*lines, self.summary])

    @property
    def summary(self) -> str:
        """What was played, in a line."""
        options = [f"{name}={value}" for name, value in self.task.options.items()]
        what = " ".join([self.task.game, format_rules(self.task.rules), *options])
        return f"{what}: {self.games:,} games of seed {self.seed}"

    @property
    def _seats(self) -> list[dict[str, Any]]:
        seats: list[dict[str, Any]] = self.tally.get("seats") or [{} for _ in self.players]
        return seats

    def _sums(self, name: str) -> tuple[int, ...]:
        return tuple(int(seat.get(name, 0)) for seat in self._seats)

    def _share(self, part: int, whole: int) -> float:
        return part / whole if whole else math.nan

    def _seat_dict(self, seat: int) -> dict[str, Any]:
        return {
            "player": self.players[seat],
            "points": self.points[seat],
            "mean": or_none(self.mean[seat]),
            "stderr": or_none(self.stderr[seat]),
            "interval": [or_none(end) for end in self.interval(seat)],
            "win_share": or_none(self.win_share[seat]),
            "win_share_interval": list(self.win_share_interval(seat)),
            "counters": {name: sums[seat] for name, sums in self.counters.items()},
            "histograms": {
                name: {str(value): count for value, count in by_seat[seat].items()}
                for name, by_seat in self.histograms.items()
            },
        }


def _by_value(counts: dict[str, int]) -> dict[int, int]:
    return {value: counts[str(value)] for value in sorted(map(int, counts))}
