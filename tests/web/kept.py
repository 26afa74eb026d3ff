"""A site kept up by `tessera play --behind`, from a checkout of its own in which nothing is compiled yet."""

import os
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tessera import engine
from tessera.web.run import bound

ROOT = Path(__file__).parents[2]


class Kept:
    """Its lines are in a file. The command waits for `open_gate`, then puts the list of compiled files in its place."""

    def __init__(self, folder: Path, command: str = "") -> None:
        self.folder, self.log, self.gate = folder, folder / "log", folder / "gate"
        shutil.copytree(engine.HERE, folder / "src" / "tessera", ignore=shutil.ignore_patterns(engine.MANIFEST.name))
        for library in engine.HERE.parent.glob("*.so"):
            shutil.copy2(library, folder / "src")
        (folder / "src" / "sitecustomize.py").write_text("from tests import seeded\n\nseeded.install()\n")
        made = folder / "src" / "tessera" / engine.MANIFEST.name
        wait = f"until [ -e {self.gate} ]; do sleep 0.05; done"
        command = command or f"cp {engine.MANIFEST} {made}"
        with bound("127.0.0.1", 0) as probe:
            self.port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        program = [
            sys.executable,
            "-m",
            "tessera.cli",
            "play",
            "--no-open",
            "--port",
            str(self.port),
            "--data",
            str(folder / "data"),
        ]
        environment = {name: value for name, value in os.environ.items() if name != "TESSERA_ENGINE"}
        environment |= {"TESSERA_BOT_WORKERS": "1", "TESSERA_BOT_DELAY": "0", "PYTHONPATH": f"{folder / 'src'}:{ROOT}"}
        with open(self.log, "wb") as log:
            self.process = subprocess.Popen(
                [*program, "--behind", f"sh -c 'echo Compiling the engine: 40%; {wait}; {command}'"],
                env=environment, stdout=log, stderr=log, cwd=folder,
            )  # fmt: skip

    def open_gate(self) -> None:
        self.gate.touch()

    def get(self, path: str) -> str:
        with urllib.request.urlopen(self.address + path, timeout=20) as answer:
            text: str = answer.read().decode()
            return text

    def wait(self, what: Callable[[], Any], seconds: float = 90) -> Any:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            assert self.process.poll() is None, self.log.read_text()
            found = what()
            if found:
                return found
            time.sleep(0.02)
        raise AssertionError(self.log.read_text())

    def said(self, words: str) -> Callable[[], bool]:
        return lambda: words in self.log.read_text()

    def changed_over(self) -> bool:
        return "runs on the compiled engine now" in self.log.read_text()

    def interrupt(self) -> float:
        """As Ctrl-C; how long it takes until all is over."""
        began = time.monotonic()
        self.process.send_signal(signal.SIGINT)
        self.process.wait(20)
        return time.monotonic() - began

    def end(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(20)


def children(of: int) -> list[int]:
    listed = subprocess.run(["ps", "-eo", "pid,ppid"], capture_output=True, text=True, check=True).stdout.split("\n")[1:]
    pairs = [tuple(map(int, line.split())) for line in listed if line.strip()]
    found = [pid for pid, parent in pairs if parent == of]
    return found + [deeper for pid in found for deeper in children(pid)]
