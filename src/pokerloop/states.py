"""What the states of all games have in common."""

from __future__ import annotations

import reprlib
import zlib
from abc import ABC, abstractmethod
from collections.abc import Sequence, Sized
from importlib.metadata import version
from typing import Any, ClassVar, Generic, Self, TypeAlias, TypeVar

import numpy as np

from pokerloop.checks import small
from pokerloop.errors import IllegalActionError
from pokerloop.seeds import SeedLike, seed_number

__all__ = ["ActionLike", "GameState", "GameView"]

ActionLike: TypeAlias = int | str
"""An action: its number, or its name."""


class CoreValue:
    """A state or a view: compared, pickled and asked for what both know through the core."""

    __slots__ = ("_core",)
    __hash__ = None  # type: ignore[assignment]  # a state changes, and a view is much to hash

    _core: Any

    @classmethod
    def _of(cls, core: Any) -> Self:
        value = cls.__new__(cls)
        value._core = core
        return value

    @property
    def players(self) -> int:
        """The number of players."""
        return int(self._core.players)

    @property
    def to_move(self) -> int | None:
        """The seat to move; None when the game is over."""
        seat: int | None = self._core.to_move
        return seat

    def __eq__(self, other: object) -> bool:
        return self._core == other._core if isinstance(other, type(self)) else NotImplemented

    def __reduce__(self) -> tuple[Any, ...]:
        core = self._core
        return _restore, (type(self), type(core), version("pokerloop"), core.to_bytes())


def _restore(kind: type[CoreValue], core: Any, made_by: str, content: bytes) -> CoreValue:
    if made_by != version("pokerloop"):
        raise ValueError(
            f"expected a pickle of pokerloop {version('pokerloop')}, not of {made_by}; "
            "keep transcripts instead"
        )
    return kind._of(core.from_bytes(content))


class GameView(CoreValue, ABC):
    """What a seat knows of a game, a frozen value: the base of every game's ``View``.

    A game names the view of its core: ``class View(GameView, core=core.View)``.
    """

    __slots__ = ()

    dtype: ClassVar[np.dtype[np.void]]
    """The type of an array of views, as `pokerloop.policies.array` gets it."""
    members: ClassVar[dict[str, str]]
    """What the fields of `dtype` mean."""
    layout: ClassVar[int]
    """A number that changes with `dtype`, see `pokerloop.policies.compiled`."""

    def __init_subclass__(cls, core: Any) -> None:
        cls.dtype = core.dtype
        cls.members = core.members
        cls.layout = zlib.crc32(repr(cls.dtype).encode())

    @property
    def seat(self) -> int:
        """The seat that knows."""
        return int(self._core.seat)

    @property
    @abstractmethod
    def rules(self) -> Any:
        """The rules played by."""

    @property
    @abstractmethod
    def points(self) -> tuple[int, ...]:
        """The points of each seat so far."""

    @property
    @abstractmethod
    def hand(self) -> tuple[int, ...]:
        """The cards the seat holds, as far as it knows them."""

    @property
    @abstractmethod
    def unseen(self) -> tuple[int, ...]:
        """The cards the seat has not seen."""

    def legal_actions(self) -> list[int]:
        """Return the actions this seat may choose from; none when it is not its turn."""
        actions: list[int] = self._core.legal_actions()
        return actions


ViewT = TypeVar("ViewT", bound=GameView)


class GameState(CoreValue, ABC, Generic[ViewT]):
    """A game as it stands: the base of every game's ``State``.

    The random key of the game is part of the state, so what follows from an action depends on
    nothing else, and a copy played in the same way comes to the same end. To search, copy.

    Seats count from 0. Actions are numbers, the same in every state of a game, and each has a
    name.
    """

    __slots__ = ()

    action_names: ClassVar[tuple[str, ...]]
    """The names of the actions, by their numbers."""
    _view_kind: ClassVar[Any]  # the game's View

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._core.is_over)

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each seat so far."""
        return tuple(self._core.points)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none before the game is over."""
        return tuple(self._core.winners)

    @property
    def seed(self) -> int:
        """The seed that, with `index`, makes the same game again.

        Of an imagined state it is one of its own, which makes only what is shuffled later.
        """
        return int(self._core.seed)

    @property
    def index(self) -> int:
        """Which game of the seed this is."""
        return int(self._core.index)

    def counts(self, seat: int) -> dict[str, int]:
        """Return what is counted of a seat besides its points, by what it is called.

        Raises
        ------
        IndexError
            If there is no such seat.
        """
        counts: dict[str, int] = self._core.counts(seat)
        return counts

    def legal_actions(self) -> list[int]:
        """Return the actions that may be played now; none when the game is over."""
        actions: list[int] = self._core.legal_actions()
        return actions

    def apply(self, action: ActionLike) -> None:
        """Play an action, given by its number or its name.

        Raises
        ------
        IllegalActionError
            If it may not be played now. The state is left as it was.
        """
        number = self.action(action) if isinstance(action, str) else action
        self.action_name(number)
        self._core.apply(number)

    @classmethod
    def action_name(cls, action: int) -> str:
        """Return the name of an action.

        Raises
        ------
        IllegalActionError
            If the game has no such action.
        """
        is_number = hasattr(action, "__index__") and not isinstance(action, bool)
        if is_number and 0 <= action < len(cls.action_names):
            return cls.action_names[action]
        raise IllegalActionError(
            f"expected an action from 0 to {len(cls.action_names) - 1}, not {reprlib.repr(action)}"
        )

    @classmethod
    def action(cls, name: str) -> int:
        """Return the action of this name.

        Raises
        ------
        IllegalActionError
            If the game has no such action.
        """
        try:
            return cls.action_names.index(name)
        except ValueError:
            raise IllegalActionError(
                f"no action is called {name!r}; expected one such as "
                f"{reprlib.repr(cls.action_names)}"
            ) from None

    def view(self, seat: int) -> ViewT:
        """Return what a seat knows.

        Raises
        ------
        IndexError
            If there is no such seat.
        """
        view: ViewT = self._view_kind._of(self._core.view(seat))
        return view

    def imagine(self, seat: int, seed: SeedLike = None) -> Self:
        """Return the game as it could also be, for all that a seat knows.

        What the seat has not seen is drawn anew, and what is shuffled later will be other cards.
        The two states give it the same view.

        Parameters
        ----------
        seat : int
            Who imagines.
        seed : int, SeedSequence or Generator, optional
            Draws the same hidden cards again.
        """
        return self._of(self._core.imagine(seat, seed_number(seed)))

    def copy(self) -> Self:
        """Return a state of its own that goes on from here."""
        return self._of(self._core.copy())

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __repr__(self) -> str:
        return f"<State: {self._moment()}, seed {self.seed}, index {self.index}>"

    @abstractmethod
    def _moment(self) -> str:
        """Return in a few words how the game stands."""


def checked_seats(numbers: Sequence[int] | None, players: int, what: str) -> list[int]:
    """Return the numbers, one for each seat, or none."""
    if numbers is None:
        return []
    if not isinstance(numbers, Sized) or len(numbers) != players:
        count = len(numbers) if isinstance(numbers, Sized) else repr(numbers)
        raise ValueError(f"expected {players} {what}, one for each seat, not {count}")
    return [small(f"number among the {what}", number) for number in numbers]
