"""A game of Chicago Poker, and what a seat knows of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Self

from pokerloop._core import chicago_poker as core
from pokerloop.cards import CardLike, CardsLike, GangsterCard, gangster_card_ids
from pokerloop.chicago_poker.position import Position
from pokerloop.chicago_poker.rules import RulesLike, as_rules
from pokerloop.chicago_poker.table import Business, Table
from pokerloop.errors import IllegalActionError
from pokerloop.seeds import SeedLike, seed_number
from pokerloop.states import GameState, GameView

__all__ = ["State", "View"]


class View(Table, GameView, core=core.View):
    """What one seat knows of a game: a frozen value.

    Hidden are the hands of the others, their cards that lie face down unless a police raid has
    shown them to this seat, and what is to come of cards and tiles. States that differ in nothing
    else give equal views.

    Examples
    --------
    >>> state = State(players=2, seed=7, first=0)
    >>> view = state.view(0)
    >>> view.hand_sizes, len(view.hand), len(view.unseen)
    ((5, 5), 5, 76)
    >>> state.view(1).legal_actions()
    []
    """

    __slots__ = ()

    _core: core.View

    @property
    def hand(self) -> tuple[GangsterCard, ...]:
        """The seat's hand, lowest id first."""
        return tuple(map(GangsterCard, self._core.hand))

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return tuple(self._core.hand_sizes)

    @property
    def unseen(self) -> tuple[GangsterCard, ...]:
        """The cards the seat does not see: in the deck, in other hands, or face down."""
        return tuple(map(GangsterCard, self._core.unseen))

    def __repr__(self) -> str:
        return f"<View of seat {self.seat}: {moment(self)}>"


