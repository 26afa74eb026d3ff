"""One process of a kept site (see keeper.py): `python -m tessera.web.kept TASK`. Told what to do on stdin, says how far it is on stdout."""

import json
import os
import signal
import socket
import sys
import threading
from typing import Any

from tessera.web import behind


def listen() -> None:
    """Further words of the keeper. When it is gone, so are we."""
    for line in sys.stdin:
        word, _, rest = line.partition(" ")
        if word == "behind":
            behind.share = int(rest)
    os.kill(os.getpid(), signal.SIGTERM)


def say(word: str) -> None:
    print(word, flush=True)


def main() -> None:
    task: dict[str, Any] = json.loads(sys.argv[1])
    from tessera.web import app, run  # noqa: F401  (app: all of the site is here before it has to serve)
    from tessera.web.config import Settings
    from tessera.web.site import site_words

    site_words("en")
    say("imported")
    if sys.stdin.readline().strip() != "go":
        return
    threading.Thread(target=listen, daemon=True).start()
    listening = socket.socket(fileno=task["fd"])
    run.serve(Settings(folder=task["folder"], succeeds=task.get("succeeds", False)), listening, ready=lambda: say("serving"))


if __name__ == "__main__":
    main()
