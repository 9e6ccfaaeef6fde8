"""Finds the order of starting hands in pokerloop.ranges.CLASSES.

Counts the equity of each of the 169 classes of two cards against a random hand, exactly, and
prints them from the best to the worst. Takes some minutes.
"""

from __future__ import annotations

import os
import textwrap

from pokerloop import equity

RANKS = "AKQJT98765432"


def classes() -> list[str]:
    """Return the classes: a pair where the ranks meet, suited before and offsuit after it."""
    return [
        a + b if a == b else (a + b + "s" if i < j else b + a + "o")
        for i, a in enumerate(RANKS)
        for j, b in enumerate(RANKS)
    ]


def main() -> None:
    found = {
        name: equity.exact([name, "random"], workers=os.cpu_count() or 1).players[0].equity
        for name in classes()
    }
    best_first = sorted(found, key=lambda name: -found[name])
    print(textwrap.fill(" ".join(best_first), 96))


if __name__ == "__main__":
    main()
