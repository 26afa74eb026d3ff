"""Whoever looks back at games, asks for pictures or for all that is closed takes no more of the site than its share."""

import asyncio
import json
import threading
from concurrent.futures import ThreadPoolExecutor
from unittest.mock import patch

import pytest

from tessera.look import paint
from tessera.web import review
from tessera.web.hall import PAINTERS
from tessera.web.limits import RATES
from tessera.web.players import Players, WorkerFailed
from tests.web.visitors import Site, play_out, until


class Most:
    """How many did this at the same time."""

    def __init__(self):
        self.now = self.most = 0

    async def work(self, answer):
        self.now += 1
        self.most = max(self.most, self.now)
        await asyncio.sleep(0.01)
        self.now -= 1
        return answer


async def looked_back(folder, times):
    players, most = Players(0, folder), Most()
    with patch.object(players, "ask", lambda what, *_, **__: most.work((what, {}, 1.0))):
        await asyncio.gather(*(players.look_back("judge", None, most=None) for _ in range(times)))
    return most.most


def test_of_all_who_look_back_one_at_a_time_takes_a_bots_process(tmp_path):
    assert asyncio.run(looked_back(tmp_path, 6)) == 1


@pytest.fixture
def busy(site, monkeypatch):
    """No bot's process answers who looks back."""

    async def failed(*_, **__):
        raise WorkerFailed("no worker is free")

    monkeypatch.setattr(site.app.state.hall.players, "look_back", failed)


def test_a_puzzle_nobody_can_judge_now_is_refused_and_the_end_is_shown_without_its_course(site, busy):
    me = site.visitor()
    table = me.table(seats=("me", "bot:random"))["id"]
    me.my_turn(table)
    play_out(me, table)
    running = site.app.state.hall.tables[table].running
    at = next(n for n, step in enumerate(running.steps) if step.seat == 0 and len(running.at(n).options()) > 2)
    assert me.get(f"/t/{table}/puzzle/{at}").status_code == 429
    page = me.get(f"/t/{table}")
    assert page.status_code == 200
    assert 'id="course"' not in page.text


def test_the_end_is_shown_at_once_and_its_course_when_it_is_there(site, monkeypatch):
    me = site.visitor()
    table = me.table(seats=("me", "bot:random"))["id"]
    me.my_turn(table)
    players, free = site.app.state.hall.players, threading.Event()
    looked_back = players.look_back

    async def slow(*args, **more):
        await asyncio.to_thread(free.wait, 60)
        return await looked_back(*args, **more)

    monkeypatch.setattr(players, "look_back", slow)
    monkeypatch.setattr(review, "PROMPT", 0.01)
    with me.socket(table) as line:
        line.send('{"t":"hello","form":"desk"}')
        with ThreadPoolExecutor(1) as crowd:
            played = crowd.submit(play_out, me, table)
            while (said := until(line, "update"))["meta"]["state"] != "over":
                pass
            assert 'id="course"' not in json.dumps(said)
            free.set()
            assert 'id=\\"course\\"' in json.dumps(until(line, "update"))
            played.result()


def test_pictures_of_many_tables_are_painted_two_at_a_time_and_again_after_a_failure(site, monkeypatch):
    me, most = site.visitor(), Most()
    tables = [me.table(seats=("me", "open"))["id"] for _ in range(6)]
    monkeypatch.setattr(paint, "raster_beside", lambda drawn, wide: most.work(b"painted"))
    with ThreadPoolExecutor(6) as crowd:
        found = list(crowd.map(lambda table: me.client.get(f"/t/{table}/picture.png").content, tables))
    assert (set(found), most.most) == ({b"painted"}, PAINTERS)

    async def failed(drawn, wide):
        raise RuntimeError("no picture")

    monkeypatch.setattr(paint, "raster_beside", failed)
    other = me.table(seats=("me", "open"))["id"]
    assert me.client.get(f"/t/{other}/picture.png").status_code == 500
    monkeypatch.setattr(paint, "raster_beside", lambda drawn, wide: most.work(b"painted"))
    assert site.visitor().client.get(f"/t/{other}/picture.png").content == b"painted"


def test_all_that_is_closed_is_told_only_so_often(tmp_path, monkeypatch):
    monkeypatch.setitem(RATES, "draw", (3, 0.001))
    with Site(tmp_path, rate_factor=1.0) as strict:
        me = strict.visitor()
        table = me.table(seats=("me", "bot:random"))["id"]
        me.my_turn(table)
        asked = [me.api("POST", f"/tables/{table}/help", {"about": "closed", "most": 600}).status_code for _ in range(5)]
        assert asked == [200, 200, 200, 429, 429]
