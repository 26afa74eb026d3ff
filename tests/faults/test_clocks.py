"""Clocks: a player who does not move is replaced by a bot, and a move that comes first wins."""

import time

from tests.web.visitors import Site


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
        until = time.time() + 15
        while not gone.facts(table)["seats"][seat]["stand_in"] and time.time() < until:
            time.sleep(0.05)
        assert gone.facts(table)["seats"][seat]["stand_in"]
        assert other.my_turn(table, 30)["options"]
        assert gone.choose(table, "farm", gone.facts(table)["version"]).json()["error"] == "not-yours"
        back = gone.api("POST", f"/tables/{table}/back").json()
        assert not back["seats"][seat]["stand_in"]


def test_move_and_flag_race_exactly_one_happens(tmp_path):
    with Site(tmp_path) as site:
        for attempt in range(12):
            me = site.visitor()
            table = me.table(seats=("me", "bot:random"), pace="live")["id"]
            now = me.my_turn(table)
            expire(site, table, -1)
            site.loop.call_soon_threadsafe(lambda table=table: site.app.state.hall.task(site.app.state.hall.flag(table)))
            answer = me.choose(table, now["options"][0]["key"], now["version"], f"race-{attempt}")
            flagged = me.facts(table)["seats"][0]["stand_in"]
            if answer.status_code == 200:
                log = me.api("GET", f"/tables/{table}/log").json()
                assert answer.json()["version"] in [line["version"] for line in log]
            else:
                assert answer.json()["error"] in ("stale", "not-yours")
                assert flagged


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
