"""A file that keeps what a long run has done, chunk by chunk.

The file is text. Its first line names the format, the second is the header, which holds everything
that affects the results, and each line after that is what one chunk came to, in the order of the
chunks::

    pokerloop checkpoint 1
    0d5c1d0ca4f2b5a1 {"task": ..., "chunk_size": ...}
    9b5e02c5f7d1a6b3 {"games": 1000, ...}
    47c6a1e08a9d2f10 {"games": 1000, ...}

The number before a line is a checksum of the line and of the checksum before it, so no line can be
changed, lost, doubled or moved without being seen. At every moment the file is the beginning of the
file that it will be; a run that was stopped and resumed, however often, ends with the same bytes as
one that was not. A last line without its end was being written when the run was stopped, and is
dropped.
"""

from __future__ import annotations

import contextlib
import errno
import fcntl
import hashlib
import json
import os
import stat
import time
import weakref
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, NamedTuple, Self

from pokerloop.errors import CheckpointError

__all__ = ["Checkpoint", "read_header"]

_NAME = b"pokerloop checkpoint "
_FIRST_LINE = _NAME + b"1\n"

_MOST_DIFFERENCES = 3
"""More are not named when a file belongs to another run."""

_HASH = "task"
"""What is a hash of the rest says nothing to a reader."""

_SECONDS_BETWEEN_SYNCS = 1.0
"""When the machine goes down, and not just the program, no more than this is lost."""


def read_header(path: str | os.PathLike[str]) -> dict[str, Any]:
    """Return the header of a checkpoint file.

    Raises
    ------
    CheckpointError
        If the file cannot be read or is no checkpoint.
    """
    try:
        with os.fdopen(_opened(Path(path), os.O_RDONLY), "rb") as file:
            header = next(_lines(path, file), None)
    except OSError as error:
        raise CheckpointError(f"cannot read {path}: {error.strerror}") from error
    if header is None:
        raise CheckpointError(f"{path} is cut off within its header: there is nothing to resume")
    return _as_header(path, header.value)


