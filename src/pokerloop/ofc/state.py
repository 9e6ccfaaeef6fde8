"""A match of Open Face Chinese poker, and what a seat knows of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from pokerloop._core import ofc as core
from pokerloop.cards import Card, CardsLike, card_ids
from pokerloop.checks import small
from pokerloop.errors import InvalidPositionError
from pokerloop.ofc.board import Board
from pokerloop.ofc.position import FantasylandValue, Opponent, Position
from pokerloop.ofc.rules import Rules, RulesLike, as_rules
from pokerloop.seeds import SeedLike, index_number, seed_number
from pokerloop.states import GameState, GameView, checked_seats

__all__ = ["FinishedDeal", "State", "View"]


@dataclass(frozen=True, slots=True)
class FinishedDeal:
    """How a deal ended; every tuple has an entry for each seat.

    Parameters
    ----------
    boards : tuple of Board
        The complete boards.
    points : tuple of int
        The points won, after the limits of a loss.
    fantasyland : tuple of int
        The number of cards with which the seat played this deal in Fantasyland, 0 if it did not.
    earned : tuple of int
        The number of cards with which it plays the next deal in Fantasyland, 0 if it does not.
    """

    boards: tuple[Board, ...]
    points: tuple[int, ...]
    fantasyland: tuple[int, ...]
    earned: tuple[int, ...]


class View(GameView, core=core.View):
    """What one seat knows of a match: a frozen value.

    Hidden are the hands and discards of the others, boards in Fantasyland until the deal ends,
    and the cards to come. States that differ in nothing else give equal views.

    Examples
    --------
    >>> state = State("pineapple", players=2, seed=7, button=1)
    >>> view = state.view(0)
    >>> view.to_move, view.street, view.hand
    (0, 1, (Card('Kd'), Card('Js'), Card('9d'), Card('7s'), Card('6c')))
    >>> state.view(1).hand
    ()
    """

    __slots__ = ()

    _core: core.View

    @property
    def rules(self) -> Rules:
        """The rules played by."""
        return self._core.rules

    @property
    def button(self) -> int:
        """The seat with the button, which acts last."""
        return self._core.button

    @property
    def deal(self) -> int:
        """The deal, counted from 1."""
        return self._core.deal + 1

    @property
    def street(self) -> int:
        """The street, counted from 1; 0 while Fantasyland hands are set."""
        return self._core.street + 1

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards the seat is to place, in the order of its actions: highest first."""
        return tuple(map(Card, self._core.hand))

    @property
    def board(self) -> Board:
        """The seat's own board."""
        return Board._of(self._core.boards[self.seat])

    @property
    def discards(self) -> tuple[Card, ...]:
        """The seat's own discards of this deal."""
        return tuple(map(Card, self._core.discards))

    @property
    def boards(self) -> tuple[Board, ...]:
        """The board of each seat as far as it is seen; empty where it is hidden."""
        return tuple(map(Board._of, self._core.boards))

    @property
    def fantasyland(self) -> tuple[int, ...]:
        """The number of cards of each seat in Fantasyland, 0 for an ordinary deal."""
        return tuple(self._core.fantasyland)

    @property
    def has_set(self) -> tuple[bool, ...]:
        """Whether each seat has set a Fantasyland hand."""
        return tuple(self._core.has_set)

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each seat so far."""
        return tuple(self._core.points)

    @property
    def stacks(self) -> tuple[int, ...]:
        """What each seat sat down with and its points."""
        return tuple(self._core.stacks)

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards the seat has not seen in this deal, highest first."""
        return tuple(map(Card, self._core.unseen))

    @property
    def last_deal(self) -> FinishedDeal | None:
        """The deal before this one, if there was one."""
        return _finished_deal(self._core)

    def position(self, fantasyland_value: FantasylandValue | None = None) -> Position:
        """Return the decision at hand as a `Position`, such as `ofc.values` values.

        Parameters
        ----------
        fantasyland_value : float or mapping, optional
            What entering Fantasyland is worth.

        Raises
        ------
        InvalidPositionError
            If the seat is not about to place the cards of a street.
        """
        if self.to_move != self.seat or self.fantasyland[self.seat]:
            raise InvalidPositionError("the seat is not about to place the cards of a street")
        others = [seat for seat in range(self.players) if seat != self.seat]
        boards = self.boards
        own = self.board
        position = Position(
            own.top,
            own.middle,
            own.bottom,
            to_place=self.hand,
            discards=self.discards,
            opponents=[
                Opponent(fantasyland=self.fantasyland[seat])
                if self.fantasyland[seat]
                else Opponent(boards[seat])
                for seat in others
            ],
            fantasyland_value=fantasyland_value,
            rules=self.rules,
        )
        position.street(self.rules)
        return position

    def __repr__(self) -> str:
        return f"<View of seat {self.seat}: deal {self.deal}, street {self.street}>"


