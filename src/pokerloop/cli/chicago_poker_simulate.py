"""``pokerloop chicago-poker simulate``: many games, and what decides them."""

from __future__ import annotations

import json
from typing import Any

import rich_click as click
from rich.table import Table

from pokerloop import chicago_poker
from pokerloop.cli._frame import stdout, stop_early
from pokerloop.cli._games import many_options, play_many, rules_options, seats_option
from pokerloop.hands.chicago_poker import Category
from pokerloop.simulation import Result

__all__ = ["simulate"]

_PER_GAME = ("gangsters", "draws", "raids", "liquidations", "limousines", "revolvers", "bribes")


@click.command("simulate")
@rules_options(chicago_poker.Rules, "full")
@seats_option("boss,greedy", 6, chicago_poker.POLICIES)
@click.option("--first", type=click.IntRange(min=0), help="The seat that begins.")
@many_options
def simulate(
    rules: chicago_poker.Rules, seats: list[str], as_json: bool, **how: int | None
) -> None:
    """Play games and show who wins, with which hands, and what each does in a game.

    `pokerloop simulate chicago-poker` plays the same games, with checkpoints and on clusters. The
    interval is of 95 %. Ctrl-C shows what is known so far.

    \b
    Examples:
      pokerloop chicago-poker simulate --seats boss,greedy,greedy --games 3000 --seed 7
      pokerloop chicago-poker simulate --seats greedy,greedy --preset short --set order=rarity
    """
    result = play_many("chicago_poker", seats, rules, **how)
    if as_json:
        click.echo(json.dumps(result.to_dict(), indent=2, allow_nan=False))
    elif result.games:
        stdout().print(winners(result))
        click.echo()
        stdout().print(winning_hands(result))
        click.echo(f"\n{result.summary}")
    if result.interrupted:
        stop_early(result.games, result.planned, "games")


def winners(result: Result) -> Table:
    """Return who wins, and what each does in a game on average."""
    table = Table(box=None, pad_edge=False)
    table.add_column("seat", justify="right")
    table.add_column("player")
    for name in ("won", "interval", "businesses", "turns", *_PER_GAME):
        table.add_column(name, justify="right")
    for seat, player in enumerate(result.players):
        low, high = result.win_share_interval(seat)
        counted = (result.counters[name][seat] / result.games for name in ("turns", *_PER_GAME))
        table.add_row(
            str(seat),
            player,
            f"{result.win_share[seat]:.2%}",
            f"{low:.1%} to {high:.1%}",
            f"{result.mean[seat]:.2f}",
            *(f"{count:.2f}" for count in counted),
        )
    return table


def winning_hands(result: Result) -> Table:
    """Return how often each category wins a business, by all players together."""
    sums: dict[str, Any] = {c: sum(result.counters[f"won_{c}"]) for c in reversed(Category)}
    table = Table(box=None, pad_edge=False)
    table.add_column("business won with")
    table.add_column("times", justify="right")
    table.add_column("share", justify="right")
    for category, times in sums.items():
        share = times / max(1, sum(sums.values()))
        table.add_row(category.replace("_", " "), f"{times:,}", f"{share:.2%}")
    return table
