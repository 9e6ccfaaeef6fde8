"""What the README shows is what happens."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

PROJECT = Path(__file__).parents[1]
README = (PROJECT / "README.md").read_text()


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)


def test_examples_run() -> None:
    text = "\n".join(blocks("python"))
    examples = doctest.DocTestParser().get_doctest(text, {}, "README.md", "README.md", 0)
    assert examples.examples
    report: list[str] = []
    results = doctest.DocTestRunner().run(examples, out=report.append)
    assert results.failed == 0, "".join(report)


def test_make_commands_exist() -> None:
    makefile = (PROJECT / "Makefile").read_text()
    targets = re.findall(r"^\$ make (\w+)", "".join(blocks("console")), re.MULTILINE)
    assert targets[:2] == ["demo", "test"]
    assert [target for target in targets if f"\n{target}: " not in makefile] == []


def test_links_lead_to_files() -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)", README)
    assert [link for link in links if not (PROJECT / link).exists()] == []