class State(Table, GameState[View]):
    """A game of Chicago Poker.

    Parameters
    ----------
    rules : Rules or str, optional
        The rules, or the name of a preset; the whole game if not given.
    players : int
        2 to 6.
    seed : int, SeedSequence or Generator, optional
        Makes the same game again: it depends on seed, index and actions alone.
    index : int
        Which game of the seed.
    first : int, optional
        The seat that begins; drawn by lot if not given.

    Raises
    ------
    InvalidRulesError
        For a game that cannot be played.

    Notes
    -----
    An action names a thing: a card, ``business 0``, ``seat 0``, ``draw`` or ``done``. To play a
    card takes a few of them: the card, then where, then against whom. `choice` tells what is due;
    `draw` and `play` do it all at once.

    Examples
    --------
    >>> state = State(players=2, seed=7, first=0)
    >>> state.actions_left, [business.tile for business in state.businesses]
    (1, ['brewery', 'jazz_club'])
    >>> print(*state.hand(0))
    5g 9b 11p raid1 limousine
    >>> state.apply("9b")
    >>> state.choice
    'business'
    >>> state.apply("business 1")
    >>> state.to_move, state.actions_left, str(state.businesses[1].columns[0])
    (1, 2, '9b')
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
        first: int | None = None,
    ) -> None:
        self._core = core.State(make_setup(rules, players, first), seed_number(seed), index)

    @classmethod
    def from_position(cls, position: Position | str, seed: SeedLike = None) -> Self:
        """Return a position as a game that goes on from there.

        Parameters
        ----------
        position : Position or str
            What lies where, or its text.
        seed : int, SeedSequence or Generator, optional
            Draws what the position leaves open.

        Raises
        ------
        InvalidPositionError, InvalidCardError, InvalidRulesError
            For a position that cannot be.
        """
        if isinstance(position, str):
            position = Position.parse(position)
        return cls._of(core.State(position._core(), seed_number(seed), 0))

    @property
    def deck(self) -> tuple[GangsterCard, ...]:
        """The cards to come, the next one first."""
        return tuple(map(GangsterCard, self._core.deck))

    @property
    def tiles(self) -> tuple[str, ...]:
        """The tiles to come, the next one first."""
        return tuple(self._core.tiles)

    def hand(self, seat: int) -> tuple[GangsterCard, ...]:
        """Return the hand of a seat, lowest id first."""
        return tuple(map(GangsterCard, self._core.hand(seat)))

    def draw(self) -> None:
        """Draw a card.

        Raises
        ------
        IllegalActionError
            If that is not legal.
        """
        self.apply("draw")

    def play(
        self,
        card: CardLike,
        business: int | None = None,
        *,
        seat: int | None = None,
        destination: int | None = None,
        cards: CardsLike = "",
    ) -> None:
        """Play a card and all that goes with it.

        Parameters
        ----------
        card : str or int
            A card of the hand of the seat to move.
        business : int, optional
            Where it is laid or used; the revolver and the bribe need none.
        seat : int, optional
            Against whom a raid or the liquidation is used.
        destination : int, optional
            The business to which the limousine drives.
        cards : str or sequence of cards
            What the limousine takes along, in that order, or what the bribe brings.

        Raises
        ------
        IllegalActionError
            If that is not legal. The state is left as it was.

        Examples
        --------
        >>> state = State.from_position(
        ...     '''
        ...     players: 2
        ...     turn: 0
        ...     brewery: 1r 2r 3r / 9g
        ...     jazz_club: 4r / 8g
        ...     hand 0: limousine liquidation
        ... '''
        ... )
        >>> state.play("limousine", 0, destination=1, cards="3r 1r")
        >>> state.play("liquidation", 1, seat=1)
        >>> print(state.businesses[1].columns[0])
        4r 3r 1r
        >>> print(*state.discards)
        8g liquidation limousine
        """
        after = self.copy()
        for action in _actions(card, business, seat, destination, cards):
            after.apply(action)
        if after.choice == "passenger":
            after.apply("done")
        if after.choice not in ("action", "reinforcement"):
            raise IllegalActionError(f"expected a {after.choice} for {GangsterCard(card)} as well")
        self._core = after._core

    def stack_deck(self, cards: CardsLike) -> None:
        """Put cards on top of the deck, in the order in which they will be drawn.

        Before the first action the hands are dealt again: five cards for the seat that begins,
        then five for the next, and so on. Later only cards of the deck can be put there.

        Parameters
        ----------
        cards : str or sequence of cards
            At most the whole deck; the rest stays in its order below.

        Raises
        ------
        InvalidPositionError
            For a card that is not in the deck.
        """
        self._core.stack_deck(gangster_card_ids(cards))

    def __str__(self) -> str:
        lines = [self._moment()]
        for place, business in enumerate(self.businesses):
            lines += _shown(place, business)
        for seat, won in enumerate(self.won):
            tiles = [tile for tile, count in won.items() for _ in range(count)]
            lines.append(f"seat {seat}: {' '.join(map(str, self.hand(seat)))}")
            if tiles:
                lines.append(f"  controls {', '.join(tiles)}")
        lines.append(f"{self.deck_size} cards in the deck, {self.tiles_left} tiles to come")
        if self.discards:
            lines.append(f"discards: {' '.join(map(str, self.discards))}")
        return "\n".join(lines)

    def _moment(self) -> str:
        return f"turn {self.turn}, {moment(self)}"


def make_setup(rules: RulesLike, players: int, first: int | None = None) -> core.Setup:
    """Return how a game begins, checked; the parameters are those of `State`."""
    return core.Setup(as_rules(rules), players, -1 if first is None else first)


def moment(table: Table) -> str:
    """Return in a few words whose turn it is, or who has won."""
    if table.winners:
        return "won by seat " + " and ".join(map(str, table.winners))
    what = "" if table.choice == "action" else f", {table.choice} to choose"
    return f"seat {table.to_move} to move{what}, actions left {table.actions_left}"


def _actions(
    card: CardLike,
    business: int | None,
    seat: int | None,
    destination: int | None,
    cards: CardsLike,
) -> Iterator[int | str]:
    yield GangsterCard(card)
    if business is not None:
        yield f"business {business}"
    if seat is not None:
        yield f"seat {seat}"
    if destination is not None:
        yield f"business {destination}"
    yield from gangster_card_ids(cards)


def _shown(place: int, business: Business) -> Iterator[str]:
    if business.tile is None:
        return
    marker = "" if business.marker is None else f", marker of seat {business.marker}"
    yield f"business {place}: {business.tile}{marker}"
    for seat, column in enumerate(business.columns):
        if len(column):
            yield f"  seat {seat}: {column}"
