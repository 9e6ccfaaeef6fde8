"""Means, errors and intervals against what NumPy and scipy say."""

from __future__ import annotations

import math

import numpy as np
import pytest
from scipy import stats

from pokerloop.statistics import mean_error, proportion_interval, ratio_error, share_interval


def test_mean_error_is_the_usual_one() -> None:
    values = np.random.default_rng(1).integers(-50, 50, 1000)
    error = mean_error(1000, int(values.sum()), int((values**2).sum()))
    assert error == pytest.approx(stats.sem(values))
    assert mean_error(3, 3 * 10**30, 3 * 10**60) == 0
    assert math.isnan(mean_error(1, 5, 25))


def test_blocks_of_one_size_are_independent_observations() -> None:
    sums = np.random.default_rng(2).integers(0, 100, 50)
    squares = int((sums**2).sum())
    error = ratio_error(50, 50 * 8, int(sums.sum()), squares, 8 * int(sums.sum()), 64 * 50)
    assert error == pytest.approx(stats.sem(sums / 8))
    assert math.isnan(ratio_error(1, 8, 5, 25, 40, 64))


def test_blocks_of_several_sizes() -> None:
    rng = np.random.default_rng(3)
    sizes = rng.integers(5, 20, 4000)
    sums = np.array([rng.normal(3, 1, size).round(3).sum() * 1000 for size in sizes]).astype(int)
    n, s = [list(map(int, numbers)) for numbers in (sizes, sums)]
    error = ratio_error(
        len(n),
        sum(n),
        sum(s),
        sum(x * x for x in s),
        sum(x * y for x, y in zip(s, n, strict=True)),
        sum(x * x for x in n),
    )
    assert error == pytest.approx(1000 / math.sqrt(sum(n)), rel=0.05)


@pytest.mark.parametrize(("hits", "trials"), [(0, 10), (3, 10), (10, 10), (462, 1000)])
@pytest.mark.parametrize("confidence", [0.5, 0.95, 0.999])
def test_proportion_interval_is_the_exact_one(hits: int, trials: int, confidence: float) -> None:
    exact = stats.binomtest(hits, trials).proportion_ci(confidence, method="exact")
    assert proportion_interval(hits / trials, trials, confidence) == pytest.approx(tuple(exact))


def test_share_interval_is_near_the_normal_one_and_stays_in_bounds() -> None:
    low, high = share_interval(0.3, 0.001, 10**6)
    assert (low, high) == pytest.approx((0.3 - 0.00196, 0.3 + 0.00196), abs=2e-5)
    assert share_interval(0.0, 0.0, 1000)[0] == 0
    assert 0.003 < share_interval(0.0, 0.0, 1000)[1] < 0.004
    assert share_interval(1.0, 0.0, 1000)[1] == 1
    assert share_interval(0.999, 0.01, 100)[1] <= 1


@pytest.mark.parametrize("confidence", [0, 1, -1, 95, math.nan])
def test_confidence_is_a_probability(confidence: float) -> None:
    with pytest.raises(ValueError, match="confidence between 0 and 1"):
        proportion_interval(0.5, 10, confidence)
