"""Tests that hold for every game and know none: cloning, saving, legality, secrecy, determinism, words, drawing, records, positions and
editions. A game is tested by being there.

    tessera check NAME                                      all of them, for one game
    pytest --pyargs tessera.conformance                     for all games; with what pytest offers, like `-x` or `-k twin`

They need `pip install 'tessera[check]'` (pytest, hypothesis).
"""

import os
import subprocess
import sys

from tessera.core.extras import require
from tessera.core.game import Game, find

__all__ = ["check"]

CHOSEN = "TESSERA_CHECK"  # the environment variable that names the one game to test


def check(game: Game | str, *arguments: str) -> int:
    """Run the tests of one game in a process of their own, with further arguments of pytest. 0 if all hold, as pytest says it."""
    require("check", "pytest", "hypothesis")
    chosen = find(game) if isinstance(game, str) else game
    quiet = ["-q", "-p", "no:cacheprovider", "-m", "not long", "-W", "ignore::pytest.PytestUnknownMarkWarning"]
    command = [sys.executable, "-m", "pytest", *quiet, "--pyargs", __name__, *arguments]
    return subprocess.run(command, env=os.environ | {CHOSEN: chosen.id}, check=False).returncode
