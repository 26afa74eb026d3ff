"""A table plays the edition it was begun with, whatever is corrected afterwards."""

import random
import re
from html import unescape
from pathlib import Path
from urllib.parse import quote

import pytest

import tessera
from tessera.conformance.tables import every_game
from tessera.conformance.test_words import strings
from tessera.core import kept
from tessera.core.record import Record, parse, read
from tests.conformance.test_new_things import OPTIONS
from tests.conformance.test_odd_editions import marked
from tests.conformance.test_once import once
from tests.web.visitors import Site, play_out, until

GAME = tessera.game("gloria_mundi")
ROOT = Path(__file__).parents[2]


CORRECTED = {  # by game: what a player begins with, as its own edition says it, and corrected to {n}
    "aquileia": ("coins = { bronze = 2,", "coins = {{ bronze = {n},"),
    "concordia": ("single = [5,", "single = [{n},"),
    "gloria_mundi": ("{ food = 1, gold = 1, peace = 1", "{{ food = {n}, gold = 1, peace = 1"),
    "massilia": ("start_money = [5, 6] ", "start_money = [{n}, 6] "),
    "panthalos": ("start_vp = 0", "start_vp = {n}"),
}


@pytest.fixture
def corrected():
    """Corrects a game's default edition in the package: so much of something every player begins with."""
    touched = []

    def correct(game, n):
        touched.append(game)
        kept.forget(game)
        was, now = CORRECTED[game.id]
        assert was in game.default_edition
        game.__dict__["default_edition"] = game.default_edition.replace(was, now.format(n=n))
        return game.edition_text(None).hash

    yield correct
    for game in touched:
        kept.forget(game)


def play(player, table, most):
    chance = random.Random(3)
    for _ in range(most):
        now = player.my_turn(table)
        if now["over"]:
            return
        assert player.choose(table, chance.choice(now["options"])["key"], now["version"]).status_code == 200


@pytest.mark.parametrize("released", [True, False], ids=["the package keeps it", "only the database keeps it"])
@pytest.mark.parametrize(
    "game", [pytest.param(tessera.game(name), id=name, marks=() if name == GAME.id else pytest.mark.long) for name in CORRECTED]
)
def test_a_game_ends_with_the_edition_it_was_begun_with(tmp_path, corrected, game, released):
    """A table, a finished game, a shared position: the default is corrected, the site started again, and they go on as before."""
    first = game.edition_text(None).hash if released else corrected(game, 3)
    with Site(tmp_path) as site:
        me = site.visitor()
        running, over = (me.table(game.id, ("me", "bot:random"))["id"] for _ in range(2))
        play(me, running, 6)
        play_out(me, over, seed=3)
        record = me.api("GET", f"/tables/{over}/record").text
        state = site.call(site.app.state.hall.get(running)).state
        position, digest = state.position(), state.digest()
        assert me.facts(running)["edition"] == first
    second = corrected(game, 4)
    assert second != first
    with Site(tmp_path) as site:
        me.site, me.client.base_url = site, site.address
        assert site.call(site.app.state.hall.get(running)).state.digest() == digest
        play_out(me, running, seed=4)
        facts = me.facts(running)
        assert (facts["status"], facts["edition"]) == ("over", first)
        ended = me.api("GET", f"/tables/{running}/record").text
        assert me.api("GET", f"/tables/{over}/record").text == record
        assert me.facts(me.table(game.id, ("me", "bot:random"))["id"])["edition"] == second
    kept.forget(game)  # a fresh machine: neither the corrections nor the database are there
    game._books.clear()
    for text in (record, ended):
        assert parse(text).verify().book.edition.hash == first
    assert game.load(position).digest() == digest


@every_game
def test_golden_records_load_their_own_edition(corrected, game):
    corrected(game, 5)
    for file in sorted((ROOT / "tests" / "golden" / game.id).glob("*.rec"))[:3]:
        assert read(file).verify().over


