"""How fast the page is: python -m tools.site_bench [GAME ...] [--moves 12] [--json FILE] [--trace FILE]

For every game, on its largest table, by real clicks in Chromium against a server process of its own:

- click_ms: from the click on a target to the updated board, on loopback, at full speed.
- update_ms: the whole main-thread time of a move's update with the CPU six times slower: our script, style, layout, paint and commit,
  from the socket's message to the frame that shows the board and the next question. It is processor time of the thread, so other
  programs on the machine do not count; the throttle does.
- later_ms: what follows in a task of its own (effects in words, when they come), with its frame.
- all_ms: both together: everything a move costs the main thread until the page has come to rest, but for the frames of moving pieces.
- task_ms: the longest single task of either; what a finger on a phone would have to wait for.
- empty_ms: a frame in which nothing but a hidden text changes: what the browser takes for itself, included in the above.
- frame_ms: one frame while pieces move.
- loaded_kb: all a first table loads; pictures_kb: its pictures; ground_kb: the largest of them; fine_...: the same on a screen with
  two pixels for one.

Exit status 1 if a mark is missed.
"""

import argparse
import bisect
import json
import random
import statistics
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.browser.guests import CHROMIUM, FLAGS, Guest, Server

import tessera

RATE = 6
MARKS = {"click_ms_p50": 20.0, "update_ms_p50": 50.0, "update_ms_p90": 50.0, "all_ms_p50": 50.0}
WEIGHTS = {"loaded_kb": 600, "ground_kb": 150, "fine_loaded_kb": 600, "fine_ground_kb": 350}  # of a first table
LARGEST = {"concordia": {"map": "imperium"}}  # options of the largest board, where a game has several
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing", "toplevel"]
PHASES = {
    "script": ("FunctionCall", "FireAnimationFrame", "FireIdleCallback"),
    "style": ("UpdateLayoutTree",),
    "layout": ("Layout",),
    "paint": ("PrePaint", "Paint", "Layerize", "Commit"),
}

STOPWATCH = """
key => new Promise(done => {
  const root = document.querySelector('#table');
  const before = root.dataset.version;
  const target = document.querySelector(`#board [data-key="${CSS.escape(key)}"], #own [data-key="${CSS.escape(key)}"]`)
    ?? document.querySelector(`#acts [data-key="${CSS.escape(key)}"]`);
  const start = performance.now();
  const look = new MutationObserver(() => { if (root.dataset.version !== before) { look.disconnect(); done(performance.now() - start); } });
  look.observe(root, { attributes: true, attributeFilter: ['data-version'] });
  target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
})
"""
LOADED = """() => {
  const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  const pictures = all.filter(({ name }) => name.endsWith('.webp')).map((one) => one.encodedBodySize);
  const sum = (sizes) => Math.round(sizes.reduce((a, b) => a + b, 0) / 1000);
  return { loaded_kb: sum(all.map((one) => one.encodedBodySize)), pictures_kb: sum(pictures), ground_kb: sum([Math.max(0, ...pictures)]) };
}"""  # all a table's page has loaded, the pictures in it, the largest of them, in kB as sent
SPIN = "() => { const t = performance.now(); let x = 0; for (let i = 0; i < 2e7; i++) x += Math.sqrt(i); return performance.now() - t; }"
EMPTIES = 8
EMPTY = """
async number => {
  for (let n = 0; n < 8; n += 1) {
    performance.measure('tessera-update', { start: performance.now() });
    document.querySelector('#live').textContent = String(n);
    await new Promise(done => requestAnimationFrame(() => setTimeout(done, 60)));
  }
}
"""


@dataclass
class Update:
    """One update: all tasks that belong to it, in milliseconds of the main thread."""

    tasks: list[float] = field(default_factory=list)
    later: list[float] = field(default_factory=list)
    phases: dict[str, float] = field(default_factory=dict)
    frames: list[float] = field(default_factory=list)

    @property
    def whole(self) -> float:
        return sum(self.tasks)


