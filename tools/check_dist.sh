#!/bin/sh
# Builds the source distribution, a wheel from it, and uses that wheel in a fresh environment: what
# is missing from either shows here.
set -eu
cd "$(dirname "$0")/.."

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
.venv/bin/python -m build --no-isolation --sdist --outdir "$scratch" . >"$scratch/log" 2>&1 ||
    { cat "$scratch/log"; exit 1; }
.venv/bin/python -m pip --disable-pip-version-check wheel --quiet --no-deps --no-build-isolation \
    --wheel-dir "$scratch" "$scratch"/pokerloop-*.tar.gz
.venv/bin/python -m venv "$scratch/venv"
"$scratch/venv/bin/python" -m pip --disable-pip-version-check install --quiet "$scratch"/*.whl
"$scratch/venv/bin/python" -I tools/use_wheel.py

# The example of the compiled API, built as its copy would be.
cp -r examples/cython "$scratch/example"
"$scratch/venv/bin/python" -m pip --disable-pip-version-check install --quiet setuptools Cython
cd "$scratch/example"
"$scratch/venv/bin/python" setup.py --quiet build_ext --inplace >"$scratch/log" 2>&1 ||
    { cat "$scratch/log"; exit 1; }
"$scratch/venv/bin/python" -c 'from census import census; assert sum(census()) == 2_598_960'
echo "the example of the compiled API works with it"
