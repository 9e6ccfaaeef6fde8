"""A checkpoint holds what was done, or says clearly that it does not."""

from __future__ import annotations

import json
import multiprocessing
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pokerloop.checkpoint import Checkpoint, read_header
from pokerloop.errors import CheckpointError

HEADER = {"game": "ofc", "seed": 7, "rules": {"scoop": 3, "deal": "pineapple"}}
TALLIES = [{"games": 10, "seats": [{"points": n}, {"points": -n}]} for n in range(4)]


def write(path: Path, tallies: list[Any] = TALLIES, header: Any = HEADER) -> bytes:
    with Checkpoint(path, header) as file:
        done = len(list(file.finished()))
        for tally in tallies[done:]:
            file.append(tally)
    return path.read_bytes()


def read(path: Path, header: Any = HEADER) -> list[Any]:
    with Checkpoint(path, header) as file:
        return list(file.finished())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "overnight.run"


def test_what_is_written_is_read(path: Path) -> None:
    write(path)
    assert read(path) == TALLIES
    assert read_header(path) == HEADER
    first, *lines = path.read_text().splitlines()
    assert first == "pokerloop checkpoint 1"
    assert [json.loads(line[17:]) for line in lines] == [HEADER, *TALLIES]


def test_a_run_in_pieces_ends_with_the_same_bytes(path: Path) -> None:
    whole = write(path)
    path.unlink()
    for n in range(len(TALLIES) + 1):
        assert whole.startswith(write(path, TALLIES[:n]))
    assert path.read_bytes() == whole


# ---- Damage -----------------------------------------------------------------------------------


def test_a_file_cut_off_anywhere_is_completed(path: Path) -> None:
    whole = write(path)
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        assert read(path) == TALLIES[: len(read(path))]
        assert write(path) == whole


def test_a_flipped_bit_is_refused_or_drops_the_last_chunk(path: Path) -> None:
    """Where the end of the last line is hit, the line is taken for unfinished."""
    whole = write(path)
    last_end = len(whole) - 1
    for place in range(len(whole)):
        for bit in range(8):
            damaged = bytearray(whole)
            damaged[place] ^= 1 << bit
            path.write_bytes(damaged)
            if place == last_end:
                assert write(path) == whole
                continue
            with pytest.raises(CheckpointError, match=r"overnight\.run"):
                read(path)
            assert path.read_bytes() == damaged


def test_lines_cannot_be_lost_doubled_or_moved(path: Path) -> None:
    lines = write(path).splitlines(keepends=True)
    for changed in (
        [*lines[:3], *lines[4:]],
        [*lines[:3], lines[2], *lines[3:]],
        [*lines[:3], lines[4], lines[3], *lines[5:]],
        [*lines[:1], *lines[2:]],
    ):
        path.write_bytes(b"".join(changed))
        with pytest.raises(CheckpointError, match=r"is damaged: line|belongs to another run"):
            read(path)


def test_records_of_another_run_do_not_fit(path: Path) -> None:
    ours = write(path).splitlines(keepends=True)
    path.unlink()
    theirs = write(path, header={**HEADER, "seed": 8}).splitlines(keepends=True)
    path.write_bytes(b"".join([*ours[:4], *theirs[4:]]))
    with pytest.raises(CheckpointError, match="is damaged: line 5"):
        read(path)


@pytest.mark.parametrize(
    "content",
    [b"\n", b"seat,points\n0,7\n", b"\x00" * 5000, b"PK\x03\x04", b"pokerloop\n", b"\xff" * 100],
)
def test_a_foreign_file_is_refused_and_kept(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    for action in (read, write, read_header):
        with pytest.raises(CheckpointError, match="is no checkpoint of this library"):
            action(path)  # type: ignore[operator]
        assert path.read_bytes() == content


def test_another_format_is_named(path: Path) -> None:
    path.write_bytes(write(path).replace(b"checkpoint 1", b"checkpoint 2"))
    with pytest.raises(CheckpointError, match="expected a checkpoint of format 1, not '2'"):
        read(path)


def test_what_differs_from_the_run_is_named(path: Path) -> None:
    whole = write(path)
    other = {"game": "ofc", "seed": 8, "rules": {"scoop": 6, "deal": "pineapple"}}
    with pytest.raises(CheckpointError, match=r"with seed 7 instead of 8, rules.scoop 3 instead"):
        read(path, other)
    assert path.read_bytes() == whole


def test_a_hash_of_the_rest_is_not_named(path: Path) -> None:
    write(path, header={**HEADER, "task": "0a"})
    with pytest.raises(CheckpointError, match=r"with seed 7 instead of 8$"):
        read(path, {**HEADER, "seed": 8, "task": "0b"})


def test_an_empty_file_is_a_new_one_but_holds_nothing_to_resume(path: Path) -> None:
    path.touch()
    with pytest.raises(CheckpointError, match="nothing to resume"):
        read_header(path)
    assert write(path).startswith(b"pokerloop checkpoint 1\n")


# ---- Disks ------------------------------------------------------------------------------------


def test_a_full_disk_is_told_and_what_was_there_is_kept(path: Path) -> None:
    before = write(path, TALLIES[:2])
    with Checkpoint(path, HEADER) as file:
        assert list(file.finished()) == TALLIES[:2]
        limit = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (len(before) + 20, limit[1]))
        try:
            for _ in range(2):
                with pytest.raises(CheckpointError, match=r"cannot write .*; what was there is"):
                    file.append(TALLIES[2])
                assert path.read_bytes() == before
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limit)
        file.append(TALLIES[2])
    assert read(path) == TALLIES[:3]


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """Return a disk of 16 KiB, where one may make one."""
    folder = tmp_path / "disk"
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=16k", "tmpfs", str(folder)]
    if not shutil.which("mount") or subprocess.run(command, capture_output=True).returncode:
        pytest.skip("no file system can be mounted here")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


