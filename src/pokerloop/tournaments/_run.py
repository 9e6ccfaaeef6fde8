"""Playing a tournament."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from typing import Any

from pokerloop.checkpoint import read_header
from pokerloop.policies import Player
from pokerloop.runner import ExecutorLike
from pokerloop.seeds import SeedLike
from pokerloop.simulation._chunks import PathLike, as_kept, last_of, running_sums
from pokerloop.tournaments._plan import Plan
from pokerloop.tournaments._standings import Standings


def tournament(
    game: str,
    players: Sequence[Player],
    rules: Any = None,
    *,
    games: int = 1000,
    seats: int = 2,
    seed: SeedLike = None,
    workers: int = 1,
    executor: ExecutorLike | None = None,
    checkpoint: PathLike | None = None,
    progress: Callable[[Standings], object] | None = None,
    chunk_size: int | None = None,
    **options: Any,
) -> Standings:
    """Let every player meet every other with the same cards, and rate them.

    Every set of ``seats`` players plays the same deals, and each deal once for every rotation of
    the players round the seats: luck in the cards hits all alike and cancels out of what they are
    ahead of each other.

    Parameters
    ----------
    game : str
        One of `pokerloop.games.GAMES`.
    players : list of str or callable
        Who takes part: players of `pokerloop.policies` of different names.
    rules : Rules or str, optional
        The rules, or a preset and rules that differ from it.
    games : int
        How many deals. With n players each is played ``comb(n, seats) * seats`` times.
    seats : int
        How many sit at a table.
    seed : int, SeedSequence or Generator, optional
        Makes the same tournament again.
    workers, executor, checkpoint
        As for `simulate`.
    progress : callable, optional
        Called with the standings after each chunk.
    chunk_size : int, optional
        How many deals are handed out at once.
    **options
        How each game begins, as for the game's ``State``.

    Returns
    -------
    Standings
        After Ctrl-C what is done so far, marked as ``interrupted``.

    Raises
    ------
    InvalidRulesError, CheckpointError, ChunkError, IllegalActionError, ValueError
        As `simulate` does.

    Examples
    --------
    >>> from pokerloop import tournament
    >>> standings = tournament(
    ...     "ofc", ["random", "solitaire", "greedy"], games=20, seed=7, deals=1
    ... )
    >>> [standings.players[player] for player in standings.order]
    ['greedy', 'solitaire', 'random']
    >>> difference, error = standings.difference(2, 0)
    >>> difference > 4 * error
    True
    """
    chunk_size, seed = as_kept(checkpoint, chunk_size, seed)
    plan = Plan.make(game, players, rules, games, seats, seed, chunk_size, **options)
    standings = _standings(plan, workers, executor, checkpoint)
    return last_of(standings, Standings(plan, {}), progress)


def resume(
    checkpoint: PathLike,
    *,
    workers: int = 1,
    executor: ExecutorLike | None = None,
    progress: Callable[[Standings], object] | None = None,
) -> Standings:
    """Go on with a tournament that was stopped, from its checkpoint alone.

    Parameters
    ----------
    checkpoint : str or path
        The file given to `tournament`.
    workers, executor, progress
        As for `tournament`; they need not be those the run began with.

    Returns
    -------
    Standings
        After Ctrl-C what is done so far, marked as ``interrupted``.

    Raises
    ------
    CheckpointError
        If the file cannot be used: it is damaged, or the run cannot be made again from it alone.

    Examples
    --------
    >>> import tempfile
    >>> folder = tempfile.TemporaryDirectory()
    >>> file = folder.name + "/cup"
    >>> players = ["random", "solitaire"]
    >>> cup = tournament("ofc", players, games=5, seed=7, deals=1, checkpoint=file)
    >>> resume(file) == cup
    True
    >>> folder.cleanup()
    """
    plan = Plan.from_header(read_header(checkpoint))
    standings = _standings(plan, workers, executor, checkpoint)
    return last_of(standings, Standings(plan, {}), progress)


def _standings(
    plan: Plan, workers: int, executor: ExecutorLike | None, checkpoint: PathLike | None
) -> Iterator[Standings]:
    with closing(running_sums(plan, workers, executor, checkpoint, {})) as sums:
        for tally in sums:
            yield Standings(plan, tally)
