"""Who decides at a seat: players of four kinds, which all meet the same cards.

- A **name**: a policy built into the game, such as ``"greedy"``, or ``"module:name"``, a player of
  any other kind to be imported.
- A **function of a view** that returns an action or its name. `seeded` gives it random bits too.
- A **function of arrays**, made by `array`: many games are played in lock step, and it is asked
  for a whole array of views at once.
- A **compiled function**, made by `compiled`: from Cython, Numba, C or whatever else has the
  address of a function, called for each decision without the GIL.
"""

from __future__ import annotations

import pkgutil
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial, update_wrapper
from typing import Any, TypeAlias, overload

import numpy as np
import numpy.typing as npt

from pokerloop._core import CompiledPolicy as CoreCompiledPolicy
from pokerloop.errors import PLACE_NOTE, IllegalActionError
from pokerloop.signatures import SIGNATURE, as_capsule
from pokerloop.states import ActionLike

__all__ = [
    "SIGNATURE",
    "ArrayPolicy",
    "CompiledPolicy",
    "Player",
    "SeededPolicy",
    "array",
    "compiled",
    "find_player",
    "seeded",
]

Tally: TypeAlias = dict[str, Any]
Records: TypeAlias = dict[str, npt.NDArray[Any]]

_WIDTH = 512
"""Games in lock step: many for NumPy, few enough that their states and views stay in the cache."""


class _Policy:
    """A function that decides, marked with what it wants.

    Like a function it is pickled by its name, if a module has it under that name.
    """

    __name__: str
    __qualname__: str

    def __init__(self, function: Any) -> None:
        self.function = function
        named = getattr(function, "__wrapped__", function)
        self.__name__ = self.__qualname__ = getattr(named, "__name__", type(self).__name__)
        update_wrapper(self, named)

    def __call__(self, *arguments: Any) -> Any:
        return self.function(*arguments)

    def _is_found(self) -> bool:
        return getattr(sys.modules.get(self.__module__), self.__qualname__, None) is self

    def _found_at(self, place: str) -> None:
        """Learn the name by which a module has it."""
        if not self._is_found():
            self.__module__, _, self.__qualname__ = place.partition(":")
            self.__name__ = self.__qualname__

    def __reduce__(self) -> str | tuple[Any, ...]:
        return self.__qualname__ if self._is_found() else self._parts()

    def _parts(self) -> tuple[Any, ...]:
        return type(self), (self.function,)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.__module__}:{self.__qualname__}>"


class SeededPolicy(_Policy):
    """A function of a view and of random bits; see `seeded`."""


class ArrayPolicy(_Policy):
    """A function of arrays; see `array`."""

    def __init__(self, function: Callable[..., npt.ArrayLike], random: bool = False) -> None:
        super().__init__(function)
        self.random = random

    def _parts(self) -> tuple[Any, ...]:
        return type(self), (self.function, self.random)

    def answers(
        self, views: npt.NDArray[np.void], *others: npt.NDArray[Any]
    ) -> npt.NDArray[np.int64]:
        """Return the actions for the rows of the arrays, checked for their number and type."""
        actions = np.asarray(self.function(views, *others))
        if actions.shape != (len(views),) or actions.dtype.kind not in "iu":
            raise IllegalActionError(
                f"expected an array of {len(views)} whole numbers, an action for each row, not "
                f"one of shape {actions.shape} and type {actions.dtype}"
            )
        return np.ascontiguousarray(actions, dtype=np.int64)


class CompiledPolicy(_Policy):
    """A compiled function; see `compiled`."""

    def __init__(self, function: Any, data: Any = None, layout: int | None = None) -> None:
        super().__init__(function)
        self.data = data
        self.layout = layout
        self.core = CoreCompiledPolicy(as_capsule(function, data))

    def __call__(self, *_arguments: Any) -> Any:
        """Refuse: there is nobody to call it but the core."""
        raise TypeError("a compiled policy is called by the core only")

    def _parts(self) -> tuple[Any, ...]:
        raise TypeError(
            "a compiled policy travels to another process by its name only: give the seat as "
            "'module:name', where an importable module has it"
        )


Player: TypeAlias = str | Callable[[Any], ActionLike] | SeededPolicy | ArrayPolicy | CompiledPolicy
"""Who plays at a seat."""


