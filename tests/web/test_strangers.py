"""What strangers find at the newer addresses: panels, pictures, hints, and whether anything there tells or breaks something."""

import contextlib
import random
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from tools.twins import STRANGE, table_of, twins

import tessera
from tessera.core.about import kinds as kinds_of
from tessera.look import paint
from tessera.web import about
from tessera.web.errors import Refusal
from tessera.web.store import Conflict, Store
from tessera.web.viewer import Viewer

GAMES = [game.id for game in tessera.games()]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("states", [5, pytest.param(400, marks=pytest.mark.long)])
def test_nothing_that_is_sent_depends_on_what_is_hidden(game, states):
    """Twin worlds, over everything a viewer may ask for: see tools/twins.py."""
    found = twins(tessera.game(game), states, 3)
    assert found["states"] == states
    assert found["pieces"] > 10 * states


@pytest.mark.parametrize("game", GAMES)
def test_no_name_of_a_thing_is_a_fault(game):
    """Every kind of every game with the names of all other kinds, and with nonsense: told, or no such thing."""
    found, dice = tessera.game(game), random.Random(game)
    table = table_of(found, found.seat_counts()[-1], "things")
    for _ in range(15):
        table.running.choose(dice.choice(table.state.options()))
    kinds, told = [*kinds_of(found), *about.OWN], 0
    for seat in (None, table.state.seat):
        here = about.scene(table, Viewer(seat))
        ids = {thing.partition(":")[2] for thing in (*here.drawn().things, *STRANGE)} | {"0-0", "m²", "1:2", "٣"}
        for kind in kinds:
            for id in dice.sample(sorted(ids), 12):
                with contextlib.suppress(Refusal):
                    told += bool(about.panel(here, f"{kind}:{id}")["html"])
    assert told


def test_a_panel_of_nonsense_is_not_found(site):
    me = site.visitor()
    for game, thing in (("aquileia", "token:x"), ("concordia", "god:nobody"), ("massilia", "seat:²"), ("massilia", "turn:²")):
        table = me.table(game, ("me", "bot:random", "bot:random"))["id"]
        assert me.get(f"/t/{table}/about/{thing}").status_code == 404


def test_panels_of_earlier_positions_have_a_limit(site):
    me = site.visitor()
    table = me.begun()[0]
    spent = site.app.state.limits.spent
    for query, drawn in (("", 0), ("?at=1", 1)):
        spent.clear()
        assert me.get(f"/t/{table}/about/seat:0{query}").status_code == 200
        assert sum(n for (_, what), n in spent.items() if what == "draw") == drawn


@pytest.mark.parametrize("count", ["²", "9" * 5000, "-1", ""])
def test_a_strange_number_of_seats_is_refused_in_words(site, count):
    me = site.visitor()
    answer = me.form("/tables", game="gloria_mundi", count=count, seat0="me")
    assert answer.status_code == 400


def test_what_everybody_may_keep_carries_nobodys_session(site):
    """A picture for previews may be kept by proxies between: a newcomer's session must not be kept with it."""
    table = site.visitor().begun()[0]
    answer = httpx.get(f"{site.address}/t/{table}/picture.png", timeout=60)
    assert answer.headers["cache-control"].startswith("public")
    assert "set-cookie" not in answer.headers
    assert "set-cookie" in httpx.get(f"{site.address}/t/{table}", timeout=60).headers


def test_a_picture_is_painted_once_for_all_who_ask(site, monkeypatch):
    table, painted = site.visitor().begun()[0], []
    raster = paint.raster_beside
    monkeypatch.setattr(paint, "raster_beside", lambda *args: painted.append(1) or raster(*args))
    with ThreadPoolExecutor(6) as many:
        answers = list(many.map(lambda _: httpx.get(f"{site.address}/t/{table}/picture.png", timeout=60), range(6)))
    assert {answer.status_code for answer in answers} == {200}
    assert len(painted) == 1


def test_a_hint_is_written_down_whoever_moves_the_table_meanwhile(site, monkeypatch):
    """Another process was quicker: the hint is not lost, and never told without being written down."""
    me = site.visitor()
    table = me.begun()[0]
    stored, late = Store.act, []

    async def act(self, act, *more):
        if not late:
            late.append(act.kind)
            raise Conflict
        await stored(self, act, *more)

    monkeypatch.setattr(Store, "act", act)
    answer = me.api("POST", f"/tables/{table}/help", {"about": "hint"})
    assert (answer.status_code, late) == (200, ["row"]), answer.text
    assert site.app.state.hall.tables[table].row.origin["hinted"]


def test_the_files_of_the_site_are_not_looked_at_for_every_address_on_a_page(monkeypatch):
    from tessera.web import app

    found = []
    monkeypatch.setattr(app.Assets, "whole", lambda self, files: found.append(files) or "mark")
    assets = app.Assets()
    assert len({assets.url(name) for name in ("a.css", "b.js") for _ in range(30)}) == 2
    assert len(found) <= 2
    monkeypatch.setattr(app, "LOOK", 0)
    assets.url("a.css")
    assert len(found) >= 2, "and who changes them sees it"


def test_a_file_is_compressed_once_for_all_browsers(site, monkeypatch):
    from tessera.web import app

    me, packed = site.visitor(), []
    compress = app.gzip.compress
    monkeypatch.setattr(app.gzip, "compress", lambda *args, **kw: packed.append(1) or compress(*args, **kw))
    address = app.Assets().url("js/table.js")
    monkeypatch.setattr(site.app.state, "assets", app.Assets())
    plain = me.client.get(address, headers={"accept-encoding": "identity"})
    assert ("content-encoding" in plain.headers, plain.headers["vary"], len(packed)) == (False, "Accept-Encoding", 0)
    for _ in range(3):
        found = me.client.get(address)
        assert (found.headers["content-encoding"], found.headers["vary"]) == ("gzip", "Accept-Encoding")
        assert "immutable" in found.headers["cache-control"]
        assert found.text == plain.text
        assert int(found.headers["content-length"]) < len(plain.content) / 2
    assert len(packed) == 1
