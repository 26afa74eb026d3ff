"""Records golden games: 20 for every number of seats, and where a game has options 20 for every pair of their values.

    python -m tools.golden [GAME ...] [--again]

Files that are there stay as they are: they are the memory of how the game was played. `--again` records all anew, for a change of the
rules that is meant (then raise the game's rules version).
"""

import argparse
import hashlib
import random
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

from tessera import Game, Record, bots
from tessera.conformance.setups import Setup, chosen_games, each_pair, mixed_setups
from tessera.core import chance

FOLDER = Path(__file__).parents[1] / "tests" / "golden"
EACH = 20


def wanted(game: Game) -> Iterator[tuple[Setup, int]]:
    """Set-ups with running numbers."""
    for seats in game.seat_counts():
        yield from ((Setup(game, seats), n) for n in range(1, EACH + 1))
    if not game.options:
        return
    by_mix: dict[tuple[tuple[str, object], ...], list[Setup]] = {}
    for setup in mixed_setups(game):
        by_mix.setdefault(setup.options, []).append(setup)
    many = each_pair(game, EACH)
    for options, ways in by_mix.items():
        if options:
            yield from ((setup, n) for setup, n in zip(cycle(ways), range(1, many + 1), strict=False))


def file_of(setup: Setup, n: int) -> Path:
    options = [f"{name}={str(value).lower()}" for name, value in setup.options]
    return FOLDER / setup.game.id / ("-".join([f"{setup.seats}p", *options, f"{n:02d}"]) + ".rec")


def recorded(setup: Setup, n: int) -> Record:
    """Mostly random play; every fifth game greedy, so that what sensible players do is there too; every fourth from a keyed seed."""
    name = file_of(setup, n).stem
    record = Record(setup.game, setup.seats, seed=f"golden-{name}", options=dict(setup.options))
    if n % 4 == 0:
        secret = hashlib.sha256(name.encode()).digest()
        record.chance, record.seed, record.commitment = "keyed", secret.hex(), chance.commitment(secret)
    state = record.start()
    choice = random.Random(name)
    greedy = [bots.make("greedy:worlds=1,depth=3", seed=n + seat) for seat in range(setup.seats)] if n % 5 == 0 else None
    while not state.over:
        key = choice.choice(state.options()) if greedy is None else greedy[state.seat].choose(state.perspective(state.seat))
        record.keys.append(key)
        state.choose(key)
    record.digest = state.digest()
    return record


def main() -> None:
    parser = argparse.ArgumentParser(description="Record golden games that are missing.")
    parser.add_argument("game", nargs="*", help="which games; all by default")
    parser.add_argument("--again", action="store_true", help="record all anew")
    asked = parser.parse_args()
    for game in chosen_games(asked.game):
        made = there = 0
        for setup, n in wanted(game):
            file = file_of(setup, n)
            if file.exists() and not asked.again:
                there += 1
                continue
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(recorded(setup, n).text(), encoding="utf-8")
            made += 1
        print(f"{game.title:16} {made} recorded, {there} there before")


if __name__ == "__main__":
    main()
