"""``pokerloop tournament``: everybody against everybody, with the same cards."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import rich_click as click
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from pokerloop import plots, tournaments
from pokerloop.cli._frame import new_table, room, stdout, stop_early
from pokerloop.cli._games import rules_from
from pokerloop.cli.simulate import (
    DOTS,
    FEWEST_TO_PLOT,
    check_files,
    executor_at,
    game_options,
    settings,
    where_options,
    write,
)
from pokerloop.games import find_game
from pokerloop.tournaments import Standings

__all__ = ["tournament"]


@click.command("tournament")
@click.argument("game")
@click.option("--players", required=True, metavar="PLAYERS", help="Who takes part: greedy,random.")
@click.option("--seats", type=click.IntRange(min=2), default=2, help="How many sit at a table.")
@click.option("--games", type=click.IntRange(min=1), default=1000, help="How many deals.")
@game_options
@where_options
def tournament(
    game: str,
    players: str,
    seats: int,
    games: int,
    seed: int | None,
    preset: str | None,
    changes: tuple[str, ...],
    begin: tuple[str, ...],
    checkpoint: str | None,
    **where: Any,
) -> None:
    """Let PLAYERS meet each other at GAME with the same cards, and rate them.

    Every table of the players plays the same deals, each once in every rotation round the seats.
    The cross table has the mean points of the player of the row against that of the column. Ratings
    differ by as much as points do, and add up to 0. Errors are standard errors.

    \b
    Examples:
      pokerloop tournament ofc --players greedy,solitaire,random --games 200 --begin deals=1
    """
    rules = rules_from(find_game(game).rules, preset, changes)
    run(
        lambda **how: tournaments.tournament(
            game,
            [name.strip() for name in players.split(",")],
            rules,
            games=games,
            seats=seats,
            seed=seed,
            checkpoint=checkpoint,
            **settings(begin),
            **how,
        ),
        checkpoint,
        **where,
    )


def run(
    play: Callable[..., Standings],
    checkpoint: str | None,
    *,
    workers: int,
    processes: bool,
    scheduler: str | None,
    out: str | None,
    plot: str | None,
    as_json: bool,
) -> None:
    """Play as told, show how it goes, and print how it stands."""
    check_files(out, plot)
    with executor_at(scheduler, processes, workers) as (executor, width), live() as progress:
        standings = play(workers=width, executor=executor, progress=progress)
    if as_json:
        stdout().file.write(json.dumps(standings.to_dict(), indent=2, allow_nan=False) + "\n")
    elif standings.games:
        stdout().print(table_of(standings))
        click.echo(standings.summary)
    if out is not None:
        write(standings, Path(out))
    if plot is not None and standings.games >= FEWEST_TO_PLOT:
        plots.cross_table(standings).savefig(plot, dpi=DOTS)
    if standings.interrupted:
        stop_early(standings.games, standings.planned, "deals", checkpoint)


@contextmanager
def live() -> Iterator[Callable[[Standings], None] | None]:
    """Give a callback that draws a bar, the time remaining and who leads."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    columns = (BarColumn(bar_width=20), TextColumn("{task.description}"), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, redirect_stdout=False) as bar:
        drawn = bar.add_task("beginning", total=None)

        def progress(standings: Standings) -> None:
            best = standings.order[0]
            leader = f"{standings.players[best]} {standings.rating[best]:+.3f}"
            deals = f"{standings.games:,}/{standings.planned:,} deals"
            bar.update(
                drawn,
                total=standings.planned,
                completed=standings.games,
                description=f"{deals}  {leader}±{standings.stderr[best]:.3f}",
            )

        yield progress


def table_of(standings: Standings) -> Table:
    """Return the ratings and the cross table, the best player first.

    In a narrow terminal the errors of the cross table stand below the points.
    """
    names = [standings.players[player] for player in standings.order]
    tables = (_table_of(standings, names, between) for between in (" ± ", "\n± "))
    wide, narrow = tables
    return wide if Console(width=1000).measure(wide).maximum <= room() else narrow


def _table_of(standings: Standings, names: list[str], between: str) -> Table:
    table = new_table("player", ">rating", ">error", *(f">{name}" for name in names))
    for player in standings.order:
        table.add_row(
            standings.players[player],
            f"{standings.rating[player]:+.3f}",
            f"{standings.stderr[player]:.3f}",
            *(standings.cell(player, other).replace(" ± ", between) for other in standings.order),
        )
    return table
