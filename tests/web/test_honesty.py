"""The five rules that keep the site honest."""

import json
import random
import threading

import pytest
from sqlalchemy import text

import tessera
from tessera.web.errors import Refusal
from tessera.web.render import render
from tessera.web.store import Store
from tessera.web.viewer import Viewer
from tests.web.visitors import PATIENCE, Site, until


def test_commit_then_answer_then_broadcast(site, monkeypatch):
    """When the answer arrives the choice is in the database, and the picture comes after the answer."""
    me = site.visitor()
    table = me.table(seats=("me", "bot:random"))["id"]
    now = me.my_turn(table)
    order = []
    original = Store.act

    async def act(self, *args, **kw):
        await original(self, *args, **kw)
        order.append("commit")

    monkeypatch.setattr(Store, "act", act)
    with me.socket(table) as socket:
        socket.send(json.dumps({"t": "hello", "form": "desk"}))
        until(socket, "update")
        socket.send(json.dumps({"t": "choose", "v": now["version"], "id": "r1", "key": now["options"][0]["key"]}))
        while True:
            message = json.loads(socket.recv(timeout=PATIENCE))
            if message["t"] == "ack":
                assert order[:1] == ["commit"]
                order.append("ack")
            if message["t"] == "update" and message["v"] > now["version"]:
                order.append("update")
                break
    assert order.index("commit") < order.index("ack") < order.index("update")


def test_a_choice_that_cannot_be_stored_has_not_happened(site, monkeypatch):
    me = site.visitor()
    table = me.table(seats=("me", "bot:random"))["id"]
    now = me.my_turn(table)
    view = me.api("GET", f"/tables/{table}/view").json()
    original = Store.act

    async def fails(self, *args, **kw):
        raise Refusal("not-saved")

    monkeypatch.setattr(Store, "act", fails)
    refused = me.choose(table, request="same-1")
    assert refused.status_code == 503
    assert refused.json()["error"] == "not-saved"
    assert me.api("GET", f"/tables/{table}/view").json() == view
    monkeypatch.setattr(Store, "act", original)
    again = me.choose(table, now["options"][0]["key"], now["version"], "same-1")
    assert again.json() == {"version": now["version"] + 1}


def test_a_duplicate_gets_the_same_answer_and_happens_once(site):
    me = site.visitor()
    table = me.table(seats=("me", "bot:random"))["id"]
    now = me.my_turn(table)
    answers = [me.choose(table, now["options"][0]["key"], now["version"], "once").json() for _ in range(10)]
    assert answers == [{"version": now["version"] + 1}] * 10
    log = me.api("GET", f"/tables/{table}/log").json()
    assert sum(line["version"] == now["version"] + 1 for line in log) == 1


def test_stale_is_refused_with_a_fresh_picture(site):
    me = site.visitor()
    table = me.table(seats=("me", "bot:random"))["id"]
    now = me.my_turn(table)
    with me.socket(table) as socket:
        socket.send(json.dumps({"t": "hello", "form": "desk"}))
        until(socket, "update")
        socket.send(json.dumps({"t": "choose", "v": now["version"] - 1, "id": "s1", "key": now["options"][0]["key"]}))
        refusal = until(socket, "error")
        assert refusal["error"] == "stale"
        assert refusal["id"] == "s1"
        fresh = until(socket, "update")
        assert fresh["full"]
        assert fresh["v"] >= now["version"]


