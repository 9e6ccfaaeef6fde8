"""Compiled policies: the examples, built as a user would, and the check of signatures."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy import LowLevelCallable

import pokerloop
from pokerloop import ofc, policies, simulate
from pokerloop.games import GAMES
from tools.write_view_header import HEADER, header

EXAMPLES = Path(__file__).parents[1] / "examples" / "policies"
ARGUMENTS = (ctypes.c_void_p, ctypes.POINTER(ctypes.c_uint64), ctypes.c_uint64, ctypes.c_void_p)
FORMS = ["plain:by_rank", "plain:by_rank_array", "jitted:by_rank", "cythonized:by_rank"]


def run(*command: str, folder: Path) -> str:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def compile_library(source: Path) -> Path:
    library = source.with_suffix(".so")
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    flags = ["-std=c11", "-O2", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC"]
    include = f"-I{pokerloop.get_include()}"
    run(compiler, *flags, include, str(source), "-o", str(library), folder=source.parent)
    return library


@pytest.fixture(scope="module")
def example(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Build the examples in a folder of their own, which is then on Python's path."""
    folder = tmp_path_factory.mktemp("policies")
    for source in EXAMPLES.iterdir():
        if source.is_file():
            shutil.copy(source, folder)
    compile_library(folder / "native.c")
    run(sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", folder=folder)
    sys.path.insert(0, str(folder))
    yield folder
    sys.path.remove(str(folder))


def from_library(path: Path) -> Any:
    function = ctypes.CDLL(str(path)).by_rank
    function.restype, function.argtypes = ctypes.c_int32, ARGUMENTS
    return function


def test_all_forms_of_the_example_play_alike(example: Path) -> None:
    pytest.importorskip("numba")
    native = policies.compiled(from_library(example / "native.so"))
    tallies = [
        simulate("ofc", [player, "random", player], games=60, seed=5).tally
        for player in (*FORMS, native)
    ]
    assert tallies == [tallies[0]] * 5
    mixed = simulate("ofc", [FORMS[1], "random", native], games=60, seed=5)
    assert mixed.tally == tallies[0]
    assert mixed.points[0] > 100


def test_forms_of_the_example_travel_to_processes(example: Path) -> None:
    players = ["cythonized:by_rank", "plain:by_rank_array"]
    here = simulate("ofc", players, games=40, seed=5, chunk_size=10)
    there = simulate("ofc", players, games=40, seed=5, chunk_size=10, executor="processes")
    assert here.tally == there.tally


def test_example_compares_its_forms(example: Path) -> None:
    printed = run(sys.executable, "compare.py", "cythonized:by_rank", "native.so", folder=example)
    points = [line.split()[1] for line in printed.splitlines()]
    assert len(points) == 2
    assert len(set(points)) == 1


@pytest.mark.parametrize("game", GAMES)
def test_header_has_the_views_as_they_lie(game: str, tmp_path: Path) -> None:
    """Sizes and offsets, as a C compiler finds them, are those of the dtype."""
    struct, dtype = f"pokerloop_{game}_view", GAMES[game].tables.view.dtype
    asserts = [f'_Static_assert(sizeof({struct}) == {dtype.itemsize}, "");']
    for member, offset in members(dtype):
        asserts.append(f'_Static_assert(offsetof({struct}, {member}) == {offset}, "{member}");')
    assert len(asserts) > 30
    includes = "#include <stddef.h>\n#include <pokerloop/policy.h>\n#include <pokerloop/views.h>\n"
    source = tmp_path / "layout.c"
    source.write_text(includes + "\n".join(asserts) + "\nint nothing;\n")
    compile_library(source)


def members(dtype: np.dtype[Any], offset: int = 0) -> Iterator[tuple[str, int]]:
    """Yield the members of a struct and where they lie, those of nested ones too."""
    assert dtype.fields is not None
    for name, (kind, start) in ((n, f[:2]) for n, f in dtype.fields.items()):
        yield name, offset + start
        if kind.base.names:
            first = f"{name}[0]" if kind.shape else name
            yield from ((f"{first}.{deep}", at) for deep, at in members(kind.base, offset + start))


def squeezed(text: str) -> str:
    return "".join(text.split())


def test_header_is_up_to_date() -> None:
    assert squeezed(HEADER.read_text()) == squeezed(header())


# ---- What is checked ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("result", "arguments"),
    [
        (ctypes.c_int64, ARGUMENTS),
        (ctypes.c_int32, ARGUMENTS[:3]),
        (ctypes.c_int32, (ctypes.c_void_p, ctypes.c_uint64, ctypes.c_uint64, ctypes.c_void_p)),
        (ctypes.c_int32, (*ARGUMENTS[:2], ctypes.c_uint32, ctypes.c_void_p)),
        (ctypes.c_int32, (ctypes.c_double, *ARGUMENTS[1:])),
        (None, ARGUMENTS),
    ],
)
def test_other_signatures_are_refused(result: Any, arguments: Any) -> None:
    function = ctypes.CFUNCTYPE(result, *arguments)(lambda *_: 0)
    with pytest.raises(TypeError, match="expected a function with the signature 'int32_t"):
        policies.compiled(function)


