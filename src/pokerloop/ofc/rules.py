"""The rules of Open Face Chinese poker."""

from __future__ import annotations

from typing import TypeAlias

from pokerloop import _core
from pokerloop.texts import rules_of

Rules: TypeAlias = _core.ofc.Rules

RulesLike: TypeAlias = Rules | str | None
"""Rules, the name of a preset, or None for the default."""

__all__ = ["Rules", "RulesLike", "as_rules"]


def as_rules(rules: RulesLike) -> Rules:
    """Return the rules meant: a preset by its name, Pineapple for None."""
    return rules_of(Rules, rules)