def test_many_at_once_exactly_one_is_taken(site):
    me = site.visitor()
    table = me.table(seats=("me", "bot:random"))["id"]
    now = me.my_turn(table)
    keys = [option["key"] for option in now["options"]]
    answers = []
    threads = [
        threading.Thread(target=lambda n=n: answers.append(me.choose(table, keys[n % len(keys)], now["version"], f"race-{n}")))
        for n in range(20)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    taken = [answer for answer in answers if answer.status_code == 200]
    assert len(taken) == 1
    assert {answer.json()["error"] for answer in answers if answer.status_code != 200} <= {"stale", "not-yours", "too-fast"}


def test_versions_only_grow_through_undo_and_restart(tmp_path):
    with Site(tmp_path) as site:
        me = site.visitor()
        table = me.table("gloria_mundi", ("me", "bot:random"))["id"]
        seen = [me.my_turn(table)["version"]]
        undone = 0
        for _ in range(60):
            now = me.my_turn(table)
            if now["over"]:
                break
            me.choose(table, now["options"][-1]["key"], now["version"])
            after = me.options(table)
            seen.append(after["version"])
            if after["options"]:
                answer = me.api("POST", f"/tables/{table}/undo", {"version": after["version"], "request": me.request_id()})
                if answer.status_code == 200:
                    undone += 1
                    back = me.options(table)
                    assert [o["key"] for o in back["options"]] == [o["key"] for o in now["options"]]
                    seen.append(back["version"])
                    me.choose(table, now["options"][-1]["key"], back["version"])
                    seen.append(me.options(table)["version"])
                else:
                    assert answer.json()["error"] == "no-undo"
            if undone >= 3:
                break
        assert undone, "no step could be taken back in sixty tries"
        assert seen == sorted(seen)
        me.my_turn(table)
        view = me.api("GET", f"/tables/{table}/view").json()
        cookies = dict(me.client.cookies)
    with Site(tmp_path) as site:
        me = site.visitor()
        me.client.cookies.update(cookies)
        assert me.api("GET", f"/tables/{table}/view").json() == view


def test_undo_never_crosses_another_seat_or_a_reveal(site):
    me = site.visitor()
    table = me.table(seats=("me", "bot:random"))["id"]
    now = me.my_turn(table)
    first = me.api("POST", f"/tables/{table}/undo", {"version": now["version"], "request": me.request_id()})
    assert first.json()["error"] == "no-undo"


@pytest.mark.parametrize("game", [game.id for game in tessera.games()])
def test_a_viewers_bytes_do_not_depend_on_what_it_cannot_know(site, game):
    """Twin worlds: re-deal what a seat cannot know, and everything sent to it stays the same, byte for byte; in both languages."""
    me = site.visitor()
    seats = max(count for count in tessera.game(game).seat_counts() if count <= 3)
    table_id = me.table(game, ("me", *["bot:random"] * (seats - 1)))["id"]
    rnd = random.Random(game)
    compared = 0
    for _ in range(8):
        now = me.my_turn(table_id)
        if now["over"]:
            break
        table = site.app.state.hall.tables[table_id]
        true = table.running.state
        for seat in [*range(seats), None]:
            hider = rnd.randrange(seats) if seat is None else seat  # whatever a seat cannot know, a spectator cannot know either
            for lang in ("en", "de"):
                shown = []
                for state in (true, true.imagined(hider, 4711), true.imagined(hider, 815)):
                    table.running.state = state
                    table.drawn.clear()
                    made = render(table, Viewer(seat, lang, player=seat is not None))
                    shown.append(json.dumps([made.meta, made.layers, made.parts], default=str))
                table.running.state = true
                table.drawn.clear()
                assert shown[0] == shown[1] == shown[2]
                compared += 1
        me.choose(table_id, rnd.choice(now["options"])["key"], now["version"])
    assert compared >= 16


def test_a_broken_table_hurts_nobody_else(site):
    me = site.visitor()
    good, bad = me.table(seats=("me", "bot:random"))["id"], me.table(seats=("me", "bot:random"))["id"]
    me.my_turn(bad)
    hall = site.app.state.hall

    async def poison():
        del hall.tables[bad]
        async with hall.store.open() as db:
            await db.execute(text("UPDATE acts SET key = 'garbage' WHERE table_id = :t AND kind = 'choose'"), {"t": bad})
            await db.execute(
                text(
                    "INSERT INTO acts (table_id, number, kind, seat, key, data, request, at) "
                    "VALUES (:t, 9999, 'choose', 0, 'garbage', '{}', 'x', 0)"
                ),
                {"t": bad},
            )
            await db.commit()

    site.call(poison())
    broken = me.api("GET", f"/tables/{bad}")
    assert (broken.status_code, broken.json()["outdated"]) == (200, "replay")
    assert me.api("GET", f"/tables/{bad}/options").json()["error"] == "outdated"
    page = me.get(f"/t/{bad}")
    assert page.status_code == 200
    assert "garbage" not in broken.text + page.text
    me.my_turn(good)
    assert me.choose(good).status_code == 200
    assert me.client.get("/healthz").text == "ok"


@pytest.mark.parametrize("fault", ["test:error", "test:none", "test:illegal", "test:crash", "test:hang"])
def test_a_bot_that_fails_is_replaced_and_the_table_goes_on(tmp_path, fault):
    with Site(tmp_path, bot_limit=1.0, bot_faults=True) as site:
        me = site.visitor()
        hall = site.app.state.hall
        from tessera.web.plans import SeatPlan, TablePlan

        me.table()
        mine = me.api("GET", "/me").json()["id"]

        async def opened():
            user = await hall.store.user(mine)
            return (await hall.open(TablePlan("gloria_mundi", (SeatPlan("me"), SeatPlan("bot", "", fault))), user)).id

        table = site.call(opened())
        for _ in range(30):
            now = me.my_turn(table, 40)
            moved = [line for line in me.api("GET", f"/tables/{table}/log").json() if line["seat"] == 1]
            if moved:
                assert moved[0]["words"][-1] == "(This bot did not answer: a simple one chose instead.)", (
                    "nobody is kept in the dark"
                )
                return
            me.choose(table, now["options"][0]["key"], now["version"])
        raise AssertionError("the bot never moved")


@pytest.mark.parametrize("game", [game.id for game in tessera.games()])
def test_having_no_choice_looks_like_a_choice_to_others(game):
    """Log sentences are made from redacted events: others read the same whether somebody had to or wanted to."""
    from types import SimpleNamespace

    from tessera.core.events import Event, listen
    from tessera.web.story import sentences

    found = tessera.game(game)
    seats = found.seat_counts()[0]
    table = SimpleNamespace(game=found, book=found.book(), named=lambda: {seat: f"N{seat}" for seat in range(seats)})
    state, forced, rnd = found.start(seats, seed=5), 0, random.Random(3)
    for _ in range(300):
        if state.over:
            break
        events: list[Event] = []
        listen(state, events.append)
        state.choose(rnd.choice(state.options()))
        free = [Event("chose", e.seat, e.args, e.secret) if e.kind == "forced" else e for e in events]
        forced += free != events
        for viewer in [None, *range(seats)]:
            if any(e.kind == "forced" and e.seat == viewer for e in events):
                continue  # one's own may say it
            steps = [SimpleNamespace(events=given, seat=events[0].seat) for given in (events, free)]
            assert sentences(table, steps[0], Viewer(viewer)) == sentences(table, steps[1], Viewer(viewer))
    assert forced


def test_the_log_does_not_say_it_twice():
    from types import SimpleNamespace

    from tessera.core.events import listen
    from tessera.web.story import sentences

    game = tessera.game("concordia")
    table = SimpleNamespace(game=game, book=game.book(), named=lambda: {0: "Ada", 1: "Ben"})
    state = game.start(2, seed=1)
    events: list = []
    listen(state, events.append)
    key = next(key for key in state.options() if "architect" in key)
    state.choose(key)
    for lang, verb in (("en", "plays"), ("de", "spielt")):
        lines = sentences(table, SimpleNamespace(events=events, seat=0), Viewer(None, lang))
        assert sum("Archite" in line for line in lines) == 1
        assert verb in lines[0]
