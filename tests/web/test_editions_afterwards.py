"""Looking back at a table of an edition of somebody's own: what is reviewed, asked, drawn and linked there is that edition's, too."""

import re
from html import unescape

import pytest

import tessera
from tessera.core.words import LANGUAGES, words
from tests.conformance.otherwise import other_names
from tests.web.visitors import Site, play_out

NAMED = [
    pytest.param(game, id=game.id, marks=() if game.id == "gloria_mundi" else pytest.mark.long)
    for game in tessera.games()
    if other_names(game)[1]
]
CHANGED = re.compile(r"<li><code>.*?</li>", re.S)  # the list of what differs says both


def looked_at(me, table, running):
    """Everything about a finished game that can be opened, and what is read there."""
    mine = [n for n, step in enumerate(running.steps) if step.seat == 0 and len(running.at(n).options()) > 1]
    some = mine[:: max(1, len(mine) // 3)]
    pages = ["", "/rules", "/aid", "/text", *(f"/at/{n}" for n in some), *(f"/puzzle/{n}" for n in some)]
    pages += [f"/puzzle/{n}?choice={running.at(n).options()[0]}" for n in some]
    about = sorted(tessera.look.of_state(running.at(some[1]), 0).things)
    pages += [f"/puzzle/{some[1]}/about/{thing}" for thing in about[:: max(1, len(about) // 30)]]
    yield from ((page, me.get(f"/t/{table}{page}")) for page in pages)
    calls = ("/chances", "/review", "/log", "/recap", *(f"/look?at={n}" for n in some))
    yield from ((call, me.api("GET", f"/tables/{table}{call}")) for call in calls)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMED)
def test_nobody_who_looks_back_reads_an_old_name(tmp_path, game, language):
    """Hints while it runs; then the file is gone and the site started again: the end, its review, exercises of it, and the rules."""
    text, ids = other_names(game)
    old = {words(game, language).name(one) for id in ids for one in (id, id.lower())}
    wrong = re.compile(rf"\b({'|'.join(map(re.escape, sorted(old | {name.upper() for name in old})))})\b")
    file = tmp_path / "editions" / game.id / "mine.toml"
    file.parent.mkdir(parents=True)
    file.write_text(text, encoding="utf-8")
    with Site(tmp_path) as site:
        me = site.visitor(language)
        table = me.table(game.id, ("me", "bot:random"), edition="mine")["id"]
        me.my_turn(table)
        assert not wrong.search(me.api("POST", f"/tables/{table}/help", {"about": "hint"}).text)
        play_out(me, table, seed=3)
    file.unlink()
    game._books.clear()
    read = {}
    with Site(tmp_path) as site:
        me.site, me.client.base_url = site, site.address
        running = site.call(site.app.state.hall.get(table)).running
        for path, answer in looked_at(me, table, running):
            assert answer.status_code == 200, (path, answer.text[:300])
            read[path] = CHANGED.sub("", unescape(answer.text))
        rules = {link.partition("#")[0] for text in read.values() for link in re.findall(rf"/rules/{game.id}[^\"\\]*", text)}
        assert rules == {f"/rules/{game.id}?edition={running.state.book.edition.hash}"}
        read["the rules"] = CHANGED.sub("", me.get(rules.pop()).text)
    assert {path: wrong.findall(text) for path, text in read.items() if wrong.search(text)} == {}
