"""The same totals on a Dask cluster, also when a worker of it is killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from pokerloop import simulate
from pokerloop.cli import main
from pokerloop.errors import IllegalActionError
from pokerloop.runner import Chunk, chunks_of, map_in_order
from pokerloop.simulation import Result
from tests.test_golden_samples import PINNED, rounded
from tools.write_golden_samples import answers
from tools.write_golden_totals import GOLDEN, totals

distributed = pytest.importorskip("distributed")

WORKERS = 3


@pytest.fixture(scope="module")
def client() -> Iterator[Any]:
    """Return a client of a cluster of three processes."""
    with (
        distributed.LocalCluster(
            n_workers=WORKERS, threads_per_worker=1, dashboard_address=None, memory_limit=0
        ) as cluster,
        distributed.Client(cluster) as client,
    ):
        yield client


def test_golden_totals(client: Any) -> None:
    executor = client.get_executor()
    for game, pinned in json.loads(GOLDEN.read_text()).items():
        for item in pinned["runs"]:
            assert totals(game, item["run"], executor=executor, workers=WORKERS) == item["totals"]


def test_golden_samples(client: Any) -> None:
    assert rounded(answers(executor=client.get_executor())) == PINNED


def test_a_worker_is_killed_in_mid_run(client: Any, tmp_path: Path) -> None:
    seats = ["random", "solitaire"]
    run: Any = {"games": 400, "seed": 7, "deals": 1, "chunk_size": 10}
    here, there = tmp_path / "here.run", tmp_path / "there.run"
    expected = simulate("ofc", seats, checkpoint=here, **run)
    victims = list(client.run(os.getpid).values())

    def kill_one(result: Result) -> None:
        if result.games == 100:
            os.kill(victims[0], signal.SIGKILL)

    cluster = client.get_executor()
    result = simulate("ofc", seats, executor=cluster, checkpoint=there, progress=kill_one, **run)
    assert result == expected
    assert there.read_bytes() == here.read_bytes()
    client.wait_for_workers(WORKERS, timeout=60)
    assert victims[0] not in client.run(os.getpid).values()


def fail_twice(notes: Path, chunk: Chunk) -> int:
    """Fail at chunk 5 in the first two tries, as counted in a file."""
    if chunk.index == 5 and len(notes.read_text()) < 2:
        with notes.open("a") as file:
            file.write("x")
        raise OSError("the line is dead")
    return chunk.index


def test_a_failed_chunk_is_tried_again(client: Any, tmp_path: Path) -> None:
    """The executor keeps answers to the same question, errors too; each try is another one."""
    notes = tmp_path / "notes"
    notes.touch()
    results = map_in_order(partial(fail_twice, notes), chunks_of(200, 10), client.get_executor())
    assert list(results) == list(range(20))
    assert notes.read_text() == "xx"


def cheat(chunk: Chunk) -> int:
    raise IllegalActionError(f"game {chunk.first}, seat 1: not now")


def test_a_mistake_comes_back_as_it_is(client: Any) -> None:
    with pytest.raises(IllegalActionError, match="game 0, seat 1"):
        list(map_in_order(cheat, chunks_of(20, 10), client.get_executor()))


def test_the_command_plays_on_a_cluster(client: Any) -> None:
    command = "simulate ofc --seats random,random --seed 7 --games 500 --json"
    here = CliRunner().invoke(main, command.split())
    address = client.scheduler.address
    there = CliRunner().invoke(main, [*command.split(), "--scheduler", address])
    assert (there.exit_code, there.stdout) == (0, here.stdout)


def test_a_cluster_that_is_not_there_is_named() -> None:
    command = "simulate ofc --seats random,random --scheduler tcp://127.0.0.1:1"
    environment = {**os.environ, "DASK_DISTRIBUTED__COMM__TIMEOUTS__CONNECT": "1s"}
    run = subprocess.run(
        [Path(sys.executable).parent / "pokerloop", *command.split()],
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )
    assert run.returncode == 2
    assert run.stderr.splitlines()[-1].startswith("pokerloop: ")
    assert "127.0.0.1:1" in run.stderr
