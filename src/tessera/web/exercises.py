"""Exercises: positions of played games in which one option is far ahead of the others; from a game's `puzzles.toml` (tools/puzzles.py)."""

import asyncio
from dataclasses import dataclass
from functools import cache, lru_cache
from statistics import fmean
from typing import Any

from tessera.bots.reasons import favouring
from tessera.core.agenda import State
from tessera.core.game import Game
from tessera.core.words import words
from tessera.web.errors import Refusal
from tessera.web.players import WAIT, WorkerFailed
from tessera.web.site import listed, site_words


@dataclass(frozen=True)
class Exercise:
    """`chances`: by option the chance to win it leads to, as the judge saw it; `reasons`: what favours the best one over the next."""

    number: int  # counted from 1; 0: of a game that somebody looks back at
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
    state = game.start(seats=one.seats, seed=one.seed, edition=game.page("puzzles.toml").get("edition"))
    for key in one.keys:
        state.choose(key)
    return state


async def drawn_from(hall: Any, state: State) -> Exercise:
    """An exercise of any position, judged as it is asked for; one without a choice is none."""
    if len(state.options()) < 2:
        raise Refusal("not-found")
    try:
        found = await hall.players.look_back("judge", state, state.seat)
    except WorkerFailed:
        raise Refusal("too-fast", retry=WAIT) from None
    chances = {key: fmean(row) for key, row in found.items()}
    best, second = sorted(chances, key=lambda key: -chances[key])[:2]
    why = await asyncio.to_thread(favouring, state.perspective(state.seat), best, second)
    return Exercise(0, "", state.seats(), state.decision, best, why, chances, ())


def judged(state: State, one: Exercise, choice: str, lang: str) -> dict[str, Any]:
    """What is said about a choice: right or how much worse, the best one, and why."""
    t, said = site_words(lang), words(state.book, lang)
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
