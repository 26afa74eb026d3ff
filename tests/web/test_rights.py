"""Who may do what: one table of every address, and a test made from it. Every address that changes something has a limit and a size."""

from types import SimpleNamespace

import httpx
import pytest

from tests.web.visitors import PATIENCE, Site, Visitor

ROLES = ("stranger", "guest", "player", "opener", "host")
# "all": everybody. "page": everybody from our own page (or with a token of their own), not from elsewhere. "seat": who sits at the table.
# "opener": who opened it. "host": the host of the site. {t}: a running table of two persons; {alone}: the opener's with a bot.
TABLE = """
GET     /                               all
GET     /api/games                      all
GET     /api/me                         all
GET     /api/me/ratings                 all
GET     /api/openapi.json               all
GET     /api/ratings/{game}             all
GET     /api/tables                     all
GET     /api/tables/mine                all
GET     /api/tables/{t}                 all
GET     /api/tables/{t}/keepsake        all
GET     /api/tables/{t}/view            all
GET     /api/tables/{t}/view?seat=0     opener
GET     /api/tables/{t}/options         all
GET     /api/tables/{t}/log             all
GET     /api/tables/{t}/recap           all
GET     /api/tables/{t}/turns/1         all
GET     /api/tables/{t}/look?at=0       all
GET     /api/tables/{t}/notes           all
GET     /api/tables/{done}/chances      all
GET     /api/tables/{done}/record       all
GET     /api/tables/{done}/review       all
POST    /api/guests                     all
POST    /api/records                    page
POST    /api/tables                     page
PATCH   /api/me/settings                page
DELETE  /api/tables/{alone}             opener
POST    /api/tables/{t}/back            page
POST    /api/tables/{t}/chat            page
POST    /api/tables/{t}/choices         opener
POST    /api/tables/{t}/claim           nobody
POST    /api/tables/{open}/fill         opener
POST    /api/tables/{t}/fork            seat
POST    /api/tables/{t}/help            opener
POST    /api/tables/{open}/join         page
POST    /api/tables/{t}/leave           page
POST    /api/tables/{lesson}/lesson/back opener
POST    /api/tables/{lesson}/lesson/end opener
POST    /api/tables/{lesson}/lesson/next opener
POST    /api/tables/{lesson}/lesson/skip opener
POST    /api/tables/{t}/links           seat
PUT     /api/tables/{t}/notes           page
POST    /api/tables/{t}/plea            seat
POST    /api/tables/{done}/rematch      opener
POST    /api/tables/{t}/undo            opener
GET     /learn                          all
GET     /learn/{game}                   all
POST    /learn/{game}                   page
GET     /manifest.webmanifest           all
GET     /new/{game}                     all
GET     /new/{game}/form                all
GET     /puzzles                        all
GET     /puzzles/{game}/1               all
POST    /puzzles/{game}/1               page
GET     /puzzles/{game}/1/about/seat:0  all
POST    /records                        page
GET     /rules                          all
GET     /rules/{game}                   all
GET     /t/{t}                          all
GET     /t/{t}/about/seat:0             all
GET     /t/{t}/at/0                     all
GET     /t/{t}/turn/0                   all
GET     /t/{done}/puzzle/0              opener
GET     /t/{done}/puzzle/0/about/seat:0 opener
GET     /t/{done}/record                all
GET     /t/{t}/picture.png              all
GET     /t/{t}/qr.svg                   all
GET     /t/{t}/report                   all
POST    /t/{t}/report                   page
GET     /t/{t}/rules                    all
GET     /t/{t}/seat                     all
POST    /t/{t}/seat                     nobody
GET     /t/{t}/text                     all
GET     /t/{t}/aid                      all
POST    /tables                         page
GET     /you                            all
POST    /you/account                    page
POST    /you/delete                     page
POST    /you/email                      nobody
GET     /you/forgot                     all
POST    /you/forgot                     page
POST    /you/login                      nobody
POST    /you/logout                     page
POST    /you/name                       page
GET     /you/new-password               all
POST    /you/new-password               nobody
POST    /you/password                   nobody
GET     /admin                          host
POST    /admin/login                    nobody
POST    /admin/logout                   host
GET     /admin/people                   host
POST    /admin/people/{person}/mute     host
POST    /admin/reports/1/done           host
GET     /admin/tables                   host
POST    /admin/tables/{t}/freeze        host
GET     /healthz                        all
GET     /livez                          all
GET     /metrics                        host
GET     /behind                         all
GET     /static/icon.svg                all
GET     /look/tokens.css                all
GET     /look/small/x/{game}.css        all
GET     /look/x/art/site/lost-light.svg all
GET     /favicon.ico                    all
"""
ROWS = [tuple(line.split()) for line in TABLE.strip().splitlines()]
BODIES = {
    "/api/guests": {"name": "Ada"}, "/api/me/settings": {"sound": True}, "/chat": {"text": "hello"}, "/notes": {"text": "mine"},
    "/claim": {"code": "guess"}, "/fill": {"bot": "random"}, "/fork": {"bot": "random"}, "/join": {}, "/help": {"about": "closed"},
    "/api/tables": {"game": "gloria_mundi", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]},
}  # fmt: skip
FORMS = {
    "/tables": {"game": "gloria_mundi", "count": "2", "seat0": "me", "seat1": "bot:random"}, "/report": {"text": "a report"},
    "/seat": {"code": "guess"}, "/you/account": {"login": "New Name", "password": "long enough"}, "/you/email": {"email": "a@b.example"},
    "/you/forgot": {"login": "x"}, "/you/login": {"login": "x", "password": "y"}, "/you/name": {"name": "Ada"},
    "/you/new-password": {"code": "guess", "password": "long enough"}, "/you/password": {"password": "x", "new": "long enough"},
    "/admin/login": {"token": "guess"},
}  # fmt: skip


