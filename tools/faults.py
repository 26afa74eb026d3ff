"""The long fault campaigns: python -m tools.faults [kills] [pair] [database] [network] [--kills 1000] [--schedules 10000] [--seed 1]

kills      The site plays with a program through its interface and is killed (SIGKILL) at random instants. After every restart each
           acknowledged choice must be there under its version, the one in doubt is settled by sending its id again, and the state the
           site shows equals the state replayed from the rows.
pair       Two processes on PostgreSQL, one killed at random instants while programs play at both: none lost, none twice.
database   Under play PostgreSQL is gone for 30 s, SQLite locked for 10 s, the disk full: nothing acknowledged that is not there, all go on.
network    Two clients play one table over simulated lines that cut, stall (half-open), delay, repeat and let old messages arrive after new
           ones; every schedule follows from its number. In the end both clients must show what the server shows, each choice that was
           acknowledged is stored once, and nobody waits for ever.

`tests/faults` runs short forms of both.
"""

import argparse
import asyncio
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from tools.fault_database import database
from tools.fault_kills import kills
from tools.fault_network import network
from tools.fault_pair import pair


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "campaign",
        nargs="*",
        default=["kills", "network"],
        help="kills, pair, database, network; the first and the last by default",
    )
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--schedules", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=1e9, help="of the pair: no longer than this")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="begin with this schedule: to see one again")
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    found: dict[str, Any] = {}
    for name in asked.campaign or ["kills", "network"]:
        print(f"{name} ...", flush=True)
        with tempfile.TemporaryDirectory(prefix="tessera-faults-") as folder:
            if name == "kills":
                found[name] = kills(asked.kills, asked.seed, Path(folder), forked=True)
            elif name == "pair":
                found[name] = pair(asked.kills, asked.seed, Path(folder), asked.seconds)
            elif name == "database":
                found[name] = database(asked.seed, Path(folder))
            elif name == "network":
                found[name] = asyncio.run(network(asked.schedules, asked.seed, Path(folder), first=asked.first))
            else:
                parser.error(f"no campaign {name!r}")
        print(f"{name}: {found[name]}", flush=True)
    if asked.json:
        asked.json.write_text(json.dumps(found, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
