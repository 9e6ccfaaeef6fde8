"""The ``view-table`` directive: one row a member of the array form of a game's view.

In a page, ``{view-table} pokerloop.ofc.View`` in a fence becomes a table of ``View.dtype``, with
what ``View.members`` says of each.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import numpy as np
from docutils import nodes
from rules_table import code, row
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective


def fields(
    dtype: np.dtype[Any], meanings: dict[str, str], prefix: str = ""
) -> Iterator[tuple[str, np.dtype[Any]]]:
    """Yield the members that have a meaning, those of nested structs with their path."""
    for name in dtype.names or ():
        if (path := prefix + name) in meanings:
            yield path, dtype[name]
            yield from fields(dtype[name].base, meanings, path + ".")


def kind(dtype: np.dtype[Any]) -> str:
    name = "struct" if dtype.base.names else str(dtype.base)
    return f"{name} {dtype.shape}" if dtype.shape else name


class ViewTable(SphinxDirective):
    """Builds the table."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        module, _, name = self.arguments[0].rpartition(".")
        view = getattr(import_module(module), name)
        group = nodes.tgroup("", cols=3)
        group += [nodes.colspec(colwidth=width) for width in (34, 18, 48)]
        group += nodes.thead("", row([[nodes.Text(t)] for t in ("Field", "Type", "Meaning")]))
        group += nodes.tbody(
            "",
            *(
                row([[code(path)], [nodes.Text(kind(dtype))], [nodes.Text(view.members[path])]])
                for path, dtype in fields(view.dtype, view.members)
            ),
        )
        return [nodes.table("", group, classes=["views"])]


def setup(app: Sphinx) -> dict[str, bool]:
    app.add_directive("view-table", ViewTable)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
