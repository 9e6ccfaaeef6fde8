"""Rule sets: one line a rule, and everything generic that is made from those lines."""

from __future__ import annotations

import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pokerloop import ofc
from pokerloop.errors import InvalidRulesError
from pokerloop.ofc import Rules

pytestmark = pytest.mark.sanitizer

FIELDS = {field.name: field for field in Rules.fields()}


def allowed_values(name: str) -> st.SearchStrategy[Any]:
    field = FIELDS[name]
    if isinstance(field.default, bool):
        return st.booleans()
    if isinstance(field.default, int):
        lowest, highest = map(int, field.allowed.split(" to "))
        return st.integers(lowest, highest)
    return st.sampled_from(field.allowed.split(", "))


def changes() -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries({}, optional={name: allowed_values(name) for name in FIELDS})


@given(changes())
def test_a_rule_set_survives_every_form_it_takes(changed: dict[str, Any]) -> None:
    rules = Rules(**changed)
    assert rules.to_dict() == {name: field.default for name, field in FIELDS.items()} | changed
    assert eval(repr(rules)) == rules
    assert Rules.from_dict(rules.to_dict()) == rules
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(rules, protocol)) == rules
    assert Rules().replace(**changed) == rules
    assert hash(Rules(**changed)) == hash(rules)


@given(changes(), changes())
def test_rule_sets_are_equal_when_all_rules_are(
    first: dict[str, Any], second: dict[str, Any]
) -> None:
    a, b = Rules(**first), Rules(**second)
    assert (a == b) == (a.to_dict() == b.to_dict())


def test_every_rule_can_be_read_and_none_written() -> None:
    rules = Rules()
    for name, field in FIELDS.items():
        assert getattr(rules, name) == field.default
        assert field.meaning
        assert name in str(Rules.__init__.__doc__)
        with pytest.raises(AttributeError):
            setattr(rules, name, field.default)


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("scoop", -1, "0 to 100"),
        ("scoop", 101, "0 to 100"),
        ("scoop", 10**30, "0 to 100"),
        ("scoop", True, "0 to 100"),
        ("scoop", 3.0, "0 to 100"),
        ("scoop", "3", "0 to 100"),
        ("scoop", None, "0 to 100"),
        ("strict_rows", 1, "true or false"),
        ("cap", "some", "none, match, stacks, stacks_loser"),
        ("cap", 0, "none, match, stacks, stacks_loser"),
        ("deal", "Pineapple", "pineapple, classic, turbo"),
        ("fantasyland_cards_kings", 12, "13 to 17"),
        ("fantasyland_entry", "Q", "QQ"),
    ],
)
def test_a_wrong_value_names_the_rule_and_what_it_takes(
    name: str, value: object, expected: str
) -> None:
    with pytest.raises(InvalidRulesError) as caught:
        Rules(**{name: value})
    message = str(caught.value)
    assert name in message
    assert expected in message
    assert str(value) in message
    with pytest.raises(InvalidRulesError):
        Rules().replace(**{name: value})


def test_unknown_names_are_answered_with_those_there_are() -> None:
    with pytest.raises(InvalidRulesError, match=r"'scop'.*scoop"):
        Rules(scop=3)
    with pytest.raises(InvalidRulesError, match=r"'ananas'.*pineapple"):
        Rules.preset("ananas")
    for name in (5, None, b"pineapple", "\ud800", "pine\0apple"):
        with pytest.raises(InvalidRulesError, match="preset"):
            Rules.preset(name)
    for values in ([], None, {3: 4}, {"\ud800": 1}):
        with pytest.raises(InvalidRulesError):
            Rules.from_dict(values)


RUSSIAN = {
    "row_points": 2,
    "scoop": 0,
    "bottom_four_of_a_kind": 8,
    "bottom_straight_flush": 10,
    "bottom_royal_flush": 15,
    "middle_four_of_a_kind": 16,
    "middle_straight_flush": 20,
    "middle_royal_flush": 30,
}


def fantasyland_cards(queens: int, kings: int, aces: int, trips: int) -> dict[str, int]:
    return {
        "fantasyland_cards_queens": queens,
        "fantasyland_cards_kings": kings,
        "fantasyland_cards_aces": aces,
        "fantasyland_cards_trips": trips,
    }


THIRTEEN = fantasyland_cards(13, 13, 13, 13)


@pytest.mark.parametrize(
    ("preset", "differences"),
    [
        ("pineapple", {}),
        ("pineapple_progressive", fantasyland_cards(14, 15, 16, 17)),
        ("russian_classic", {"deal": "classic", **RUSSIAN, **THIRTEEN}),
        ("russian_turbo", {"deal": "turbo", **RUSSIAN, **THIRTEEN}),
        ("american_classic", {"deal": "classic", **THIRTEEN}),
        ("american_turbo", {"deal": "turbo", **THIRTEEN}),
        (
            "tonybet",
            {
                "deal": "classic",
                **RUSSIAN,
                **THIRTEEN,
                "full_house_middle_stays": True,
                "fantasyland_cards_repeat": "14",
                "cap": "stacks",
            },
        ),
    ],
)
def test_presets(preset: str, differences: dict[str, Any]) -> None:
    assert Rules.preset(preset) == Rules(**differences)
    assert Rules.presets()[preset]


def test_every_preset_is_tested_above() -> None:
    assert len(Rules.presets()) == 7


def test_default_scoring_is_american() -> None:
    rules = Rules()
    bottom = [rules.to_dict()[name] for name in FIELDS if name.startswith("bottom_")]
    middle = [rules.to_dict()[name] for name in FIELDS if name.startswith("middle_")]
    assert bottom == [2, 4, 6, 10, 15, 25]
    assert middle == [2, 4, 8, 12, 20, 30, 50]
    assert (rules.row_points, rules.scoop) == (1, 3)


def test_default_fantasyland_values_grow_with_the_cards() -> None:
    for preset in Rules.presets():
        values = ofc.default_fantasyland_values(Rules.preset(preset))
        assert list(values) == [13, 14, 15, 16, 17]
        assert sorted(values.values()) == list(values.values())
    once = ofc.default_fantasyland_values(Rules(fantasyland_repeat=False))
    assert all(once[cards] < ofc.default_fantasyland_values(Rules())[cards] for cards in once)
