"""``pokerloop swedish-chicago simulate``: many matches, and what decides them."""

from __future__ import annotations

from typing import Any

import rich_click as click

from pokerloop import swedish_chicago
from pokerloop.cli._frame import stdout
from pokerloop.cli._games import (
    by_seat,
    many_options,
    play_many,
    rules_options,
    seats_option,
    show_many,
    winners,
)
from pokerloop.simulation import Result
from pokerloop.statistics import proportion_interval

__all__ = ["simulate"]

_COUNTERS = (
    "first_hand_points",
    "second_hand_points",
    "last_hand_points",
    "last_tricks",
    "chicagos",
    "chicagos_made",
)


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
    show_many(play_many("swedish_chicago", seats, rules, **how), as_json, show, report)


def show(result: Result) -> None:
    """Print who wins, how long the matches last, and what each seat does in a deal."""
    stdout().print(winners(result, "score"))
    known = report(result)
    low, high = known["won_through_chicago_interval"]
    click.echo(
        f"{known['deals_per_match']:.2f} deals a match; {known['won_through_chicago']:.1%} "
        f"({low:.1%} to {high:.1%}) of the matches won through Chicago"
    )
    click.echo(f"{result.summary}\n")
    stdout().print(by_seat("a deal", result, "deals", _COUNTERS))


def report(result: Result) -> dict[str, Any]:
    """Return what there is to say of the matches, at least one, besides what all games have."""
    deals = result.counters["deals"][0]  # the same for each seat
    through_chicago = sum(result.counters["matches_won_by_chicago"]) / result.games
    return {
        "deals_per_match": deals / result.games,
        "won_through_chicago": through_chicago,
        "won_through_chicago_interval": proportion_interval(through_chicago, result.games),
    }
