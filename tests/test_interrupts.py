"""Ctrl-C ends a run soon and whole, however often it comes, and leaves no process behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

from pokerloop.interrupts import end_pool

needs_proc = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")

RUN = """
import signal, sys
from pokerloop import simulate
signal.signal(signal.SIGINT, signal.default_int_handler)
if __name__ == "__main__":
    print("begun", flush=True)
    result = simulate("ofc", ["greedy", "greedy"], games=10**6, seed=7, **{how})
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # what comes now is not for the run
    print(result.interrupted)
    sys.exit(130)
"""

LONG_CHUNKS = 5_000
"""Games a chunk, so many that one takes many seconds."""

HOW: list[dict[str, Any]] = [
    {"chunk_size": LONG_CHUNKS},
    {"chunk_size": LONG_CHUNKS, "workers": 2},
    {"chunk_size": LONG_CHUNKS, "workers": 2, "executor": "processes"},
    {"chunk_size": 100, "workers": 2, "executor": "processes"},
]


@pytest.fixture
def run(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[subprocess.Popen[str]]:
    script = tmp_path / "run.py"
    script.write_text(RUN.replace("{how}", repr(request.param)))
    pipe = subprocess.PIPE
    command = [sys.executable, str(script)]
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "begun\n"
        yield process
        process.kill()


def descendants(process: int) -> list[int]:
    """Return the processes below one, those that have ended left out."""
    found = []
    for file in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, parent = file.read_text().rpartition(")")[2].split()[:2]
        except OSError:
            continue
        if int(parent) == process and state != "Z":
            child = int(file.parent.name)
            found += [child, *descendants(child)]
    return found


def wait_until_gone(processes: list[int]) -> None:
    for _ in range(300):
        if not any(Path(f"/proc/{process}").exists() for process in processes):
            return
        time.sleep(0.1)
    raise AssertionError(f"left behind: {processes}")


@needs_proc
@pytest.mark.parametrize("times", [1, 3])
@pytest.mark.parametrize("run", HOW, indirect=True, ids=str)
def test_ctrl_c_ends_a_run_soon_and_whole(run: subprocess.Popen[str], times: int) -> None:
    time.sleep(1.5)
    children = descendants(run.pid)
    for _ in range(times):
        if run.poll() is None:
            run.send_signal(signal.SIGINT)
        time.sleep(0.02)
    said, errors = run.communicate(timeout=20)
    assert (run.returncode, said) == (130, "True\n")
    assert errors == ""
    wait_until_gone(children)


@needs_proc
@pytest.mark.parametrize("pause", [0.05, 0.2, 0.5])
@pytest.mark.parametrize("run", HOW[-1:], indirect=True, ids=str)
def test_processes_that_begin_do_not_hear_ctrl_c(run: subprocess.Popen[str], pause: float) -> None:
    """A terminal sends it to all."""
    time.sleep(pause)
    for process in [*descendants(run.pid), run.pid]:
        os.kill(process, signal.SIGINT)
    said, errors = run.communicate(timeout=20)
    assert (run.returncode, said, errors) == (130, "True\n", "")


@needs_proc
@pytest.mark.parametrize("run", HOW[-1:], indirect=True, ids=str)
def test_processes_end_when_their_parent_was_killed(run: subprocess.Popen[str]) -> None:
    time.sleep(2)
    children = descendants(run.pid)
    assert len(children) >= 2
    run.kill()
    wait_until_gone(children)


class SlowToShutDown(ProcessPoolExecutor):
    """A pool whose manager has all the time to see that a process has ended."""

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        time.sleep(0.3)
        super().shutdown(wait, cancel_futures=cancel_futures)


def test_ending_a_pool_troubles_none_of_the_chunks_that_were_cancelled() -> None:
    pool = SlowToShutDown(2, get_context("spawn"))
    futures = [pool.submit(time.sleep, 60) for _ in range(20)]
    processes = list(pool._processes.values())
    assert len(processes) == 2
    time.sleep(0.5)  # until its queue is full, so that it does not look at the rest any more
    for future in futures:
        future.cancel()
    end_pool(pool)
    assert all(future.done() for future in futures)
    assert not any(process.is_alive() for process in processes)
