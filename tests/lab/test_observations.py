"""What a seat sees as numbers: nothing it cannot know, the same in both engines, and the numbers mean what the rows say."""

import hashlib
import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from tools import lab_docs

from tessera.core.agenda import State
from tessera.core.game import Game, find, games
from tessera.games.concordia.scoring import per_card, points
from tessera.lab import observe, openspiel

TABLES = [(game, seats) for game in games() for seats in game.seat_counts()]
EVERY = pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{game.id}-{seats}" for game, seats in TABLES])
SETTINGS: list[tuple[Game, dict[str, Any]]] = [(game, {}) for game in games()]
SETTINGS += [(game, {option.name: value}) for game in games() for option in game.options for value in option.values[1:]]


def states(game: Game, seats: int, seed: int, **options: Any) -> Iterator[State]:
    rng = random.Random(seed)
    state = game.start(seats, seed=seed, **options)
    while True:
        yield state
        if state.over:
            return
        state.apply(rng.choice(state.legal))


@EVERY
def test_nobody_observes_what_he_cannot_know(game: Game, seats: int) -> None:
    """Worlds that differ only in what a seat cannot see give that seat the same tensor and the same string."""
    rng = random.Random(2)
    assert f"tessera_{game.id}" in openspiel.NAMES
    spiel = pyspiel.load_game(f"tessera_{game.id}", {"players": seats, "deals": 8}).new_initial_state()
    spiel.apply_action(3)
    observer = spiel.get_game().make_py_observer()
    different, move = 0, 0
    while not spiel.is_terminal():
        if move % 23 == 0:
            for seat in range(seats):
                twin = spiel.resample_from_infostate(seat, rng.random)
                different += twin.table.digest() != spiel.table.digest()
                assert observer.string_from(spiel, seat) == observer.string_from(twin, seat)
                observer.set_from(spiel, seat)
                before = observer.tensor.copy()
                observer.set_from(twin, seat)
                assert np.array_equal(before, observer.tensor)
        spiel.apply_action(rng.choice(spiel.legal_actions()))
        move += 1
    assert different > 5  # the twins were no mere copies


def digest() -> str:
    """Of all seats' observations in a game of every kind: the same in both engines."""
    found = hashlib.sha256()
    for game, options in SETTINGS:
        seats = game.seat_counts(options)[-1]
        for move, state in enumerate(states(game, seats, 5, **options)):
            if move % 5 == 0 or state.over:
                for seat in range(seats):
                    found.update(game.numbers(state, seat))
    return found.hexdigest()


def test_both_engines_observe_the_same() -> None:
    found = {}
    for engine in ("pure", "auto"):
        code = "from tests.lab.test_observations import digest; print(digest())"
        env = os.environ | {"TESSERA_ENGINE": engine}
        done = subprocess.run([sys.executable, "-W", "ignore", "-c", code], env=env, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        found[engine] = done.stdout.strip()
    assert found["pure"] == found["auto"]


@pytest.mark.parametrize("options", [{}, {"teams": True}, {"map": "cyprus"}], ids=str)
def test_concordia_counts_points_like_the_score_sheet(options: dict[str, Any]) -> None:
    """Its observation adds points up from counts it has already; scoring.py is the rule."""
    game = find("concordia")
    starts, at = {}, 0
    for name, length in observe.rows(game, 4, **options):
        starts[name] = at
        at += length
    for move, state in enumerate(states(game, 4, 6, **options)):
        if move % 4 and not state.over:
            continue
        for seat in range(4):
            seen = game.numbers(state, seat)
            for i in range(4):
                other = (seat + i) % 4
                assert seen[starts[f"seat{i}"] + 11] == min(points(state, other), 255)
                worth = starts[f"seat{i}.worth"]
                assert list(seen[worth : worth + 6]) == [min(per_card(state, other, god), 255) for god in range(6)]


def test_every_row_is_explained() -> None:
    """docs/lab says of every row what it holds, and of no row that is not there."""
    for game in games():
        known = set(game.page("rows.toml"))
        for seats in game.seat_counts():
            for row, _ in observe.rows(game, seats):
                assert lab_docs.meaning(game, row)
                known -= {row, re.sub(r"\d+", "N", row, count=1)}
        assert not known


def test_the_pages_show_the_present_layout() -> None:
    for game in games():
        page = (lab_docs.DOCS / f"{game.id}.md").read_text(encoding="utf-8")
        assert lab_docs.observation(game) in page, f"docs/lab/{game.id}.md is behind: make docs"
        for seats in game.seat_counts():
            assert f"\n| {seats} | {observe.size(game, seats)} | {len(game.index)} |" in page
