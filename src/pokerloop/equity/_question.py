"""What the functions of `pokerloop.equity` are asked: read, checked, and handed to the core."""

from __future__ import annotations

import reprlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple, TypeAlias

import numpy as np

from pokerloop import _core
from pokerloop.cards import Card, CardsLike, GangsterCard, card_ids, gangster_card_ids
from pokerloop.errors import (
    InvalidCardError,
    InvalidPositionError,
    InvalidRangeError,
    InvalidRulesError,
)
from pokerloop.hands import Category, chicago_poker
from pokerloop.hands._orders import OrderLike, core_order
from pokerloop.ranges import Range

PlayerLike: TypeAlias = CardsLike | Range
"""A player: a hand, ``"random"``, a range, or cards one by one."""

Progress: TypeAlias = Callable[[int, int], object]
"""Called with how much is done and how much there is to do."""


class Game(NamedTuple):
    """A game as far as equity goes."""

    own_cards: int
    board_cards: int
    is_gangster: bool
    meaning: str

    def ids(self, cards: object) -> list[int]:
        """Return the ids of cards of the game's deck."""
        return (gangster_card_ids if self.is_gangster else card_ids)(cards)

    def text(self, ids: Iterable[int]) -> str:
        """Return cards as text, without spaces where none are needed."""
        if self.is_gangster:
            return " ".join([_GANGSTER_TEXTS[card] for card in ids])
        return "".join([_TEXTS[card] for card in ids])


GAMES = {name: Game(*rest) for name, *rest in _core.equity.games}

_TEXTS = [str(Card(card)) for card in range(_core.deck_ids)]
_GANGSTER_TEXTS = [str(GangsterCard(card)) for card in range(_core.gangster_deck_ids)]

Slots: TypeAlias = tuple[tuple[str, tuple[int, ...]], ...]
"""The categories from the strongest, each with the upper four bits of its strengths."""


Seat: TypeAlias = tuple[bytes, int, tuple[int, ...], int]
"""The cards of all hands a player may hold, how many those are, their weights, cards unknown."""

Asked: TypeAlias = tuple[
    str, tuple[Seat, ...], tuple[int, ...], tuple[int, ...], bool, str | tuple[str, ...]
]
"""Game, players, board, dead cards, whether hands are filled up, order of categories."""


@dataclass(frozen=True, slots=True)
class Question:
    """The arguments, read and checked.

    Attributes
    ----------
    asked : tuple
        What the core is asked, as `core_question` takes it.
    hands : tuple of str
        The players as text.
    game, board, dead : str
    slots : tuple
        The categories of the game.
    """

    asked: Asked
    hands: tuple[str, ...]
    game: str
    board: str
    dead: str
    slots: Slots

    @property
    def core(self) -> _core.equity.Question:
        """The question as the core knows it."""
        return core_question(self.asked)

    def by_category(self, held: Sequence[int]) -> dict[str, int]:
        """Sum up counts by slot into counts by category."""
        return {
            name: held[slots[0]] if len(slots) == 1 else sum([held[slot] for slot in slots])
            for name, slots in self.slots
        }


@lru_cache(maxsize=4)
def core_question(asked: Asked) -> _core.equity.Question:
    """Return the question as the core knows it, which cannot travel to other processes.

    Raises
    ------
    InvalidCardError, InvalidPositionError
        For cards that come twice, and wrong numbers of players or cards.
    """
    game, seats, board, dead, fill, order = asked
    return _core.equity.Question(
        game, [_core.equity.Seat(*seat) for seat in seats], board, dead, fill, core_order(order)
    )


def ask(
    players: Iterable[PlayerLike],
    board: CardsLike,
    dead: CardsLike,
    game: str,
    fill: bool,
    order: OrderLike,
) -> Question:
    """Read the arguments.

    Raises
    ------
    InvalidCardError, InvalidPositionError, InvalidRangeError, InvalidRulesError
    """
    if not isinstance(game, str) or game not in GAMES:
        names = ", ".join(GAMES)
        raise InvalidRulesError(f"there is no game {game!r}; expected one of {names}")
    rules = GAMES[game]
    if isinstance(players, str | bytes | Range) or not isinstance(players, Iterable):
        raise InvalidPositionError(
            f"expected a list of players, such as ['AhKh', 'QQ+'], got {reprlib.repr(players)}"
        )
    seats, hands = [], []
    for number, player in enumerate(players, 1):
        try:
            seat, hand = _seat(player, rules)
        except (InvalidCardError, InvalidRangeError) as error:
            raise type(error)(f"player {number}: {error}") from None
        seats.append(seat)
        hands.append(hand)
    open_cards, dead_cards = rules.ids(board), rules.ids(dead)
    known_order = order if isinstance(order, str) else tuple(order)
    asked = (game, tuple(seats), tuple(open_cards), tuple(dead_cards), fill, known_order)
    core_question(asked)  # raises for what cannot be
    return Question(
        asked,
        tuple(hands),
        game,
        rules.text(open_cards),
        rules.text(dead_cards),
        _slots(rules.is_gangster, known_order),
    )


@lru_cache
def _slots(is_gangster: bool, order: str | tuple[str, ...]) -> Slots:
    if not is_gangster:
        return tuple((str(category), (category.code,)) for category in reversed(Category))
    strengths = (np.arange(16) << 12).astype(np.uint16)
    codes = chicago_poker.category_of(strengths, order=order)
    categories = list(chicago_poker.Category)
    names: dict[str, tuple[int, ...]] = {}
    for slot in reversed(range(16)):
        name = str(categories[codes[slot]])
        names[name] = (*names.get(name, ()), slot)
    return tuple(names.items())


def _seat(player: object, game: Game) -> tuple[Seat, str]:
    if isinstance(player, Range):
        return _range_seat(player), str(player)
    if not isinstance(player, str):
        ids = game.ids(player)
        return _hand_seat(ids), game.text(ids)
    text = player.strip()
    if text.lower() == "random":
        return _hand_seat([], game.own_cards), "random"
    unknown = text.count("?")
    try:
        ids = game.ids(text.replace("?", " "))
    except InvalidCardError as error:
        if game.is_gangster or unknown:
            raise
        try:
            return _range_seat(Range(text)), text
        except InvalidRangeError:
            if "twice" in str(error):
                raise error from None
            raise
    if len(ids) > game.own_cards and not game.is_gangster and not unknown:
        return _several_hands(text, ids), text
    return _hand_seat(ids, unknown), game.text(ids) + "?" * unknown


def _hand_seat(ids: list[int], unknown: int = 0) -> Seat:
    return bytes(ids), 1, (), unknown


def _range_seat(hands: Range) -> Seat:
    weights = tuple(hands.millionths) if len(set(hands.millionths)) > 1 else ()
    return hands.ids.tobytes(), len(hands), weights, 0


def _several_hands(text: str, ids: list[int]) -> Seat:
    """Return the seat of a text with more cards than a hand: perhaps it lists hands."""
    try:
        return _range_seat(Range(text))
    except InvalidRangeError:
        return _hand_seat(ids)
