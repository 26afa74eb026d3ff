"""Nothing grows with the choices that were made: what was drawn for a table goes when it is shown no more."""

import asyncio
import gc
import random
from pathlib import Path

import pytest
from tools.choice_bench import at_rest, opened

from tessera.core.game import games
from tessera.core.nodes import Element
from tessera.look import area, drawing, pen
from tessera.look.sheet import sheet
from tessera.web import legible
from tessera.web.app import create
from tessera.web.config import Settings
from tessera.web.lately import MOST, Lately, left_alone
from tessera.web.limits import MOST_BUCKETS, Limits

GAMES = [game.id for game in games() if 4 in game.seat_counts()]
WARM, MORE = 40, 60  # choices
MOST_MORE = 25  # elements a choice: there were 73 and more, for each who looked on what was written in his rows and log


def elements() -> int:
    """So many are alive, without those of which there is only one for all tables and at any time a limited number."""
    drawing._drawings.things.clear()
    for game in games():
        sheet(game.folder).drawn.clear()
    for words in (legible.grown, legible.bare, pen.moved, pen.still, area.little, area.sign):
        words.cache_clear()
    gc.collect()
    return sum(isinstance(one, Element) for one in gc.get_objects())


async def drawn(folder: Path, game: str) -> tuple[int, int]:
    """How many elements there are after some choices at a table at which four look on, and after some more."""
    app, dice, found = create(Settings(folder=folder, bot_workers=1, rate_factor=10_000.0)), random.Random(7), []
    async with app.router.lifespan_context(app):
        party = await opened(app.state.hall, game, 1)
        table = party.table
        for made in range(1, WARM + MORE + 1):
            user, key = party.users[table.chairs[table.state.seat].user_id], dice.choice(list(table.state.options()))
            await app.state.hall.acted(table, lambda: table.choose(user.id, key, table.version, f"g{made}"))  # noqa: B023
            await at_rest(party.lines, 0.0)
            if made in (WARM, WARM + MORE):
                found.append(elements())
        for line, task in party.pages:
            task.cancel()
            table.onlookers.discard(line)
        left_alone(table)
        assert not table.drawn
        assert not len(table.running.lately)
    return found[0], found[1]


@pytest.mark.once
@pytest.mark.parametrize("game", GAMES)
def test_a_table_keeps_no_more_drawings_the_longer_it_is_played_at(game, tmp_path):
    before, after = asyncio.run(drawn(tmp_path, game))
    assert after - before < MOST_MORE * MORE, (before, after)


def test_what_is_not_looked_at_is_forgotten():
    kept, made = Lately(), []

    def make():
        made.append(1)
        return object()

    first = kept.get("a", make)
    kept.on()
    assert kept.get("a", make) is first
    kept.on()
    kept.on()
    assert len(kept) == 0
    assert kept.get("a", make) is not first
    for number in range(5 * MOST):
        kept.get(number, make)
    assert len(kept) <= 2 * MOST


def test_one_process_does_not_count_for_ever_what_everybody_used():
    limits = Limits()
    for number in range(2 * MOST_BUCKETS):
        limits.take(f"guest {number}", "page")
    assert len(limits.spent) <= MOST_BUCKETS
