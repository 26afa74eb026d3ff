"""Nothing grows with the choices that were made: what was drawn for a table goes when it is shown no more."""

import asyncio
import gc
import random
import time
import weakref
from pathlib import Path

import pytest
from tools.choice_bench import at_rest, opened, page

from tessera.bots import net
from tessera.core.game import games
from tessera.core.nodes import Element
from tessera.look import area, drawing, paper, pen
from tessera.look.sheet import sheet
from tessera.web import hall, keepsakes, review
from tessera.web.app import create
from tessera.web.config import Settings
from tessera.web.lately import MOST, Lately, left_alone
from tessera.web.limits import MOST_BUCKETS, Limits
from tests.web.visitors import PATIENCE

GAMES = [game.id for game in games() if 4 in game.seat_counts()]
WARM, MORE = 40, 60  # choices
MOST_MORE = 25  # elements a choice: there were 73 and more, for each who looked on what was written in his rows and log


def alive() -> list[object]:
    """What there is, without that of which there is only one for all tables and at any time a limited number."""
    drawing._drawings.things.clear()
    paper._parts.things.clear()
    for game in games():
        sheet(game.folder).drawn.clear()
    for words in (pen.moved, pen.still, area.little, area.sign):
        words.cache_clear()
    gc.collect()
    return gc.get_objects()


def elements() -> int:
    return sum(isinstance(one, Element) for one in alive())


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


async def ended(site, game: str, number: int) -> weakref.ref:
    """A game is played to its end, everybody looks at the end and goes; whether it is still in memory."""
    party, dice = await opened(site, game, number), random.Random(number)
    table, pages = party.table, party.pages
    for choosing in (True, False):
        for line, task in pages:
            task.cancel()
            table.onlookers.discard(line)
        made = 0
        while choosing and not table.state.over:
            user, key = party.users[table.chairs[table.state.seat].user_id], dice.choice(list(table.state.options()))
            await site.acted(table, lambda: table.choose(user.id, key, table.version, f"e{made}"))  # noqa: B023
            made += 1
        if choosing:
            pages = [await page(site, table, user) for user in party.users.values()]
            await at_rest([line for line, _ in pages], 0.0)
    assert review.seen_again(table)
    await keepsakes.keep(site.store, table)
    table.touched -= 2 * hall.ALONE
    await site.forget(0)
    return weakref.ref(table.match)


async def forgotten(thing: weakref.ref) -> None:
    """Until it is gone: the site may be writing its last look just now."""
    end = time.monotonic() + PATIENCE
    while gc.collect() >= 0 and thing() is not None:
        assert time.monotonic() < end, "it stays in memory"
        await asyncio.sleep(0.05)


async def after_games(folder: Path, dozens: int, number: int) -> list[int]:
    """How many things there are after each dozen (or other number) of games, without those that went with them."""
    app, found = create(Settings(folder=folder, bot_workers=1, rate_factor=10_000.0)), []
    async with app.router.lifespan_context(app):
        for game in range(dozens * number):
            await forgotten(await ended(app.state.hall, GAMES[game % len(GAMES)], game))
            if game % number == number - 1:
                found.append(len(alive()))
    return found


@pytest.mark.once
def test_a_finished_game_leaves_nothing_behind(tmp_path):
    """Nobody looks at it any more: neither it nor the network that looked back at it stays in the site's own memory."""
    net.loaded.cache_clear()
    asyncio.run(after_games(tmp_path, 1, 1))
    assert net.loaded.cache_info().currsize == 0


@pytest.mark.long
def test_memory_ends_flat_however_many_games_are_played(tmp_path):
    *_, before, after = asyncio.run(after_games(tmp_path, 4, 2 * len(GAMES)))
    print(f"{before} things after three times ten games, {after} after four times")
    assert after < 1.02 * before, (before, after)


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
