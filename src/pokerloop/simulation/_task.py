"""What is to be simulated."""

from __future__ import annotations

import hashlib
import inspect
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib.metadata import version
from typing import Any, SupportsIndex

from pokerloop.checks import whole
from pokerloop.errors import CheckpointError, InvalidRulesError
from pokerloop.games import Game, find_game
from pokerloop.policies import (
    ArrayPolicy,
    CompiledPolicy,
    Player,
    Records,
    Tally,
    check_kept,
    find_player,
    player_name,
)
from pokerloop.runner import Chunk
from pokerloop.seeds import SeedLike, seed_number
from pokerloop.texts import parse_rules

_VERSION = version("pokerloop")

_CHUNK_MILLISECONDS = 250
"""What a chunk should take: long beside what handing it out costs, short for who waits."""

_CHUNKS_AT_LEAST = 64
"""How many chunks a shorter run has, so that two cores are seldom without work at its end, ..."""

_LEAST_CHUNK_MILLISECONDS = 25
"""... unless they would take less than this: each costs some tenths of a millisecond."""

_UNKNOWN_MILLISECONDS = 1.0
"""What a game takes a player whom nobody has timed."""

_FAST_MILLISECONDS = 0.05
"""What it takes one who is asked in arrays or compiled."""


@dataclass(frozen=True)
class Task:
    """What is simulated: all that the totals depend on.

    It is also the function of its chunks: called with one, it plays it and returns the tally.

    Attributes
    ----------
    game : str
        The game's name in `pokerloop.games.GAMES`.
    seats : tuple of str or callable
        Who plays.
    rules : object
        The rules played by.
    games : int
        How many games are planned.
    seed : int
        Game i of the seed is the same in every run.
    chunk_size : int
        How many games are handed out at once; it does not change what they come to.
    options : dict
        How a game begins, such as ``deals`` in Open Face.
    """

    game: str
    seats: tuple[Player, ...]
    rules: Any
    games: int
    seed: int
    chunk_size: int
    options: Mapping[str, Any] = field(default_factory=dict)
    made_by: str = field(default=_VERSION, repr=False, compare=False)

    @classmethod
    def plan(
        cls,
        game: str,
        seats: Sequence[Player],
        rules: Any = None,
        games: SupportsIndex = 10_000,
        seed: SeedLike = None,
        chunk_size: SupportsIndex | None = None,
        **options: Any,
    ) -> Task:
        """Return a task, checked; the parameters are those of `simulate`."""
        found = find_game(game)
        if isinstance(seats, str) or not isinstance(seats, Sequence):
            raise ValueError(f"expected a list of players, one for each seat, not {seats!r}")
        if not seats:
            raise ValueError("expected a player for each seat, not none")
        for seat in seats:
            find_player(seat, tuple(found.policies))
        total = whole("number of games", games)
        task = cls(
            found.name,
            tuple(seats),
            _as_rules(found, rules),
            total,
            seed_number(seed),
            games_in_a_chunk(found, seats, total)
            if chunk_size is None
            else whole("chunk size", chunk_size),
            {name: value for name, value in options.items() if value is not None},
        )
        task._setup(found)  # raises for what cannot be played
        return task

    @property
    def names(self) -> tuple[str, ...]:
        """Who plays, as text."""
        return tuple(map(player_name, self.seats))

    def check_kept(self) -> None:
        """Check that the names of the players tell them from others.

        :meta private:
        """
        check_kept(self.seats, find_game(self.game).policies)

    @property
    def identity(self) -> str:
        """A hash of all that the totals depend on."""
        return hashlib.sha256(json.dumps(self._plan(), sort_keys=True).encode()).hexdigest()

    def header(self) -> dict[str, Any]:
        """Return what a checkpoint says of the task."""
        return {**self._plan(), "chunk_size": self.chunk_size, "task": self.identity}

    @classmethod
    def from_header(cls, header: Mapping[str, Any]) -> Task:
        """Return the task of a checkpoint.

        Raises
        ------
        CheckpointError
            If it was written for a game that plays otherwise today, or for players not found.
        """
        try:
            if "tournament" in header:
                raise ValueError("it is that of a tournament")
            game = find_game(header["game"])
            task = cls.plan(
                game.name,
                header["players"],
                game.rules.from_dict(header["rules"]),
                header["games"],
                header["seed"],
                header["chunk_size"],
                **header["options"],
            )
        except (AttributeError, ImportError, KeyError, TypeError, ValueError) as error:
            raise CheckpointError(f"the checkpoint cannot be resumed: {error}") from error
        if task.header()["stream"] != header["stream"]:
            raise CheckpointError(
                f"the checkpoint cannot be resumed: {game.name} plays by stream version "
                f"{game.stream}, and the file is of {header['stream']}"
            )
        return task

    def __call__(self, chunk: Chunk) -> Tally:
        """Play the games of a chunk."""
        game = self._checked_game()
        tables, setup = game.tables, self._setup(game)
        return tables.run_chunk(setup, self.seats, self.seed, chunk.first, chunk.count)

    def record(self, chunk: Chunk) -> tuple[Tally, Records]:
        """Play the games of a chunk and return what there is to say of each, too.

        :meta private:
        """
        game = self._checked_game()
        tables, setup = game.tables, self._setup(game)
        return tables.record_chunk(setup, self.seats, self.seed, chunk.first, chunk.count)

    def _checked_game(self) -> Game:
        """Return the game, where it plays as it did where the run began."""
        if self.made_by != _VERSION:
            raise ValueError(f"a worker has pokerloop {_VERSION}, the run {self.made_by}")
        return find_game(self.game)

    def replay(self, index: int) -> Any:
        """Play one of the games again and return its transcript."""
        if not 0 <= index < self.games:
            raise IndexError(f"expected a game from 0 to {self.games - 1}, not {index}")
        play = find_game(self.game).play
        return play(self.rules, self.seats, self.seed, index=index, **self.options)

    def _setup(self, game: Game) -> Any:
        known = list(inspect.signature(game.setup).parameters)[2:]
        for name in self.options:
            if name not in known:
                raise InvalidRulesError(
                    f"a game of {game.name} does not begin with {name!r}; "
                    f"expected {', '.join(known)}"
                )
        return game.setup(self.rules, len(self.seats), **self.options)

    def _plan(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "stream": find_game(self.game).stream,
            "players": list(self.names),
            "rules": self.rules.to_dict(),
            "options": dict(self.options),
            "games": self.games,
            "seed": self.seed,
        }


