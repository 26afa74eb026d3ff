"""What this version of the program cannot play is shown as it stood, and breaks nothing else. A table stays what it is."""

import random
from types import SimpleNamespace

import pytest

import tessera
from tessera.core.game import games
from tessera.core.record import Record
from tessera.core.words import LANGUAGES
from tessera.web import keepsakes
from tessera.web.match import Match
from tessera.web.story import sentences
from tessera.web.viewer import Viewer
from tests.web.test_safety import closed_with
from tests.web.visitors import Site

GAME = "gloria_mundi"


@pytest.fixture
def other_rules():
    """As if the program had been replaced by one with other rules, and back."""
    game, before = tessera.game(GAME), tessera.game(GAME).rules_version

    def change(to=before + 1):
        object.__setattr__(game, "rules_version", to)

    yield change
    change(before)


def forget(site):
    """As after a restart: nothing in memory, and what was on the screen kept."""

    async def gone():
        hall = site.app.state.hall
        await keepsakes.stop(hall)
        hall.tables.clear()
        hall.unread.clear()

    site.call(gone())


def play_out(me, table):
    rnd = random.Random(3)
    while not (now := me.my_turn(table))["over"]:
        me.choose(table, rnd.choice(now["options"])["key"])


def status(site, table):
    return site.sql("SELECT status FROM tables WHERE id = :t", t=table)[0][0]


def test_tables_of_other_rules_are_shown_as_they_stood_and_go_on_later(site, other_rules):
    me, watcher = site.visitor(), site.visitor("de")
    done, running = me.table(GAME, ("me", "bot:random"))["id"], me.table(GAME, ("me", "bot:random"), pace="week")["id"]
    elsewhere = me.table("massilia", ("me", "bot:random"))["id"]
    play_out(me, done)
    for _ in range(3):
        me.my_turn(running)
        me.choose(running)
    me.my_turn(running)
    result, words = me.facts(done)["result"], me.api("GET", f"/tables/{running}/log").json()[-1]["words"]
    version = me.facts(running)["version"]
    other_rules()
    forget(site)
    for table in (done, running):
        page = me.get(f"/t/{table}")
        assert page.status_code == 200
        assert 'data-state="outdated"' in page.text
        assert "rules version 1" in page.text
        assert "<svg" in page.text
        assert "Regelfassung 1" in watcher.get(f"/t/{table}").text
        assert me.facts(table)["outdated"] == "rules"
        assert me.choose_raw(table).json()["error"] == "outdated"
        for call in ("/view", "/options", "/log", "/record", "/recap"):
            assert me.api("GET", f"/tables/{table}{call}").status_code == 409
        with me.socket(table) as line:
            assert closed_with(line) == 4404
    assert str(max(result["scores"])) in me.get(f"/t/{done}").text
    assert words[0] in me.get(f"/t/{running}").text.replace("&#39;", "'")
    assert me.get("/").status_code == 200
    me.my_turn(elsewhere)
    assert me.choose(elsewhere).status_code == 200
    other_rules(1)
    assert (status(site, done), status(site, running)) == ("over", "playing")
    assert me.facts(done)["result"] == result
    assert me.options(done)["over"]
    assert me.facts(running)["version"] == version
    assert me.choose(running).status_code == 200


def test_a_table_of_an_unknown_game_breaks_nothing(site):
    me = site.visitor()
    table, other = (
        me.table(GAME, ("me", "open"), public=True)["id"],
        me.table(GAME, ("me", "bot:random"), public=True, pace="week")["id"],
    )
    me.my_turn(other)
    for one in (table, other):
        site.sql("UPDATE tables SET game = 'chess', deadline = 1 WHERE id = :t", t=one)
    forget(site)
    for who in (me, site.visitor(), site.visitor("de")):
        assert who.get("/").status_code == 200
        for one in (table, other):
            assert who.get(f"/t/{one}").status_code == 200
            assert who.facts(one)["outdated"] == "game"
    assert other not in site.call(site.app.state.store.due(1e12)), "its clock is nobody's business here"
    assert me.api("GET", "/tables").status_code == 200
    assert me.choose(me.begun()[0]).status_code == 200


def test_a_last_look_tells_each_viewer_only_what_they_saw(site, other_rules):
    """Before and after, the same words for the same eyes."""
    one, two, watcher = site.visitor(), site.visitor(), site.visitor()
    table = one.table("massilia", ("me", "open"))["id"]
    two.api("POST", f"/tables/{table}/join", {})
    for _ in range(6):
        for who in (one, two):
            if who.options(table)["options"]:
                who.choose(table)
    seen = {who: who.api("GET", f"/tables/{table}/view").json()["view"] for who in (one, two, watcher)}
    told = {who: [line["words"] for line in who.api("GET", f"/tables/{table}/log").json()] for who in (one, two, watcher)}
    forget(site)
    site.sql("UPDATE tables SET rules = 99 WHERE id = :t", t=table)
    for who in (one, two, watcher):
        kept = who.api("GET", f"/tables/{table}/keepsake").json()
        assert kept["view"] == seen[who]
        assert [words for _, words in kept["log"]] == told[who]
    assert seen[one] != seen[two] != seen[watcher]


def test_a_table_whose_edition_is_lost_is_shown(site):
    me = site.visitor()
    table, _, _ = me.begun()
    site.sql("UPDATE tables SET edition = 'gone' WHERE id = :t", t=table)
    forget(site)
    page = me.get(f"/t/{table}")
    assert page.status_code == 200
    assert "is no longer here" in page.text
    assert "<h2>Board</h2>" in page.text
    assert me.facts(table)["outdated"] == "edition"
    assert status(site, table) == "playing"


def test_a_finished_table_that_broke_is_finished_when_it_is_mended(site):
    me = site.visitor()
    table = me.table(GAME, ("me", "bot:random"))["id"]
    play_out(me, table)
    site.sql("UPDATE tables SET status = 'broken' WHERE id = :t", t=table)
    forget(site)
    assert me.facts(table)["status"] == "over"
    assert status(site, table) == "over"


def test_a_table_that_has_not_begun_takes_the_rules_of_today(tmp_path, other_rules):
    with Site(tmp_path) as site:
        one, two = site.visitor(), site.visitor()
        table = one.table(GAME, ("me", "open"))["id"]
        other_rules()
        forget(site)
        assert two.api("POST", f"/tables/{table}/join", {}).json()["status"] == "playing"
        forget(site)
        assert one.facts(table)["rules"] == 2


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_of_a_seats_log_is_kept_what_differs_and_all_of_that(game):
    """A whole game: whether a sentence may differ is asked of its events; here all of them are read."""
    match, rnd = Match(Record(game, game.seat_counts()[0], seed="look")), random.Random(3)
    while not match.state.over:
        if match.nodded:
            match.nod()
        else:
            match.choose(rnd.choice(match.state.options()))
    named = {seat: f"N{seat}" for seat in range(match.state.seats())}
    table = SimpleNamespace(book=match.state.book, game=game, named=lambda: named)
    for lang in LANGUAGES:
        everybody = keepsakes.lines(table, match.known, Viewer(None, lang))
        for seat in named:
            own = [sentences(table, step, Viewer(seat, lang)) for step in match.known]
            differing = {n: line for n, line in enumerate(own) if line != everybody[n]}
            assert keepsakes.lines(table, match.known, Viewer(seat, lang)) == differing
