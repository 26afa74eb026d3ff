"""Pictures of the site for README and docs: python tools/screenshots.py [--out docs/pictures] [GAME ...]

Starts the site on a folder of its own, plays each game some way with greedy bots, and photographs lobby and tables: desktop light
and dark, phone, English and German, as WebP. A picture is replaced only if something visible changed.
"""

import argparse
import contextlib
import io
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops

import tessera
from tessera import bots
from tessera.core.record import Record
from tessera.web.match import Match

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update",
    "--disable-sync",
]  # fmt: skip
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
STAGES = {
    "gloria_mundi": (5, 70),
    "massilia": (4, 120),
    "aquileia": (4, 75),
    "panthalos": (4, 110),
    "concordia": (4, 110),
}  # seats, choices


@contextlib.contextmanager
def site() -> Iterator[str]:
    """The site in a process of its own, on any free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    folder = tempfile.mkdtemp(prefix="tessera-pictures-")
    command = [sys.executable, "-m", "tessera.cli", "play", "--no-open", "--port", str(port), "--data", folder]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env={**os.environ, "TESSERA_BOT_DELAY": "0"})
    address = f"http://127.0.0.1:{port}"
    try:
        for _ in range(400):
            with contextlib.suppress(OSError), urllib.request.urlopen(f"{address}/healthz", timeout=2):
                break
            time.sleep(0.1)
        yield address
    finally:
        process.terminate()
        process.wait(10)
        shutil.rmtree(folder, ignore_errors=True)


def played(game_id: str, seed: str = "picture") -> tuple[str, int]:
    """A game played some way by greedy bots, up to a decision of seat 0 with several options: the record and how far to look."""
    game = tessera.game(game_id)
    seats, choices = STAGES.get(game_id, (game.seat_counts()[-1], 80))
    record = Record(game, seats, seed=seed)
    state = record.start()
    bot = bots.make("greedy:worlds=2,depth=4", seed=3)
    best, most = 0, 0
    while not state.over and len(record.keys) < choices + 40:
        if state.seat == 0 and len(record.keys) >= choices - 20 and len(state.options()) > most:
            best, most = len(record.keys), len(state.options())
            if most >= 6 and best >= choices:
                break
        key = bot.choose(state.perspective(state.seat))
        state.choose(key)
        record.keys.append(key)
    match = Match(record)
    for key in record.keys[:best]:
        match.choose(key)
    return record.text(state.digest()), len(match.told())  # as the site counts: a secret act is one choice


def alike(one: Image.Image, other: Image.Image) -> bool:
    """Nothing to be seen has changed: saving a picture costs it a little, so small differences do not count."""
    if one.size != other.size:
        return False
    differing = ImageChops.difference(one, other).convert("L").point(lambda value: 255 if value > 48 else 0)
    return sum(differing.histogram()[1:]) < one.width * one.height / 2000


class Studio:
    def __init__(self, browser: Any, address: str, out: Path) -> None:
        self.browser, self.address, self.out = browser, address, out

    def context(self, size: dict[str, int], theme: str = "light", lang: str = "en", **more: Any) -> Any:
        locale = {"en": "en-GB", "de": "de-DE"}[lang]
        return self.browser.new_context(base_url=self.address, viewport=size, color_scheme=theme, locale=locale, **more)

    def keep(self, page: Any, name: str, full: bool = False) -> None:
        page.mouse.move(2, 2)
        page.wait_for_timeout(700)
        path = self.out / f"{name}.webp"
        taken = Image.open(io.BytesIO(page.screenshot(full_page=full))).convert("RGB")
        if path.exists() and alike(taken, Image.open(path).convert("RGB")):
            print(f"{path}: as it was")
            return
        taken.save(path, quality=46, method=6)
        print(path)

    def table(self, game_id: str) -> None:
        record, at = played(game_id)
        context = self.context(DESKTOP)
        page = context.new_page()
        page.goto("/you")
        page.fill("form[action='/you/name'] input[name=name]", "Livia")
        page.click("form[action='/you/name'] button")
        page.goto("/")
        file = {"name": f"{game_id}.tessera", "mimeType": "text/plain", "buffer": record.encode()}
        page.click(".more summary")
        page.set_input_files("[name=record]", file)
        page.eval_on_selector("form[action='/records']", "form => form.requestSubmit()")  # it is folded away
        page.wait_for_selector("#table")
        table = page.get_attribute("#table", "data-table")
        made = page.evaluate(
            "async ([t, at]) => (await fetch(`/api/tables/${t}/fork`, {method: 'POST', headers: {'content-type': 'application/json', "
            "'x-csrf': document.querySelector('meta[name=csrf]').content}, body: JSON.stringify({at, seat: 0, bot: 'easy'})})).json()",
            [table, at],
        )
        link = f"/t/{made['id']}"
        cookies = context.cookies()
        page.goto(link)
        page.wait_for_selector("#table[data-state=your-turn]", timeout=60_000)
        self.play_a_little(page, made["id"])
        self.keep(page, f"{game_id}-desktop-light")
        for name, size, theme, lang, more in (
            ("desktop-dark", DESKTOP, "dark", "en", {}),
            ("desktop-german", DESKTOP, "light", "de", {}),
            ("phone", PHONE, "light", "en", {"has_touch": True, "is_mobile": True, "device_scale_factor": 1.5}),
            ("phone-german-dark", PHONE, "dark", "de", {"has_touch": True, "is_mobile": True, "device_scale_factor": 1.5}),
        ):
            other = self.context(size, theme, lang, **more)
            other.add_cookies(cookies)
            seen = other.new_page()
            seen.goto(link)
            seen.wait_for_selector("#table[data-line=open]")
            seen.wait_for_timeout(1200)
            self.keep(seen, f"{game_id}-{name}")
            other.close()
        context.close()

    def play_a_little(self, page: Any, table: str, choices: int = 6) -> None:
        """A few good choices, so that log and scrubber have something to show; ends at a decision with several options."""
        for number in range(choices + 20):
            page.wait_for_selector("#table[data-state=your-turn] #acts [data-key]", timeout=60_000)
            keys = page.eval_on_selector_all("#acts [data-key]", "nodes => nodes.map(n => n.dataset.key)")
            if not keys:
                continue  # the last choice is just being shown
            if number >= choices and len(keys) >= 4:
                break
            hint = page.evaluate(
                "async t => (await (await fetch(`/api/tables/${t}/help`, {method: 'POST', body: JSON.stringify({about: 'hint'}), headers: "
                "{'content-type': 'application/json', 'x-csrf': document.querySelector('meta[name=csrf]').content}})).json())",
                table,
            )
            version = page.get_attribute("#table", "data-version")  # the first hint is written down: that is a version too
            key = next((found["key"] for found in hint.get("candidates") or [] if found["key"] in keys), keys[0])
            page.evaluate("key => document.querySelector(`#acts [data-key='${CSS.escape(key)}']`).click()", key)
            for _ in range(400):
                if page.get_attribute("#table", "data-version") != version:
                    break
                page.wait_for_timeout(25)
        page.wait_for_timeout(1500)

    def lobby(self) -> None:
        for name, size, theme, lang in (
            ("light", DESKTOP, "light", "en"),
            ("dark", DESKTOP, "dark", "de"),
            ("phone", PHONE, "light", "en"),
        ):
            context = self.context(size, theme, lang)
            page = context.new_page()
            for game in [found.id for found in tessera.games()][:3]:
                page.goto(f"/new/{game}")
                page.click("[data-start]")
                page.wait_for_selector("#table")
            page.goto(f"/new/{tessera.games()[-1].id}")
            page.select_option("[name=seat1]", "open")
            page.check("[name=public]")
            page.click("[data-start]")
            page.wait_for_selector("[data-do=invite]")
            page.goto("/")
            self.keep(page, f"lobby-{name}")
            context.close()


def main() -> None:
    from playwright.sync_api import sync_playwright

    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("games", nargs="*")
    arguments.add_argument("--out", type=Path, default=Path("docs/pictures"))
    chosen = arguments.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    programs = "chromium", "chromium-browser", "google-chrome", "chromium-headless-shell"
    chromium = next(filter(None, map(shutil.which, programs)), None)
    with site() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        studio = Studio(browser, address, chosen.out)
        if not chosen.games:
            studio.lobby()
        for game_id in chosen.games or [game.id for game in tessera.games()]:
            studio.table(game_id)
        browser.close()


if __name__ == "__main__":
    main()
