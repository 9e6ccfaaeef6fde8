"""Builds the C++ core. Everything else about the package stands in pyproject.toml."""

from pathlib import Path

from pybind11.setup_helpers import Pybind11Extension
from setuptools import setup

core = Pybind11Extension(
    "pokerloop._core",
    sorted(str(path) for path in Path("csrc").rglob("*.cpp")),
    include_dirs=["csrc"],
    cxx_std=20,
    extra_compile_args=["-O3", "-Wall", "-Wextra", "-Wconversion"],
)

setup(ext_modules=[core])