class Trace:
    """What the main thread did, from Chromium's own trace."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.client = page.context.new_cdp_session(page)
        self.events: list[dict[str, Any]] = []
        self.done = False
        self.client.on("Tracing.dataCollected", lambda found: self.events.extend(found["value"]))
        self.client.on("Tracing.tracingComplete", lambda _: setattr(self, "done", True))

    def throttle(self, rate: float) -> None:
        self.client.send("Emulation.setCPUThrottlingRate", {"rate": rate})

    def start(self) -> None:
        self.client.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": {"includedCategories": CATEGORIES}})

    def stop(self) -> list[Update]:
        self.client.send("Tracing.end")
        while not self.done:
            self.page.wait_for_timeout(50)
        return updates(self.events)


def cost(event: dict[str, Any]) -> float:
    return float(event.get("tdur", event["dur"])) / 1000


def updates(events: list[dict[str, Any]]) -> list[Update]:
    """Every update's tasks: those in which our script ran for it, and the frame after each."""
    marks = sorted(
        (e["ts"], e["name"]) for e in events if e.get("name") in ("tessera-update", "tessera-later") and e["ph"] in "bR"
    )
    if not marks:
        return []
    tasks, inside = divided(events)
    starts = [task["ts"] for task in tasks]
    shows = [any(e["name"] == "Commit" for e in within) for within in inside]
    found: list[Update] = []
    mine: dict[int | None, tuple[Update, list[float]]] = {}
    for begun, name in marks:
        number = bisect.bisect_right(starts, begun) - 1
        if name == "tessera-update":
            found.append(Update())
        if not found:
            continue
        frame = next((n for n in range(number, len(tasks)) if shows[n]), None)
        for n in {number, frame} - {None}:
            if n not in mine:  # several updates may share a frame: it counts for the first
                mine[n] = (found[-1], found[-1].tasks if name == "tessera-update" else found[-1].later)
    last = None
    for number in range(len(tasks)):
        if number in mine:
            update, kind = mine[number]
            last = update
            kind.append(cost(tasks[number]))
            for phase, names in PHASES.items():
                spent = sum(cost(e) for e in outermost([e for e in inside[number] if e["name"] in names]))
                update.phases[phase] = update.phases.get(phase, 0.0) + spent
        elif shows[number] and last is not None:
            last.frames.append(cost(tasks[number]))
    return found


def divided(events: list[dict[str, Any]]) -> tuple[list[dict[str, Any]], list[list[dict[str, Any]]]]:
    """The tasks of the page's main thread in their order, and what happened within each."""
    mains = {(e["pid"], e["tid"]) for e in events if e.get("name") == "tessera-update"}
    whole = [e for e in events if e.get("ph") == "X" and (e["pid"], e["tid"]) in mains]
    tasks = sorted((e for e in whole if e["name"] == "RunTask"), key=lambda e: e["ts"])
    starts = [task["ts"] for task in tasks]
    inside: list[list[dict[str, Any]]] = [[] for _ in tasks]
    for event in whole:
        number = bisect.bisect_right(starts, event["ts"]) - 1
        if number >= 0 and event["ts"] < tasks[number]["ts"] + tasks[number]["dur"]:
            inside[number].append(event)
    return tasks, inside


