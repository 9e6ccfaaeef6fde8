#!/bin/sh
# Installs pokerloop, editable, into .venv with one of its extras ("run" for none), and what builds
# it. A .venv that is whole is kept; one whose making was interrupted, whose Python is gone, or that
# holds another Python than PYTHON asks for is made anew.
#
#   tools/install.sh dev       install
#   tools/install.sh --whole   only tell, by the exit code, whether .venv could be kept
set -eu
cd "$(dirname "$0")/.."

unfinished=.venv/unfinished
version='import sys; print(sys.version_info[:2])'

whole() {
    [ ! -e $unfinished ] && made=$(.venv/bin/python -c "$version" 2>/dev/null) &&
        { [ -z "${PYTHON:-}" ] || [ "$made" = "$($PYTHON -c "$version" 2>/dev/null)" ]; }
}

pip() {
    .venv/bin/python -m pip --disable-pip-version-check install --quiet "$@"
}

if [ "$1" = --whole ]; then
    whole
    exit
fi

python=$(tools/check_machine.sh)
if ! whole; then
    rm -rf .venv
    mkdir .venv
    touch $unfinished
    "$python" -m venv .venv
fi
touch $unfinished
.venv/bin/python -m pip --version >/dev/null 2>&1 || .venv/bin/python -m ensurepip >/dev/null
.venv/bin/python -c 'import tomllib
print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' \
    >.venv/build-requirements.txt
pip --requirement .venv/build-requirements.txt
case $1 in
    run) pip --no-build-isolation --editable . ;;
    *) pip --no-build-isolation --editable ".[$1]" ;;
esac
rm $unfinished
