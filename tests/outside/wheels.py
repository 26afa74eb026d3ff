"""Games from outside as people install them: built as a wheel, unpacked beside Tessera, known by their entry point alone."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
TALI = ROOT / "examples" / "tali"


def installed(source: Path, folder: Path) -> Path:
    """A folder with the wheel of this project in it, as pip would put it into site-packages."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder / "dist")]
    done = subprocess.run(command, cwd=source, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (wheel,) = (folder / "dist").glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder / "site")
    return folder / "site"


def python(*arguments: str, beside: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Python in a process of its own that finds Tessera and what lies beside it, and in a folder where nothing else is."""
    paths = os.pathsep.join([str(ROOT / "src"), str(beside)])
    empty = beside.parent / "empty"
    empty.mkdir(exist_ok=True)
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=empty,
        env=os.environ | {"PYTHONPATH": paths} | environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=500,
    )


def tessera(*arguments: str, beside: Path) -> str:
    """The command, which must not fail; what it prints."""
    done = python("-m", "tessera.cli", *arguments, beside=beside)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr
    return done.stdout
