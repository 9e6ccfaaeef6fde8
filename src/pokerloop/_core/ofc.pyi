"""
Open Face Chinese poker.
"""

from __future__ import annotations

import collections.abc
import typing

import numpy
import numpy.dtypes
import numpy.typing

__all__: list[str] = [
    "Batch",
    "Board",
    "EntryCounts",
    "EntryOdds",
    "FantasylandSolver",
    "Placement",
    "Policy",
    "Position",
    "RuleField",
    "Rules",
    "Setting",
    "Setup",
    "State",
    "Valuation",
    "View",
    "default_fantasyland_values",
    "fantasyland_sizes",
    "policies",
    "record_chunk",
    "repeat_cards",
    "run_chunk",
    "settle",
    "settle_many",
    "settle_pairs",
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
    What a room can decide about Open Face Chinese poker: a frozen value.

    The defaults are Pineapple with American scoring.

    Examples
    --------
    >>> from pokerloop import ofc
    >>> ofc.Rules(scoop=6)
    Rules(scoop=6)
    >>> ofc.Rules.preset('russian_classic').row_points
    2
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
        deal: str = "pineapple",
        row_points: int = 1,
        scoop: int = 3,
        strict_rows: bool = False,
        cap: str = "none",
        buy_in: int = 100,
        bottom_straight: int = 2,
        bottom_flush: int = 4,
        bottom_full_house: int = 6,
        bottom_four_of_a_kind: int = 10,
        bottom_straight_flush: int = 15,
        bottom_royal_flush: int = 25,
        middle_three_of_a_kind: int = 2,
        middle_straight: int = 4,
        middle_flush: int = 8,
        middle_full_house: int = 12,
        middle_four_of_a_kind: int = 20,
        middle_straight_flush: int = 30,
        middle_royal_flush: int = 50,
        top_sixes: int = 1,
        top_three_twos: int = 10,
        fantasyland: bool = True,
        fantasyland_entry: str = "QQ",
        fantasyland_cards_queens: int = 14,
        fantasyland_cards_kings: int = 14,
        fantasyland_cards_aces: int = 14,
        fantasyland_cards_trips: int = 14,
        fantasyland_repeat: bool = True,
        fantasyland_cards_repeat: str = "same",
        stay_top: str = "three_of_a_kind",
        stay_middle: str = "never",
        stay_bottom: str = "four_of_a_kind",
        full_house_middle_stays: bool = False,
        button_moves_after_fantasyland: bool = False,
    ) -> None:
        """
        Parameters
        ----------
        deal : str, default 'pineapple'
            how the cards come: pineapple 5 then 3 at a time with one discarded, classic 5 then 1, turbo 5 then 4 (pineapple, classic, turbo)
        row_points : int, default 1
            points for a row won (0 to 100)
        scoop : int, default 3
            points for winning all three rows, on top of them (0 to 100)
        strict_rows : bool, default False
            a row equal to the one above it is a foul (true or false)
        cap : str, default 'none'
            the limit of a loss: none; match, the most a player can lose in one match; stacks, what winner and loser have; stacks_loser, what the loser has (none, match, stacks, stacks_loser)
        buy_in : int, default 100
            points a player sits down with, and with cap match the most he can lose in one match (1 to 1000000)
        bottom_straight : int, default 2
            royalty (0 to 100)
        bottom_flush : int, default 4
            royalty (0 to 100)
        bottom_full_house : int, default 6
            royalty (0 to 100)
        bottom_four_of_a_kind : int, default 10
            royalty (0 to 100)
        bottom_straight_flush : int, default 15
            royalty (0 to 100)
        bottom_royal_flush : int, default 25
            royalty, instead of the straight flush's (0 to 100)
        middle_three_of_a_kind : int, default 2
            royalty (0 to 100)
        middle_straight : int, default 4
            royalty (0 to 100)
        middle_flush : int, default 8
            royalty (0 to 100)
        middle_full_house : int, default 12
            royalty (0 to 100)
        middle_four_of_a_kind : int, default 20
            royalty (0 to 100)
        middle_straight_flush : int, default 30
            royalty (0 to 100)
        middle_royal_flush : int, default 50
            royalty, instead of the straight flush's (0 to 100)
        top_sixes : int, default 1
            royalty for a pair of sixes on top, one more for each higher pair; 0 pays no pair (0 to 100)
        top_three_twos : int, default 10
            royalty for three twos on top, one more for each higher rank; 0 pays no three of a kind (0 to 100)
        fantasyland : bool, default True
            Fantasyland is played (true or false)
        fantasyland_entry : str, default 'QQ'
            the lowest pair on top of a live board that enters Fantasyland (22, 33, 44, 55, 66, 77, 88, 99, TT, JJ, QQ, KK, AA)
        fantasyland_cards_queens : int, default 14
            cards in Fantasyland after a pair of queens or lower on top (13 to 17)
        fantasyland_cards_kings : int, default 14
            cards after a pair of kings (13 to 17)
        fantasyland_cards_aces : int, default 14
            cards after a pair of aces (13 to 17)
        fantasyland_cards_trips : int, default 14
            cards after three of a kind (13 to 17)
        fantasyland_repeat : bool, default True
            a strong enough board played in Fantasyland stays (true or false)
        fantasyland_cards_repeat : str, default 'same'
            cards in a repeated Fantasyland (same, 13, 14, 15, 16, 17)
        stay_top : str, default 'three_of_a_kind'
            the lowest top row that stays (never, three_of_a_kind, straight, flush, full_house, four_of_a_kind, straight_flush)
        stay_middle : str, default 'never'
            the lowest middle row that stays (never, three_of_a_kind, straight, flush, full_house, four_of_a_kind, straight_flush)
        stay_bottom : str, default 'four_of_a_kind'
            the lowest bottom row that stays (never, three_of_a_kind, straight, flush, full_house, four_of_a_kind, straight_flush)
        full_house_middle_stays : bool, default False
            a full house or better in the middle stays too (true or false)
        button_moves_after_fantasyland : bool, default False
            the button moves on even after a deal in which somebody played Fantasyland (true or false)

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
    def bottom_flush(self) -> typing.Any:
        """
        royalty
        """
    @property
    def bottom_four_of_a_kind(self) -> typing.Any:
        """
        royalty
        """
    @property
    def bottom_full_house(self) -> typing.Any:
        """
        royalty
        """
    @property
    def bottom_royal_flush(self) -> typing.Any:
        """
        royalty, instead of the straight flush's
        """
    @property
    def bottom_straight(self) -> typing.Any:
        """
        royalty
        """
    @property
    def bottom_straight_flush(self) -> typing.Any:
        """
        royalty
        """
    @property
    def button_moves_after_fantasyland(self) -> typing.Any:
        """
        the button moves on even after a deal in which somebody played Fantasyland
        """
    @property
    def buy_in(self) -> typing.Any:
        """
        points a player sits down with, and with cap match the most he can lose in one match
        """
    @property
    def cap(self) -> typing.Any:
        """
        the limit of a loss: none; match, the most a player can lose in one match; stacks, what winner and loser have; stacks_loser, what the loser has
        """
    @property
    def deal(self) -> typing.Any:
        """
        how the cards come: pineapple 5 then 3 at a time with one discarded, classic 5 then 1, turbo 5 then 4
        """
    @property
    def fantasyland(self) -> typing.Any:
        """
        Fantasyland is played
        """
    @property
    def fantasyland_cards_aces(self) -> typing.Any:
        """
        cards after a pair of aces
        """
    @property
    def fantasyland_cards_kings(self) -> typing.Any:
        """
        cards after a pair of kings
        """
    @property
    def fantasyland_cards_queens(self) -> typing.Any:
        """
        cards in Fantasyland after a pair of queens or lower on top
        """
    @property
    def fantasyland_cards_repeat(self) -> typing.Any:
        """
        cards in a repeated Fantasyland
        """
    @property
    def fantasyland_cards_trips(self) -> typing.Any:
        """
        cards after three of a kind
        """
    @property
    def fantasyland_entry(self) -> typing.Any:
        """
        the lowest pair on top of a live board that enters Fantasyland
        """
    @property
    def fantasyland_repeat(self) -> typing.Any:
        """
        a strong enough board played in Fantasyland stays
        """
    @property
    def full_house_middle_stays(self) -> typing.Any:
        """
        a full house or better in the middle stays too
        """
    @property
    def middle_flush(self) -> typing.Any:
        """
        royalty
        """
    @property
    def middle_four_of_a_kind(self) -> typing.Any:
        """
        royalty
        """
    @property
    def middle_full_house(self) -> typing.Any:
        """
        royalty
        """
    @property
    def middle_royal_flush(self) -> typing.Any:
        """
        royalty, instead of the straight flush's
        """
    @property
    def middle_straight(self) -> typing.Any:
        """
        royalty
        """
    @property
    def middle_straight_flush(self) -> typing.Any:
        """
        royalty
        """
    @property
    def middle_three_of_a_kind(self) -> typing.Any:
        """
        royalty
        """
    @property
    def row_points(self) -> typing.Any:
        """
        points for a row won
        """
    @property
    def scoop(self) -> typing.Any:
        """
        points for winning all three rows, on top of them
        """
    @property
    def stay_bottom(self) -> typing.Any:
        """
        the lowest bottom row that stays
        """
    @property
    def stay_middle(self) -> typing.Any:
        """
        the lowest middle row that stays
        """
    @property
    def stay_top(self) -> typing.Any:
        """
        the lowest top row that stays
        """
    @property
    def strict_rows(self) -> typing.Any:
        """
        a row equal to the one above it is a foul
        """
    @property
    def top_sixes(self) -> typing.Any:
        """
        royalty for a pair of sixes on top, one more for each higher pair; 0 pays no pair
        """
    @property
    def top_three_twos(self) -> typing.Any:
        """
        royalty for three twos on top, one more for each higher rank; 0 pays no three of a kind
        """

class Board:
    """
    Three rows as sets of card ids.
    """
    def __eq__(self, arg0: typing.Any) -> bool: ...
    def __hash__(self) -> int: ...
    def __init__(
        self,
        top: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex],
        middle: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex],
        bottom: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex],
    ) -> None: ...
    def fantasyland_cards(self, arg0: Rules) -> int: ...
    def is_foul(self, arg0: Rules) -> bool: ...
    def royalties(self, arg0: Rules) -> typing.Annotated[list[int], "FixedSize(3)"]: ...
    def stays(self, arg0: Rules) -> bool: ...
    @property
    def bottom(self) -> list[int]: ...
    @property
    def is_complete(self) -> bool: ...
    @property
    def middle(self) -> list[int]: ...
    @property
    def top(self) -> list[int]: ...

class Placement:
    """
    A board after a placement.
    """
    @property
    def board(self) -> Board: ...
    @property
    def discard(self) -> list[int]: ...

class Position:
    """
    A decision as one player sees it.
    """
    def __init__(
        self,
        board: Board,
        to_place: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex],
        discards: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex],
        dead: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex],
        opponents: collections.abc.Sequence[
            tuple[Board, typing.SupportsInt | typing.SupportsIndex]
        ],
        fantasyland_values: typing.Annotated[
            collections.abc.Sequence[typing.SupportsFloat | typing.SupportsIndex], "FixedSize(5)"
        ],
    ) -> None: ...
    def street(self, rules: Rules) -> int:
        """
        The street, counted from 0; raises unless the position can arise.
        """

class Valuation:
    """
    The placements of a position and their worth.
    """
    def __init__(
        self, rules: Rules, position: Position, seed: typing.SupportsInt | typing.SupportsIndex
    ) -> None: ...
    def sample(
        self,
        candidates: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex],
        first: typing.SupportsInt | typing.SupportsIndex,
        count: typing.SupportsInt | typing.SupportsIndex,
    ) -> numpy.typing.NDArray[numpy.float64]:
        """
        Prospects in `count` scenarios from `first` on: float64 of shape (count, candidates, 4), the last axis being value, foul, fantasyland, royalties.
        """
    @property
    def candidates(self) -> list[tuple[Placement, list[Placement]]]:
        """
        The different placements, each with those a renaming of suits makes of it.
        """
    @property
    def is_exact(self) -> bool:
        """
        Whether scenario 0 alone is the exact answer.
        """
    @property
    def street(self) -> int: ...

class Setting:
    """
    A Fantasyland hand, set.
    """
    @property
    def board(self) -> Board: ...
    @property
    def discards(self) -> list[int]: ...
    @property
    def points(self) -> int: ...
    @property
    def royalties(self) -> typing.Annotated[list[int], "FixedSize(3)"]: ...
    @property
    def stays(self) -> bool: ...
    @property
    def value(self) -> float: ...

class FantasylandSolver:
    """
    Sets Fantasyland hands for one goal.
    """
    def __init__(
        self,
        rules: Rules,
        stay_value: typing.SupportsFloat | typing.SupportsIndex,
        against: collections.abc.Sequence[Board],
    ) -> None: ...
    def all_best(
        self,
        cards: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex],
        most: typing.SupportsInt | typing.SupportsIndex,
    ) -> list[Board]:
        """
        All boards worth as much as the best.
        """
    def best(
        self,
        cards: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex],
        outcomes: typing.SupportsInt | typing.SupportsIndex,
    ) -> list[Setting]:
        """
        The best setting, and one for each of the best other outcomes.
        """
    def set_many(
        self,
        hands: numpy.typing.NDArray[numpy.uint8],
        first: typing.SupportsInt | typing.SupportsIndex,
    ) -> tuple:
        """
        Boards (n, 13), discards (n, k - 13), royalties (n, 3), stays (n,), values (n,).
        """
    def tally(
        self,
        cards: typing.SupportsInt | typing.SupportsIndex,
        seed: typing.SupportsInt | typing.SupportsIndex,
        first: typing.SupportsInt | typing.SupportsIndex,
        count: typing.SupportsInt | typing.SupportsIndex,
    ) -> tuple:
        """
        Counts of random hands by stay and royalties, and by row and category.
        """

class Setup:
    """
    How a match begins.
    """
    def __init__(
        self,
        rules: Rules,
        players: typing.SupportsInt | typing.SupportsIndex,
        button: typing.SupportsInt | typing.SupportsIndex,
        deals: typing.SupportsInt | typing.SupportsIndex,
        stacks: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex],
        fantasyland: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex],
    ) -> None: ...
    @property
    def rules(self) -> Rules: ...

class View:
    """
    What one seat knows.
    """

    __hash__: typing.ClassVar[None] = None
    dtype: typing.ClassVar[numpy.dtypes.VoidDType]
    members: typing.ClassVar[dict] = {
        "rules": "a member for each rule",
        "seat": "the seat that knows this",
        "players": "how many seats there are",
        "button": "the seat with the button",
        "to_move": "the seat to move, -1 when the match is over",
        "street": "counted from 0; -1 while Fantasyland hands are set",
        "deal": "counted from 0",
        "hand": "the cards it is to place; none when it is not its turn",
        "discards": "what it has thrown away in this deal",
        "seats": "what all see of each seat; zeros beyond the last",
        "seats.board": "its rows: top, middle, bottom; empty while they are hidden",
        "seats.fantasyland_cards": "with how many cards it plays this deal in Fantasyland, or 0",
        "seats.has_set": "whether it has set its Fantasyland hand",
        "seats.points": "its points so far",
        "seats.stack": "what it sat down with, and its points",
        "has_last_deal": "whether a deal has ended",
        "last_deal": "the deal before this one",
        "last_deal.boards": "of each seat, the rows",
        "last_deal.fantasyland_cards": "with how many cards each seat played it in Fantasyland, or 0",
        "last_deal.earned_fantasyland": "with how many cards each seat plays the next deal in Fantasyland, or 0",
        "last_deal.points": "what each seat won",
    }
    @staticmethod
    def from_bytes(bytes: str) -> View: ...
    def __eq__(self, arg0: View) -> bool: ...
    def legal_actions(self) -> list[int]: ...
    def to_bytes(self) -> bytes: ...
    @property
    def boards(self) -> list[Board]: ...
    @property
    def button(self) -> int: ...
    @property
    def deal(self) -> int: ...
    @property
    def discards(self) -> list[int]: ...
    @property
    def fantasyland(self) -> list[int]: ...
    @property
    def hand(self) -> list[int]: ...
    @property
    def has_last_deal(self) -> bool: ...
    @property
    def has_set(self) -> list[bool]: ...
    @property
    def last_boards(self) -> list[Board]: ...
    @property
    def last_earned(self) -> list[int]: ...
    @property
    def last_fantasyland(self) -> list[int]: ...
    @property
    def last_points(self) -> list[int]: ...
    @property
    def players(self) -> int: ...
    @property
    def points(self) -> list[int]: ...
    @property
    def rules(self) -> Rules: ...
    @property
    def seat(self) -> int: ...
    @property
    def stacks(self) -> list[int]: ...
    @property
    def street(self) -> int: ...
    @property
    def to_move(self) -> int | None: ...
    @property
    def unseen(self) -> list[int]: ...

class State:
    """
    A match.
    """

    __hash__: typing.ClassVar[None] = None
    action_names: typing.ClassVar[tuple] = ("top", "middle", "bottom", "discard")
    @staticmethod
    def from_bytes(bytes: str) -> State: ...
    def __eq__(self, arg0: State) -> bool: ...
    def __init__(
        self,
        setup: Setup,
        seed: typing.SupportsInt | typing.SupportsIndex,
        index: typing.SupportsInt | typing.SupportsIndex = 0,
    ) -> None: ...
    def apply(self, action: typing.SupportsInt | typing.SupportsIndex) -> None: ...
    def board(self, seat: typing.SupportsInt | typing.SupportsIndex) -> Board: ...
    def copy(self) -> State: ...
    def counts(self, seat: typing.SupportsInt | typing.SupportsIndex) -> dict: ...
    def discards(self, seat: typing.SupportsInt | typing.SupportsIndex) -> list[int]: ...
    def hand(self, seat: typing.SupportsInt | typing.SupportsIndex) -> list[int]: ...
    def imagine(
        self,
        seat: typing.SupportsInt | typing.SupportsIndex,
        seed: typing.SupportsInt | typing.SupportsIndex,
    ) -> State: ...
    def legal_actions(self) -> list[int]: ...
    def place(
        self,
        top: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex],
        middle: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex],
        bottom: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex],
        discard: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex],
    ) -> None: ...
    def stack_deck(
        self, cards: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex]
    ) -> None: ...
    def to_bytes(self) -> bytes: ...
    def view(self, seat: typing.SupportsInt | typing.SupportsIndex) -> View: ...
    @property
    def button(self) -> int: ...
    @property
    def deal(self) -> int: ...
    @property
    def index(self) -> int: ...
    @property
    def is_over(self) -> bool: ...
    @property
    def players(self) -> int: ...
    @property
    def points(self) -> list[int]: ...
    @property
    def rules(self) -> Rules: ...
    @property
    def seed(self) -> int: ...
    @property
    def street(self) -> int: ...
    @property
    def to_move(self) -> int | None: ...
    @property
    def undealt(self) -> list[int]: ...
    @property
    def winners(self) -> list[int]: ...

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

class EntryCounts:
    """
    Counts of finished boards.
    """
    @property
    def boards(self) -> int: ...
    @property
    def categories(
        self,
    ) -> typing.Annotated[list[typing.Annotated[list[int], "FixedSize(9)"]], "FixedSize(3)"]: ...
    @property
    def entries(self) -> typing.Annotated[list[int], "FixedSize(5)"]: ...
    @property
    def fouls(self) -> int: ...
    @property
    def royalties(self) -> int: ...

class EntryOdds:
    """
    How a board comes out, played on for a goal.
    """
    def __init__(
        self,
        rules: Rules,
        position: Position,
        fantasyland_above_all: bool,
        seed: typing.SupportsInt | typing.SupportsIndex,
    ) -> None: ...
    def count(
        self,
        first: typing.SupportsInt | typing.SupportsIndex,
        count: typing.SupportsInt | typing.SupportsIndex,
    ) -> EntryCounts: ...
    @property
    def board(self) -> Board: ...
    @property
    def discard(self) -> list[int]: ...

def default_fantasyland_values(rules: Rules) -> typing.Annotated[list[float], "FixedSize(5)"]:
    """
    What entering with 13 to 17 cards is worth unless told otherwise.
    """

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

def repeat_cards(rules: Rules, cards: typing.SupportsInt | typing.SupportsIndex) -> int:
    """
    How many cards a repeat has after a Fantasyland of so many.
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

def settle(boards: collections.abc.Sequence[Board], rules: Rules) -> list[int]: ...
def settle_many(
    boards: typing.Annotated[numpy.typing.ArrayLike, numpy.uint8],
    rules: Rules,
    check_duplicates: bool,
) -> numpy.typing.NDArray[numpy.int32]: ...
def settle_pairs(
    rules: Rules,
    won: collections.abc.Sequence[
        collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex]
    ],
    stacks: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex],
    first: typing.SupportsInt | typing.SupportsIndex,
) -> list[int]: ...

fantasyland_sizes: tuple = (13, 14, 15, 16, 17)
policies: dict = {
    "random": "chooses among the legal actions, each equally likely",
    "solitaire": "goes for royalties and Fantasyland and away from dead boards, as if alone",
    "greedy": "goes for points against boards as they typically come out",
}
