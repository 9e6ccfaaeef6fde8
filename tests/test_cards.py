"""Cards and their text."""

from __future__ import annotations

import copy
import json
import pickle
import re
from itertools import product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pokerloop.cards import Card, GangsterCard, parse_cards, parse_gangster_cards
from pokerloop.errors import InvalidCardError

pytestmark = pytest.mark.sanitizer

DECK = [rank + suit for rank, suit in product("23456789TJQKA", "cdhs")]
GANGSTERS = [f"{value}{colour}" for value, colour in product(range(1, 16), "rygbp")]
SPECIALS = ["raid1", "raid2", "liquidation", "limousine", "revolver", "bribe"]

separators = st.sampled_from(["", " ", ",", ", ", "\n", "  ,\t"])
standard_hands = st.lists(st.integers(0, 51), unique=True)
gangster_hands = st.lists(st.integers(0, 80), unique=True)


def test_ids_go_by_rank_then_suit() -> None:
    assert [str(Card(i)) for i in range(52)] == DECK
    assert [str(GangsterCard(i)) for i in range(81)] == GANGSTERS + SPECIALS


@given(standard_hands, separators)
def test_standard_text_parses_back(ids: list[int], separator: str) -> None:
    assert parse_cards(separator.join(str(Card(i)) for i in ids)) == ids
    assert parse_cards(separator.join(Card(i).pretty for i in ids)) == ids


@given(gangster_hands, separators)
def test_gangster_text_parses_back(ids: list[int], separator: str) -> None:
    text = separator.join(str(GangsterCard(i)) for i in ids)
    assert parse_gangster_cards(text) == ids
    assert parse_gangster_cards(text.upper()) == ids


@given(st.text())
def test_any_text_is_cards_or_a_short_error(text: str) -> None:
    for parse in (parse_cards, parse_gangster_cards):
        try:
            cards = parse(text)
        except InvalidCardError as error:
            message = str(error)
        else:
            message = ""
            assert parse("".join(map(str, cards))) == cards
        assert len(message) < 500
        assert message.isprintable() or not text.isprintable()


@pytest.mark.parametrize(
    "text",
    ["Th", "th", "tH", "10h", "10H", "T♥", "T♡", "10♥\ufe0f", "T♡\ufe0e", " Th ", ",Th,"],
)
def test_ways_to_write_a_card(text: str) -> None:
    assert parse_cards(text) == [Card("Th")]
    assert Card(text) == Card(34)


def test_unicode_suits() -> None:
    assert parse_cards("A♣A♦A♥A♠") == [48, 49, 50, 51]
    assert parse_cards("A♧A♢A♡A♤") == [48, 49, 50, 51]
    assert [Card(i).pretty for i in range(48, 52)] == ["A♣", "A♦", "A♥", "A♠"]


def test_text_without_separators() -> None:
    assert parse_cards("10hTcAs") == [34, 32, 51]
    assert parse_gangster_cards("1r15p9bbribe") == [0, 74, 43, 80]


def test_no_text_is_no_cards() -> None:
    assert parse_cards("") == []
    assert parse_cards(" , ") == []
    assert parse_gangster_cards("") == []


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("As Xs", "'Xs' is not a card in 'As Xs'; expected a rank"),
        ("AsKx", "'Kx' is not a card in 'AsKx'"),
        ("A", "'A' is not a card; expected a rank"),
        ("1s", "'1s' is not a card"),
        ("11s", "'11s' is not a card"),
        ("As;Kd", "';Kd' is not a card in 'As;Kd'"),
        ("As 🂡", "'🂡' is not a card in 'As 🂡'"),
        ("As\x00Kd", r"'\x00Kd' is not a card in 'As\x00Kd'"),
        ("é" * 100, "'" + "é" * 40 + "...' is not a card;"),
        ("A♠♠", "'♠' is not a card in 'A♠♠'"),
        ("\ud800", r"'\ud800' is not a card"),
        ("10h Th", "the card Th appears twice in '10h Th'"),
        ("AsAs", "the card As appears twice in 'AsAs'"),
    ],
)
def test_wrong_standard_text(text: str, message: str) -> None:
    with pytest.raises(InvalidCardError, match=re.escape(message)):
        parse_cards(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("9r 16b", "'16b' is not a card in '9r 16b'; expected a value 1 to 15"),
        ("0r", "'0r' is not a card"),
        ("01r", "'01r' is not a card"),
        ("9c", "'9c' is not a card"),
        ("raid3", "'raid3' is not a card"),
        ("9r, 9R", "the card 9r appears twice in '9r, 9R'"),
        ("bribe BRIBE", "the card bribe appears twice"),
    ],
)
def test_wrong_gangster_text(text: str, message: str) -> None:
    with pytest.raises(InvalidCardError, match=re.escape(message)):
        parse_gangster_cards(text)


@pytest.mark.parametrize("card", ["", "As Ks", 52, -1, 10**30, 1.0, None, True, b"As", np.True_])
def test_not_a_standard_card(card: object) -> None:
    with pytest.raises(InvalidCardError, match="expected"):
        Card(card)  # type: ignore[arg-type]


@pytest.mark.parametrize("card", ["", "1r 2r", 81, -1, 2.5])
def test_not_a_gangster_card(card: object) -> None:
    with pytest.raises(InvalidCardError, match="expected"):
        GangsterCard(card)  # type: ignore[arg-type]


@pytest.mark.parametrize("card", [*map(Card, range(52)), *map(GangsterCard, range(81))])
def test_repr_pickle_and_copy_give_the_card_back(card: Card | GangsterCard) -> None:
    for other in (
        eval(repr(card)),
        pickle.loads(pickle.dumps(card)),
        copy.deepcopy(card),
        type(card)(str(card)),
        type(card)(np.uint8(card)),  # type: ignore[arg-type]
    ):
        assert other == card
        assert type(other) is type(card)


def test_cards_are_integers() -> None:
    assert Card("As") == 51
    assert Card("As") in {51}
    assert Card("2c") < Card("2d") < Card("3c")
    assert json.dumps([Card("As")]) == "[51]"
    assert np.array([Card("As"), Card("2c")]).tolist() == [51, 0]
    assert f"{Card('As')}" == "As"


def test_parts_of_cards() -> None:
    assert (Card("Td").rank, Card("Td").suit) == (8, 1)
    card = GangsterCard("10b")
    assert (card.value, card.colour, card.is_special, card.pretty) == (10, 3, False, "10b")
    raid = GangsterCard("raid2")
    assert (raid.value, raid.colour, raid.is_special) == (0, None, True)
