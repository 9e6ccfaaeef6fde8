"""``pokerloop chicago-poker odds``: who wins a business, and what a column becomes."""

from __future__ import annotations

import json
import os
from typing import Any

import rich_click as click
from rich.table import Table

from pokerloop import chicago_poker
from pokerloop.cli._frame import new_table, progress_bar, stdout
from pokerloop.cli.equity import bar

__all__ = ["odds"]


@click.command()
@click.argument("columns", nargs=-1, required=True)
@click.option("--draws", type=click.IntRange(min=0), help="One column: fill it from so many draws.")
@click.option("--specials", type=click.IntRange(0, 6), default=0, help="Special cards among them.")
@click.option(
    "--hand",
    "hands",
    multiple=True,
    metavar="CARDS",
    help="What a player holds, for ties: as a column, or a number of cards; once for each.",
)
@click.option("--marker", type=click.IntRange(min=0), metavar="PLAYER", help="Whose marker it is.")
@click.option("--dead", metavar="CARDS", default="", help="Cards that are out of the game.")
@click.option("--order", default="default", help="Order of categories: default, poker, rarity.")
@click.option("--trials", type=click.IntRange(min=1), help="Deal at random, so many times.")
@click.option("--target-error", type=float, help="Deal at random until the error is as small.")
@click.option("--seed", type=click.IntRange(min=0), help="Makes a sample repeatable.")
@click.option(
    "--workers", type=click.IntRange(min=1), default=os.cpu_count() or 1, help="Threads to use."
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of a table.")
def odds(
    columns: tuple[str, ...],
    draws: int | None,
    specials: int,
    hands: tuple[str, ...],
    marker: int | None,
    target_error: float | None,
    as_json: bool,
    **how: Any,
) -> None:
    """Tell who wins a business, or what a column becomes.

    Each of COLUMNS is what a player has there, ? for a card that is not known. With --draws, the
    cards that one column lacks are the best of so many draws. What takes not too many hands to
    count is counted, else it is sampled, either in seconds; with --trials it is sampled at once.
    Errors are standard errors.

    \b
    Examples:
      pokerloop chicago-poker odds "9r 9y 4g ? ?" "13r 12r 11r ? ?"
      pokerloop chicago-poker odds "9r" "9y" --hand "15r ?" --hand 4 --target-error 0.001
      pokerloop chicago-poker odds "9r 10r 11r" --draws 6
    """
    if draws is None:
        if specials:
            raise click.UsageError("--specials goes with --draws")
        held = [int(hand) if hand.isdecimal() else hand for hand in hands] or None
        with progress_bar("dealing") as progress:
            shootout = chicago_poker.shootout_odds(
                columns,
                hands=held,
                marker=marker,
                target_error=target_error,
                progress=progress,
                **how,
            )
        show(shootout, shootout_table(shootout), as_json)
        return
    if len(columns) > 1 or hands or marker is not None or target_error is not None:
        raise click.UsageError("--draws goes with one column, and asks for nothing else of it")
    with progress_bar("drawing") as progress:
        completion = chicago_poker.completion_odds(
            columns[0], draws, specials=specials, progress=progress, **how
        )
    show(completion, completion_table(completion), as_json)


def show(result: Any, table: Table, as_json: bool) -> None:
    """Print a result."""
    if as_json:
        click.echo(json.dumps(result.to_dict(), indent=2))
        return
    stdout().print(table)
    click.echo(result.summary)


def shootout_table(result: chicago_poker.ShootoutOdds) -> Table:
    table = new_table("column", ">chance", "", ">error", ">win", ">tie")
    for player in result.players:
        table.add_row(
            player.column,
            f"{player.chance:.4%}",
            bar(player.chance),
            "exact" if result.is_exact else f"{player.stderr:.4%}",
            f"{player.win:.2%}",
            f"{player.tie:.2%}",
        )
    return table


def completion_table(result: chicago_poker.CompletionOdds) -> Table:
    table = new_table("category", ">chance", "", ">error")
    for category, chance in result.categories.items():
        error = "exact" if result.is_exact else f"{result.stderr(chance):.4%}"
        table.add_row(category.replace("_", " "), f"{chance:.4%}", bar(chance), error)
    return table
