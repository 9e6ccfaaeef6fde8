"""The 169 classes of hands that suits do not tell apart."""

from __future__ import annotations

from itertools import combinations, product
from typing import NamedTuple, TypeAlias

from pokerloop import _core

__all__ = ["ALL_CLASSES", "CLASS_NAMES", "RANKS", "Hand", "HandClass", "ranks_of"]

CLASS_NAMES: tuple[str, ...] = tuple(
    """
    AA KK QQ JJ TT 99 88 AKs 77 AQs AJs AKo ATs AQo AJo KQs 66 A9s ATo KJs A8s KTs KQo A7s A9o KJo
    55 QJs K9s A5s A6s A8o KTo QTs A4s A7o K8s A3s QJo K9o A5o A6o Q9s K7s JTs A2s QTo 44 A4o K6s
    K8o Q8s A3o K5s J9s Q9o JTo K7o A2o K4s Q7s K6o K3s T9s J8s 33 Q6s Q8o K5o J9o K2s Q5s T8s K4o
    J7s Q4s Q7o T9o J8o K3o Q6o Q3s 98s T7s J6s K2o 22 Q2s Q5o J5s T8o J7o Q4o 97s J4s T6s J3s Q3o
    98o 87s T7o J6o 96s J2s Q2o T5s J5o T4s 97o 86s J4o T6o 95s T3s 76s J3o 87o T2s 85s 96o J2o T5o
    94s 75s T4o 93s 86o 65s 84s 95o T3o 92s 76o 74s T2o 54s 85o 64s 83s 94o 75o 82s 73s 93o 65o 53s
    63s 84o 92o 43s 74o 72s 54o 64o 52s 62s 83o 42s 82o 73o 53o 63o 32s 43o 72o 52o 62o 42o 32o
    """.split()
)
"""The best against a random hand first: `tools/rank_starting_hands.py` finds the order."""

RANKS = "23456789TJQKA"

Hand: TypeAlias = tuple[int, ...]
"""Card ids, the highest first."""


class HandClass(NamedTuple):
    """Hands alike but for their suits: "s" suited, "o" offsuit, "" a pair, or both of them."""

    high: int
    low: int
    suits: str

    def __str__(self) -> str:
        return RANKS[self.high] + RANKS[self.low] + self.suits

    def hands(self) -> list[Hand]:
        """Return its hands: 6 of a pair, 4 of a suited class, 12 of an offsuit one."""
        highs, lows = (
            [rank * _core.suits + suit for suit in range(_core.suits)]
            for rank in (self.high, self.low)
        )
        if self.is_pair:
            return [(b, a) for a, b in combinations(highs, 2)]
        pairs = product(enumerate(highs), enumerate(lows))
        suited = self.suits == "s"
        return [(a, b) for (suit_a, a), (suit_b, b) in pairs if (suit_a == suit_b) == suited]

    @property
    def is_pair(self) -> bool:
        return self.high == self.low

    def place(self) -> tuple[bool, int, int, int]:
        """Where it stands in the text of a range: pairs first, then by high card."""
        return (not self.is_pair, -self.high, ("", "s", "o").index(self.suits), -self.low)

    def adjoins(self, lower: HandClass) -> bool:
        """Whether the other class is the next one down in a span."""
        if self.is_pair or lower.is_pair:
            return self.is_pair and lower.is_pair and self.high - 1 == lower.high
        return self[::2] == lower[::2] and self.low - 1 == lower.low


def ranks_of(first: str, second: str) -> tuple[int, int]:
    """Return two ranks as numbers, the higher one first."""
    a, b = (RANKS.index("T" if rank == "10" else rank.upper()) for rank in (first, second))
    return max(a, b), min(a, b)


ALL_CLASSES = tuple(HandClass(*ranks_of(*name[:2]), name[2:]) for name in CLASS_NAMES)
"""`CLASS_NAMES` as values."""
