"""``pokerloop rank``: what hands are worth."""

from __future__ import annotations

import json
from types import ModuleType
from typing import Any

import rich_click as click

from pokerloop import hands
from pokerloop.cards import parse_cards, parse_gangster_cards
from pokerloop.cli._frame import new_table, read_input, stdout

__all__ = ["rank"]


@click.command()
@click.argument("cards", nargs=-1, required=True)
@click.option(
    "--deck",
    type=click.Choice(["standard", "chicago-poker"]),
    default="standard",
    show_default=True,
    help="52 cards, or the gangster deck of Chicago Poker.",
)
@click.option(
    "--order",
    help="Order of categories in Chicago Poker: default, poker, rarity, or all eleven with commas "
    "between them, strongest first.",
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of a table.")
def rank(cards: tuple[str, ...], deck: str, order: str | None, as_json: bool) -> None:
    """Tell what hands are worth, the best first.

    Each of CARDS is a hand; single cards together are one hand. With - in their place, each line
    of stdin is a hand. A hand has 1 to 7 cards, of which the best five count, or 1 to 5 in Chicago
    Poker. The strength is a number, bigger for the better hand and equal for a tie. JSON keeps the
    hands in the order given.

    \b
    Examples:
      pokerloop rank As Ks Qs Js Ts
      pokerloop rank "7c 7d 7h Ks Kd" AhAdAc8s8d
      pokerloop rank --deck chicago-poker "9r 9y 10g" "4r 5y 6g 7b 8p"
      pokerloop rank --json - < hands.txt
    """
    if order is not None and deck == "standard":
        raise click.UsageError("--order goes with --deck chicago-poker")
    ranking, options = rules_of(deck, order)
    rows = [
        {
            "cards": hand,
            "strength": strength,
            "category": str(ranking.category_of(strength, **options)),
            "description": ranking.describe_strength(strength, **options),
        }
        for hand in hands_of(cards, deck)
        for strength in [ranking.rank(hand, **options)]
    ]
    if as_json:
        click.echo(json.dumps(rows, indent=2))
    else:
        show(sorted(rows, key=lambda row: -row["strength"]))


def rules_of(deck: str, order: str | None) -> tuple[ModuleType, dict[str, Any]]:
    """Return the module that ranks the hands of a deck, and its options."""
    if deck == "standard":
        return hands, {}
    named = order or "default"
    return hands.chicago_poker, {"order": named.split(",") if "," in named else named}


def hands_of(arguments: tuple[str, ...], deck: str) -> list[str]:
    """Return the hands that the arguments name, each as its cards with spaces between them."""
    parse = parse_cards if deck == "standard" else parse_gangster_cards
    if arguments == ("-",):
        lines = [line for line in read_input("-").splitlines() if line.strip()]
        if not lines:
            raise ValueError("expected hands on stdin, one a line, got none")
        return [" ".join(map(str, parse(line))) for line in lines]
    parsed = [parse(argument) for argument in arguments]
    if all(len(hand) == 1 for hand in parsed):
        return [" ".join(map(str, parse(" ".join(arguments))))]
    return [" ".join(map(str, hand)) for hand in parsed]


def show(rows: list[dict[str, Any]]) -> None:
    table = new_table("cards", ">strength", "description")
    for row in rows:
        table.add_row(row["cards"], str(row["strength"]), row["description"])
    stdout().print(table)
