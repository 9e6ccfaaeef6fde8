"""What the commands of Open Face Chinese poker share."""

from __future__ import annotations

from pokerloop import ofc
from pokerloop.cli._games import rules_options

__all__ = ["position_rules", "rules"]

_NAMES = ("--rules", "--variant")
_EXAMPLE = "tonybet scoop=6"

rules = rules_options(ofc.Rules, "pineapple", *_NAMES, example=_EXAMPLE)
"""Adds the options of the rules."""

position_rules = rules_options(ofc.Rules, None, *_NAMES, example=_EXAMPLE)
"""The same where the rules of a position hold if no others are given."""
