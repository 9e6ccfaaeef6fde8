"""``pokerloop chicago-poker play`` and ``replay``: games as text, and at the terminal."""

from __future__ import annotations

from collections.abc import Iterator

import rich_click as click

from pokerloop.chicago_poker import POLICIES, Rules, State, Transcript, View
from pokerloop.chicago_poker.match import TABLES
from pokerloop.chicago_poker.telling import done, followed, named, words
from pokerloop.cli._frame import read_input
from pokerloop.cli._games import played, rules_options, seats_option
from pokerloop.cli._prompt import HUMAN, Teller
from pokerloop.cli.chicago_poker import coloured

__all__ = ["play", "replay"]


@click.command("play")
@rules_options(Rules, "full")
@seats_option("human,random", 6, [HUMAN, *POLICIES], "--players")
@click.option("--seed", type=click.IntRange(min=0), help="Makes the game repeatable.")
@click.option("--index", type=click.IntRange(min=0), default=0, help="Which game of the seed.")
@click.option("--first", type=click.IntRange(min=0), help="The seat that begins.")
def play(
    rules: Rules,
    seats: list[str],
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
    begun = Transcript.begin(rules, seats, seed, index, first=first)
    played(begun, seats, TABLES, ChicagoPokerTeller(), lambda text: click.echo(coloured(text)))


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
        for line in followed(before, after):
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
