"""Prints digests of whole random games as JSON; run in other processes to see that nothing depends on process, hash seed or engine.

python -m tessera.conformance.digests gloria_mundi
"""

import json
import sys

import tessera

from .tables import few, random_game


def main(name: str) -> None:
    found: dict[str, list[str]] = {}
    for setup in few(tessera.game(name)):
        for seed in (1, 2):
            found[f"{setup.name}/{seed}"] = [
                f"{state.digest()} {state.decision} {len(state.options())}"
                for n, state in enumerate(random_game(setup, seed))
                if n % 7 == 0 or state.over
            ]
    print(json.dumps({"engine": tessera.ENGINE, "digests": found}))


if __name__ == "__main__":
    main(sys.argv[1])