class State(GameState[View]):
    """A match of Open Face Chinese poker: one round of the button and its Fantasyland deals.

    Parameters
    ----------
    rules : Rules or str, optional
        The rules, or the name of a preset; Pineapple if not given.
    players : int
        2 to 4, in Pineapple 2 or 3.
    seed : int, SeedSequence or Generator, optional
        Makes the same match again: it depends on seed, index and actions alone.
    index : int
        Which match of the seed.
    button : int, optional
        The seat that has the button first; drawn by lot if not given.
    deals : int, optional
        The most deals to play, fewer than the whole match.
    stacks : sequence of int, optional
        What each seat sits down with; the rules' ``buy_in`` if not given.
    fantasyland : sequence of int, optional
        The number of cards (13 to 17) of each seat that begins in Fantasyland, 0 for the others.

    Raises
    ------
    InvalidRulesError
        For a match that cannot be played.

    Notes
    -----
    The player to move places his hand card by card, the highest first: actions 0, 1 and 2 put
    the next card into the top, middle and bottom row, and 3 discards it. `place` does the whole
    hand at once.

    Examples
    --------
    >>> state = State("pineapple", players=2, seed=7, button=1)
    >>> state.to_move, [str(card) for card in state.hand(0)]
    (0, ['Kd', 'Js', '9d', '7s', '6c'])
    >>> state.apply("bottom")
    >>> state.place(middle="7s 6c", bottom="Js 9d")
    >>> print(state.board(0))
    top
    middle  7s 6c
    bottom  Kd Js 9d
    >>> state.to_move
    1
    """

    __slots__ = ()

    action_names: ClassVar[tuple[str, ...]] = core.State.action_names
    _view_kind: ClassVar[type[View]] = View

    _core: core.State

    def __init__(
        self,
        rules: RulesLike = None,
        players: int = 2,
        seed: SeedLike = None,
        *,
        index: int = 0,
        button: int | None = None,
        deals: int | None = None,
        stacks: Sequence[int] | None = None,
        fantasyland: Sequence[int] | None = None,
    ) -> None:
        setup = make_setup(rules, players, button, deals, stacks, fantasyland)
        self._core = core.State(setup, seed_number(seed), index_number(index))

    @property
    def rules(self) -> Rules:
        """The rules played by."""
        return self._core.rules

    @property
    def button(self) -> int:
        """The seat with the button, which acts last."""
        return self._core.button

    @property
    def deal(self) -> int:
        """The deal, counted from 1."""
        return self._core.deal + 1

    @property
    def street(self) -> int:
        """The street, counted from 1; 0 while Fantasyland hands are set."""
        return self._core.street + 1

    @property
    def stacks(self) -> tuple[int, ...]:
        """What each seat sat down with and its points."""
        return self.view(0).stacks

    @property
    def fantasyland(self) -> tuple[int, ...]:
        """The number of cards of each seat in Fantasyland, 0 for an ordinary deal."""
        return self.view(0).fantasyland

    @property
    def last_deal(self) -> FinishedDeal | None:
        """The deal before this one, if there was one."""
        return self.view(0).last_deal

    @property
    def undealt(self) -> tuple[Card, ...]:
        """The cards nobody has been dealt in this deal, highest first."""
        return tuple(map(Card, self._core.undealt))

    def hand(self, seat: int) -> tuple[Card, ...]:
        """Return the cards a seat is to place, highest first; none when it is not its turn."""
        return tuple(map(Card, self._core.hand(seat)))

    def board(self, seat: int) -> Board:
        """Return the board of a seat."""
        return Board._of(self._core.board(seat))

    def discards(self, seat: int) -> tuple[Card, ...]:
        """Return the discards of a seat in this deal, highest first."""
        return tuple(map(Card, self._core.discards(seat)))

    def place(
        self,
        top: CardsLike = "",
        middle: CardsLike = "",
        bottom: CardsLike = "",
        discard: CardsLike = "",
    ) -> None:
        """Place the whole hand of the player to move.

        Parameters
        ----------
        top, middle, bottom, discard : str or sequence of cards
            Where each card of the hand goes.

        Raises
        ------
        IllegalActionError
            Unless these are the hand, and fit. The state is left as it was.
        """
        self._core.place(card_ids(top), card_ids(middle), card_ids(bottom), card_ids(discard))

    def stack_deck(self, cards: CardsLike) -> None:
        """Put cards on top of the deck, in the order in which they will be dealt.

        Fantasyland hands are dealt first, then the hands of each street in the order of play.

        Parameters
        ----------
        cards : str or sequence of cards
            At most the whole deck; the rest stays in its order below.

        Raises
        ------
        IllegalActionError
            If a card of this deal has been placed already.
        """
        self._core.stack_deck(card_ids(cards))

    def __str__(self) -> str:
        view = self.view(0)
        lines = [f"{self.rules.deal}, {self._moment()}, button at seat {self.button}"]
        for seat in range(self.players):
            fantasyland = view.fantasyland[seat]
            lines.append(
                f"seat {seat}  points {view.points[seat]:+d}"
                + (f"  Fantasyland with {fantasyland} cards" if fantasyland else "")
            )
            lines += ["  " + line for line in str(self.board(seat)).splitlines()]
            for name, cards in (("hand", self.hand(seat)), ("thrown", self.discards(seat))):
                if cards:
                    lines.append(f"  {name:<7} {' '.join(map(str, cards))}")
        return "\n".join(lines)

    def _moment(self) -> str:
        if self.is_over:
            return f"over after deal {self.deal}"
        street = f"street {self.street}" if self.street else "Fantasyland"
        return f"deal {self.deal}, {street}, seat {self.to_move} to move"


def make_setup(
    rules: RulesLike,
    players: int,
    button: int | None = None,
    deals: int | None = None,
    stacks: Sequence[int] | None = None,
    fantasyland: Sequence[int] | None = None,
) -> core.Setup:
    """Return how a match begins, checked; the parameters are those of `State`."""
    count = small("number of players", players)
    return core.Setup(
        as_rules(rules),
        count,
        -1 if button is None else small("seat of the button", button),
        0 if deals is None else small("number of deals", deals),
        checked_seats(stacks, count, "stacks"),
        checked_seats(fantasyland, count, "numbers of Fantasyland cards"),
    )


def _finished_deal(view: core.View) -> FinishedDeal | None:
    if not view.has_last_deal:
        return None
    return FinishedDeal(
        tuple(map(Board._of, view.last_boards)),
        tuple(view.last_points),
        tuple(view.last_fantasyland),
        tuple(view.last_earned),
    )
