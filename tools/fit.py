"""Fits the weights of a game's outlook (its chances to win) to played games.

    python tools/fit.py GAME --games 2000 --jobs 2 --keep FOLDER
    python tools/fit.py GAME --bot search:sims=60 --games 500 --keep FOLDER    (again, from the games of those who use it)

Players of one kind, some of whose choices are taken at random so that odd positions are seen too, play whole games; a share of the
positions is kept with who won. A regression then finds the weights under which the chances of all seats explain the winners best
(maximum likelihood, a little ridge). Prints the text for games/GAME/outlook.toml and how well they predict games not used for the
fit, beside the weights now in use. Nothing is changed on disk but the games kept in FOLDER.
"""

import argparse
import random
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from tessera.bots import make
from tessera.core.game import find

EVERY = 5  # one decision in so many is kept
RANDOM = 0.06  # share of choices taken at random
MIDDLE_SEATS = 4


def play(task: tuple[str, str, int, int, dict[str, Any]]) -> tuple[list[Any], list[Any], list[float]]:
    """One game: the parts of every seat and the stage at some positions, and the shares of the victory."""
    name, bot, deal, seats, options = task
    game = find(name)
    outlook = game.outlook[""]
    rng = random.Random(deal)
    odd = rng.choice((0.0, RANDOM, 3 * RANDOM))
    players = [make(bot, seed=rng.getrandbits(30)) for _ in range(seats)]
    state = game.start(seats, seed=f"fit {deal}", **options)
    seen: list[Any] = []
    stages: list[Any] = []
    while not state.over:
        if rng.random() < 1 / EVERY:
            seen.append([outlook.counted(state, seat) for seat in range(seats)])
            stages.append(outlook.done(state))
        view = state.perspective(state.seat)
        codes = view.codes()
        if len(codes) == 1 or rng.random() < odd:
            state.apply(rng.choice(codes))
        else:
            state.choose(players[state.seat].choose(view))
    winners = state.winners()
    return seen, stages, [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def gathered(found: list[Any]) -> tuple[Any, Any, Any, Any]:
    """Arrays: parts (positions, seats, parts), stages, shares, and the game each position is from."""
    parts, stages, shares, which = [], [], [], []
    for number, (seen, at, won) in enumerate(found):
        parts += seen
        stages += at
        shares += [won] * len(seen)
        which += [number] * len(seen)
    return np.array(parts), np.array(stages), np.array(shares), np.array(which)


def widened(parts: Any, stages: Any) -> Any:
    """Every part twice: as it counts early and as it counts late."""
    late = stages[:, None, None]
    return np.concatenate([parts * (1 - late), parts * late], axis=2)


def loss(x: Any, shares: Any, w: Any) -> tuple[float, Any]:
    """Mean negative log-likelihood, and the chances."""
    logits = x @ w
    logits -= logits.max(axis=1, keepdims=True)
    chance = np.exp(logits)
    chance /= chance.sum(axis=1, keepdims=True)
    return float(-(shares * np.log(chance + 1e-12)).sum(axis=1).mean()), chance


def fitted(x: Any, shares: Any, start: Any, ridge: float, free: Any = None, steps: int = 40) -> Any:
    """Newton's method on the softmax likelihood. The ridge pulls towards `start`, not to nothing: where the games say little (parts
    that always rise together) what was thought before remains. Only `free` parts move at all."""
    scale = (x - x.mean(axis=1, keepdims=True)).std(axis=(0, 1)) + 1e-9
    z = x / scale
    n, _, k = z.shape
    before = start * scale
    w = before.copy()
    for _ in range(steps):
        _, chance = loss(z, shares, w)
        mean = (chance[:, :, None] * z).sum(axis=1)
        grad = -((shares - chance)[:, :, None] * z).sum(axis=(0, 1)) / n + ridge * (w - before)
        weighted = (np.sqrt(chance)[:, :, None] * (z - mean[:, None, :])).reshape(-1, k)
        curve = weighted.T @ weighted / n + ridge * np.eye(k)
        step = np.zeros(k)
        some = np.arange(k) if free is None else np.flatnonzero(free)
        step[some] = np.linalg.solve(curve[np.ix_(some, some)], grad[some])
        w -= step
        if np.abs(step).max() < 1e-6:
            break
    return w / scale


def points_of(name: str) -> dict[str, float]:
    """What a point of each part counts in points of lead."""
    game = find(name)
    return dict(zip(game.term_names, game.outlook[""].points, strict=True))


def by_hand(name: str, x: Any, shares: Any) -> Any:
    """The parts' points as log-odds: one factor for early and one for late, found by likelihood."""
    weights = find(name).outlook[""].weights
    known = points_of(name)
    hand = np.array([known.get(part, 0.0) for part in weights.names])
    k = len(hand)
    sums = np.stack([x[:, :, :k] @ hand, x[:, :, k:] @ hand], axis=2)
    early, late = fitted(sums, shares, np.zeros(2), 1e-6)
    return np.concatenate([hand * early, hand * late])


def report(name: str, bot: str, data: tuple[Any, Any, Any, Any], ridge: float, held: list[str]) -> None:
    parts, stages, shares, which = data
    weights = find(name).outlook[""].weights
    x = widened(parts, stages)
    test = which % 5 == 0
    now = np.array(weights.early + weights.late)
    hand = by_hand(name, x[~test], shares[~test])
    free = np.array([part not in held for part in weights.names] * 2)
    new = fitted(x[~test], shares[~test], hand, ridge, free)
    seats = parts.shape[1]
    games = len(set(which.tolist()))
    print(f"{name}: {games} games, {len(parts)} positions, {seats} seats", file=sys.stderr)
    for stage in (0.0, 0.25, 0.5, 0.75):
        part = test & (stages >= stage) & (stages < stage + 0.25)
        if part.any():
            a, b, c = (loss(x[part], shares[part], w)[0] for w in (now, hand, new))
            print(
                f"  done {stage:.2f}: loss now {a:.4f}, by hand {b:.4f}, fitted {c:.4f}, knowing nothing {np.log(seats):.4f}",
                file=sys.stderr,
            )
    written(name, bot, games, new, held)


def written(name: str, bot: str, games: int, new: Any, held: list[str]) -> None:
    """The parts of outlook.toml with the new log-odds."""
    names, known = find(name).outlook[""].weights.names, points_of(name)
    print(f"# Log-odds by tools/fit.py from {games} games of {bot}.")
    if held:
        print(f"# Held where the points have them: {', '.join(held)}.")
    print("[parts]")
    for i, part in enumerate(names):
        points = f"points = {known[part]}, " if part in known else ""
        print(f"{part} = {{ {points}early = {new[i]:.4f}, late = {new[len(names) + i]:.4f} }}")
    for part in known:
        if part not in names:
            print(f"{part} = {{ points = {known[part]} }}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--bot", default="greedy", help="who plays them")
    parser.add_argument("--seats", type=int, default=MIDDLE_SEATS)
    parser.add_argument("--teams", action="store_true", help="the team game, where there is one")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--ridge", type=float, default=0.02)
    parser.add_argument(
        "--hold", default="", help="parts, with commas, that keep the weight their points say: what counts in mid-move"
    )
    parser.add_argument("--keep", type=Path, help="a folder for the games played, used again next time")
    given = parser.parse_args()
    options = {"teams": True} if given.teams else {}
    players = "" if given.bot == "greedy" else "-" + "".join(c if c.isalnum() else "-" for c in given.bot)
    file = given.keep / f"{given.game}-{given.seats}{'-teams' if given.teams else ''}{players}.npz" if given.keep else None
    if file and file.exists():
        kept = np.load(file)
        data = tuple(kept[name] for name in ("parts", "stages", "shares", "which"))
    else:
        plan = [(given.game, given.bot, deal, given.seats, options) for deal in range(given.games)]
        found = []
        with ProcessPoolExecutor(given.jobs, mp_context=get_context("spawn")) as pool:
            for number, one in enumerate(pool.map(play, plan, chunksize=4), 1):
                found.append(one)
                if number % 50 == 0:
                    print(f"{number} of {given.games} games", file=sys.stderr, flush=True)
        data = gathered(found)
        if file:
            file.parent.mkdir(parents=True, exist_ok=True)
            np.savez_compressed(file, parts=data[0], stages=data[1], shares=data[2], which=data[3])
    report(given.game, given.bot, data, given.ridge, [part for part in given.hold.split(",") if part])
    return 0


if __name__ == "__main__":
    sys.exit(main())
