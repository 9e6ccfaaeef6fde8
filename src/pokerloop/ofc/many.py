"""Many tables of finished boards at once."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from pokerloop import _core
from pokerloop.cards import IdArray, id_array
from pokerloop.ofc.rules import RulesLike, as_rules

__all__ = ["settle_many"]


def settle_many(
    boards: IdArray, rules: RulesLike = None, *, check_duplicates: bool = True
) -> npt.NDArray[np.int32]:
    """Return the points of every player at many tables; each table's add up to zero.

    Every pair of players at a table settles, without a limit of a loss, as in `settle`.

    Parameters
    ----------
    boards : array of int, shape (n, players, 13)
        Card ids: for each board three of the top row, five of the middle, five of the bottom.
        ``uint8`` in C order is read where it lies.
    rules : Rules or str, optional
        The rules, or the name of a preset; Pineapple if not given.
    check_duplicates : bool
        False if you know that no card comes twice at a table: saves time, but the points of a
        table with equal cards are meaningless then.

    Returns
    -------
    numpy.ndarray of int32, shape (n, players)
        The points.

    Raises
    ------
    InvalidPositionError
        For an array of another shape.
    InvalidCardError
        For an id that is no card, or a card that comes twice at a table; the message names the
        table.

    Examples
    --------
    >>> import numpy as np
    >>> from pokerloop.cards import parse_cards
    >>> dead = parse_cards("As Ad 2c 3c 4d 5h 7s 9c Kc Qd Jh 9s 8c")
    >>> live = parse_cards("Qs Qh 7c 6s 6d 6h 2d 3h 9d Ts Js Qc Kd")
    >>> settle_many(np.array([[dead, live], [live, dead]]))
    array([[-17,  17],
           [ 17, -17]], dtype=int32)
    """
    array: npt.NDArray[Any] = np.asarray(boards)
    ids = np.ascontiguousarray(id_array(array, _core.deck_cards))
    return _core.ofc.settle_many(ids, as_rules(rules), check_duplicates)
