"""Several processes of the site on one machine: `tessera serve --workers 4`. They share a PostgreSQL and know each other through it only.

Each has a listening socket of its own on the same port; the kernel deals the connections out. One that dies is started again with its
socket, so that whoever was about to connect waits there; its tables' bots go on in the others meanwhile.
"""

import os
import signal
import socket
import threading
import time
from typing import Any

import structlog

from tessera.web.keeper import Server
from tessera.web.run import bound

log = structlog.get_logger()
QUICKLY = 5.0  # seconds: a process that ends sooner than this waits as long before it is started again


class Workers:
    def __init__(self, host: str, port: int, number: int, settings: dict[str, Any]) -> None:
        first = bound(host, port, shared=True)
        self.sockets = [first, *(bound(host, first.getsockname()[1], shared=True) for _ in range(number - 1))]
        self.settings = settings
        self.servers: list[Server] = []
        self.ending = threading.Event()

    def run(self) -> int:
        """Until interrupted. The first is waited for: it brings the database up to date."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: self.ending.set())
        self.servers = [self.start(self.sockets[0])]
        self.servers += [self.start(one) for one in self.sockets[1:]]
        for place in range(len(self.servers)):
            threading.Thread(target=self.keep, args=(place,), daemon=True).start()
        self.ending.wait()
        for server in self.servers:
            server.process.terminate()
        for server in self.servers:
            server.end()
        return 0

    def start(self, listening: socket.socket) -> Server:
        server = Server(listening, self.settings, os.environ.get("TESSERA_ENGINE", "auto"))
        server.say("go")
        server.wait_for("serving")
        return server

    def keep(self, place: int) -> None:
        """Start it again whenever it ends."""
        while not self.ending.is_set():
            began = time.monotonic()
            code = self.servers[place].process.wait()
            if self.ending.is_set():
                return
            log.error("process-ended", place=place, code=code)
            if time.monotonic() - began < QUICKLY:
                self.ending.wait(QUICKLY)
            self.servers[place] = self.start(self.sockets[place])
