"""``pokerloop swedish-chicago exchange``, ``tricks`` and ``win-odds``: what can be solved."""

from __future__ import annotations

import json
import os
from typing import Any, get_args

import rich_click as click
from rich.table import Table

from pokerloop import swedish_chicago
from pokerloop.cards import Card, parse_cards
from pokerloop.cli._frame import new_table, progress_bar, read_input, stdout
from pokerloop.cli._games import rules_options
from pokerloop.errors import InvalidPositionError
from pokerloop.hands import Category
from pokerloop.swedish_chicago import ExchangeOdds, TrickGoal, TrickSolution
from pokerloop.texts import at_line, lines_of

__all__ = ["exchange", "tricks", "win_odds"]

rules_option = rules_options(
    swedish_chicago.Rules, "pagat", "--rules", example="pagat four_of_a_kind_points=8"
)
dead_option = click.option("--dead", default="", help="Cards known not to come.")
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON, not a table.")


@click.command("exchange")
@click.argument("cards")
@click.option("--keep", help="Only this way to keep: cards of the hand, or none for ''.")
@dead_option
@rules_option
@click.option("--top", type=click.IntRange(min=1), help="Show only so many ways to keep.")
@json_option
def exchange(
    cards: str,
    keep: str | None,
    dead: str,
    rules: swedish_chicago.Rules,
    top: int | None,
    as_json: bool,
) -> None:
    """Count what an exchange makes of a hand of five CARDS, for all 32 ways to keep some of them.

    \b
    Examples:
      pokerloop swedish-chicago exchange "Kc Kd 8h 5s 2c" --top 5
      pokerloop swedish-chicago exchange "Kc 9c 8c 2c 5h" --keep "Kc 9c 8c 2c"
    """
    if keep is None:
        every = swedish_chicago.exchange_odds(cards, dead=dead, rules=rules)[:top]
    else:
        every = [swedish_chicago.exchange_odds(cards, keep, dead=dead, rules=rules)]
    if as_json:
        click.echo(json.dumps([odds.to_dict() for odds in every], indent=2))
        return
    stdout().print(exchange_table(every))


def exchange_table(every: list[ExchangeOdds]) -> Table:
    """Return the ways to keep with their points, ways and chances."""
    shown = [category for category in Category if any(category in odds.counts for odds in every)]
    names = (category.replace("_", " ") for category in shown)
    table = new_table("keep", ">points", ">draws", *(f">{name}" for name in names))
    for odds in every:
        table.add_row(
            _text(odds.keep) or "none",
            f"{odds.expected_points:.4f}",
            f"{odds.total}",
            *(_percent(odds, category) for category in shown),
        )
    return table


def _percent(odds: ExchangeOdds, category: Category) -> str:
    return f"{odds.chance(category):.3%}" if category in odds.counts else ""


@click.command("tricks")
@click.argument("file")
@click.option("--goal", type=click.Choice(get_args(TrickGoal)), help="Only this goal.")
@click.option("--seat", type=click.IntRange(min=0), help="Who wants it; anybody if not given.")
@json_option
def tricks(file: str, goal: TrickGoal | None, seat: int | None, as_json: bool) -> None:
    """Solve the tricks of the position in FILE (``-`` for stdin), all cards known.

    A line is a hand, seat 0 first. "leader: 1" says who leads, or has led; "table: 3c 9c" gives the
    trick in progress, the leader's card first. Seats count from 0.

    \b
    Examples:
      printf 'As Ks Qs Js Ts\\n9s 8s 7s 6s 5s\\n' | pokerloop swedish-chicago tricks -
      pokerloop swedish-chicago tricks position.txt --goal chicago --seat 0
    """
    position = parse_tricks(read_input(file))
    goals = get_args(TrickGoal) if goal is None else (goal,)
    solutions = [
        swedish_chicago.solve_tricks(
            position["hands"], position["leader"], each, seat=seat, table=position["table"]
        )
        for each in goals
    ]
    if as_json:
        click.echo(json.dumps([solution.to_dict() for solution in solutions], indent=2))
        return
    for solution in solutions:
        click.echo(in_words(solution, seat))


def parse_tricks(text: str) -> dict[str, Any]:
    """Read hands, the leader and the trick in progress."""
    hands: list[list[Card]] = []
    leader = 0
    table: list[Card] = []
    for number, line in lines_of(text):
        with at_line(number):
            name, colon, value = line.partition(":")
            if not colon:
                hands.append(parse_cards(line))
            elif name == "leader" and value.strip().isdecimal():
                leader = int(value)
            elif name == "table":
                table = parse_cards(value)
            else:
                raise InvalidPositionError(
                    f"expected a hand, 'leader: seat' or 'table: cards', not {line!r}"
                )
    return {"hands": hands, "leader": leader, "table": table}


def in_words(solution: TrickSolution, asked: int | None) -> str:
    """Return one line that says who can force the goal, and the best cards."""
    goal = solution.goal.replace("_", " ")
    if solution.seat is not None:
        verdict = f"seat {solution.seat} can force it"
    elif asked is None:
        verdict = "nobody can force it"
    else:
        verdict = f"seat {asked} cannot force it"
    return f"{goal}: {verdict}; best of seat {solution.to_move}: {_text(solution.cards)}"


@click.command("win-odds")
@click.argument("cards")
@click.option("--opponents", type=click.IntRange(1, 3), default=1, show_default=True)
@click.option(
    "--exchanges",
    type=click.IntRange(0, 3),
    default=3,
    show_default=True,
    help="How many each opponent has had.",
)
@dead_option
@rules_option
@click.option("--trials", type=click.IntRange(min=1), help="How many deals, or the most.")
@click.option("--target-error", type=float, help="Stop at this standard error.")
@click.option("--seed", type=click.IntRange(min=0), help="Makes the odds repeatable.")
@click.option(
    "--workers", type=click.IntRange(min=1), default=os.cpu_count() or 1, help="Threads to use."
)
@json_option
def win_odds(cards: str, rules: swedish_chicago.Rules, as_json: bool, **options: Any) -> None:
    """Tell the chance that CARDS are the best hand, against opponents who drew sensibly.

    \b
    Example:
      pokerloop swedish-chicago win-odds "Kc Kd 9h 9s 2c" --opponents 3 --seed 7
    """
    with progress_bar("dealing") as progress:
        odds = swedish_chicago.win_odds(cards, rules=rules, progress=progress, **options)
    if as_json:
        click.echo(json.dumps(odds.to_dict(), indent=2))
        return
    error = "exact" if odds.is_exact else f"standard error {odds.stderr:.4f}, seed {odds.seed}"
    click.echo(f"win {odds.win:.4f}  tie {odds.tie:.4f}  ({odds.trials} deals, {error})")


def _text(cards: tuple[Card, ...]) -> str:
    return " ".join(map(str, cards))
