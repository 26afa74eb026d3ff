"""Clocks: a player who does not move is replaced by a bot, and a move that comes first wins."""

import asyncio
import json
import random
import time
from collections import Counter

import pytest

from tests.web.test_postgres import two_sites
from tests.web.visitors import Site, within


def expire(site, table, seconds=0.0):
    """Let the running clock of a table end in so many seconds."""
    hall = site.app.state.hall

    async def shorten():
        live = hall.tables[table]
        live.row.deadline = time.time() + seconds
        await hall.store.change_table(table, deadline=live.row.deadline)

    site.call(shorten())


def test_a_quitter_is_replaced_and_may_come_back(tmp_path):
    with Site(tmp_path) as site:
        one, two = site.visitor(), site.visitor()
        table = one.table(seats=("me", "open"), pace="day")["id"]
        two.api("POST", f"/tables/{table}/join", {})
        gone = one if one.facts(table)["turn"] == 0 else two
        other = two if gone is one else one
        seat = gone.facts(table)["you"][0]
        expire(site, table, -1)
        within(lambda: gone.facts(table)["seats"][seat]["stand_in"])
        assert other.my_turn(table, 30)["options"]
        assert gone.choose(table, "farm", gone.facts(table)["version"]).json()["error"] == "not-yours"
        back = gone.api("POST", f"/tables/{table}/back").json()
        assert not back["seats"][seat]["stand_in"]


async def after(seconds, work):
    await asyncio.sleep(seconds)
    return await work()


def at_once(sites, table, dice, request):
    """A clock has run out: a choice at the first site, the flag at the last, in the same moment. What each came to."""
    first, last = sites[0], sites[-1]
    halls = [site.app.state.hall for site in sites]
    lives = [hall.tables[table] for hall in halls]
    while len({live.number for live in lives}) > 1:
        time.sleep(0.001)
    live = lives[0]
    seat, key, version = live.state.seat, dice.choice(live.state.options()), live.version
    user = live.chairs[seat].user_id
    for one in lives:
        one.row.deadline = 1.0

    async def choice():
        await halls[0].acted(live, lambda: live.choose(user, key, version, f"{user}:{request}"))

    work = after(dice.random() * 0.008, choice), after(dice.random() * 0.008, lambda: halls[-1].flag(table))
    told = [asyncio.run_coroutine_threadsafe(one, site.loop) for one, site in zip(work, (first, last), strict=True)]
    error = told[0].exception()
    assert told[1].exception() is None
    assert error is None or error.code in ("stale", "not-yours")
    for one in lives:
        one.row.deadline = None
    if error is not None:
        back = live.change_chair(seat, "back", f"back:{request}", stand_in="")
        first.call(halls[0].acted(live, lambda: back))
    return "choose" if error is None else "flagged"


def races(sites, number):
    """So many of them, at games of two people; how often each came first. Nobody plays for who was flagged."""
    dice, counts, table, begun = random.Random(number), Counter(), "", 0
    one, two = sites[0].visitor(), sites[0].visitor()
    for site in sites:
        site.app.state.hall.bot_turns.play = lambda _: None
    for attempt in range(number):
        if not table or sites[0].app.state.hall.tables[table].state.over:
            table = one.table(seats=("me", "open"), pace="live")["id"]
            two.api("POST", f"/tables/{table}/join", {})
            for site in sites:
                site.call(site.app.state.hall.get(table))
        begun = sites[0].app.state.hall.tables[table].number
        came = at_once(sites, table, dice, f"race{attempt}")
        rows = sites[0].sql("SELECT kind, data FROM acts WHERE table_id = :t AND number > :n ORDER BY number", t=table, n=begun)
        made = [
            kind if kind == "choose" else json.loads(data)["what"] if isinstance(data, str) else data["what"]
            for kind, data in rows
        ]
        assert made == (["choose"] if came == "choose" else ["flagged", "back"]), f"both or neither happened: {made}"
        counts[came] += 1
    return counts


@pytest.mark.parametrize("number", [30, pytest.param(1000, marks=pytest.mark.long)])
def test_move_and_flag_race_exactly_one_happens(tmp_path, number):
    with Site(tmp_path) as site:
        counts = races([site], number)
        print(f"{number} races: {dict(counts)}")
        assert min(counts["choose"], counts["flagged"]) > 0


@pytest.mark.parametrize("number", [30, pytest.param(1000, marks=pytest.mark.long)])
def test_a_move_at_one_process_and_the_flag_at_another_exactly_one_happens(database, tmp_path, number):
    with two_sites(database, tmp_path) as sites:
        counts = races(sites, number)
        print(f"{number} races at two processes: {dict(counts)}")
        assert min(counts["choose"], counts["flagged"]) > 0


def test_an_outage_costs_nobody_time(tmp_path):
    with Site(tmp_path) as site:
        me = site.visitor()
        table, _, _ = me.begun(pace="day")
        before = me.facts(table)["deadline"]
        cookies = dict(me.client.cookies)
        hall = site.app.state.hall
    import sqlite3

    with sqlite3.connect(tmp_path / "tessera.db") as db:  # as if the site had been away for an hour
        db.execute("UPDATE meta SET value = ? WHERE name = 'seen'", (str(time.time() - 3600),))
    assert hall.closing
    with Site(tmp_path) as site:
        me = site.visitor()
        me.client.cookies.update(cookies)
        after = me.facts(table)["deadline"]
        assert 3590 <= after - before <= 3700


def test_bank_clocks_run_down_only_for_the_one_who_thinks(tmp_path):
    with Site(tmp_path) as site:
        one, two = site.visitor(), site.visitor()
        table = one.table(seats=("me", "open"), pace="live")["id"]
        two.api("POST", f"/tables/{table}/join", {})
        live = site.app.state.hall.tables[table]
        turn = live.state.seat
        time.sleep(0.6)
        assert live.clock(turn) < 1800
        assert live.clock(1 - turn) == 1800
