"""Who may do what, and what the site does with requests that are not from its own pages."""

import json
import re

import pytest
from websockets.exceptions import ConnectionClosedError

from tessera import look
from tests.web.visitors import Site, until


def test_every_page_has_a_strict_policy(site):
    me = site.visitor()
    table = me.table()["id"]
    for path in ("/", "/new/gloria_mundi", f"/t/{table}", "/learn", "/rules", "/rules/gloria_mundi", "/you", "/nothing-here"):
        answer = me.get(path)
        policy = answer.headers["content-security-policy"]
        assert "unsafe" not in policy
        assert "default-src 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert " style=" not in answer.text
        assert "<style" not in answer.text
        assert not any(f" on{event}=" in answer.text for event in ("click", "load", "error", "submit"))


def test_what_a_table_links_may_be_kept_for_ever(site):
    """Its style sheets and scripts, the small pictures of its game among them. An old address gets the new pictures, but not for ever."""
    me = site.visitor()
    page = me.get(f"/t/{me.table()['id']}").text
    links = re.findall(r'<(?:link rel="stylesheet" href|script[^>]* src)="([^"]+)"', page)
    small = next(link for link in links if link.startswith("/look/small/"))
    for link in links:
        answer = me.get(link)
        assert answer.status_code == 200, link
        assert answer.headers["content-type"].startswith("text/")
        assert "immutable" in answer.headers["cache-control"]
    assert ".pic-ksign-farm {" in me.get(small).text
    stale = me.get("/look/small/000000000000/gloria_mundi.css")
    assert (stale.text, stale.headers["cache-control"]) == (me.get(small).text, "no-cache")
    assert me.get("/look/small/000000000000/chess.css").status_code == 404


def test_a_picture_of_stone_is_there_in_flat_colours_too(site):
    me = site.visitor()
    page = me.get(f"/t/{me.table()['id']}").text
    picture = re.search(r'data-art="([^"]+)"', page)[1]
    for theme in look.THEMES:
        answer = me.get(f"/look/{picture}-{theme}.svg")
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.text.startswith("<svg ")
        assert re.findall(r'fill="(@[^"]*)', answer.text) == []
    for gone in (f"{picture}-grey", f"{picture}s-light", "x/art/concordia/rome-light"):
        assert me.get(f"/look/{gone}.svg").status_code == 404


