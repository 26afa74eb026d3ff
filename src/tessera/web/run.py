"""Running the site: uvicorn with our limits."""

import asyncio
import contextlib
import gc
import socket
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable
from typing import Any

from tessera.web.config import Settings


def bound(host: str, port: int, shared: bool = False, listening: bool = True) -> socket.socket:
    """The socket the site listens on; raises OSError when the port is taken. `shared`: several processes have one each. Not `listening`:
    nobody is let in before the site is ready."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(
        family, socket.SOCK_STREAM, socket.IPPROTO_TCP
    )  # asyncio looks at the protocol before it sets TCP_NODELAY
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # connections inherit it: no answer waits 40 ms for the one before
    if shared:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    made.bind((host, port))
    if listening:
        made.listen(256)
    return made


def configured(app: Any, proxy: bool = False) -> Any:
    """The server's own limits: sizes, silence, numbers."""
    import uvicorn

    from tessera.web.lines import Line
    from tessera.web.patience import Patient

    return uvicorn.Config(
        app, log_level="warning", access_log=False, server_header=False, date_header=False, proxy_headers=proxy, http=Patient,
        ws=Line, ws_per_message_deflate=False, ws_max_size=65_536, ws_max_queue=16, ws_ping_interval=20, ws_ping_timeout=20,
        timeout_graceful_shutdown=3, h11_max_incomplete_event_size=65_536, limit_concurrency=4000,
    )  # fmt: skip


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The quicker event loop, where there is one."""
    try:
        import uvloop
    except ImportError:  # Windows
        return None
    made: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return made


def serve(settings: Settings, listening: socket.socket, proxy: bool = False, ready: Callable[[], None] = lambda: None) -> None:
    """Serve until interrupted; `ready` is called as soon as the site answers. What was acknowledged is stored, at any moment."""
    import uvicorn

    from tessera.web.app import create
    from tessera.web.begin import check

    check(settings)

    server = uvicorn.Server(configured(create(settings), proxy))

    async def serving() -> None:
        work = asyncio.create_task(server.serve(sockets=[listening]))
        while not (server.started or work.done()):
            await asyncio.sleep(0.02)
        ready()
        await work

    gc.set_threshold(50_000, 20, 100)  # what lives long here is much; looking through all of it must not cost every choice
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serving())


def open_when_ready(address: str) -> None:
    """Open the browser as soon as the site answers."""

    def wait() -> None:
        for _ in range(200):
            with contextlib.suppress(OSError), urllib.request.urlopen(f"{address}/healthz", timeout=2) as answer:
                if answer.status == 200:
                    webbrowser.open(address)
                    return
            time.sleep(0.1)

    threading.Thread(target=wait, daemon=True).start()


def address_of(listening: socket.socket) -> str:
    name: Any = listening.getsockname()
    host = "127.0.0.1" if name[0] in ("0.0.0.0", "::") else name[0]
    return f"http://[{host}]:{name[1]}" if ":" in host else f"http://{host}:{name[1]}"
