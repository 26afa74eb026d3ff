"""Playing by hand: what is lit on the board must be there to be pressed. Used by test_hands.py; also alone, for whole games:

python -m tests.browser.hands [GAME ...] [--moves 400] [--phone]
"""

import argparse
import random
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import tessera
from tests.browser.guests import CHROMIUM, FLAGS, Guest, Server

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 1}

LOOK = """
() => {
  const targets = [...document.querySelectorAll('#board [data-key], #board [data-keys], #own [data-key], #own [data-keys]')];
  const seen = [];
  for (const node of targets) {
    const hit = node.querySelector('.t-hit, .t-touch') ?? node;
    const box = hit.getBoundingClientRect();
    const wrap = node.closest('#board-wrap, #own').getBoundingClientRect();
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    const inside = box.width > 0 && x > wrap.left && x < wrap.right && y > wrap.top && y < wrap.bottom && x < innerWidth && y < innerHeight;
    const top = inside ? document.elementFromPoint(x, y) : null;
    const found = top?.closest('[data-key],[data-keys]');
    const same = found === node || (found && (found.dataset.key ?? found.dataset.keys) === (node.dataset.key ?? node.dataset.keys));
    seen.push({ keys: (node.dataset.keys ?? node.dataset.key).split(' '), single: node.dataset.key ?? null, x, y,
      w: box.width, h: box.height, inside, free: Boolean(same),
      over: same ? '' : (top ? `${top.nodeName} ${top.closest('[id]')?.id}` : ''),
      name: node.getAttribute('aria-label') ?? node.textContent.trim(),
      id: node.id || node.closest('[id]').id });
  }
  const list = [...document.querySelectorAll('#acts [data-key]')].map(n => ({ key: n.dataset.key, h: n.getBoundingClientRect().height }));
  return { seen, list, question: document.querySelector('#question')?.textContent };
}
"""


@dataclass
class Finding:
    moves: int = 0
    by_board: int = 0
    missing: Counter[str] = field(
        default_factory=Counter
    )  # in the list, not on the board: what the question was, and the key's head
    covered: Counter[str] = field(default_factory=Counter)
    small: Counter[str] = field(default_factory=Counter)
    nameless: Counter[str] = field(default_factory=Counter)
    low: Counter[str] = field(default_factory=Counter)
    strange: Counter[str] = field(default_factory=Counter)  # lit, but not legal

    def wrong(self, spare: int = 0) -> dict[str, dict[str, int]]:
        """What must be mended. `spare`: so many places may be covered, small or low: every game is dealt anew, and a rare position
        is no reason to call the board broken."""
        found = {name: dict(getattr(self, name)) for name in ("nameless", "strange") if getattr(self, name)}
        for name in ("covered", "small", "low"):
            if getattr(self, name).total() > spare:
                found[name] = dict(getattr(self, name))
        return found


def examine(guest: Guest, finding: Finding, phone: bool) -> dict[str, Any]:
    """One decision: is everything that is lit free, large enough, named and legal?"""
    found: dict[str, Any] = guest.page.evaluate(LOOK)
    legal = {row["key"] for row in found["list"]}
    for one in found["seen"]:
        what = f"{one['id']} {one['single'] or one['keys'][0] + '…'}"
        if not set(one["keys"]) <= legal:
            finding.strange[what] += 1
        if not one["name"]:
            finding.nameless[what] += 1
        if not one["inside"]:
            continue  # beyond the edge of a board that is pushed about
        if not one["free"]:
            finding.covered[f"{what} under {one['over']}"] += 1
        if min(one["w"], one["h"]) < (
            15.5 if phone else 23.5
        ):  # on phones the list's rows are the large targets of the same keys
            finding.small[f"{what} {one['w']:.0f}x{one['h']:.0f}"] += 1
    for row in found["list"]:
        if row["h"] and row["h"] < (44 if phone else 24):
            finding.low[f"{row['key']} {row['h']:.0f}"] += 1
    on_board = {key for one in found["seen"] for key in one["keys"]}
    for key in legal - on_board:
        finding.missing[f"{found['question']} | {key.split(':')[0]}"] += 1
    return found


def play(guest: Guest, game: str, moves: int, rnd: random.Random, phone: bool = False, seats: int | None = None) -> Finding:
    """Play by pressing what is lit on the board, wherever something is; else by the list."""
    finding = Finding()
    guest.new_game(game, seats or tessera.game(game).seat_counts()[0])
    page = guest.page
    for _ in range(moves):
        if guest.wait("your-turn", "over") == "over":
            break
        guest.settled()  # a card on its way may lie over another for a moment
        found = examine(guest, finding, phone)
        version = guest.version()
        free = [one for one in found["seen"] if one["inside"] and one["free"]]
        finding.moves += 1
        if free and rnd.random() < 0.9:
            one = rnd.choice(free)
            press(guest, one, phone)
            finding.by_board += 1
        else:
            page.locator("#acts [data-key]").nth(rnd.randrange(len(found["list"]))).click()
        guest.newer(version)
    return finding


def press(guest: Guest, one: dict[str, Any], phone: bool) -> None:
    page = guest.page
    if phone:
        page.touchscreen.tap(one["x"], one["y"])
    else:
        page.mouse.click(one["x"], one["y"])
    if one["single"] is None:  # a place for several moves: the list now shows only these
        shown = page.locator("#acts li:not([hidden]) [data-key]")
        guest.until(lambda: shown.count() == len(one["keys"]))
        shown.first.click()
    elif phone and page.locator("#commit-do:visible").count():
        page.locator("#commit-do").click()


def main() -> None:
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--moves", type=int, default=400)
    parser.add_argument("--phone", action="store_true")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder)).start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            for game in asked.games or [game.id for game in tessera.games()]:
                guest = Guest(browser, server, **(PHONE if asked.phone else {}))
                found = play(guest, game, asked.moves, random.Random(game), asked.phone)
                print(f"{game}: {found.moves} moves, {found.by_board} on the board; page errors: {guest.trouble}")
                for name, what in {**found.wrong(), "missing": dict(found.missing)}.items():
                    print(f"  {name}: " + "; ".join(f"{k} ({n})" for k, n in Counter(what).most_common(12)))
                guest.context.close()
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