def every_address(routes, prefix=""):
    """Method and path of all that the site answers, as it is built."""
    for route in routes:
        inner = getattr(route, "original_router", None)
        if inner is not None:
            yield from every_address(inner.routes, prefix + route.include_context.prefix)
        elif getattr(route, "methods", None):
            yield from ((method, prefix + route.path) for method in route.methods if method != "HEAD")


def shape(path):
    """An address without what is filled in."""
    import re

    path = path.split("?")[0]
    for name, shown in (("t|alone|open|done|lesson", "table_id"), ("game", "game_id"), ("person", "user_id")):
        path = re.sub(r"\{(" + name + r")\}", "{" + shown + "}", path)
    return path


SPELT = {
    "/api/ratings/{game_id}": "/api/ratings/{game}", "/t/{table_id}/at/0": "/t/{table_id}/at/{number}",
    "/puzzles/{game_id}/1": "/puzzles/{game_id}/{number}", "/t/{table_id}/about/seat:0": "/t/{table_id}/about/{thing}",
    "/t/{table_id}/puzzle/0": "/t/{table_id}/puzzle/{number}",
    "/puzzles/{game_id}/1/about/seat:0": "/puzzles/{game_id}/{number}/about/{thing}",
    "/t/{table_id}/puzzle/0/about/seat:0": "/t/{table_id}/puzzle/{number}/about/{thing}",
    "/t/{table_id}/turn/0": "/t/{table_id}/turn/{number}", "/api/tables/{table_id}/turns/1": "/api/tables/{table_id}/turns/{number}",
    "/admin/people/{user_id}/mute": "/admin/people/{user_id}/{what}", "/admin/tables/{table_id}/freeze": "/admin/tables/{table_id}/{what}",
    "/admin/reports/1/done": "/admin/reports/{number}/done", "/static/icon.svg": "/static/{name:path}",
    "/look/tokens.css": "/look/{name:path}", "/look/small/x/{game_id}.css": "/look/small/{mark}/{game_id}.css",
    "/look/x/art/site/lost-light.svg": "/look/{mark}/art/{game}/{name}-{theme}.svg",
}  # fmt: skip


def test_every_address_stands_in_the_table(site):
    listed = {(method, SPELT.get(shape(path), shape(path))) for method, path, _ in ROWS}
    assert listed == set(every_address(site.app.routes))


def test_no_address_has_a_secret_in_it(site):
    assert not [path for _, path in every_address(site.app.routes) if "{token}" in path or "{code}" in path]


