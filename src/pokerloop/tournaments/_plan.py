"""What is played in a tournament, and what a chunk of it comes to.

A **table** is a set of different players, as many as there are seats; a tournament plays every
table there is. At each table a **deal**, which is game i of the seed, is played once in every
rotation of the players round the seats, so that each of them plays the cards of every seat. All
tables play the same deals.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from math import comb
from typing import Any, SupportsIndex

import numpy as np

from pokerloop.checks import whole
from pokerloop.errors import CheckpointError
from pokerloop.games import find_game
from pokerloop.policies import Player, Tally, check_kept, find_player, player_name
from pokerloop.runner import Chunk
from pokerloop.seeds import SeedLike
from pokerloop.simulation._task import Task, games_in_a_chunk


@dataclass(frozen=True)
class Plan:
    """A tournament; called with a chunk of its deals it plays them at all tables.

    Attributes
    ----------
    players : tuple of str or callable
        Who takes part.
    first : Task
        What is played at the first table, before the players change seats; the other tables differ
        in their players only.
    """

    players: tuple[Player, ...]
    first: Task

    @classmethod
    def make(
        cls,
        game: str,
        players: Sequence[Player],
        rules: Any = None,
        games: SupportsIndex = 1000,
        seats: int = 2,
        seed: SeedLike = None,
        chunk_size: SupportsIndex | None = None,
        **options: Any,
    ) -> Plan:
        """Return a tournament, checked; the parameters are those of `tournament`."""
        if isinstance(players, str) or not isinstance(players, Sequence):
            raise ValueError(f"expected a list of players, not {players!r}")
        if len(players) < 2:
            raise ValueError(f"expected two players or more, not {len(players)}")
        seats = whole("number of seats at a table", seats, 2, len(players))
        found = find_game(game)
        for player in players:
            find_player(player, tuple(found.policies))
        names = list(map(player_name, players))
        if twice := {name for name in names if names.count(name) > 1}:
            raise ValueError(f"expected players of different names, not twice {min(twice)!r}")
        if chunk_size is None:
            times = seats * comb(len(players) - 1, seats - 1)  # each plays a deal
            total = whole("number of games", games)
            chunk_size = games_in_a_chunk(found, [*players] * times, total)
        table = players[:seats]
        first = Task.plan(found.name, table, rules, games, seed, chunk_size, **options)
        return cls(tuple(players), first)

    @property
    def names(self) -> tuple[str, ...]:
        """The players, as text."""
        return tuple(map(player_name, self.players))

    def check_kept(self) -> None:
        """Check that the names of the players tell them from others.

        :meta private:
        """
        check_kept(self.players, find_game(self.first.game).policies)

    @property
    def seats(self) -> int:
        """The seats of a table."""
        return len(self.first.seats)

    @property
    def games(self) -> int:
        """The deals planned."""
        return self.first.games

    @property
    def chunk_size(self) -> int:
        """How many deals are handed out at once."""
        return self.first.chunk_size

    def tables(self) -> Iterator[tuple[int, ...]]:
        """Yield the players of each table, as positions in `players`."""
        return combinations(range(len(self.players)), self.seats)

    def header(self) -> dict[str, Any]:
        """Return what a checkpoint says of the tournament."""
        rest = {name: value for name, value in self.first.header().items() if name != "task"}
        return {**rest, "players": list(self.names), "tournament": {"seats": self.seats}}

    @classmethod
    def from_header(cls, header: Mapping[str, Any]) -> Plan:
        """Return the tournament of a checkpoint.

        Raises
        ------
        CheckpointError
            If it is none, or one that cannot be played today.
        """
        rest = dict(header)
        if "tournament" not in rest:
            raise CheckpointError(
                "the checkpoint cannot be resumed: it is not that of a tournament"
            )
        try:
            seats = rest.pop("tournament")["seats"]
            players = tuple(header["players"])
            first = Task.from_header({**rest, "players": list(players[:seats])})
            for player in players:
                find_player(player, tuple(find_game(first.game).policies))
        except CheckpointError:
            raise
        except (KeyError, TypeError, ValueError) as error:
            raise CheckpointError(f"the checkpoint cannot be resumed: {error}") from error
        return cls(players, first)

    def __call__(self, chunk: Chunk) -> Tally:
        """Play the deals of a chunk at all tables.

        Returns
        -------
        dict
            ``games``: the deals; ``points`` and ``squared_points``, for each two players: the sums
            over deals of the points of the one at all tables where the other sits too, and of
            their squares; ``win_shares``: the like in shares of games won; ``leads``: for each
            player the sum over deals of what he is ahead of his tables, ``seats`` times his points
            less the table's; ``products``: for each two, the sum of products of these.
        """
        players = len(self.players)
        points = np.zeros((chunk.count, players, players), np.int64)
        won = np.zeros((players, players), np.int64)
        leads = np.zeros((chunk.count, players), np.int64)
        for table in self.tables():
            for turn in range(self.seats):
                seated = table[turn:] + table[:turn]
                by_seat, shares = self._play(chunk, seated)
                lead = self.seats * by_seat - by_seat.sum(axis=1, keepdims=True)
                for seat, player in enumerate(seated):
                    points[:, player, seated] += by_seat[:, seat, None]
                    won[player, seated] += shares[seat]
                    leads[:, player] += lead[:, seat]
        return {
            "games": chunk.count,
            "points": points.sum(axis=0).tolist(),
            "squared_points": (points**2).sum(axis=0).tolist(),
            "win_shares": won.tolist(),
            "leads": leads.sum(axis=0).tolist(),
            "products": (leads.T @ leads).tolist(),
        }

    def _play(self, chunk: Chunk, seated: tuple[int, ...]) -> tuple[Any, list[int]]:
        """Play a chunk at one table: the points, a row a deal, and the win shares of each seat."""
        task = replace(self.first, seats=tuple(self.players[player] for player in seated))
        tally, records = task.record(chunk)
        return records["points"].astype(np.int64), [seat["win_shares"] for seat in tally["seats"]]
