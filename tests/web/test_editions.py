"""A table plays the edition it was begun with, whatever is corrected afterwards."""

import random
from pathlib import Path

import pytest

import tessera
from tessera.core import kept
from tessera.core.record import parse, read
from tests.web.visitors import Site, play_out

ROOT = Path(__file__).parents[2]
GAME = tessera.game("gloria_mundi")
ROOT = Path(__file__).parents[2]


@pytest.fixture
def corrected():
    """Corrects the package's default edition: with so much food every player begins."""

    def correct(food):
        kept.forget(GAME)
        GAME.__dict__["default_edition"] = GAME.default_edition.replace(
            "{ food = 1, gold = 1, peace = 1", f"{{ food = {food}, gold = 1, peace = 1"
        )
        return GAME.edition_text(None).hash

    yield correct
    kept.forget(GAME)


def play(player, table, most):
    chance = random.Random(3)
    for _ in range(most):
        now = player.my_turn(table)
        if now["over"]:
            return
        assert player.choose(table, chance.choice(now["options"])["key"], now["version"]).status_code == 200


@pytest.mark.parametrize("released", [True, False], ids=["the package keeps it", "only the database keeps it"])
def test_a_game_ends_with_the_edition_it_was_begun_with(tmp_path, corrected, released):
    """A table, a finished game, a shared position: the default is corrected, the site started again, and they go on as before."""
    first = GAME.edition_text(None).hash if released else corrected(3)
    with Site(tmp_path) as site:
        me = site.visitor()
        running, over = (me.table(GAME.id, ("me", "bot:random"))["id"] for _ in range(2))
        play(me, running, 6)
        play_out(me, over, seed=3)
        record = me.api("GET", f"/tables/{over}/record").text
        state = site.call(site.app.state.hall.get(running)).state
        position, digest = state.position(), state.digest()
        assert me.facts(running)["edition"] == first
    second = corrected(4)
    assert second != first
    with Site(tmp_path) as site:
        me.site, me.client.base_url = site, site.address
        assert site.call(site.app.state.hall.get(running)).state.digest() == digest
        play_out(me, running, seed=4)
        facts = me.facts(running)
        assert (facts["status"], facts["edition"]) == ("over", first)
        ended = me.api("GET", f"/tables/{running}/record").text
        assert me.api("GET", f"/tables/{over}/record").text == record
        assert me.facts(me.table(GAME.id, ("me", "bot:random"))["id"])["edition"] == second
    kept.forget(GAME)  # a fresh machine: neither the corrections nor the database are there
    GAME._books.clear()
    for text in (record, ended):
        assert parse(text).verify().book.edition.hash == first
    assert GAME.load(position).digest() == digest


def test_golden_records_load_their_own_edition(corrected):
    corrected(5)
    for file in sorted((ROOT / "tests" / "golden" / GAME.id).glob("*.rec"))[:3]:
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
