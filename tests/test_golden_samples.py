"""The sampling functions answer as they always did, on any executor."""

from __future__ import annotations

import json
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import numpy as np
import pytest

from pokerloop import equity
from pokerloop.ranges import Range
from tests.executors import OnlyMap, Shuffled
from tools.write_golden_samples import GOLDEN, QUESTIONS, answers


def rounded(answers: Any) -> Any:
    """Return it as read from a file; the last digits of SciPy's quantiles differ by processor."""
    return json.loads(json.dumps(answers), parse_float=lambda text: f"{float(text):.12g}")


PINNED = rounded(json.loads(GOLDEN.read_text()))


@pytest.fixture(scope="module")
def processes() -> Any:
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        yield pool


@pytest.mark.parametrize(
    "how",
    [{}, {"workers": 2}, {"workers": 8}, {"executor": Shuffled(1)}, {"executor": OnlyMap()}],
    ids=lambda how: " ".join(map(str, how.values())) or "here",
)
def test_answers_do_not_depend_on_where_they_are_found(how: dict[str, Any]) -> None:
    assert rounded(answers(**how)) == PINNED


@pytest.mark.parametrize("name", QUESTIONS)
def test_answers_do_not_depend_on_processes(name: str, processes: Executor) -> None:
    answer = QUESTIONS[name](executor=processes, workers=2)
    assert rounded(answer.to_dict()) == PINNED[name]


def test_a_matrix_can_be_made_by_processes(processes: Executor) -> None:
    hands = ["AA", Range("KK"), "AsKs"]
    for how in ({}, {"trials": 1000, "seed": 7}):
        expected = equity.matrix(hands, **how)  # type: ignore[arg-type]
        made = equity.matrix(hands, executor=processes, **how)  # type: ignore[arg-type]
        assert np.array_equal(made, expected, equal_nan=True)
