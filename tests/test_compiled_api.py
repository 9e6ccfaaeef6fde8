"""The compiled API, used as its guide says: from Cython and through the C header."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import pokerloop

EXAMPLE = Path(__file__).parents[1] / "examples" / "census"
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


def test_example_of_the_guide_counts_all_five_card_hands(tmp_path: Path) -> None:
    for source in ("census.pyx", "setup.py"):
        shutil.copy(EXAMPLE / source, tmp_path)
    build(tmp_path)
    counted = run("-c", "from census import census; print(census())", folder=tmp_path)
    counts = [1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 40]
    assert counted.stdout == f"{counts}\n", counted.stderr


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
