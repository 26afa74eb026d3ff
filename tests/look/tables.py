"""Tables to draw: random games stopped at many points, for every game, side, map and number of players."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import tessera
from tessera.conformance.test_drawing import drawn
from tessera.core.agenda import State
from tessera.look import TableDrawing

# seats, options; few enough to be quick, all board sides and maps among them
SETUPS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "aquileia": [(2, {}), (5, {})],
    "concordia": [
        (5, {"map": "imperium"}), (2, {"map": "italia"}), (4, {"map": "hellas"}), (4, {"map": "ionium"}), (3, {"map": "ionium-22"}),
        (5, {"map": "cyprus"}), (6, {"map": "imperium", "teams": True}), (4, {"map": "ionium", "teams": True}),
    ],
    "gloria_mundi": [(2, {}), (4, {}), (6, {})],
    "massilia": [(2, {}), (3, {}), (4, {})],
    "panthalos": [(2, {}), (3, {}), (5, {})],
}  # fmt: skip
GAMES = sorted(SETUPS)
__all__ = ["GAMES", "SETUPS", "decided", "drawn", "sampled", "walk"]


def walk(name: str, seats: int, seed: int, options: dict[str, Any], every: int = 1) -> Iterator[State]:
    """States of one random game, every so many decisions, the end included."""
    state = tessera.game(name).start(seats=seats, seed=seed, **options)
    rng = random.Random(f"{name}{seats}{seed}")
    step = 0
    while not state.over:
        if step % every == 0:
            yield state
        state = state.clone()
        state.choose(rng.choice(state.options()))
        step += 1
    yield state


@cache
def sampled(name: str) -> tuple[State, ...]:
    """Some fifty tables of a game, each decision it knows among them if random play meets it."""
    found: list[State] = []
    met: dict[str, int] = {}
    for seats, options in SETUPS[name]:
        for i, state in enumerate(walk(name, seats, 11, options)):
            if i % 97 == 0 or state.over or met.get(state.decision, 0) < 2:
                met[state.decision] = met.get(state.decision, 0) + 1
                found.append(state)
    return tuple(found)


def decided(name: str) -> Iterator[tuple[State, TableDrawing]]:
    """Those of them where somebody decides, as this one sees them."""
    for state in sampled(name):
        if not state.over:
            yield state, drawn(state, state.seat)
