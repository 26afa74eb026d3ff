"""HTTP connections, with an end to patience: one that does not say what it wants is dropped, so that silent ones keep nobody out."""

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

COMING_SECONDS = 0.5  # how long a connection may still bring its first request when the site ends
HEAD_SECONDS = 10.0  # from the first byte (or the connection) to the end of the headers
MOST_HEAD, MOST_HEADERS = 65_536, 128  # bytes before the body (a little more, if they come in one piece), and lines
READ_SECONDS = 60.0  # who does not read what he asked for, for so long, does not want it
MOST_CONNECTIONS = 1000  # of one address; a proxy on this machine has as many as it needs
LOCAL = ("127.0.0.1", "::1")


class Patient(HttpToolsProtocol):
    places: Counter[str] = Counter()  # of all connections together
    place = ""
    patience: asyncio.TimerHandle | None = None
    reading: asyncio.TimerHandle | None = None  # when we give up that somebody reads
    heads, head = 0, 0  # requests that were begun, and how much of the last one's head has come
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

    def data_received(self, data: bytes) -> None:
        begun = self.heads
        super().data_received(data)
        if self.patience is not None and self.heads == begun:  # still the same head
            self.head += len(data)
            if self.head > MOST_HEAD:
                self.send_400_response("Too large.")

    def on_message_begin(self) -> None:
        self.wait()
        self.heads, self.head = self.heads + 1, 0
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= MOST_HEADERS:
            raise ValueError("too many headers")  # which the parser answers with 400
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self.listened()
        super().on_headers_complete()
        if self.leaving and self.cycle is not None:
            self.cycle.keep_alive = False

    def pause_writing(self) -> None:
        super().pause_writing()
        self.read_on()
        self.reading = asyncio.get_running_loop().call_later(READ_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        self.read_on()
        super().resume_writing()

    def read_on(self) -> None:
        if self.reading is not None:
            self.reading.cancel()
            self.reading = None

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
        self.read_on()
        self.places[self.place] -= 1
        if self.places[self.place] <= 0:
            del self.places[self.place]
