"""What a player is called, and whether that tells him from all others."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterable

from pokerloop.policies._kinds import CompiledPolicy, Player, _Policy

__all__ = ["check_kept", "player_name"]


def player_name(player: Player) -> str:
    """Return a player as text.

    That is his own name, a str in the attribute ``name``, or else where a module has him, which
    `find_player` finds if it does.

    Parameters
    ----------
    player : str or callable
        The player.

    Examples
    --------
    >>> import operator
    >>> player_name("greedy"), player_name(operator.index)
    ('greedy', '_operator:index')
    """
    if isinstance(player, str):
        return player
    own = getattr(player, "name", None)
    if isinstance(own, str):
        return own
    module = getattr(player, "__module__", type(player).__module__)
    return f"{module}:{getattr(player, '__qualname__', type(player).__qualname__)}"


def check_kept(players: Iterable[Player], built_in: Iterable[str]) -> None:
    """Check that a file may know players by their names.

    Parameters
    ----------
    players : iterable of str or callable
        The players.
    built_in : iterable of str
        The names of the policies built in, which nobody else may have.

    Raises
    ------
    ValueError
        For a player whose name may be that of another one: no module has him under it, and he has
        none of his own.

    Examples
    --------
    >>> import operator
    >>> check_kept(["greedy", operator.index], ["greedy"])
    """
    for player in players:
        if isinstance(player, str):
            continue
        name = player_name(player)
        if isinstance(getattr(player, "name", None), str):
            if not name or ":" in name or name in built_in:
                raise ValueError(
                    f"expected a name of the player's own for a checkpoint or records, not {name!r}"
                )
        elif not _is_at(name, player):
            raise ValueError(
                f"a checkpoint or records cannot tell {name!r} from other players, since it is not "
                "found under that name; give it an attribute 'name' of its own, or put it in a "
                "module"
            )


def _is_at(place: str, player: Player) -> bool:
    try:
        found = pkgutil.resolve_name(place)
    except (ImportError, AttributeError, ValueError):
        return False
    if found is player:
        return True
    is_bare = not isinstance(player, CompiledPolicy) or player.data is None
    return isinstance(player, _Policy) and is_bare and found is player.function
