"""Builds the compiled modules; everything else about the package stands in pyproject.toml.

Environment variables:
    POKERLOOP_DEBUG=1       asserts and the address and undefined-behaviour sanitizers
    POKERLOOP_WERROR=1      a warning of the C++ compiler is an error
    POKERLOOP_BUILD_JOBS=n  compile n files at once (as many as there are processors)

A file is compiled again when something it includes has changed; ccache is used where installed.
"""

import os
import shlex
import shutil
from pathlib import Path

from Cython.Build import cythonize
from pybind11.setup_helpers import ParallelCompile, Pybind11Extension
from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

DEBUG = os.environ.get("POKERLOOP_DEBUG", "0") not in ("", "0")
WERROR = os.environ.get("POKERLOOP_WERROR", "0") not in ("", "0")
SANITIZERS = "address,undefined"

HEADERS = sorted(str(path) for root in ("csrc", "src") for path in Path(root).rglob("*.h*"))

# Sums of doubles decide games: no processor may round them differently.
arithmetic = ["-ffp-contract=off"]
depfiles = ["-MMD"]  # gcc and clang write beside each object what it was made from
warnings = ["-Wall", "-Wextra", "-Wconversion", *(["-Werror"] if WERROR else [])]
if DEBUG:
    mode = ["-UNDEBUG", "-D_GLIBCXX_ASSERTIONS", "-O1", "-g", "-fno-omit-frame-pointer"]
    mode += [f"-fsanitize={SANITIZERS}", "-fno-sanitize-recover=undefined"]
    link_mode = [f"-fsanitize={SANITIZERS}"]
else:
    mode, link_mode = ["-O3"], []


def needs_recompile(compiled: str, _source: str) -> bool:
    """Tell whether anything an object file was made from is newer than the object, or gone."""
    depfile = Path(compiled).with_suffix(".d")
    if not depfile.exists():
        return True
    _, _, listed = depfile.read_text().replace("\\\n", " ").partition(":")
    parts = [Path("setup.py"), *map(Path, shlex.split(listed))]
    age = Path(compiled).stat().st_mtime_ns
    return any(not part.exists() or part.stat().st_mtime_ns > age for part in parts)


class BuildExtensions(build_ext):
    """Keeps the object files of editable installs, and compiles through ccache."""

    def finalize_options(self) -> None:
        super().finalize_options()
        # An editable install names a directory that is thrown away. A build command that was not
        # told to names build/temp.<platform>-<python>, where the next build finds the objects.
        untold = build(self.distribution)
        untold.build_base = self.get_finalized_command("build").build_base
        untold.ensure_finalized()
        self.build_temp = untold.build_temp

    def build_extensions(self) -> None:
        if ccache := shutil.which("ccache"):
            for command in (self.compiler.compiler_so, self.compiler.compiler_so_cxx):
                command.insert(0, ccache)
        super().build_extensions()


core = Pybind11Extension(
    "pokerloop._core",
    sorted(str(path) for path in Path("csrc").rglob("*.cpp")),
    depends=[*HEADERS, "setup.py"],
    include_dirs=["csrc", "src/pokerloop/include"],
    define_macros=[("POKERLOOP_SANITIZERS", f'"{SANITIZERS if DEBUG else ""}"')],
    cxx_std=20,
    extra_compile_args=[*arithmetic, *depfiles, *warnings, *mode],
    extra_link_args=link_mode,
)

# What Cython generates is C, and not ours to keep free of warnings.
api = Extension(
    "pokerloop.api",
    ["src/pokerloop/api.pyx"],
    depends=[*HEADERS, "setup.py"],
    include_dirs=["src/pokerloop/include"],
    extra_compile_args=[*depfiles, *mode],
    extra_link_args=link_mode,
)

with ParallelCompile("POKERLOOP_BUILD_JOBS", needs_recompile=needs_recompile):
    setup(
        ext_modules=[
            core,
            *cythonize(
                api,
                build_dir="build/cython",
                compiler_directives={"language_level": 3, "freethreading_compatible": True},
            ),
        ],
        cmdclass={"build_ext": BuildExtensions},
        # Objects and libraries of the two kinds of build never meet.
        options={"build": {"build_base": "build/debug" if DEBUG else "build"}},
    )
