"""Cards of which some are not known, and cards that have not been seen."""

from __future__ import annotations

import reprlib
from collections.abc import Collection, Iterable
from typing import NamedTuple, TypeAlias

from pokerloop.cards import CardsLike, GangsterCard, gangster_card_ids
from pokerloop.errors import InvalidCardError

PartlyKnownLike: TypeAlias = CardsLike | int
"""Cards, in a text ``?`` for each that is not known; or the number of cards, none of them known."""


class PartlyKnown(NamedTuple):
    """Cards of which some are not known."""

    known: tuple[int, ...]
    unknown: int

    def __str__(self) -> str:
        return " ".join([*(str(GangsterCard(card)) for card in self.known), *"?" * self.unknown])


def partly_known(cards: PartlyKnownLike, what: str) -> PartlyKnown:
    """Read cards of which some are not known.

    Raises
    ------
    InvalidCardError
        Naming what it was.
    """
    if isinstance(cards, int) and not isinstance(cards, bool):
        if cards < 0:
            raise InvalidCardError(f"{what}: expected a number of cards from 0 on, not {cards}")
        return PartlyKnown((), cards)
    unknown = cards.count("?") if isinstance(cards, str) else 0
    try:
        known = gangster_card_ids(cards.replace("?", " ") if isinstance(cards, str) else cards)
    except InvalidCardError as error:
        raise InvalidCardError(f"{what}: {error}") from None
    return PartlyKnown(tuple(known), unknown)


def gangsters(cards: Iterable[int], what: str) -> None:
    """Check that none of the cards is a special one.

    Raises
    ------
    InvalidCardError
    """
    for card in cards:
        if GangsterCard(card).is_special:
            raise InvalidCardError(f"{what}: expected gangsters, not {GangsterCard(card)}")


def unseen_cards(
    unseen: CardsLike | None, seen: Collection[int], dead: CardsLike, deck: range
) -> list[int]:
    """Return what unknown cards are drawn from: the unseen ones, or all of a deck but those seen.

    Raises
    ------
    InvalidCardError
        For a card that is seen twice, or both seen and unseen.
    """
    all_seen = [*seen, *gangster_card_ids(dead)]
    cards = list(deck) if unseen is None else gangster_card_ids(unseen)
    for named in (all_seen, cards):
        if twice := {card for card in named if named.count(card) > 1}:
            raise InvalidCardError(f"{GangsterCard(min(twice))} comes twice")
    if unseen is None:
        return [card for card in cards if card not in all_seen]
    if both := set(cards) & set(all_seen):
        names = reprlib.repr(" ".join(str(GangsterCard(card)) for card in sorted(both)))
        raise InvalidCardError(f"expected unseen cards to be nowhere else, not {names}")
    return cards
