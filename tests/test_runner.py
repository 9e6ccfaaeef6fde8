"""Chunks come back in order, from any executor, also when workers fail."""

from __future__ import annotations

import itertools
import multiprocessing
import os
import threading
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from pokerloop.errors import ChunkError, IllegalActionError
from pokerloop.runner import TRIES, Chunk, chunks_of, executor_of, map_in_order, worker_count
from tests.executors import Backwards, OnlyMap, Shuffled

SQUARES = [number * number for number in range(300)]


def square(number: int) -> int:
    return number * number


class Failing:
    """Fails so many times at one chunk before it succeeds."""

    def __init__(self, at: int, times: int, error: type[Exception] = OSError) -> None:
        self.at, self.times, self.error = at, times, error
        self.calls: list[int] = []

    def __call__(self, number: int) -> int:
        self.calls.append(number)
        if number == self.at and self.calls.count(number) <= self.times:
            raise self.error("the line is dead")
        return number * number


EXECUTORS: list[Any] = [
    None,
    Shuffled(1),
    Shuffled(2),
    Backwards(1),
    OnlyMap(),
    pytest.param("one thread", id="one thread"),
    pytest.param("eight threads", id="eight threads"),
]


@pytest.fixture
def executor(request: pytest.FixtureRequest) -> Any:
    threads = {"one thread": 1, "eight threads": 8}.get(request.param, 0)
    if not threads:
        yield request.param
        return
    with ThreadPoolExecutor(threads) as pool:
        yield pool


@pytest.mark.parametrize("executor", EXECUTORS, indirect=True)
def test_results_come_in_order(executor: Any) -> None:
    assert list(map_in_order(square, range(300), executor)) == SQUARES
    assert list(map_in_order(square, [], executor)) == []


def test_a_shuffled_executor_is_shuffled() -> None:
    for executor in (Shuffled(1), Backwards(1)):
        assert list(map_in_order(square, range(300), executor)) == SQUARES
        assert executor.finished != sorted(executor.finished)


def test_chunks_cover_all_games_once() -> None:
    for games, size, begin in itertools.product((1, 7, 30, 31), (1, 7, 10, 50), (0, 1)):
        chunks = list(chunks_of(games, size, begin))
        played = [chunk.first + i for chunk in chunks for i in range(chunk.count)]
        assert played == list(range(begin * size, games))
        assert [chunk.index for chunk in chunks] == list(range(begin, begin + len(chunks)))


@pytest.mark.parametrize("executor", EXECUTORS, indirect=True)
def test_a_failed_chunk_is_tried_again(executor: Any) -> None:
    function = Failing(at=70, times=TRIES - 1)
    assert list(map_in_order(function, range(300), executor)) == SQUARES
    assert function.calls.count(70) == TRIES
    assert len(function.calls) == 300 + TRIES - 1


@pytest.mark.parametrize("executor", EXECUTORS, indirect=True)
def test_an_error_names_the_chunk_that_fails_again_and_again(executor: Any) -> None:
    chunks = list(chunks_of(3000, 10))

    def function(chunk: Chunk) -> int:
        if chunk.index == 70:
            raise OSError("the line is dead")
        return chunk.index

    results = map_in_order(function, chunks, executor)
    assert list(itertools.islice(results, 70)) == list(range(70))
    message = r"chunk 70 \(games 700 to 709\) failed 4 times.*OSError: the line is dead"
    with pytest.raises(ChunkError, match=message):
        next(results)


@pytest.mark.parametrize("executor", EXECUTORS, indirect=True)
def test_a_mistake_of_the_user_is_not_tried_again(executor: Any) -> None:
    function = Failing(at=7, times=1, error=IllegalActionError)
    with pytest.raises(IllegalActionError, match="the line is dead") as caught:
        list(map_in_order(function, range(300), executor))
    assert function.calls.count(7) == 1
    assert caught.value.__notes__ == ["in 7"]


def test_no_more_is_submitted_than_needed() -> None:
    taken = []

    def chunks() -> Any:
        for number in range(10_000):
            taken.append(number)
            yield number

    with ThreadPoolExecutor(2) as pool:
        results = map_in_order(square, chunks(), pool, 40)
        assert [next(results) for _ in range(10)] == SQUARES[:10]
        assert len(taken) <= 10 + 160
        results.close()  # type: ignore[attr-defined]
    serial = map_in_order(square, chunks(), None)
    taken.clear()
    assert [next(serial) for _ in range(10)] == SQUARES[:10]
    assert len(taken) == 10


