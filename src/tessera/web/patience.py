"""HTTP connections, with an end to patience: one that does not say what it wants is dropped, so that silent ones keep nobody out."""

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

COMING_SECONDS = 0.5  # how long a connection may still bring its first request when the site ends
HEAD_SECONDS = 10.0  # from the first byte (or the connection) to the end of the headers
MOST_CONNECTIONS = 1000  # of one address; a proxy on this machine has as many as it needs
LOCAL = ("127.0.0.1", "::1")


class Patient(HttpToolsProtocol):
    places: Counter[str] = Counter()  # of all connections together
    place = ""
    patience: asyncio.TimerHandle | None = None
    leaving = False  # the site ends: a request that still comes is the last

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.place = self.client[0] if self.client else ""
        self.places[self.place] += 1
        self.wait()
        if self.places[self.place] > MOST_CONNECTIONS and self.place not in LOCAL:
            transport.close()

    def wait(self) -> None:
        self.listened()
        self.patience = asyncio.get_running_loop().call_later(HEAD_SECONDS, self.transport.close)

    def listened(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def on_message_begin(self) -> None:
        self.wait()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.listened()
        super().on_headers_complete()
        if self.leaving and self.cycle is not None:
            self.cycle.keep_alive = False

    def shutdown(self) -> None:
        """The site ends. Who was let in a moment ago has his request on its way: closed now, it would be lost."""
        if self.cycle is not None:
            super().shutdown()
        elif not self.leaving:
            self.leaving = True
            asyncio.get_running_loop().call_later(COMING_SECONDS, super().shutdown)

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket's, which has limits of its own (see limits.py)."""
        self.leaves()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self.leaves()
        super().connection_lost(exc)

    def leaves(self) -> None:
        self.listened()
        self.places[self.place] -= 1
        if self.places[self.place] <= 0:
            del self.places[self.place]
