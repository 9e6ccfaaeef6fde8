"""Writes the types of the compiled core, src/pokerloop/_core/*.pyi, from the core itself.

With --check, compares instead, and shows what differs.
"""

from __future__ import annotations

import difflib
import subprocess
import sys
import tempfile
from pathlib import Path

PROJECT = Path(__file__).parents[1]
PACKAGE = PROJECT / "src" / "pokerloop"
MODULE = "pokerloop._core"


def run(*command: str) -> None:
    subprocess.run([sys.executable, "-m", *command], check=True, cwd=PROJECT)


def generate() -> dict[Path, str]:
    """Return the stub files by their path in the package."""
    with tempfile.TemporaryDirectory() as scratch:
        run("pybind11_stubgen", MODULE, "--output-dir", scratch, "--exit-code")
        root = Path(scratch) / "pokerloop"
        run("ruff", "check", "--quiet", "--fix", "--select", "F401,I,UP", scratch)
        run("ruff", "format", "--quiet", "--config", "pyproject.toml", scratch)
        return {path.relative_to(root): path.read_text() for path in sorted(root.rglob("*.pyi"))}


def committed() -> dict[Path, str]:
    paths = sorted(PACKAGE.glob("_core/**/*.pyi"))
    return {path.relative_to(PACKAGE): path.read_text() for path in paths}


def main() -> int:
    fresh, known = generate(), committed()
    if "--check" not in sys.argv[1:]:
        for path in known.keys() - fresh.keys():
            (PACKAGE / path).unlink()
        for path, text in fresh.items():
            (PACKAGE / path).parent.mkdir(exist_ok=True)
            (PACKAGE / path).write_text(text)
        return 0
    for path in sorted(fresh.keys() | known.keys()):
        before, after = known.get(path, ""), fresh.get(path, "")
        names = (f"{path} as committed", f"{path} of the core")
        sys.stdout.writelines(
            difflib.unified_diff(before.splitlines(True), after.splitlines(True), *names)
        )
    if fresh != known:
        print("the stubs are out of date: run tools/generate_stubs.py")
    return int(fresh != known)


if __name__ == "__main__":
    sys.exit(main())
