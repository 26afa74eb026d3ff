"""Twin worlds: python -m tools.twins [GAME ...] [--states 2000] [--seed 1]

Whatever a seat cannot know is dealt anew, and everything the site would send to that seat must stay the same, byte for byte: the page
with its log, marks and question, the panel of everything on the table, the aid, the table in words, the picture for sharing; and for
the seat that decides what each option does, costs and would look like, and what is closed. A spectator knows less than any seat.
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Iterator
from typing import Any

from tessera.core.game import Game, find, games
from tessera.core.record import Record
from tessera.web import about, help, postcard
from tessera.web.drawing import listing
from tessera.web.effects import effects
from tessera.web.errors import Refusal
from tessera.web.match import Match
from tessera.web.models import Chair, TableRow
from tessera.web.preview import preview
from tessera.web.prices import prices
from tessera.web.render import render
from tessera.web.site import draw_part
from tessera.web.story import recap
from tessera.web.table import Table
from tessera.web.viewer import Viewer

NAMES = ("Livia", "Marcus", "Anna", "Dido", "Publius", "Fabia")
STRANGE = (
    "seat:²",
    "turn:²",
    "turn:0",
    "option:x",
    "seat:-1",
    "card:٣",
    "phase:",
    ":",
    "x",
    "end:?",
    "source:²",
    "seat:99999999999",
)
MOST = 4  # previews of one question, panels of one table


def table_of(game: Game, seats: int, seed: str) -> Table:
    """A table in memory, without a database."""
    row = TableRow(
        id="twins", game=game.id, rules=game.rules_version, seats=seats, status="open", version=0, kind="match", pace="none", hotseat=False,
        options=game.check_options({}), deadline=None, turn_seat=-1, origin={}, host="u0", position=None, result={}, rematch=None,
    )  # fmt: skip
    chairs = [Chair(seat=n, kind="person", user_id=f"u{n}", name=NAMES[n], bot="", stand_in="", clock=None) for n in range(seats)]
    table = Table(None, row, chairs, [], game.edition_text(None))  # type: ignore[arg-type]
    table.match, row.status = Match(Record(game, seats, seed=seed)), "playing"
    return table


def sent(table: Table, viewer: Viewer, dice: random.Random) -> Iterator[tuple[str, Any]]:
    """All that this viewer could be sent now, piece by piece."""
    table.drawn.clear()
    page = render(table, viewer)
    yield "page", (page.meta, page.layers, page.parts)
    here = about.scene(table, viewer)
    known = sorted(here.drawn().things)
    turns = len(table.running.turns())
    asked = [*dice.sample(known, min(MOST, len(known))), "seat:0", "phase:now", f"turn:{turns}", dice.choice(STRANGE)]
    for thing in asked:
        try:
            yield f"about {thing}", about.panel(here, thing)
        except Refusal as refusal:
            yield f"about {thing}", refusal.code
    yield "aid", draw_part("aid", viewer.lang, sheets=about.aid(here))
    yield "in words", listing(here.view, viewer.lang, table.names(), table.edition)
    yield "recap", recap(table, viewer)
    yield "clauses", help.applying(table.state, viewer.lang)
    if viewer.seat is None:
        yield "picture", postcard.written(table, viewer.lang)
    elif here.decides:
        yield from asked_of(table, viewer, dice)


def asked_of(table: Table, viewer: Viewer, dice: random.Random) -> Iterator[tuple[str, Any]]:
    """What the seat that decides may ask."""
    state, seat, named = table.state, viewer.seat, table.named()
    assert seat is not None
    options = state.options()
    yield "options", options
    yield "effects", effects(state, seat, viewer.lang, named)
    yield "prices", prices(state, seat, viewer.lang, table.names(), table.edition)
    yield "closed", help.about_closed(state, viewer.lang, named, 4)
    for key in dice.sample(options, min(MOST, len(options))):
        yield f"preview {key}", preview(table, viewer, state, key)
        yield f"option {key}", about.panel(about.scene(table, viewer), f"option:{key}")


def compared(table: Table, viewer: Viewer, hider: int, seed: int) -> int:
    """In how many pieces the true world and a twin agree; an error where they do not."""
    true = table.running.state
    found = []
    try:
        for state in (true, true.imagined(hider, seed)):
            table.running.state = state
            found.append([(name, json.dumps(what, default=str)) for name, what in sent(table, viewer, random.Random(seed))])
    finally:
        table.running.state = true
        table.drawn.clear()
    for one, other in zip(*found, strict=True):
        if one != other:
            raise AssertionError(f"{table.game.id}, {viewer}: {one[0]} tells something hidden:\n{one[1]}\n{other[1]}")
    return len(found[0])


def twins(game: Game, states: int, seed: int) -> dict[str, int]:
    """Random games, a state looked at after every few choices, by one seat in turn or by a spectator."""
    dice, looked, pieces, played = random.Random(f"{game.id}:{seed}"), 0, 0, 0
    while looked < states:
        played += 1
        seats = dice.choice(game.seat_counts())
        table = table_of(game, seats, f"{seed}:{played}")
        while not table.state.over and looked < states:
            table.running.choose(dice.choice(table.state.options()), len(table.running.steps) + 2)
            if dice.random() < 0.4 and not table.state.over:
                seat = dice.choice([*range(seats), table.state.seat, None])
                hider = dice.randrange(seats) if seat is None else seat
                viewer = Viewer(seat, dice.choice(("en", "de")), dice.choice(("desk", "phone")), player=seat is not None)
                pieces += compared(table, viewer, hider, dice.randrange(10**6))
                looked += 1
    return {"games": played, "states": looked, "pieces": pieces, "differences": 0}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--states", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    for game in [find(name) for name in wanted.games] or games():
        began = time.process_time()
        print(f"{game.id:14} {twins(game, wanted.states, wanted.seed)} {time.process_time() - began:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
