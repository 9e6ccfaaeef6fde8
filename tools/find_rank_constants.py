"""Finds the constants whose sums the look-up tables of csrc/hands are indexed by.

Each rank gets the smallest constant for which hands of the same number of cards still have
different sums, whichever ranks they hold. Adding i cards of the new rank, of constant c, to a hand
with sum a must not meet j cards added to one with sum b: c must not be (a - b) / (j - i). The
differences of all sums are found at once, by correlation. Takes a few seconds and prints what
stands in standard.hpp and chicago_poker.hpp.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from scipy import fft

Sums = list[npt.NDArray[np.int64]]  # by number of cards


def no_cards(cards: int) -> Sums:
    return [np.zeros(int(n == 0), dtype=np.int64) for n in range(cards + 1)]


def with_rank(sums: Sums, constant: int, copies: int) -> Sums:
    """Return the sums once hands may also hold 0 to `copies` cards of one more rank."""
    return [
        np.concatenate([sums[n - i] + i * constant for i in range(min(copies, n) + 1)])
        for n in range(len(sums))
    ]


def forbidden(sums: Sums, ranks: int, copies: int, below: int) -> npt.NDArray[np.bool_]:
    """Tell which constants below a limit would give two hands the same sum.

    Hands with equal sums still have them when both get the same cards more. So where any two hands
    have room for that among the `ranks` ranks, it is enough to look at the largest.
    """
    largest = len(sums) - 1
    sizes = [largest] if copies * ranks >= 2 * largest - 1 else range(largest + 1)
    size = fft.next_fast_len(2 * max(int(s.max(initial=0)) for s in sums) + 2)
    spectra = []
    for reached in sums:
        indicator = np.zeros(size)
        indicator[reached] = 1
        spectra.append(fft.rfft(indicator))
    bad = np.zeros(below, dtype=np.bool_)
    for n in sizes:
        for j in range(1, min(copies, n) + 1):
            for i in range(j):
                pairs = fft.irfft(spectra[n - i] * np.conj(spectra[n - j]), size)
                differences = np.flatnonzero(pairs[: size // 2] > 0.5)
                constants = differences[differences % (j - i) == 0] // (j - i)
                bad[constants[constants < below]] = True
    return bad


def search(ranks: int, copies: int, cards: int, below: int) -> list[int]:
    """Return a constant for each rank."""
    constants: list[int] = []
    sums = no_cards(cards)
    for rank in range(ranks):
        free = np.flatnonzero(~forbidden(sums, rank + 1, copies, below))
        constants.append(int(free[0]))
        sums = with_rank(sums, constants[-1], copies)
    return constants


if __name__ == "__main__":
    print("52 cards, hands of 0 to 7:", search(13, 4, 7, 1 << 22))
    print("75 cards, hands of 0 to 5:", search(15, 5, 5, 1 << 20))
