"""Runs a suite of duels and writes its table as Markdown, JSON and HTML; resumable like any arena run."""

import json
import os
import re
import time
from pathlib import Path

from rich.console import Console

from tessera.arena import report, stats
from tessera.arena.company import company, run_company
from tessera.arena.counts import Counts
from tessera.arena.match import fixtures
from tessera.arena.run import run
from tessera.arena.suites import Duel, strength
from tessera.core.errors import BadSetup


def run_suite(
    name: str, out: Path, jobs: int | None, quick: bool, only: str = "", counts: Path | None = None, minutes: float = 1e9
) -> None:
    """`only`: one game's id. `counts`: what earlier sittings of the company suite played; this one goes on with new deals, and is added."""
    if name == "company":
        cells, kept = list(company(20 if quick else 200, only)), Counts(counts) if counts else None
        before = {cell.name: (kept.of(cell).games, kept.of(cell).next) for cell in cells} if kept else None
        found = run_company(cells, out, jobs or os.cpu_count() or 1, minutes, before)
        if kept:
            kept.add(cells, found)
            kept.save()
        return
    if name != "strength":
        raise BadSetup(f"no suite {name!r}; there are: company, strength")
    out.mkdir(parents=True, exist_ok=True)
    console = Console(stderr=True)
    began = time.monotonic()
    lines = ["| table | claim | games | win share [95 %] | x fair | holds |", "|---|---|---|---|---|---|"]
    data = []
    for duel in strength(quick):
        if only and duel.game.id != only:
            continue
        line = play_duel(duel, out, jobs)
        holds = line.share.low > line.fair if duel.least == 1.0 else line.times_fair >= duel.least
        verdict = "yes" if holds else ("unclear" if line.share.high >= line.fair * duel.least else "no")
        row = f"| {duel.name} | {duel.claim} | {duel.games} | {line.share} | {line.times_fair:.2f} | {verdict} |"
        console.print(row)
        lines.append(row)
        data.append(
            {
                "duel": duel.name,
                "claim": duel.claim,
                "share": report.interval(line.share),
                "x_fair": line.times_fair,
                "holds": verdict,
            }
        )
        (out / "strength.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
        (out / "strength.json").write_text(json.dumps(data, indent=1), encoding="utf-8")
    console.print(f"{(time.monotonic() - began) / 3600:.2f} hours; table in {out / 'strength.md'}")


def play_duel(duel: Duel, out: Path, jobs: int | None) -> stats.Line:
    """The line of the first bot."""
    plan = list(fixtures(duel.game, duel.bots, duel.games, duel.seats, 1, duel.options))
    file = out / (re.sub(r"[^a-z0-9]+", "-", duel.name.lower()) + ".jsonl")
    results = run(plan, jobs=jobs, keep=file)
    return next(line for line in stats.table(results) if line.bot == duel.bots[0])
