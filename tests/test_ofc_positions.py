"""Positions: what can arise, the text and JSON they come in, and every way to get them wrong."""

from __future__ import annotations

import json
import pickle
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pokerloop.errors import InvalidCardError, InvalidPositionError, InvalidRulesError
from pokerloop.ofc import Board, Opponent, Position, Rules

pytestmark = pytest.mark.sanitizer

TEXT = """
rules: pineapple scoop=4 full_house_middle_stays=true   # a preset and changes
top: As
middle: 9d 8d
bottom: Kd Kh 5c 5s
place: Ah 7d 2c
discards: 3h
dead: Jc
fantasyland value: 14=8 15=13

opponent:
  top: Qh
  middle: 6s 6c 4h
  bottom: Ts 9s 8s
opponent: fantasyland 14
"""
POSITION = Position(
    top="As",
    middle="9d 8d",
    bottom="Kd Kh 5c 5s",
    to_place="Ah 7d 2c",
    discards="3h",
    dead="Jc",
    fantasyland_value={14: 8, 15: 13},
    opponents=[Board("Qh", "6s 6c 4h", "Ts 9s 8s"), Opponent(fantasyland=14)],
    rules=Rules(scoop=4, full_house_middle_stays=True),
)

DEALS = {
    "pineapple": [(0, 5, 0), (5, 3, 0), (7, 3, 1), (9, 3, 2), (11, 3, 3)],
    "classic": [(0, 5, 0)] + [(placed, 1, 0) for placed in range(5, 13)],
    "turbo": [(0, 5, 0), (5, 4, 0), (9, 4, 0)],
}
PRESETS = {"pineapple": "pineapple", "classic": "russian_classic", "turbo": "russian_turbo"}


def fill(cards: list[int]) -> dict[str, list[int]]:
    return {"bottom": cards[:5], "middle": cards[5:10], "top": cards[10:]}


def test_text_and_parameters_say_the_same() -> None:
    assert Position.parse(TEXT) == POSITION
    assert POSITION.street() == 3


@pytest.mark.parametrize("deal", DEALS)
def test_each_street_has_its_cards_and_no_other_number_is_possible(deal: str) -> None:
    rules = Rules.preset(PRESETS[deal])
    possible = {counts: street for street, counts in enumerate(DEALS[deal], start=1)}
    for placed in range(14):
        for to_place in range(7):
            for discards in range(5):
                deck = list(range(52))
                position = Position(
                    **fill(deck[:placed]),
                    to_place=deck[20 : 20 + to_place],
                    discards=deck[30 : 30 + discards],
                )
                if street := possible.get((placed, to_place, discards)):
                    assert position.street(rules) == street
                else:
                    with pytest.raises(InvalidPositionError, match=deal):
                        position.street(rules)


def positions() -> st.SearchStrategy[Position]:
    @st.composite
    def draw_position(draw: st.DrawFn) -> Position:
        deal = draw(st.sampled_from(sorted(DEALS)))
        placed, to_place, discards = draw(st.sampled_from(DEALS[deal]))
        deck = draw(st.permutations(range(52)))
        take = iter(deck)

        def cards(count: int) -> list[int]:
            return [next(take) for _ in range(count)]

        position = {**fill(cards(placed)), "to_place": cards(to_place)}
        position["discards"] = cards(discards)
        position["dead"] = cards(draw(st.integers(0, 2)))
        opponents = [
            draw(
                st.sampled_from([Opponent(fantasyland=14), Opponent(Board(**fill(cards(placed))))])
            )
            for _ in range(draw(st.integers(0, 1 if deal == "pineapple" else 2)))
        ]
        values = st.one_of(
            st.none(),
            st.floats(-100, 100),
            st.dictionaries(st.integers(13, 17), st.integers(0, 50), min_size=1),
        )
        rules = draw(st.sampled_from([None, Rules.preset(PRESETS[deal]), Rules(deal=deal)]))
        return Position(
            **position, opponents=opponents, fantasyland_value=draw(values), rules=rules
        )

    return draw_position()


@given(positions())
def test_a_position_survives_every_form_it_takes(position: Position) -> None:
    assert Position.parse(str(position)) == position
    assert Position.from_dict(position.to_dict()) == position
    assert Position.parse(json.dumps(position.to_dict())) == position
    assert eval(repr(position)) == position
    assert pickle.loads(pickle.dumps(position)) == position
    assert hash(Position.from_dict(position.to_dict())) == hash(position)


