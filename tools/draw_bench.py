"""What drawing a view costs the server: python -m tools.draw_bench [GAME ...] [--other TREE] [--rounds 5] [--choices 120]

A random game at the largest table; after every choice the table is rendered for the seat that decides, for another seat, for a
spectator and for a second one who sees the same, and the difference to what each of them saw before is worked out. Processor milliseconds
of one process, the mean of a round, the best of all rounds:

- picture: the drawing alone, from a view that is there already (board, own area, rows of the players).
- render: the whole page of a seat: view, words of the options, drawing, question, rows, log.
- delta: what changed since the last one.
- again: rendering the same for one more viewer who may see no more.

`--other`: another checkout, measured in turn with this one in the same run.
"""

import argparse
import gc
import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent.parent
LARGEST = {"concordia": 5}  # otherwise as many as sit down


def clocked(spent: dict[str, float], name: str, work: Any) -> Any:
    began = time.process_time()
    result = work()
    spent[name] = spent.get(name, 0.0) + time.process_time() - began
    return result


def one_round(game_id: str, choices: int, seed: str) -> dict[str, float]:
    """A game drawn choice by choice: milliseconds per call."""
    import tessera
    from tessera.web.drawing import picture
    from tessera.web.render import Viewer, render
    from tessera.web.rendering import delta
    from tools.twins import NAMES, table_of

    game, rng = tessera.game(game_id), random.Random(seed)
    table = table_of(game, LARGEST.get(game_id, game.seat_counts()[-1]), seed)
    match, seats = table.running, table.row.seats
    spent: dict[str, float] = {}
    calls = 0
    sent: dict[Any, Any] = {}
    while not match.state.over and calls < 3 * choices:
        table.drawn.clear()
        state = match.state
        for seat in (state.seat, (state.seat + 1) % seats, None):
            viewer = Viewer(seat, player=seat is not None)
            view, names = state.view(seat), list(NAMES[:seats])
            clocked(spent, "picture", lambda view=view, names=names: picture(view, {}, "en", (), names, "desk", table.edition))
            made = clocked(spent, "render", lambda viewer=viewer: render(table, viewer))
            clocked(spent, "delta", lambda seat=seat, made=made: delta(sent.get(seat), made))
            sent[seat] = made
            calls += 1
        clocked(spent, "again", lambda: render(table, Viewer(None, host=True)))
        match.choose(rng.choice(state.options()))
    return {name: 1000 * total / (calls / 3 if name == "again" else calls) for name, total in spent.items()}


def measured(tree: Path, game_id: str, choices: int) -> dict[str, float]:
    """One warm round of a tree, in a process of its own."""
    command = [sys.executable, "-m", "tools.draw_bench", game_id, "--choices", str(choices), "--child"]
    environment = os.environ | {"PYTHONPATH": f"{tree / 'src'}{os.pathsep}{tree}"}
    done = subprocess.run(command, env=environment, cwd=tree, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=["concordia"])
    parser.add_argument("--other", type=Path, help="another checkout")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--choices", type=int, default=120)
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.child:
        gc.set_threshold(50_000, 20, 100)  # as a running site
        one_round(asked.game[0], asked.choices, "warm")  # pieces are drawn once per process, phrases said once
        print(json.dumps(one_round(asked.game[0], asked.choices, "bench")))
        return 0
    trees = [*([asked.other.resolve()] if asked.other else []), HERE]
    for game_id in asked.game:
        rounds = [[measured(tree, game_id, asked.choices) for tree in trees] for _ in range(asked.rounds)]
        for number, tree in enumerate(trees):
            best = {name: min(one[number][name] for one in rounds) for name in rounds[0][number]}
            print(f"{game_id} {tree}: " + ", ".join(f"{name} {ms:.2f}" for name, ms in best.items()) + " ms", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
