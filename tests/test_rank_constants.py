"""The constants behind the look-up tables still do what they were searched for."""

from __future__ import annotations

import numpy as np
import pytest

from pokerloop import _core
from tools import find_rank_constants


@pytest.mark.parametrize(
    ("constants", "copies", "cards", "bits", "hands"),
    [(_core.rank_constants, 4, 7, 23, 49_205), (_core.value_constants, 5, 5, 21, 11_628)],
)
def test_hands_of_one_size_have_different_sums(
    constants: list[int], copies: int, cards: int, bits: int, hands: int
) -> None:
    sums = find_rank_constants.no_cards(cards)
    for constant in constants:
        sums = find_rank_constants.with_rank(sums, constant, copies)
    assert len(sums[cards]) == hands
    for of_one_size in sums:
        assert len(np.unique(of_one_size)) == len(of_one_size)
        assert of_one_size.max() < 1 << bits


def test_search_finds_the_constants_again() -> None:
    assert find_rank_constants.search(15, 5, 5, 1 << 20) == _core.value_constants
    assert find_rank_constants.search(9, 4, 7, 1 << 16) == _core.rank_constants[:9]