def seeded(function: Callable[[Any, int], ActionLike]) -> SeededPolicy:
    """Mark a function of a view that also wants random bits.

    Parameters
    ----------
    function : callable
        ``function(view, random)`` returns an action or its name. ``random`` is a whole number of 64
        random bits, new at each decision, which depends on the seed, the game and the seat only:
        whoever draws from it plays alike in every run.

    Examples
    --------
    >>> from pokerloop import ofc, policies
    >>> @policies.seeded
    ... def dice(view, random):
    ...     legal = view.legal_actions()
    ...     return legal[random % len(legal)]
    >>> ofc.play("pineapple", [dice, "greedy"], seed=7) == ofc.play(
    ...     "pineapple", [dice, "greedy"], seed=7
    ... )
    True
    """
    return SeededPolicy(function)


@overload
def array(function: Callable[..., npt.ArrayLike], *, random: bool = False) -> ArrayPolicy: ...


@overload
def array(
    function: None = None, *, random: bool = False
) -> Callable[[Callable[..., npt.ArrayLike]], ArrayPolicy]: ...


def array(function: Any = None, *, random: bool = False) -> Any:
    """Mark a function that decides for many games at once.

    Parameters
    ----------
    function : callable
        ``function(views, legal)`` returns an array of actions, shape (n,), whole numbers. ``views``
        is a structured array of shape (n,), whose type is the ``dtype`` of the game's ``View``;
        ``legal`` is a bool array of shape (n, actions). Both are read-only and belong to the
        library: copy what is to be kept.
    random : bool
        Whether the function wants a third argument: a uint64 array of shape (n,), 64 random bits
        for each row as `seeded` explains them.

    Returns
    -------
    ArrayPolicy
        Or, without a function, a decorator.

    Examples
    --------
    >>> from pokerloop import ofc, policies
    >>> @policies.array
    ... def first_legal(views, legal):
    ...     return legal.argmax(axis=1)
    >>> ofc.play("pineapple", [first_legal, "greedy"], seed=7).names
    ('first_legal', 'greedy')
    """
    if function is None:
        return partial(ArrayPolicy, random=random)
    return ArrayPolicy(function, random)


def compiled(function: Any, data: Any = None, *, layout: int | None = None) -> CompiledPolicy:
    """Mark a compiled function that decides.

    Parameters
    ----------
    function : ctypes function, numba cfunc, PyCapsule or scipy.LowLevelCallable
        Its signature is `SIGNATURE`, as ``pokerloop/policy.h`` explains it; pointers may point to
        other types. A function of Cython is had by ``LowLevelCallable.from_cython``, a ctypes
        function must have its ``argtypes`` and ``restype`` set.
    data : numpy array, ctypes void pointer or PyCapsule, optional
        What the function gets as its last argument. It must not write there if it plays in several
        threads.
    layout : int, optional
        The layout of the view it was compiled for, such as ``POKERLOOP_OFC_VIEW_LAYOUT`` of
        ``pokerloop/views.h``. If given, it is refused by games whose views lie otherwise.

    Raises
    ------
    TypeError
        For anything else, and for a function of another signature.

    Examples
    --------
    >>> import ctypes
    >>> from pokerloop import ofc, policies
    >>> decide = ctypes.CFUNCTYPE(
    ...     ctypes.c_int32, ctypes.c_void_p, ctypes.POINTER(ctypes.c_uint64),
    ...     ctypes.c_uint64, ctypes.c_void_p,
    ... )
    >>> @policies.compiled
    ... @decide  # stands for a function of a library, which would not be Python
    ... def lowest(view, legal, random, data):
    ...     return (legal[0] & -legal[0]).bit_length() - 1
    >>> sum(ofc.play("pineapple", [lowest, "random"], seed=7).final.points)
    0
    """
    return CompiledPolicy(function, data, layout)


def find_player(player: Player, names: Sequence[str] = ()) -> Player:
    """Return the player meant: one of these names, or what ``"module:name"`` is.

    Raises
    ------
    ValueError
        If there is none, or it is no player.

    Examples
    --------
    >>> find_player("greedy", ["random", "greedy"])
    'greedy'
    >>> find_player("operator:index")
    <built-in function index>
    """
    if isinstance(player, str) and player not in names:
        if ":" not in player:
            listed = ", ".join(names) or "none"
            raise ValueError(f"no policy is called {player!r}; the policies are {listed}")
        place = player
        try:
            player = pkgutil.resolve_name(place)
        except (ImportError, AttributeError) as error:
            raise ValueError(f"there is no player {place!r}: {error}") from error
        if isinstance(player, _Policy):
            player._found_at(place)
    if not isinstance(player, str) and not callable(player):
        raise ValueError(f"expected a player, not {player!r}")
    return player


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
        batch = self.core.Batch(setup, numbers, seed, first, count, _WIDTH, records)
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
