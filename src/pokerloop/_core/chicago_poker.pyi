"""
Chicago Poker.
"""

from __future__ import annotations

import collections.abc
import typing

import numpy
import numpy.dtypes
import numpy.typing

import pokerloop._core

__all__: list[str] = [
    "Batch",
    "Completion",
    "ExactShootout",
    "Policy",
    "Position",
    "RuleField",
    "Rules",
    "Setup",
    "Shootout",
    "ShootoutTally",
    "State",
    "View",
    "parts_of_tile",
    "policies",
    "record_chunk",
    "run_chunk",
    "tile_names",
]

class RuleField:
    """
    One rule: its name, default, allowed values, meaning.
    """
    def __repr__(self) -> str: ...
    @property
    def allowed(self) -> str: ...
    @property
    def default(self) -> typing.Any: ...
    @property
    def meaning(self) -> str: ...
    @property
    def name(self) -> str: ...

class Rules:
    """
    What can be decided about Chicago Poker: a frozen value.

    ``order`` is the name of an order of categories, or all eleven from the strongest to the weakest.

    Examples
    --------
    >>> from pokerloop import chicago_poker
    >>> chicago_poker.Rules(specials=False, order='rarity')
    Rules(specials=False, order='rarity')
    >>> chicago_poker.Rules.preset('short').goal
    'short'
    """
    @staticmethod
    def fields() -> list[RuleField]:
        """
        All rules, in order.
        """
    @staticmethod
    def from_dict(values: typing.Any) -> Rules:
        """
        Rules from a dict such as `to_dict` returns; defaults fill gaps.
        """
    @staticmethod
    def preset(name: typing.Any) -> Rules:
        """
        The rule set of this name; see `presets`.
        """
    @staticmethod
    def presets() -> dict:
        """
        The names of the presets, each with what it stands for.
        """
    def __eq__(self, arg0: typing.Any) -> bool: ...
    def __hash__(self) -> int: ...
    def __init__(
        self,
        *,
        specials: bool = True,
        goal: str = "full",
        open_tiles: int | str = "none",
        order: str | typing.Sequence[str] = "poker",
    ) -> None:
        """
        Parameters
        ----------
        specials : bool, default True
            the six special cards are in the deck (true or false)
        goal : str, default 'full'
            what wins: full, three businesses of one type, four different ones or any five; short, two of one type or any three (full, short)
        open_tiles : int | str, default 'none'
            businesses open at a time; none: 2 for two or three players, 3 for four, 4 for five or six (none or 1 to 6)
        order : str | typing.Sequence[str], default 'poker'
            the categories of hands, the strongest first (poker, rarity, or all of high_card, pair, two_pair, three_of_a_kind, straight, flush, full_house, four_of_a_kind, rainbow_straight, straight_flush, chicago_poker in any order)

        Raises
        ------
        InvalidRulesError
            For an unknown rule or a value out of range.
        """
    def __reduce__(self) -> tuple[typing.Any, tuple]: ...
    def __repr__(self) -> str: ...
    def replace(self, **values: typing.Any) -> Rules:
        """
        A copy in which the rules given by keyword have other values.
        """
    def to_dict(self) -> dict:
        """
        All rules by name.
        """
    @property
    def goal(self) -> typing.Any:
        """
        what wins: full, three businesses of one type, four different ones or any five; short, two of one type or any three
        """
    @property
    def open_tiles(self) -> typing.Any:
        """
        businesses open at a time; none: 2 for two or three players, 3 for four, 4 for five or six
        """
    @property
    def order(self) -> typing.Any:
        """
        the categories of hands, the strongest first
        """
    @property
    def specials(self) -> typing.Any:
        """
        the six special cards are in the deck
        """

class Setup:
    """
    How a game begins.
    """
    def __init__(
        self,
        rules: Rules,
        players: typing.SupportsInt | typing.SupportsIndex,
        first: typing.SupportsInt | typing.SupportsIndex = -1,
    ) -> None: ...
    @property
    def rules(self) -> Rules: ...

class Position:
    """
    A position, written down.
    """
    def __init__(
        self,
        *,
        rules: Rules,
        players: typing.SupportsInt | typing.SupportsIndex,
        to_move: typing.SupportsInt | typing.SupportsIndex,
        actions_left: typing.SupportsInt | typing.SupportsIndex,
        businesses: collections.abc.Sequence[
            tuple[
                str,
                typing.SupportsInt | typing.SupportsIndex | None,
                collections.abc.Sequence[
                    collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex]
                ],
            ]
        ],
        hands: collections.abc.Sequence[
            collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex]
        ],
        discards: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex],
        deck: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex],
        rest_is_discarded: bool,
        won: collections.abc.Sequence[
            collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex]
        ],
        tiles: collections.abc.Sequence[str],
    ) -> None: ...

