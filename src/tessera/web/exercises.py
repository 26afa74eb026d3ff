"""Exercises: positions of played games in which one option is far ahead of the others; from a game's `puzzles.toml` (tools/puzzles.py)."""

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from tessera.core.agenda import State
from tessera.core.game import Game
from tessera.core.words import words
from tessera.web.site import listed, site_words


@dataclass(frozen=True)
class Exercise:
    """`chances`: by option the chance to win it leads to, as the judge saw it; `reasons`: what favours the best one over the next."""

    number: int  # counted from 1
    seed: str
    seats: int
    theme: str
    best: str
    reasons: tuple[str, ...]
    chances: dict[str, float]
    keys: tuple[str, ...]


@cache
def exercises(game: Game) -> tuple[Exercise, ...]:
    found = game.page("puzzles.toml").get("puzzle", [])
    return tuple(
        Exercise(
            n, one["seed"], one["seats"], one["theme"], one["best"], tuple(one["reasons"]), one["chances"], tuple(one["keys"])
        )
        for n, one in enumerate(found, 1)
    )


@lru_cache(16)
def position(game: Game, number: int) -> State:
    """The table of an exercise; nobody changes it."""
    one = exercises(game)[number - 1]
    state = game.start(seats=one.seats, seed=one.seed)
    for key in one.keys:
        state.choose(key)
    return state


def judged(game: Game, one: Exercise, choice: str, lang: str) -> dict[str, Any]:
    """What is said about a choice: right or how much worse, the best one, and why."""
    t, said, state = site_words(lang), words(game, lang), position(game, one.number)
    names = said.choices(state)
    second = sorted(one.chances, key=lambda key: -one.chances[key])[1]
    percent = {key: round(100 * chance) for key, chance in one.chances.items()}
    because = listed([said(f"term-{term}") for term in one.reasons], t)
    right = choice == one.best
    return {
        "right": right, "best": names[one.best], "chance": percent[one.best], "yours": names[choice], "mine": percent.get(choice, 0),
        "less": percent[one.best] - percent.get(choice, 0), "second": names[second], "ahead": percent[one.best] - percent[second],
        "because": because,
        "all": sorted(((names[key], percent.get(key, 0), key == one.best, key == choice) for key in names), key=lambda row: -row[1])[:6],
    }  # fmt: skip
