"""A site of its own for every test module: a fresh folder, quick bots, and visitors who speak to it as a browser does."""

import asyncio
import functools
import json
import random
import re
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import uvicorn
from sqlalchemy import text
from websockets.sync.client import connect

from tessera.web import limits
from tessera.web.app import create
from tessera.web.config import Settings
from tessera.web.run import bound, configured
from tests import seeded

seeded.install()
PATIENCE = 150  # seconds until something is taken to never happen: machines are busy at times


class Visitor:
    """A browser without a screen: cookies, the page's token, and its own sockets."""

    def __init__(self, site: "Site", language: str = "en") -> None:
        self.site = site
        # plain http: reading the machine's certificates would take longer than all else a visitor does
        self.client = httpx.Client(base_url=site.address, headers={"accept-language": language}, timeout=PATIENCE, verify=False)
        self.client.cookies.set(seeded.COOKIE, seeded.of_this_test(), domain="127.0.0.1")
        self.number = 0
        self.renew()

    def renew(self) -> None:
        """The token of a page loaded now: a new session has a new one."""
        self.token = re.search(r'name="csrf" content="([0-9a-f]+)"', self.get("/you").text)[1]

    def get(self, path: str, **kw: Any) -> Any:
        kw.setdefault("headers", {"accept": "text/html"})
        return self.client.get(path, **kw)

    def api(self, method: str, path: str, body: Any = None, **kw: Any) -> Any:
        headers = {"origin": self.site.address, "x-csrf": self.token} | kw.pop("headers", {})
        return self.client.request(method, f"/api{path}", json=body, headers=headers, **kw)

    def form(self, path: str, **fields: Any) -> Any:
        fields.setdefault("csrf", self.token)
        return self.client.post(
            path, data=fields, headers={"origin": self.site.address, "accept": "text/html"}, follow_redirects=False
        )

    def table(
        self, game: str = "gloria_mundi", seats: tuple[str, ...] = ("me", "bot:random", "bot:random"), **more: Any
    ) -> dict[str, Any]:
        plan = []
        for seat in seats:
            kind, _, bot = seat.partition(":")
            plan.append({"kind": kind, "bot": bot})
        answer = self.api("POST", "/tables", {"game": game, "seats": plan, **more})
        assert answer.status_code == 201, answer.text
        return answer.json()

    def facts(self, table: str) -> dict[str, Any]:
        return self.api("GET", f"/tables/{table}").json()

    def options(self, table: str) -> dict[str, Any]:
        return self.api("GET", f"/tables/{table}/options").json()

    def request_id(self) -> str:
        self.number += 1
        return f"test-{id(self)}-{self.number}"

    def choose(self, table: str, key: str | None = None, version: int | None = None, request: str | None = None) -> Any:
        if key is None or version is None:
            now = self.options(table)
            key = now["options"][0]["key"] if key is None else key
            version = now["version"] if version is None else version
        body = {"key": key, "version": version, "request": request or self.request_id()}
        return self.api("POST", f"/tables/{table}/choices", body)

    def choose_raw(self, table: str, key: str = "pass", version: int = 1) -> Any:
        """A choice without looking first."""
        return self.api("POST", f"/tables/{table}/choices", {"key": key, "version": version, "request": self.request_id()})

    def my_turn(self, table: str, seconds: float = PATIENCE) -> dict[str, Any]:
        """Wait until this visitor has to decide, or the game is over."""
        until, pause = time.time() + seconds, 0.005
        while time.time() < until:
            now = self.options(table)
            if now["over"] or now["options"]:
                return now
            time.sleep(pause)  # who asks all the time takes the time of those who are to answer
            pause = min(2 * pause, 0.08)
        raise AssertionError("it never was our turn")

    def begun(self, **more: Any) -> tuple[str, dict[str, Any], str]:
        """A new table against a bot, once it is our turn: its id, the question, and the first option."""
        table = self.table(seats=("me", "bot:random"), **more)["id"]
        now = self.my_turn(table)
        return table, now, now["options"][0]["key"]

    def socket(self, table: str, **headers: str) -> Any:
        sent = {"origin": self.site.address, "cookie": "; ".join(f"{k}={v}" for k, v in self.client.cookies.items())} | headers
        origin = sent.pop("origin")
        address = self.site.address.replace("http", "ws") + f"/live/{table}"
        # whoever leaves much unread cannot hear the server say goodbye, and does not wait for it
        return connect(address, origin=origin, additional_headers=sent, open_timeout=PATIENCE, close_timeout=0.2, max_size=None)


class Site:
    """The site on a port of its own, its loop in a thread."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.settings = Settings(folder=folder, bot_delay=0, bot_workers=1, **settings)

    def __enter__(self) -> "Site":
        listening = bound("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        self.app = create(self.settings)
        self.server = uvicorn.Server(configured(seeded.Seeded(self.app)))
        self.server.config.timeout_graceful_shutdown = 1
        self.loop = asyncio.new_event_loop()

        def run() -> None:
            asyncio.set_event_loop(self.loop)
            self.loop.run_until_complete(self.server.serve(sockets=[listening]))

        self.thread = threading.Thread(target=run, daemon=True)
        self.thread.start()
        until = time.time() + PATIENCE
        while time.time() < until:
            if self.server.started:
                return self
            time.sleep(0.02)
        raise AssertionError("the site did not start")

    def __exit__(self, *error: Any) -> None:
        self.server.should_exit = True
        self.thread.join(20)

    def call(self, work: Any, seconds: float = PATIENCE) -> Any:
        """Run a coroutine inside the site."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(seconds)

    def sql(self, statement: str, **values: Any) -> list[Any]:
        """A statement on its database: what it finds."""

        async def done() -> list[Any]:
            async with self.app.state.store.open() as db:
                found = await db.execute(text(statement), values)
                rows = list(found.fetchall()) if found.returns_rows else []
                await db.commit()
                return rows

        listed: list[Any] = self.call(done())
        return listed

    def visitor(self, language: str = "en") -> Visitor:
        return Visitor(self, language)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with Site(tmp_path_factory.mktemp("site")) as made:
        yield made


def within(found: Callable[[], Any], pause: float = 0.01) -> Any:
    """Wait until it is so; what was found."""
    end = time.monotonic() + PATIENCE
    while not (it := found()):
        assert time.monotonic() < end, "it never happened"
        time.sleep(pause)
    return it


@pytest.fixture
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """For the limits: on a busy machine asking takes so long that they never bite."""
    now = time.monotonic()
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: now))


def until(socket: Any, kind: str, most: int = 200) -> dict[str, Any]:
    """The next message of this kind."""
    for _ in range(most):
        message = json.loads(socket.recv(timeout=PATIENCE))
        if message["t"] == kind:
            return message
    raise AssertionError(f"no {kind!r} came")


def play_out(player: Visitor, table: str, seed: int = 1) -> None:
    """Choose at random until the game is over: inside the site, without two requests for every choice."""
    hall, me, chance = player.site.app.state.hall, player.api("GET", "/me").json()["id"], random.Random(seed)

    async def play() -> None:
        while not (live := await hall.get(table)).state.over:
            if live.state.seat in live.seats_of(me):
                key, version = live.book.keys[chance.choice(live.state.codes())], live.version
                await hall.acted(live, functools.partial(live.choose, me, key, version, player.request_id()))
            else:
                await asyncio.sleep(0.002)  # a bot thinks

    player.site.call(play(), 120)