class View:
    """
    What one seat knows.
    """

    __hash__: typing.ClassVar[None] = None
    dtype: typing.ClassVar[numpy.dtypes.VoidDType]
    members: typing.ClassVar[dict] = {
        "seat": "the seat that knows",
        "hand_sizes": "how many cards each seat holds",
        "hand": "its cards; bit c of the two words: card c",
        "table": "the table as it sees it",
        "table.rules": "the rules played by",
        "table.players": "how many play",
        "table.first": "the seat that began",
        "table.deck_size": "cards in the deck",
        "table.stack_size": "tiles to come",
        "table.winners": "bit s: seat s has won",
        "table.turn": "whose turn it is, and how far it has come",
        "table.turn.number": "counted from 0",
        "table.turn.player": "whose turn it is",
        "table.turn.to_move": "who decides; -1 when the game is over",
        "table.turn.actions_left": "of the turn",
        "table.turn.choice": "0 action, 1 business, 2 seat, 3 destination, 4 passenger, 5 discard, 6 reinforcement",
        "table.turn.played": "the card being played, or 255",
        "table.turn.business": "where it is used, or a tie is broken, or -1",
        "table.turn.destination": "where the limousine drives, or -1",
        "table.turn.passengers": "how many cards it has moved",
        "table.turn.contenders": "bit s: seat s breaks the tie",
        "table.turn.has_used_revolver": "in this turn",
        "table.businesses": "by place",
        "table.businesses.tile": "0 speakeasy, 1 jazz club, 2 brewery, 3 gambling house, 4 closed",
        "table.businesses.marker": "the seat that set the marker, or -1",
        "table.businesses.columns": "the cards of each seat",
        "table.businesses.columns.size": "how many cards lie there",
        "table.businesses.columns.down": "bit i: card i lies face down",
        "table.businesses.columns.cards": "in the order in which they were laid; 255: unknown",
        "table.marked": "places in the order of marking, then -1",
        "table.won": "businesses by seat and type",
        "table.reinforcements": "by seat; 255: none, or unknown",
        "table.discards": "bit c of the two words: card c",
        "table.shuffled": "the cards of which the deck was last made",
        "legal": "bit a of the two words: action a is legal",
    }
    @staticmethod
    def from_bytes(bytes: str) -> View: ...
    def __eq__(self, arg0: View) -> bool: ...
    def legal_actions(self) -> list[int]: ...
    def to_bytes(self) -> bytes: ...
    @property
    def actions_left(self) -> int: ...
    @property
    def business(self) -> int | None: ...
    @property
    def businesses(self) -> list: ...
    @property
    def choice(self) -> str: ...
    @property
    def contenders(self) -> list[int]: ...
    @property
    def deck_size(self) -> int: ...
    @property
    def destination(self) -> int | None: ...
    @property
    def discards(self) -> list[int]: ...
    @property
    def first(self) -> int: ...
    @property
    def hand(self) -> list[int]: ...
    @property
    def hand_sizes(self) -> list[int]: ...
    @property
    def marked(self) -> list[int]: ...
    @property
    def played(self) -> int | None: ...
    @property
    def player(self) -> int: ...
    @property
    def players(self) -> int: ...
    @property
    def points(self) -> list[int]: ...
    @property
    def reinforcements(self) -> list[int | None]: ...
    @property
    def rules(self) -> Rules: ...
    @property
    def seat(self) -> int: ...
    @property
    def shuffled(self) -> list[int]: ...
    @property
    def tiles_left(self) -> int: ...
    @property
    def to_move(self) -> int | None: ...
    @property
    def turn(self) -> int: ...
    @property
    def unseen(self) -> list[int]: ...
    @property
    def winners(self) -> list[int]: ...
    @property
    def won(self) -> list[list[int]]: ...