def test_functions_without_a_signature_are_refused() -> None:
    function = ctypes.CDLL(None).abs
    with pytest.raises(TypeError, match="argtypes and restype"):
        policies.compiled(function)
    for other in (len, 7, "abs"):
        with pytest.raises(TypeError, match="expected a function of ctypes or Numba"):
            policies.compiled(other)


def test_signature_of_the_header_is_accepted() -> None:
    function = ctypes.CFUNCTYPE(ctypes.c_int32, *ARGUMENTS)(lambda *_: 0)
    signature = policies.SIGNATURE
    named = LowLevelCallable(function, signature=signature)
    assert policies.compiled(named).core.signature == signature
    text = (HEADER.parent / "policy.h").read_text()
    assert f'#define POKERLOOP_POLICY_SIGNATURE "{signature}"' in text


def test_other_layouts_are_refused(example: Path) -> None:
    function = from_library(example / "native.so")
    policies.compiled(function, layout=ofc.View.layout)
    player = policies.compiled(function, layout=ofc.View.layout ^ 1)
    with pytest.raises(ValueError, match="compiled for another layout of the view"):
        simulate("ofc", [player, "random"], games=10)


def test_data_arrives(tmp_path: Path) -> None:
    """A policy in C that plays its preferences, which are its data."""
    source = tmp_path / "preferences.c"
    source.write_text("""
        #include <pokerloop/policy.h>
        int32_t by_rank(const void* view, const uint64_t* legal, uint64_t random, void* data) {
            const int32_t* order = data;
            (void)view, (void)random;
            for (int i = 0; i < 4; ++i) {
                if (pokerloop_is_legal(legal, order[i])) return order[i];
            }
            return -1;
        }
    """)
    function = from_library(compile_library(source))
    order = np.array([1, 3, 0, 2], dtype=np.int32)

    def same(view: ofc.View) -> int:
        return next(action for action in order.tolist() if action in view.legal_actions())

    player = policies.compiled(function, order)
    assert (
        simulate("ofc", [player, "random"], games=50, seed=2).tally
        == simulate("ofc", [same, "random"], games=50, seed=2).tally
    )
    illegal = policies.compiled(function, np.full(4, 9, dtype=np.int32))
    with pytest.raises(ValueError, match="game 0, seat 0: expected an action from 0 to 3, not -1"):
        simulate("ofc", [illegal, illegal], games=5, seed=2, button=1)


def test_random_numbers_of_the_header(tmp_path: Path) -> None:
    """Those published with the generator: splitmix64 from state 1234567."""
    source = tmp_path / "splitmix.c"
    source.write_text("""
        #include <pokerloop/policy.h>
        uint64_t next(uint64_t* state) { return pokerloop_next_random(state); }
    """)
    library = ctypes.CDLL(str(compile_library(source)))
    library.next.restype = ctypes.c_uint64
    state = ctypes.c_uint64(1234567)
    found = [library.next(ctypes.byref(state)) for _ in range(3)]
    assert found == [6457827717110365317, 3203168211198807973, 9817491932198370423]
