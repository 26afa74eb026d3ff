"""Speed of every game, compiled and plain, against the marks we hold ourselves to.

python -m tools.bench [GAME ...] [--quick] [--json FILE]
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

USUAL = {
    "playout_decisions_per_s": 800_000,
    "clones_per_s": 1_500_000,
    "decisions_per_s": 150_000,
    "imagine_per_s": 300_000,
    "replay_moves_per_s": 100_000,
    "pure decisions_per_s": 40_000,
}
MARKS = {
    "gloria_mundi": {
        "playout_decisions_per_s": 1_500_000,
        "clones_per_s": 3_000_000,
        "decisions_per_s": 200_000,
        "imagine_per_s": 500_000,
        "replay_moves_per_s": 100_000,
        "pure decisions_per_s": 60_000,
    }
}
LONGEST_US = 5_000


def measured(names: list[str], *more: str) -> dict[str, dict[str, Any]]:
    command = [sys.executable, "-m", "tessera.cli", "bench", *names, "--json", *more]
    rows = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    return {row["game"]: row for row in rows}


def marks(row: dict[str, Any], pure: dict[str, Any]) -> list[tuple[str, float, float, bool]]:
    """(what, seen, mark, reached)"""
    seen = row | {"pure decisions_per_s": pure["decisions_per_s"]}
    found = [(what, seen[what], mark, seen[what] >= mark) for what, mark in MARKS.get(row["game"], USUAL).items()]
    p99_mark = round(5 * row["options_us_p50"] + 10, 1)
    found.append(("options_us_max (at most)", row["options_us_max"], LONGEST_US, row["options_us_max"] <= LONGEST_US))
    found.append(("options_us_p99 (at most)", row["options_us_p99"], p99_mark, row["options_us_p99"] <= p99_mark))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="Speed against the marks.")
    parser.add_argument("game", nargs="*")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--json", type=Path, help="write all figures to this file")
    asked = parser.parse_args()
    more = ["--quick"] if asked.quick else []
    compiled, pure = measured(asked.game, *more), measured(asked.game, "--pure", *more)
    console, missed = Console(width=120), 0
    for name, row in compiled.items():
        table = Table(
            "", "seen", "mark", "", title=f"{name}, {row['seats']} seats, {row['pure_or_compiled']}", title_justify="left"
        )
        for what, seen, mark, reached in marks(row, pure[name]):
            table.add_row(what, f"{seen:,}", f"{mark:,}", "" if reached else "missed")
            missed += not reached
        for what in ("games_per_s", "decisions_per_game", "options_per_decision", "options_us_p50"):
            table.add_row(what, f"{row[what]:,}", "", "")
        console.print(table)
    if asked.json:
        asked.json.write_text(json.dumps({"compiled": list(compiled.values()), "pure": list(pure.values())}, indent=1))
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
