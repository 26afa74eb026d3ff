#!/usr/bin/env bash
# Installs the packages of some lock files into a virtual environment: with uv, which takes seconds, or else with pip.
# usage: tools/install.sh VENV LOCK... [-- further arguments of "pip install"]
set -euo pipefail
venv=$1
shift
wanted=()
while [ $# -gt 0 ] && [ "$1" != "--" ]; do
    wanted+=(-r "$1")
    shift
done
[ $# -gt 0 ] && shift
pip=("$venv/bin/python" -m pip --disable-pip-version-check -qq)

if ! command -v uv >/dev/null && [ ! -x "$venv/bin/uv" ]; then
    "${pip[@]}" install --only-binary :all: uv >/dev/null 2>&1 || true
fi
uv=$(command -v uv || echo "$venv/bin/uv")
if [ -x "$uv" ] && VIRTUAL_ENV=$venv "$uv" pip install -q --python "$venv/bin/python" ${wanted[@]+"${wanted[@]}"} "$@"; then
    exit 0
fi
"${pip[@]}" install ${wanted[@]+"${wanted[@]}"} "$@"
