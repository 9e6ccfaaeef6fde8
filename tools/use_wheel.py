"""Asks an installed pokerloop for what a wheel must hold; run by check_dist.sh."""

from pathlib import Path

import pokerloop
import pokerloop.api
import pokerloop_command

package = Path(pokerloop.__file__).parent
for name in ("py.typed", "_core/__init__.pyi", "api.pxd", "api.pyi", "include/pokerloop/capi.h"):
    assert (package / name).is_file(), f"{name} is missing from the wheel"
assert callable(pokerloop_command.main)
assert not pokerloop.build_info()["debug"], "the wheel holds a debug build"

print("the wheel from the sdist is whole: pokerloop", pokerloop.__version__)
