"""Where games are played by players of all kinds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias, TypeVar

import numpy as np
import numpy.typing as npt

from pokerloop.errors import PLACE_NOTE, IllegalActionError
from pokerloop.policies._kinds import (
    ArrayPolicy,
    CompiledPolicy,
    Player,
    SeededPolicy,
    find_player,
)
from pokerloop.transcripts import Begun, play_on

BegunT = TypeVar("BegunT", bound=Begun)

Tally: TypeAlias = dict[str, Any]
"""The sums over games: whole numbers in dicts and lists, which add up place by place."""

Records: TypeAlias = dict[str, npt.NDArray[Any]]
"""What there is to say of each game: an array for each thing, a row for each game."""

WIDTH = 512
"""Games in lock step: many for NumPy, few enough that their states and views stay in the cache."""


@dataclass(frozen=True)
class Tables:
    """Where the games of one kind are played by players of any kind.

    Parameters
    ----------
    core : module
        The game's module of the core.
    view : type
        Its ``View`` in Python.
    """

    core: Any
    view: Any

    def run_chunk(
        self, setup: Any, seats: Sequence[Player], seed: int, first: int, count: int
    ) -> Tally:
        """Play the games ``first`` to ``first + count - 1`` of a seed and return their sums.

        Raises
        ------
        IllegalActionError
            If a player answers what is not legal; names the game and the seat. What a player
            raises himself goes on, with a note that names them.
        """
        players = self._players(seats)
        if any(isinstance(player, ArrayPolicy) for player in players):
            tally: Tally = self._lock_step(setup, players, seed, first, count, False).tally()
        else:
            tally = self.core.run_chunk(setup, self._seats(players), seed, first, count)
        return tally

    def record_chunk(
        self, setup: Any, seats: Sequence[Player], seed: int, first: int, count: int
    ) -> tuple[Tally, Records]:
        """Do the same and also return a record of each game.

        Returns
        -------
        tally : dict
        records : dict of str to array
            ``game``, ``actions``: shape (count,); ``points``, ``won`` and all that the game counts:
            shape (count, seats).
        """
        players = self._players(seats)
        if any(isinstance(player, ArrayPolicy) for player in players):
            batch = self._lock_step(setup, players, seed, first, count, True)
            return batch.tally(), batch.records()
        both: tuple[Tally, Records] = self.core.record_chunk(
            setup, self._seats(players), seed, first, count
        )
        return both

    def seated(self, player: Player, state: Any, seat: int) -> Callable[[Any], int]:
        """Return a player at a seat of one game, a function of a view, with his random numbers."""
        (player,) = self._players([player])
        policy = self.core.Policy(self._seat(player), state.seed, state.index, seat)
        return lambda view: int(policy(view._core))

    def finish(self, begun: BegunT, seats: Sequence[Player]) -> BegunT:
        """Return the transcript of a match that has begun, played to its end."""
        state = begun.start()
        players = [self.seated(player, state, seat) for seat, player in enumerate(seats)]
        actions: list[int] = []
        play_on(state, players, actions)
        return begun.after(actions)

    def _players(self, seats: Sequence[Player]) -> list[Player]:
        return [find_player(seat, tuple(self.core.policies)) for seat in seats]

    def _seats(self, players: Sequence[Player]) -> list[Any]:
        return [self._seat(player) for player in players]

    def _seat(self, player: Player) -> Any:
        """Return what the core takes for a player: a name, or a function of its view and bits."""
        if isinstance(player, str):
            return player
        view = self.view
        if isinstance(player, CompiledPolicy):
            if player.layout not in (None, view.layout):
                raise ValueError(
                    f"{player!r} was compiled for another layout of the view: expected "
                    f"{view.layout:#x}, not {player.layout:#x}; compile it again"
                )
            return player.core
        if isinstance(player, ArrayPolicy):
            return partial(_ask_for_one, player, len(self.core.State.action_names))
        function = player
        if isinstance(player, SeededPolicy):
            return lambda core_view, random: player.function(view._of(core_view), random)
        return lambda core_view, _random: function(view._of(core_view))

    def _lock_step(
        self,
        setup: Any,
        players: Sequence[Player],
        seed: int,
        first: int,
        count: int,
        records: bool,
    ) -> Any:
        asked = [player for player in players if isinstance(player, ArrayPolicy)]
        numbers = [
            asked.index(player) if isinstance(player, ArrayPolicy) else self._seat(player)
            for player in players
        ]
        batch = self.core.Batch(setup, numbers, seed, first, count, WIDTH, records)
        while (question := batch.ask()) is not None:
            number, views, legal = question
            player = asked[number]
            others = (legal, batch.random()) if player.random else (legal,)
            with _noted(batch, views):
                answers = player.answers(views, *others)
            batch.answer(answers)
        return batch


def _ask_for_one(player: ArrayPolicy, actions: int, view: Any, random: int) -> int:
    """Ask for one decision as if it were one of many."""
    legal = np.zeros((1, actions), np.bool_)
    legal[0, view.legal_actions()] = True
    views = np.frombuffer(view.to_bytes(), type(view).dtype)
    others = (legal, np.array([random], np.uint64)) if player.random else (legal,)
    return int(player.answers(views, *others)[0])


@contextmanager
def _noted(batch: Any, views: npt.NDArray[np.void]) -> Iterator[None]:
    """Note at an error which games and seats the arrays were of."""
    try:
        yield
    except Exception as error:
        games = batch.games
        seats = " and ".join(map(str, np.unique(views["seat"])))
        where = f"{min(games)} to {max(games)}, seat {seats}"
        if isinstance(error, IllegalActionError):
            raise IllegalActionError(f"games {where}: {error}") from error
        error.add_note(f"{PLACE_NOTE}s {where}")
        raise
