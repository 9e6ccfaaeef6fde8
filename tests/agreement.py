"""Random hands, and whether two ways of ranking them say the same."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
import numpy.typing as npt


def random_hands(count: int, cards: int, *, deck: int = 52, seed: int) -> npt.NDArray[np.uint8]:
    """Return hands of different cards, in random order."""
    draws = np.random.default_rng(seed).random((count, deck), dtype=np.float32)
    return np.argpartition(draws, cards, axis=1)[:, :cards].astype(np.uint8)


def disagreements(strengths: npt.NDArray[Any], worths: Iterable[Any]) -> list[tuple[Any, Any]]:
    """Return neighbouring (strength, worth) pairs that do not rise together; none if all agree."""
    pairs = sorted(set(zip(strengths.tolist(), worths, strict=True)))
    return [
        (low, high)
        for low, high in zip(pairs, pairs[1:], strict=False)
        if not (low[0] < high[0] and low[1] < high[1])
    ]
