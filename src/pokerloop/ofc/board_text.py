"""The text format of finished boards that settle with each other.

A board is a line, its rows from the top down; the player's name may stand before it. Boards of one
table follow each other, an empty line ends a table, ``#`` starts a comment::

    alice: Qs Qd 7c / Ah Ad 9c 4s 2d / 6h 5h 4h 3h 2c
    bob:   Jc 8d 3s / Td Tc 8c 5s 2s / Kd Kc 9s 7d 6c

    Jc 8d 3s / Td Tc 8c 5s 2s / Kd Kc 9s 7d 6c      # another table
    Qs Qd 7c / Ah Ad 9c 4s 2d / 6h 5h 4h 3h 2c

A board as ``print`` shows it, three lines that begin with top, middle and bottom, is read as well;
a line with a name alone may stand before it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import TypeAlias

from pokerloop.errors import InvalidPositionError
from pokerloop.ofc.board import Board
from pokerloop.texts import at_line

__all__ = ["BoardTable", "parse_tables"]

BoardTable: TypeAlias = dict[str, Board]
"""The boards that settle with each other, by the names of the players."""

_ROWS = ("top", "middle", "bottom")
_EXPECTED = "expected a board such as 'Qs Qd 7c / Ah Ad 9c 4s 2d / 6h 5h 4h 3h 2c'"


def parse_tables(text: str) -> list[BoardTable]:
    r"""Read the tables of a text.

    Players without a name are called by their number, from 1 on.

    Raises
    ------
    InvalidPositionError
        For a line that is no board, a board that is not complete, or a table without 2 to 4
        boards. The message begins with the number of the line.
    InvalidCardError
        For a card that does not exist or stands in two places.

    Examples
    --------
    >>> ann = "ann: Qs Qd 7c / Ah Ad 9c 4s 2d / 6h 5h 4h 3h 2c"
    >>> bob = "bob: Jc 8d 3s / Td Tc 8c 5s 2s / Kd Kc 9s 7d 6c"
    >>> tables = parse_tables(f"{ann}\n{bob}")
    >>> [list(table) for table in tables]
    [['ann', 'bob']]
    """
    lines = [
        (number, " ".join(line.partition("#")[0].split()), line)
        for number, line in enumerate(text.splitlines(), start=1)
    ]
    # A line with a comment alone is no empty line.
    lines = [line for line in lines if line[1] or not line[2].strip()]
    tables = [
        _table([(number, content) for number, content, _ in table])
        for is_table, table in groupby(lines, lambda line: bool(line[1]))
        if is_table
    ]
    if not tables:
        raise InvalidPositionError(f"there is no board; {_EXPECTED}")
    return tables


def _table(lines: list[tuple[int, str]]) -> BoardTable:
    table: BoardTable = {}
    number = lines[0][0]
    for number, name, rows in _boards(lines):
        with at_line(number):
            if len(rows) != len(_ROWS):
                raise InvalidPositionError(f"{_EXPECTED}, not {' / '.join(rows)!r}")
            name = name or str(len(table) + 1)
            if name in table:
                raise InvalidPositionError(f"{name!r} has two boards at one table")
            board = table[name] = Board(*rows)
            if not board.is_complete:
                raise InvalidPositionError(f"expected 13 cards, not {' / '.join(rows)!r}")
    if not 2 <= len(table) <= 4:
        raise InvalidPositionError(
            f"line {number}: a table has 2 to 4 boards, this one ends with {len(table)}"
        )
    return table


def _boards(lines: list[tuple[int, str]]) -> Iterator[tuple[int, str, list[str]]]:
    """Yield the number of its first line, name and rows of each board."""
    name, begun, rows = "", 0, list[str]()
    for number, line in lines:
        word, _, cards = line.partition(" ")
        if word.rstrip(":").lower() == (_ROWS[len(rows)] if len(rows) < 3 else ""):
            begun = begun or number
            rows.append(cards)
            if len(rows) == len(_ROWS):
                yield begun, name, rows
                name, begun, rows = "", 0, []
            continue
        with at_line(number):
            label, colon, rest = line.rpartition(":")
            if rows or name or not (rest or colon):
                raise InvalidPositionError(f"{_EXPECTED}, not {line!r}")
        if rest:
            yield number, label.strip(), [row.strip() for row in rest.split("/")]
        else:
            name = label.strip()
    if rows or name:
        with at_line(lines[-1][0]):
            raise InvalidPositionError(f"{_EXPECTED}, not {lines[-1][1]!r}")
