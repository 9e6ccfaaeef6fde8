"""What texts share: rules by name and in one line, lines of text, errors that name their line."""

from __future__ import annotations

import re
import reprlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol, Self, TypeVar

from pokerloop.errors import (
    IllegalActionError,
    InvalidCardError,
    InvalidPositionError,
    InvalidRulesError,
)

__all__ = ["at_line", "format_rules", "lines_of", "parse_rules", "rules_of"]

_FLAGS = {"true": True, "false": False}


class RuleSet(Protocol):
    """Any game's ``Rules``."""

    @staticmethod
    def fields() -> list[Any]: ...
    @staticmethod
    def presets() -> dict[Any, Any]: ...
    @classmethod
    def preset(cls, name: str) -> Self: ...
    def to_dict(self) -> dict[Any, Any]: ...
    def replace(self, **changes: Any) -> Self: ...


RulesT = TypeVar("RulesT", bound=RuleSet)


def rules_of(kind: type[RulesT], rules: RulesT | str | None) -> RulesT:
    """Return the rules meant: a preset by its name, the default for None.

    Raises
    ------
    InvalidRulesError
        For anything else.

    Examples
    --------
    >>> from pokerloop import ofc
    >>> rules_of(ofc.Rules, "pineapple") == rules_of(ofc.Rules, None)
    True
    """
    if isinstance(rules, kind):
        return rules
    if rules is None:
        return kind()
    if isinstance(rules, str):
        return kind.preset(rules)
    raise InvalidRulesError(f"expected Rules or the name of a preset, not {reprlib.repr(rules)}")


def format_rules(rules: RuleSet) -> str:
    """Write rules as the preset nearest to them and the rules that differ from it.

    Examples
    --------
    >>> from pokerloop import ofc
    >>> format_rules(ofc.Rules.preset("tonybet").replace(scoop=3, fantasyland=False))
    'tonybet scoop=3 fantasyland=false'
    """
    values = rules.to_dict()

    def changes(name: str) -> dict[str, Any]:
        known = rules.preset(name).to_dict()
        return {rule: value for rule, value in values.items() if value != known[rule]}

    nearest = min(rules.presets(), key=lambda name: len(changes(name)))
    settings = [f"{rule}={_shown(value)}" for rule, value in changes(nearest).items()]
    return " ".join([nearest, *settings])


def parse_rules(kind: type[RulesT], text: str) -> RulesT:
    """Read rules written as a preset and rules that differ from it; either may be left out.

    Raises
    ------
    InvalidRulesError
        For a preset, a rule or a value that does not exist.

    Examples
    --------
    >>> from pokerloop import ofc
    >>> parse_rules(ofc.Rules, "pineapple scoop=6")
    Rules(scoop=6)
    """
    words = text.split()
    rules = kind.preset(words.pop(0)) if words and "=" not in words[0] else kind()
    fields = {field.name: field for field in kind.fields()}
    given = set()
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise InvalidRulesError(f"expected rule=value, not {reprlib.repr(word)}")
        if name in given:
            raise InvalidRulesError(f"rule {reprlib.repr(name)} is given twice")
        given.add(name)
        rules = rules.replace(**{name: _value(value, fields.get(name))})
    return rules


def lines_of(text: str) -> Iterator[tuple[int, str]]:
    """Yield what stands on each line, numbered from 1, without comments (#) and empty lines."""
    for number, line in enumerate(text.splitlines(), start=1):
        if content := " ".join(line.partition("#")[0].split()):
            yield number, content


@contextmanager
def at_line(number: int) -> Iterator[None]:
    """Put the number of a line before the message of an error.

    A ``ValueError`` of no other class of ours becomes an `InvalidPositionError`.
    """
    try:
        yield
    except ValueError as error:
        ours = (IllegalActionError, InvalidCardError, InvalidRulesError)
        kind = type(error) if isinstance(error, ours) else InvalidPositionError
        raise kind(f"line {number}: {error}") from None


def _shown(value: Any) -> str:
    if isinstance(value, tuple):  # an order of names
        return ",".join(value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def _value(text: str, field: Any) -> bool | int | str:
    """Read a rule's value, of the type that its field allows where that is possible."""
    allowed = "" if field is None else field.allowed
    if allowed == "true or false":
        return _FLAGS.get(text.lower(), text)
    is_number = " to " in allowed and re.fullmatch("-?[0-9]{1,18}", text)
    return int(text) if is_number else text
