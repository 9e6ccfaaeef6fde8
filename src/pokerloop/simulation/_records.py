"""A record of each game, in a folder of Parquet files, one for each chunk.

A file has a row for each game: ``game``, ``actions``, and for each seat ``points_0``, ``won_0`` and
all that the game counts. Files are written in the order of their chunks and appear whole or not at
all, each before its chunk is in the checkpoint; so a run that was stopped and resumed leaves the
same files as one that was not.
"""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path
from typing import Any

import numpy.typing as npt

from pokerloop.errors import CheckpointError
from pokerloop.policies import Records

_PART = "part-{:06}.parquet"
_RUN = b"pokerloop run"


class RecordFolder:
    """The folder of the records of one run.

    Parameters
    ----------
    folder : path
        Made if it is not there.
    header : dict
        What the run's checkpoint says of it; a hash of it is written into each file.
    done : int
        How many chunks are done and in files already.

    Raises
    ------
    ImportError
        If pyarrow is not installed.
    CheckpointError
        If the folder has files of another run, or lacks files that it should have.
    """

    def __init__(self, folder: Path, header: dict[str, Any], done: int) -> None:
        import pyarrow.parquet

        self._parquet = pyarrow.parquet
        self._folder = folder
        self._run = hashlib.sha256(json.dumps(header, sort_keys=True).encode()).hexdigest().encode()
        folder.mkdir(parents=True, exist_ok=True)
        parts = sorted(folder.glob("part-*.parquet"))
        for path in {*parts[:1], *parts[-1:]}:  # of one run, as a folder of another is refused
            if self._run_of(path) != self._run:
                raise CheckpointError(
                    f"{path} holds records of another run; expected another folder"
                )
        for index in range(done):
            if not (path := folder / _PART.format(index)).exists():
                raise CheckpointError(f"{path} is missing; its games are done, says the checkpoint")

    def _run_of(self, path: Path) -> Any:
        """Return the hash in a file."""
        if not path.is_file():  # a pipe would be waited for
            raise CheckpointError(f"cannot use {path}: it is not a regular file")
        try:
            return (self._parquet.read_schema(path).metadata or {}).get(_RUN)
        except (OSError, ValueError) as error:  # what pyarrow raises is one of these
            raise CheckpointError(f"{path} is no file of records: {error}") from error

    def write(self, index: int, records: Records) -> None:
        """Write the records of a chunk."""
        import pyarrow

        table = pyarrow.table(flat_columns(records)).replace_schema_metadata({_RUN: self._run})
        path = self._folder / _PART.format(index)
        unfinished = path.with_suffix(".unfinished")
        unfinished.unlink(missing_ok=True)
        with unfinished.open("xb") as file:
            self._parquet.write_table(table, file)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)


def flat_columns(records: Records) -> dict[str, npt.NDArray[Any]]:
    """Return a column for each array of one number a game, and for each seat of the others."""
    columns = {}
    for name, array in records.items():
        if array.ndim == 1:
            columns[name] = array
        else:
            columns |= {f"{name}_{seat}": array[:, seat] for seat in range(array.shape[1])}
    return columns