def test_a_disk_that_fills_up(small_disk: Path) -> None:
    path = small_disk / "overnight.run"
    with pytest.raises(CheckpointError, match="No space left on device; what was there is kept"):
        write(path, TALLIES * 1000)
    kept = read(path)
    assert len(kept) > 10
    assert kept == (TALLIES * 1000)[: len(kept)]
    (small_disk / "other").write_bytes(b"x" * (os.statvfs(small_disk).f_bfree * 4096))
    with pytest.raises(CheckpointError, match="No space left on device"):
        write(small_disk / "new.run")
    assert path.exists()


@pytest.mark.parametrize("name", ["/dev/full", "/dev/null"])
def test_what_is_no_regular_file(name: str) -> None:
    if not Path(name).exists():
        pytest.skip(f"there is no {name} here")
    with pytest.raises(CheckpointError, match=f"cannot use {name}: it is not a regular file"):
        write(Path(name))


def test_a_pipe_is_refused_and_not_waited_for(path: Path) -> None:
    os.mkfifo(path)
    for action in (read, write, read_header):
        with pytest.raises(CheckpointError, match=r"cannot use .*: it is not a regular file"):
            action(path)  # type: ignore[operator]


@pytest.mark.parametrize("name", [".", "nowhere/overnight.run", "a" * 300])
def test_what_cannot_be_opened(tmp_path: Path, name: str) -> None:
    with pytest.raises(CheckpointError, match="cannot open"):
        write(tmp_path / name)
    with pytest.raises(CheckpointError, match=r"cannot (read|use)"):
        read_header(tmp_path / name)


READ_ONLY = """
import os, sys
from pokerloop.checkpoint import Checkpoint
if os.geteuid() == 0:
    os.seteuid(65534)
try:
    Checkpoint(sys.argv[1], {"game": "ofc"})
except ValueError as error:
    print(error)
"""


def test_a_read_only_folder_or_file_is_named() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        old = folder / "old.run"
        content = write(old)
        old.chmod(0o444)
        folder.chmod(0o555)
        for path in (old, folder / "new.run"):
            run = [sys.executable, "-c", READ_ONLY, str(path)]
            said = subprocess.run(run, capture_output=True, text=True, check=True).stdout
            assert said == f"cannot open {path}: Permission denied\n"
        assert old.read_bytes() == content
        assert [path.name for path in folder.iterdir()] == ["old.run"]
        folder.chmod(0o755)


# ---- Two runs at once -------------------------------------------------------------------------


def test_a_file_in_use_is_refused(path: Path) -> None:
    with Checkpoint(path, HEADER) as file:
        list(file.finished())
        file.append(TALLIES[0])
        with pytest.raises(CheckpointError, match="is in use by another run"):
            read(path)
        other = f"from tests.test_checkpoint import *; read(Path({str(path)!r}))"
        run = subprocess.run([sys.executable, "-c", other], capture_output=True, text=True)
        assert "is in use by another run" in run.stderr
        file.append(TALLIES[1])
    assert read(path) == TALLIES[:2]


def test_a_forked_process_does_not_keep_the_lock(path: Path) -> None:
    context = multiprocessing.get_context("fork")
    runs = context.Event()
    with Checkpoint(path, HEADER):
        child = context.Process(target=announce_and_sleep, args=[runs])
        child.start()
        assert runs.wait(30)
    try:
        assert read(path) == []
    finally:
        child.kill()
        child.join()


def announce_and_sleep(runs: Any) -> None:
    runs.set()
    time.sleep(30)
