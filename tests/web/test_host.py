"""The host's pages, and what people do with their own: reports, passwords, deletion; what is forgotten with time."""

import re
import socketserver
import threading
import time

import pytest

from tessera.web import faults, host
from tests.web.test_postgres import database
from tests.web.test_safety import closed_with
from tests.web.visitors import Site, until, within

__all__ = ["database"]


class Admin:
    """The host at a browser of their own."""

    def __init__(self, site):
        self.me = site.visitor()
        token = (site.settings.folder / "host-token").read_text()
        answer = self.me.form("/admin/login", token=token)
        assert answer.status_code == 303, answer.text

    def do(self, path):
        return self.me.form(f"/admin/{path}")

    def see(self, path=""):
        answer = self.me.get(f"/admin{path}")
        assert answer.status_code == 200, answer.text
        return answer.text


@pytest.fixture
def admin(site):
    return Admin(site)


def account(site, name, password="long enough 1"):
    me = site.visitor()
    me.table()
    assert me.form("/you/account", login=name, password=password).status_code == 303
    me.renew()
    return me


def user_id(me):
    return me.api("GET", "/me").json()["id"]


# ---- who gets in --------------------------------------------------------------------------------------------------


def test_the_hosts_pages_are_for_the_host(site, admin):
    stranger = site.visitor()
    table = stranger.table()["id"]
    assert stranger.get("/admin").status_code == 401
    for path in ("/admin/tables", "/admin/people"):
        assert stranger.get(path).status_code == 404
    for path in (f"tables/{table}/delete", f"people/{user_id(stranger)}/ban", "reports/1/done", "logout"):
        assert stranger.form(f"/admin/{path}").status_code == 404
    assert stranger.form("/admin/login", token="guess").status_code == 401
    assert stranger.facts(table)["status"] == "playing"
    assert "Tables" in admin.see()
    assert admin.me.form(f"/admin/tables/{table}/end", csrf="wrong").status_code == 403, "not from another site's page"
    token = (site.settings.folder / "host-token").read_text()
    head = {"authorization": f"Bearer {token}"}
    assert stranger.client.get("/admin/tables", headers=head).status_code == 200, "programs show the token itself"
    admin.do("logout")
    assert admin.me.get("/admin").status_code == 401


def test_guessing_the_token_is_slowed_down(tmp_path):
    with Site(tmp_path, public=True) as site:
        me = site.visitor()
        assert 429 in [me.form("/admin/login", token="guess").status_code for _ in range(14)]


# ---- tables -------------------------------------------------------------------------------------------------------


def test_a_table_is_stopped_and_goes_on_with_the_time_it_had(site, admin):
    me = site.visitor()
    table, _, key = me.begun(pace="live")
    began = time.time()
    left = me.facts(table)["deadline"] - began
    with me.socket(table) as line:
        line.send('{"t":"hello"}')
        until(line, "update")
        assert admin.do(f"tables/{table}/freeze").status_code == 303
        assert "The host has stopped this game" in str(until(line, "update"))
    facts = me.facts(table)
    assert (facts["status"], facts["deadline"]) == ("frozen", None)
    assert me.options(table)["options"] == []
    assert me.choose_raw(table, key, facts["version"]).json()["error"] == "frozen"
    assert me.api("POST", f"/tables/{table}/leave").json()["error"] == "frozen"
    assert "Stopped by the host" in me.get("/").text
    assert table in admin.see("/tables")
    assert admin.do(f"tables/{table}/thaw").status_code == 303
    assert began - time.time() - 1 < me.facts(table)["deadline"] - time.time() - left < 1
    assert me.choose(table).status_code == 200


def test_a_table_is_stopped_in_every_process(database, tmp_path):
    (tmp_path / "secret").write_text("the same secret for both, as a host would set it")
    with Site(tmp_path, database=database) as first, Site(tmp_path, database=database) as second:
        me = second.visitor()
        table, _, key = me.begun()
        with me.socket(table) as line:
            line.send('{"t":"hello"}')
            until(line, "update")
            assert Admin(first).do(f"tables/{table}/freeze").status_code == 303
            assert "The host has stopped this game" in str(until(line, "update"))
        assert me.choose_raw(table, key, me.facts(table)["version"]).json()["error"] == "frozen"


def test_a_table_is_ended_for_good(site, admin):
    me = site.visitor()
    table, _, key = me.begun()
    admin.do(f"tables/{table}/end")
    assert me.facts(table)["status"] == "ended"
    assert me.choose_raw(table, key, me.facts(table)["version"]).json()["error"] == "ended"
    assert "The host has ended this game" in me.get(f"/t/{table}").text
    assert admin.do(f"tables/{table}/thaw").status_code == 403
    site.app.state.hall.tables.clear()
    assert me.facts(table)["status"] == "ended", "also after a restart"


