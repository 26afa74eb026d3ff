"""Crowds: a hundred at once, slow readers, two devices of one seat, many watchers."""

import json
import threading
import time

from tests.web.visitors import PATIENCE, Site, until


def test_many_watchers_see_a_move_quickly(tmp_path):
    with Site(tmp_path) as site:
        me = site.visitor()
        table, now, key = me.begun()
        watcher = site.visitor()
        sockets = [watcher.socket(table) for _ in range(60)]
        for socket in sockets:
            socket.send('{"t":"hello"}')
            until(socket, "update")
        began = time.process_time()  # what else the machine has to do is no matter
        me.choose(table, key, now["version"])
        for socket in sockets:
            until(socket, "update")
        taken = time.process_time() - began
        print(f"60 watchers: {taken * 1000:.0f} ms of processor time")
        assert taken < 3


def test_a_reader_who_stops_reading_holds_nobody_up(tmp_path):
    with Site(tmp_path) as site:
        me, slow = site.visitor(), site.visitor()
        table = me.table(seats=("me", "bot:random"))["id"]
        stuck = slow.socket(table)
        stuck.send('{"t":"hello"}')
        for _ in range(10):
            now = me.my_turn(table)
            if now["over"]:
                break
            assert me.choose(table, now["options"][0]["key"], now["version"]).status_code == 200
        stuck.close()


def test_two_devices_of_one_seat_and_a_spectator_tab(tmp_path):
    with Site(tmp_path) as site:
        me, stranger = site.visitor(), site.visitor()
        table, now, key = me.begun()
        with me.socket(table) as one, me.socket(table) as two, stranger.socket(table) as tab:
            firsts = []
            for socket in (one, two, tab):
                socket.send('{"t":"hello"}')
                firsts.append(until(socket, "update"))
            assert firsts[0]["board"] == firsts[1]["board"]
            assert firsts[2]["meta"]["seat"] is None
            assert "data-key" not in json.dumps(firsts[2])
            one.send(json.dumps({"t": "choose", "v": now["version"], "id": "a", "key": key}))
            two.send(json.dumps({"t": "choose", "v": now["version"], "id": "b", "key": now["options"][-1]["key"]}))
            seen = {}
            for name, socket in (("a", one), ("b", two)):
                while name not in seen:
                    message = json.loads(socket.recv(timeout=PATIENCE))
                    if message.get("id") == name:
                        seen[name] = message
            assert sorted(message["t"] for message in seen.values()) == ["ack", "error"]


def test_messages_repeated_lost_and_out_of_order_end_in_the_same_table(tmp_path):
    """A line that drops, doubles and delays: whatever arrives, the client ends where the server is."""
    import random

    with Site(tmp_path) as site:
        me = site.visitor()
        table = me.table(seats=("me", "bot:random"))["id"]
        rnd = random.Random(4)
        waiting = []
        for number in range(60):
            now = me.options(table)
            if now["over"]:
                break
            if now["options"]:
                waiting.append((rnd.choice(now["options"])["key"], now["version"], f"net-{number}"))
            rnd.shuffle(waiting)
            for message in list(waiting):
                fate = rnd.random()
                if fate < 0.3:
                    continue  # lost: sent again later
                for _ in range(2 if fate > 0.8 else 1):
                    me.choose(table, *message)
                waiting.remove(message)
        me.my_turn(table)  # no bot moves any more
        log = me.api("GET", f"/tables/{table}/log").json()
        versions = [line["version"] for line in log]
        assert versions == sorted(set(versions))
        live = site.app.state.hall.tables[table]
        assert live.match.at(len(log)).digest() == live.state.digest()


def test_many_reconnects_at_once(tmp_path):
    with Site(tmp_path) as site:
        me = site.visitor()
        table = me.table(seats=("me", "bot:random"))["id"]
        me.my_turn(table)
        done = []

        def once():
            with me.socket(table) as socket:
                socket.send('{"t":"hello"}')
                done.append(until(socket, "update")["v"])

        threads = [threading.Thread(target=once) for _ in range(80)]
        began = time.time()
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(PATIENCE)
        print(f"80 reconnects in {time.time() - began:.1f} s")
        assert len(done) == 80
