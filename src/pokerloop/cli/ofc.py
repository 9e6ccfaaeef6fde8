"""``pokerloop ofc``: what a placement is worth."""

from __future__ import annotations

import json
import os

import rich_click as click
from rich.table import Table

from pokerloop import ofc
from pokerloop.cli import _ofc
from pokerloop.cli._frame import new_table, progress_bar, read_input, stdout

__all__ = ["group"]


@click.group("ofc")
def group() -> None:
    """Open Face Chinese poker."""


@group.command("values")
@click.argument("file")
@_ofc.position_rules
@click.option("--samples", type=click.IntRange(min=1), help="The most scenarios for a placement.")
@click.option("--target-error", type=float, metavar="POINTS", help="Stop at this standard error.")
@click.option("--seed", type=click.IntRange(min=0), help="Makes the values repeatable.")
@click.option(
    "--workers", type=click.IntRange(min=1), default=os.cpu_count() or 1, help="Threads to use."
)
@click.option("--top", type=click.IntRange(min=1), help="Show only so many placements.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of a table.")
def values_command(
    file: str,
    rules: ofc.Rules | None,
    samples: int | None,
    target_error: float | None,
    seed: int | None,
    workers: int,
    top: int | None,
    as_json: bool,
) -> None:
    """Value every legal placement of the position in FILE (``-`` for stdin).

    The position is text or JSON; the guide describes both. Rules given here take the place of its
    own. Ctrl-C shows what is known so far.

    \b
    Examples:
      pokerloop ofc values examples/pineapple-third-street.txt --seed 7
      pokerloop ofc values --json --target-error 0.2 - < position.txt
    """
    position = ofc.Position.parse(read_input(file))
    steps = ofc.iter_values(
        position,
        rules,
        samples=samples,
        target_error=target_error,
        seed=seed,
        workers=workers,
    )
    latest = None
    try:
        with progress_bar("valuing placements") as progress:
            for latest in steps:
                if progress:
                    progress(latest.samples, latest.planned)
    except KeyboardInterrupt:
        if latest is not None:
            show(latest, top, as_json)
        raise
    assert latest is not None
    show(latest, top, as_json)


def show(values: ofc.Values, top: int | None, as_json: bool) -> None:
    """Print the best placements, all of them unless told otherwise."""
    if as_json:
        report = values.to_dict()
        report["placements"] = report["placements"][:top]
        click.echo(json.dumps(report, indent=2, allow_nan=False))
        return
    console = stdout()
    console.print(str(values.position.board))
    console.print("place  ", *map(str, values.position.to_place), end="\n\n")
    console.print(table_of(values, top))
    if values.is_exact:
        console.print("exact: all draws counted")
    else:
        console.print(
            f"{values.samples} scenarios for the best, seed {values.seed}; "
            "errors are standard errors"
        )


def table_of(values: ofc.Values, top: int | None) -> Table:
    """Return the placements as a table, the best marked."""
    table = new_table(
        *("", "top", "middle", "bottom", "discard"),
        *(">value", ">error", ">foul", ">fantasyland", ">royalties"),
    )
    for number, item in enumerate(values[:top]):
        placed = ofc.placed_cards(values.position.board, item.board)
        table.add_row(
            "*" if number == 0 else "",
            *(" ".join(map(str, cards)) for cards in placed),
            "" if item.discard is None else str(item.discard),
            f"{item.value:.3f}",
            "exact" if values.is_exact else f"{item.stderr:.3f}",
            f"{item.foul:.1%}",
            f"{item.fantasyland:.1%}",
            f"{item.royalties:.2f}",
            style="bold" if number == 0 else None,
        )
    return table