def test_an_edition_of_the_data_folder_is_played_and_shown(tmp_path):
    """It can be chosen; the table says which it plays and what differs, in both languages; its record carries it."""
    folder = tmp_path / "editions" / "gloria_mundi"
    folder.mkdir(parents=True)
    (folder / "feast.toml").write_text('base = "gloria_mundi"\n[setup]\nstart_resources = { food = 9 }\n')
    with Site(tmp_path) as site:
        me = site.visitor()
        assert "feast" in me.get("/new/gloria_mundi").text
        assert "feast" not in me.get("/new/massilia").text
        table = me.table(GAME.id, ("me", "bot:random"), edition="feast")["id"]
        facts = me.facts(table)
        assert facts["edition_name"] == "feast"
        assert facts["differs"] == [{"entry": "setup.start_resources.food", "was": "1", "is": "9"}]
        assert "setup.start_resources.food" in me.get(f"/t/{table}/rules").text
        for language, said in (("en", "9 instead of 1"), ("de", "9 statt 1")):
            assert said in site.visitor(language).get(f"/t/{table}/rules").text
        assert site.call(site.app.state.hall.get(table)).state.view(0)["players"][0]["stock"]["food"] >= 9
        (folder / "feast.toml").unlink()
        play(me, table, 3000)
        text = me.api("GET", f"/tables/{table}/record").text
        again = me.facts(me.api("POST", f"/tables/{table}/rematch").json()["id"])
        assert (again["edition"], again["edition_name"]) == (facts["edition"], "feast")
        refused = me.api("POST", "/tables", {"game": GAME.id, "seats": [{"kind": "me"}, {"kind": "bot"}], "edition": "../secret"})
        assert (refused.status_code, refused.json()["error"]) == (400, "bad-setup")
    GAME._books.clear()
    assert parse(text).verify().book.edition.hash == facts["edition"]


def test_a_broken_edition_is_refused_by_its_entry_and_the_others_are_there(tmp_path):
    """In both languages, and nobody learns where the site's files lie."""
    folder = tmp_path / "editions" / "gloria_mundi"
    folder.mkdir(parents=True)
    (folder / "broken.toml").write_text('base = "gloria_mundi"\n[forum]\nsurcharge = 1\n')
    (folder / "lost.toml").write_text('base = "0123456789abcdef"\n')
    (folder / "binary.toml").write_bytes(b"\0\xff")
    with Site(tmp_path) as site:
        for language, said in (("en", "This edition cannot be played."), ("de", "Diese Ausgabe lässt sich nicht spielen.")):
            me = site.visitor(language)
            for name, entry in (("broken", "forum.surcharge"), ("lost", "0123456789abcdef"), ("binary", "not a text file")):
                shown = me.form("/tables", game=GAME.id, count="2", seat0="me", seat1="bot:random", edition=name)
                assert (shown.status_code, said in shown.text, entry in shown.text) == (400, True, True)
                plan = {"game": GAME.id, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "edition": name}
                refused = me.api("POST", "/tables", plan)
                assert (refused.status_code, refused.json()["error"], refused.json()["words"]) == (400, "bad-edition", said)
                assert str(tmp_path) not in shown.text + refused.text
        assert me.table(GAME.id, ("me", "bot:random"))["status"]


def test_a_record_whose_edition_nobody_has_is_refused(site):
    text = Record(GAME, 2, seed="7").text()
    own = GAME.edition_text(None).hash
    odd = ['{"base": "gloria_mundi", "name": "\\ud800"}', '{"a":' * 900 + "1" + "}" * 900, '{"base": "0123456789abcdef"}', "[]"]
    for language, said in (("en", "not a record"), ("de", "keine Aufzeichnung")):
        me = site.visitor(language)
        for sent in (
            text.replace(own, "0123456789abcdef"),
            *(text.replace("\nseats:", f"\nchanges: {one}\nseats:") for one in odd),
        ):
            headers = {"origin": site.address, "x-csrf": me.token, "content-type": "text/plain"}
            refused = me.client.post("/api/records", content=sent, headers=headers)
            assert (refused.status_code, refused.json()["error"]) == (400, "bad-record")
            assert said in refused.json()["words"]
            assert str(site.settings.folder) not in refused.text


