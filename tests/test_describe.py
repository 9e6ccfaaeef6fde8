"""Hands in words."""

from __future__ import annotations

import numpy as np
import pytest

from pokerloop import _core, hands
from pokerloop.hands import chicago_poker
from tests import oracle
from tests.agreement import random_hands

pytestmark = pytest.mark.sanitizer


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        ("As", "high card, ace"),
        ("As 2d", "high card, ace two"),
        ("As Ad", "pair of aces"),
        ("6s 6d 2c", "pair of sixes, two kicker"),
        ("Qs Qd Qh", "three of a kind, queens"),
        ("6s 6d 3c 3d", "two pair, sixes and threes"),
        ("8s 8d 8h 8c", "four of a kind, eights"),
        ("Ah Kd 9s 4c 2d", "high card, ace king nine four two"),
        ("9c 9d Ah Qs 4d", "pair of nines, ace queen four kickers"),
        ("As Ad Ks Kd Qh", "two pair, aces and kings, queen kicker"),
        ("5s 5d 5h Ac Kd", "three of a kind, fives, ace king kickers"),
        ("9s Td Jh Qc Kd", "straight, king high"),
        ("As 2d 3h 4c 5d", "straight, five high"),
        ("Ad Qd 9d 4d 2d", "flush, ace queen nine four two"),
        ("7c 7d 7h Ks Kd", "full house, sevens full of kings"),
        ("8s 8d 8h 8c Ad", "four of a kind, eights, ace kicker"),
        ("5h 6h 7h 8h 9h", "straight flush, nine high"),
        ("Ts Js Qs Ks As", "royal flush"),
        ("Ts Js Qs Ks As Ad Ac", "royal flush"),
        ("7c 7d 7h Ks Kd Kc 2d", "full house, kings full of sevens"),
        ("2c 2d 3c 3d 4c 4d Ah", "two pair, fours and threes, ace kicker"),
    ],
)
def test_standard(cards: str, words: str) -> None:
    assert hands.describe(cards) == words


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        ("15p", "high card, 15"),
        ("9r 9y 10g", "pair of 9s, 10 kicker"),
        ("9r 9y 10g 10b", "two pair, 10s and 9s"),
        ("2r 2y 2g", "three of a kind, 2s"),
        ("2r 2y 2g 2b 1r", "four of a kind, 2s, 1 kicker"),
        ("2r 2y 2g 3b 3r", "full house, 2s full of 3s"),
        ("1r 3r 5r 7r 9r", "flush, 9 7 5 3 1"),
        ("1r 2r 3r 4r 5y", "straight, 5 high"),
        ("1r 2y 3g 4b 5p", "rainbow straight, 5 high"),
        ("11r 12r 13r 14r 15r", "straight flush, 15 high"),
        ("4r 4y 4g 4b 4p", "Chicago Poker, 4s"),
    ],
)
def test_chicago_poker(cards: str, words: str) -> None:
    assert chicago_poker.describe(cards) == words
    assert chicago_poker.describe(cards, order="rarity") == words
    assert chicago_poker.describe(cards, order=list(chicago_poker.Category)) == words


def test_arrays_are_described_row_by_row() -> None:
    dealt = random_hands(500, 7, seed=1)
    assert hands.describe(dealt).tolist() == [hands.describe(hand) for hand in dealt.tolist()]
    dealt = random_hands(500, 4, deck=75, seed=1)
    words = [chicago_poker.describe(hand) for hand in dealt.tolist()]
    assert chicago_poker.describe(dealt).tolist() == words


@pytest.mark.parametrize("cards", [1, 2, 3, 4, 5, 7])
def test_words_say_all_that_decides(cards: int) -> None:
    dealt = random_hands(2_000, cards, seed=cards)
    words, strengths = hands.describe(dealt), hands.rank(dealt)
    pairs = set(zip(words.tolist(), strengths.tolist(), strict=True))
    assert len(pairs) == len(np.unique(words)) == len(np.unique(strengths))


def test_deciding_ranks_are_those_of_the_oracle() -> None:
    for cards in (1, 2, 3, 4, 5):
        for hand in random_hands(1_000, cards, seed=cards).tolist():
            category, *ranks = oracle.standard(hand)
            read = _core.deciding_ranks(hands.rank(hand))
            assert read == (ranks[:1] if category in (4, 8) else ranks)
