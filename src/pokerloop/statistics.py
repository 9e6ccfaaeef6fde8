"""From integer tallies to means, standard errors and intervals.

Everything that is counted in chunks is counted in integers, which add up to the same in any order.
Only here, at the end, do they become floating-point numbers.
"""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

__all__ = [
    "add_tallies",
    "mean_error",
    "mean_interval",
    "or_none",
    "proportion_interval",
    "ratio_error",
    "share_interval",
]


def add_tallies(a: Any, b: Any) -> Any:
    """Add tallies, numbers to numbers of the same place.

    Parameters
    ----------
    a, b : int, list or dict
        Integers, or lists and dicts of tallies. What one of them lacks counts as 0.

    Returns
    -------
    int, list or dict
        A tally of its own.

    Examples
    --------
    >>> add_tallies({"games": 2, "points": [3, -3]}, {"games": 1, "points": [1, -1], "fouls": 1})
    {'games': 3, 'points': [4, -4], 'fouls': 1}
    """
    if isinstance(a, dict):
        in_both = a.keys() & b.keys()
        return a | b | {key: add_tallies(a[key], b[key]) for key in in_both}
    if isinstance(a, list):
        longer = a if len(a) >= len(b) else b
        return [*map(add_tallies, a, b), *longer[min(len(a), len(b)) :]]
    return a + b


def mean_error(count: int, total: int, squares: int) -> float:
    """Return the standard error of a mean of independent observations.

    Parameters
    ----------
    count : int
        How many observations there are.
    total, squares : int
        The sums of the observations and of their squares.

    Returns
    -------
    float
        NaN for fewer than two observations.

    Examples
    --------
    >>> mean_error(4, 1 + 2 + 3 + 4, 1 + 4 + 9 + 16)
    0.6454972243679028
    """
    if count < 2:
        return math.nan
    return math.sqrt(Fraction(count * squares - total * total, count * count * (count - 1)))


def mean_interval(
    mean: float, stderr: float, count: int, confidence: float = 0.95
) -> tuple[float, float]:
    """Return a confidence interval for a mean of independent observations.

    Parameters
    ----------
    mean, stderr : float
        The mean and its standard error.
    count : int
        How many observations there are; with few of them the interval is Student's, which widens.
    confidence : float
        Between 0 and 1.

    Returns
    -------
    low, high : float
        NaN for fewer than two observations.

    Examples
    --------
    >>> low, high = mean_interval(0.0, 1.0, 10)
    >>> round(low, 4), round(high, 4)
    (-2.2622, 2.2622)
    >>> round(mean_interval(0.0, 1.0, 1_000_000)[1], 4)
    1.96
    """
    from scipy.special import stdtrit  # imported here because it takes a while

    _check_confidence(confidence)
    if count < 2:
        return math.nan, math.nan
    reach = float(stdtrit(count - 1, (1 + confidence) / 2)) * stderr
    return mean - reach, mean + reach


def ratio_error(
    blocks: int, size: int, total: int, squares: int, products: int, square_sizes: int
) -> float:
    """Return the standard error of a mean over blocks of observations that depend on each other.

    The blocks themselves are independent. They may differ in size; then the mean is a ratio of
    two sums, and its error that of the residuals ``s - mean * n``.

    Parameters
    ----------
    blocks : int
        How many blocks there are.
    size, total : int
        The sums over all blocks of their sizes ``n`` and of their sums of observations ``s``.
    squares, products, square_sizes : int
        The sums over all blocks of ``s * s``, ``s * n`` and ``n * n``.

    Returns
    -------
    float
        NaN for fewer than two blocks.

    Examples
    --------
    Blocks of 2, 2 and 1 observations with sums 3, 5 and 2:

    >>> ratio_error(3, 5, 10, 9 + 25 + 4, 6 + 10 + 2, 4 + 4 + 1)
    0.34641016151377546
    """
    if blocks < 2:
        return math.nan
    # The squared residuals times size**2, still an integer, so that nothing cancels out.
    residuals = size**2 * squares - 2 * size * total * products + total**2 * square_sizes
    return math.sqrt(Fraction(residuals * blocks, (blocks - 1) * size**4))


def proportion_interval(
    proportion: float, trials: float, confidence: float = 0.95
) -> tuple[float, float]:
    """Return the interval of Clopper and Pearson for a proportion.

    It stays within 0 and 1 and has a width even where nothing, or everything, was hit.

    Parameters
    ----------
    proportion : float
        The share of the trials that hit, 0 to 1.
    trials : float
        How many independent trials there are; may be the fraction that has the same variance.
    confidence : float
        Between 0 and 1.

    Returns
    -------
    low, high : float

    Examples
    --------
    >>> low, high = proportion_interval(0.3, 100)
    >>> round(low, 4), round(high, 4)
    (0.2124, 0.3998)
    >>> proportion_interval(0.0, 0)
    (0.0, 1.0)
    """
    from scipy.special import betaincinv  # imported here because it takes a while

    _check_confidence(confidence)
    hits, misses = proportion * trials, (1 - proportion) * trials
    tail = (1 - confidence) / 2
    low = float(betaincinv(hits, misses + 1, tail)) if hits > 0 else 0.0
    high = float(betaincinv(hits + 1, misses, 1 - tail)) if misses > 0 else 1.0
    return low, high


def share_interval(
    mean: float, stderr: float, trials: int, confidence: float = 0.95
) -> tuple[float, float]:
    """Return an interval for a mean of shares between 0 and 1 with a known standard error.

    It is that of a proportion with the same mean and error; if the error came out as 0, as with
    the few or equal observations it may, that of as many trials.

    Parameters
    ----------
    mean, stderr : float
        The mean, 0 to 1, and its standard error.
    trials : int
        How many observations there are.
    confidence : float
        Between 0 and 1.

    Returns
    -------
    low, high : float

    Examples
    --------
    >>> low, high = share_interval(0.46, 0.001, 100_000)
    >>> round(low, 4), round(high, 4)
    (0.458, 0.462)
    """
    alike = mean * (1 - mean) / stderr**2 if stderr > 0 else trials
    return proportion_interval(mean, alike, confidence)


def or_none(number: float) -> float | None:
    """Return a number as JSON can hold it: None for one that is not known.

    Examples
    --------
    >>> or_none(0.5), or_none(math.nan)
    (0.5, None)
    """
    return float(number) if math.isfinite(number) else None


def _check_confidence(confidence: float) -> None:
    if not 0 < confidence < 1:
        raise ValueError(f"expected a confidence between 0 and 1, got {confidence!r}")
