"""What holds for every file and every module, so that nobody has to look for it."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import pokerloop
from tests.public_modules import public_modules

PROJECT = Path(__file__).parents[1]
FOLDERS = ("csrc", "src", "tests", "bench", "docs", "examples", "tools", ".ci", ".github")
GENERATED = (
    "_core/",
    ".egg-info/",
    "__pycache__/",
    "_build/",
    "docs/reference/modules/",
)
SOURCES = {".c", ".cpp", ".h", ".hpp", ".py", ".pyx", ".pxd", ".pyi", ".sh"}
TEXTS = SOURCES | {".cfg", ".in", ".md", ".toml", ".txt", ".yml"}

# One noun, one file.
MOST_LINES = 400

# Someone's own folders: what is written with them runs on one machine only.
MACHINE_PATH = re.compile(r"(?<![\w.$}~])/(?:home|mnt|opt|root|Users|work)/\w")


def files(suffixes: set[str]) -> Iterator[Path]:
    found = [path for path in PROJECT.iterdir() if path.is_file()]
    for folder in FOLDERS:
        found += (PROJECT / folder).rglob("*")
    for path in found:
        name = str(path.relative_to(PROJECT))
        if path.suffix in suffixes and path.is_file() and not any(g in name for g in GENERATED):
            yield path


def too_long(path: Path) -> bool:
    return len(path.read_text().splitlines()) > MOST_LINES


def test_no_file_is_long() -> None:
    assert [path for path in files(SOURCES) if too_long(path)] == []


def test_no_file_names_a_machine_path() -> None:
    assert [path for path in files(TEXTS) if MACHINE_PATH.search(path.read_text())] == []


def test_every_room_of_the_core_has_a_readme() -> None:
    rooms = {path.parent for path in (PROJECT / "csrc").rglob("*.[ch]pp")}
    assert [room for room in sorted(rooms) if not (room / "README.md").exists()] == []


@pytest.mark.parametrize("name", public_modules())
def test_all_names_what_a_module_offers(name: str) -> None:
    module = importlib.import_module(name)
    offered = module.__all__
    assert len(offered) == len(set(offered))
    assert [name for name in offered if not hasattr(module, name)] == []
    assert module.__doc__


def test_dir_shows_the_public_names_alone() -> None:
    assert sorted(dir(pokerloop)) == sorted(pokerloop.__all__)


def test_long_file_and_machine_path_are_seen(tmp_path: Path) -> None:
    long = tmp_path / "long.py"
    long.write_text("x = 1\n" * (MOST_LINES + 1))
    assert too_long(long)
    for folder in ("home", "Users", "root"):
        assert MACHINE_PATH.search(f"({folder}, /{folder}/me)")
        assert not MACHINE_PATH.search(
            f"src/{folder}/me https://docs.org/{folder}/me $HOME/{folder}/x"
        )
