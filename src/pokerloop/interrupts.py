"""Ctrl-C, and how a pool of our own ends after it: soon, whole, and with no process left."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from multiprocessing import parent_process

__all__ = ["begin_worker", "end_pool", "interrupts_blocked", "interrupts_put_off"]


def end_pool(pool: Executor) -> None:
    """Shut a pool of our own down; what its processes are at is thrown away.

    A pool must know that it is being shut down before its processes end: otherwise it takes their
    end for a failure, which it reports to chunks that were cancelled and want no report.
    """
    processes = list((getattr(pool, "_processes", None) or {}).values())
    manager = getattr(pool, "_executor_manager_thread", None)
    pool.shutdown(wait=not processes, cancel_futures=True)
    for process in processes:
        process.terminate()
    if processes and manager is not None:
        manager.join()


@contextmanager
def interrupts_put_off(drop: bool = False) -> Iterator[None]:
    """Let Ctrl-C wait until the block is done; drop it where an earlier one is being obeyed."""
    handler = signal.getsignal(signal.SIGINT)
    if threading.current_thread() is not threading.main_thread() or handler is None:
        yield
        return
    came: list[int] = []
    signal.signal(signal.SIGINT, lambda number, _frame: came.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)
    if came and not drop:
        signal.raise_signal(signal.SIGINT)


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """Keep Ctrl-C from this thread, and for good from the processes that begin meanwhile.

    A process is deaf to it from its first moment on, not only when it has imported everything.
    """
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def begin_worker() -> None:
    """Leave Ctrl-C to the parent, and end when it has ended, however it did."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
