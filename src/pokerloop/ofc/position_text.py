"""The text format of positions.

One ``name: value`` a line; ``#`` starts a comment; empty lines do not matter::

    rules: pineapple scoop=3     # a preset, then rules that differ from it
    top: As
    middle: 9d 8d 4h
    bottom: Kd Kh 5c
    place: Ah 7d 2c
    discards: 3h
    dead: Qs
    fantasyland_value: 8         # or by number of cards: 14=8 15=13
    opponent:                    # the rows that follow are this opponent's
    top: Qh
    middle: 6s 6c
    bottom: Ts 9s 8s 2s
    opponent: fantasyland 14     # in Fantasyland, with 14 cards

The same position as JSON is an object with the parameters of `Position` as its names.
"""

from __future__ import annotations

import json
import reprlib
from collections.abc import Callable
from typing import Any

from pokerloop.cards import card_ids
from pokerloop.errors import InvalidPositionError
from pokerloop.ofc.position import Position
from pokerloop.ofc.rules import Rules
from pokerloop.texts import at_line, format_rules, lines_of, parse_rules

__all__ = ["format_position", "parse"]

_ROWS = ("top", "middle", "bottom")
_CARDS = {"place": "to_place", "to_place": "to_place", "discards": "discards", "dead": "dead"}
_NAMES = (*_ROWS, "place", "discards", "dead", "fantasyland_value", "rules", "opponent")


def parse(text: str) -> Position:
    """Read a position from text or, if it begins with a brace, from JSON."""
    if not isinstance(text, str):
        raise InvalidPositionError(f"expected the text of a position, not {reprlib.repr(text)}")
    text = text.removeprefix("\ufeff")
    return _parse_json(text) if text.lstrip().startswith("{") else _parse_lines(text)


def _parse_json(text: str) -> Position:
    try:
        values = json.loads(text, object_pairs_hook=_no_name_twice)
    except json.JSONDecodeError as error:
        raise InvalidPositionError(f"the position is not valid JSON: {error}") from None
    except (RecursionError, ValueError) as error:
        if isinstance(error, InvalidPositionError):
            raise
        raise InvalidPositionError(f"the position is no JSON that can be read: {error}") from None
    return Position.from_dict(values)


def _parse_lines(text: str) -> Position:
    values: dict[str, Any] = {}
    rows = values
    for number, line in lines_of(text):
        with at_line(number):
            name, value = _name_and_value(line)
            if name == "opponent":
                rows = _opponent(value)
                values.setdefault("opponents", []).append(rows)
            else:
                target = rows if name in _ROWS else values
                key = _CARDS.get(name, name)
                if key in target:
                    raise InvalidPositionError(f"{name!r} is given twice")
                target[key] = _VALUES.get(name, _cards)(value)
            Position.from_dict(values)  # raises for what does not go with the lines before
    if not values:
        raise InvalidPositionError(
            "the position is empty; expected lines such as 'top: As Kd' and 'place: 2c 7d Js'"
        )
    return Position.from_dict(values)


def format_position(position: Position) -> str:
    """Write a position as text that `parse` reads back."""
    values = position.to_dict()
    lines = []
    if position.rules is not None:
        lines.append(f"rules: {format_rules(position.rules)}")
    lines += [f"{name}: {values[name]}" for name in _ROWS]
    lines += [f"place: {values['to_place']}"]
    lines += [f"{name}: {values[name]}" for name in ("discards", "dead") if values[name]]
    if "fantasyland_value" in values:
        lines.append(f"fantasyland_value: {_format_value(values['fantasyland_value'])}")
    for opponent in values["opponents"]:
        if "fantasyland" in opponent:
            lines.append(f"opponent: fantasyland {opponent['fantasyland']}")
        else:
            lines.append("opponent:")
            lines += [f"{name}: {opponent[name]}" for name in _ROWS]
    return "\n".join(line.rstrip() for line in lines)


def _name_and_value(line: str) -> tuple[str, str]:
    name, colon, value = line.partition(":")
    name = name.strip().lower().replace(" ", "_")
    if not colon or (name not in _NAMES and name not in _CARDS):
        raise InvalidPositionError(
            f"{reprlib.repr(line)} is not 'name: value' with one of the names {', '.join(_NAMES)}"
        )
    return name, value.strip()


def _opponent(value: str) -> dict[str, Any]:
    if not value:
        return {}
    words = value.lower().split()
    if words[0] != "fantasyland" or len(words) != 2 or not words[1].isdecimal():
        raise InvalidPositionError(
            f"expected 'opponent:' or 'opponent: fantasyland 14' (the number of cards), "
            f"not {reprlib.repr(value)}"
        )
    return {"fantasyland": int(words[1])}


def _cards(value: str) -> str:
    """Return the cards as they stand, having looked at each."""
    card_ids(value)
    return value


def _rules(value: str) -> Rules:
    return parse_rules(Rules, value)


def _fantasyland_value(value: str) -> float | dict[int, float]:
    values: dict[int, float] = {}
    try:
        if "=" not in value:
            return float(value)
        for word in value.split():
            cards, _, points = word.partition("=")
            if int(cards) in values:
                raise InvalidPositionError(f"the value for {int(cards)} cards is given twice")
            values[int(cards)] = float(points)
    except InvalidPositionError:
        raise
    except ValueError:
        raise InvalidPositionError(
            f"expected a number of points such as 8, or 14=8 15=13, not {reprlib.repr(value)}"
        ) from None
    return values


_VALUES: dict[str, Callable[[str], Any]] = {
    "rules": _rules,
    "fantasyland_value": _fantasyland_value,
}


def _format_value(value: Any) -> str:
    if isinstance(value, dict):
        return " ".join(f"{cards}={points!r}" for cards, points in value.items())
    return f"{value!r}"


def _no_name_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for name, value in pairs:
        if name in values:
            raise InvalidPositionError(f"{name!r} is given twice")
        values[name] = value
    return values
