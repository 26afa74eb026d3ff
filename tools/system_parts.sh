#!/usr/bin/env bash
# What the tests need beside Python: a Chromium for the browser tests, a PostgreSQL server for the tests of the large site.
# Installed where we may (root, apt-get); otherwise named, and the tests that need them say so and are skipped.
set -uo pipefail

have_chromium() { command -v chromium-headless-shell chromium chromium-browser google-chrome >/dev/null; }
have_postgres() { command -v postgres >/dev/null || ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1; }

missing=()
have_chromium || missing+=(chromium-headless-shell)
have_postgres || missing+=(postgresql)
[ ${#missing[@]} -eq 0 ] && exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing ${missing[*]} ..."
    log=$(mktemp)
    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"; } >"$log" 2>&1 ||
        { tail -n 5 "$log" >&2; }
    rm -f "$log"
fi
have_chromium || echo "Chromium is missing: the browser tests are skipped. On Debian: sudo apt-get install chromium-headless-shell" >&2
have_postgres || echo "PostgreSQL is missing: its tests are skipped. On Debian: sudo apt-get install postgresql" >&2
exit 0
