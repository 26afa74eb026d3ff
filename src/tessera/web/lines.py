"""WebSocket lines: what several pages are sent alike is packed once, who does not read is let go, and what is no text ends the line.

A message is packed by itself (`no_context_takeover`): so its bytes are the same on every line, and no line keeps a packer of its own.
"""

import asyncio
from functools import lru_cache
from typing import Any

import structlog
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.protocol import State

SEND_SECONDS = 10.0  # who does not read what was sent for so long is gone
PACKED_FROM = 512  # bytes: shorter messages are sent as they are
QUICKLY = {"level": 1}  # six tenths of the time of the usual level, a tenth more bytes
NOT_TEXT = 1007
PACKING = ServerPerMessageDeflateFactory(server_no_context_takeover=True, client_no_context_takeover=True)
log = structlog.get_logger()


class Line(WebSocketsSansIOProtocol):
    reading: asyncio.TimerHandle | None = None  # when we give up that somebody reads

    def __init__(self, *args: Any, **kw: Any) -> None:
        super().__init__(*args, **kw)
        self.conn.available_extensions = [PACKING]

    async def send(self, message: Any) -> None:
        text = message.get("text") if message["type"] == "websocket.send" else None
        await self.writable.wait()
        if (
            text is None
            or not self.handshake_complete
            or self.close_sent
            or self.disconnected
            or self.conn.state is not State.OPEN
        ):
            await super().send(message)
        elif not self.transport.is_closing():
            window = next((one.local_max_window_bits for one in self.conn.extensions), 0)  # type: ignore[attr-defined]
            self.transport.write(packed(text, window))

    def pause_writing(self) -> None:
        super().pause_writing()
        self.read_on()
        self.reading = self.loop.call_later(SEND_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        self.read_on()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self.read_on()
        super().connection_lost(exc)

    def read_on(self) -> None:
        if self.reading is not None:
            self.reading.cancel()
            self.reading = None

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                self.frames = [b"".join(self.frames)]
                self.frames[0].decode()
            except UnicodeDecodeError:
                log.warning("no-text", path=self.scope["path"])
                if self.conn.state is State.OPEN:  # else the page has closed it, in the same breath
                    self.conn.send_close(NOT_TEXT)
                    self.handle_parser_exception()
                return
        super().send_receive_event_to_app()


@lru_cache(16)
def packed(text: str, window: int) -> bytes:
    """A message as it goes over the line: the same for everybody who is told the same. `window`: 0 where nothing may be packed."""
    said = text.encode()
    packing = [PerMessageDeflate(True, True, 15, window, QUICKLY)] if window and len(said) >= PACKED_FROM else []
    return Frame(Opcode.TEXT, said).serialize(mask=False, extensions=packing)
