"""
The compiled core of pokerloop; use the Python modules around it.
"""

from __future__ import annotations

import typing

__all__: list[str] = ["build_info", "capi"]

def build_info() -> dict[str, typing.Any]:
    """
    Say how the compiled core was built.

    Returns
    -------
    dict
        ``compiler`` and ``compiler_version``; ``debug``, true for the sanitizer build; ``asserts``,
        whether the core checks its own assumptions; ``sanitizers``, their names separated by commas,
        empty in a release.

    Examples
    --------
    >>> import pokerloop
    >>> sorted(pokerloop.build_info())
    ['asserts', 'compiler', 'compiler_version', 'debug', 'sanitizers']
    """

capi: typing.Any