class Checkpoint:
    """A checkpoint file, open and locked. Read what is `finished`, then `append`.

    Parameters
    ----------
    path : str or path
        A file that does not exist yet, or one that was written with the same header.
    header : dict
        What the results depend on, as JSON can hold it.

    Raises
    ------
    CheckpointError
        If the file cannot be opened, is no checkpoint, is damaged, has another header, or is in
        use. It is left as it was.

    Examples
    --------
    >>> import tempfile
    >>> folder = tempfile.TemporaryDirectory()
    >>> with Checkpoint(folder.name + "/run", {"seed": 7}) as file:
    ...     print(list(file.finished()))
    ...     file.append({"games": 10})
    []
    >>> with Checkpoint(folder.name + "/run", {"seed": 7}) as file:
    ...     print(list(file.finished()))
    [{'games': 10}]
    >>> folder.cleanup()
    """

    def __init__(self, path: str | os.PathLike[str], header: dict[str, Any]) -> None:
        self.path = Path(path)
        self._end = 0
        self._digest = b""
        self._synced = time.monotonic()
        self._has_unsynced = False
        try:
            self._fd = _opened(self.path, os.O_RDWR | os.O_CREAT)
        except OSError as error:
            raise CheckpointError(f"cannot open {self.path}: {error.strerror}") from error
        _open_files.add(self)
        try:
            self._lock()
            self._begin(header)
        except BaseException:
            self._close()
            raise

    def finished(self) -> Iterator[Any]:
        """Yield what each chunk came to that is in the file, once.

        Raises
        ------
        CheckpointError
            At a damaged line.
        """
        for line in self._to_read:
            self._end, self._digest = line.end, line.digest
            yield line.value

    def append(self, value: Any) -> None:
        """Add what the next chunk came to.

        Raises
        ------
        CheckpointError
            If it cannot be written, as on a full disk. What was there is kept.
        """
        assert next(self._to_read, None) is None, "append what follows, not what is there"
        self._write(value)
        if time.monotonic() - self._synced >= _SECONDS_BETWEEN_SYNCS:
            self._sync()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            if self._has_unsynced:
                self._sync()
        except CheckpointError:
            if error is None:
                raise
        finally:
            self._close()

    def _lock(self) -> None:
        try:
            fcntl.flock(self._fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            if error.errno == errno.EWOULDBLOCK:
                raise CheckpointError(f"{self.path} is in use by another run") from None
            raise CheckpointError(f"cannot lock {self.path}: {error.strerror}") from error

    def _begin(self, header: dict[str, Any]) -> None:
        """Read the header; write it first into a file that is new or was cut off within it."""
        beginning = _FIRST_LINE + _written(header, b"")[0]
        found = os.pread(self._fd, len(beginning), 0)
        if len(found) < len(beginning) and beginning.startswith(found):
            self._write_bytes(beginning)
            self._sync()
            _sync_folder(self.path.parent)
        self._reader = os.fdopen(os.dup(self._fd), "rb")
        self._to_read = _lines(self.path, self._reader)
        line = next(self._to_read, None)
        if line is None:
            raise CheckpointError(f"{self.path} is cut off within its header, that of another run")
        _compare(self.path, _as_header(self.path, line.value), json.loads(json.dumps(header)))
        self._end, self._digest = line.end, line.digest

    def _write(self, value: Any) -> None:
        line, digest = _written(value, self._digest)
        self._write_bytes(line)
        self._digest = digest

    def _write_bytes(self, data: bytes) -> None:
        """Write all or nothing after what is there, in place of a torn line."""
        try:
            os.ftruncate(self._fd, self._end)
            done = 0
            while done < len(data):
                done += os.pwrite(self._fd, data[done:], self._end + done)
        except OSError as error:
            with contextlib.suppress(OSError):
                os.ftruncate(self._fd, self._end)
            raise self._unwritable(error) from error
        self._end += len(data)
        self._has_unsynced = True

    def _sync(self) -> None:
        try:
            os.fsync(self._fd)
        except OSError as error:
            raise self._unwritable(error) from error
        self._synced = time.monotonic()
        self._has_unsynced = False

    def _unwritable(self, error: OSError) -> CheckpointError:
        return CheckpointError(
            f"cannot write to {self.path}: {error.strerror}; what was there is kept"
        )

    def _close(self) -> None:
        _open_files.discard(self)
        if hasattr(self, "_reader"):
            self._reader.close()
        os.close(self._fd)


_open_files: weakref.WeakSet[Checkpoint] = weakref.WeakSet()


def _let_go_in_child() -> None:
    """Close the files in a forked process, which would hold their locks after its parent's end."""
    for file in list(_open_files):
        file._close()


os.register_at_fork(after_in_child=_let_go_in_child)


# ---- Lines ------------------------------------------------------------------------------------


class _Line(NamedTuple):
    value: Any
    digest: bytes
    end: int
    """Where the line ends in the file."""


def _written(value: Any, digest_before: bytes) -> tuple[bytes, bytes]:
    """Return a value as a line, and the line's checksum."""
    text = json.dumps(value, separators=(",", ":"), allow_nan=False).encode()
    digest = _digest(digest_before, text)
    return digest + b" " + text + b"\n", digest


def _digest(digest_before: bytes, text: bytes) -> bytes:
    return hashlib.blake2b(digest_before + text, digest_size=8).hexdigest().encode()


def _lines(path: str | os.PathLike[str], file: BinaryIO) -> Iterator[_Line]:
    """Yield the header and what follows it, each line checked, without a torn last one."""
    first = file.readline(len(_NAME) + 20)
    if not first.startswith(_NAME) and not _FIRST_LINE.startswith(first):
        raise CheckpointError(f"{path} is no checkpoint of this library")
    if first.endswith(b"\n") and first != _FIRST_LINE:
        version = first[len(_NAME) :].decode(errors="replace").strip()
        raise CheckpointError(f"{path}: expected a checkpoint of format 1, not {version!r}")
    end = len(first)
    digest = b""
    for number, line in enumerate(file, 2):
        if not line.endswith(b"\n"):
            return
        found, _, text = line[:-1].partition(b" ")
        digest = _digest(digest, text)
        if found != digest:
            raise CheckpointError(f"{path} is damaged: line {number} does not fit its checksum")
        end += len(line)
        yield _Line(json.loads(text), digest, end)


def _as_header(path: str | os.PathLike[str], value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise CheckpointError(f"{path} has no header")
    return value


def _compare(path: Path, found: dict[str, Any], expected: dict[str, Any]) -> None:
    """Raise for headers that differ, and name what differs."""
    theirs, ours = dict(_named_values(found)), dict(_named_values(expected))
    differences = [
        f"{name} {theirs.get(name)!r} instead of {ours.get(name)!r}"
        for name in dict.fromkeys([*ours, *theirs])
        if name != _HASH and theirs.get(name) != ours.get(name)
    ]
    if differences:
        shown = ", ".join(differences[:_MOST_DIFFERENCES])
        raise CheckpointError(f"{path} belongs to another run, with {shown}")


def _named_values(header: dict[str, Any], above: str = "") -> Iterator[tuple[str, Any]]:
    for name, value in header.items():
        if isinstance(value, dict):
            yield from _named_values(value, f"{above}{name}.")
        else:
            yield above + name, value


def _opened(path: Path, flags: int) -> int:
    """Open a regular file. Another kind, such as a pipe, is not waited for but refused."""
    fd = os.open(path, flags | os.O_CLOEXEC | os.O_NONBLOCK, 0o666)
    if stat.S_ISREG(os.fstat(fd).st_mode):
        return fd
    os.close(fd)
    raise CheckpointError(f"cannot use {path}: it is not a regular file")


def _sync_folder(folder: Path) -> None:
    """Make sure that the name of a new file is kept; not all file systems can be asked to."""
    with contextlib.suppress(OSError):
        fd = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(fd)
        finally:
            os.close(fd)
