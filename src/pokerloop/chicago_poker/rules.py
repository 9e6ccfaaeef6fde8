"""The rules of Chicago Poker."""

from __future__ import annotations

import reprlib
from typing import TypeAlias

from pokerloop import _core
from pokerloop.errors import InvalidRulesError

Rules: TypeAlias = _core.chicago_poker.Rules

RulesLike: TypeAlias = Rules | str | None
"""Rules, the name of a preset, or None for the default."""

__all__ = ["Rules", "RulesLike", "as_rules"]


def as_rules(rules: RulesLike) -> Rules:
    """Return the rules meant: a preset by its name, the whole game for None."""
    if isinstance(rules, Rules):
        return rules
    if rules is None:
        return Rules()
    if isinstance(rules, str):
        return Rules.preset(rules)
    raise InvalidRulesError(f"expected Rules or the name of a preset, not {reprlib.repr(rules)}")
