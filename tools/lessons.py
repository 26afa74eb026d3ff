"""Fills in what the other seats do in a guided first game: python tools/lessons.py GAME [GAME ...]

In a game's `lesson.toml` a person writes words, the learner's `key` of each step, and in `own` the learner's trifling
choices that follow by themselves. This tool plays the other seats with a greedy bot and writes `before` and every `then`; where a step
says `ahead` everybody plays, up to the learner's last turn, and a step that says `last` gets its key and the rest of the game. What stands
there and is still legal stays. Run it again after a change of the rules; where a key is no longer legal it says what would be.
"""

import re
import sys
import tomllib
from typing import Any

import tessera
from tessera import bots
from tessera.core.game import Game
from tessera.core.words import words


def listed(keys: list[str]) -> str:
    return "[" + ", ".join(f'"{key}"' for key in keys) + "]"


class Teller:
    """Plays a lesson once through, and notes what every step is followed by."""

    def __init__(self, name: str, data: dict[str, Any]) -> None:
        self.name, self.data, self.you = name, data, data["you"]
        self.state = tessera.game(name).start(
            seats=data["seats"], seed=data["seed"], edition=data.get("edition"), **data.get("options", {})
        )
        self.bot = bots.make(data.get("bot", "greedy:worlds=3"), seed=1)
        self.end: list[str] = []
        self.keys: dict[int, str] = {}  # of steps that say `last`
        self.before = self.followed(data.get("before")) or self.others([])
        self.filled: list[list[str] | None] = []

    def play(self, keys: list[str]) -> list[str]:
        for key in keys:
            self.state.choose(key)
        return keys

    def others(self, own: list[str]) -> list[str]:
        """Everything up to the learner's next real question."""
        played: list[str] = []
        while not self.state.over and (self.state.seat != self.you or own):
            key = own.pop(0) if self.state.seat == self.you else self.bot.choose(self.state.perspective(self.state.seat))
            if key not in self.state.options():
                raise SystemExit(f"{self.name}: {key!r} is not legal in {self.state.decision}; there are {self.state.options()}")
            played += self.play([key])
        return played

    def followed(self, written: list[str] | None) -> list[str]:
        """What stands there already, as long as it is legal to its end: the words may speak of it."""
        there = self.state.clone()
        for key in written or ():
            if there.over or key not in there.options():
                return []
            there.choose(key)
        return self.play(written or [])

    def rest(self) -> tuple[list[str], list[str]]:
        """The rest of the game, played by bots alone: up to the learner's last turn, and from there on."""
        there, began, last = self.state.clone(), 0, -1
        played: list[str] = []
        while not there.over:
            if there.seat == self.you != last:
                began = len(played)
            last = there.seat
            played.append(self.bot.choose(there.perspective(there.seat)))
            there.choose(played[-1])
        return played[:began], played[began:]

    def step(self, number: int, step: dict[str, Any]) -> bool:
        """Play one step; False if its key is not legal."""
        if step.get("ahead"):
            middle, self.end = self.rest()
            self.filled.append(self.play(middle))
        elif step.get("last"):
            self.keys[number] = self.end[0]
            self.filled.append(self.play(self.end)[1:])
        elif not step.get("key"):
            self.filled.append(None)
        elif self.state.over or step["key"] not in self.state.options():
            print(f"{self.name}, step {number + 1}: {step['key']!r} is not legal")
            return False
        else:
            self.play([step["key"]])
            self.filled.append(self.followed(step.get("then")) or self.others(list(step.get("own", []))))
        return True


def fill(name: str) -> bool:
    game = tessera.game(name)
    path = game.folder / "lesson.toml"
    text = path.read_text(encoding="utf-8")
    told = Teller(name, tomllib.loads(text))
    good = all(told.step(number, step) for number, step in enumerate(told.data["step"]))
    report(game, told)
    head, *blocks = re.split(r"(?m)^\[\[step\]\]\n", text)
    head = re.sub(r"(?m)^before = .*\n", "", head).rstrip() + f"\nbefore = {listed(told.before)}\n\n"
    done = []
    for number, block in enumerate(blocks):
        bare = re.sub(r"(?m)^then = .*\n", "", block)
        if number in told.keys:
            bare = re.sub(r"(?m)^key = .*\n", "", bare).replace("last = true\n", f'last = true\nkey = "{told.keys[number]}"\n')
        played = told.filled[number] if number < len(told.filled) else None
        if played is not None:
            at = re.search(r"(?m)^(key|ahead) = .*\n", bare)
            assert at is not None
            bare = bare[: at.end()] + f"then = {listed(played)}\n" + bare[at.end() :]
        done.append("[[step]]\n" + bare)
    path.write_text(head + "".join(done), encoding="utf-8")
    return good


def report(game: Game, told: Teller) -> None:
    """How far it came, and what could be chosen next."""
    state, said = told.state, words(game, "en")
    if state.over:
        print(f"{game.id}: {len(told.data['step'])} steps, the game is over: {state.scores()}")
        return
    print(f"{game.id}: {len(told.data['step'])} steps; then {state.decision}: {said.decision(state.decision)}")
    for key in state.options():
        print(f"    {key:32} {said.option(state.decision, key)}")


if __name__ == "__main__":
    results = [fill(name) for name in sys.argv[1:]]
    sys.exit(0 if all(results) else 1)
