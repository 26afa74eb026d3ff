"""Python in another process, with another hash seed or another engine."""

import os
import subprocess
import sys
from pathlib import Path

from tessera import engine

ROOT = Path(__file__).parents[2]


def elsewhere(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": paths} | environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=500,
    )


def compiled_there() -> bool:
    """Is there a compiled engine that fits the sources?"""
    return engine.stale() == ""