def test_a_table_is_deleted_with_all_that_belongs_to_it(site, admin):
    me = site.visitor()
    table, _, _ = me.begun()
    me.api("POST", f"/tables/{table}/chat", {"text": "hello"})
    me.api("PUT", f"/tables/{table}/notes", {"text": "mine"})
    me.api("POST", f"/tables/{table}/links")
    me.form(f"/t/{table}/report", text="a report")
    with me.socket(table) as line:
        line.send('{"t":"hello"}')
        until(line, "update")
        assert admin.do(f"tables/{table}/delete").status_code == 303
        assert closed_with(line) == 4404
    assert me.api("GET", f"/tables/{table}").status_code == 404
    for name in ("chairs", "acts", "chat", "notes", "links", "reports", "keepsakes"):
        assert site.sql(f"SELECT count(*) FROM {name} WHERE table_id = :t", t=table) == [(0,)], name
    assert admin.do(f"tables/{table}/delete").status_code == 404


def test_whoever_opened_a_table_may_delete_it_if_it_is_nobody_elses(site):
    me, other = site.visitor(), site.visitor()
    mine, ours = me.table()["id"], me.table(seats=("me", "open"))["id"]
    other.api("POST", f"/tables/{ours}/join", {})
    assert other.api("DELETE", f"/tables/{mine}").json()["error"] == "not-yours"
    assert me.api("DELETE", f"/tables/{ours}").json()["error"] == "not-yours"
    assert me.api("DELETE", f"/tables/{mine}").status_code == 204
    assert me.get(f"/t/{mine}").status_code == 404


# ---- people -------------------------------------------------------------------------------------------------------


def test_somebody_is_muted(site, admin):
    me = account(site, "Talks Much")
    table = me.table()["id"]
    admin.do(f"people/{user_id(me)}/mute")
    assert me.api("POST", f"/tables/{table}/chat", {"text": "hello"}).json()["error"] == "muted"
    admin.do(f"people/{user_id(me)}/unmute")
    assert me.api("POST", f"/tables/{table}/chat", {"text": "hello"}).status_code == 201


def test_somebody_is_banned(site, admin):
    me = account(site, "Behaves Ill")
    table, who = me.table()["id"], user_id(me)
    with me.socket(table) as line:
        line.send('{"t":"hello"}')
        until(line, "update")
        admin.do(f"people/{who}/ban")
        assert closed_with(line) == 4401
    assert me.api("GET", "/me").json()["id"] != who
    again = site.visitor()
    assert again.form("/you/login", login="behaves ill", password="long enough 1").status_code == 403
    admin.do(f"people/{who}/unban")
    assert again.form("/you/login", login="behaves ill", password="long enough 1").status_code == 303


def test_a_report_reaches_the_host(site, admin):
    me, other = site.visitor(), site.visitor()
    table = me.table(seats=("me", "open"))["id"]
    other.api("POST", f"/tables/{table}/join", {})
    assert "Report somebody" in me.get(f"/t/{table}/report").text
    answer = me.form(f"/t/{table}/report", seat="1", text="<b>rude</b> words")
    assert "The host will read it" in answer.text
    page = admin.see()
    assert "&lt;b&gt;rude&lt;/b&gt; words" in page
    number = re.search(r"/admin/reports/(\d+)/done", page)[1]
    admin.do(f"reports/{number}/done")
    assert "rude" not in admin.see()


def test_errors_are_seen(site, admin):
    faults.LAST.clear()
    me = site.visitor()
    table, _, _ = me.begun()
    site.sql("UPDATE acts SET key = 'garbage' WHERE table_id = :t AND kind = 'choose'", t=table)
    site.sql(
        "INSERT INTO acts (table_id, number, kind, seat, key, data, request, at) VALUES (:t, 999, 'choose', 0, 'x', '{}', 'x', 0)",
        t=table,
    )
    site.app.state.hall.tables.clear()
    me.get(f"/t/{table}")
    page = admin.see()
    assert "table-unreadable" in page
    assert table in page


# ---- passwords ----------------------------------------------------------------------------------------------------


def test_a_password_is_changed_and_other_sessions_end(site):
    me = account(site, "New Password")
    phone = site.visitor()
    phone.form("/you/login", login="new password", password="long enough 1")
    assert me.form("/you/password", password="wrong one", new="long enough 2").status_code == 401
    assert me.form("/you/password", password="long enough 1", new="short").status_code == 400
    assert me.form("/you/password", password="long enough 1", new="long enough 2").status_code == 303
    assert me.api("GET", "/me").json()["account"] == "new password"
    assert phone.api("GET", "/me").json()["account"] is None
    assert phone.form("/you/login", login="new password", password="long enough 1").status_code in (401, 403)


