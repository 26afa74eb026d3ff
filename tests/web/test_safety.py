"""Sessions, secrets and strange input: each of these once let somebody in, or broke an answer."""

import os
import threading

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tessera.core.errors import TesseraError
from tessera.web.config import Settings
from tests.web.visitors import PATIENCE, Site, until

# ---- the secret that signs sessions -----------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", "\n", "short", "x" * 31])
def test_a_short_secret_is_refused(tmp_path, text):
    (tmp_path / "secret").write_text(text)
    with pytest.raises(TesseraError, match="secret"):
        Settings(folder=tmp_path).secret()


def test_a_short_secret_of_the_environment_is_refused(tmp_path, monkeypatch):
    monkeypatch.setenv("TESSERA_SECRET", "hunter2")
    with pytest.raises(TesseraError, match="TESSERA_SECRET"):
        Settings(folder=tmp_path).secret()


def test_the_secret_is_made_whole_or_not_at_all(tmp_path, monkeypatch):
    """The disk is full when it is written: no file that a later start would take for the secret."""

    def full(_file):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space"):
            Settings(folder=tmp_path).secret()
    assert list(tmp_path.iterdir()) == []
    made = Settings(folder=tmp_path).secret()
    assert len(made) >= 32
    assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600
    assert Settings(folder=tmp_path).secret() == made


def test_processes_that_start_together_agree_on_the_secret(tmp_path):
    found, gate = [], threading.Barrier(8)

    def start():
        gate.wait()
        found.append(Settings(folder=tmp_path).secret())

    crowd = [threading.Thread(target=start) for _ in range(8)]
    for one in crowd:
        one.start()
    for one in crowd:
        one.join()
    assert len(found) == 8
    assert len(set(found)) == 1


# ---- sessions ---------------------------------------------------------------------------------------------------


def as_program(site, token):
    return httpx.get(f"{site.address}/api/me", headers={"authorization": f"Bearer {token}"})


def session(visitor):
    return visitor.client.cookies["tessera_session"]


def test_a_session_from_before_the_sign_up_ends_with_it(site):
    me = site.visitor()
    me.table()
    old = session(me)
    assert as_program(site, old).status_code == 200
    assert me.form("/you/account", login="Signs Up", password="long enough 1").status_code == 303
    assert as_program(site, old).status_code == 401
    assert as_program(site, session(me)).json()["account"] == "signs up"
    before = me.token
    me.renew()
    assert me.token != before, "the page's token is a new one too"


def test_a_guests_session_ends_when_the_guest_logs_in(site):
    me, phone = site.visitor(), site.visitor()
    me.table()
    me.form("/you/account", login="Logs In", password="long enough 1")
    phone.table()
    old = session(phone)
    assert phone.form("/you/login", login="logs in", password="long enough 1").status_code == 303
    assert as_program(site, old).status_code == 401
    assert as_program(site, session(phone)).json()["account"] == "logs in"
    assert as_program(site, session(me)).status_code == 200, "the other device stays logged in"


def closed_with(socket):
    """The code with which the line is closed, whatever comes before."""
    try:
        while True:
            socket.recv(timeout=PATIENCE)
    except ConnectionClosed as closed:
        return closed.rcvd.code


def with_account(site):
    """Somebody with an account, and a table."""
    me = site.visitor()
    table = me.table()["id"]
    me.form("/you/account", login="Logs Out", password="long enough 1")
    me.renew()
    return me, table


def ends_with_log_out(me, socket):
    socket.send('{"t":"hello"}')
    until(socket, "update")
    assert me.form("/you/logout").status_code == 303
    assert closed_with(socket) == 4401


def test_logging_out_ends_open_sockets(site):
    me, table = with_account(site)
    with me.socket(table) as socket:
        ends_with_log_out(me, socket)


def test_logging_out_ends_sockets_at_another_process(tmp_path):
    """Two processes on one database: the second learns of it by itself."""
    (tmp_path / "secret").write_text("the same secret for both, as a host would set it")
    with Site(tmp_path) as first, Site(tmp_path) as second:
        me, table = with_account(first)
        there = second.visitor()
        there.client.cookies.set("tessera_session", session(me), domain="127.0.0.1")
        with there.socket(table) as socket:
            ends_with_log_out(me, socket)


# ---- input that nobody means well --------------------------------------------------------------------------------


def test_a_strange_origin_is_refused_and_no_fault(site):
    me = site.visitor()
    for origin in ("http://[", "http://[::1", "//", "http://\u00e4\u00f6".encode("latin-1"), "http://a]b"):
        headers = {"origin": origin, "x-csrf": me.token}
        answer = me.client.post("/api/tables", json={"game": "x", "seats": []}, headers=headers)
        assert answer.json()["error"] == "bad-origin", origin


@pytest.mark.parametrize(
    "path", ["/static/%00", "/look/%00", "/look/small/a/%00.css", "/t/%00", "/api/tables/%00", "/rules/%00", "/%00"]
)
def test_a_nul_in_an_address_is_not_found(site, path):
    assert site.visitor().get(path).status_code in (400, 404)


NUL = "a\x00b"


