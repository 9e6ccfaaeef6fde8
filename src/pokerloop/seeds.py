"""Seeds in, seeds out: every random call takes one and its result carries it."""

from __future__ import annotations

import operator
import secrets
from typing import SupportsIndex, TypeAlias

import numpy as np

from pokerloop.checks import whole

__all__ = ["SeedLike", "index_number", "seed_number"]

SeedLike: TypeAlias = SupportsIndex | np.random.SeedSequence | np.random.Generator | None
"""An int, a NumPy ``SeedSequence`` or ``Generator``, or None for a fresh seed."""

_BITS = 64


def seed_number(seed: SeedLike) -> int:
    """Return the 64-bit seed that reproduces what a random call does.

    A ``Generator`` is advanced by one draw; None gives a fresh seed.

    Raises
    ------
    ValueError
        For a negative number or one of more than 64 bits.
    TypeError
        For anything that is no seed.

    Examples
    --------
    >>> seed_number(7)
    7
    """
    if seed is None:
        return secrets.randbits(32)
    if isinstance(seed, np.random.Generator):
        return int(seed.integers(2**63))
    if isinstance(seed, np.random.SeedSequence):
        return int(seed.generate_state(1, np.uint64)[0])
    if isinstance(seed, bool) or not hasattr(seed, "__index__"):
        raise TypeError(f"expected a seed (int, SeedSequence or Generator), not {seed!r}")
    number = operator.index(seed)
    if not 0 <= number < 2**_BITS:
        raise ValueError(f"expected a seed from 0 to 2**{_BITS} - 1, not {number}")
    return number


def index_number(index: SupportsIndex) -> int:
    """Return which game of a seed is meant.

    Raises
    ------
    ValueError
        For anything but a whole number of at most 64 bits.

    Examples
    --------
    >>> index_number(7)
    7
    """
    return whole("game's index", index, 0, 2**_BITS - 1)
