#!/bin/sh
# Finds a Python that can build this project and prints its path. When there is none, or no C++20
# compiler, says what is missing in one line on stderr and exits 1.
#
# Looks at $PYTHON if that is set, else at python3.14 down to python3.11, python3 and python; takes
# the first that is complete. CC and CXX name other compilers than the ones Python was built with.
set -u

# What is missing for a build with Python $1; prints nothing if all is there.
missing() {
    "$1" - 2>/dev/null <<'PYTHON' || echo "$1 does not run"
import os, sys

version = "Python %d.%d.%d" % sys.version_info[:3]
if sys.version_info < (3, 11):
    print("Python 3.11 or newer is needed, and %s is %s" % (sys.executable, version))
    sys.exit()

import importlib.util, sysconfig

this = "%s (%s)" % (version, sys.executable)
header = os.path.join(sysconfig.get_path("include"), "Python.h")
if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
    print("%s has no venv module; install it (Debian, Ubuntu: python3-venv)" % this)
elif not os.path.exists(header):
    print("%s has no headers, %s; install them (Debian, Ubuntu: python3-dev)" % (this, header))
PYTHON
}

# The compiler that setuptools takes: the variable of that name, else the one of Python $1.
compiler() {
    "$1" -c "import os, sysconfig; print(os.environ.get('$2') or sysconfig.get_config_var('$2') or '')"
}

fail() {
    echo "pokerloop: $1" >&2
    exit 1
}

python='' problem=''
for candidate in ${PYTHON:-python3.14 python3.13 python3.12 python3.11 python3 python}; do
    command -v "$candidate" >/dev/null 2>&1 || continue
    "$candidate" -c '' >/dev/null 2>&1 || continue # a shim of a version that is not there
    found=$(missing "$candidate")
    [ -n "$found" ] || { python=$candidate; break; }
    problem=${problem:-$found}
done
[ -n "$python" ] || fail "${problem:-Python 3.11 or newer is needed, and ${PYTHON:-python3} is not there or does not run}"

for variable in CC CXX; do
    command=$(compiler "$python" $variable)
    # shellcheck disable=SC2086  # a compiler may come with options
    command -v ${command%% *} >/dev/null 2>&1 ||
        fail "a C++20 compiler is needed, and ${command:-$variable} is not there; install one (Debian, Ubuntu: g++; macOS: xcode-select --install) or name yours in CC and CXX"
done
# shellcheck disable=SC2086
printf '%s\n' '#include <bit>' '#include <compare>' '#include <concepts>' \
    'struct Card { int id; auto operator<=>(const Card&) const = default; };' \
    'template <std::integral T> constexpr int bits(T x) { return std::popcount(x); }' \
    'static_assert(bits(7U) == 3 && Card{1} < Card{2});' |
    $command -std=c++20 -x c++ -fsyntax-only - 2>/dev/null ||
    fail "a C++20 compiler is needed, and '$command' is not one; install one or name yours in CC and CXX"

# Not a virtual environment's own, which may be about to be made anew.
"$python" -c 'import sys; print(sys._base_executable)'
