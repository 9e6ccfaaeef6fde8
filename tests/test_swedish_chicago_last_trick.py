"""The weights of the chance of the last trick still hold for hands as they are played."""

from __future__ import annotations

import random
from math import exp
from pathlib import Path

import numpy as np
import pytest

from pokerloop._core import swedish_chicago as core
from tools import fit_last_trick

DEALS = 1000
NEVER_FITTED = 1_000_000  # the number of a deal that no weights were fitted to

PRINTED = Path(__file__).parent / "golden" / "last_trick.txt"
"""What tools/fit_last_trick.py printed."""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_low_middling_and_high_hands_win_as_often_as_the_chance_says(players: int) -> None:
    ranks, won = fit_last_trick.sample(players, NEVER_FITTED, DEALS, random.Random(-players))
    chance = np.array([core.last_trick_chance(list(map(int, hand)), players) for hand in ranks])
    for third in np.array_split(np.argsort(chance), 3):
        error = np.sqrt((chance[third] * (1 - chance[third])).sum())
        assert abs((won - chance)[third].sum()) < 3 * error
        # And that is no wide net: it would tell if hands won a tenth more or less.
        assert 3 * error < 0.1 * len(third)


@pytest.mark.parametrize("line", PRINTED.read_text().splitlines())
def test_weights_stand_in_the_code_as_printed(line: str) -> None:
    players, row = line.split(" players: ")
    constant, slope, curve = map(float, row.split(", "))
    for hand in ([0, 0, 0, 0, 1], [3, 5, 7, 9, 11], [9, 10, 11, 12, 12]):
        high = sum(exp((rank - 12) / 4) for rank in hand)
        expected = 1 / (1 + exp(-(constant + slope * high + curve * high**2)))
        assert core.last_trick_chance(hand, int(players)) == pytest.approx(expected, abs=6e-5)


def test_a_small_fit_is_repeated() -> None:
    """It changes when tricks are played differently; then all weights are to be fitted anew."""
    assert fit_last_trick.row(4, 300) == "-1.370, 0.843, 0.009"
