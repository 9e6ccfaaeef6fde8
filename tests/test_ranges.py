"""Ranges: what their text means, what is wrong with it, and that text and range go together."""

from __future__ import annotations

import pickle
from itertools import combinations

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pokerloop import equity
from pokerloop.cards import Card
from pokerloop.errors import InvalidCardError, InvalidRangeError
from pokerloop.ranges import CLASSES, Range

RANKS = "23456789TJQKA"


def classes_in(text: str) -> set[str]:
    """Return the classes of the hands in a range, named anew from their cards."""
    names = set()
    for high, low in Range(text):
        suits = "" if high.rank == low.rank else "s" if high.suit == low.suit else "o"
        names.add(RANKS[high.rank] + RANKS[low.rank] + suits)
    return names


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("QQ", "QQ"),
        ("QQ+", "QQ KK AA"),
        ("22+", "22 33 44 55 66 77 88 99 TT JJ QQ KK AA"),
        ("AKs", "AKs"),
        ("KAo", "AKo"),
        ("AK", "AKs AKo"),
        ("ATs+", "ATs AJs AQs AKs"),
        ("K9o+", "K9o KTo KJo KQo"),
        ("AQ+", "AQs AQo AKs AKo"),
        ("AKs+", "AKs"),
        ("76s+", "76s"),
        ("99-66", "99 88 77 66"),
        ("66-99", "99 88 77 66"),
        ("A5s-A2s", "A5s A4s A3s A2s"),
        ("A2o-A4o", "A4o A3o A2o"),
        ("KT-K9", "KTs KTo K9s K9o"),
        ("76s-54s", "76s 65s 54s"),
        ("T8o-86o", "T8o 97o 86o"),
        ("A5s - A2s , QQ + ".replace(" +", "+"), "A5s A4s A3s A2s QQ KK AA"),
        ("qq+ aks t9S", "QQ KK AA AKs T9s"),
        ("1010, K10s", "TT KTs"),
        ("0%", ""),
        ("0.5%", "AA"),
        ("1%", "AA KK"),
        ("", ""),
        (" , ", ""),
    ],
)
def test_tokens(text: str, expected: str) -> None:
    assert classes_in(text) == set(expected.split())
    assert Range(text).total == len(Range(text))


def test_sizes_of_classes() -> None:
    assert [len(Range(text)) for text in ("QQ", "AKs", "AKo", "AK", "random", "100%")] == [
        *(6, 4, 12, 16),
        *(1326, 1326),
    ]


def test_single_hands_of_any_size() -> None:
    assert [str(card) for card in next(iter(Range("Kd Ah")))] == ["Ah", "Kd"]
    assert len(Range("AhKh, KhAh QdQs")) == 2
    assert Range("AsAhKsKh AdAcKdKc:0.5").cards == 4
    assert Range("As Ah Ks Kh").cards == 4
    assert Range("").cards == 0


def test_weights() -> None:
    hands = Range("QQ+:0.5, AKs, KK:0.25, AhKh:0, 76s : .125")
    assert (hands["QsQd"], hands["KsKd"], hands["AsKs"], hands["7h6h"]) == (0.5, 0.25, 1, 0.125)
    assert hands["AhKh"] == hands["2c7d"] == 0
    assert "AhKh" not in hands
    assert "KsAs" in hands
    assert hands.total == 6 * 0.5 + 6 * 0.25 + 6 * 0.5 + 3 + 4 * 0.125
    assert hands.weights.sum() == hands.total
    assert hands.ids.shape == (len(hands), 2)
    assert Range({"QQ+": 0.5, "AKs": 1, "AhKh": 0}) == Range("QQ+:0.5, AKs, AhKh:0")
    assert Range({"QQ": 1 / 3})["QcQd"] == 0.333333


@pytest.mark.parametrize("share", [1, 5, 20, 33.3, 62.5, 99, 100])
def test_percent_is_the_best_hands_that_fit(share: float) -> None:
    hands = Range(f"{share}%")
    assert len(hands) <= share / 100 * 1326 < len(hands) + 12
    assert [name for name in CLASSES if name in classes_in(f"{share}%")] == list(
        CLASSES[: len(classes_in(f"{share}%"))]
    )


