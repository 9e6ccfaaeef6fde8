"""``pokerloop simulate``: many games, here or on a cluster."""

from __future__ import annotations

import inspect
import json
import os
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import rich_click as click
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

from pokerloop import plots, simulation
from pokerloop.cli._frame import new_table, stdout, stop_early
from pokerloop.cli._games import by_seat, changes_option, rules_from
from pokerloop.games import find_game
from pokerloop.runner import ExecutorLike
from pokerloop.simulation import Result, TargetError
from pokerloop.tournaments import Standings, tournament

__all__ = ["simulate"]


def where_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options that say where games are played and what is shown of them."""
    for option in (
        click.option("--json", "as_json", is_flag=True, help="Print JSON instead of a table."),
        click.option("--plot", metavar="FILE", help="Draw it, as PNG, SVG or PDF."),
        click.option("--out", metavar="DIR", help="Also write the result there, as result.json."),
        click.option("--scheduler", metavar="ADDRESS", help="Play on this Dask cluster."),
        click.option("--processes", is_flag=True, help="Use processes instead of threads."),
        click.option(
            "--workers",
            type=click.IntRange(min=1),
            default=os.cpu_count() or 1,
            help="Threads or processes to use.",
        ),
    ):
        command = option(command)
    return command


DOTS = 150
"""An inch of a figure."""

FEWEST_TO_PLOT = 2
"""Games, below which there is no error to draw."""

NO_SETTINGS = {
    name
    for function in (simulation.simulate, tournament)
    for name, parameter in inspect.signature(function).parameters.items()
    if parameter.kind is not parameter.VAR_KEYWORD
}
"""What `simulate` and `tournament` call their own parameters."""

records_option = click.option(
    "--records", is_flag=True, help="Also write a record of each game, as Parquet, to DIR/games."
)


def game_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options that say how games are played and where what is done is kept."""
    for option in (
        click.option("--checkpoint", metavar="FILE", help="Keep what is done, and go on from it."),
        click.option(
            "--begin",
            multiple=True,
            metavar="NAME=VALUE",
            help="How games begin, such as deals=1; repeatable.",
        ),
        changes_option,
        click.option("--preset", metavar="NAME", help="The rules to begin with."),
        click.option("--seed", type=click.IntRange(min=0), help="Makes the games repeatable."),
    ):
        command = option(command)
    return command


@click.command("simulate")
@click.argument("game")
@click.option("--seats", required=True, metavar="PLAYERS", help="Who plays, such as greedy,random.")
@click.option("--games", type=click.IntRange(min=1), default=10_000, help="How many, or the most.")
@click.option("--target-error", type=float, metavar="POINTS", help="Stop at this standard error.")
@game_options
@records_option
@where_options
def simulate(
    game: str,
    seats: str,
    games: int,
    target_error: float | None,
    seed: int | None,
    preset: str | None,
    changes: tuple[str, ...],
    begin: tuple[str, ...],
    checkpoint: str | None,
    **where: Any,
) -> None:
    """Play many games of GAME and add them up.

    The same seed gives the same totals on any number of workers. With a checkpoint, a run that was
    stopped goes on with the same command or with `pokerloop resume`. Ctrl-C shows what is known so
    far. Errors are standard errors.

    \b
    Examples:
      pokerloop simulate ofc --seats greedy,random --games 500 --seed 7 --begin deals=1
      pokerloop simulate ofc --seats random,random --preset tonybet --set scoop=6 --target-error 0.1
    """
    rules = rules_from(find_game(game).rules, preset, changes)
    stop = None if target_error is None else simulation.target_error(target_error)
    run(
        lambda **how: simulation.simulate(
            game,
            [name.strip() for name in seats.split(",")],
            rules,
            games=games,
            seed=seed,
            checkpoint=checkpoint,
            stop=stop,
            **settings(begin),
            **how,
        ),
        stop,
        checkpoint,
        **where,
    )


def run(
    play: Callable[..., Result],
    stop: TargetError | None,
    checkpoint: str | None,
    *,
    workers: int,
    processes: bool,
    scheduler: str | None,
    out: str | None,
    plot: str | None,
    records: bool,
    as_json: bool,
) -> None:
    """Play as told, show how it goes, and print what it came to."""
    if records and out is None:
        raise click.UsageError("--records needs --out")
    check_files(out, plot)
    steps: list[Result] = []
    with executor_at(scheduler, processes, workers) as (executor, width), live(stop) as show_step:

        def progress(result: Result) -> None:
            if plot is not None:
                steps.append(result)
            if show_step is not None:
                show_step(result)

        games = Path(out) / "games" if out is not None and records else None
        result = play(workers=width, executor=executor, progress=progress, records=games)
    if result.games or not result.interrupted or as_json:
        show(result, as_json)
    if out is not None:
        write(result, Path(out))
    if plot is not None and result.games >= FEWEST_TO_PLOT:
        plots.convergence(steps).savefig(plot, dpi=DOTS)
    if result.interrupted:
        stop_early(result.games, result.planned, "games", checkpoint)


