"""Plays the same games with each of the forms of one policy: the sums are the same.

python compare.py plain:by_rank plain:by_rank_array jitted:by_rank cythonized:by_rank native.so
"""

import ctypes
import sys
import time

from pokerloop import policies, simulate


def from_library(path):
    library = ctypes.CDLL(path)
    library.by_rank.restype = ctypes.c_int32
    library.by_rank.argtypes = [
        ctypes.c_void_p,
        ctypes.POINTER(ctypes.c_uint64),
        ctypes.c_uint64,
        ctypes.c_void_p,
    ]
    layout = ctypes.c_uint32.in_dll(library, "layout").value
    return policies.compiled(library.by_rank, layout=layout)


for name in sys.argv[1:]:
    player = from_library(f"./{name}") if name.endswith(".so") else policies.find_player(name)
    start = time.perf_counter()
    result = simulate("ofc", [player, "random"], games=20_000, seed=7, deals=1)
    rate = result.games / (time.perf_counter() - start)
    print(f"{name:<22} {result.mean[0]:+.4f} points, {rate:,.0f} games a second")
