"""Which way the arrows point: who may include whom in C++, and import whom in Python."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[1]
CORE = PROJECT / "csrc"
PACKAGE = PROJECT / "src" / "pokerloop"

# A C++ room and the rooms it may include; itself always.
MAY_INCLUDE = {
    "base": set(),
    "hands": {"base"},
    "equity": {"base", "hands"},
    "play": {"base"},
    "games/ofc": {"base", "hands", "play"},
    "games/swedish_chicago": {"base", "hands", "play"},
    "games/chicago_poker": {"base", "hands", "play"},
}
# The rooms that show the others to the outside: in Python, and in the compiled API.
MAY_INCLUDE["api"] = set(MAY_INCLUDE)
MAY_INCLUDE["bind"] = set(MAY_INCLUDE)

# Python modules import only what stands before them here.
IMPORT_ORDER = [
    "errors",
    "checks",
    "seeds",
    "texts",
    "statistics",
    "checkpoint",
    "interrupts",
    "runner",
    "cards",
    "hands",
    "ranges",
    "equity",
    "states",
    "transcripts",
    "policies",
    "ofc",
    "swedish_chicago",
    "chicago_poker",
    "games",
    "simulation",
    "tournaments",
    "plots",
    "api",
    "__init__",
    "cli",
]
COMPILED = "_core"  # imported by all, imports none
FRONT = "__init__"  # pokerloop itself


def room_of(path: str) -> str:
    parts = path.split("/")
    return "/".join(parts[:2]) if parts[0] == "games" else parts[0]


def wrong_includes(file: str, text: str) -> Iterator[str]:
    """Yield what a C++ file, named by its path in csrc, includes and must not."""
    room = room_of(file)
    if room not in MAY_INCLUDE:
        yield f"{file} stands in a room this test does not know"
        return
    for opening, header in re.findall(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', text, re.MULTILINE):
        if opening == "<":
            foreign = header == "Python.h" or header.startswith(("pybind11/", "numpy/"))
            if foreign and room != "bind":
                yield f"{file} includes <{header}>, which only bind may"
        elif header == "pokerloop/capi.h":
            if room != "api":
                yield f"{file} includes {header}, which only api may"
        elif room_of(header) not in {room} | MAY_INCLUDE[room]:
            yield f"{file} includes {header}, against the order of the rooms"


def imported_modules(file: str, text: str) -> Iterator[str]:
    """Yield the modules of the package that a Python file, named by its path in it, imports."""
    here = ["pokerloop", *Path(file).parent.parts]
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = here[: len(here) + 1 - node.level] if node.level else []
            module = ".".join([*above, *([node.module] if node.module else [])])
            # "from pokerloop import hands" names the module in its second half.
            inside = PACKAGE.joinpath(*module.split(".")[1:])
            for alias in node.names:
                deeper = inside / alias.name
                is_module = module.startswith("pokerloop") and (
                    deeper.is_dir() or deeper.with_suffix(".py").exists() or alias.name == COMPILED
                )
                yield f"{module}.{alias.name}" if is_module else module


def wrong_imports(file: str, text: str) -> Iterator[str]:
    layer = Path(file).parts[0].removesuffix(".py")
    if layer not in IMPORT_ORDER:
        yield f"{file} has no place in the order of this test"
        return
    for module in imported_modules(file, text):
        package, _, rest = module.partition(".")
        target = rest.split(".")[0] or FRONT
        if package != "pokerloop" or target in (COMPILED, layer):
            continue
        if target not in IMPORT_ORDER[: IMPORT_ORDER.index(layer)]:
            yield f"{file} imports {module}, against the order of the modules"


CPP_FILES = sorted(str(path.relative_to(CORE)) for path in CORE.rglob("*.[ch]pp"))
PYTHON_FILES = sorted(str(path.relative_to(PACKAGE)) for path in PACKAGE.rglob("*.py"))


@pytest.mark.parametrize("file", CPP_FILES)
def test_includes_follow_the_order_of_the_rooms(file: str) -> None:
    assert list(wrong_includes(file, (CORE / file).read_text())) == []


@pytest.mark.parametrize("file", PYTHON_FILES)
def test_imports_follow_the_order_of_the_modules(file: str) -> None:
    assert list(wrong_imports(file, (PACKAGE / file).read_text())) == []


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("base/cards.hpp", '#include "hands/ranking.hpp"'),
        ("games/ofc/state.cpp", '#include "games/chicago_poker/rules.hpp"'),
        ("games/ofc/state.cpp", "#include <pybind11/numpy.h>"),
        ("hands/many.cpp", "# include <Python.h>"),
        ("hands/many.cpp", '#include "pokerloop/capi.h"'),
        ("play/game.hpp", '#include "hands/ranking.hpp"'),
        ("attic/old.hpp", ""),
    ],
)
def test_wrong_include_is_seen(file: str, line: str) -> None:
    assert list(wrong_includes(file, f"#include <array>\n{line}\n"))


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("errors.py", "import pokerloop.cards"),
        ("errors.py", "import pokerloop"),
        ("runner.py", "from pokerloop import cli"),
        ("runner.py", "def f():\n    from pokerloop.cli import main"),
        ("ofc/fantasyland.py", "from ..cli import main"),
        ("ofc/__init__.py", "from pokerloop.chicago_poker import Rules"),
        ("attic.py", ""),
    ],
)
def test_wrong_import_is_seen(file: str, line: str) -> None:
    assert list(wrong_imports(file, f"import numpy as np\n{line}\n"))


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("cards.py", "from pokerloop import _core\nfrom pokerloop._core import build_info"),
        ("ofc/placement.py", "from . import fantasyland\nfrom ..errors import InvalidCardError"),
        ("cli/rank.py", "import pokerloop\nfrom pokerloop.cli._frame import Commands"),
    ],
)
def test_right_import_is_passed(file: str, line: str) -> None:
    assert list(wrong_imports(file, line)) == []
