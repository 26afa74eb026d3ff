"""Everything drawn with a meaning has a panel that says something, in both languages, for every seat and who looks on, through whole games.

Positions of golden records: all options of the games, the last turns and the end among them. The same in the browser, for the page
around the board as well, is in tests/browser/test_about.py."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import tessera
from tessera.core.course import course
from tessera.core.record import parse
from tessera.core.words import LANGUAGES
from tessera.web.about import Scene, panel, told
from tessera.web.drawing import in_words
from tessera.web.match import Match
from tessera.web.viewer import Viewer

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = [game.id for game in tessera.games()]
RECORDS, APART, LAST = 2, 60, 2


def scenes(game: str, records: int, apart: int) -> Iterator[Scene]:
    """Positions of some games, each through the eyes of another seat, the last ones through a spectator's."""
    files = sorted((GOLDEN / game).glob("*.rec"))
    for file in random.Random(game).sample(files, records):
        record = parse(file.read_bytes())
        match, names = Match(record), [f"Player {seat}" for seat in range(record.seats)]
        chairs = [SimpleNamespace(stand_in="")] * record.seats
        facts = {"bot_at": lambda seat: "", "names": lambda names=names: names, "chairs": chairs, "edition": record.edition}
        table: Any = SimpleNamespace(game=record.game, book=match.state.book, running=match, **facts)
        for number, key in enumerate(record.keys):
            match.choose(key)
            if number % apart == 0 or number >= len(record.keys) - LAST:
                eyes = [*range(record.seats), None][number // apart % (record.seats + 1)]
                yield scene(table, match, names, eyes)


def scene(table: Any, match: Match, names: list[str], seat: int | None, lang: str = "en") -> Scene:
    state = match.state
    decides = not state.over and state.seat == seat
    return Scene(table, Viewer(seat, lang, player=seat is not None), state, state.view(seat), names, decides, None)


def drawn(here: Scene) -> set[str]:
    """Everything with a meaning: on the board, in the own area, in the players' rows, in the strip."""
    picture = here.drawn()
    parts = [*picture.fragments.values(), *picture.own.values()]
    found = {one.attributes["data-about"] for part in parts for one in part.all() if "data-about" in one.attributes}
    rows = {count.about for row in picture.players for count in row["counts"] if count.about}
    return {*picture.things, *found, *rows, "phase", *(f"end:{end.id}" for end in course(here.table.game, here.view).ends)}


@pytest.mark.parametrize("game", GAMES)
def test_everything_drawn_says_something(game):
    asked = 0
    for here in scenes(game, RECORDS, APART):
        things = drawn(here)
        for lang in LANGUAGES:
            there = scene(here.table, here.table.running, here.names, here.viewer.seat, lang)
            for thing in things:
                found = told(there, thing)
                assert found.name.strip(), thing
                assert any(text.strip() for text in found.text) or found.now, (thing, lang, here.state.decision)
                assert "{" not in " ".join((found.name, *found.text, *(part for line in found.now for part in line))), thing
        asked += len(things)
        some = min(things, key=lambda thing: (hash_of(thing, here), thing))
        shown = panel(here, some)
        assert shown["tip"]["name"] in shown["html"] or "&#" in shown["html"]
    assert asked > 300


def hash_of(thing: str, here: Scene) -> int:
    return random.Random(f"{thing} {here.state.digest()}").randrange(1000)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_table_in_words_leaves_nothing_out_behind_a_colon(game, lang):
    """Signs of a player's row that stand for themselves are counted."""
    state = tessera.game(game).start(3, seed="words")
    parts = in_words(state.view(0), lang, ["Ana", "Ben", "Cleo"], None)
    lines = [line for _, found in parts for line in found]
    assert [line for line in lines if re.search(r":\s*(,|;|$)", line)] == []
    assert [found[1] for line in parts[-1][1] if (found := re.search(r"(\b\w[^|]{6,40}) \1\b", line))] == [], "said twice"


@pytest.mark.parametrize(("game", "said"), [
    ("concordia", r"Smith: .+ \(Minerva\), costs brick, tool"), ("gloria_mundi", r"space 1 of the Goth's road: farm"),
    ("gloria_mundi", r"[A-Z].+: \d steps?, costs \d+ here"), ("concordia", r"Alexandria–Cyrene \(land\)"),
    ("panthalos", r"merchant \d+: wants .+, \d+ points"), ("panthalos", r"Support \w+ \d"),
])  # fmt: skip
def test_who_listens_hears_prices_signs_and_roads(game, said):
    state = tessera.game(game).start(3, seed="w" if game == "concordia" else "words")
    lines = in_words(state.view(0), "en", ["Ana", "Ben", "Cleo"], None)[0][1]
    assert any(re.fullmatch(said, line) for line in lines), lines