@contextmanager
def executor_at(
    scheduler: str | None, processes: bool, workers: int
) -> Iterator[tuple[ExecutorLike | None, int]]:
    """Give where to play, and how many chunks are played at once there."""
    if scheduler is None:
        yield "processes" if processes else None, workers
        return
    try:
        import distributed
    except ImportError:
        raise click.UsageError("--scheduler needs Dask: pip install pokerloop[dask]") from None
    client: Any = distributed.Client(scheduler)  # type: ignore[no-untyped-call]
    with client:
        yield client.get_executor(pure=False), max(1, sum(client.nthreads().values()))


def settings(texts: Iterable[str]) -> dict[str, Any]:
    """Read how games begin: names, each with a number, a list of numbers, or a word."""
    values: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name.isidentifier():
            raise click.UsageError(f"expected NAME=VALUE, such as deals=1, not {text!r}")
        if name in values:
            raise click.UsageError(f"--begin says twice what {name} is")
        if name in NO_SETTINGS:
            raise click.UsageError(
                f"games do not begin with {name!r}; there may be an option for it"
            )
        try:
            values[name] = json.loads(f"[{value}]" if "," in value else value)
        except json.JSONDecodeError:
            values[name] = value
    return values


def check_files(out: str | None, plot: str | None) -> None:
    """Refuse what cannot be written before anything is played."""
    if out is not None:
        if not out:
            raise click.UsageError("--out needs the name of a folder")
        Path(out).mkdir(parents=True, exist_ok=True)
    if plot is None:
        return
    try:
        from matplotlib.backend_bases import FigureCanvasBase
    except ImportError:
        raise click.UsageError("--plot needs Matplotlib: pip install pokerloop[plot]") from None
    kinds = FigureCanvasBase.get_supported_filetypes()
    if Path(plot).suffix[1:].lower() not in kinds:
        named = ", ".join(sorted(kinds))
        raise click.UsageError(f"--plot {plot!r}: expected a file that ends in one of {named}")
    if not Path(plot).absolute().parent.is_dir():
        raise click.UsageError(f"--plot {plot!r}: there is no such folder")


# ---- What is shown ----------------------------------------------------------------------------


@contextmanager
def live(stop: TargetError | None) -> Iterator[Callable[[Result], None] | None]:
    """Give a callback that draws a bar, the rate, the time remaining and the estimate."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    columns = (BarColumn(bar_width=20), TextColumn("{task.description}"))
    with Progress(*columns, console=console, transient=True, redirect_stdout=False) as bar:
        drawn = bar.add_task("beginning", total=None)
        began: tuple[float, int] | None = None

        def progress(result: Result) -> None:
            nonlocal began
            now = time.monotonic()
            began = began or (now, result.games)  # games of a checkpoint took no time now
            expected = result.planned if stop is None else stop.games_needed(result)
            pace = pace_of(now - began[0], result.games - began[1], expected - result.games)
            bar.update(
                drawn,
                total=expected,
                completed=result.games,
                description=f"{result.games:,}/{expected:,} games{pace}  {estimate(result)}",
            )

        yield progress


def pace_of(seconds: float, games: int, remaining: int) -> str:
    """Return the rate and the time that the remaining games will take, once they can be told."""
    if seconds < 0.5 or games <= 0:
        return ""
    rate = games / seconds
    minutes, left = divmod(round(remaining / rate), 60)
    hours, minutes = divmod(minutes, 60)
    return f"  {rate:,.0f}/s  {hours}:{minutes:02}:{left:02} left"


def estimate(result: Result) -> str:
    """Return what each player has won so far."""
    return "  ".join(
        f"{player} {mean:+.3f}±{error:.3f}"
        for player, mean, error in zip(result.players, result.mean, result.stderr, strict=True)
    )


def show(result: Result, as_json: bool) -> None:
    """Print the result."""
    if as_json:
        stdout().file.write(json.dumps(result.to_dict(), indent=2, allow_nan=False) + "\n")
        return
    seats = new_table(">seat", "player", ">points", ">error", ">won")
    for seat, player in enumerate(result.players):
        seats.add_row(
            str(seat),
            player,
            f"{result.mean[seat]:+.4f}",
            f"{result.stderr[seat]:.4f}",
            f"{result.win_share[seat]:.2%}",
        )
    stdout().print(seats)
    click.echo(result.summary)
    if result.games and result.counters:
        click.echo()
        stdout().print(by_seat("a game", result))


def write(result: Result | Standings, folder: Path) -> None:
    """Write the result into a folder, whole or not at all."""
    folder.mkdir(parents=True, exist_ok=True)
    unfinished = folder / "result.json.unfinished"
    unfinished.write_text(json.dumps(result.to_dict(), indent=2, allow_nan=False) + "\n")
    unfinished.replace(folder / "result.json")
