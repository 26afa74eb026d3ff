"""What allowed messages and addresses must not be able to do: fill the memory, stop the opponent, win time, keep others out."""

import contextlib
import json
import socket
import time

import pytest
from websockets.exceptions import ConnectionClosed

from tessera.web import envelope, patience
from tessera.web.errors import Refusal
from tessera.web.limits import MOST_BUCKETS, RATES, Limits
from tessera.web.run import configured
from tests.web.visitors import PATIENCE, Site, until


def test_only_known_forms_are_drawn(site):
    me = site.visitor()
    table, _, _ = me.begun()
    live = site.app.state.hall.tables[table]
    with me.socket(table) as line:
        line.send('{"t":"hello"}')
        until(line, "update")
        drawn = len(live.drawn)
        for number in range(30):
            line.send(json.dumps({"t": "form", "form": f"x{number}"}))
            assert until(line, "error")["error"] == "bad-request"
        assert len(live.drawn) <= drawn
        line.send('{"t":"form","form":"phone"}')
        assert until(line, "update")["meta"]["views"]
    assert me.api("GET", f"/tables/{table}/look?at=0&form=x1").status_code == 400


def test_earlier_positions_are_drawn_only_so_often_over_the_line_too(tmp_path, monkeypatch):
    """A page that says it looked back has that moment drawn again, to learn only what differs: whoever says so all the time gets the
    whole picture instead."""
    asked = []
    monkeypatch.setattr("tessera.web.socket.seen", lambda table, viewer, at, digest: asked.append(at))
    monkeypatch.setitem(RATES, "draw", (10, 0.001))
    with Site(tmp_path, rate_factor=1.0) as strict:
        me = strict.visitor()
        table, _, _ = me.begun()
        with me.socket(table) as line:
            line.send('{"t":"hello"}')
            until(line, "update")
            for number in range(30):
                line.send(json.dumps({"t": "form", "form": "desk", "at": number % 2, "d": "x"}))
            line.send('{"t":"ping"}')
            until(line, "pong")
            assert len(asked) == 10
            line.send('{"t":"form","form":"desk-1","at":0,"d":"x"}')
            while until(line, "update")["meta"]["form"] != "desk-1":
                pass


def two_at_a_table(site, **more):
    """Two persons at a table: the one who decides, the other, and the question."""
    one, two = site.visitor(), site.visitor()
    table = one.table(seats=("me", "open"), **more)["id"]
    two.api("POST", f"/tables/{table}/join", {})
    if not one.options(table)["options"]:
        one, two = two, one
    return table, one, two, one.options(table)


def test_leaving_and_coming_back_does_not_make_the_others_choice_stale(site):
    table, one, two, now = two_at_a_table(site)
    for number in range(3):
        two.api("POST", f"/tables/{table}/leave")
        assert two.api("POST", f"/tables/{table}/back").status_code == 200, number
    assert one.facts(table)["version"] > now["version"]
    assert one.choose(table, now["options"][0]["key"], now["version"]).status_code == 200
    assert one.choose(table, now["options"][0]["key"], now["version"]).json()["error"] in ("stale", "not-yours", "illegal")


@pytest.mark.parametrize("pace", ["quick", "day"])
def test_leaving_and_coming_back_wins_no_time(site, pace):
    table, one, _, _ = two_at_a_table(site, pace=pace)
    live = site.app.state.hall.tables[table]
    live.row.deadline -= 100
    live.row.turn_since -= 100
    before = live.row.deadline
    site.app.state.hall.closing = True  # the bot that stands in does not move meanwhile
    try:
        one.api("POST", f"/tables/{table}/leave")
        assert one.api("POST", f"/tables/{table}/back").status_code == 200
    finally:
        site.app.state.hall.closing = False
    assert live.row.deadline == before
    assert live.row.turn_user is not None
    live.row.deadline = 1.0
    assert one.api("POST", f"/tables/{table}/leave").status_code == 200
    assert one.api("POST", f"/tables/{table}/back").json()["error"] == "too-late"


@pytest.mark.usefixtures("no_time_passes")
def test_seats_change_hands_only_so_often():
    limits = Limits(1.0)
    for _ in range(6):
        limits.take("somebody", "seat")
    with pytest.raises(Refusal, match="too-fast"):
        limits.take("somebody", "seat")


def test_buckets_are_bounded():
    limits = Limits(1.0)
    for number in range(MOST_BUCKETS + 100):
        limits.take(f"guest {number}", "page")
    assert len(limits.buckets) <= MOST_BUCKETS
    assert (f"guest {MOST_BUCKETS + 99}", "page") in limits.buckets


@pytest.mark.usefixtures("no_time_passes")
def test_reading_has_a_limit_too(tmp_path):
    with Site(tmp_path, rate_factor=0.2) as site:
        me = site.visitor()
        codes = [me.client.get("/api/games").status_code for _ in range(80)]
        assert 429 in codes
        assert me.client.get("/healthz").text == "ok"


def test_a_person_has_so_many_sockets_and_no_more(tmp_path):
    with Site(tmp_path, rate_factor=0.2) as site:  # five of one person
        me = site.visitor()
        table = me.table(seats=("me", "bot:random"))["id"]
        lines = [me.socket(table) for _ in range(5)]
        with pytest.raises(Exception, match=r"4429|403|reject"):
            me.socket(table)
        for line in lines:
            line.close()
        assert me.client.get("/healthz").text == "ok"


