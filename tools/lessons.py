"""Fills in what the other seats do in a guided first game: python tools/lessons.py GAME [GAME ...]

In a game's `lesson.toml` a person writes words, the learner's `key` of each step, and in `own` the learner's trifling
choices that follow by themselves. This tool plays the other seats with a greedy bot and writes `before` and every `then`. Run it
again after a change of the rules; where a key is no longer legal it says what would be.
"""

import re
import sys
import tomllib

import tessera
from tessera import bots
from tessera.core.words import words


def listed(keys: list[str]) -> str:
    return "[" + ", ".join(f'"{key}"' for key in keys) + "]"


def fill(name: str) -> bool:
    game = tessera.game(name)
    path = game.folder / "lesson.toml"
    text = path.read_text(encoding="utf-8")
    data = tomllib.loads(text)
    state = game.start(seats=data["seats"], seed=data["seed"], **data.get("options", {}))
    bot = bots.make(data.get("bot", "greedy:worlds=3"), seed=1)
    you = data["you"]

    def others(own: list[str]) -> list[str]:
        """Everything up to the learner's next real question."""
        played: list[str] = []
        while not state.over and (state.seat != you or own):
            key = own.pop(0) if state.seat == you else bot.choose(state.perspective(state.seat))
            if key not in state.options():
                raise SystemExit(f"{name}: {key!r} is not legal in {state.decision}; there are {state.options()}")
            state.choose(key)
            played.append(key)
        return played

    before = others([])
    filled: list[list[str] | None] = []
    good = True
    for number, step in enumerate(data["step"], 1):
        if not step.get("key"):
            filled.append(None)
            continue
        if state.over or step["key"] not in state.options():
            print(f"{name}, step {number}: {step['key']!r} is not legal")
            good = False
            break
        state.choose(step["key"])
        filled.append(others(list(step.get("own", []))))
    said = words(game, "en")
    print(f"{name}: {len(data['step'])} steps; then {state.decision}: {said.decision(state.decision)}")
    for key in state.options():
        print(f"    {key:32} {said.option(state.decision, key)}")
    head, *blocks = re.split(r"(?m)^\[\[step\]\]\n", text)
    head = re.sub(r"(?m)^before = .*\n", "", head).rstrip() + f"\nbefore = {listed(before)}\n\n"
    done = []
    for number, block in enumerate(blocks):
        bare = re.sub(r"(?m)^then = .*\n", "", block)
        played = filled[number] if number < len(filled) else None
        if played is not None:
            at = re.search(r"(?m)^key = .*\n", bare)
            assert at is not None
            bare = bare[: at.end()] + f"then = {listed(played)}\n" + bare[at.end() :]
        done.append("[[step]]\n" + bare)
    path.write_text(head + "".join(done), encoding="utf-8")
    return good


if __name__ == "__main__":
    results = [fill(name) for name in sys.argv[1:]]
    sys.exit(0 if all(results) else 1)
