#!/usr/bin/env bash
# Makes the virtual environment, or says in one line what the machine lacks.
set -euo pipefail
folder=${1:-.venv}
python=${PYTHON:-python3}

if ! command -v "$python" >/dev/null; then
    echo "Python is missing. On Debian: apt-get install python3 python3-venv" >&2
    exit 1
fi
if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
    echo "Tessera needs Python 3.11 or newer; $python is $("$python" -V 2>&1). Try: make PYTHON=python3.12 ..." >&2
    exit 1
fi
if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        echo "Installing python$version-venv ..."
        apt-get update -qq || true
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "python$version-venv" >/dev/null ||
            DEBIAN_FRONTEND=noninteractive apt-get install -y -qq python3-venv >/dev/null
    else
        echo "Python's venv module is missing. On Debian: sudo apt-get install python$version-venv" >&2
        exit 1
    fi
fi
[ -x "$folder/bin/python" ] || "$python" -m venv "$folder"
