"""Writes a reference page for each module offered to users, so that none can be forgotten.

Offered is what the ``__all__`` of ``pokerloop`` names, and what theirs name in turn.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

from sphinx.application import Sphinx

import pokerloop

PAGE = """\
# {name}

```{{eval-rst}}
.. automodule:: {name}
   :members:
   :inherited-members: {foreign}
```
"""

FOREIGN = "BaseException, Sequence, int, str"
"""Classes not of the library, whose members a page leaves out."""

VIEW_TABLE = """
## Views as arrays

`{name}.View.dtype`, the rows of the arrays that {{func}}`pokerloop.policies.array` players get:

```{{view-table}} {name}.View
```
"""


def offered_modules(package: ModuleType) -> Iterator[str]:
    for name in package.__all__:
        if isinstance(module := getattr(package, name), ModuleType):
            yield module.__name__
            yield from offered_modules(module)


def page(name: str) -> str:
    text = PAGE.format(name=name, foreign=FOREIGN)
    if hasattr(getattr(sys.modules[name], "View", None), "dtype"):
        text += VIEW_TABLE.format(name=name)
    return text


def write_pages(app: Sphinx) -> None:
    folder = Path(app.srcdir) / "reference" / "modules"
    folder.mkdir(exist_ok=True)
    pages = {folder / f"{name}.md": page(name) for name in offered_modules(pokerloop)}
    for path in set(folder.glob("*.md")) - pages.keys():
        path.unlink()
    for path, text in pages.items():
        if not path.exists() or path.read_text() != text:
            path.write_text(text)


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("builder-inited", write_pages)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
