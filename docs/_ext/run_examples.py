"""Makes Sphinx's doctest builder run the plain ``python`` blocks of the pages that hold ``>>>``."""

from __future__ import annotations

from docutils import nodes
from sphinx.application import Sphinx


def mark_examples(_app: Sphinx, page: nodes.document) -> None:
    for block in page.findall(nodes.literal_block):
        if block.get("language") in ("python", "pycon") and block.astext().startswith(">>>"):
            block["testnodetype"] = "doctest"
            block["groups"] = ["default"]


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("doctree-read", mark_examples)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
