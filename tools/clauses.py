"""Which clauses of the rules does no test name? The list of clauses is each game's rules text.

    python -m tools.clauses [GAME ...]

A test names what it checks: @pytest.mark.clause("GLO-016", "GLO-017"). Exit code 1 on a gap, or on a name that is no clause.
"""

import contextlib
import os
import sys
from collections import defaultdict

import pytest

from tessera.conformance.setups import chosen_games
from tessera.core.rulestext import rules_text


class Collector:
    """Collects the clauses that tests name."""

    def __init__(self) -> None:
        self.tests: dict[str, list[str]] = defaultdict(list)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            for marker in item.iter_markers("clause"):
                for clause in marker.args:
                    self.tests[clause].append(item.nodeid)


def collected() -> tuple[int, dict[str, list[str]]]:
    collector = Collector()
    quiet = ["--collect-only", "-qq", "-p", "no:xdist", "-p", "no:cacheprovider", "tests/games"]
    with open(os.devnull, "w") as nowhere, contextlib.redirect_stdout(nowhere):  # pytest lists every test it finds
        code = pytest.main(quiet, plugins=[collector])
    return int(code), collector.tests


def main(names: list[str]) -> int:
    code, tests = collected()
    if code != 0:
        print("the tests cannot be collected: run pytest --collect-only tests/games", file=sys.stderr)
        return 1
    games = chosen_games(names)
    wrong = 0
    prefixes = set()
    for game in games:
        clauses = list(rules_text(game, "en").clauses)
        prefixes |= {clause.partition("-")[0] for clause in clauses}
        missing = [clause for clause in clauses if clause not in tests]
        unknown = [
            name for name in tests if name.partition("-")[0] in prefixes and name[:3] == clauses[0][:3] and name not in clauses
        ]
        print(f"{game.title:16} {len(clauses) - len(missing)} of {len(clauses)} clauses are named by a test")
        if missing:
            print(f"{'':16} missing: {' '.join(missing)}")
        if unknown:
            print(f"{'':16} named, but no clause: {' '.join(sorted(unknown))}")
        wrong += len(missing) + len(unknown)
    stray = sorted(name for name in tests if name.partition("-")[0] not in prefixes) if not names else []
    if stray:
        print(f"named, but no clause of any game: {' '.join(stray)}")
    return 1 if wrong or stray else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
