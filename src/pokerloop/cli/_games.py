"""What the commands of the games share: options, playing one game, and playing many."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any, TypeAlias, TypeVar

import rich_click as click

from pokerloop.cli._frame import progress_bar
from pokerloop.cli._prompt import HUMAN, Teller, play_with_people
from pokerloop.policies import Tables
from pokerloop.simulation import Result, simulate
from pokerloop.texts import RuleSet, parse_rules
from pokerloop.transcripts import MatchTranscript

__all__ = ["many_options", "play_many", "played", "rules_options", "seats_option"]

Command: TypeAlias = Callable[..., None]
CommandT = TypeVar("CommandT", bound=Command)


def rules_options(kind: type[RuleSet], default: str) -> Callable[[Command], Command]:
    """Add the options that say by which rules is played; the command gets them as ``rules``."""

    def add(command: Command) -> Command:
        @click.option(
            "--preset",
            type=click.Choice(list(kind.presets())),
            default=default,
            show_default=True,
            help="The rules to begin with.",
        )
        @click.option(
            "--set",
            "changes",
            multiple=True,
            metavar="RULE=VALUE",
            help="A rule that differs; repeatable.",
        )
        @wraps(command)
        def with_rules(*, preset: str, changes: tuple[str, ...], **others: Any) -> None:
            command(rules=parse_rules(kind, " ".join([preset, *changes])), **others)

        return with_rules

    return add


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
    begun: MatchTranscript[Any],
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
