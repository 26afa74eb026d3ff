"""Two versions of the page beside each other: python -m tools.site_compare OTHER_TREE [GAME] [--moves 12] [--rounds 3] [--rate 1] [--board]

Single runs of `tools.site_bench` play another game each and follow the machine's mood. Here both trees (this one and another checkout of
it, say a worktree of the version before, with its own build if there is one) play one and the same game once, against bots that draw
lots, so what a network has learnt since changes nothing. Then its messages are sent to both pages in turn, over and over, and
Chromium's trace says what each cost the main thread. A few per cent can be told apart.

- own: updates after which the viewer decides (a list of moves and lit places come); others: all else.
- `--board`: only what changes the board itself is sent, as in the spike that the mark of 50 ms at six times slower comes from.
- Times are processor milliseconds at full speed (`--rate 6` throttles as the mark does, and is noisier).
"""

import argparse
import json
import random
import statistics
import sys
import tempfile
import threading
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.browser.guests import CHROMIUM, FLAGS, Guest, Server
from websockets.sync.server import ServerConnection, serve

import tessera
from tools.site_bench import LARGEST, PHASES, Trace, Update, quantile

HERE = Path(__file__).resolve().parent.parent
LOCAL = [
    "--disable-features=LocalNetworkAccessChecks,LocalNetworkAccessChecksWebSockets"
]  # a page may ask another port of this machine
BOARD = ("t", "v", "d", "meta", "full", "ground", "board")
ALWAYS_THE_SAME = """
import os, secrets, sys
import tessera.web.hall, tessera.web.players
assert tessera.__file__.startswith(os.environ["PYTHONPATH"]), "not this tree: " + tessera.__file__
class Fixed:
    def __getattr__(self, name): return getattr(secrets, name)
    def token_bytes(self, n=32): return bytes([7]) * n
    def randbits(self, n): return 12345
tessera.web.hall.secrets = tessera.web.players.secrets = Fixed()
from tessera.cli import main
main()
"""
OTHER_SOCKET = (
    "{ const Real = WebSocket; window.WebSocket = class extends Real { constructor() { super('ws://127.0.0.1:PORT/'); } }; }"
)


@dataclass
class Recording:
    """One game as one page got it: where, the page at its beginning, and all messages that change it."""

    tree: Path
    path: str
    page: str
    messages: list[dict[str, Any]]

    def board_alone(self) -> None:
        """Forget what belongs to rows, log, own area and question."""
        self.messages = [{name: message[name] for name in BOARD if name in message} for message in self.updates]

    @property
    def updates(self) -> list[dict[str, Any]]:
        return [message for message in self.messages if message["t"] == "update"]

    @property
    def spans(self) -> list[tuple[int, int]]:
        """From which version to which each update leads: two moves that come close together may be one update, or two."""
        versions = [message["v"] for message in self.updates]
        return [*zip([versions[0] - 1, *versions], versions, strict=False)]


def served(tree: Path, folder: Path, **environment: str) -> Server:
    """The site of a tree, in which every shuffle and every bot is the same each time."""
    made = Server(folder, **environment)
    made.environment["PYTHONPATH"] = str(tree / "src")  # alone: beside this tree's own it would not be asked
    made.program = ["-c", ALWAYS_THE_SAME]
    return made.start()


def recorded(browser: Any, tree: Path, folder: Path, game: str, moves: int) -> Recording:
    server = served(tree, folder, TESSERA_BOT_DELAY="0.15")
    try:
        guest = Guest(browser, server)
        guest.page.goto("/")
        others = [{"kind": "bot", "bot": "random"}] * (tessera.game(game).seat_counts()[-1] - 1)
        guest.new_game(game, seats=[{"kind": "me"}, *others], options=LARGEST.get(game, {}))
        guest.wait("your-turn")
        guest.page.wait_for_timeout(500)
        guest.frames.clear()
        answer = guest.page.reload()
        rnd = random.Random(game)
        for _ in range(moves):
            if guest.wait("your-turn", "over") == "over":
                break
            guest.page.wait_for_timeout(300)
            guest.click_key(rnd.choice(sorted(guest.keys())))
        guest.wait("your-turn", "over")
        guest.page.wait_for_timeout(500)
        messages = [found for found in map(json.loads, guest.frames) if found["t"] in ("update", "effects")]
        while messages and messages[0]["t"] == "effects":
            messages.pop(0)
        return Recording(tree, guest.page.url.removeprefix(server.address), answer.text(), messages)
    finally:
        server.stop()


