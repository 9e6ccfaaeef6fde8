"""The compiled API, used as its guide says: from Cython and through the C header."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import pokerloop
from pokerloop import hands, ofc
from tests.agreement import random_hands

EXAMPLE = Path(__file__).parents[1] / "examples" / "cython"
HEADER = Path(pokerloop.get_include()) / "pokerloop" / "capi.h"

# A module that does no more than the C header's import.
LOADER = """
cdef extern from *:
    '''
    #include <Python.h>
    #include "capi.h"
    '''
    ctypedef struct pokerloop_capi:
        unsigned int version
    const pokerloop_capi* pokerloop_import_capi() except NULL

version = pokerloop_import_capi().version
"""
BUILD_LOADER = """
from Cython.Build import cythonize
from setuptools import Extension, setup
setup(name="loader", ext_modules=cythonize(Extension("loader", ["loader.pyx"], include_dirs=["."])))
"""


def run(*arguments: str, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments], cwd=folder, capture_output=True, text=True, check=False
    )


def build(folder: Path) -> None:
    built = run("setup.py", "--quiet", "build_ext", "--inplace", folder=folder)
    assert built.returncode == 0, built.stderr


@pytest.fixture(scope="module")
def example(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Build the example project as a user would who copied it."""
    folder = tmp_path_factory.mktemp("example")
    for source in EXAMPLE.iterdir():
        if source.suffix in {".pyx", ".py", ".toml"}:
            shutil.copy(source, folder)
    build(folder)
    sys.path.insert(0, str(folder))
    yield folder
    sys.path.remove(str(folder))


def test_example_counts_all_five_card_hands(example: Path) -> None:
    counted = run("-c", "from census import census; print(census())", folder=example)
    counts = [1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 40]
    assert counted.stdout == f"{counts}\n", counted.stderr


@pytest.mark.parametrize("cards", [0, 2, 3, 4, 6])
def test_incremental_hand_meets_every_next_card(example: Path, cards: int) -> None:
    from draws import draws

    for hand in random_hands(50, cards or 1, seed=cards)[:, :cards]:
        longer = [[*hand.tolist(), card] for card in range(52) if card not in hand]
        assert draws(hand) == [hands.rank(cards) for cards in longer]


def test_arrays_are_ranked_in_any_layout(example: Path) -> None:
    from draws import rank_rows

    for cards in range(1, 8):
        dealt = random_hands(1_000, cards, seed=cards)
        for layout in (dealt, np.asfortranarray(dealt), dealt[:, ::-1]):
            strengths = np.zeros(1_000, np.uint16)
            rank_rows(layout, strengths)
            assert (strengths == hands.rank(dealt)).all()
        dealt[777, 0] = 52
        with pytest.raises(ValueError, match="rows 768 to 831"):
            rank_rows(dealt, strengths)


@pytest.mark.parametrize("preset", sorted(ofc.Rules.presets()))
def test_boards_settle_as_in_python(example: Path, preset: str) -> None:
    from draws import points

    rules = ofc.Rules.preset(preset)
    for dealt in random_hands(300, 26, seed=1):
        x, y = (np.sort(half)[::1] for half in (dealt[:13], dealt[13:]))
        boards = [ofc.Board(top=b[:3], middle=b[3:8], bottom=b[8:]) for b in (x, y)]
        assert points(x, y, preset) == ofc.points(*boards, rules=rules)


def test_unknown_preset_is_no_rules(example: Path) -> None:
    from draws import points

    with pytest.raises(ValueError, match="no preset is called 'bridge'"):
        points(np.arange(13, dtype=np.uint8), np.arange(13, 26, dtype=np.uint8), "bridge")


@pytest.mark.parametrize("version", [1, 999])
def test_header_takes_only_a_core_of_its_version(tmp_path: Path, version: int) -> None:
    ours = "#define POKERLOOP_CAPI_VERSION 1\n"
    header = HEADER.read_text()
    assert ours in header
    (tmp_path / "capi.h").write_text(header.replace(ours, ours.replace("1", str(version))))
    (tmp_path / "loader.pyx").write_text(LOADER)
    (tmp_path / "setup.py").write_text(BUILD_LOADER)
    build(tmp_path)
    loaded = run("-c", "import loader; print(loader.version)", folder=tmp_path)
    if version == 1:
        assert loaded.stdout == "1\n", loaded.stderr
    else:
        assert "ImportError: expected pokerloop's compiled API in version 999" in loaded.stderr
