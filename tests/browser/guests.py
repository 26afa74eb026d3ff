"""Real Chromium against a real server process. Bots move at once; every page must be free of errors and policy violations."""

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import tessera
from tests import seeded

sync_api = pytest.importorskip("playwright.sync_api")
ROOT = Path(__file__).parents[2]
PROGRAMS = "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"  # the first one starts and draws fastest
CHROMIUM = next(filter(None, map(shutil.which, PROGRAMS)), None)
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update",
    "--disable-sync",
]  # fmt: skip

PATIENCE = 240  # seconds until something is taken to never happen: machines are busy at times
QUICKEST = "gloria_mundi"


def in_turn(*now: str) -> list[Any]:
    """All games for `parametrize`: these in every run, the others when there is time."""
    marks: dict[bool, list[pytest.MarkDecorator]] = {True: [], False: [pytest.mark.long]}
    return [pytest.param(game.id, marks=marks[game.id in now]) for game in tessera.games()]


QUIET = """
() => new Promise(done => {
  let last = performance.now();
  const changes = new MutationObserver(() => { last = performance.now(); });
  changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  const moving = (one) => one.playState === 'running' && one.effect.getComputedTiming().iterations === 1;
  const look = () => {
    if (performance.now() - last > 60 && !document.getAnimations().some(moving)) { changes.disconnect(); done(); }
    else setTimeout(look, 15);
  };
  look();
})
"""


def pytest_collection_modifyitems(items: list[Any]) -> None:
    for item in items:
        if "tests/browser" in str(item.fspath).replace(os.sep, "/"):
            item.add_marker(pytest.mark.browser)
            if CHROMIUM is None:
                item.add_marker(pytest.mark.skip(reason="no chromium on this machine"))


