"""The errors of the library, named for the mistake; all of them are ``ValueError``."""

from __future__ import annotations

__all__ = [
    "CheckpointError",
    "ChunkError",
    "IllegalActionError",
    "InvalidCardError",
    "InvalidPositionError",
    "InvalidRangeError",
    "InvalidRulesError",
]


class InvalidCardError(ValueError):
    """A card that does not exist, or that appears twice in one question."""


class IllegalActionError(ValueError):
    """An action the rules do not allow at this moment."""


class InvalidPositionError(ValueError):
    """A board or a position that cannot arise under the rules."""


class InvalidRangeError(ValueError):
    """A range of hands that cannot be read."""


class InvalidRulesError(ValueError):
    """A rule that does not exist, or a value it cannot take."""


class CheckpointError(ValueError):
    """A checkpoint file that is damaged, belongs to another run, or cannot be written."""


class ChunkError(ValueError):
    """A piece of work that failed each time it was tried."""


PLACE_NOTE = "raised at game"
"""How the note begins that says where a player of a game raised an error."""


def raised_by_player(error: BaseException) -> bool:
    """Tell whether an error comes from a player's own code, which will do it again."""
    return any(note.startswith(PLACE_NOTE) for note in getattr(error, "__notes__", ()))