def _as_rules(game: Game, rules: Any) -> Any:
    """Return the rules meant: those given, a preset with what differs from it, or the default."""
    if rules is None:
        return game.rules()
    return parse_rules(game.rules, rules) if isinstance(rules, str) else rules


def games_in_a_chunk(game: Game, seats: Sequence[Player], games: int) -> int:
    """Return a round number of games, by the plan alone, that take about as long as a chunk should.

    Players asked in arrays are slow with few games at a time, so their chunks are not cut shorter.
    """
    milliseconds = sum(_milliseconds(game, seat) for seat in seats)
    most = _CHUNK_MILLISECONDS / milliseconds
    if not any(isinstance(seat, ArrayPolicy) for seat in seats):
        least = _LEAST_CHUNK_MILLISECONDS / milliseconds
        most = min(most, max(least, games / _CHUNKS_AT_LEAST))
    size = 1
    for step in (2, 2.5, 2) * 9:  # 2, 5, 10, 20, 50, ...
        if size * step > most:
            break
        size = int(size * step)
    return size


def _milliseconds(game: Game, player: Player) -> float:
    if isinstance(player, ArrayPolicy | CompiledPolicy):
        return _FAST_MILLISECONDS
    if isinstance(player, str):
        return game.milliseconds.get(player, _UNKNOWN_MILLISECONDS)
    return _UNKNOWN_MILLISECONDS