def test_silent_connections_are_dropped(tmp_path, monkeypatch):
    monkeypatch.setattr(patience, "HEAD_SECONDS", 0.2)
    with Site(tmp_path) as site:
        host, port = site.address.removeprefix("http://").split(":")
        silent = [socket.create_connection((host, int(port))) for _ in range(20)]
        half = socket.create_connection((host, int(port)))
        half.send(b"GET / HTTP/1.1\r\nHost: x\r\n")
        for one in (*silent, half):
            one.settimeout(5)
            assert one.recv(10) == b"", "dropped"
        assert site.visitor().client.get("/healthz").text == "ok"


def test_a_socket_without_hello_is_dropped(site, monkeypatch):
    from tessera.web import socket as live

    monkeypatch.setattr(live, "HELLO_SECONDS", 0.2)
    me = site.visitor()
    table = me.table(seats=("me", "bot:random"))["id"]
    with me.socket(table) as line:
        told = until(line, "chat")
        assert told["all"]
        with pytest.raises(ConnectionClosed):
            until(line, "never")


def raw(site):
    host, port = site.address.removeprefix("http://").split(":")
    line = socket.create_connection((host, int(port)))
    line.settimeout(20)
    return line


@pytest.mark.parametrize("head", [[b"X: " + b"a" * 50_000] * 40, [b"X: a"] * 1000], ids=["long", "many"])
def test_a_head_has_a_size_and_a_number_of_lines(site, head):
    """It comes in pieces: of what comes at once, so much is read in any case."""
    with raw(site) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n")
        with contextlib.suppress(OSError):
            for one in head:
                line.sendall(one + b"\r\n")
            line.sendall(b"\r\n")
        with contextlib.suppress(ConnectionResetError):  # closed while we still spoke: the answer may be lost
            assert line.recv(20)[9:12] in (b"400", b"")
    assert site.visitor().client.get("/healthz").text == "ok"


def test_a_body_that_trickles_is_dropped(site, monkeypatch):
    """Every byte in time, and yet it never ends."""
    monkeypatch.setattr(envelope, "BODY_SECONDS", 0.3)
    with raw(site) as line:
        line.sendall(b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 400\r\n\r\n{")
        line.settimeout(0.05)
        answer = b""
        for _ in range(300):
            with contextlib.suppress(TimeoutError):
                answer = line.recv(20)
                break
            line.sendall(b" ")
        assert answer.startswith(b"HTTP/1.1 ")


def test_who_does_not_read_is_dropped(tmp_path, monkeypatch):
    monkeypatch.setattr(patience, "READ_SECONDS", 0.3)
    with Site(tmp_path) as site, raw(site) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connections = site.server.server_state.connections
        line.sendall(b"GET /rules/concordia HTTP/1.1\r\nHost: x\r\n\r\n" * 100)
        end = time.time() + PATIENCE
        seen = False
        while time.time() < end and not (seen and not connections):
            seen = seen or bool(connections)
            time.sleep(0.02)
        assert not connections


def test_whoever_says_too_much_is_not_listened_to_for_a_while(tmp_path):
    """Also what costs us little, and what cannot be read."""
    with Site(tmp_path, public=True) as site:
        me = site.visitor()
        table = me.table(seats=("me", "bot:random"))["id"]
        for frame in ('{"t":"ping"}', "{", b"\x00"):
            with me.socket(table) as line:
                refused = 0
                for _ in range(200):  # each waits for the answer to the one before
                    line.send(frame)
                    while (got := json.loads(line.recv(timeout=PATIENCE)))["t"] not in ("pong", "error"):
                        pass
                    refused += got.get("error") == "too-fast"
                    if refused == 3:
                        break
                assert refused == 3, frame


def test_the_server_is_configured_with_patience(tmp_path):
    assert configured(None).http is patience.Patient


# ---- clocks that jump -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("hours", [-1, 1])
def test_a_clock_that_jumps_flags_nobody_and_drops_no_session(tmp_path, hours, monkeypatch):
    with Site(tmp_path) as site:
        me = site.visitor()
        table = me.table(seats=("me", "bot:random"), pace="quick")["id"]
        me.my_turn(table)
        name = me.api("GET", "/me").json()["id"]
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() + 3600 * hours)
        left = site.app.state.hall.tables[table].clock(0)
        site.call(site.app.state.hall.flags(0))
        assert me.api("GET", "/me").json()["id"] == name
        assert 500 < left <= 600
        assert not me.facts(table)["seats"][0]["stand_in"]


def test_time_never_goes_back_behind_what_was_written(tmp_path):
    import sqlite3

    with Site(tmp_path) as site:
        me = site.visitor()
        table, _, _ = me.begun(pace="day")
        deadline = me.facts(table)["deadline"]
        assert deadline
    ahead = time.time() + 3600
    with sqlite3.connect(tmp_path / "tessera.db") as db:  # as if the clock had been set back by an hour since
        db.execute("UPDATE meta SET value = ? WHERE name = 'seen'", (str(ahead),))
    with Site(tmp_path) as site:
        assert site.app.state.store.clock.now() >= ahead
        assert site.call(site.app.state.store.table(table))[0].deadline == deadline


# ---- tables of bots alone ---------------------------------------------------------------------------------------


def test_tables_of_bots_alone_stay_out_of_memory_at_the_start(tmp_path):
    with Site(tmp_path) as site:
        me = site.visitor()
        table = me.table(seats=("me", "bot:random"))["id"]
        me.my_turn(table)
        me.api("POST", f"/tables/{table}/leave")
    with Site(tmp_path) as site:
        hall = site.app.state.hall
        site.call(hall.bot_turns.look_round(True))
        assert table not in hall.tables
