"""One process of a kept site (see keeper.py): `python -m tessera.web.kept TASK`. Told what to do on stdin, says how far it is on stdout."""

import json
import os
import signal
import socket
import sys
import threading
from pathlib import Path
from typing import Any

import tessera.web.app  # noqa: F401  (all is imported before anything is said)
from tessera.core.errors import TesseraError
from tessera.core.game import games
from tessera.core.words import LANGUAGES
from tessera.look.lettering import lettering
from tessera.web import behind, run
from tessera.web.config import Settings
from tessera.web.site import site_words


def listen() -> None:
    """Further words of the keeper. When it is gone, so are we."""
    for line in sys.stdin:
        word, _, rest = line.partition(" ")
        if word == "behind":
            behind.share = int(rest)
    os.kill(os.getpid(), signal.SIGTERM)


def say(word: str) -> None:
    print(word, flush=True)


def read_words() -> None:
    """While there is time: the first page of the new process should not wait for them."""
    for language in LANGUAGES:
        site_words(language)
        for game in games():
            lettering(game, language)


def main(task: dict[str, Any]) -> None:
    listening, proxy = task.pop("fd"), task.pop("proxy", False)
    settings = Settings(**task | {"folder": Path(task["folder"])})
    if settings.succeeds:
        read_words()
    say("imported")
    if sys.stdin.readline().strip() != "go":
        return
    threading.Thread(target=listen, daemon=True).start()
    try:
        run.serve(settings, socket.socket(fileno=listening), proxy, ready=lambda: say("serving"))
    except TesseraError as error:
        sys.exit(f"tessera: {error}")


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))
