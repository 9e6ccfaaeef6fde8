"""``pokerloop resume``: going on with what was stopped."""

from __future__ import annotations

from typing import Any

import rich_click as click

from pokerloop import simulation, tournaments
from pokerloop.checkpoint import read_header
from pokerloop.cli import simulate, tournament
from pokerloop.simulation._stop import from_header

__all__ = ["resume"]


@click.command("resume")
@click.argument("file")
@simulate.records_option
@simulate.where_options
def resume(file: str, **where: Any) -> None:
    """Go on with the simulation or tournament whose checkpoint is FILE.

    All that is needed is in the file. A finished run is shown again.

    \b
    Examples:
      pokerloop resume overnight.run --workers 8
    """
    header = read_header(file)
    if "tournament" in header:
        if where.pop("records"):
            raise click.UsageError("a tournament has no --records")
        tournament.run(lambda **how: tournaments.resume(file, **how), file, **where)
        return
    stop = from_header(header.get("stop"))
    simulate.run(lambda **how: simulation.resume(file, **how), stop, file, **where)
