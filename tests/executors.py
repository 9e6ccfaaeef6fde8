"""Executors that behave badly, or in unusual order."""

from __future__ import annotations

import random
from concurrent.futures import Executor, Future
from typing import Any


class Shuffled(Executor):
    """Finishes what is submitted in a random order, when a result is asked for."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.waiting: list[tuple[Future[Any], Any, tuple[Any, ...]]] = []
        self.finished: list[Any] = []
        self.most_waiting = 0

    def submit(self, function: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = _Asking(self)
        self.waiting.append((future, function, args))
        self.most_waiting = max(self.most_waiting, len(self.waiting))
        return future

    def order(self) -> None:
        """Decide in which order the waiting work is done."""
        self.dice.shuffle(self.waiting)

    def work_until_done(self, wanted: Future[Any]) -> None:
        self.order()
        while not wanted.done():
            future, function, args = self.waiting.pop()
            if not future.set_running_or_notify_cancel():
                continue
            try:
                future.set_result(function(*args))
            except Exception as error:
                future.set_exception(error)
            self.finished.append(args[1])


class Backwards(Shuffled):
    """Finishes what was submitted last first."""

    def order(self) -> None:
        pass


class _Asking(Future[Any]):
    """A future that has the work done when it is asked."""

    def __init__(self, executor: Shuffled) -> None:
        super().__init__()
        self.executor = executor

    def result(self, timeout: float | None = None) -> Any:
        if not self.done():
            self.executor.work_until_done(self)
        return super().result(0)


class OnlyMap:
    """A pool such as Ray's: nothing but an ordered map, which returns a list."""

    def __init__(self) -> None:
        self.sizes: list[int] = []

    def map(self, function: Any, items: Any) -> list[Any]:
        self.sizes.append(len(items))
        return [function(item) for item in items]
