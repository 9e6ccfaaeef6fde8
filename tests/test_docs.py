"""The documentation's own Sphinx extensions, on a small project."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

EXTENSIONS = Path(__file__).parents[1] / "docs" / "_ext"

CONFIGURATION = f"""
import sys
sys.path[:0] = [{str(EXTENSIONS)!r}, "."]
extensions = ["myst_parser", "sphinx.ext.doctest", "run_examples", "rules_table"]
"""
RULES = """
from types import SimpleNamespace

class Rules:
    @staticmethod
    def fields():
        return [
            SimpleNamespace(name="scoop", default=3, allowed="0 or more",
                            meaning="Extra points for *all three* rows."),
            SimpleNamespace(name="deck", default="standard", allowed="standard, short",
                            meaning="The cards dealt from."),
        ]
"""


def sphinx(folder: Path, builder: str) -> subprocess.CompletedProcess[str]:
    (folder / "conf.py").write_text(CONFIGURATION)
    return subprocess.run(
        [sys.executable, "-m", "sphinx", "-n", "-W", "-q", "-b", builder, ".", "out"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


def test_rules_table_has_a_row_for_each_rule(tmp_path: Path) -> None:
    (tmp_path / "somegame.py").write_text(RULES)
    (tmp_path / "index.md").write_text("# Page\n\n```{rules-table} somegame.Rules\n```\n")
    built = sphinx(tmp_path, "text")
    assert built.returncode == 0, built.stderr
    lines = (tmp_path / "out" / "index.txt").read_text().splitlines()
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines if "| " in line]
    assert rows == [
        ["Rule", "Default", "Allowed", "Meaning"],
        ['"scoop"', '"3"', "0 or more", "Extra points for *all three* rows."],
        ['"deck"', "\"'standard'\"", "standard, short", "The cards dealt from."],
    ]


@pytest.mark.parametrize("language", ["python", "pycon"])
def test_examples_in_plain_blocks_are_run(tmp_path: Path, language: str) -> None:
    page = f"# Page\n\n```{language}\n>>> 1 + 1\n2\n>>> 1 + 2\nANSWER\n\n```\n"
    (tmp_path / "index.md").write_text(page.replace("ANSWER", "3"))
    assert sphinx(tmp_path, "doctest").returncode == 0
    (tmp_path / "index.md").write_text(page.replace("ANSWER", "4"))
    failed = sphinx(tmp_path, "doctest")
    assert failed.returncode != 0
    assert "1 failure" in (tmp_path / "out" / "output.txt").read_text()
