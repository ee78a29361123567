#!/bin/sh
# Make .venv with the first Python that is new enough, or say in one sentence what is missing.
# The caller may name another one: make play PYTHON=/opt/python3.13/bin/python3
set -eu

venv=$1

new_enough() {
    # A name may stand on the path and still not run (a version manager's stub), so run it.
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

if [ -n "${PYTHON:-}" ]; then
    if ! new_enough "$PYTHON"; then
        echo "Easy Harp needs Python 3.11 or newer, and PYTHON=$PYTHON is not one." >&2
        exit 1
    fi
    python=$PYTHON
else
    python=
    for name in python3 python3.14 python3.13 python3.12 python3.11; do
        if new_enough "$name"; then
            python=$name
            break
        fi
    done
    if [ -z "$python" ]; then
        echo "Easy Harp needs Python 3.11 or newer, and none was found; on Debian 12 and Ubuntu 24.04 or newer this installs it: sudo apt install python3 python3-venv" >&2
        exit 1
    fi
fi

# Debian keeps a part of venv in a package of its own.
if ! "$python" -c 'import ensurepip, venv' >/dev/null 2>&1; then
    version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    echo "Python $version was found without its venv module; on Debian and Ubuntu this installs it: sudo apt install python$version-venv" >&2
    exit 1
fi

# One whose Python was removed or upgraded away cannot be mended, only made anew.
if [ -e "$venv" ] && ! new_enough "$venv/bin/python"; then
    "$python" -m venv --clear "$venv"
else
    "$python" -m venv "$venv"
fi
