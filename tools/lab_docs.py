"""Writes docs/lab/GAME.md for every game: observation rows, actions, sizes, and how random players do."""

import math
import re
import statistics
from pathlib import Path

from tessera.core.game import Game, games
from tessera.core.playout import playout
from tessera.lab import observe

DOCS = Path(__file__).parents[1] / "docs" / "lab"


def meaning(game: Game, row: str) -> str:
    """What a row holds; rows of several seats share one entry, with N for the seat."""
    own = game.page("rows.toml")
    return str(own[row] if row in own else own[re.sub(r"\d+", "N", row, count=1)])


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


def baseline(game: Game, seats: int, n: int = 1000) -> tuple[float, float, list[float]]:
    """Mean length, mean score and win share by seat of random players."""
    length, scores, wins = 0, [], [0.0] * seats
    for seed in range(n):
        state = game.start(seats, seed=seed)
        length += playout(state, seed)
        scores += state.scores()
        winners = state.winners()
        for seat in winners:
            wins[seat] += 1 / len(winners) / n
    return length / n, statistics.fmean(scores), wins


def observation(game: Game) -> str:
    """The table of rows, for four seats where four can play."""
    seats = game.seat_counts()
    shown = 4 if 4 in seats else seats[-1]
    lines = ["", f"## Observation, {shown} seats", "", "| from | to | row | what it holds |", "|---|---|---|---|"]
    at, told = 0, set()
    for name, length in observe.rows(game, shown):
        text = meaning(game, name)
        lines.append(f"| {at} | {at + length - 1} | {name} | {'as above' if text in told else text} |")
        told.add(text)
        at += length
    return "\n".join(lines)


def page(game: Game) -> str:
    seats = game.seat_counts()
    gym = "".join(part.capitalize() for part in game.id.split("_"))
    lines = [
        f"# {game.title} in the lab",
        "",
        f"PettingZoo `tessera.lab.{game.id}_v1`, Gymnasium `tessera/{gym}-v1`, OpenSpiel `tessera_{game.id}`.",
        f"Observation layout {observe.LAYOUT}: one byte per number, clipped to 0..255, only what the seat may know; seats are counted",
        "from the own one (0) to the left unless a row says otherwise. Sizes, and how random",
        "players do in 1,000 games:",
        "",
    ]
    lines += [
        "| seats | observation | actions | decisions in a random game | mean score | win share by seat |",
        "|---|---|---|---|---|---|",
    ]
    for n in seats:
        length, score, wins = baseline(game, n)
        shares = ", ".join(f"{share:.2f}" for share in wins)
        lines.append(f"| {n} | {observe.size(game, n)} | {len(game.index)} | {length:.0f} | {score:.1f} | {shares} |")
    lines.append(observation(game))
    lines += ["", "## Actions", "", "| from | to | keys |", "|---|---|---|"]
    for head, first, last in blocks(game.index.keys):
        example = game.index.key(first)
        lines.append(f"| {first} | {last} | `{head}`{'' if example == head else f' (`{example}` ...)'} |")
    lines += [
        "",
        "## Rewards",
        "",
        f"`win`, `rank`, `margin` and `shaped`, see [the lab](../lab.md#rewards). `margin` is tanh(lead / {2 * game.spread:g}): a lead of "
        f"{game.spread:g} points gives {math.tanh(0.5):.2f}.",
    ]
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
