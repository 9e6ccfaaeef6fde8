"""``pokerloop ofc fantasyland`` and ``pokerloop ofc odds``: Fantasyland hands."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable

import rich_click as click
from rich.table import Table

from pokerloop import ofc
from pokerloop.cli import _ofc
from pokerloop.cli._frame import new_table, progress_bar, stdout
from pokerloop.hands import Category

__all__ = ["fantasyland", "odds"]

ROWS = ("top", "middle", "bottom")

stay_option = click.option(
    "--stay-value",
    type=float,
    default=0.0,
    metavar="POINTS",
    help="What staying in Fantasyland is worth; nothing if not given.",
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON instead of text.")


@click.command()
@click.argument("cards", nargs=-1, required=True)
@_ofc.rules
@stay_option
@click.option(
    "--against",
    multiple=True,
    metavar="BOARD",
    help="An opponent's board, as 'top / middle / bottom'; once for each opponent.",
)
@click.option(
    "--runners-up",
    type=click.IntRange(min=0),
    default=3,
    show_default=True,
    help="How many of the next best settings to show.",
)
@json_option
def fantasyland(
    cards: tuple[str, ...],
    rules: ofc.Rules,
    stay_value: float,
    against: tuple[str, ...],
    runners_up: int,
    as_json: bool,
) -> None:
    """Set a Fantasyland hand of 13 to 17 CARDS in the best way there is.

    The best setting pays the most royalties, counting the value of staying; against opponents'
    boards it wins the most points.

    \b
    Example:
      pokerloop ofc fantasyland "7h 5s 4c Qh 7c 8s 4s Js Qc 4d Qs 9s 6c Kc" --stay-value 8
    """
    best = ofc.fantasyland.solve(
        " ".join(cards),
        rules,
        stay_value=stay_value,
        against=[parse_board(text) for text in against],
        runners_up=runners_up,
    )
    if as_json:
        click.echo(json.dumps(best.to_dict(), indent=2))
        return
    click.echo(f"{best}\n")
    click.echo(verdict(best, len(against)))
    if best.runners_up:
        click.echo("\nrunners-up")
        stdout().print(table_of(best.runners_up))


def parse_board(text: str) -> ofc.Board:
    """Read a board from its rows with slashes between them."""
    rows = text.split("/")
    if len(rows) != len(ROWS):
        raise ValueError(f"expected a board as 'top / middle / bottom', got {text!r}")
    return ofc.Board(*rows)


def verdict(setting: ofc.fantasyland.Setting, opponents: int) -> str:
    """Say what a setting is worth."""
    parts = [f"{sum(setting.royalties)} in royalties"]
    if opponents:
        parts.append(f"{setting.points:+} points")
    parts.append("stays" if setting.stays else "does not stay")
    if setting.value != setting.points:
        parts.append(f"worth {setting.value:g}")
    return ", ".join(parts)


def table_of(settings: Iterable[ofc.fantasyland.Setting]) -> Table:
    table = new_table(">value", ">royalties", "", *ROWS, "left")
    for setting in settings:
        table.add_row(
            f"{setting.value:g}",
            "+".join(map(str, setting.royalties)),
            "stays" if setting.stays else "",
            *setting.board.to_dict().values(),
            " ".join(map(str, setting.discards)),
        )
    return table


@click.command()
@click.argument("number", type=click.IntRange(13, 17), metavar="CARDS")
@_ofc.rules
@stay_option
@click.option(
    "--hands",
    type=click.IntRange(min=1),
    default=100_000,
    show_default=True,
    help="How many hands to deal.",
)
@click.option("--seed", type=click.IntRange(min=0), help="Makes the odds repeatable.")
@click.option(
    "--workers", type=click.IntRange(min=1), default=os.cpu_count() or 1, help="Threads to use."
)
@json_option
def odds(
    number: int,
    rules: ofc.Rules,
    stay_value: float,
    hands: int,
    seed: int | None,
    workers: int,
    as_json: bool,
) -> None:
    """Estimate what a Fantasyland hand of so many CARDS (13 to 17) comes to.

    Random hands are dealt and set in the best way. Errors are standard errors.

    \b
    Example:
      pokerloop ofc odds 14 --stay-value 8 --seed 7
    """
    with progress_bar("dealing hands") as progress:
        found = ofc.fantasyland.odds(
            number,
            rules,
            stay_value=stay_value,
            hands=hands,
            seed=seed,
            workers=workers,
            progress=progress,
        )
    if as_json:
        click.echo(json.dumps(found.to_dict(), indent=2))
        return
    click.echo(f"{number} cards, {found.hands} hands, seed {found.seed}\n")
    summary = Table(box=None, pad_edge=False, show_header=False)
    for name, value, error in (
        ("royalties", f"{found.mean_royalties:.3f}", f"{found.mean_royalties_stderr:.3f}"),
        ("stays", f"{found.stay_rate:.2%}", f"{found.stay_rate_stderr:.2%}"),
        ("with repeats", f"{found.value:.3f}", f"{found.value_stderr:.3f}"),
    ):
        summary.add_row(name, value, f"± {error}")
    stdout().print(summary)
    click.echo()
    stdout().print(table_of_categories(found.categories, found.hands))


def table_of_categories(categories: dict[str, dict[Category, int]], boards: int) -> Table:
    """Return how often each row of some boards is of each category, the strongest first."""
    table = new_table("", *(f">{row}" for row in ROWS))
    for category in reversed(Category):
        counts = [categories[row].get(category, 0) for row in ROWS]
        if any(counts):
            shares = (f"{count / boards:.2%}" if count else "" for count in counts)
            table.add_row(category.replace("_", " "), *shares)
    return table
