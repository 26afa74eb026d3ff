"""Python in another process, with another hash seed or another engine."""

import os
import subprocess
import sys

from tessera import engine


def elsewhere(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run Python there; it finds the same packages."""
    paths = os.pathsep.join(path or os.getcwd() for path in sys.path)
    return subprocess.run(
        [sys.executable, *arguments],
        env=os.environ | {"PYTHONPATH": paths} | environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=500,
    )


def compiled_there() -> bool:
    """Is there a compiled engine that fits the sources?"""
    return engine.stale() == ""
