"""``pokerloop chicago-poker simulate``: many games, and what decides them."""

from __future__ import annotations

import json
import os
from typing import Any

import rich_click as click
from rich.table import Table

from pokerloop import chicago_poker, simulation
from pokerloop.cli._frame import progress_bar, stdout, stop_early
from pokerloop.hands.chicago_poker import Category
from pokerloop.simulation import Result
from pokerloop.texts import parse_rules

__all__ = ["simulate"]

_PER_GAME = ("gangsters", "draws", "raids", "liquidations", "limousines", "revolvers", "bribes")


@click.command("simulate")
@click.option("--preset", default="full", show_default=True, help="The rules to begin with.")
@click.option("--set", "changes", multiple=True, metavar="RULE=VALUE", help="Change a rule.")
@click.option(
    "--seats",
    default="boss,greedy",
    show_default=True,
    metavar="PLAYERS",
    help=f"Who plays, 2 to 6 of: {', '.join(chicago_poker.POLICIES)}.",
)
@click.option("--games", type=click.IntRange(min=1), default=1000, show_default=True)
@click.option("--first", type=click.IntRange(min=0), help="The seat that begins.")
@click.option("--seed", type=click.IntRange(min=0), help="Makes the games repeatable.")
@click.option(
    "--workers", type=click.IntRange(min=1), default=os.cpu_count() or 1, help="Threads to use."
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of tables.")
def simulate(
    preset: str,
    changes: tuple[str, ...],
    seats: str,
    games: int,
    first: int | None,
    seed: int | None,
    workers: int,
    as_json: bool,
) -> None:
    r"""Play games and show who wins, with which hands, and what each does in a game.

    `pokerloop simulate chicago-poker` plays the same games, with checkpoints and on clusters. The
    interval is of 95 %. Ctrl-C shows what is known so far.

    \b
    pokerloop chicago-poker simulate --seats boss,greedy,greedy --games 3000 --seed 7
    pokerloop chicago-poker simulate --seats greedy,greedy --preset short --set order=rarity
    """
    with progress_bar("playing") as progress:
        result = simulation.simulate(
            "chicago_poker",
            [name.strip() for name in seats.split(",")],
            parse_rules(chicago_poker.Rules, " ".join([preset, *changes])),
            games=games,
            seed=seed,
            workers=workers,
            progress=None if progress is None else lambda r: progress(r.games, r.planned),
            first=first,
        )
    if as_json and result.games:
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