def outermost(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Without what lies inside another of them."""
    kept: list[dict[str, Any]] = []
    for event in sorted(events, key=lambda e: (e["ts"], -e["dur"])):
        if not kept or event["ts"] >= kept[-1]["ts"] + kept[-1]["dur"]:
            kept.append(event)
    return kept


def quantile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1) if ordered else 0.0


def clicks(guest: Guest, rnd: random.Random, number: int) -> list[float]:
    """Click and stop the time, at full speed. A person does not click before the rings have come to rest either."""
    taken: list[float] = []
    while len(taken) < number and guest.wait("your-turn", "over") != "over":
        guest.page.wait_for_timeout(500)
        taken.append(float(guest.page.evaluate(STOPWATCH, rnd.choice(guest.keys()))))
    return taken


def slow_moves(guest: Guest, rnd: random.Random, number: int) -> tuple[list[Update], float, float, list[dict[str, Any]]]:
    """Moves by mouse with the CPU throttled; also how much slower it really was."""
    page = guest.page
    trace = Trace(page)
    full = min(page.evaluate(SPIN) for _ in range(4))
    trace.throttle(RATE)
    slowed = min(page.evaluate(SPIN) for _ in range(3))
    trace.start()
    for _ in range(number):
        while (state := guest.state()) == "waiting":
            page.wait_for_timeout(700)
        if state == "over":
            break
        key = rnd.choice(guest.keys())
        guest.page.locator(f'#acts [data-key="{key}"]').click()
        page.wait_for_timeout(1500)
    page.mouse.move(2, 2)
    page.evaluate(EMPTY)
    found = trace.stop()
    trace.throttle(1)
    empty = [one.whole for one in found[-EMPTIES:]]
    return found[:-EMPTIES], slowed / full, quantile(empty, 0.5), trace.events


def first_table(browser: Any, server: Server, game_id: str, **context: Any) -> tuple[Guest, dict[str, int]]:
    """Somebody's first table, and what it loaded."""
    guest = Guest(browser, server, **context)
    guest.page.goto("/")
    guest.full_table(game_id, options=LARGEST.get(game_id, {}))
    guest.page.wait_for_selector("#board-ground.dressed", state="attached")
    guest.page.wait_for_load_state("networkidle")
    return guest, guest.page.evaluate(LOADED)


def measure(browser: Any, folder: Path, game_id: str, moves: int, keep: Path | None = None, **context: Any) -> dict[str, Any]:
    """One object of the output."""
    rnd = random.Random(game_id)
    quick = Server(folder).start()
    try:
        guest, loaded = first_table(browser, quick, game_id, **context)
        fine, more = first_table(browser, quick, game_id, **context, device_scale_factor=2)
        fine.context.close()
        loaded |= {f"fine_{name}": kb for name, kb in more.items()}
        taken = clicks(guest, rnd, 2 * moves)
        guest.context.close()
        quick.stop()
        quick.folder = folder / "watched"  # afresh: a seeded server deals the same ids again
        quick.folder.mkdir()
        quick.environment["TESSERA_BOT_DELAY"] = "0.7"  # one update after the other, as when somebody watches
        quick.start()
        guest = Guest(browser, quick, **context)
        guest.page.goto("/")
        guest.full_table(game_id, options=LARGEST.get(game_id, {}))
        guest.wait("your-turn")
        guest.page.wait_for_timeout(1500)
        found, factor, empty, events = slow_moves(guest, rnd, moves)
        guest.check()
        guest.context.close()
    finally:
        quick.stop()
    if keep:
        keep.write_text(json.dumps(events))
    return {"game": game_id, "seats": tessera.game(game_id).seat_counts()[-1], **loaded} | figures(taken, found, factor, empty)


def figures(taken: list[float], found: list[Update], factor: float, empty: float) -> dict[str, Any]:
    """What clicks and updates took."""
    whole, later = [one.whole for one in found], [sum(one.later) for one in found]
    both = [now + then for now, then in zip(whole, later, strict=True)]
    longest = [max(one.tasks + one.later) for one in found if one.tasks]
    frames = [ms for one in found for ms in one.frames]
    row: dict[str, Any] = {
        "clicks": len(taken), "click_ms_p50": quantile(taken, 0.5), "click_ms_p90": quantile(taken, 0.9),
        "updates": len(found), "slower": round(factor, 1), "update_ms_p50": quantile(whole, 0.5), "update_ms_p90": quantile(whole, 0.9),
        "update_ms_max": quantile(whole, 1), "all_ms_p50": quantile(both, 0.5), "all_ms_p90": quantile(both, 0.9),
        "later_ms_p50": quantile(later, 0.5), "later_ms_p90": quantile(later, 0.9), "empty_ms": empty,
        "task_ms_p50": quantile(longest, 0.5), "task_ms_p90": quantile(longest, 0.9),
        "frame_ms_p50": quantile(frames, 0.5), "frames_per_update": round(len(frames) / max(1, len(found)), 1),
    }  # fmt: skip
    for phase in PHASES:
        row[f"{phase}_ms_p50"] = round(statistics.median([one.phases.get(phase, 0.0) for one in found] or [0.0]), 1)
    return row


def main() -> int:
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--moves", type=int, default=12)
    parser.add_argument("--phone", action="store_true", help="390 x 844 instead of 1440 x 900")
    parser.add_argument("--json", type=Path, help="write all figures to this file")
    parser.add_argument("--trace", type=Path, help="keep the last game's trace (opens in any Chromium's profiler)")
    asked = parser.parse_args()
    context = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True} if asked.phone else {}
    rows = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game_id in asked.game or [game.id for game in tessera.games()]:
            with tempfile.TemporaryDirectory(prefix="tessera-bench-") as folder:
                rows.append(measure(browser, Path(folder), game_id, asked.moves, asked.trace, **context))
            shown = {name: value for name, value in rows[-1].items() if name != "game"}
            missed = [name for name, mark in (MARKS | WEIGHTS).items() if rows[-1][name] > mark]
            print(f"{game_id}: " + ", ".join(f"{name} {value}" for name, value in shown.items()))
            print(f"  missed: {', '.join(missed)}" if missed else "  all marks reached", flush=True)
        browser.close()
    if asked.json:
        asked.json.write_text(json.dumps(rows, indent=1))
    return int(any(row[name] > mark for row in rows for name, mark in (MARKS | WEIGHTS).items()))


if __name__ == "__main__":
    sys.exit(main())