def test_classes_are_in_the_order_of_their_equity() -> None:
    assert len(set(CLASSES)) == 169
    # All of them take a minute; neighbours here and there are enough to see a wrong order.
    asked = (0, 1, 22, 23, 81, 82, 120, 121, 167, 168)
    equities = [equity.exact([CLASSES[i], "random"], workers=2).players[0].equity for i in asked]
    assert equities == sorted(equities, reverse=True)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("QQ+, AKx", "'AKx' is not a part of a range in 'QQ+, AKx'"),
        ("QQs", "'QQs'"),
        ("A5s-K2s", "'A5s-K2s'"),
        ("AKs-AQo", "'AKs-AQo'"),
        ("AA-AK", "'AA-AK'"),
        ("A2+-A5", "'A2+-A5'"),
        ("AKs:1.5", "weight from 0 to 1"),
        ("AKs:", "'AKs:'"),
        ("AKs:-1", "'AKs:-1'"),
        ("AKs:nan", "'AKs:nan'"),
        ("AKs:1:1", "'AKs:1:1'"),
        ("101%", "at most 100%"),
        ("-5%", "'-5%'"),
        ("AhAh", "Ah appears twice"),
        ("AhK", "'AhK'"),
        ("rando", "'rando'"),
        ("AhKh, AsKsQs", "hands of 2 and of 3 cards"),
        ("AhKh\x00", "AhKh"),
        ("ＡＫ", "ＡＫ"),
    ],
)
def test_bad_token_is_named(text: str, named: str) -> None:
    with pytest.raises(InvalidRangeError) as error:
        Range(text)
    assert named in str(error.value)


@pytest.mark.parametrize("source", [None, 5, ["AKs"], b"AKs", 2.5])
def test_weird_sources(source: object) -> None:
    with pytest.raises(InvalidRangeError, match="expected the text of a range"):
        Range(source)  # type: ignore[arg-type]


def test_weird_weights_of_a_mapping() -> None:
    for weight in (2, -1, "x", None, float("nan")):
        with pytest.raises(InvalidRangeError):
            Range({"AKs": weight})  # type: ignore[dict-item]


# ---- Text and back ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "QQ+, AKs, A5s-A2s, 76s:0.5",
        "random",
        "random:0.25",
        "KK-22, A2+, K2+",
        "AK, AQs, AQo:0.5",
        "99-66, T9s",
        "22",
        "AhKh, QsQd:0.333333",
        "AsAhKsKh, AdAcKdKc:0.5",
        "",
    ],
)
def test_text_comes_back_as_it_was(text: str) -> None:
    assert str(Range(text)) == text
    assert eval(repr(Range(text))) == Range(text)


SOME_HANDS = [
    "".join(str(Card(card)) for card in hand) for hand in combinations(range(0, 52, 3), 2)
]
WEIGHTS = st.integers(1, 1_000_000).map(lambda millionths: f"{millionths / 1e6:.6f}")
TOKENS = st.one_of(st.sampled_from(CLASSES), st.sampled_from(SOME_HANDS))
TEXTS = st.lists(
    st.tuples(TOKENS, st.one_of(st.just("1"), st.just("0.5"), WEIGHTS)), max_size=30
).map(lambda pairs: ", ".join(f"{token}:{weight}" for token, weight in pairs))


@given(TEXTS)
def test_range_survives_its_text(text: str) -> None:
    hands = Range(text)
    assert Range(str(hands)) == hands
    assert hash(Range(str(hands))) == hash(hands)
    assert pickle.loads(pickle.dumps(hands)) == hands


@given(st.text(alphabet="AKQT92shcdo+-:%,. 01", max_size=12))
@example(":1")
def test_any_text_is_a_range_or_an_error_of_ours(text: str) -> None:
    try:
        hands = Range(text)
    except InvalidRangeError:
        return
    assert Range(str(hands)) == hands


# ---- Sets of hands ----------------------------------------------------------------------------


def test_operations() -> None:
    ours, theirs = Range("QQ+, AKs:0.5"), Range("KK:0.25, AK")
    assert ours | theirs == Range("QQ+, AK")
    assert ours & theirs == Range("KK:0.25, AKs:0.5")
    assert ours - theirs == Range("QQ, AA")
    assert Range("AA, AKs").without("As 2c") == Range("AcAd, AcAh, AdAh, AcKc, AdKd, AhKh")
    with pytest.raises(InvalidCardError):
        ours.without("Xx")
    assert ours != "QQ+, AKs:0.5"
    assert Range(ours) == ours


def test_grid() -> None:
    grid = Range("AA, AKs:0.5, AhKd, 22").grid
    assert grid.shape == (13, 13)
    assert (grid[0, 0], grid[0, 1], grid[1, 0], grid[12, 12]) == (1, 0.5, 1 / 12, 1)
    assert np.isclose(grid.sum(), 2.5 + 1 / 12)
