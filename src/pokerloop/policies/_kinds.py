"""The kinds of players, and how one is found by its name."""

from __future__ import annotations

import pkgutil
import sys
from collections.abc import Callable, Sequence
from functools import partial, update_wrapper
from typing import Any, TypeAlias, overload

import numpy as np
import numpy.typing as npt

from pokerloop._core import CompiledPolicy as CoreCompiledPolicy
from pokerloop.errors import IllegalActionError
from pokerloop.policies._signatures import as_capsule
from pokerloop.states import ActionLike

_LAST = np.iinfo(np.int64).max


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
        if actions.dtype.kind == "u" and actions.size and actions.max() > _LAST:
            raise IllegalActionError(f"expected actions, not {actions.max()}")
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

    Returns
    -------
    SeededPolicy

    Raises
    ------
    TypeError
        For what is no function.

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
    _check_function(function)
    return SeededPolicy(function)


def _check_function(function: Any) -> None:
    if not callable(function):
        raise TypeError(f"expected a function to mark, not {function!r}")


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

    Raises
    ------
    TypeError
        For what is no function.

    Examples
    --------
    >>> from pokerloop import ofc, policies
    >>> @policies.array
    ... def first_legal(views, legal):
    ...     return legal.argmax(axis=1)
    >>> ofc.play("pineapple", [first_legal, "greedy"], seed=7).names
    ('first_legal', 'greedy')
    """
    if not isinstance(random, bool | np.bool_):
        raise TypeError(f"expected random to be True or False, not {random!r}")
    if function is None:
        return partial(array, random=random)
    _check_function(function)
    return ArrayPolicy(function, bool(random))


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

    Returns
    -------
    CompiledPolicy

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
    if layout is not None and (isinstance(layout, bool) or not hasattr(layout, "__index__")):
        raise TypeError(f"expected a layout, a whole number, not {layout!r}")
    return CompiledPolicy(function, data, layout)


def find_player(player: Player, names: Sequence[str] = ()) -> Player:
    """Return the player meant: one of these names, or what ``"module:name"`` is.

    Parameters
    ----------
    player : str or callable
        The player, or how he is called.
    names : sequence of str
        The policies built into the game.

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
            if not all(place.split(":")):
                raise ValueError("a part of it is empty")
            player = pkgutil.resolve_name(place)
        except (ImportError, AttributeError) as error:
            raise ValueError(f"there is no player {place!r}: {error}") from error
        except ValueError as error:
            raise ValueError(f"expected a player 'module:name', not {place!r}") from error
        except SyntaxError as error:
            raise ValueError(
                f"there is no player {place!r}: {error.msg} in {error.filename}, line "
                f"{error.lineno}"
            ) from error
        if isinstance(player, _Policy):
            player._found_at(place)
    if not isinstance(player, str) and not callable(player):
        raise ValueError(f"expected a player, not {player!r}")
    return player
