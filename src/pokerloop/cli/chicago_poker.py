"""``pokerloop chicago-poker``: the commands of the game, and its cards in colour."""

from __future__ import annotations

import os
import re

import rich_click as click

__all__ = ["coloured", "group"]

_CARD = re.compile(r"\b(?:1[0-5]|[1-9])([rygbp])\b")
_COLOURS = {"r": "red", "y": "yellow", "g": "green", "b": "blue", "p": "magenta"}


@click.group("chicago-poker")
def group() -> None:
    """Chicago Poker, the gangster card game."""


def coloured(text: str) -> str:
    """Return a text with its cards in their colours, which ``click.echo`` shows on terminals.

    It stays plain where the environment asks for that, by ``NO_COLOR`` or ``TERM=dumb``.
    """
    if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return text
    return _CARD.sub(lambda card: click.style(card[0], fg=_COLOURS[card[1]], bold=True), text)