def strange_requests(me):
    """Requests with a NUL, a lone surrogate's place-holder, and names that grow when folded: what came back."""
    table = me.table()["id"]
    yield me.api("GET", "/tables/a%00b")
    yield me.api("POST", f"/tables/{table}/chat", {"text": NUL})
    yield me.api("PUT", f"/tables/{table}/notes", {"text": NUL})
    yield me.api("POST", "/guests", {"name": NUL})
    yield me.api("POST", f"/tables/{table}/choices", {"key": NUL, "version": 1, "request": "nul"})
    yield me.api("POST", "/tables", {"game": NUL, "seats": [{"kind": "me"}]})
    yield me.api("GET", f"/ratings/{'%00'}")
    yield me.api("GET", "/tables/mine", headers={"authorization": "Bearer a%00b"})
    yield me.form("/you/login", login=NUL, password="long enough 1")
    yield me.form("/you/login", login="x", password=NUL * 4)
    for name in ("\ufb03" * 24, "\u1fb7" * 24, "\u0390" * 24, NUL):
        yield me.form("/you/account", login=name, password="long enough 1")
        me.form("/you/logout")
        me.renew()


def test_nothing_strange_is_a_fault(site):
    for answer in strange_requests(site.visitor()):
        assert answer.status_code < 500, (answer.request.url, answer.text)


def test_a_nul_in_a_line_of_chat_is_not_stored(site):
    me = site.visitor()
    table = me.table()["id"]
    with me.socket(table) as socket:
        socket.send('{"t":"chat","id":"nul","text":"a\\u0000b"}')
        line = until(socket, "chat")
        while not line["lines"]:
            line = until(socket, "chat")
        assert "\x00" not in line["lines"][0]["text"]


# ---- records ------------------------------------------------------------------------------------------------------


def record_of(site, **changed):
    """The record of a short position, with header lines changed."""
    import json

    from tessera.core.game import find

    game = find("gloria_mundi")
    position = game.start(seats=2, seed=1).position()
    edition = game.book().edition.hash
    head = {"game": "gloria_mundi", "rules": game.rules_version, "edition": edition, "seats": 2, "options": "{}", "chance": "fast",
            "names": '["Ada", "Ben"]', "position": json.dumps(position)} | changed  # fmt: skip
    digest = game.load(position).digest()
    return "\n".join(["tessera-record 1", *(f"{k}: {v}" for k, v in head.items()), "--", f"== 0 {digest}"]) + "\n"


def uploaded(me, text):
    return me.client.post(
        "/records", data={"csrf": me.token}, files={"record": ("a.tessera", text)},
        headers={"origin": me.site.address, "accept": "text/html"},
    )  # fmt: skip


def test_this_record_is_taken(site):
    me = site.visitor()
    answer = uploaded(me, record_of(site))
    assert answer.status_code == 303, answer.text
    assert me.get(answer.headers["location"]).status_code == 200


STRANGE_RECORDS = [
    {"names": "5"},
    {"names": "[5, 6]"}, {"names": "null"}, {"names": '{"a": 1}'}, {"names": '["a\\u0000", "b"]'}, {"seats": 3}, {"seats": 4},
    {"seed": "7" * 129}, {"commitment": "c" * 129}, {"position": "5"}, {"position": "[]"}, {"position": '{"game": 5}'},
    {"position": '{"game": "massilia"}'},
]  # fmt: skip


@pytest.mark.parametrize("changed", STRANGE_RECORDS, ids=str)
def test_a_strange_record_is_refused(site, changed):
    me = site.visitor()
    answer = uploaded(me, record_of(site, **changed))
    assert answer.status_code in (400, 303), answer.text
    if answer.status_code == 303:  # nothing wrong with it after all: then its page is whole
        assert "names" in changed
        assert me.get(answer.headers["location"]).status_code == 200


# ---- links to a seat ----------------------------------------------------------------------------------------------


def seat_code(one, table):
    return one.api("POST", f"/tables/{table}/links").json()["links"][0]["code"]


def test_a_link_to_a_seat_works_once(site):
    one, two, three = site.visitor(), site.visitor(), site.visitor()
    table = one.table()["id"]
    code = seat_code(one, table)
    assert two.form(f"/t/{table}/seat", code=code).status_code == 303
    assert three.form(f"/t/{table}/seat", code=code).status_code == 403
    assert two.facts(table)["you"] == [0]


def test_a_link_to_a_seat_expires_and_a_new_one_ends_the_old(site, monkeypatch):
    from tessera.web import links

    one, two = site.visitor(), site.visitor()
    table = one.table()["id"]
    first, second = seat_code(one, table), seat_code(one, table)
    assert two.api("POST", f"/tables/{table}/claim", {"code": first}).json()["error"] == "bad-link"
    elsewhere = one.table()["id"]
    assert two.api("POST", f"/tables/{elsewhere}/claim", {"code": second}).json()["error"] == "bad-link"
    with monkeypatch.context() as patched:
        patched.setattr(links, "SEAT_LIFE", -1)
        late = seat_code(one, table)
    assert two.api("POST", f"/tables/{table}/claim", {"code": late}).json()["error"] == "bad-link"
    assert two.api("POST", f"/tables/{table}/claim", {"code": seat_code(one, table)}).status_code == 200
