"""``pokerloop ofc play``, ``replay`` and ``score``: matches as text, and boards settled."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import rich_click as click
from rich.table import Table

from pokerloop import ofc
from pokerloop.cli import _ofc
from pokerloop.cli._frame import new_table, read_input, stdout
from pokerloop.cli._games import played, seats_option
from pokerloop.cli._prompt import HUMAN, Teller
from pokerloop.ofc import Board, State, View
from pokerloop.ofc.board_text import BoardTable, parse_tables
from pokerloop.ofc.match import TABLES

__all__ = ["play", "replay", "score"]


@click.command("play")
@_ofc.rules
@seats_option("greedy,greedy", 4, [HUMAN, *ofc.POLICIES])
@click.option("--seed", type=click.IntRange(min=0), help="Makes the match repeatable.")
@click.option("--index", type=click.IntRange(min=0), default=0, help="Which match of the seed.")
@click.option("--button", type=click.IntRange(min=0), help="The seat that has it first.")
@click.option("--deals", type=click.IntRange(min=1), help="The most deals, not the whole match.")
def play(
    rules: ofc.Rules,
    seats: list[str],
    seed: int | None,
    index: int,
    button: int | None,
    deals: int | None,
) -> None:
    """Play a match and print its transcript.

    Seats count from 0. A seat called `human` is asked at the terminal; Ctrl-D or Ctrl-C ends the
    match, and the transcript so far is printed. The transcript names the seed, and `pokerloop ofc
    replay` reads it.

    \b
    Examples:
      pokerloop ofc play --seats human,greedy
      pokerloop ofc play --variant pineapple --seed 1 --seats greedy,greedy
      pokerloop ofc play --preset tonybet --set scoop=6 --seats greedy,random,random --deals 1
    """
    begun = ofc.Transcript.begin(rules, seats, seed, index, button=button, deals=deals)
    played(begun, seats, TABLES, OfcTeller(), click.echo)


@click.command("replay")
@click.argument("file")
def replay(file: str) -> None:
    """Check the transcript in FILE (``-`` for stdin) and print it with what follows from it.

    What was played must be legal, and what the transcript says of points must be so.

    \b
    Examples:
      pokerloop ofc play --seed 1 | pokerloop ofc replay -
    """
    click.echo(str(ofc.Transcript.parse(read_input(file))))


class OfcTeller(Teller[State]):
    """What a person is told of Open Face Chinese poker."""

    def happened(self, before: State, action: int, after: State, seat: int) -> Iterator[str]:
        """Yield what a seat sees of a choice: which card is discarded and Fantasyland is hidden."""
        mover = before.to_move
        assert mover is not None
        if mover != seat and not before.fantasyland[mover]:
            name = before.action_name(action)
            placed = f"{before.hand(mover)[0]} to the {name}"
            yield f"seat {mover}: {'discards a card' if name == 'discard' else placed}"
        if after.is_over or after.deal > before.deal:
            assert after.last_deal is not None
            yield ""
            for other, board in enumerate(after.last_deal.boards):
                yield f"seat {other}  {after.last_deal.points[other]:+d}  {in_a_line(board)}"
            if not after.is_over:
                yield f"deal {after.deal}, button at seat {after.button}"

    def situation(self, view: View) -> Iterator[str]:
        """Yield the boards, and the cards to place."""
        street = f"street {view.street}" if view.street else "Fantasyland"
        points = " ".join(f"{points:+d}" for points in view.points)
        yield f"deal {view.deal}, {street}; points {points}"
        for seat, board in enumerate(view.boards):
            hidden = view.fantasyland[seat] and seat != view.seat
            yield f"seat {seat}  {'in Fantasyland' if hidden else in_a_line(board)}"
        yield f"hand    {' '.join(map(str, view.hand))}"

    def choices(self, state: type[State], view: View) -> str:
        """Return what can be answered."""
        return f"{view.hand[0]} to {super().choices(state, view)}"


def in_a_line(board: Board) -> str:
    """Return the rows of a board, from the top down."""
    return " / ".join(row or "-" for row in board.to_dict().values())


@click.command("score")
@click.argument("file")
@_ofc.rules
@click.option("--stacks", metavar="NUMBERS", help="What each player has, such as 5,10,135.")
@click.option("--button", type=click.IntRange(min=1), help="The board with the button, from 1 on.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of tables.")
def score(
    file: str, rules: ofc.Rules, stacks: str | None, button: int | None, as_json: bool
) -> None:
    """Settle the boards in FILE (``-`` for stdin).

    A board is a line, top / middle / bottom, with a name before it or not; an empty line ends a
    table. The limit of a loss that the rules set applies if stacks are given; the last board has
    the button unless told otherwise.

    \b
    Examples:
      pokerloop ofc score boards.txt --preset russian_classic
      pokerloop ofc score - < boards.txt
    """
    has = None if stacks is None else whole_numbers(stacks)
    tables = parse_tables(read_input(file))
    reports = [settled(table, rules, has, button) for table in tables]
    if as_json:
        click.echo(json.dumps(reports, indent=2))
        return
    for number, report in enumerate(reports):
        if number:
            click.echo()
        stdout().print(table_of(report))


def whole_numbers(text: str) -> list[int]:
    """Read numbers separated by commas."""
    try:
        return [int(number) for number in text.split(",")]
    except ValueError:
        raise click.UsageError(f"expected whole numbers such as 5,10,135, not {text!r}") from None


def settled(
    table: BoardTable, rules: ofc.Rules, stacks: list[int] | None, button: int | None
) -> list[dict[str, Any]]:
    """Return what there is to say of each board of a table."""
    boards = list(table.values())
    points = ofc.settle(boards, rules)
    if stacks is not None:
        won = [[0] * len(boards) for _ in boards]
        for x, y in combinations(range(len(boards)), 2):
            won[x][y] = ofc.points(boards[x], boards[y], rules)
        points = ofc.capped_points(won, stacks, rules, (button or len(boards)) - 1)
    return [
        {
            "name": name,
            **board.to_dict(),
            "dead": board.is_foul(rules),
            "royalties": board.royalties(rules),
            "fantasyland": board.fantasyland_cards(rules),
            "points": won,
        }
        for (name, board), won in zip(table.items(), points, strict=True)
    ]


def table_of(report: list[dict[str, Any]]) -> Table:
    """Return the boards of a table with their points."""
    table = new_table("", "top", "middle", "bottom", ">royalties", ">fantasyland", ">points")
    for board in report:
        table.add_row(
            *(board[name] for name in ("name", "top", "middle", "bottom")),
            "dead" if board["dead"] else " ".join(map(str, board["royalties"])),
            f"{board['fantasyland']} cards" if board["fantasyland"] else "",
            f"{board['points']:+d}",
        )
    return table
