"""Bots' time is shared fairly: every table in its turn, nobody by chance, and whoever waits is told."""

import asyncio
import os
import random
import time

import pytest

import tessera
from tessera.bots import LEVELS, make
from tessera.web import players
from tessera.web.players import TIMED, Players
from tests.web.visitors import Site, until


class Slow:
    """A worker that takes its time; notes whom it served."""

    def __init__(self, served):
        self.served = served

    async def ask(self, request, limit):
        what, state, _, spec, *_ = request
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


def test_where_many_tables_wait_bots_think_shorter(tmp_path):
    state = tessera.game("gloria_mundi").start(2, seed=1)

    async def crowd(tables, level):
        served = []
        pool = Players(1, tmp_path)
        pool.free(Slow(served))
        await asyncio.gather(*(pool.choose(state, state.seat, level) for _ in range(tables)))
        return served

    assert asyncio.run(crowd(4, "hard")) == ["hard"] * 4
    assert asyncio.run(crowd(9, "hard"))[:3] == ["hard", "hard:ms=100", "hard:ms=114"]  # the first found nobody waiting
    assert asyncio.run(crowd(9, "easy")) == ["easy"] * 9, "who does not think by the clock has no time to give"


def test_thinking_times_are_those_of_the_levels():
    assert {level: make(LEVELS[level]).ms / 1000 for level in TIMED} == TIMED


@pytest.mark.long
def test_eight_tables_of_three_hard_bots_are_answered_within_a_second(tmp_path):
    """One table of each game, then again. Nobody chooses by chance or in another's stead, however busy the machine is."""
    busy = os.getloadavg()[0] > (os.cpu_count() or 1)
    games = [game.id for game in tessera.games()]

    async def table(pool, number, found):
        state = tessera.game(games[number % len(games)]).start(4, seed=number)
        chance = random.Random(number)
        for _ in range(40):
            if state.over:
                return
            began = time.monotonic()
            if state.seat == 0 or len(state.options()) == 1:
                state.choose(chance.choice(state.options()))
                continue
            key, note = await pool.choose(state, state.seat, "hard")
            found.append((time.monotonic() - began, note))
            state.choose(key)

    async def evening():
        pool, found = Players(max(1, (os.cpu_count() or 2) - 1), tmp_path), []
        await pool.start()
        for game in games:  # networks are loaded once
            state = tessera.game(game).start(2, seed=1)
            await asyncio.gather(*(pool.choose(state, state.seat, "hard") for _ in range(pool.number)))
        await asyncio.gather(*(table(pool, number, found) for number in range(8)))
        await pool.stop()
        return found

    found = asyncio.run(evening())
    taken = sorted(seconds for seconds, _ in found)
    print(f"{len(taken)} answers, median {taken[len(taken) // 2]:.2f} s, p99 {taken[len(taken) * 99 // 100]:.2f} s")
    assert not {note for _, note in found} & {"instead", "any"}
    if busy or tessera.ENGINE == "pure":
        pytest.skip("seconds are only measured with the compiled engine, on a machine with nothing else to do")
    assert taken[len(taken) * 99 // 100] < 1.0


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
