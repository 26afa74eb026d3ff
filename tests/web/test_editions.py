"""A table plays the edition it was begun with, whatever is corrected afterwards."""

import random

import pytest

import tessera
from tessera.core import kept
from tessera.core.record import parse, read
from tests.conformance.processes import ROOT
from tests.web.visitors import Site

GAME = tessera.game("gloria_mundi")


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
        play(me, over, 3000)
        record = me.api("GET", f"/tables/{over}/record").text
        state = site.call(site.app.state.hall.get(running)).state
        position, digest = state.position(), state.digest()
        assert me.facts(running)["edition"] == first
    second = corrected(4)
    assert second != first
    with Site(tmp_path) as site:
        me.site, me.client.base_url = site, site.address
        assert site.call(site.app.state.hall.get(running)).state.digest() == digest
        play(me, running, 3000)
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