def test_what_has_not_begun_is_cancelled_when_the_caller_stops() -> None:
    begun = []
    go_on = threading.Event()

    def function(number: int) -> int:
        begun.append(number)
        if number:
            go_on.wait(10)
        return number

    with ThreadPoolExecutor(1) as pool:
        results = map_in_order(function, range(60), pool)
        assert next(results) == 0
        results.close()  # type: ignore[attr-defined]
        go_on.set()
    assert len(begun) <= 2


# ---- Processes --------------------------------------------------------------------------------


def die_once(task: tuple[int, str]) -> int:
    """Take the process along, once for each file that does not exist yet."""
    number, file = task
    if file and not Path(file).exists():
        Path(file).touch()
        os._exit(1)
    return number


def die_at_7(number: int) -> int:
    if number == 7:
        os._exit(1)
    return number


def processes() -> Executor:
    return ProcessPoolExecutor(2, multiprocessing.get_context("spawn"))


def test_a_process_that_dies_is_replaced(tmp_path: Path) -> None:
    tasks = [(n, str(tmp_path / str(n)) if n in (5, 40) else "") for n in range(80)]
    with processes() as pool:
        assert list(map_in_order(die_once, tasks, pool)) == list(range(80))


def test_the_chunk_that_kills_its_process_is_named() -> None:
    with processes() as pool, pytest.raises(ChunkError, match=r"^7 failed 4 times.*Broken"):
        list(map_in_order(die_at_7, range(20), pool))


def test_a_pool_of_processes_can_be_asked_for() -> None:
    with executor_of(2, "processes") as pool:
        assert list(map_in_order(square, range(100), pool)) == SQUARES[:100]


def test_more_workers_than_needed_are_not_begun() -> None:
    for kind in ("threads", "processes"):
        with executor_of(10**30, kind) as pool:  # type: ignore[arg-type]
            assert list(map_in_order(square, range(2), pool, 10**30)) == SQUARES[:2]


def test_what_cannot_be_pickled_is_not_tried_again() -> None:
    with executor_of(1, "processes") as pool:
        results = map_in_order(lambda number: number, range(3), pool)
        with pytest.raises(ChunkError, match=r"^0 cannot be sent to another .* in a module"):
            list(results)


def test_a_pool_with_an_ordered_map_will_do() -> None:
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        assert list(map_in_order(square, range(300), pool)) == SQUARES
        with pytest.raises(ChunkError, match=r"^5 failed 4 times"):
            list(map_in_order(fail_at_5, range(300), pool))


def test_a_map_that_returns_too_little_is_told() -> None:
    class Short(OnlyMap):
        def map(self, function: Any, items: Any) -> list[Any]:
            return super().map(function, items)[:-1]

    with pytest.raises(ChunkError, match="returned nothing for 31"):
        list(map_in_order(square, range(300), Short()))


def test_any_number_of_workers_will_do_beside_an_executor() -> None:
    with ThreadPoolExecutor(1) as pool:
        assert list(map_in_order(square, range(300), pool, 10**30)) == SQUARES


def fail_at_5(number: int) -> int:
    if number == 5:
        raise OSError("the line is dead")
    return number


# ---- What is asked for ------------------------------------------------------------------------


def test_one_worker_needs_no_executor_and_a_given_one_is_left_open() -> None:
    with executor_of(1) as none:
        assert none is None
    with executor_of(2) as threads:
        assert isinstance(threads, ThreadPoolExecutor)
    with pytest.raises(RuntimeError, match="shutdown"):
        threads.submit(square, 1)
    with ThreadPoolExecutor(1) as own:
        with executor_of(1, own) as given:
            assert given is own
        assert own.submit(square, 3).result() == 9


@pytest.mark.parametrize("workers", [0, -1, True, 1.5, "2", None])
def test_wrong_numbers_of_workers(workers: Any) -> None:
    with pytest.raises(ValueError, match="expected a number of workers from 1 on"):
        worker_count(workers)


@pytest.mark.parametrize("executor", ["thread", 3, object()])
def test_what_is_no_executor(executor: Any) -> None:
    with pytest.raises(TypeError, match="expected an Executor"), executor_of(1, executor):
        pass
