"""The package as it is installed: its version, how it was built, what comes with it."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import pokerloop

PROJECT = Path(__file__).parents[1]


def test_version_is_the_one_of_the_project_file() -> None:
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text())["project"]
    assert pokerloop.__version__ == project["version"]


@pytest.mark.sanitizer
def test_build_info_tells_a_release_from_a_sanitizer_build() -> None:
    info = pokerloop.build_info()
    assert info["compiler"] in ("gcc", "clang")
    assert info["compiler_version"]
    assert info["debug"] == info["asserts"] == bool(info["sanitizers"])


def test_typing_and_compiled_interfaces_are_found() -> None:
    package = Path(pokerloop.__file__).parent
    for name in ("py.typed", "_core/__init__.pyi", "api.pxd", "api.pyi"):
        assert (package / name).is_file()
    assert (Path(pokerloop.get_include()) / "pokerloop" / "capi.h").is_file()
