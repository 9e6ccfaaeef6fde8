"""``pokerloop ofc simulate``: many matches, and what decides them."""

from __future__ import annotations

import rich_click as click

from pokerloop import ofc
from pokerloop.cli import _ofc
from pokerloop.cli._frame import stdout
from pokerloop.cli._games import (
    by_seat,
    many_options,
    play_many,
    seats_option,
    show_many,
    winners,
)
from pokerloop.simulation import Result

__all__ = ["simulate"]

_COUNTERS = (
    *("royalties", "fouls", "scoops"),
    *("fantasyland_entries", "fantasyland_deals", "fantasyland_stays"),
)


@click.command("simulate")
@_ofc.rules
@seats_option("greedy,greedy", 4, ofc.POLICIES)
@click.option("--button", type=click.IntRange(min=0), help="The seat that has it first.")
@click.option("--deals", type=click.IntRange(min=1), help="The most deals of a match.")
@many_options
def simulate(rules: ofc.Rules, seats: list[str], as_json: bool, **how: int | None) -> None:
    """Play matches and show who wins, and how often each seat fouls and enters Fantasyland.

    `pokerloop simulate ofc` plays the same matches, with checkpoints and on clusters. Ctrl-C shows
    what is known so far.

    \b
    Examples:
      pokerloop ofc simulate --seats greedy,solitaire --games 200 --seed 7
      pokerloop ofc simulate --preset tonybet --seats random,random,random
    """
    show_many(play_many("ofc", seats, rules, **how), as_json, show)


def show(result: Result) -> None:
    """Print who wins, and what each seat does in a deal."""
    stdout().print(winners(result, "points"))
    deals = result.counters["deals"][0]  # the same for each seat
    click.echo(f"{deals / result.games:.2f} deals a match\n{result.summary}\n")
    stdout().print(by_seat("a deal", result, "deals", _COUNTERS))
