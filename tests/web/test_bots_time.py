"""Bots' time is shared fairly: every table in its turn, nobody by chance, and whoever waits is told."""

import asyncio

import tessera
from tessera.web import players
from tessera.web.players import Players
from tests.web.visitors import Site, until


class Slow:
    """A worker that takes its time; notes whom it served."""

    def __init__(self, served):
        self.served = served

    async def ask(self, request, limit):
        what, state, _, spec, _ = request
        if what == "ready":
            return "ready", "", 1.0
        await asyncio.sleep(0.02)
        self.served.append(spec)
        return "key", state.options()[0], 0.2 if spec == "hard" else 1.0

    async def stop(self):
        return


def test_more_tables_than_workers_are_served_in_turn_and_none_by_chance(tmp_path, monkeypatch):
    monkeypatch.setattr(players, "WAIT", 0.01)
    monkeypatch.setattr(players, "PATIENCE", 0.01)
    state = tessera.game("gloria_mundi").start(2, seed=1)

    async def crowd():
        served, waited = [], []
        pool = Players(1, tmp_path)
        pool.warm = True
        pool.free(Slow(served))

        async def table(number):
            return [await pool.choose(state, state.seat, f"easy{number}", waited.append) for _ in range(3)]

        found = await asyncio.gather(*(table(number) for number in range(8)))
        return served, waited, found

    served, waited, found = asyncio.run(crowd())
    assert {choice for table in found for choice in table} == {(state.options()[0], "")}, "each got its own bot's choice"
    assert served == [f"easy{number}" for number in range(8)] * 3, "one after the other, each table once before any twice"
    assert max(waited) == 7
    assert waited[-1] == 0


def test_a_level_that_had_too_little_time_is_said(tmp_path):
    state = tessera.game("gloria_mundi").start(2, seed=1)

    async def one():
        pool = Players(1, tmp_path)
        pool.free(Slow([]))
        return await pool.choose(state, state.seat, "hard")

    assert asyncio.run(one()) == (state.options()[0], "hurried")


def test_whoever_waits_for_a_bot_sees_it(tmp_path):
    with Site(tmp_path) as site:
        me = site.visitor()
        table, now, key = me.begun()
        live = site.app.state.hall.tables[table]
        site.app.state.hall.closing = True  # the bot does not move: it waits
        with me.socket(table) as line:
            line.send('{"t":"hello"}')
            until(line, "update")
            me.choose(table, key, now["version"])
            while live.state.seat == 0:
                me.choose(table)
            site.loop.call_soon_threadsafe(live.waits_for_bot, 3)
            assert "3 are before this one" in me.get(f"/t/{table}").text
