"""Numbers that callers give, checked in one way everywhere."""

from __future__ import annotations

import math
import operator
import reprlib
from typing import SupportsIndex

__all__ = ["MOST_TRIALS", "most_trials", "small", "whole"]

MOST_TRIALS = 10_000_000_000
"""No sample is larger."""


def whole(
    what: str,
    number: SupportsIndex,
    low: int = 1,
    high: int | None = None,
    error: type[ValueError] = ValueError,
) -> int:
    """Return a whole number that must lie between two others; a bool is none.

    Raises
    ------
    ValueError
        Or the error given, such as "expected a number of trials from 1 on, not 0".

    Examples
    --------
    >>> whole("number of trials", 7)
    7
    """
    if not isinstance(number, bool) and hasattr(number, "__index__"):
        value = operator.index(number)
        if low <= value and (high is None or value <= high):
            return value
    limits = f"from {low} on" if high is None else f"from {low} to {high}"
    raise error(f"expected a {what} {limits}, not {reprlib.repr(number)}")


def small(what: str, number: SupportsIndex, error: type[ValueError] = ValueError) -> int:
    """Return a whole number that the core can be asked about: it knows which are right.

    Raises
    ------
    ValueError
        Or the error given, for what is no whole number or has more than 31 bits.

    Examples
    --------
    >>> small("number of players", 7)
    7
    """
    if isinstance(number, bool) or not hasattr(number, "__index__"):
        raise error(f"expected a {what}, a whole number, not {reprlib.repr(number)}")
    value = operator.index(number)
    if value.bit_length() > 31:
        raise error(f"expected a {what} of at most 31 bits, not {reprlib.repr(value)}")
    return value


def most_trials(
    trials: SupportsIndex | None,
    target_error: float | None,
    default: int,
    what: str = "number of trials",
) -> int:
    """Return after how many trials a sample ends at the latest.

    Parameters
    ----------
    trials : int or None
        What the caller says, 1 to `MOST_TRIALS`.
    target_error : float or None
        The standard error at which he stops; checked.
    default : int
        How many to try if he says neither.
    what : str
        What a message calls the trials.

    Raises
    ------
    ValueError
        For a number or an error out of range.
    """
    if target_error is not None:
        is_number = not isinstance(target_error, bool) and hasattr(target_error, "__float__")
        if not is_number or not 0 < float(target_error) < math.inf:
            raise ValueError(f"expected a target error above 0, not {reprlib.repr(target_error)}")
    if trials is not None:
        return whole(what, trials, 1, MOST_TRIALS)
    return default if target_error is None else MOST_TRIALS
