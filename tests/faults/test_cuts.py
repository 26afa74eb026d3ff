"""Cut lines, commits in doubt, a full disk: what was stored is in memory too, and an id asked again gets its first answer."""

import asyncio
import json
import random

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from tests.web.visitors import Site, until, within


def slowed(site, stored):
    """Commits wait until they are let go. Returns what lets them go."""
    store = site.app.state.store
    gate, reached = asyncio.Event(), asyncio.Event()
    commit = store.writer.commit

    async def waiting(batch):
        reached.set()
        await gate.wait()
        await commit(batch)
        stored.append(len(batch))

    store.writer.commit = waiting

    def let_go():
        store.writer.commit = commit
        gate.set()

    return reached, lambda: site.loop.call_soon_threadsafe(let_go)


def test_a_line_cut_during_the_commit_leaves_no_table_behind(tmp_path):
    with Site(tmp_path) as site:
        me = site.visitor()
        table, now, key = me.begun()
        stored = []
        reached, let_go = slowed(site, stored)
        with me.socket(table) as socket:
            socket.send('{"t":"hello"}')
            until(socket, "update")
            socket.send(json.dumps({"t": "choose", "v": now["version"], "id": "cut", "key": key}))
            site.call(reached.wait())
            live = site.app.state.hall.tables[table]
            site.call(broken_off(live))
        let_go()
        again = me.choose(table, key, now["version"], "cut")
        assert again.json() == {"version": now["version"] + 1}, "the chooser gets his first answer"
        assert live.version > now["version"]
        assert stored
        assert site.call(site.app.state.store.version(table)) == live.version, "memory is where the database is"


async def broken_off(live):
    """Nothing can be sent any more: the page's tasks are cancelled in the middle of what they do."""
    for page in live.onlookers:
        page.closed = True
        page.stir()
    while live.onlookers:
        await asyncio.sleep(0)


@pytest.mark.parametrize("stands", [True, False])
def test_a_commit_in_doubt_is_looked_up(tmp_path, stands, monkeypatch):
    """The database breaks off in the very moment of the commit: whether it stands is found out, not guessed."""
    with Site(tmp_path) as site:
        me = site.visitor()
        table, now, key = me.begun()
        writer = site.app.state.store.writer
        commit = writer.commit

        async def breaking(batch):
            writer.commit = commit
            if stands:
                await commit(batch)
            raise OperationalError("COMMIT", {}, OSError("the line to the database broke"))

        monkeypatch.setattr(writer, "commit", breaking)
        assert me.choose(table, key, now["version"], "doubt").json()["error"] == "not-saved"
        if stands:  # somebody may be looking it up in this very moment
            within(lambda: me.facts(table)["version"] > now["version"])
        else:
            assert me.facts(table)["version"] == now["version"]
        assert me.choose(table, key, now["version"], "doubt").json() == {"version": now["version"] + 1}


def test_several_choices_go_into_one_commit(tmp_path):
    with Site(tmp_path) as site:
        me = site.visitor()
        begun = [me.begun() for _ in range(4)]
        batches = []
        reached, let_go = slowed(site, batches)
        hall = site.app.state.hall
        lives = [hall.tables[table] for table, _, _ in begun]

        async def all_at_once():
            def choice(live, now, key):
                user = live.chairs[0].user_id
                return hall.acted(live, lambda: live.choose(user, key, now["version"], f"{user}:batch"))

            work = [asyncio.create_task(choice(live, now, key)) for live, (_, now, key) in zip(lives, begun, strict=True)]
            await reached.wait()
            await asyncio.sleep(0.05)
            let_go()
            return await asyncio.gather(*work)

        found = site.call(all_at_once())
        assert max(batches) > 1
        assert [one.version for one in found] == [now["version"] + 1 for _, now, _ in begun]
        assert site.call(site.app.state.store.versions([live.id for live in lives])).keys() == {live.id for live in lives}


def test_a_full_disk_is_said_and_heals(tmp_path):
    with Site(tmp_path) as site:
        me = site.visitor()
        table, now, key = me.begun()
        engine, hall = site.app.state.store.engine.sync_engine, site.app.state.hall
        full = [True]

        def refuse(connection, cursor, statement, *more):
            if full[0] and statement.startswith(("INSERT", "UPDATE")):
                raise OperationalError(statement, {}, OSError("database or disk is full"))

        event.listen(engine, "before_cursor_execute", refuse)
        asked = [
            me.choose(table, key, now["version"], "full"),
            me.api("POST", f"/tables/{table}/chat", {"text": "salve"}),
            me.api("PUT", f"/tables/{table}/notes", {"text": "a note"}),
            me.api("POST", "/tables", {"game": "gloria_mundi", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]}),
        ]
        assert [answer.json()["error"] for answer in asked] == ["not-saved"] * 4
        assert {answer.status_code for answer in asked} == {503}
        with pytest.raises(Exception, match="not-saved"):
            site.call(hall.mark(0))
        assert me.client.get("/healthz").status_code == 503
        full[0] = False
        site.call(hall.mark(0))
        assert me.client.get("/healthz").text == "ok"
        assert me.choose(table, key, now["version"], "full").status_code == 200


def cut_lines(site, number):
    """So many choices whose line breaks during the commit. How many tables stayed behind the database, how many answers differed."""
    me = site.visitor()
    hall, store = site.app.state.hall, site.app.state.store
    rnd = random.Random(4)
    behind, other, table = 0, 0, ""
    for attempt in range(number):
        if not table or me.facts(table)["status"] == "over":
            table = me.table(seats=("me", "bot:random"))["id"]
        now = me.my_turn(table)
        if now["over"]:
            table = ""
            continue
        live, key = hall.tables[table], rnd.choice(now["options"])["key"]
        site.call(cut(hall, live, key, now["version"], f"cut{attempt}", rnd.random() * 0.02))
        again = me.choose(table, key, now["version"], f"cut{attempt}")
        other += again.status_code != 200 or again.json()["version"] != now["version"] + 1
        behind += site.call(is_behind(store, live))
    return behind, other


async def is_behind(store, live):
    """Between two acts, that is: while a bot's choice is stored, memory follows in the next moment."""
    async with live.lock:
        return await store.version(live.id) > live.number


async def cut(hall, live, key, version, request, after):
    """As a page does it whose line breaks: its task is cancelled at any moment."""
    user = live.chairs[0].user_id
    task = asyncio.create_task(hall.acted(live, lambda: live.choose(user, key, version, f"{user}:{request}")))
    await asyncio.sleep(after)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


@pytest.mark.parametrize("number", [25, pytest.param(2000, marks=pytest.mark.long)])
def test_cut_lines_leave_no_table_behind_and_no_answer_open(tmp_path, number):
    with Site(tmp_path) as site:
        behind, other = cut_lines(site, number)
        print(f"{number} cut lines: {behind} tables behind, {other} other answers")
        assert (behind, other) == (0, 0)
