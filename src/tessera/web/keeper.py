"""Keeps the site up while something is made behind it: `tessera play --behind "make native"`.

The keeper owns the listening socket. It starts the site as a process of its own, in plain Python, and beside it the command, at low
priority; each line the command prints is shown here, and its share in percent on every page. When the compiled engine is there, a second
process imports everything, waits until the first has ended what it was doing, and takes over. Whoever connects in between waits
in the socket's queue; pages reconnect and send again what was not answered, as after any break.
"""

import contextlib
import json
import os
import re
import shlex
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import IO, Any

from tessera import engine

PATIENCE = 8.0  # seconds a process gets to end by itself
PERCENT = re.compile(r"(\d{1,3})%")


class Server:
    """One process of the site. It serves once told to, and ends when told to or when the keeper is gone."""

    def __init__(self, listening: socket.socket, settings: dict[str, Any], engine_choice: str) -> None:
        task = json.dumps(settings | {"fd": listening.fileno()})
        environment = os.environ | {"TESSERA_ENGINE": engine_choice}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tessera.web.kept", task], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            pass_fds=[listening.fileno()], env=environment, text=True, start_new_session=True,
        )  # fmt: skip

    def wait_for(self, word: str) -> bool:
        """Until it says this; False if it ended before."""
        assert self.process.stdout is not None
        return any(line.strip() == word for line in iter(self.process.stdout.readline, ""))

    def say(self, word: str) -> None:
        assert self.process.stdin is not None
        with contextlib.suppress(OSError):
            self.process.stdin.write(f"{word}\n")
            self.process.stdin.flush()

    def end(self) -> None:
        """It ends its bots itself: a bot that died of our signal would be answered for at random."""
        if self.process.poll() is None:
            self.process.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(PATIENCE)
        kill(self.process)


class Keeper:
    def __init__(self, listening: socket.socket, settings: dict[str, Any], behind: str) -> None:
        self.listening, self.settings, self.behind = listening, settings, behind
        self.server: Server | None = None
        self.maker: subprocess.Popen[str] | None = None
        self.ending = False

    def run(self) -> int:
        """Until interrupted; returns the exit code."""
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        try:
            self.server = Server(self.listening, self.settings, "pure")
            self.server.say("go")
            self.server.wait_for("serving")
            threading.Thread(target=self.make, daemon=True).start()
            while True:
                server = self.server
                code = server.process.wait()
                if server is self.server:  # it ended by itself
                    return code
        except KeyboardInterrupt:
            return 0
        finally:
            self.ending = True
            if self.maker is not None:
                kill(self.maker)
            if self.server is not None:
                self.server.end()

    def make(self) -> None:
        """Run the command; then change over, or say that all stays as it is."""
        ours = ["nice", "-n", "19", *shlex.split(self.behind)]
        try:
            self.maker = subprocess.Popen(
                ours,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                start_new_session=True,
            )
        except OSError as error:
            show(f"{ours[0]}: {error.strerror}. The site goes on as plain Python.")
            return
        assert self.maker.stdout is not None
        self.follow(self.maker.stdout)
        self.maker.wait()
        if self.ending:
            return
        if engine.stale():
            show("The site goes on as plain Python.")
            self.tell("behind 100")
        else:
            self.change_over()

    def follow(self, lines: IO[str]) -> None:
        for line in lines:
            show(line.strip())
            share = PERCENT.search(line)
            if share:
                self.tell(f"behind {share[1]}")

    def tell(self, word: str) -> None:
        if self.server is not None:
            self.server.say(word)

    def change_over(self) -> None:
        began = time.monotonic()
        old, new = self.server, Server(self.listening, self.settings | {"succeeds": True}, "native")
        if old is None or not new.wait_for("imported"):
            show("The compiled engine does not start. The site goes on as plain Python.")
            new.end()
            return
        self.server = new
        paused = time.monotonic()
        old.end()
        new.say("go")
        new.wait_for("serving")
        taken = f"{paused - began:.1f} s to get ready, {time.monotonic() - paused:.1f} s to change over"
        show(f"The site runs on the compiled engine now ({taken}).")


def show(line: str) -> None:
    """A line on the console. One that says how far it is gets written over by the next."""
    terminal = sys.stdout.isatty()
    over = terminal and PERCENT.search(line)
    print(f"\r\033[K{line}" if terminal else line, end="" if over else "\n", flush=True)


def kill(process: subprocess.Popen[Any]) -> None:
    """End it now, with all that it started."""
    if process.poll() is None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def possible(behind: str) -> bool:
    """Is there something to make, and a way to hand the socket over?"""
    return bool(behind) and os.name == "posix" and os.environ.get("TESSERA_ENGINE", "auto") == "auto" and engine.stale() != ""


def settings_for(folder: Path) -> dict[str, Any]:
    return {"folder": str(folder)}
