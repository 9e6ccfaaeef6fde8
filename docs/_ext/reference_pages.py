"""Writes a reference page for each public module, so that none can be forgotten."""

from __future__ import annotations

import pkgutil
from pathlib import Path

from sphinx.application import Sphinx

import pokerloop

PAGE = """\
# {name}

```{{eval-rst}}
.. automodule:: {name}
   :members:
```
"""


def public_modules() -> list[str]:
    found = pkgutil.walk_packages(pokerloop.__path__, "pokerloop.")
    names = [module.name for module in found]
    return [
        name
        for name in names
        if not any(part.startswith("_") or part == "cli" for part in name.split("."))
    ]


def write_pages(app: Sphinx) -> None:
    folder = Path(app.srcdir) / "reference" / "modules"
    folder.mkdir(exist_ok=True)
    pages = {folder / f"{name}.md": PAGE.format(name=name) for name in public_modules()}
    for path in set(folder.glob("*.md")) - pages.keys():
        path.unlink()
    for path, text in pages.items():
        if not path.exists() or path.read_text() != text:
            path.write_text(text)


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("builder-inited", write_pages)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
