"""Every example in the docstring of a public name, compiled ones too, shows what happens."""

from __future__ import annotations

import doctest
import importlib
from collections.abc import Iterator
from types import ModuleType

import pytest

from tests.public_modules import public_modules


def docstrings() -> Iterator[doctest.DocTest]:
    """Yield the examples by name; each sees its module's names, as a reader at that place does."""
    finder = doctest.DocTestFinder(recurse=True)
    for module in map(importlib.import_module, public_modules()):
        scope = vars(module)
        own = doctest.DocTestParser().get_doctest(
            module.__doc__ or "", dict(scope), module.__name__, module.__file__, 0
        )
        yield own
        for name in module.__all__:
            value = scope[name]
            if not isinstance(value, ModuleType | str):
                # module=False: whatever is offered here counts, wherever it was defined.
                yield from finder.find(value, f"{module.__name__}.{name}", False, scope)


@pytest.mark.parametrize(
    "examples", [test for test in docstrings() if test.examples], ids=lambda test: test.name
)
def test_examples_of(examples: doctest.DocTest) -> None:
    report: list[str] = []
    results = doctest.DocTestRunner().run(examples, out=report.append)
    assert results.failed == 0, "".join(report)
