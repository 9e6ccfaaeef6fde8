"""Checks that a compiled function has the signature of a policy."""

from __future__ import annotations

import ctypes
import re
from typing import Any

import numpy as np

__all__ = ["SIGNATURE", "as_capsule"]

SIGNATURE = "int32_t (const void *, const uint64_t *, uint64_t, void *)"
"""The signature of a compiled policy in C: view, legal actions, random bits, data.

``pokerloop/policy.h`` explains it.
"""

_FORMS = ["int32", "any *", "uint64 *", "uint64", "any *"]
"""What is checked of it: the result and the arguments; view and data may be of any type."""

_LONG = 8 * ctypes.sizeof(ctypes.c_ulong)
_NUMBERS = {
    "int32_t": "int32",
    "int": "int32",
    "uint64_t": "uint64",
    "unsigned long": f"uint{_LONG}",
    "ulong": f"uint{_LONG}",
    "unsigned long long": "uint64",
    "ulonglong": "uint64",
}


def as_capsule(function: Any, data: Any = None) -> Any:
    """Return a capsule with the function's address, its signature as name and data as context.

    Raises
    ------
    TypeError
        For what has no address, or another signature.
    """
    from scipy import LowLevelCallable  # imported here because it takes a while

    function = getattr(function, "ctypes", function)  # a function compiled by Numba
    if isinstance(data, np.ndarray):
        data = ctypes.c_void_p(data.ctypes.data)
    if getattr(function, "argtypes", ()) is None:
        raise TypeError(f"the argtypes and restype of {function!r} are not set")
    try:
        callable_ = LowLevelCallable(function, data)
    except ValueError as error:
        raise TypeError(
            "expected a function of ctypes or Numba, a capsule or a scipy.LowLevelCallable, "
            f"not {function!r}: {error}"
        ) from None
    if _forms(callable_.signature) != _FORMS:
        raise TypeError(
            f"expected a function with the signature {SIGNATURE!r}, not {callable_.signature!r}"
        )
    return tuple.__getitem__(callable_, 0)


def _forms(signature: str) -> list[str] | None:
    """Return what is checked of a signature; None if it cannot be read."""
    read = re.fullmatch(r"([^()]+)\(([^()]*)\)", signature)
    if read is None:
        return None
    result, arguments = read.groups()
    forms = [_form(text) for text in (result, *arguments.split(","))]
    return [
        re.sub(r".* \*", "any *", form) if place in (1, 4) else form
        for place, form in enumerate(forms)
    ]


def _form(text: str) -> str:
    """Return a type in a few words: ``uint64 *`` for ``uint64_t const *``."""
    words = [word for word in text.replace("*", " * ").split() if word not in ("const", "struct")]
    name = " ".join(word for word in words if word != "*")
    return " ".join([_NUMBERS.get(name, name), *["*"] * words.count("*")])