def test_the_host_hands_out_a_link_to_a_new_password(site, admin):
    me = account(site, "Forgets")
    page = admin.do(f"people/{user_id(me)}/link").text
    code = re.search(r"/you/new-password#([\w-]+)", page)[1]
    there = site.visitor()
    assert "New password" in there.get("/you/new-password").text
    assert there.form("/you/new-password", code="guess", password="long enough 2").status_code == 403
    assert there.form("/you/new-password", code=code, password="long enough 2").status_code == 303
    assert there.api("GET", "/me").json()["account"] == "forgets"
    assert me.api("GET", "/me").json()["account"] is None
    other = site.visitor()
    assert other.form("/you/new-password", code=code, password="long enough 3").status_code == 403


class Letters(socketserver.StreamRequestHandler):
    """A mail server that only listens."""

    def handle(self):
        self.wfile.write(b"220 here\r\n")
        for raw in self.rfile:
            word = raw[:4].upper()
            if word == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                lines = []
                for line in self.rfile:
                    if line == b".\r\n":
                        break
                    lines.append(line)
                self.server.letters.append(b"".join(lines).decode())
            self.wfile.write(b"221 bye\r\n" if word == b"QUIT" else b"250 ok\r\n")
            if word == b"QUIT":
                return


@pytest.fixture
def post():
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Letters) as server:
        server.letters = []
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


def test_a_link_comes_by_mail_where_smtp_is_set(tmp_path, post):
    settings = {
        "smtp": f"smtp://127.0.0.1:{post.server_address[1]}",
        "url": "https://games.example",
        "mail_from": "host@games.example",
    }
    with Site(tmp_path, **settings) as site:
        me = account(site, "Has Mail")
        assert me.form("/you/email", email="not an address").status_code == 400
        assert me.form("/you/email", email="a@b.example\r\nBcc: x@y.example").status_code == 400
        assert me.form("/you/email", email="ada@games.example").status_code == 303
        there = site.visitor()
        assert "form" in there.get("/you/forgot").text
        answers = {there.form("/you/forgot", login=login).text for login in ("has mail", "nobody at all")}
        assert len({re.sub(r'value="[0-9a-f]+"', "", answer) for answer in answers}) == 1, (
            "nobody learns which accounts there are"
        )
        within(lambda: post.letters)
        (letter,) = post.letters
        assert "To: ada@games.example" in letter
        code = re.search(r"https://games.example/you/new-password#([\w=\r\n-]+)", letter)[1].replace("=\r\n", "").strip()
        assert there.form("/you/new-password", code=code, password="long enough 2").status_code == 303


def test_without_mail_the_page_says_whom_to_ask(site):
    assert "The host of this site can give you a link" in site.visitor().get("/you/forgot").text


# ---- deletion and retention ---------------------------------------------------------------------------------------


def test_an_account_is_deleted_and_its_games_go_on(site):
    me, other = account(site, "Goes Away"), site.visitor()
    who = user_id(me)
    mine, ours = me.table()["id"], me.table(seats=("me", "open"))["id"]
    other.api("POST", f"/tables/{ours}/join", {})
    me.api("POST", f"/tables/{ours}/chat", {"text": "I was here"})
    assert me.form("/you/delete", password="wrong").status_code == 401
    assert me.form("/you/delete", password="long enough 1").status_code == 303
    assert me.api("GET", "/me").json()["id"] == ""
    assert other.api("GET", f"/tables/{mine}").status_code == 404
    facts = other.facts(ours)
    assert facts["seats"][0]["name"] == host.NOBODY
    assert facts["seats"][0]["stand_in"]
    other.my_turn(ours)
    assert other.choose(ours).status_code == 200
    assert "Goes Away" not in other.get(f"/t/{ours}").text
    for name in ("users WHERE id", "chairs WHERE user_id", "chat WHERE user_id", "notes WHERE user_id", "tables WHERE host"):
        assert site.sql(f"SELECT count(*) FROM {name} = :u", u=who) == [(0,)], name
    assert site.visitor().form("/you/login", login="goes away", password="long enough 1").status_code == 401


def test_a_guest_may_go_too(site):
    me = site.visitor()
    me.table()
    who = user_id(me)
    assert me.form("/you/delete").status_code == 303
    assert site.sql("SELECT count(*) FROM users WHERE id = :u", u=who) == [(0,)]


def test_guests_and_old_tables_are_forgotten_as_the_host_wants(tmp_path):
    with Site(tmp_path, keep_guests=30, keep_tables=60) as site:
        old, young, sits = site.visitor(), site.visitor(), site.visitor()
        for who in (old, young):
            who.form("/you/name", name="Ada")
        done, running = sits.table()["id"], sits.table()["id"]
        named = account(site, "Stays")
        site.sql("UPDATE users SET created = 1 WHERE id != :u", u=user_id(young))
        site.sql("UPDATE tables SET updated = 1 WHERE id = :t", t=done)
        went = site.call(host.retire(site.app.state.hall, time.time()))
        assert went == (1, 1)
        left = {row[0] for row in site.sql("SELECT id FROM users")}
        assert {user_id(young), user_id(sits), user_id(named)} == left
        assert sits.api("GET", f"/tables/{done}").status_code == 404
        assert sits.facts(running)["status"] == "playing"
