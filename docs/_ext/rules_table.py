"""The ``rules-table`` directive: one row a rule, made from the rules themselves.

In a page, ``{rules-table} pokerloop.ofc.Rules`` in a fence becomes a table of ``Rules.fields()``,
each of which has a ``name``, a ``default``, the ``allowed`` values and a ``meaning``.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective


class RulesTable(SphinxDirective):
    """Builds the table."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        module, _, name = self.arguments[0].rpartition(".")
        fields = getattr(import_module(module), name).fields()
        group = nodes.tgroup("", cols=4)
        group += [nodes.colspec(colwidth=width) for width in (20, 12, 18, 50)]
        titles = [nodes.Text(title) for title in ("Rule", "Default", "Allowed", "Meaning")]
        group += nodes.thead("", row([[title] for title in titles]))
        group += nodes.tbody("", *(self.field_row(field) for field in fields))
        return [nodes.table("", group, classes=["rules"])]

    def field_row(self, field: Any) -> nodes.row:
        meaning, problems = self.parse_inline(field.meaning)
        return row(
            [
                [code(field.name)],
                [code(repr(field.default))],
                [nodes.Text(str(field.allowed))],
                [*meaning, *problems],
            ]
        )


def code(text: str) -> nodes.Node:
    return nodes.literal(text, text)


def row(cells: list[list[nodes.Node]]) -> nodes.row:
    return nodes.row("", *(nodes.entry("", nodes.paragraph("", "", *cell)) for cell in cells))


def setup(app: Sphinx) -> dict[str, bool]:
    app.add_directive("rules-table", RulesTable)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
