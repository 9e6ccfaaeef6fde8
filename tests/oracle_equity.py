"""Equity written a second time: every deal of every combination of hands, one after the other.

What hands are worth comes from `pokerloop.hands`, which has tests of its own; who plays which of
his cards, who shares a pot, and which deals there are is done here as plainly as can be.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations, product

import numpy as np

from pokerloop import hands
from pokerloop.cards import gangster_card_ids, parse_cards
from pokerloop.hands import chicago_poker

Cards = tuple[int, ...]

# Own cards at the showdown, cards of the board, cards of the deck.
GAMES = {
    "holdem": (2, 5, 52),
    "omaha": (4, 5, 52),
    "omaha5": (5, 5, 52),
    "omaha6": (6, 5, 52),
    "draw": (5, 0, 52),
    "three_card": (3, 0, 52),
    "chicago_poker": (5, 0, 75),
}


@dataclass
class Count:
    """Sums of weights over deals, and the number of deals."""

    deals: int = 0
    weight: Fraction = Fraction(0)
    shared: dict[tuple[int, int], Fraction] = field(default_factory=lambda: defaultdict(Fraction))
    categories: dict[tuple[int, str], Fraction] = field(
        default_factory=lambda: defaultdict(Fraction)
    )

    def equity(self, player: int) -> Fraction:
        pots = (w / k for (p, k), w in self.shared.items() if p == player)
        return sum(pots, Fraction(0)) / self.weight

    def shares(self, player: int, players: int) -> list[Fraction]:
        return [self.shared[player, k] / self.weight for k in range(1, players + 1)]


def count(
    players: Sequence[dict[Cards, Fraction]],
    board: Cards = (),
    dead: Cards = (),
    game: str = "holdem",
    *,
    fill: bool = True,
    order: str = "default",
) -> Count:
    """Count every deal; a player is what he may hold, with weights, possibly incomplete."""
    own, on_board, deck = GAMES[game]
    total = Count()
    for held in product(*(player.items() for player in players)):
        known = [cards for cards, _ in held]
        used = [*board, *dead, *(card for cards in known for card in cards)]
        if len(set(used)) < len(used):
            continue
        weight = Fraction(1)
        for _, factor in held:
            weight *= factor
        left = tuple(card for card in range(deck) if card not in used)
        lacking = [own - len(cards) if fill else 0 for cards in known] + [on_board - len(board)]
        for dealt in deal(left, lacking):
            final = [(*cards, *more) for cards, more in zip(known, dealt, strict=False)]
            add(total, final, (*board, *dealt[-1]), weight, game, order)
    return total


def deal(left: Cards, sizes: Sequence[int]) -> Iterator[list[Cards]]:
    if not sizes:
        yield []
        return
    for first in combinations(left, sizes[0]):
        rest = tuple(card for card in left if card not in first)
        for others in deal(rest, sizes[1:]):
            yield [first, *others]


def add(
    total: Count, held: Sequence[Cards], board: Cards, weight: Fraction, game: str, order: str
) -> None:
    worths = [worth(cards, board, game, order) for cards in held]
    winners = [p for p, (strength, _) in enumerate(worths) if strength == max(worths)[0]]
    total.deals += 1
    total.weight += weight
    for p in winners:
        total.shared[p, len(winners)] += weight
    for p, (_, category) in enumerate(worths):
        total.categories[p, category] += weight


def worth(own: Cards, board: Cards, game: str, order: str) -> tuple[int, str]:
    if game == "chicago_poker":
        strength = chicago_poker.rank(list(own), order=order)
        return strength, str(chicago_poker.category_of(strength, order=order))
    if game.startswith("omaha"):
        fives = [(*a, *b) for a in combinations(own, 2) for b in combinations(board, 3)]
        strength = int(hands.rank(np.array(fives, np.uint8)).max())
    else:
        strength = hands.rank([*own, *board])
    return strength, str(hands.category_of(strength))


def one(text: str, deck: int = 52) -> dict[Cards, Fraction]:
    """Return a player who holds the cards of a text."""
    return {tuple(ids(text, deck)): Fraction(1)}


def ids(text: str, deck: int = 52) -> Cards:
    return tuple(map(int, parse_cards(text) if deck == 52 else gangster_card_ids(text)))


def several(weights: dict[str, float] | Iterable[str]) -> dict[Cards, Fraction]:
    """Return a player who holds one of several hands."""
    if not isinstance(weights, dict):
        weights = dict.fromkeys(weights, 1.0)
    return {
        ids(text): Fraction(weight).limit_denominator(10**6) for text, weight in weights.items()
    }


def categories_of(total: Count, player: int) -> Counter[str]:
    return Counter(
        {name: w / total.weight for (p, name), w in total.categories.items() if p == player and w}
    )
