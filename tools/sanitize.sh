#!/bin/sh
# Builds the core with asserts and sanitizers, apart from the release build, and runs the tests
# marked "sanitizer" under it (or what the arguments tell pytest to run). Linux with gcc.
set -eu
cd "$(dirname "$0")/.."

POKERLOOP_DEBUG=1 .venv/bin/python setup.py --quiet build --build-lib build/debug/package

# Python itself is not sanitized, so the runtimes must be loaded first; the C++ library with them,
# or the sanitizer does not see it throw. Python leaks by design.
compiler=${CXX:-g++}
LD_PRELOAD="$($compiler -print-file-name=libasan.so) $($compiler -print-file-name=libstdc++.so)" \
    ASAN_OPTIONS=detect_leaks=0 \
    UBSAN_OPTIONS=print_stacktrace=1 \
    PYTHONPATH=build/debug/package \
    .venv/bin/python -m pytest -p no:cacheprovider -m sanitizer "$@"
