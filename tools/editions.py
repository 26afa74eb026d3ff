"""Keeps every edition that ever was a game's default one: games/NAME/editions/HASH.toml. `make fields`, or

    python -m tools.editions [--check]

Whoever corrects a number of edition.toml leaves the old file where it is: games begun with it go on with it.
"""

import hashlib
import json
import sys
import tomllib
from pathlib import Path

from tools.fresh import GAMES, brought_up_to_date


def kept(file: Path) -> Path:
    """Where this edition belongs: by its hash, as tessera.core.edition.hashed makes it (a test compares)."""
    data = json.dumps(tomllib.loads(file.read_text(encoding="utf-8")), sort_keys=True, ensure_ascii=False)
    place = file.parent / "editions" / f"{hashlib.sha256(data.encode()).hexdigest()[:16]}.toml"
    place.parent.mkdir(exist_ok=True)
    return place


def main(check: bool) -> int:
    files = {kept(file): file.read_text(encoding="utf-8") for file in GAMES.glob("*/edition.toml")}
    return brought_up_to_date({path: text for path, text in files.items() if not path.exists()}, check)


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv))
