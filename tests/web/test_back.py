"""Taking back, alone and by consent; and hints."""

import json

import pytest

import tessera
from tessera.bots.hints import Hint
from tessera.web.hints import told
from tests.web.visitors import until

GAMES = [game.id for game in tessera.games()]


def test_hints_come_with_words_and_reasons(site):
    me = site.visitor()
    table = me.table(seats=("me", "bot:random"))["id"]
    now = me.my_turn(table)
    found = me.api("POST", f"/tables/{table}/help", {"about": "hint"}).json()
    keys = [option["key"] for option in now["options"]]
    assert found["candidates"]
    assert all(one["key"] in keys for one in found["candidates"])
    chances = [one["chance"] for one in found["candidates"]]
    assert chances == sorted(chances, reverse=True), "order and numbers agree"
    assert all(one["line"][0]["seat"] == 0 for one in found["candidates"])


@pytest.mark.parametrize(
    ("chances", "text"),
    [
        ((0.62, 0.5), "Played on from here it won 12 % more often than the next one: Lay a {1}."),
        ((0.62, 0.617), "About as good as the next one: Lay a {1}."),
        ((0.62,), "Nothing else comes near it: the bot hardly looked at the others."),
        ((None, None), "It came out best in the bot’s tries, by many small things."),
    ],
)
def test_a_hint_without_a_reason_says_how_it_stands_beside_the_next(monkeypatch, chances, text):
    monkeypatch.setattr("tessera.web.effects.effect", lambda *_: "")
    monkeypatch.setattr("tessera.web.hints.purpose", lambda *_: "")
    state = tessera.game("gloria_mundi").start(2, seed="hint")
    keys = state.options()
    found = [Hint(key, chance, (), (), ()) for key, chance in zip(keys, chances, strict=False)]
    first, *others = told(state, "en", {}, found)["candidates"]
    assert first["text"] == text.format(*keys)
    assert all(one["text"] == "" for one in others)


def test_hints_are_off_among_people_unless_the_table_has_them(site):
    me, other = site.visitor(), site.visitor()
    asked = {"about": "hint"}
    for hints, allowed in (("", False), ("yes", True), ("no", False)):
        made = me.api(
            "POST", "/tables", {"game": "gloria_mundi", "seats": [{"kind": "me"}, {"kind": "open"}], "hints": hints}
        ).json()
        table = made["id"]
        other.api("POST", f"/tables/{table}/join", {})
        now = next(who for who in (me, other) if who.api("GET", f"/tables/{table}/options").json()["options"])
        answer = now.api("POST", f"/tables/{table}/help", asked)
        assert (answer.status_code == 200) is allowed, answer.text
        assert ('data-do="hint"' in now.get(f"/t/{table}").text) is allowed
    alone = me.table(seats=("me", "bot:random"))["id"]
    assert 'data-do="hint"' in me.get(f"/t/{alone}").text
    assert 'data-do="hint"' not in other.get(f"/t/{alone}").text, "a spectator has nobody to ask for"


def test_undo_by_consent_bots_agree_at_once(site):
    me = site.visitor()
    table = me.table(seats=("me", "bot:random"))["id"]
    first = me.my_turn(table)
    keys = [option["key"] for option in first["options"]]
    me.choose(table)
    now = me.my_turn(table)
    answer = me.api("POST", f"/tables/{table}/plea", {"version": now["version"], "request": "p1"})
    assert answer.status_code == 200, answer.text
    back = me.my_turn(table)
    assert [option["key"] for option in back["options"]] == keys
    assert back["version"] > now["version"]
    again = me.api("POST", f"/tables/{table}/plea", {"version": now["version"], "request": "p1"})
    assert again.json() == answer.json()


def test_undo_by_consent_asks_the_others(site):
    ada, ben, eve = site.visitor(), site.visitor(), site.visitor()
    table = ada.table(seats=("me", "open"))["id"]
    ben.api("POST", f"/tables/{table}/join", {})
    one = ada if ada.options(table)["options"] else ben
    two = ben if one is ada else ada
    before = one.options(table)
    one.choose(table)
    choices = one.facts(table)["choices"]

    def plea(who, number, **more):
        return who.api("POST", f"/tables/{table}/plea", {"version": one.facts(table)["version"], "request": number, **more})

    assert plea(eve, "e0").json()["error"] == "no-undo"
    assert plea(two, "t0").json()["error"] == "no-undo"  # has not chosen anything yet
    assert plea(one, "a1").status_code == 200
    assert one.facts(table)["choices"] == choices, "nothing happens before the others agree"
    assert plea(eve, "e1", yes=True).json()["error"] == "no-undo"
    assert plea(two, "b1", yes=False).status_code == 200
    assert plea(two, "b2", yes=True).json()["error"] == "no-undo", "it was refused already"
    assert plea(one, "a2").status_code == 200
    assert plea(one, "a3", yes=True).status_code == 200
    assert one.facts(table)["choices"] == choices, "nobody agrees with himself"
    assert plea(two, "b3", yes=True).status_code == 200
    after = one.options(table)
    assert [o["key"] for o in after["options"]] == [o["key"] for o in before["options"]]
    assert one.facts(table)["choices"] == choices - 1


def test_what_cannot_be_taken_back_is_said_and_no_longer_offered(site, monkeypatch):
    """A choice may look as if it could be taken back; tried, it turns out to have shown something: then the page offers it no more."""
    monkeypatch.setattr("tessera.web.socket.PONDERED", 600)  # by itself it is not looked at here
    me = site.visitor()
    table = me.table("concordia", ("me", "bot:random"))["id"]
    with me.socket(table) as line:
        line.send('{"t":"hello"}')
        for _ in range(20):
            now = me.my_turn(table)
            me.choose(table, now["options"][0]["key"], now["version"])
            after = me.my_turn(table)
            steps = site.app.state.hall.tables[table].running.steps
            if steps and steps[-1].seat == after["seat"] and not steps[-1].passes and not steps[-1].drew:
                break
        while until(line, "update")["v"] < after["version"]:
            pass
        assert 'aria-busy="true" title="Still' in me.get(f"/t/{table}").text, "it is not promised before it is looked at"
        steps[-1].free = False
        line.send(json.dumps({"t": "undo", "v": after["version"], "id": "u1"}))
        assert until(line, "error")["error"] == "no-undo"
        assert until(line, "update")["v"] == after["version"]
