"""Matches as text that a person reads and the library replays: the base of games' transcripts.

A transcript is how a match began and the actions that were chosen. As text it is a line
``name: value`` for each thing that settles the beginning, then a line a choice::

    game: swedish_chicago
    rules: pagat target_score=30
    players: 2
    names: greedy random
    seed: 7
    index: 0

    # deal 1, dealer seat 1
    seat 0: keep 1 2       # Kd Js 9d 7s 6c

What follows from the choices stands in comments, so it need not be right and may be left out. A
game makes its own by a subclass that names its state and rules and says what the comments tell.
"""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, MutableSequence, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from pokerloop.errors import InvalidPositionError
from pokerloop.seeds import SeedLike, index_number, seed_number
from pokerloop.states import ActionLike, GameState
from pokerloop.texts import at_line, format_rules, lines_of, parse_rules, rules_of

__all__ = ["Begun", "MatchTranscript", "check_names", "play_on", "policy_name"]

StateT = TypeVar("StateT", bound=GameState[Any])

_BAD_NAME = re.compile(r"[\s#]|^$")
_CHOICE = re.compile(r"seat (\d+): (.+)")
_NOTE_COLUMN = 26


@dataclass(frozen=True)
class MatchTranscript(Generic[StateT]):
    """A match as it was played, whole or up to some action: a frozen value.

    ``str`` writes it as text, `parse` reads that again, `states` replays it.

    Parameters
    ----------
    rules : Rules
        The rules played by.
    players : int
        How many play.
    actions : tuple of int
        What was chosen, in order.
    seed, index : int
        Where the cards came from.
    names : tuple of str, optional
        Who played, by seat; without spaces and ``#``.
    options : dict, optional
        What else was given to the state, by keyword: numbers, or a number for each seat.
    """

    rules: Any
    players: int
    actions: tuple[int, ...]
    seed: int
    index: int = 0
    names: tuple[str, ...] | None = None
    options: Mapping[str, int | tuple[int, ...]] = field(default_factory=dict)

    game: ClassVar[str]
    """The name of the game, which is the first line."""
    kind: ClassVar[Any]
    """The game's ``State``."""
    rules_kind: ClassVar[Any]
    """The game's ``Rules``."""
    option_names: ClassVar[tuple[str, ...]] = ()
    """The keywords that may stand in `options`."""

    # ---- What a game adds --------------------------------------------------------------------

    @classmethod
    @abstractmethod
    def headings(cls, before: StateT | None, action: int, after: StateT) -> Iterator[str]:
        """Yield the comments before a choice, from the choice before it and the states around it.

        Parameters
        ----------
        before : State or None
            The state in which the choice before was made; None at the beginning.
        action : int
            That choice; it means nothing at the beginning.
        after : State
            The state in which the next choice is made, or the final one.
        """

    @classmethod
    def note(cls, state: StateT, action: int) -> str:
        """Return the comment beside a choice in a state; nothing if empty."""
        return ""

    # ---- Playing -----------------------------------------------------------------------------

    @classmethod
    def begin(
        cls,
        rules: Any,
        seats: Sequence[str | Callable[..., object]],
        seed: SeedLike = None,
        index: int = 0,
        **options: int | Sequence[int] | None,
    ) -> Self:
        """Return a match in which nothing has been chosen yet.

        Parameters
        ----------
        rules : Rules or str, optional
            The rules, or the name of a preset.
        seats : sequence
            Who plays at each seat; here they only give their names.
        seed, index
            As for the game's ``State``.
        **options
            The keywords in `option_names`; None for what is not given.
        """
        given = {
            name: tuple(value) if isinstance(value, Iterable) else value
            for name, value in options.items()
            if value is not None
        }
        return cls(
            rules=rules_of(cls.rules_kind, rules),
            players=len(seats),
            actions=(),
            seed=seed_number(seed),
            index=index,
            names=tuple(map(policy_name, seats)),
            options=given,
        )

    def after(self, actions: Sequence[int]) -> Self:
        """Return the same match with these choices."""
        return replace(self, actions=tuple(actions))

    # ---- Replaying ---------------------------------------------------------------------------

    def start(self) -> StateT:
        """Return the state before the first choice."""
        state: StateT = self.kind(
            self.rules, self.players, self.seed, index=self.index, **self.options
        )
        return state

    def states(self) -> Iterator[StateT]:
        """Yield the state before each choice, and in the end the one after the last."""
        state = self.start()
        for action in self.actions:
            yield state.copy()
            state.apply(action)
        yield state

    @property
    def final(self) -> StateT:
        """The state after the last choice."""
        state = self.start()
        for action in self.actions:
            state.apply(action)
        return state

    # ---- Text --------------------------------------------------------------------------------

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a transcript.

        Parameters
        ----------
        text : str
            As ``str`` writes it. Comments after ``#``, empty lines and the width of spaces do
            not matter.

        Raises
        ------
        InvalidPositionError
            For a line that is none of a transcript, or a choice of a seat whose turn it is not.
        IllegalActionError, InvalidRulesError
            For what cannot have been played. All messages begin with the number of the line.
        """
        header: dict[str, Any] = {}
        options: dict[str, int | tuple[int, ...]] = {}
        actions: list[int] = []
        given_at: dict[str, int] = {}
        begun: Self | None = None
        for number, line in lines_of(text):
            choice = _CHOICE.fullmatch(line)
            if choice and begun is None:
                with at_line(number):
                    cls._check_complete(header)
                begun = cls._begun(header, options, given_at)
                state = begun.start()
            with at_line(number):
                if choice:
                    actions.append(cls._apply(state, int(choice[1]), choice[2]))
                elif begun is not None:
                    raise InvalidPositionError(f"expected 'seat 0: action', not {line!r}")
                else:
                    given_at[cls._take(header, options, line)] = number
        if begun is None:
            cls._check_complete(header)
            begun = cls._begun(header, options, given_at)
        return begun.after(actions)

    def __str__(self) -> str:
        lines = [*self._header(), ""]
        lines += _comments(self.headings(None, 0, self.start()))
        for action, (before, after) in zip(self.actions, pairwise(self.states()), strict=True):
            choice = f"seat {before.to_move}: {self.kind.action_name(action)}"
            note = self.note(before, action)
            lines.append(f"{choice:<{_NOTE_COLUMN - 1}} # {note}" if note else choice)
            lines += _comments(self.headings(before, action, after))
        return "\n".join(lines)

    def __post_init__(self) -> None:
        if unknown := set(self.options) - set(self.option_names):
            raise InvalidPositionError(f"{self.game} has no option {', '.join(sorted(unknown))}")
        check_names(self.names, self.players)

    def _header(self) -> Iterator[str]:
        yield f"game: {self.game}"
        yield f"rules: {format_rules(self.rules)}"
        yield f"players: {self.players}"
        if self.names is not None:
            yield f"names: {' '.join(self.names)}"
        for name, value in self.options.items():
            numbers = value if isinstance(value, tuple) else (value,)
            yield f"{name}: {' '.join(map(str, numbers))}"
        yield f"seed: {self.seed}"
        yield f"index: {self.index}"

    @classmethod
    def _take(cls, header: dict[str, Any], options: dict[str, Any], line: str) -> str:
        """Put what a line says where it belongs, and return its name."""
        name, colon, value = line.partition(":")
        takers: dict[str, Callable[[str], Any]] = {
            "game": cls._game,
            "rules": lambda text: parse_rules(cls.rules_kind, text),
            "players": _whole_number,
            "names": lambda text: tuple(text.split()),
            "seed": lambda text: seed_number(_whole_number(text)),
            "index": lambda text: index_number(_whole_number(text)),
            **dict.fromkeys(cls.option_names, _numbers),
        }
        if not colon or name not in takers:
            raise InvalidPositionError(
                f"{line!r} is not 'name: value' with one of the names {', '.join(takers)}, "
                "nor 'seat 0: action'"
            )
        into = options if name in cls.option_names else header
        if name in into:
            raise InvalidPositionError(f"{name!r} is given twice")
        into[name] = takers[name](value.strip())
        return name

    @classmethod
    def _game(cls, name: str) -> str:
        if name != cls.game:
            raise InvalidPositionError(f"expected a match of {cls.game}, not of {name}")
        return name

    @classmethod
    def _check_complete(cls, header: dict[str, Any]) -> None:
        for name in ("rules", "players", "seed"):
            if name not in header:
                raise InvalidPositionError(f"expected a line '{name}: ...' before the choices")

    @classmethod
    def _begun(
        cls, header: dict[str, Any], options: dict[str, Any], given_at: dict[str, int]
    ) -> Self:
        """Return the match before its first choice; what cannot be is an error of its own line."""
        begun = cls(header["rules"], header["players"], (), seed=0)
        with at_line(given_at["players"]):
            begun.start()
        for name, number in given_at.items():
            with at_line(number):
                if name in options:
                    begun = replace(begun, options={**begun.options, name: options[name]})
                elif name in ("seed", "index", "names"):
                    begun = replace(begun, **{name: header[name]})
                begun.start()
        return begun

    @classmethod
    def _apply(cls, state: StateT, seat: int, name: str) -> int:
        if state.is_over:
            raise InvalidPositionError("expected no more choices, as the match is over")
        if state.to_move != seat:
            raise InvalidPositionError(f"expected a choice of seat {state.to_move}, not {seat}")
        action = state.action(name)
        state.apply(action)
        return action


class Begun(Protocol):
    """A match that has begun, as a transcript that is to be continued."""

    def start(self) -> Any:
        """Return the state before the first choice."""

    def after(self, actions: Sequence[int], /) -> Self:
        """Return the same match with these choices."""


def play_on(
    state: GameState[Any],
    policies: Sequence[Callable[[Any], ActionLike]],
    actions: MutableSequence[int],
) -> None:
    """Let policies play a match to its end.

    Parameters
    ----------
    state : State
        Where to begin; it changes.
    policies : sequence of callable
        One for each seat: takes a view and returns an action.
    actions : list of int
        To which each action is added when it has been played, so that it is right even if a
        policy raises.
    """
    while (seat := state.to_move) is not None:
        chosen = policies[seat](state.view(seat))
        state.apply(chosen)
        actions.append(state.action(chosen) if isinstance(chosen, str) else int(chosen))


def policy_name(policy: str | Callable[..., object]) -> str:
    """Return the name of a policy as a transcript can hold it."""
    name = policy if isinstance(policy, str) else getattr(policy, "__name__", "custom")
    return "".join(name.split()).replace("#", "") or "custom"


def check_names(names: Sequence[str] | None, players: int) -> None:
    """Refuse names that a transcript cannot hold; there may be none."""
    if names is not None and (len(names) != players or any(map(_BAD_NAME.search, names))):
        raise InvalidPositionError(f"expected {players} names without spaces and #, not {names!r}")


def _comments(lines: Iterator[str]) -> list[str]:
    return [f"# {line}" if line else "" for line in lines]


def _whole_number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise InvalidPositionError(f"expected a whole number, not {text!r}") from None


def _numbers(text: str) -> int | tuple[int, ...]:
    """Read a number, or several as a tuple."""
    numbers = tuple(map(_whole_number, text.split()))
    return numbers[0] if len(numbers) == 1 else numbers
