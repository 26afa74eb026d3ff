"""Writes what may come directly behind what on an agenda, games/NAME/agenda.toml, as random games of every set-up meet it:

    python -m tools.agendas --games 3000 [GAME ...]

A name with "=" behind it: only of the same seat. "" is the end of the agenda. What stands in the file already stays.
"""

import argparse
import random
import sys
from collections import defaultdict
from typing import Any

from tessera import Game, State
from tessera.conformance.setups import Setup, chosen_games, mixed_setups
from tessera.core.agenda import dashed

HEAD = """# What may come directly behind an entry of an agenda; "" is nothing: it may be the last. NAME=: only of the same seat.
# Positions are checked against it. Written by play of every set-up: python -m tools.agendas
"""
Pairs = dict[str, dict[str, bool]]  # name -> what was seen behind it -> always of the same seat


def note(state: State, found: Pairs) -> None:
    frames = state.agenda
    for i in range(len(frames) - 1, -1, -1):
        name = dashed(type(frames[i]).__name__)
        if i == 0:
            found[name][""] = False
        else:
            under = dashed(type(frames[i - 1]).__name__)
            found[name][under] = found[name].get(under, True) and frames[i].seat == frames[i - 1].seat


def noted(setup: Setup, seed: int, found: Pairs) -> None:
    """One random game, the agenda looked at before everything that happens: State.settle, step by step."""
    chance, state = random.Random(seed), setup.game.deal_out(setup.game.book(**dict(setup.options)), setup.seats, seed + 1, b"")
    while not state.over and state.agenda:
        note(state, found)
        top = state.agenda[-1]
        if not top.asks():
            state.agenda.pop()
            top.run(state)
            continue
        options = top.options(state)
        state.agenda.pop()
        top.choose(state, chance.choice(options))


def known(game: Game) -> Pairs:
    found: Pairs = defaultdict(dict)
    for name, behind in game.page("agenda.toml").items():
        found[name] = {one.rstrip("="): one.endswith("=") for one in behind}
    return found


def written(found: Pairs) -> str:
    lines = []
    for name, behind in sorted(found.items()):
        said = ", ".join(f'"{one}{"=" if same else ""}"' for one, same in sorted(behind.items()))
        lines.append(f"{name} = [{said}]\n")
    return HEAD + "".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", help="which games; all by default")
    parser.add_argument("--games", type=int, default=3000)
    asked: Any = parser.parse_args()
    for game in chosen_games(asked.game):
        found, ways = known(game), list(mixed_setups(game))
        before = sum(map(len, found.values()))
        for seed in range(asked.games):
            noted(ways[seed % len(ways)], seed, found)
        (game.folder / "agenda.toml").write_text(written(found), encoding="utf-8")
        print(f"{game.id}: {asked.games} games, {sum(map(len, found.values()))} pairs, {before} before", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
