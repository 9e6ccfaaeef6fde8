"""``pokerloop chicago-poker play`` and ``replay``: games as text, and at the terminal."""

from __future__ import annotations

from collections.abc import Iterator

import rich_click as click

from pokerloop.chicago_poker import POLICIES, Rules, State, Transcript, View
from pokerloop.chicago_poker.match import TABLES, begin
from pokerloop.chicago_poker.telling import done, followed, named, words
from pokerloop.cli._frame import read_input
from pokerloop.cli._prompt import HUMAN, Teller, play_with_people
from pokerloop.cli.chicago_poker import coloured
from pokerloop.texts import parse_rules

__all__ = ["play", "replay"]


@click.command("play")
@click.option(
    "--preset",
    type=click.Choice(list(Rules.presets())),
    default="full",
    show_default=True,
    help="The rules to begin with.",
)
@click.option(
    "--set", "changes", multiple=True, metavar="RULE=VALUE", help="A rule that differs; repeatable."
)
@click.option(
    "--seats",
    "--players",
    default="human,random",
    show_default=True,
    metavar="PLAYERS",
    help=f"Who plays, 2 to 6 of: {', '.join([HUMAN, *POLICIES])}.",
)
@click.option("--seed", type=click.IntRange(min=0), help="Makes the game repeatable.")
@click.option("--index", type=click.IntRange(min=0), default=0, help="Which game of the seed.")
@click.option("--first", type=click.IntRange(min=0), help="The seat that begins.")
def play(
    preset: str,
    changes: tuple[str, ...],
    seats: str,
    seed: int | None,
    index: int,
    first: int | None,
) -> None:
    """Play a game and print its transcript.

    Seats count from 0. A seat called `human` is asked at the terminal; Ctrl-D or Ctrl-C ends the
    game, and the transcript so far is printed. The transcript names the seed, and `pokerloop
    chicago-poker replay` reads it.

    \b
    Examples:
      pokerloop chicago-poker play --seats human,random,random
      pokerloop chicago-poker play --preset short --set order=rarity --seats random,random --seed 1
    """
    rules = parse_rules(Rules, " ".join([preset, *changes]))
    names = [name.strip() for name in seats.split(",")]
    begun = begin(rules, names, seed, index=index, first=first)
    state = begun.start()
    policies = [
        None if name == HUMAN else TABLES.seated(name, state, seat)
        for seat, name in enumerate(names)
    ]
    actions: list[int] = []
    try:
        play_with_people(state, policies, actions, ChicagoPokerTeller())
    except EOFError:
        pass
    finally:
        click.echo(coloured(str(begun.after(actions))))


@click.command("replay")
@click.argument("file")
def replay(file: str) -> None:
    """Check the transcript in FILE (``-`` for stdin) and print it with what follows from it.

    \b
    Examples:
      pokerloop chicago-poker play --seats random,random | pokerloop chicago-poker replay -
    """
    click.echo(coloured(str(Transcript.parse(read_input(file)))))


class ChicagoPokerTeller(Teller[State]):
    """What a person is told of Chicago Poker."""

    def happened(self, before: State, action: int, after: State, seat: int) -> Iterator[str]:
        """Yield what a seat sees of a choice."""
        mover = before.to_move
        if text := done(before, action, seat):
            yield coloured(f"{'you' if mover == seat else f'seat {mover}'}: {text}")
        for line in followed(before, action, after):
            yield coloured(line)

    def situation(self, view: View) -> Iterator[str]:
        """Yield the table and the hand."""
        yield f"turn {view.turn}, {_left(view)}"
        for place, business in enumerate(view.businesses):
            if business.tile is None:
                continue
            marker = "" if business.marker is None else f", marker of seat {business.marker}"
            yield f"business {place}: {words(business.tile)}{marker}"
            for seat, column in enumerate(business.columns):
                if len(column):
                    yield coloured(f"  seat {seat}: {column}")
        for seat, won in enumerate(view.won):
            tiles = ", ".join(words(tile) for tile, count in won.items() for _ in range(count))
            holds = "" if seat == view.seat else f", holds {view.hand_sizes[seat]}"
            yield f"seat {seat} controls {tiles or 'nothing'}{holds}"
        if view.discards:
            yield coloured(f"discards: {' '.join(map(str, view.discards))}")
        yield coloured(f"hand: {' '.join(map(str, view.hand))}")

    def choices(self, state: type[State], view: View) -> str:
        """Return what can be answered."""
        ask = {
            "action": "a card to play, or draw",
            "business": f"where {view.played} goes",
            "seat": "against whom",
            "destination": f"where the limousine drives from {_place(view)}",
            "passenger": "who gets in",
            "discard": "what the bribe brings",
            "reinforcement": f"a reinforcement for {_place(view)}",
        }[view.choice]
        return f"{ask}: {coloured(super().choices(state, view))}"


def _left(view: View) -> str:
    plural = "" if view.actions_left == 1 else "s"
    return f"{view.actions_left} action{plural} left, {view.deck_size} cards in the deck"


def _place(view: View) -> str:
    return "" if view.business is None else named(view, view.business)
