"""How near `hands.rank` comes to the limit of the machine, in ratios of one run.

    python bench/limits/limits.py [hands]

Three loops take turns over the same hands: the ideal of ideal.c, which reads them row by row and
makes two dependent look-ups in tables of the same sizes; the core's own loop, called through the
compiled API; and the NumPy call. Goals: 80 % of the ideal, 90 % of the core's loop. The best of
many turns counts, by the time the processor spent on this thread.
"""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

import pokerloop
from pokerloop import _core, hands
from pokerloop.hands import chicago_poker

IDEAL = Path(__file__).with_name("ideal.c")
TURNS = 15
BLOCK = 64  # hands; all arrays are whole blocks

Hands = npt.NDArray[np.uint8]

# By the number of cards: bits of row and column, and room for the strengths of such hands.
TABLES = {3: (13, 10, 2_048), 5: (13, 10, 8_192), 6: (13, 10, 20_480), 7: (13, 10, 57_344)}
GANGSTER_TABLE = (12, 9, 13_312)


class CompiledAPI(ctypes.Structure):
    """The beginning of the struct of pokerloop/capi.h."""

    _fields_ = [
        ("version", ctypes.c_uint32),
        ("size", ctypes.c_uint32),
        *((name, ctypes.c_void_p) for name in ("three", "five", "six", "seven", "chicago")),
        ("rank_many", ctypes.c_void_p),
        ("chicago_poker_rank_many", ctypes.c_void_p),
    ]


def compiled_api() -> CompiledAPI:
    get = ctypes.pythonapi.PyCapsule_GetPointer
    get.restype, get.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    return CompiledAPI.from_address(get(_core.capi, b"pokerloop._core.capi"))


def native(function: int, dealt: Hands, out: npt.NDArray[np.uint16]) -> Callable[[], object]:
    types = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int, ctypes.c_ssize_t, ctypes.c_ssize_t]
    rank_many = ctypes.CFUNCTYPE(ctypes.c_size_t, *types, ctypes.c_void_p)(function)
    rows, columns = dealt.shape
    arguments = (dealt.ctypes.data, rows, columns, *dealt.strides, out.ctypes.data)

    def call() -> None:
        assert rank_many(*arguments) == rows

    return call


def compile_ideal(folder: str) -> ctypes.CDLL:
    library = Path(folder) / "ideal.so"
    compiler = os.environ.get("CC", "cc")
    options = ["-O3", "-march=native", "-shared", "-fPIC"]
    subprocess.run([compiler, *options, str(IDEAL), "-o", str(library)], check=True)
    return ctypes.CDLL(str(library))


def deal(rows: int, columns: int, deck: int) -> Hands:
    rng = np.random.default_rng(7)
    blocks = []
    for start in range(0, rows, 100_000):
        draws = rng.random((min(100_000, rows - start), deck), dtype=np.float32)
        blocks.append(draws.argpartition(columns, axis=1)[:, :columns].astype(np.uint8))
    # The ideal reads words, and so a little behind the last hand.
    room = np.empty(rows * columns + 8, dtype=np.uint8)[: rows * columns].reshape(rows, columns)
    np.concatenate(blocks, out=room)
    return room


def best_times(loops: dict[str, Callable[[], object]]) -> dict[str, float]:
    best = dict.fromkeys(loops, float("inf"))
    for _ in range(TURNS):
        for name, loop in loops.items():
            start = time.thread_time()
            loop()
            best[name] = min(best[name], time.thread_time() - start)
    return best


def measure(ideal: Any, rows: int, columns: int, by_column: bool, gangster: bool) -> str:
    dealt = deal(rows, columns, 75 if gangster else 52)
    rank: Any = chicago_poker.rank if gangster else hands.rank
    api = compiled_api()
    function = api.chicago_poker_rank_many if gangster else api.rank_many
    ideal.prepare(*map(ctypes.c_size_t, GANGSTER_TABLE if gangster else TABLES[columns]))
    out = np.empty(rows, dtype=np.uint16)
    pointer, size = ctypes.c_void_p, ctypes.c_size_t
    arguments = (pointer(dealt.ctypes.data), size(rows), size(columns), pointer(out.ctypes.data))
    by_row, dealt = dealt, np.asfortranarray(dealt) if by_column else dealt
    best = best_times(
        {
            "ideal": lambda: ideal.ideal(*arguments),
            "core": native(function, dealt, out),
            "numpy": lambda: rank(dealt, out=out),
            "vouched for": lambda: rank(dealt, out=out, check_duplicates=False),
            "new array": lambda: rank(dealt),
        }
    )
    rank(dealt, out=out)
    assert out[:1000].tolist() == [rank(hand) for hand in by_row[:1000].tolist()]
    title = f"{'Chicago Poker, ' if gangster else ''}{columns} cards by "
    title += "column" if by_column else "row"
    return (
        f"{title:33}{best['ideal'] / best['core']:10.2f}{best['core'] / best['numpy']:12.2f}"
        f"{best['core'] / best['new array']:12.2f}{best['numpy'] / best['vouched for']:12.2f}"
        f"{rows / best['core'] / 1e6:10.0f} M/s"
    )


def main() -> None:
    rows = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000_000
    rows -= rows % BLOCK
    print(f"{rows:,} hands, {pokerloop.build_info()['cpu']} instructions")
    titles = ("core/ideal", "NumPy/core", "new/core", "no check", "core")
    print(f"{'':33}{titles[0]:>10}{titles[1]:>12}{titles[2]:>12}{titles[3]:>12}{titles[4]:>14}")
    with tempfile.TemporaryDirectory() as folder:
        ideal = compile_ideal(folder)
        for columns, by_column, gangster in [
            (7, False, False),
            (7, True, False),
            (6, False, False),
            (5, False, False),
            (5, True, False),
            (3, False, False),
            (5, False, True),
            (5, True, True),
        ]:
            print(measure(ideal, rows, columns, by_column, gangster), flush=True)


if __name__ == "__main__":
    main()
