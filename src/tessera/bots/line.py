"""Bots in any language: one JSON object per line over standard input and output. See docs/bots.md for the protocol.

A program that hangs, dies or answers nonsense is ended and replaced by the fallback for the rest of its game, and reported.
"""

import json
import queue
import shlex
import subprocess
import threading
from typing import Any

from tessera.bots.base import BadBot, Bot, Candidate
from tessera.bots.simple import GreedyBot
from tessera.core.agenda import Perspective

PROTOCOL = 1


class LineBot(Bot):
    """Runs `command` and asks it; `ms` is its time for one decision."""

    def __init__(self, command: str, seed: int = 0, ms: int = 2000) -> None:
        self.name = f"line:{command}"
        self.command, self.ms, self.seed = command, ms, seed
        self.fallback = GreedyBot(seed)
        self.trouble = ""
        self.process: subprocess.Popen[str] | None = None
        self.answers: queue.Queue[str | None] = queue.Queue()

    def start(self) -> subprocess.Popen[str]:
        try:
            process = subprocess.Popen(
                shlex.split(self.command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                bufsize=1,
            )
        except (OSError, ValueError) as error:
            raise BadBot(f"{self.name}: cannot be started: {error}") from None
        threading.Thread(target=self.listen, args=(process,), daemon=True).start()
        return process

    def listen(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        for line in process.stdout:
            self.answers.put(line)
        self.answers.put(None)

    def choose(self, seen: Perspective) -> str:
        if not self.trouble:
            try:
                return self.ask(seen)
            except (OSError, ValueError, queue.Empty) as error:
                self.give_up("no answer in time" if isinstance(error, queue.Empty) else str(error))
        return self.fallback.choose(seen)

    def ask(self, seen: Perspective) -> str:
        if self.process is None:
            self.process = self.start()
        options = seen.options()
        question: dict[str, Any] = {
            "tessera": PROTOCOL,
            "game": seen.game.id,
            "seat": int(seen.seat),
            "decision": seen.decision,
            "options": options,
            "view": seen.view,
            "ms": self.ms,
            "seed": self.seed,
        }
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        line = self.answers.get(timeout=self.ms / 1000)
        if line is None:
            raise ValueError("the program ended")
        answer = json.loads(line)
        key = answer.get("key") if isinstance(answer, dict) else None
        if key not in options:
            raise ValueError(f"answered {str(key)[:60]!r}, which is not an option")
        return str(key)

    def explain(self, seen: Perspective, most: int = 5) -> list[Candidate]:
        return self.fallback.explain(seen, most)

    def give_up(self, why: str) -> None:
        self.trouble = why
        self.close()

    def close(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None
