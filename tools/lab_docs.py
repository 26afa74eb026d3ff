"""Writes docs/lab/GAME.md for every game: observation rows, actions, sizes, and how random players do."""

import random
import statistics
from pathlib import Path

from tessera.core.game import Game, games
from tessera.lab import observe

DOCS = Path(__file__).parents[1] / "docs" / "lab"


def blocks(keys: tuple[str, ...]) -> list[tuple[str, int, int]]:
    """Runs of keys with the same head: (head, first, last)."""
    found: list[tuple[str, int, int]] = []
    for code, key in enumerate(keys):
        head = key.split(":")[0] if ":" in key else key
        if found and found[-1][0] == head:
            found[-1] = (head, found[-1][1], code)
        else:
            found.append((head, code, code))
    return found


def baseline(game: Game, seats: int, n: int = 60) -> tuple[float, float, list[float]]:
    lengths, scores, wins = [], [], [0.0] * seats
    rng = random.Random(1)
    for seed in range(n):
        state = game.start(seats, seed=seed)
        moves = 0
        while not state.over:
            state.apply(rng.choice(state.legal))
            moves += 1
        lengths.append(moves)
        scores += state.scores()
        for seat in state.winners():
            wins[seat] += 1 / len(state.winners()) / n
    return statistics.fmean(lengths), statistics.fmean(scores), wins


def page(game: Game) -> str:
    seats = game.seat_counts()
    shown = 4 if 4 in seats else seats[-1]
    rows = observe.rows(game, shown)
    lines = [
        f"# {game.title} in the lab",
        "",
        f"`tessera.lab.{game.id}_v1`, `tessera_{game.id}`; observation layout {observe.LAYOUT}.",
        "",
    ]
    lines += [
        "| seats | observation | actions | decisions (random) | mean score | win share by seat |",
        "|---|---|---|---|---|---|",
    ]
    for n in seats:
        length, score, wins = baseline(game, n)
        shares = ", ".join(f"{share:.2f}" for share in wins)
        lines.append(f"| {n} | {observe.size(game, n)} | {len(game.index)} | {length:.0f} | {score:.1f} | {shares} |")
    lines += ["", f"## Observation, {shown} seats", "", "| from | to | row |", "|---|---|---|"]
    at = 0
    for name, length in rows:
        lines.append(f"| {at} | {at + length - 1} | {name} |")
        at += length
    lines += ["", "## Actions", "", "| from | to | keys |", "|---|---|---|"]
    for head, first, last in blocks(game.index.keys):
        example = game.index.key(first)
        lines.append(f"| {first} | {last} | `{head}`{'' if example == head else f' (`{example}` ...)'} |")
    if game.options:
        lines += [
            "",
            "## Options",
            "",
            *(f"- `{o.name}`: {', '.join(map(str, o.values))} (default {o.default})" for o in game.options),
        ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    DOCS.mkdir(parents=True, exist_ok=True)
    for one in games():
        (DOCS / f"{one.id}.md").write_text(page(one), encoding="utf-8")
        print(f"docs/lab/{one.id}.md")