OWN = {"bottom": "Kd Kh 5c 5s", "middle": "9d 8d", "top": "As", "to_place": "Ah 7d 2c"}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"to_place": "Ah 7d"}, "3 cards to place when 7 are on the board, not 2"),
        ({"to_place": ""}, "3 cards to place"),
        ({"discards": ""}, "1 discard when 7 are on the board, not 0"),
        ({"top": "As Kc"}, "0, 5, 7, 9 or 11 cards on the board, not 8"),
        ({"opponents": [Board("Qh", "6s 6c", "Ts 9s 8s")]}, "opponent 1 has 7 or 9 cards.* not 6"),
        ({"opponents": [Board("Qh", "6s 6c 4h", "Ts 9s 8s")] * 3}, "Qh"),
        (
            {"opponents": [Opponent(fantasyland=14)] * 3},
            "at most 2 opponents, not 3",
        ),
        (
            {"opponents": [Opponent(fantasyland=17)] * 2, "dead": "2d 2h 2s 3c 3d 3s"},
            "need 40 more cards .* only 35 are unseen",
        ),
    ],
)
def test_positions_that_cannot_arise(change: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Position(**{**OWN, "discards": "3h", **change}).street(Rules())


def test_a_card_in_two_places_is_named_with_both() -> None:
    groups = ("top", "middle", "bottom", "to_place", "discards", "dead", "opponents")
    for first in range(len(groups)):
        for second in range(first + 1, len(groups)):
            given = {
                name: [Board("7h")] if name == "opponents" else "7h"
                for name in (groups[first], groups[second])
            }
            with pytest.raises(InvalidCardError, match="7h") as caught:
                Position(**given)
            for name in (groups[first], groups[second]):
                assert ("opponent 1" if name == "opponents" else name) in str(caught.value)


def test_opponents_may_have_acted_or_not_or_be_finished() -> None:
    deck = [card for card in range(52) if card not in (51, 50, 3)]
    hidden = random.Random(1).sample(deck, 26)
    for count in (7, 9, 13):
        seen = [card for card in hidden if card not in (29, 25, 45, 46, 12, 15, 21, 0, 6)]
        Position(
            **{**OWN, "discards": "3h"},
            opponents=[Board(**fill([c for c in seen if c not in used()][:count]))],
        ).street(Rules())


def used() -> set[int]:
    position = Position(**{**OWN, "discards": "3h"})
    board = position.board
    return {*board.top, *board.middle, *board.bottom, *position.to_place, *position.discards}


@pytest.mark.parametrize(
    ("text", "error", "message"),
    [
        ("", InvalidPositionError, "empty"),
        ("# nothing\n\n", InvalidPositionError, "empty"),
        ("top As", InvalidPositionError, "line 1: 'top As'"),
        ("top: As\ntopp: Kd", InvalidPositionError, "line 2.*topp"),
        ("top: As\ntop: Kd", InvalidPositionError, "line 2: 'top' is given twice"),
        ("place: As\nto_place: Kd", InvalidPositionError, "line 2"),
        ("top: Az", InvalidCardError, "Az"),
        ("rules: pineaple", InvalidRulesError, "line 1.*pineaple"),
        ("rules: pineapple scop=3", InvalidRulesError, "line 1.*scop"),
        ("rules: pineapple classic", InvalidRulesError, "rule=value"),
        ("fantasyland_value: eight", InvalidPositionError, "line 1.*eight"),
        ("fantasyland_value: nan", InvalidPositionError, "finite"),
        ("fantasyland_value: 14=8 14=9", InvalidPositionError, "twice"),
        ("rules: scoop=1 scoop=2", InvalidRulesError, "twice"),
        ("rules: scoop=1_0", InvalidRulesError, "1_0"),
        ("rules: \x1b[31m", InvalidRulesError, r"line 1: .*x1[bB]"),
        ('{"fantasyland_value": 1' + "0" * 400 + "}", InvalidPositionError, "finite"),
        ('{"fantasyland_value": 1' + "0" * 5000 + "}", InvalidPositionError, "no JSON"),
        ('{"fantasyland_value": {"014": 8}}', InvalidPositionError, "014"),
        ('{"opponents": [{"fantasyland": 14.0}]}', InvalidPositionError, "14.0"),
        ('{"dead": ' + "[" * 100_000, InvalidPositionError, "no JSON"),
        ('{"rules": "\\ud800"}', InvalidRulesError, "ud800"),
        ('{"rules": {"deal": "\\ud800"}}', InvalidRulesError, "ud800"),
        ('{"rules": {"\\ud800": 1}}', InvalidRulesError, "ud800"),
        ("fantasyland_value: 12=3", InvalidPositionError, "13 to 17"),
        ("opponent: fantasy", InvalidPositionError, "line 1.*fantasyland 14"),
        ("opponent: fantasyland 12", InvalidPositionError, "line 1: .*13, 14, 15, 16 or 17"),
        ("opponent: fantasyland 14\n\ntop: As", InvalidPositionError, "line 3: .*no cards yet"),
        ("top: As\n# ace\nplace: Ks As", InvalidCardError, "line 3: .*As .*in top and in to_place"),
        ("place: As\nopponent:\nbottom: As", InvalidCardError, "line 3: .*As"),
        ("bottom: As\ntop: Ks Qs Js Ts", InvalidPositionError, "line 2: .*top"),
        ("{", InvalidPositionError, "JSON"),
        ('{"top": "As", "top": "Ks"}', InvalidPositionError, "twice"),
        ('{"tops": "As"}', InvalidPositionError, "tops"),
        ('{"opponents": "As"}', InvalidPositionError, "list"),
        ('{"opponents": ["As"]}', InvalidPositionError, "opponent"),
        ('{"opponents": [{"left": "As"}]}', InvalidPositionError, "left"),
        ('{"fantasyland_value": "8"}', InvalidPositionError, "'8'"),
        ('{"fantasyland_value": {"x": 8}}', InvalidPositionError, "x"),
        ('{"rules": "pine"}', InvalidRulesError, "pine"),
        ('{"rules": {"scoop": "x"}}', InvalidRulesError, "scoop"),
        ('{"rules": 3}', InvalidRulesError, "3"),
        ('{"top": 3}', InvalidCardError, "3"),
        ('{"top": ["As", 99]}', InvalidCardError, "99"),
        ('{"top": null}', InvalidCardError, "None"),
    ],
)
def test_text_that_is_no_position(text: str, error: type[ValueError], message: str) -> None:
    with pytest.raises(error, match=message):
        Position.parse(text)


@pytest.mark.parametrize(
    "value", ["8", float("nan"), float("inf"), 1e7, 10**400, True, {}, {12: 3}, {14: "8"}, [8]]
)
def test_fantasyland_values_are_finite_numbers(value: object) -> None:
    with pytest.raises(InvalidPositionError):
        Position(fantasyland_value=value)


def test_opponents_are_boards() -> None:
    with pytest.raises(InvalidPositionError, match="'As'"):
        Position(opponents=["As"])
    with pytest.raises(InvalidPositionError, match="'As'"):
        Opponent("As")


@pytest.mark.parametrize("cards", [12, 18, -1, True, 14.0, "14", None])
def test_fantasyland_has_13_to_17_cards(cards: object) -> None:
    with pytest.raises(InvalidPositionError, match=r"13, 14, 15, 16 or 17"):
        Opponent(fantasyland=cards)


def test_an_opponent_in_fantasyland_shows_nothing() -> None:
    with pytest.raises(InvalidPositionError, match="shows no cards"):
        Opponent(Board("Qh"), 14)
    with pytest.raises(InvalidPositionError, match="do not play"):
        Position(to_place="As Kd Qh 2c 3c", opponents=[Opponent(fantasyland=14)]).street(
            Rules(fantasyland=False)
        )


def test_a_position_is_frozen() -> None:
    for name in ("to_place", "board", "rules", "else"):
        with pytest.raises(AttributeError, match=name):
            setattr(POSITION, name, ())
        with pytest.raises(AttributeError):
            delattr(POSITION, name)
    with pytest.raises(TypeError):
        POSITION.fantasyland_value[14] = 9


@pytest.mark.parametrize("preset", Rules.presets())
def test_all_rules_can_be_written(preset: str) -> None:
    rules = Rules.preset(preset).replace(fantasyland_entry="22", fantasyland_cards_repeat="15")
    position = Position(to_place="As", rules=rules, fantasyland_value={14: 8.1234567})
    assert Position.parse(str(position)) == position
