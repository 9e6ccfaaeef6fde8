"""``pokerloop ofc entry-odds``: how often a position enters Fantasyland."""

from __future__ import annotations

import json
import os
from typing import get_args

import rich_click as click

from pokerloop import ofc
from pokerloop.cli import _ofc
from pokerloop.cli._frame import new_table, progress_bar, read_input, stdout
from pokerloop.cli.ofc_fantasyland import table_of_categories

__all__ = ["entry_odds"]


@click.command("entry-odds")
@click.argument("file")
@_ofc.position_rules
@click.option(
    "--goal",
    type=click.Choice(get_args(ofc.Goal)),
    default="points",
    show_default=True,
    help="What to play for: points, or Fantasyland above all.",
)
@click.option(
    "--deals", type=click.IntRange(min=1), default=1000, show_default=True, help="How many deals."
)
@click.option("--seed", type=click.IntRange(min=0), help="Makes the odds repeatable.")
@click.option(
    "--workers", type=click.IntRange(min=1), default=os.cpu_count() or 1, help="Threads to use."
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of text.")
def entry_odds(
    file: str,
    rules: ofc.Rules | None,
    goal: ofc.Goal,
    deals: int,
    seed: int | None,
    workers: int,
    as_json: bool,
) -> None:
    """Estimate how often the position in FILE (``-`` for stdin) enters Fantasyland, and fouls.

    The position is text or JSON, as for `pokerloop ofc values`. Its street is placed and it is
    played on to the end in random deals. Rules given here take the place of its own. Errors are
    standard errors.

    \b
    Example:
      pokerloop ofc entry-odds examples/pineapple-third-street.txt --goal fantasyland --seed 7
    """
    position = ofc.Position.parse(read_input(file))
    with progress_bar("playing on") as progress:
        odds = ofc.entry_odds(
            position,
            rules,
            goal=goal,
            deals=deals,
            seed=seed,
            workers=workers,
            progress=progress,
        )
    if as_json:
        click.echo(json.dumps(odds.to_dict(), indent=2))
        return
    click.echo(f"{odds.board}\n" + ("" if odds.discard is None else f"discard {odds.discard}\n"))
    by_cards = odds.entries if len(odds.entries) > 1 else {}
    chances = new_table("", ">chance", ">error")
    chances.add_row("Fantasyland", f"{odds.fantasyland:.1%}", f"{odds.fantasyland_stderr:.1%}")
    for cards, count in by_cards.items():
        chances.add_row(f"  with {cards} cards", f"{count / odds.deals:.1%}")
    chances.add_row("foul", f"{odds.foul:.1%}", f"{odds.foul_stderr:.1%}")
    stdout().print(chances)
    click.echo(
        f"{odds.mean_royalties:.2f} royalties a board; {odds.deals} deals, seed {odds.seed}\n"
    )
    stdout().print(table_of_categories(odds.categories, odds.deals))
