"""Docstrings of public names, compiled ones too: examples show what happens, nothing is missing."""

from __future__ import annotations

import dataclasses
import doctest
import importlib
import inspect
import re
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

import pokerloop
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


# ---- What is said of parameters ----------------------------------------------------------------


def documented() -> Iterator[tuple[str, Any]]:
    """Yield the functions and classes of the package by name, and the public methods of classes."""
    for module in map(importlib.import_module, public_modules()):
        for name in module.__all__:
            value = getattr(module, name)
            if not getattr(value, "__module__", "").startswith("pokerloop."):
                continue
            if inspect.isfunction(value):
                yield f"{module.__name__}.{name}", value
            if inspect.isclass(value) and not value.__module__.startswith("pokerloop._core"):
                yield f"{module.__name__}.{name}", value
                for method, function in vars(value).items():
                    if not method.startswith("_") and callable(getattr(value, method)):
                        yield f"{module.__name__}.{name}.{method}", getattr(value, method, function)


def named_in(docstring: str, *sections: str) -> list[str]:
    """Return what stands in these sections of a docstring, without what is said of it."""
    text = "\n" + inspect.cleandoc(docstring) + "\n"
    names = []
    for section in sections:
        found = re.search(rf"\n{section}\n-+\n(.*?)(\n\n|\Z)(?=\S|\Z)", text, re.DOTALL)
        for line in found[1].splitlines() if found else ():
            if line and not line.startswith(" "):
                names += [name.strip() for name in line.partition(" :")[0].split(",")]
    return names


def parameters_of(value: Any) -> list[str]:
    if inspect.isclass(value):
        if dataclasses.is_dataclass(value):
            return [f.name for f in dataclasses.fields(value) if f.init and f.repr]
        value = value.__new__ if value.__init__ is int.__init__ else value.__init__
    stars = {inspect.Parameter.VAR_POSITIONAL: "*", inspect.Parameter.VAR_KEYWORD: "**"}
    parameters = inspect.signature(value).parameters.values()
    return [stars.get(p.kind, "") + p.name for p in parameters if p.name not in ("self", "cls")]


@pytest.mark.parametrize(("name", "value"), dict(documented()).items())
def test_sections_name_the_parameters_that_there_are(name: str, value: Any) -> None:
    assert value.__doc__, f"{name} has no docstring"
    named = named_in(value.__doc__, "Parameters", "Attributes")
    if named:
        assert sorted(named) == sorted(parameters_of(value))


def offered(package: ModuleType) -> Iterator[tuple[str, Any]]:
    """Yield the functions that a package offers to users, and those of the modules it offers."""
    for name in package.__all__:
        value = getattr(package, name)
        if isinstance(value, ModuleType):
            yield from offered(value)
        elif inspect.isfunction(value):
            yield f"{package.__name__}.{name}", value


@pytest.mark.parametrize(("name", "function"), dict(offered(pokerloop)).items())
def test_functions_offered_say_all_of_themselves(name: str, function: Any) -> None:
    text = inspect.cleandoc(function.__doc__)
    if parameters_of(function):
        assert "\nParameters\n" in text or "The parameters are those of" in text
    if not text.startswith(("Return", "Yield", "Check")):
        assert "\nReturns\n" in text
    assert "\nExamples\n" in text
