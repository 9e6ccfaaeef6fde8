"""What every test run should say of itself."""

from __future__ import annotations

import platform
import signal
from importlib.metadata import version

import pokerloop

# A shell starts background jobs with Ctrl-C ignored, and what they start would ignore it as well.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_report_header() -> list[str]:
    build = pokerloop.build_info()
    checks = f"asserts, {build['sanitizers']}" if build["asserts"] else "release"
    return [
        f"pokerloop {pokerloop.__version__}: {build['compiler']} {build['compiler_version']}, "
        f"{checks}, {platform.machine()} {build['cpu']}",
        ", ".join(f"{name} {version(name)}" for name in ("numpy", "scipy", "hypothesis")),
    ]
