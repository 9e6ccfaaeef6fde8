"""The limits of a loss, where the rule ``cap`` sets one."""

from __future__ import annotations

from collections.abc import Sequence

from pokerloop import _core
from pokerloop.ofc.rules import RulesLike, as_rules

__all__ = ["capped_points"]


def capped_points(
    won: Sequence[Sequence[int]],
    stacks: Sequence[int],
    rules: RulesLike = None,
    button: int = -1,
) -> tuple[int, ...]:
    """Return the points of each of 2 to 4 players under the loss limit of the rules.

    Pairs settle one by one from the button's left: the first player with each of the others, then
    the second with those after him, and so on. What a win pays depends on what the two have at
    that moment.

    Parameters
    ----------
    won : sequence of sequence of int, shape (players, players)
        ``won[x][y]`` is what x wins from y without a limit, negative if x loses. Only one of
        ``won[x][y]`` and ``won[y][x]`` is looked at, as each is the other's negative.
    stacks : sequence of int
        What each player has: with ``cap="match"`` what he can still lose in this match, with
        ``"stacks"`` and ``"stacks_loser"`` his stack.
    rules : Rules or str, optional
        The rules, or the name of a preset; Pineapple, which has no limit, if not given.
    button : int
        The player with the button; the last one if not given.

    Raises
    ------
    ValueError
        Unless there are 2 to 4 players, a win for each pair and a stack for each.

    Examples
    --------
    >>> won = [[0, 10, 40], [-10, 0, -20], [-40, 20, 0]]
    >>> capped_points(won, [5, 10, 135], "tonybet")
    (15, -10, -5)
    """
    players = len(won)
    first = (button % players + 1) % players if players else 0
    return tuple(
        _core.ofc.settle_pairs(as_rules(rules), [list(row) for row in won], list(stacks), first)
    )
