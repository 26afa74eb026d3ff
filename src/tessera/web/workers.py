"""Several processes of the site on one machine: `tessera serve --workers 4`. They share a PostgreSQL and know each other through it only.

Each has a socket of its own on the same port and listens once it is ready; the kernel deals the connections out among those that listen.
The socket of one that dies is gone with it: whoever connects, and its tables' bots, go to the others until it is started again.
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
        with bound(host, port) as free:  # several may share a port: of two sites the second would not notice the first
            self.host, self.port = host, int(free.getsockname()[1])
        self.place = self.bound()  # keeps the port ours while nobody listens
        self.number, self.settings = number, settings
        self.servers: list[Server] = []
        self.ending = threading.Event()

    def run(self) -> int:
        """Until interrupted. The first is waited for: it brings the database up to date."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: self.ending.set())
        for _ in range(self.number):
            self.servers.append(self.start())
        for place in range(len(self.servers)):
            threading.Thread(target=self.keep, args=(place,), daemon=True).start()
        self.ending.wait()
        for server in self.servers:
            server.process.terminate()
        for server in self.servers:
            server.end()
        return 0

    def bound(self) -> socket.socket:
        return bound(self.host, self.port, shared=True, listening=False)

    def start(self) -> Server:
        with self.bound() as given:
            server = Server(given, self.settings, os.environ.get("TESSERA_ENGINE", "auto"))
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
            self.servers[place] = self.start()