class World:
    """A table of two persons, one of the opener's alone, an open one, a finished one, a lesson; and one visitor for each role."""

    def __init__(self, site):
        self.site = site
        self.people = {role: site.visitor() for role in ROLES if role != "host"}
        opener, player = self.people["opener"], self.people["player"]
        self.people["guest"].form("/you/name", name="Guest")
        self.names = {"game": "gloria_mundi", "person": self.people["guest"].api("GET", "/me").json()["id"]}
        token = (site.settings.folder / "host-token").read_text()
        self.host = httpx.Client(
            base_url=site.address, headers={"authorization": f"Bearer {token}"}, timeout=PATIENCE, verify=False
        )
        self.names["t"] = opener.table(seats=("me", "open"))["id"]
        player.api("POST", f"/tables/{self.names['t']}/join", {})
        while not opener.options(self.names["t"])["options"]:
            player.choose(self.names["t"])
        self.names["alone"] = opener.table()["id"]
        self.names["open"] = opener.table(seats=("me", "open", "open"))["id"]
        self.names["lesson"] = opener.form("/learn/gloria_mundi").headers["location"].rpartition("/")[2]
        self.names["done"] = self.finished(opener)
        site.call(self.look())

    def finished(self, opener):
        """A whole game, played inside the site: both hands are the opener's."""
        table_id, hall = opener.table(seats=("me", "local"))["id"], self.site.app.state.hall

        async def play():
            table = await hall.get(table_id)
            while not table.state.over:
                await table.choose(table.row.host, table.state.options()[-1], table.version, f"r{table.version}")

        self.site.call(play())
        return table_id

    async def look(self):
        from tessera.web import keepsakes

        await keepsakes.stop(self.site.app.state.hall)

    def request(self, role, method, path, **more):
        """As this role would: with its own session and its page's token, or with the host's token."""
        text = path.format(**self.names)
        body = self.body(method, text)
        if role == "host":
            return self.host.request(method, text, **body, **more)
        who: Visitor = self.people[role]
        if path in ("/you/delete", "/you/account"):  # after the session that ended before
            who.renew()
        headers = {"origin": self.site.address, "x-csrf": who.token, "accept": "text/html"}
        if "data" in body:
            body["data"] |= {"csrf": who.token}
        return who.client.request(method, text, headers=headers, **body, **more)

    def body(self, method, path):
        if method in ("GET", "DELETE"):
            return {}
        if not path.startswith("/api/"):
            found = next((form for end, form in FORMS.items() if path.endswith(end)), {})
            return {"files": {"record": ("a", b"none")}} if path == "/records" else {"data": dict(found)}
        if path == "/api/records":
            return {"content": b"none"}
        if path.endswith(("/choices", "/undo", "/plea")):
            now = self.people["opener"].options(self.names["t"])
            key = {"key": now["options"][0]["key"]} if path.endswith("/choices") and now["options"] else {"key": "x"}
            return {
                "json": {"version": now["version"], "request": f"r{now['version']}"} | (key if path.endswith("/choices") else {})
            }
        return {"json": next((body for end, body in BODIES.items() if path.endswith(end)), {})}


MAY = {
    "all": set(ROLES), "page": {"stranger", "guest", "player", "opener"}, "seat": {"player", "opener"}, "opener": {"opener"},
    "host": {"host"}, "nobody": set(),
}  # fmt: skip
REFUSED = {401, 403, 404}
DENIED = {
    "not-yours",
    "not-found",
    "bad-link",
    "bad-login",
    "login-needed",
    "bad-origin",
    "bad-token",
    "running",
    "no-undo",
    "bad-request",
}


@pytest.fixture(scope="module")
def world(tmp_path_factory):
    with Site(tmp_path_factory.mktemp("rights")) as site:
        yield World(site)


@pytest.fixture(scope="module")
def answers(world):
    """What every role gets at every address, each address in a world that those before it left whole: reads first, then least harm."""
    found = {}
    for method, path, _ in sorted(ROWS, key=lambda row: (row[0] != "GET", harm(row[1]))):
        for role in sorted(ROLES, key=lambda role: role in ("opener", "host")):
            found[method, path, role] = world.request(role, method, path)
    return found


def harm(path):
    """What ends a table or a session comes last."""
    late = ("/end", "/undo", "/plea", "/choices", "/fill", "/leave", "/freeze", "/mute", "/logout", "/delete", "/you/account")
    return next((n for n, end in enumerate(late, 1) if path.endswith(end)), 0)


@pytest.mark.parametrize(("method", "path", "who"), ROWS, ids=str)
def test_who_may(answers, method, path, who):
    for role in ROLES:
        answer = answers[method, path, role]
        assert answer.status_code < 500, (role, answer.text)
        if role in MAY[who]:
            assert answer.status_code not in REFUSED, (role, answer.status_code, answer.text[:200])
        else:
            assert answer.status_code in REFUSED | {400, 409}, (role, answer.status_code, answer.text[:200])
            if "json" in answer.headers.get("content-type", ""):
                assert answer.json()["error"] in DENIED, (role, answer.text[:200])


# ---- limits and sizes ---------------------------------------------------------------------------------------------

CHANGING = [(method, path) for method, path, _ in ROWS if method != "GET"]


def test_every_address_has_a_size(world):
    me = world.site.visitor()
    for method, path in CHANGING:
        size = 2_200_000 if path.endswith("records") else 70_000
        headers = {"origin": world.site.address, "x-csrf": me.token}
        answer = me.client.request(method, path.format(**world.names), content=b"x" * size, headers=headers)
        assert answer.status_code == 413, (method, path, answer.status_code)


def test_every_address_that_changes_something_has_a_limit(world, monkeypatch):
    """No time passes meanwhile: a slow machine would never ask too much."""
    limits, unlimited = world.site.app.state.limits, []
    before, stranger = limits.factor, world.site.visitor()
    stranger.form("/you/name", name="Quick")
    world.people["quick"] = stranger
    monkeypatch.setattr("tessera.web.limits.time", SimpleNamespace(monotonic=lambda: 1.0))
    for method, path in CHANGING:
        limits.factor, limits.buckets = 0.02, {}
        role = "host" if "/admin/" in path and "login" not in path else "quick"
        if not any(world.request(role, method, path.replace("{alone}", "{t}")).status_code == 429 for _ in range(4)):
            unlimited.append((method, path))
    monkeypatch.undo()
    limits.factor, limits.buckets = before, {}
    assert unlimited == []