class Stage:
    """A socket that says what it is told to."""

    def __init__(self) -> None:
        self.newest: ServerConnection | None = None
        self.server = serve(self.meet, "127.0.0.1", 0)
        self.port = self.server.socket.getsockname()[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def meet(self, line: ServerConnection) -> None:
        self.newest = line
        for _ in line:
            pass


def opened(browser: Any, server: Server, recording: Recording, stage: Stage) -> tuple[Any, ServerConnection]:
    """The recorded page, with this tree's own scripts and styles, and the line to it."""
    context = browser.new_context(
        base_url=server.address, viewport={"width": 1440, "height": 900}, locale="en-US", bypass_csp=True
    )
    page = context.new_page()
    page.on("pageerror", lambda error: print(f"{recording.tree}: {error}", file=sys.stderr))
    page.route(f"**{recording.path}", lambda route: route.fulfill(body=recording.page, content_type="text/html; charset=utf-8"))
    page.add_init_script(OTHER_SOCKET.replace("PORT", str(stage.port)))
    stage.newest = None
    page.goto(recording.path)
    page.wait_for_timeout(600)
    assert stage.newest is not None, "the page did not ask for its socket"
    return page, stage.newest


def one_round(
    stage: Stage, browsers: list[Any], servers: list[Server], recordings: list[Recording], rate: float
) -> list[list[Update]]:
    pages = [opened(*three, stage) for three in zip(browsers, servers, recordings, strict=True)]
    traces = [Trace(page) for page, _ in pages]
    for trace in traces:
        trace.throttle(rate)
        trace.start()
    scripts = [(*pair, recording.messages) for pair, recording in zip(pages, recordings, strict=True)]
    for number in range(max(len(recording.messages) for recording in recordings)):
        for page, line, messages in scripts if number % 2 else scripts[::-1]:
            if number < len(messages):
                line.send(json.dumps(messages[number]))
                page.wait_for_timeout(130 * max(1, rate / 2))
    found = [trace.stop() for trace in traces]
    for page, _ in pages:
        page.context.close()
    return found


def costs(rounds: list[list[Update]]) -> list[float]:
    """Every update's time, the median of all rounds."""
    return [statistics.median(one.whole + sum(one.later) for one in same) for same in zip(*rounds, strict=True)]


def shown(recording: Recording, rounds: list[list[Update]]) -> str:
    times = costs(rounds)
    states = [message["meta"]["state"] for message in recording.updates]
    own = [ms for ms, state in zip(times, states, strict=True) if state == "your-turn"]
    others = [ms for ms, state in zip(times, states, strict=True) if state != "your-turn"]
    phases = {name: statistics.mean(one.phases.get(name, 0.0) for found in rounds for one in found) for name in PHASES}
    return (
        f"{recording.tree}: {len(times)} updates, p50 {quantile(times, 0.5)}, p90 {quantile(times, 0.9)}, "
        f"own {statistics.mean(own or [0]):.2f}, others {statistics.mean(others or [0]):.2f}; "
        + ", ".join(f"{name} {ms:.2f}" for name, ms in phases.items())
    )


def asked_for() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("other", type=Path, help="another checkout")
    parser.add_argument("game", nargs="?", default="concordia")
    parser.add_argument("--moves", type=int, default=12)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--rate", type=float, default=1)
    parser.add_argument("--board", action="store_true", help="the board alone, without rows, log, own area and question")
    return parser.parse_args()


def main() -> int:
    from playwright.sync_api import sync_playwright

    asked = asked_for()
    trees = [asked.other.resolve(), HERE]
    with sync_playwright() as playwright, tempfile.TemporaryDirectory(prefix="tessera-compare-") as name:
        browsers = [playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS + LOCAL) for _ in trees]
        folders = [Path(name) / str(number) for number in range(2 * len(trees))]
        for folder in folders:
            folder.mkdir()
        recordings = [
            recorded(browser, tree, folder, asked.game, asked.moves)
            for browser, tree, folder in zip(browsers, trees, folders[:2], strict=True)
        ]
        if asked.board:
            for recording in recordings:
                recording.board_alone()
        servers = [served(tree, folder) for tree, folder in zip(trees, folders[2:], strict=True)]
        try:
            rounds, stage = [], Stage()
            for number in range(asked.rounds):
                print(f"round {number + 1} of {asked.rounds}", file=sys.stderr, flush=True)
                rounds.append(one_round(stage, browsers, servers, recordings, asked.rate))
        finally:
            for server in servers:
                server.stop()
    both = [[one[number] for one in rounds] for number in range(len(trees))]
    for recording, mine in zip(recordings, both, strict=True):
        print(shown(recording, mine))
    before, now = (dict(zip(recording.spans, costs(mine), strict=True)) for recording, mine in zip(recordings, both, strict=True))
    same = [span for span in before if span in now]
    if len(same) < 0.8 * max(len(before), len(now)):
        print("the two trees did not play the same game: only the lines above can be compared")
        return 1
    share = sum(now[span] for span in same) / sum(before[span] for span in same)
    middle = statistics.median(now[span] / before[span] for span in same)
    print(
        f"this tree takes {share:.3f} of the other's time in {len(same)} updates that both had, {middle:.3f} in the median update"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
