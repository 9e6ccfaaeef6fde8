"""Matches of Open Face Chinese poker as text that a person reads and the library replays."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, pairwise
from typing import Any

from pokerloop.cards import Card
from pokerloop.errors import InvalidPositionError
from pokerloop.ofc.rules import Rules, RulesLike
from pokerloop.ofc.state import FinishedDeal, State
from pokerloop.seeds import SeedLike
from pokerloop.transcripts import check_names, policy_name

__all__ = ["Transcript", "Turn"]


@dataclass(frozen=True, slots=True)
class Turn:
    """How a player placed a hand.

    Parameters
    ----------
    deal : int
        The deal, counted from 1.
    street : int
        The street, counted from 1; 0 for a Fantasyland hand.
    seat : int
        Who placed it.
    top, middle, bottom, discard : tuple of Card
        The cards of the hand that went there.
    """

    deal: int
    street: int
    seat: int
    top: tuple[Card, ...] = ()
    middle: tuple[Card, ...] = ()
    bottom: tuple[Card, ...] = ()
    discard: tuple[Card, ...] = ()

    @property
    def hand(self) -> tuple[Card, ...]:
        """All cards of the hand, highest first."""
        cards = self.top + self.middle + self.bottom + self.discard
        return tuple(sorted(cards, reverse=True))


@dataclass(frozen=True)
class Transcript:
    """A match as it was played, whole or up to the end of some turn: a frozen value.

    ``str`` writes it as text, `parse` reads that again, `states` replays it. What follows from the
    turns, such as points, is worked out anew.

    Parameters
    ----------
    rules : Rules
        The rules played by.
    players : int
        How many play.
    button : int
        The seat that had the button first.
    turns : tuple of Turn
        What was played, in order.
    seed, index : int, optional
        Where the cards came from, if they came from a seed; then it must have dealt these cards.
    deals : int, optional
        The most deals to play, fewer than the whole match.
    stacks : tuple of int, optional
        What each seat sat down with; the rules' ``buy_in`` if not given.
    fantasyland : tuple of int, optional
        The number of cards of each seat that began in Fantasyland, 0 for the others.
    names : tuple of str, optional
        Who played, by seat; without spaces.

    Raises
    ------
    InvalidRulesError, InvalidPositionError, IllegalActionError, InvalidCardError
        When read or replayed, for what cannot have been played; the message names the turn.

    Examples
    --------
    >>> from pokerloop import ofc
    >>> transcript = ofc.play("pineapple", ["greedy", "random"], seed=7, button=1, deals=1)
    >>> ofc.Transcript.parse(str(transcript)) == transcript
    True
    >>> transcript.final.points == transcript.results[0].points
    True
    """

    rules: Rules
    players: int
    button: int
    turns: tuple[Turn, ...]
    seed: int | None = None
    index: int = 0
    deals: int | None = None
    stacks: tuple[int, ...] | None = None
    fantasyland: tuple[int, ...] | None = None
    names: tuple[str, ...] | None = None

    @classmethod
    def begin(
        cls,
        rules: RulesLike,
        seats: Sequence[str | Callable[..., object]],
        seed: SeedLike = None,
        index: int = 0,
        **options: Any,
    ) -> Transcript:
        """Return a match in which nothing has been placed yet.

        Parameters
        ----------
        rules : Rules or str, optional
            The rules, or the name of a preset; Pineapple if not given.
        seats : sequence
            Who plays at each seat; here they only give their names.
        seed, index, **options
            As for `State`.
        """
        state = State(rules, len(seats), seed, index=index, **options)
        lists = {
            name: tuple(options[name])
            for name in ("stacks", "fantasyland")
            if options.get(name) is not None
        }
        return cls(
            rules=state.rules,
            players=state.players,
            button=state.button,
            turns=(),
            seed=state.seed,
            index=state.index,
            deals=options.get("deals"),
            names=tuple(map(policy_name, seats)),
            **lists,
        )

    def after(self, actions: Sequence[int]) -> Transcript:
        """Return the same match with the turns that these actions make, as far as they are whole.

        Parameters
        ----------
        actions : sequence of int
            Where each card went, from the beginning on.
        """
        return replace(self, turns=tuple(_turns(self.start(), actions)))

    @classmethod
    def parse(cls, text: str) -> Transcript:
        """Read a transcript.

        Parameters
        ----------
        text : str
            As ``str`` writes it; the guide describes the format. Comments after ``#``, empty lines
            and the width of spaces do not matter, and the lines under ``end`` may be left out.

        Raises
        ------
        InvalidPositionError
            For a line that is none of a transcript, or says what does not follow from the turns.
        InvalidCardError, IllegalActionError, InvalidRulesError
            For what cannot have been played. All messages begin with the number of the line.
        """
        from pokerloop.ofc.transcript_text import parse

        return parse(text)

    def states(self) -> Iterator[State]:
        """Yield the state before each turn, and in the end the one after the last."""
        state = self.start()
        for _, turns in groupby(self.turns, lambda turn: turn.deal):
            deal = list(turns)
            if self.seed is None:
                state.stack_deck([card for turn in deal for card in turn.hand])
            for turn in deal:
                yield state.copy()
                self._play(state, turn)
        yield state

    def start(self) -> State:
        """Return the state before the first turn, with other cards if there is no seed."""
        return State(
            self.rules,
            self.players,
            self.seed or 0,
            index=self.index,
            button=self.button,
            deals=self.deals,
            stacks=self.stacks,
            fantasyland=self.fantasyland,
        )

    @property
    def final(self) -> State:
        """The state after the last turn."""
        *_, final = self.states()
        return final

    @property
    def results(self) -> tuple[FinishedDeal, ...]:
        """How each deal that was finished ended."""
        results = []
        for before, after in pairwise(self.states()):
            if after.last_deal is not None and (after.is_over or after.deal > before.deal):
                results.append(after.last_deal)
        return tuple(results)

    def __str__(self) -> str:
        from pokerloop.ofc.transcript_text import format_transcript

        return format_transcript(self)

    def __post_init__(self) -> None:
        check_names(self.names, self.players)

    def _play(self, state: State, turn: Turn) -> None:
        if state.is_over:
            raise InvalidPositionError("expected no more turns, as the match is over")
        due = (state.deal, state.street, state.to_move)
        if due != (turn.deal, turn.street, turn.seat):
            raise InvalidPositionError(
                "expected deal {}, street {}, seat {}, ".format(*due)
                + f"not deal {turn.deal}, street {turn.street}, seat {turn.seat}"
            )
        if state.hand(turn.seat) != turn.hand:
            cards = " ".join(map(str, state.hand(turn.seat)))
            raise InvalidPositionError(f"expected the hand {cards}, which is what was dealt")
        state.place(turn.top, turn.middle, turn.bottom, turn.discard)


def _turns(state: State, actions: Sequence[int]) -> Iterator[Turn]:
    """Yield what a player did with each hand that was placed whole; the state moves along."""
    placed: list[list[Card]] = [[] for _ in State.action_names]
    for action in actions:
        seat = state.to_move
        assert seat is not None
        deal, street, hand = state.deal, state.street, state.hand(seat)
        placed[action].append(hand[0])
        state.apply(action)
        if len(hand) == 1:
            yield Turn(deal, street, seat, *map(tuple, placed))
            placed = [[] for _ in State.action_names]
