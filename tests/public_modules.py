"""The modules of the package that are meant for users."""

from __future__ import annotations

import pkgutil

import pokerloop


def public_modules() -> list[str]:
    found = [module.name for module in pkgutil.walk_packages(pokerloop.__path__, "pokerloop.")]
    return ["pokerloop", *(name for name in found if "._" not in name)]