class State:
    """
    A game.
    """

    __hash__: typing.ClassVar[None] = None
    action_names: typing.ClassVar[tuple] = (
        "1r",
        "1y",
        "1g",
        "1b",
        "1p",
        "2r",
        "2y",
        "2g",
        "2b",
        "2p",
        "3r",
        "3y",
        "3g",
        "3b",
        "3p",
        "4r",
        "4y",
        "4g",
        "4b",
        "4p",
        "5r",
        "5y",
        "5g",
        "5b",
        "5p",
        "6r",
        "6y",
        "6g",
        "6b",
        "6p",
        "7r",
        "7y",
        "7g",
        "7b",
        "7p",
        "8r",
        "8y",
        "8g",
        "8b",
        "8p",
        "9r",
        "9y",
        "9g",
        "9b",
        "9p",
        "10r",
        "10y",
        "10g",
        "10b",
        "10p",
        "11r",
        "11y",
        "11g",
        "11b",
        "11p",
        "12r",
        "12y",
        "12g",
        "12b",
        "12p",
        "13r",
        "13y",
        "13g",
        "13b",
        "13p",
        "14r",
        "14y",
        "14g",
        "14b",
        "14p",
        "15r",
        "15y",
        "15g",
        "15b",
        "15p",
        "raid1",
        "raid2",
        "liquidation",
        "limousine",
        "revolver",
        "bribe",
        "business 0",
        "business 1",
        "business 2",
        "business 3",
        "business 4",
        "business 5",
        "seat 0",
        "seat 1",
        "seat 2",
        "seat 3",
        "seat 4",
        "seat 5",
        "draw",
        "done",
    )
    @staticmethod
    def from_bytes(bytes: str) -> State: ...
    def __eq__(self, arg0: State) -> bool: ...
    @typing.overload
    def __init__(
        self,
        setup: Setup,
        seed: typing.SupportsInt | typing.SupportsIndex,
        index: typing.SupportsInt | typing.SupportsIndex = 0,
    ) -> None: ...
    @typing.overload
    def __init__(
        self,
        position: Position,
        seed: typing.SupportsInt | typing.SupportsIndex,
        index: typing.SupportsInt | typing.SupportsIndex = 0,
    ) -> None: ...
    def apply(self, action: typing.SupportsInt | typing.SupportsIndex) -> None: ...
    def copy(self) -> State: ...
    def counts(self, seat: typing.SupportsInt | typing.SupportsIndex) -> dict: ...
    def hand(self, seat: typing.SupportsInt | typing.SupportsIndex) -> list[int]: ...
    def imagine(
        self,
        seat: typing.SupportsInt | typing.SupportsIndex,
        seed: typing.SupportsInt | typing.SupportsIndex,
    ) -> State: ...
    def legal_actions(self) -> list[int]: ...
    def stack_deck(
        self, cards: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex]
    ) -> None: ...
    def to_bytes(self) -> bytes: ...
    def view(self, seat: typing.SupportsInt | typing.SupportsIndex) -> View: ...
    @property
    def actions_left(self) -> int: ...
    @property
    def business(self) -> int | None: ...
    @property
    def businesses(self) -> list: ...
    @property
    def choice(self) -> str: ...
    @property
    def contenders(self) -> list[int]: ...
    @property
    def deck(self) -> list[int]: ...
    @property
    def deck_size(self) -> int: ...
    @property
    def destination(self) -> int | None: ...
    @property
    def discards(self) -> list[int]: ...
    @property
    def first(self) -> int: ...
    @property
    def index(self) -> int: ...
    @property
    def is_over(self) -> bool: ...
    @property
    def marked(self) -> list[int]: ...
    @property
    def played(self) -> int | None: ...
    @property
    def player(self) -> int: ...
    @property
    def players(self) -> int: ...
    @property
    def points(self) -> list[int]: ...
    @property
    def reinforcements(self) -> list[int | None]: ...
    @property
    def rules(self) -> Rules: ...
    @property
    def seed(self) -> int: ...
    @property
    def shuffled(self) -> list[int]: ...
    @property
    def tiles(self) -> list[str]: ...
    @property
    def tiles_left(self) -> int: ...
    @property
    def to_move(self) -> int | None: ...
    @property
    def turn(self) -> int: ...
    @property
    def winners(self) -> list[int]: ...
    @property
    def won(self) -> list[list[int]]: ...

class Policy:
    """
    A policy at a seat.
    """
    def __call__(self, view: View) -> int: ...
    def __init__(
        self,
        policy: typing.Any,
        seed: typing.SupportsInt | typing.SupportsIndex,
        index: typing.SupportsInt | typing.SupportsIndex,
        seat: typing.SupportsInt | typing.SupportsIndex,
    ) -> None: ...

