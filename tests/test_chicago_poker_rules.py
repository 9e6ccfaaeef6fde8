"""The rules of Chicago Poker as a value, the order of categories among them."""

from __future__ import annotations

import json
import pickle
import random

import pytest

from pokerloop.chicago_poker import Rules
from pokerloop.errors import InvalidRulesError
from pokerloop.hands.chicago_poker import ORDERS, Category
from pokerloop.texts import format_rules, parse_rules


def random_order(seed: int) -> tuple[str, ...]:
    return tuple(random.Random(seed).sample([str(name) for name in Category], len(Category)))


def test_defaults_are_the_whole_game() -> None:
    assert Rules() == Rules.preset("full")
    assert Rules().to_dict() == {
        "specials": True,
        "goal": "full",
        "open_tiles": "none",
        "order": "poker",
    }


@pytest.mark.parametrize("name", ["poker", "rarity"])
def test_named_orders_have_their_names(name: str) -> None:
    rules = Rules(order=[str(category) for category in ORDERS[name]])
    assert rules == Rules(order=name)
    assert rules.order == name


@pytest.mark.parametrize("seed", range(20))
def test_any_order(seed: int) -> None:
    order = random_order(seed)
    rules = Rules(order=order)
    assert rules.order == order
    assert rules == Rules(order=list(order)) == Rules(order=",".join(order))
    assert rules != Rules(order=random_order(seed + 1))
    assert hash(rules) == hash(Rules(order=order))
    assert pickle.loads(pickle.dumps(rules)) == rules
    assert eval(repr(rules)) == rules
    assert Rules.from_dict(json.loads(json.dumps(rules.to_dict()))) == rules
    assert parse_rules(Rules, format_rules(rules)) == rules


@pytest.mark.parametrize(
    "order",
    [
        "default",
        "",
        ["pair"],
        [*map(str, Category), "pair"],
        ["pair", *map(str, Category)][:11],
        [*[*map(str, Category)][:10], "pear"],
        ",".join(map(str, Category)).replace(",flush", ""),
        [0] * 11,
        3,
        True,
        None,
    ],
)
def test_no_order(order: object) -> None:
    with pytest.raises(InvalidRulesError, match=r"^rule 'order' takes poker, rarity, or all of"):
        Rules(order=order)


def test_rules_in_a_line() -> None:
    rules = parse_rules(Rules, "short open_tiles=3 specials=false")
    assert rules == Rules(goal="short", open_tiles=3, specials=False)
    assert format_rules(rules) == "short_no_specials open_tiles=3"


@pytest.mark.parametrize("tiles", [0, 7, "two", True])
def test_open_tiles_are_one_to_six(tiles: object) -> None:
    with pytest.raises(InvalidRulesError, match="'open_tiles' takes none or 1 to 6"):
        Rules(open_tiles=tiles)