class Server:
    """`tessera play` in a process of its own, which can be killed and started again on the same folder and port."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.environment = {**os.environ, "TESSERA_BOT_DELAY": "0", "TESSERA_BOT_WORKERS": "1", **environment}
        self.process: subprocess.Popen[bytes] | None = None
        self.program = ["-m", "tests.seeded"]
        beside = environment.get("PYTHONPATH", "")  # games from outside
        self.environment["PYTHONPATH"] = os.pathsep.join([str(ROOT), str(ROOT / "src"), beside])

    def start(self) -> "Server":
        command = [sys.executable, *self.program, "play", "--no-open", "--port", str(self.port), "--data", str(self.folder)]
        log = open(self.folder / "server.log", "ab")  # noqa: SIM115
        self.process = subprocess.Popen(command, env=self.environment, stdout=log, stderr=log)
        until = time.time() + PATIENCE  # two seconds, on a machine that has nothing else to do
        while time.time() < until:
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=2) as answer:
                    if answer.status == 200:
                        return self
            except OSError:
                assert self.process.poll() is None, (self.folder / "server.log").read_text()
            time.sleep(0.05)
        raise AssertionError("the site did not become ready")

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.kill()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("site")).start()
    yield made
    made.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


class Guest:
    """One person at one browser. Collects whatever went wrong in the page."""

    def __init__(self, chromium: Any, server: Server, **context: Any) -> None:
        context.setdefault("viewport", {"width": 1440, "height": 900})
        context.setdefault("locale", "en-US")
        context.setdefault("reduced_motion", "reduce")  # what moves is looked at where it is meant; all else need not wait for it
        self.server = server
        self.language = context["locale"]
        self.context = chromium.new_context(base_url=server.address, **context)
        self.context.add_cookies([{"name": seeded.COOKIE, "value": seeded.of_this_test(), "url": server.address}])
        self.context.set_default_timeout(1000 * PATIENCE)
        self.page = self.context.new_page()
        self.trouble: list[str] = []
        self.frames: list[str] = []
        self.worded: tuple[list[str], str] = ([], "")
        self.page.on("pageerror", lambda error: self.trouble.append(f"error: {error}"))
        self.page.on("console", self.heard)
        self.page.on("websocket", lambda ws: ws.on("framereceived", lambda data: self.frames.append(str(data))))

    def heard(self, message: Any) -> None:
        known = re.search(r"WebSocket connection|Failed to load resource|net::ERR", message.text)
        if message.type == "error" and not known:
            self.trouble.append(f"console: {message.text}")

    # ---- the table ----------------------------------------------------------------------------------------

    def new_game(self, game: str, count: int = 3, **facts: Any) -> str:
        """A table with this guest and easy bots, made beside the page: one page to draw instead of three. `facts` as the API takes them."""
        beside, language = self.context.request, {"accept-language": self.language}
        token = re.search(r'name="csrf" content="([0-9a-f]+)"', beside.get("/", headers=language).text())
        assert token is not None
        seats = [{"kind": "me"}] + [{"kind": "bot", "bot": "easy"}] * (count - 1)
        headers = language | {"x-csrf": token[1], "origin": self.server.address}
        made = beside.post("/api/tables", data={"game": game, "seats": seats, **facts}, headers=headers).json()
        self.page.goto(f"/t/{made['id']}")
        self.page.wait_for_selector("#table")
        return str(made["id"])

    def full_table(self, game: str, **facts: Any) -> None:
        """With as many bots as there is room for."""
        self.new_game(game, tessera.game(game).seat_counts()[-1], **facts)

    def from_lobby(self, game: str, count: int | None = None) -> str:
        """Two clicks from the lobby: Play, Start."""
        self.page.goto("/")
        self.page.click(f'a[href="/new/{game}"]')
        if count is not None:
            self.page.check(f'[name=count][value="{count}"]', force=True)
        self.page.click("[data-start]")
        self.page.wait_for_selector("#table")
        return self.page.url.rsplit("/", 1)[1]

    def state(self) -> str:
        return self.page.get_attribute("#table", "data-state") or ""

    def version(self) -> int:
        return int(self.page.get_attribute("#table", "data-version") or 0)

    def wait(self, *states: str, seconds: float = PATIENCE) -> str:
        wanted = "states => { const now = document.querySelector('#table')?.dataset.state; return states.includes(now) && now; }"
        try:
            return str(self.page.wait_for_function(wanted, arg=list(states), timeout=seconds * 1000).json_value())
        except sync_api.TimeoutError:
            raise AssertionError(f"the table stayed {self.state()!r}, wanted {states}") from None

    def newer(self, version: int, seconds: float = PATIENCE) -> int:
        grown = "old => { const now = Number(document.querySelector('#table')?.dataset.version); return now > old && now; }"
        try:
            return int(self.page.wait_for_function(grown, arg=version, timeout=seconds * 1000).json_value())
        except sync_api.TimeoutError:
            raise AssertionError(f"nothing happened after version {version}") from None

    def acted(self, version: int, keys: list[str], seconds: float = PATIENCE) -> int:
        """After a choice among these: the version has grown, or, within a secret act that keeps it, something else is asked; with the same
        keys in other words, where the first of two like tiles was added."""
        changed = """([old, keys, words]) => {
          const page = document.querySelector('#table');
          const now = [...document.querySelectorAll('#acts [data-key]')];
          const other = now.map(one => one.dataset.key).join() !== keys || (words && now.map(one => one.firstChild.data).join() !== words);
          return Number(page?.dataset.version) > old || (now.length && other);
        }"""
        words = self.worded[1] if self.worded[0] == keys else ""
        try:
            self.page.wait_for_function(changed, arg=[version, ",".join(keys), words], timeout=seconds * 1000)
        except sync_api.TimeoutError:
            raise AssertionError(f"nothing happened after version {version} and {keys}") from None
        return self.version()

    def until(self, condition: Callable[[], Any], seconds: float = PATIENCE) -> Any:
        """Wait for something, while the browser's events come in."""
        end = time.time() + seconds
        while not (found := condition()):
            assert time.time() < end, "it never happened"
            self.page.wait_for_timeout(10)
        return found

    def settled(self) -> None:
        """Until the page shows all there is to show: nothing is on its way from the server, nothing moves, nothing changes any more.

        The server answers a ping after what it was about to send: what the moves do and cost."""
        for _ in range(2):
            heard = self.answers()
            self.page.evaluate("() => { document.dispatchEvent(new Event('visibilitychange')); }")
            self.until(lambda heard=heard: self.answers() > heard)
        self.page.evaluate(QUIET)

    def sure(self) -> None:
        """Until the page no longer says that it is being looked at whether the last choice can be taken back."""
        self.page.wait_for_selector("#prompt [aria-busy]", state="detached")

    def answers(self) -> int:
        return sum('"t":"pong"' in frame for frame in self.frames)

    def keys(self) -> list[str]:
        """What can be chosen; in which words it is asked for is kept for `acted`."""
        read = "nodes => [nodes.map(n => n.dataset.key), nodes.map(n => n.firstChild.data).join()]"
        self.worded = tuple(self.page.eval_on_selector_all("#acts [data-key]", read))
        return self.worded[0]

    def click_key(self, key: str, board: bool = False) -> int:
        """Choose by clicking the lit target on the board, or the same move in the list."""
        before, keys = self.version(), self.keys()
        selector = f'[data-key="{key}"]'
        if board and self.page.locator(f"#board {selector}, #own {selector}").count():
            self.page.locator(f"#board {selector}, #own {selector}").first.dispatch_event("click")
        else:
            self.page.locator(f"#acts {selector}").click()
        return self.acted(before, keys)

    def play_out(self, choose: Any, most: int = 4000, board: bool = True) -> None:
        for _ in range(most):
            if self.wait("your-turn", "over") == "over":
                return
            self.click_key(choose(self.keys()), board)
        raise AssertionError("the game does not end")

    def check(self) -> None:
        assert self.trouble == [], self.trouble


@pytest.fixture
def guest(chromium: Any, server: Server) -> Iterator[Guest]:
    made = Guest(chromium, server)
    yield made
    made.check()
    made.context.close()


@pytest.fixture
def guests(chromium: Any, server: Server) -> Iterator[Any]:
    made: list[Guest] = []

    def more(**context: Any) -> Guest:
        made.append(Guest(chromium, server, **context))
        return made[-1]

    yield more
    for one in made:
        one.check()
        one.context.close()
