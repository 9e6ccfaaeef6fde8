"""What the commands of the games share: options, playing one game, and many with their tables."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any, TypeAlias, TypeVar

import rich_click as click
from rich.table import Table

from pokerloop.cli._frame import new_table, progress_bar, stop_early
from pokerloop.cli._prompt import HUMAN, Teller, play_with_people
from pokerloop.policies import Tables
from pokerloop.simulation import Result, simulate
from pokerloop.texts import RuleSet, RulesT, parse_rules
from pokerloop.transcripts import Begun

__all__ = [
    "by_seat",
    "changes_option",
    "many_options",
    "play_many",
    "played",
    "rules_from",
    "rules_options",
    "seats_option",
    "show_many",
    "winners",
]

Command: TypeAlias = Callable[..., None]
CommandT = TypeVar("CommandT", bound=Command)


def rules_options(
    kind: type[RuleSet], default: str | None, *in_one: str, example: str = ""
) -> Callable[[Command], Command]:
    """Add the options that say by which rules is played; the command gets them as ``rules``.

    Parameters
    ----------
    kind : type
        The game's ``Rules``.
    default : str or None
        The preset to begin with; without one the command gets None where no rules are given.
    *in_one : str
        What an option is called that takes preset and changes in one text, if there is to be one.
    example : str
        Such a text.
    """
    presets = click.option(
        "--preset",
        type=click.Choice(list(kind.presets())),
        metavar="NAME",
        show_default=default or False,
        help=f"The rules to begin with: {', '.join(kind.presets())}.",
    )
    texts = click.option(*in_one, "text", metavar="RULES", help=f'Both in one: "{example}".')

    def add(command: Command) -> Command:
        @wraps(command)
        def with_rules(
            *, preset: str | None, changes: tuple[str, ...], text: str | None = None, **others: Any
        ) -> None:
            if text is not None and (preset or changes):
                raise click.UsageError(f"{in_one[0]} goes with neither --preset nor --set")
            rules = None
            if text is not None:
                rules = parse_rules(kind, text)
            elif preset or changes or default:
                rules = rules_from(kind, preset or default, changes)
            command(rules=rules, **others)

        options = (texts, changes_option, presets) if in_one else (changes_option, presets)
        for option in options:
            with_rules = option(with_rules)
        return with_rules

    return add


def changes_option(command: CommandT) -> CommandT:
    """Add the option that changes single rules; the command gets a tuple as ``changes``."""
    return click.option(
        "--set",
        "changes",
        multiple=True,
        metavar="RULE=VALUE",
        help="A rule that differs; repeatable.",
    )(command)


def rules_from(kind: type[RulesT], preset: str | None, changes: Iterable[str]) -> RulesT:
    """Return the rules that ``--preset`` and ``--set`` say."""
    for change in changes:
        if "=" not in change:
            raise click.UsageError(f"expected RULE=VALUE, such as scoop=6, not {change!r}")
    return parse_rules(kind, " ".join([*([preset] if preset else []), *changes]))


def seats_option(
    default: str, most: int, players: Iterable[str], *aliases: str
) -> Callable[[CommandT], CommandT]:
    """Add the option that says who plays; the command gets a list of names as ``seats``."""
    return click.option(
        "--seats",
        *aliases,
        "seats",
        default=default,
        show_default=True,
        metavar="PLAYERS",
        help=f"Who plays, 2 to {most} of: {', '.join(players)}.",
        callback=lambda _context, _option, text: [name.strip() for name in text.split(",")],
    )


def many_options(command: CommandT) -> CommandT:
    """Add the options of playing many games, as `play_many` takes them, and ``--json``."""
    for option in (
        click.option("--json", "as_json", is_flag=True, help="Print JSON instead of tables."),
        click.option(
            "--workers",
            type=click.IntRange(min=1),
            default=os.cpu_count() or 1,
            help="Threads to use.",
        ),
        click.option("--seed", type=click.IntRange(min=0), help="Makes the games repeatable."),
        click.option("--games", type=click.IntRange(min=1), default=1000, show_default=True),
    ):
        command = option(command)
    return command


def played(
    begun: Begun,
    seats: list[str],
    tables: Tables,
    teller: Teller[Any],
    show: Callable[[str], object],
) -> None:
    """Play a match that has begun, people at the terminal, and show its transcript at any end."""
    state = begun.start()
    players = [
        None if name == HUMAN else tables.seated(name, state, seat)
        for seat, name in enumerate(seats)
    ]
    actions: list[int] = []
    try:
        play_with_people(state, players, actions, teller)
    except EOFError:
        pass
    finally:
        show(str(begun.after(actions)))


def play_many(game: str, seats: list[str], rules: RuleSet, **how: Any) -> Result:
    """Play many games in threads, with a bar on stderr that shows how far it is."""
    with progress_bar("playing") as progress:
        return simulate(
            game,
            seats,
            rules,
            progress=progress and (lambda known: progress(known.games, known.planned)),
            **how,
        )


def show_many(
    result: Result,
    as_json: bool,
    show: Callable[[Result], None],
    more: Callable[[Result], dict[str, Any]] = lambda _result: {},
) -> None:
    """Print what many games came to and end.

    Parameters
    ----------
    result : Result
        What they came to.
    as_json : bool
        Whether to print it as JSON, as its ``to_dict`` has it.
    show : callable
        Prints the tables of a result of one game or more.
    more : callable
        Returns what such a result has in JSON besides.
    """
    if as_json:
        report = {**result.to_dict(), **(more(result) if result.games else {})}
        click.echo(json.dumps(report, indent=2, allow_nan=False))
    elif result.games:
        show(result)
    if result.interrupted:
        stop_early(result.games, result.planned, "games")


def winners(result: Result, points: str) -> Table:
    """Return a table of who wins, with 95 % intervals, and of the points, called as told."""
    table = new_table(">seat", "player", ">won", ">95%", f">{points}", ">error")
    for seat, player in enumerate(result.players):
        low, high = result.win_share_interval(seat)
        table.add_row(
            str(seat),
            player,
            f"{result.win_share[seat]:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{result.mean[seat]:.2f}",
            f"{result.stderr[seat]:.2f}",
        )
    return table


def by_seat(
    what: str, result: Result, times: str | None = None, counters: Iterable[str] | None = None
) -> Table:
    """Return a table of what each seat does on average.

    Parameters
    ----------
    what : str
        What the averages are of, such as a game.
    result : Result
        What many games came to.
    times : str, optional
        The counter that tells how many of those there were, if it is not games.
    counters : iterable of str, optional
        What to show; all that the game counts if not given.
    """
    counted = result.counters
    table = new_table(f"{what}, by seat", *(f">{seat}" for seat in range(len(result.players))))
    of = [result.games] * len(result.players) if times is None else counted[times]
    for name in counted if counters is None else counters:
        means = (count / many for count, many in zip(counted[name], of, strict=True))
        table.add_row(name.replace("_", " "), *(f"{mean:.3f}" for mean in means))
    return table
