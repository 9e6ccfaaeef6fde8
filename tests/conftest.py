"""What every test run should say of itself."""

from __future__ import annotations

import platform
from importlib.metadata import version

import pokerloop


def pytest_report_header() -> list[str]:
    build = pokerloop.build_info()
    checks = f"asserts, {build['sanitizers']}" if build["asserts"] else "release"
    return [
        f"pokerloop {pokerloop.__version__}: {build['compiler']} {build['compiler_version']}, "
        f"{checks}, {platform.machine()} {build['cpu']}",
        ", ".join(f"{name} {version(name)}" for name in ("numpy", "scipy", "hypothesis")),
    ]
