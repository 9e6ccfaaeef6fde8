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
from collections.abc import Callable, Iterator
from typing import Any

from pokerloop.cards import card_ids
from pokerloop.errors import InvalidCardError, InvalidPositionError, InvalidRulesError
from pokerloop.ofc.board import Rules
from pokerloop.ofc.position import Position

__all__ = ["format_position", "parse"]

_ROWS = ("top", "middle", "bottom")
_CARDS = {"place": "to_place", "to_place": "to_place", "discards": "discards", "dead": "dead"}
_NAMES = (*_ROWS, "place", "discards", "dead", "fantasyland_value", "rules", "opponent")


def parse(text: str) -> Position:
    """Read a position from text or, if it begins with a brace, from JSON."""
    if text.lstrip().startswith("{"):
        try:
            values = json.loads(text, object_pairs_hook=_no_name_twice)
        except json.JSONDecodeError as error:
            raise InvalidPositionError(f"the position is not valid JSON: {error}") from None
        return Position.from_dict(values)
    values = {}
    rows = values
    for number, name, value in _lines(text):
        with_line = _ErrorsWithLine(number)
        with with_line:
            if name == "opponent":
                rows = _opponent(value)
                values.setdefault("opponents", []).append(rows)
                continue
            target = rows if name in _ROWS else values
            key = _CARDS.get(name, name)
            if key in target:
                raise InvalidPositionError(f"{name!r} is given twice")
            target[key] = _VALUES.get(name, _cards)(value)
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
        changed = repr(position.rules).removeprefix("Rules(").removesuffix(")")
        lines.append("rules: " + changed.replace(", ", " ").replace("'", ""))
    lines += [f"{name}: {values[name]}" for name in _ROWS]
    lines += [f"place: {values['to_place']}"]
    lines += [f"{name}: {values[name]}" for name in ("discards", "dead") if values[name]]
    if position.fantasyland_value is not None:
        lines.append(f"fantasyland_value: {_format_value(position.fantasyland_value)}")
    for opponent in values["opponents"]:
        if "fantasyland" in opponent:
            lines.append(f"opponent: fantasyland {opponent['fantasyland']}")
        else:
            lines.append("opponent:")
            lines += [f"{name}: {opponent[name]}" for name in _ROWS]
    return "\n".join(line.rstrip() for line in lines)


def _lines(text: str) -> Iterator[tuple[int, str, str]]:
    for number, line in enumerate(text.splitlines(), start=1):
        content = line.partition("#")[0].strip()
        if not content:
            continue
        name, colon, value = content.partition(":")
        name = name.strip().lower().replace(" ", "_")
        if not colon or (name not in _NAMES and name not in _CARDS):
            shown = content if len(content) <= 40 else content[:37] + "..."
            raise InvalidPositionError(
                f"line {number}: {shown!r} is not 'name: value' with one of the names "
                + ", ".join(_NAMES)
            )
        yield number, name, value.strip()


class _ErrorsWithLine:
    """Puts the number of the line before the message of an error."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, InvalidPositionError | InvalidRulesError | InvalidCardError):
            raise type(error)(f"line {self.number}: {error}") from None


def _opponent(value: str) -> dict[str, Any]:
    if not value:
        return {}
    words = value.lower().split()
    if words[0] != "fantasyland" or len(words) != 2 or not words[1].isdecimal():
        raise InvalidPositionError(
            f"expected 'opponent:' or 'opponent: fantasyland 14' (the number of cards), "
            f"not {value!r}"
        )
    return {"fantasyland": int(words[1])}


def _cards(value: str) -> str:
    """Return the cards as they stand, having looked at each."""
    card_ids(value)
    return value


def _rules(value: str) -> Rules:
    """Read ``[preset] rule=value ...``."""
    rules = Rules()
    for place, word in enumerate(value.split()):
        name, equals, setting = word.partition("=")
        if equals:
            rules = rules.replace(**{name: _plain(setting)})
        elif place == 0:
            rules = Rules.preset(word)
        else:
            raise InvalidRulesError(f"expected rule=value, not {word!r}")
    return rules


def _plain(text: str) -> bool | int | str:
    named = {"true": True, "false": False}
    if text.lower() in named:
        return named[text.lower()]
    try:
        return int(text)
    except ValueError:
        return text


def _fantasyland_value(value: str) -> float | dict[int, float]:
    try:
        if "=" not in value:
            return float(value)
        pairs = (word.partition("=") for word in value.split())
        return {int(cards): float(points) for cards, _, points in pairs}
    except ValueError:
        raise InvalidPositionError(
            f"expected a number of points such as 8, or 14=8 15=13, not {value!r}"
        ) from None


_VALUES: dict[str, Callable[[str], Any]] = {
    "rules": _rules,
    "fantasyland_value": _fantasyland_value,
}


def _format_value(value: Any) -> str:
    if isinstance(value, dict):
        return " ".join(f"{cards}={points:g}" for cards, points in value.items())
    return f"{value!r}"


def _no_name_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for name, value in pairs:
        if name in values:
            raise InvalidPositionError(f"{name!r} is given twice")
        values[name] = value
    return values