def test_a_file_corrected_while_a_table_runs_changes_the_next_table(tmp_path):
    """One that is gone then can no longer be chosen; what was begun with it goes on."""
    file = tmp_path / "editions" / "gloria_mundi" / "feast.toml"
    file.parent.mkdir(parents=True)
    with Site(tmp_path) as site:
        me, begun = site.visitor(), []
        for food in (9, 8):
            file.write_text(f'base = "gloria_mundi"\n[setup]\nstart_resources = {{ food = {food} }}\n')
            begun.append(me.table(GAME.id, ("me", "bot:random"), edition="feast")["id"])
        file.unlink()
        refused = me.api("POST", "/tables", {"game": GAME.id, "seats": [{"kind": "me"}, {"kind": "bot"}], "edition": "feast"})
        assert refused.status_code == 400
        assert [me.facts(table)["differs"][0]["is"] for table in begun] == ["9", "8"]
    with Site(tmp_path) as site:
        me.site, me.client.base_url = site, site.address
        assert [me.facts(table)["differs"][0]["is"] for table in begun] == ["9", "8"]
        play(me, begun[0], 4)


@pytest.mark.parametrize("game", ["concordia", "gloria_mundi"])
def test_names_of_an_edition_are_text_on_every_page(tmp_path, game):
    """What a designer calls a card, a city or a file is never markup, however it is shown."""
    folder = tmp_path / "editions" / game
    folder.mkdir(parents=True)
    (folder / "<img src=x>'\".toml").write_text(marked(game))
    chance = random.Random(1)
    with Site(tmp_path) as site:
        me = site.visitor("de")
        assert "<img src=x" not in me.get(f"/new/{game}").text
        table = me.table(game, ("me", "bot:random"), edition="<img src=x>'\"", options=OPTIONS.get(game, {}))["id"]
        with me.socket(table) as socket:
            socket.send('{"t": "hello", "form": "desk"}')
            for _ in range(8):
                now = me.my_turn(table)
                assert me.choose(table, chance.choice(now["options"])["key"], now["version"]).status_code == 200
            sent = [text for _ in range(3) for text in strings(until(socket, "update"))]
        assert game != "concordia" or any("<img src=x" in text for text in sent)  # the text of an element, set as text
        assert [text for text in sent if "</" in text and "<img src=x" in text] == []
        pages = {path: me.get(f"/t/{table}{path}").text for path in ("", "/rules", "/aid", "/text")}
        assert "&lt;img src=x" in pages["/rules"]
        things = sorted(set(re.findall(r'data-about="([^"]+)"', pages[""])))
        panels = [me.get(f"/t/{table}/about/{quote(unescape(thing))}").json()["html"] for thing in things]
        assert len(panels) > 20
        for shown in (*pages.values(), *panels):
            assert "<img src=x" not in shown


def test_a_table_goes_on_where_todays_limits_are_narrower(tmp_path):
    """Begun when its edition could be chosen; now a new table with it is refused by the entry, and nothing else changes."""
    game = tessera.game("massilia")
    record = Record(game, 2, seed="7", edition=once(game))
    with Site(tmp_path) as site:
        me = site.visitor()
        headers = {"origin": site.address, "x-csrf": me.token, "content-type": "text/plain"}
        shown = me.client.post("/api/records", content=record.text(), headers=headers)
        assert shown.status_code == 201, shown.text
        table = me.api("POST", f"/tables/{shown.json()['id']}/fork", {"at": 0, "seat": 0, "bot": "random"}).json()["id"]
        play(me, table, 5)
        digest = site.call(site.app.state.hall.get(table)).state.digest()
    game._books.clear()
    with Site(tmp_path) as site:
        me.site, me.client.base_url = site, site.address
        assert site.call(site.app.state.hall.get(table)).state.digest() == digest
        assert "<svg" in me.get(f"/t/{table}").text
        play_out(me, table, seed=4)
        facts = me.facts(table)
        assert (facts["status"], facts["edition"]) == ("over", once(game).hash)
        folder = tmp_path / "editions" / "massilia"
        folder.mkdir(parents=True)
        (folder / "six.toml").write_text('base = "massilia"\n[cards]\nopen_display = 6\n')
        plan = {"game": "massilia", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "edition": "six"}
        refused = me.api("POST", "/tables", plan)
        assert (refused.status_code, refused.json()["error"]) == (400, "bad-edition")
        ended = me.api("GET", f"/tables/{table}/record").text
    game._books.clear()
    assert parse(ended).verify().over
