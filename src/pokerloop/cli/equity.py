"""``pokerloop equity``: what share of the pot each player can expect."""

from __future__ import annotations

import json
import os
from typing import Any

import rich_click as click

from pokerloop import equity
from pokerloop.cli._frame import new_table, progress_bar, stdout
from pokerloop.equity._compute import DEFAULT_BUDGET
from pokerloop.equity._sample import expected_trials

__all__ = ["command"]

_BAR = 20  # characters
_MORE = DEFAULT_BUDGET + 1


@click.command("equity")
@click.argument("players", nargs=-1, required=True)
@click.option("--board", metavar="CARDS", default="", help="The board so far.")
@click.option("--dead", metavar="CARDS", default="", help="Cards that cannot come any more.")
@click.option(
    "--game",
    type=click.Choice(list(equity.GAMES)),
    default="holdem",
    show_default=True,
    help="What is played.",
)
@click.option("--order", help="Order of categories in Chicago Poker: default, poker, rarity.")
@click.option("--as-is", is_flag=True, help="Without a board: do not fill up hands of fewer cards.")
@click.option("--exact", is_flag=True, help="Count every deal, however long that takes.")
@click.option("--trials", type=click.IntRange(min=1), help="Deal at random, so many times.")
@click.option("--target-error", type=float, help="Deal at random until the error is as small.")
@click.option("--seed", type=click.IntRange(min=0), help="Makes a sample repeatable.")
@click.option(
    "--workers", type=click.IntRange(min=1), default=os.cpu_count() or 1, help="Threads to use."
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of a table.")
def command(
    players: tuple[str, ...],
    exact: bool,
    trials: int | None,
    target_error: float | None,
    seed: int | None,
    workers: int,
    as_json: bool,
    as_is: bool,
    order: str | None,
    **spot: Any,
) -> None:
    """Tell what share of the pot each player can expect.

    Each of PLAYERS is a hand such as AhKh, "random", or a range such as "QQ+, AKs, 76s:0.5"; ? is
    an unknown card. Every deal is counted if that takes a second or so, and a million deals are
    sampled otherwise. Errors are standard errors. Ctrl-C shows what is known so far.

    \b
    Examples:
      pokerloop equity AhKh "QQ+" --board Qh7h2c
      pokerloop equity AhKh random random --target-error 0.0002
      pokerloop equity AhKhQdJd 9s9c8s8c --game omaha --exact
    """
    if exact and (trials is not None or target_error is not None):
        raise click.UsageError("--exact does not go with --trials or --target-error")
    if order is not None:
        spot["order"] = order
    spot["fill"] = not as_is
    sampled = trials is not None or target_error is not None
    if not sampled and (exact or equity.cost(players, **spot, limit=_MORE) < _MORE):
        with progress_bar("counting deals") as progress:
            show(equity.exact(players, **spot, workers=workers, progress=progress), as_json)
        return
    steps = equity.iter_sample(
        players, **spot, trials=trials, target_error=target_error, seed=seed, workers=workers
    )
    latest = None
    try:
        with progress_bar("dealing") as progress:
            for latest in steps:
                if progress:
                    progress(latest.trials, expected_trials(latest, trials, target_error))
    except KeyboardInterrupt:
        if latest is not None:
            show(latest, as_json)
        raise
    assert latest is not None
    show(latest, as_json)


def show(result: equity.Equities, as_json: bool) -> None:
    """Print the equities, with a bar for each."""
    if as_json:
        click.echo(json.dumps(result.to_dict(), indent=2))
        return
    table = new_table("hand", ">equity", "", ">error", ">win", ">tie")
    for player in result.players:
        table.add_row(
            player.hand,
            f"{player.equity:.4%}",
            bar(player.equity),
            "exact" if player.is_exact else f"{player.stderr:.4%}",
            f"{player.win:.2%}",
            f"{player.tie:.2%}",
        )
    stdout().print(table)
    click.echo(result.summary)


def bar(share: float) -> str:
    """Draw a share of the pot, in eighths of a character."""
    eighths = round(share * _BAR * 8)
    whole = "█" * (eighths // 8) + " ▏▎▍▌▋▊▉"[eighths % 8].strip()
    return f"{whole:·<{_BAR}}"
