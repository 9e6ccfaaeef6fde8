"""Who decides at a seat: players of four kinds, which all meet the same cards.

- A **name**: a policy built into the game, such as ``"greedy"``, or ``"module:name"``, a player of
  any other kind to be imported.
- A **function of a view** that returns an action or its name. `seeded` gives it random bits too.
- A **function of arrays**, made by `array`: many games are played in lock step, and it is asked
  for a whole array of views at once.
- A **compiled function**, made by `compiled`: from Cython, Numba, C or whatever else has the
  address of a function, called for each decision without the GIL.

A player goes by the name of the module that has him. One who is made while the program runs, such
as an instance of a class or a ``functools.partial``, may have a name of his own: a str in his
attribute ``name``. Checkpoints, records and tournaments tell players apart by their names.
"""

from pokerloop.policies._kinds import (
    ArrayPolicy,
    CompiledPolicy,
    Player,
    SeededPolicy,
    array,
    compiled,
    find_player,
    seeded,
)
from pokerloop.policies._names import check_kept, player_name
from pokerloop.policies._signatures import SIGNATURE
from pokerloop.policies._tables import Records, Tables, Tally

__all__ = [
    "SIGNATURE",
    "ArrayPolicy",
    "CompiledPolicy",
    "Player",
    "Records",
    "SeededPolicy",
    "Tables",
    "Tally",
    "array",
    "check_kept",
    "compiled",
    "find_player",
    "player_name",
    "seeded",
]