def test_foreign_origins_are_refused(site):
    me = site.visitor()
    body = {"game": "gloria_mundi", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    for origin in ("http://evil.example", "null", ""):
        answer = me.client.post("/api/tables", json=body, headers={"origin": origin, "x-csrf": me.token})
        assert answer.json()["error"] == "bad-origin"
    assert me.client.post("/api/tables", json=body, headers={"origin": site.address}).json()["error"] == "bad-token"
    other = site.visitor()
    stolen = me.client.post("/api/tables", json=body, headers={"origin": site.address, "x-csrf": other.token})
    assert stolen.json()["error"] == "bad-token"
    assert me.form("/tables", game="gloria_mundi", csrf="wrong").status_code == 403


def test_a_foreign_page_gets_no_socket(site):
    from websockets.exceptions import InvalidStatus

    me = site.visitor()
    table = me.table()["id"]
    with pytest.raises(InvalidStatus):
        me.socket(table, origin="http://evil.example")


def test_a_token_works_for_programs_without_cookies(site):
    import httpx

    made = httpx.post(f"{site.address}/api/guests", json={"name": "Robota"}).json()
    head = {"authorization": f"Bearer {made['token']}"}
    body = {"game": "gloria_mundi", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    table = httpx.post(f"{site.address}/api/tables", json=body, headers=head).json()
    assert table["seats"][0]["name"] == "Robota"
    assert (
        httpx.get(f"{site.address}/api/tables/{table['id']}", headers={"authorization": "Bearer nonsense"}).json()["error"]
        == "login-needed"
    )


PAYLOADS = [
    "<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "</script><svg onload=alert(1)>", "{{7*7}}", "javascript:alert(1)",
    "&lt;b&gt;", "'; DROP TABLE users; --", "\u202egnp.exe", "a" * 500, "\x1b[31mred", "${7*7}", "]]>",
]  # fmt: skip


@pytest.mark.parametrize("payload", PAYLOADS)
def test_names_and_chat_are_inert(site, payload):
    me = site.visitor()
    me.table()
    me.form("/you/name", name=payload[:60])
    table = me.table()["id"]
    me.api("POST", f"/tables/{table}/chat", {"text": payload[:400]})
    for path in ("/", f"/t/{table}", "/you"):
        page = me.get(path).text
        assert "<script>alert" not in page
        assert "<img src=x" not in page
        assert "<svg onload" not in page
        assert "\x1b" not in page
        assert "49" not in me.api("GET", "/me").json()["name"] or "49" in payload
    assert len(me.api("GET", "/me").json()["name"]) <= 24


BAD_FRAMES = [
    "", "null", "[]", "42", '"x"', "{", '{"t":1}', '{"t":"nothing"}', '{"t":"choose"}', '{"t":"choose","v":NaN,"id":"a","key":"farm"}',
    '{"t":"choose","v":1e400,"id":"a","key":"farm"}', '{"t":"choose","v":99999999999999999999999999,"id":"a","key":"farm"}',
    '{"t":"choose","v":true,"id":"a","key":"farm"}', '{"t":"choose","v":1,"id":"../..","key":"farm"}',
    '{"t":"choose","v":1,"id":{},"key":"farm"}',
    '{"t":"choose","v":1,"id":"a","key":{"a":1}}', "[" * 2000, '{"t":"form","form":"\\u0000"}', '{"t":"sit","seat":0}',
    '{"t":"undo","v":"x","id":"b"}',
    '{"t":"chat","text":7}', '{"t":"chat","text":"\\ud800"}', '{"t":"undo","v":1,"id":"\\udfff"}', '{"t":"form","form":"../../etc"}',
]  # fmt: skip


def test_bad_frames_get_typed_errors_and_the_line_stays(site):
    me = site.visitor()
    table = me.table()["id"]
    with me.socket(table) as socket:
        for frame in BAD_FRAMES:
            socket.send(frame)
            answer = until(socket, "error")
            assert answer["error"] == ("not-yours" if '"sit"' in frame else "bad-request"), (frame, answer)
            assert "Traceback" not in json.dumps(answer)
        socket.send('{"t":"choose","v":1,"id":"r7","key":{"a":1}}')
        assert until(socket, "error")["id"] == "r7", "a refusal names the request where it can be read"
        socket.send('{"t":"ping"}')
        assert until(socket, "pong")["t"] == "pong"
        socket.send(b"\x00\xff\xfe")
        assert until(socket, "error")["error"] == "bad-request"
        socket.send("x" * 5000)
        with pytest.raises(ConnectionClosedError) as closed:
            until(socket, "error")
        assert closed.value.rcvd.code == 1009


def test_large_bodies_are_refused(site):
    me = site.visitor()
    answer = me.client.post("/api/records", content=b"x" * 3_000_000, headers={"origin": site.address, "x-csrf": me.token})
    assert answer.status_code == 413


@pytest.mark.parametrize(
    "raw",
    ["", "no record", "tessera-record 99\n--\n== 0 x\n", "tessera-record 1\ngame: chess\n--\n", "\x00" * 100, "[" * 100_000],
)
def test_bad_records_are_refused_and_nothing_is_stored(site, raw):
    me = site.visitor()
    before = len(me.api("GET", "/tables/mine").json())
    answer = me.client.post(
        "/records",
        data={"csrf": me.token},
        files={"record": ("a.tessera", raw)},
        headers={"origin": site.address, "accept": "text/html"},
    )
    assert answer.status_code in (400, 422)
    assert len(me.api("GET", "/tables/mine").json()) == before


def test_accounts_keep_games_and_sessions_end(site):
    me, phone = site.visitor(), site.visitor()
    table = me.table()["id"]
    assert me.form("/you/account", login="Livia Augusta", password="short").status_code == 400
    assert me.form("/you/account", login="Livia Augusta", password="long enough 1").status_code == 303
    other = site.visitor()
    other.table()
    assert other.form("/you/account", login="livia augusta", password="long enough 2").status_code == 409
    assert phone.form("/you/login", login="LIVIA augusta", password="wrong password").status_code == 401
    mine = phone.table()["id"]
    assert phone.form("/you/login", login="LIVIA augusta", password="long enough 1").status_code == 303
    phone.renew()
    ids = [row["id"] for row in phone.api("GET", "/tables/mine").json()]
    assert table in ids
    assert mine in ids
    assert phone.facts(table)["you"] == [0]
    old = dict(me.client.cookies)
    me.renew()
    assert me.form("/you/logout").status_code == 303
    me.client.cookies.clear()
    me.client.cookies.update(old)
    assert me.api("GET", "/me").json()["id"] == ""


@pytest.mark.usefixtures("no_time_passes")
def test_guessing_passwords_is_slowed_down(tmp_path):
    with Site(tmp_path, public=True) as site:
        me = site.visitor()
        codes = [me.form("/you/login", login="x", password="yyyyyyyy").status_code for _ in range(14)]
        assert codes.count(401) <= 11
        assert 429 in codes


@pytest.mark.usefixtures("no_time_passes")
def test_floods_are_limited(tmp_path):
    with Site(tmp_path, public=True) as site:
        me = site.visitor()
        table = me.table()["id"]
        with me.socket(table) as socket:
            for n in range(120):
                socket.send(json.dumps({"t": "chat", "id": f"c{n}", "text": "spam"}))
            errors = [until(socket, "error")["error"] for _ in range(20)]
            assert set(errors) == {"too-fast"}
        codes = [
            me.api("POST", "/tables", {"game": "gloria_mundi", "seats": [{"kind": "me"}, {"kind": "bot"}]}).status_code
            for _ in range(14)
        ]
        assert 429 in codes


def test_watchers_do_not_talk_into_a_running_game(site):
    me, watcher = site.visitor(), site.visitor()
    table = me.table()["id"]
    watcher.table()
    with me.socket(table) as mine, watcher.socket(table) as theirs:
        watcher.api("POST", f"/tables/{table}/chat", {"text": "psst, play farm"})
        me.api("POST", f"/tables/{table}/chat", {"text": "hello"})
        for _ in range(10):
            lines = until(mine, "chat")["lines"]
            assert all("psst" not in line["text"] for line in lines)
            if any(line["text"] == "hello" for line in lines):
                break
        heard = []
        while not any("psst" in text for text in heard):
            heard += [line["text"] for line in until(theirs, "chat")["lines"]]


def test_nobody_sees_the_seed_before_the_end(site):
    me, watcher = site.visitor(), site.visitor()
    table = me.table(seats=("me", "bot:random"))["id"]
    seed = site.app.state.hall.tables[table].row.seed
    me.my_turn(table)
    me.choose(table)
    seen = []
    for who in (me, watcher):
        for path in (
            f"/t/{table}",
            "/",
            f"/api/tables/{table}",
            f"/api/tables/{table}/view",
            f"/api/tables/{table}/log",
            f"/api/tables/{table}/look?at=1",
        ):
            seen.append(who.get(path).text)
        with who.socket(table) as socket:
            socket.send('{"t":"hello"}')
            seen.append(json.dumps(until(socket, "update")))
    assert not any(seed in text or seed[:32] in text for text in seen)


def test_figures_are_for_the_host(site):
    me = site.visitor()
    me.table()
    assert me.client.get("/metrics").status_code == 404, "also from this machine: behind a proxy everybody is"
    assert me.client.get("/metrics", headers={"authorization": "Bearer guess"}).status_code == 404
    token = (site.settings.folder / "host-token").read_text()
    assert "tessera_choices_total" in me.client.get("/metrics", headers={"authorization": f"Bearer {token}"}).text


def test_the_interface_is_described(site):
    description = site.visitor().client.get("/api/openapi.json").json()
    assert "/api/tables/{table_id}/choices" in description["paths"]
    assert "/t/{table_id}" not in description["paths"]
