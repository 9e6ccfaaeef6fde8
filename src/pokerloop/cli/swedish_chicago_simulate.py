"""``pokerloop swedish-chicago simulate``: many matches, and what decides them."""

from __future__ import annotations

import json
from typing import Any

import rich_click as click
from rich.table import Table

from pokerloop import swedish_chicago
from pokerloop.cli._frame import stdout, stop_early
from pokerloop.cli._games import many_options, play_many, rules_options, seats_option
from pokerloop.simulation import Result
from pokerloop.statistics import proportion_interval

__all__ = ["simulate"]

_PHASES = {
    "first hand": "first_hand_points",
    "second hand": "second_hand_points",
    "last hand": "last_hand_points",
}


@click.command("simulate")
@rules_options(swedish_chicago.Rules, "pagat")
@seats_option("greedy,greedy,greedy,greedy", 4, swedish_chicago.POLICIES)
@click.option("--dealer", type=click.IntRange(min=0), help="The seat that deals first.")
@click.option("--deals", type=click.IntRange(min=1), help="The most deals of a match.")
@many_options
def simulate(
    rules: swedish_chicago.Rules, seats: list[str], as_json: bool, **how: int | None
) -> None:
    """Play matches and show who wins, how long they last, and where the points come from.

    Points and declarations are means of a deal. `pokerloop simulate swedish-chicago` plays the same
    matches, with checkpoints and on clusters. Ctrl-C shows what is known so far.

    \b
    Examples:
      pokerloop swedish-chicago simulate --preset pagat --games 10000 --seed 7
      pokerloop swedish-chicago simulate --seats expert,greedy --set target_score=100 --games 200
    """
    result = play_many("swedish_chicago", seats, rules, **how)
    if as_json and not result.games:
        click.echo(json.dumps(result.to_dict(), indent=2, allow_nan=False))
    elif result.games:
        show(result, as_json)
    if result.interrupted:
        stop_early(result.games, result.planned, "games")


def show(result: Result, as_json: bool) -> None:
    """Print what the matches came to."""
    report = report_of(result)
    if as_json:
        click.echo(json.dumps(report, indent=2))
        return
    stdout().print(table_of(report))
    low, high = report["won_through_chicago_interval"]
    click.echo(
        f"{report['deals_per_match']:.2f} deals a match; {report['won_through_chicago']:.1%} "
        f"({low:.1%} to {high:.1%}) of the matches won through Chicago"
    )
    click.echo(result.summary)


def report_of(result: Result) -> dict[str, Any]:
    """Return what there is to say of the matches, at least one, as plain values."""
    counts = result.counters
    through_chicago = sum(counts["matches_won_by_chicago"]) / result.games
    return {
        "rules": result.rules.to_dict(),
        "seed": result.seed,
        "games": result.games,
        "planned": result.planned,
        "interrupted": result.interrupted,
        "deals_per_match": counts["deals"][0] / result.games,
        "won_through_chicago": through_chicago,
        "won_through_chicago_interval": proportion_interval(through_chicago, result.games),
        "seats": [
            {
                "player": player,
                "won": result.win_share[seat],
                "won_interval": result.win_share_interval(seat),
                "score": result.mean[seat],
                **{
                    name: counts[counter][seat] / counts["deals"][seat]
                    for name, counter in _BY_DEAL.items()
                },
            }
            for seat, player in enumerate(result.players)
        ],
    }


_BY_DEAL = {
    **_PHASES,
    "last trick": "last_tricks",
    "chicago": "chicagos",
    "chicago made": "chicagos_made",
}
"""What is shown for a deal, and how it is counted."""


def table_of(report: dict[str, Any]) -> Table:
    """Return a row for each seat."""
    table = Table(box=None, pad_edge=False, padding=(0, 1), header_style="bold")
    for name in ("seat", "player"):
        table.add_column(name)
    for name in ("won", "95%", "score", *_BY_DEAL):
        table.add_column(name, justify="right", no_wrap=True)
    for seat, row in enumerate(report["seats"]):
        low, high = row["won_interval"]
        table.add_row(
            str(seat),
            row["player"],
            f"{row['won']:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{row['score']:.1f}",
            *(f"{row[name]:.3f}" for name in _BY_DEAL),
        )
    return table
