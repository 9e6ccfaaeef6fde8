"""``pokerloop swedish-chicago``: the commands of the game."""

from __future__ import annotations

import rich_click as click

__all__ = ["group"]


@click.group("swedish-chicago")
def group() -> None:
    """Swedish Chicago."""
