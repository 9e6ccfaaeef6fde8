"""``pokerloop chicago-poker simulate``: many games, and what decides them."""

from __future__ import annotations

from typing import Any

import rich_click as click
from rich.table import Table

from pokerloop import chicago_poker
from pokerloop.cli._frame import new_table, stdout
from pokerloop.cli._games import (
    by_seat,
    many_options,
    play_many,
    rules_options,
    seats_option,
    show_many,
    winners,
)
from pokerloop.hands.chicago_poker import Category
from pokerloop.simulation import Result

__all__ = ["simulate"]

_COUNTERS = (
    *("turns", "gangsters", "draws"),
    *("raids", "liquidations", "limousines", "revolvers", "bribes"),
)


@click.command("simulate")
@rules_options(chicago_poker.Rules, "full")
@seats_option("boss,greedy", 6, chicago_poker.POLICIES)
@click.option("--first", type=click.IntRange(min=0), help="The seat that begins.")
@many_options
def simulate(
    rules: chicago_poker.Rules, seats: list[str], as_json: bool, **how: int | None
) -> None:
    """Play games and show who wins, with which hands, and what each does in a game.

    `pokerloop simulate chicago-poker` plays the same games, with checkpoints and on clusters.
    Ctrl-C shows what is known so far.

    \b
    Examples:
      pokerloop chicago-poker simulate --seats boss,greedy,greedy --games 3000 --seed 7
      pokerloop chicago-poker simulate --seats greedy,greedy --preset short --set order=rarity
    """
    show_many(play_many("chicago_poker", seats, rules, **how), as_json, show)


def show(result: Result) -> None:
    """Print who wins, what each seat does in a game, and with which hands businesses are won."""
    for table in (
        winners(result, "businesses"),
        by_seat("a game", result, counters=_COUNTERS),
        winning_hands(result),
    ):
        stdout().print(table)
        click.echo()
    click.echo(result.summary)


def winning_hands(result: Result) -> Table:
    """Return how often each category wins a business, by all players together."""
    sums: dict[str, Any] = {c: sum(result.counters[f"won_{c}"]) for c in reversed(Category)}
    table = new_table("business won with", ">times", ">share")
    for category, times in sums.items():
        share = times / max(1, sum(sums.values()))
        table.add_row(category.replace("_", " "), f"{times:,}", f"{share:.2%}")
    return table