class Batch:
    """
    Games in lock step, for players asked from outside.
    """
    def __init__(
        self,
        setup: Setup,
        seats: list,
        seed: typing.SupportsInt | typing.SupportsIndex,
        first: typing.SupportsInt | typing.SupportsIndex,
        count: typing.SupportsInt | typing.SupportsIndex,
        width: typing.SupportsInt | typing.SupportsIndex,
        records: bool = False,
    ) -> None: ...
    def answer(self, actions: typing.Annotated[numpy.typing.ArrayLike, numpy.int64]) -> None:
        """
        Plays an action for each row.
        """
    def ask(self) -> typing.Any:
        """
        The next question: player, views, legal; None when all games are over. The arrays are the batch's own and hold until it is asked again.
        """
    def random(self) -> numpy.ndarray:
        """
        Fresh random bits for each row.
        """
    def records(self) -> dict: ...
    def tally(self) -> dict: ...
    @property
    def games(self) -> list[int]:
        """
        The index of the game of each row.
        """

class ShootoutTally:
    """
    Shootouts counted.
    """
    @property
    def best(self) -> typing.Annotated[list[int], "FixedSize(64)"]: ...
    @property
    def reinforced(self) -> typing.Annotated[list[int], "FixedSize(6)"]: ...

class Shootout:
    """
    A business, and what is known of it.
    """
    def __init__(
        self,
        columns: collections.abc.Sequence[
            tuple[
                collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex],
                typing.SupportsInt | typing.SupportsIndex,
            ]
        ],
        hands: collections.abc.Sequence[
            tuple[
                collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex],
                typing.SupportsInt | typing.SupportsIndex,
            ]
        ],
        marker_owner: typing.SupportsInt | typing.SupportsIndex,
        unseen: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex],
        order: pokerloop._core.ChicagoPokerOrder,
    ) -> None: ...
    def sample(
        self,
        seed: typing.SupportsInt | typing.SupportsIndex,
        first: typing.SupportsInt | typing.SupportsIndex,
        deals: typing.SupportsInt | typing.SupportsIndex,
    ) -> ShootoutTally: ...
    def settlements(self) -> list[list[int] | None]: ...

class ExactShootout:
    """
    A count in pieces, in any order.
    """
    def __init__(self, shootout: Shootout) -> None: ...
    def cost(self, limit: typing.SupportsInt | typing.SupportsIndex) -> int: ...
    def count(
        self,
        first: typing.SupportsInt | typing.SupportsIndex,
        pieces: typing.SupportsInt | typing.SupportsIndex,
    ) -> ShootoutTally: ...
    @property
    def pieces(self) -> int: ...

class Completion:
    """
    A column that is filled up.
    """
    def __init__(
        self,
        known: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex],
        unseen: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex],
        order: pokerloop._core.ChicagoPokerOrder,
    ) -> None: ...
    def best(
        self, drawn: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex]
    ) -> int: ...
    def count(
        self,
        draws: typing.SupportsInt | typing.SupportsIndex,
        limit: typing.SupportsInt | typing.SupportsIndex,
    ) -> typing.Any: ...
    def sample(
        self,
        pool: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex],
        draws: typing.SupportsInt | typing.SupportsIndex,
        seed: typing.SupportsInt | typing.SupportsIndex,
        first: typing.SupportsInt | typing.SupportsIndex,
        trials: typing.SupportsInt | typing.SupportsIndex,
    ) -> dict[int, int]: ...

def record_chunk(
    setup: Setup,
    seats: list,
    seed: typing.SupportsInt | typing.SupportsIndex,
    first: typing.SupportsInt | typing.SupportsIndex,
    count: typing.SupportsInt | typing.SupportsIndex,
) -> tuple[dict, dict]:
    """
    The sums, and an array for each thing recorded of each game.
    """

def run_chunk(
    setup: Setup,
    seats: list,
    seed: typing.SupportsInt | typing.SupportsIndex,
    first: typing.SupportsInt | typing.SupportsIndex,
    count: typing.SupportsInt | typing.SupportsIndex,
) -> dict:
    """
    The sums over games `first` to `first` + `count` - 1 of a seed.
    """

parts_of_tile: int = 60
policies: dict = {
    "random": "chooses among the legal actions, each equally likely",
    "greedy": "lays what makes the strongest column at once",
    "boss": "values each business by chance, need and time, and what others need",
}
tile_names: tuple = ("speakeasy", "jazz_club", "brewery", "gambling_house")
