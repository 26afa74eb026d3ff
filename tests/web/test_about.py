"""The panel of a thing, as the server tells it: what it is, why it is closed, who used it last, and nothing hidden."""

import tessera
from tessera.core.about import Asked, spoken, tell
from tessera.web.about import price_rows


def panel(who, table, thing, **more):
    query = "&".join(f"{name}={value}" for name, value in more.items())
    return who.client.get(f"/t/{table}/about/{thing}?{query}", headers={"accept-language": more.get("lang", "en")})


def test_a_panel_has_name_effect_price_and_clauses(site):
    me, other = site.visitor(), site.visitor()
    table = me.table(game="concordia", seats=("me", "bot:random"))["id"]
    me.my_turn(table)
    found = panel(me, table, "city:massilia").json()
    assert found["tip"]["name"] == "Massilia"
    assert "Now, for you" in found["html"]
    assert "CON-029" in found["html"]
    assert "Now, for you" not in panel(other, table, "city:massilia").json()["html"], "a spectator has no purse"
    for nonsense in ("city:atlantis", "nothing:at-all", "seat:9", "option:no-such-key", "thing:x"):
        answer = panel(me, table, nonsense)
        assert (answer.status_code, answer.json()["error"]) == (404, "no-such-thing")


def test_the_name_of_a_thing_begins_as_a_heading_does(site):
    me = site.visitor()
    table = me.table(game="massilia", seats=("me", "bot:random"))["id"]
    me.my_turn(table)
    names = [panel(me, table, thing).json()["tip"]["name"] for thing in ("token:violet", "token:consul", "token:stones")]
    assert names == ["Violet customer", "Consul", "Penalty stones"]


def test_a_hand_is_told_to_nobody_else(site):
    me, other = site.visitor(), site.visitor()
    table = me.table(game="concordia", seats=("me", "bot:random"))["id"]
    now = me.my_turn(table)
    view = me.api("GET", f"/tables/{table}/view").json()["view"]
    mine = view["players"][0]["hand"][0]
    found = panel(me, table, f"card:{mine['id']}").json()
    assert f'data-choose="play:{mine["kind"]}"' in found["html"]
    tops = [p["top"]["id"] for p in view["players"] if p["top"]]
    hidden = next(card["id"] for card in view["players"][0]["hand"] if card["id"] not in tops)
    assert panel(other, table, f"card:{hidden}").status_code == 404
    assert panel(other, table, f"option:{now['options'][0]['key']}").status_code == 404
    assert "data-choose" not in panel(other, table, "seat:0").json()["html"]


def test_what_was_used_is_told_with_its_turn(site):
    me = site.visitor()
    table = me.table(game="gloria_mundi", seats=("me", "bot:random"))["id"]
    for _ in range(6):
        now = me.my_turn(table)
        buys = [option["key"] for option in now["options"] if option["key"].startswith("buy:")]
        me.choose(table, buys[0] if buys else None)
        if buys:
            break
    view = me.api("GET", f"/tables/{table}/view").json()["view"]
    revealed = next(slot["card"] for slot in view["forum"] if slot["card"])
    html = panel(me, table, f"building:{revealed}").json()["html"]
    assert "data-goto=" in html
    assert tessera.game("gloria_mundi").title not in html


def test_what_is_needed_there_and_short_stands_in_numbers():
    said = spoken(tessera.game("concordia"), "", "en")
    facts = {"price": {"brick": 1, "tool": 1, "sestertius": 6}, "have": {"brick": 1, "food": 4}, "purse": {"sestertius": 30}}
    assert price_rows(said, facts) == [("brick", 1, 1, 0), ("tool", 1, 0, 1), ("sestertii", 6, 30, 0)]
    assert price_rows(said, {**facts, "have": {"brick": 1, "tool": 1}}) == [], "closed for another reason"
    assert price_rows(said, {"houses": 2}) == []


def test_the_aid_is_for_who_looks(site):
    me, other = site.visitor(), site.visitor()
    table = me.table(game="concordia", seats=("me", "bot:random"))["id"]
    me.my_turn(table)
    assert 'class="can"' in me.get(f"/t/{table}/aid").text
    assert 'class="can"' not in other.get(f"/t/{table}/aid").text


def test_a_price_stands_in_signs_and_is_read_in_words(site):
    me = site.visitor()
    for game, thing, sign, said in (
        ("concordia", "city:massilia", "pic-sesterce", "sesterti"),
        ("aquileia", "building:workshop-3a", "pic-coin_mini-gold", "1 gold"),
        ("gloria_mundi", None, "pic-res-", "food"),
    ):
        table = me.table(game=game, seats=("me", "bot:random"))["id"]
        me.my_turn(table)
        view = me.api("GET", f"/tables/{table}/view").json()["view"]
        about = thing or f"building:{next(slot['card'] for slot in view['forum'] if slot['card'])}"
        html = panel(me, table, about).json()["html"]
        price = html[html.index("about-signs") :]
        assert sign in price
        assert said in price[: price.index("</dd>")] or game == "gloria_mundi"


def test_the_same_sign_elsewhere_is_told():
    """Panthalos: a titan of POLIS is to be had in its other column too, and from some merchants."""
    state = tessera.game("panthalos").start(3, seed="signs")
    asked = Asked(state.book, state.view(0), "en")
    found = dict(tell(asked, "space:polis-l1").same)
    assert found["POLIS (every round) 5"] == "free"
    for merchant in asked.view["displays"]["merkator"]:
        assert any(what == asked.name(merchant) for what in found) == (asked.view["merchants"][merchant]["bonus"] == "titan")
    assert tell(asked, "space:agora-1").same == ()
