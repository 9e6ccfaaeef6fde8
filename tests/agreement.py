"""Random hands, and whether two ways of ranking them say the same."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
import numpy.typing as npt


def random_hands(count: int, cards: int, *, deck: int = 52, seed: int) -> npt.NDArray[np.uint8]:
    """Return hands of different cards, in random order."""
    rng = np.random.default_rng(seed)
    blocks = []
    for start in range(0, count, 50_000):
        draws = rng.random((min(50_000, count - start), deck), dtype=np.float32)
        blocks.append(np.argpartition(draws, cards, axis=1)[:, :cards].astype(np.uint8))
    return np.concatenate(blocks)


def disagreements(strengths: npt.NDArray[Any], worths: Iterable[Any]) -> list[tuple[Any, Any]]:
    """Return neighbouring (strength, worth) pairs that do not rise together; none if all agree."""
    pairs = sorted(set(zip(strengths.tolist(), worths, strict=True)))
    return [
        (low, high)
        for low, high in zip(pairs, pairs[1:], strict=False)
        if not (low[0] < high[0] and low[1] < high[1])
    ]
