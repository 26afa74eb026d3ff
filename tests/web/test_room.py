"""Before the game: the waiting room, forms that keep what was typed, previews of links, an installable page."""

import hashlib
import io
import re

import pytest
from PIL import Image

from tessera.web import qr


def opened(me, game="concordia", **more):
    return me.table(game, seats=("me", "open", "open"), **more)["id"]


def test_the_board_can_be_looked_at_and_nothing_has_happened_yet(site):
    me, guest = site.visitor(), site.visitor("de")
    table = opened(me)
    page = guest.get(f"/t/{table}").text
    assert page.count('<g id="') > 50, "the board as it will look"
    assert "Roma" in page
    assert "data-room" in page
    assert 'id="room-name"' in page
    for said in (
        "Mitspielen",
        "Link kopieren",
        "Ohne Uhr",
        "Tipps: nur, wenn ein Mensch allein spielt",
        "Inzwischen lernen",
        "Die Regeln auf einer Seite",
    ):
        assert said in page, said
    assert (
        "Jetzt mit 2 Bots beginnen" in me.client.get(f"/t/{table}", headers={"accept": "text/html", "accept-language": "de"}).text
    )
    assert page.count("btn pri") == 1


def test_the_board_before_the_game_is_not_the_deal_of_the_game(site):
    me = site.visitor()
    table = opened(me, "gloria_mundi")
    running = site.app.state.hall.tables[table]
    from tessera.web.room import opening

    assert opening(running).digest() == opening(running).digest()
    assert running.match is None


def test_a_name_before_sitting_down_and_another_one_after(site):
    me, guest = site.visitor(), site.visitor()
    table = opened(me)
    guest.api("POST", f"/tables/{table}/join", {"name": "Octavia"})
    assert [seat["name"] for seat in guest.facts(table)["seats"]][1] == "Octavia"
    guest.api("POST", f"/tables/{table}/join", {"name": "Octavia Minor"})
    assert [seat["name"] for seat in me.facts(table)["seats"]][1] == "Octavia Minor"
    assert guest.api("POST", f"/tables/{table}/join", {"name": "\u200b "}).json()["error"] == "bad-request"
    long = "Quintus Caecilius Metellus Numidicus"
    assert guest.api("POST", f"/tables/{table}/join", {"name": long}).json()["error"] == "name-long", "said, not cut"
    form = me.form("/tables", game="massilia", count="2", seat0="me", seat1="local", name1=long)
    assert "at most 24 characters" in form.text
    assert f'value="{long}"' in form.text


def test_the_code_is_what_the_standard_asks_for(site):
    """The digest is of the code that another program makes for this text and this mask, and that a camera reads."""
    rows = qr.modules("https://games.example/t/8AiuRpBErQoFWFsK")
    assert (len(rows), hashlib.sha256(repr(rows).encode()).hexdigest()[:16]) == (29, "724dc6e583434595")
    assert len(qr.modules("x" * 106)) == 37
    with pytest.raises(ValueError, match="too long"):
        qr.modules("x" * 107)
    me = site.visitor()
    answer = me.get(f"/t/{opened(me)}/qr.svg")
    assert answer.headers["content-type"] == "image/svg+xml"


def test_a_form_that_cannot_be_keeps_what_was_typed_and_says_the_way_out(site):
    fields = {
        "game": "concordia", "count": "6", "seat0": "me", "seat1": "bot:hard", "seat2": "local", "name2": "Tante Frida",
        "opt-teams": "False",
        "pace": "day", "hints": "no", "public": "1",
    }  # fmt: skip
    answer = site.visitor("de").form("/tables", **fields)
    assert answer.status_code == 400
    page = answer.text
    assert "Zu 6 braucht es" in page
    assert re.search(r'name="count" value="6" checked', page)
    assert re.search(r'<select name="seat1">.*?<option value="bot:hard" selected>', page, re.S)
    assert 'value="Tante Frida"' in page
    assert '<option value="day" selected>' in page
    assert '<option value="no" selected>' in page
    assert 'name="public" value="1" checked' in page
    button = re.search(r'<button class="btn" name="instead" value="([^"]+)">So spielen: Zweierteams</button>', page)
    answer = site.visitor().form("/tables", **fields | {"instead": button[1]})
    assert answer.status_code == 303, "what was typed, as a team game"


def test_a_link_shows_what_it_leads_to(site):
    me = site.visitor()
    table = opened(me)
    for path, said in (("/", "Tessera"), (f"/t/{table}", "Concordia Venus")):
        page = me.get(path).text
        assert f'property="og:title" content="{said}"' in page
        image = re.search(r'property="og:image" content="([^"]+)"', page)[1]
        assert image.startswith(site.address), "previews need the whole address"
        answer = me.get(image.removeprefix(site.address))
        assert Image.open(io.BytesIO(answer.content)).size == (1200, 630)


def test_the_site_can_be_installed(site):
    me = site.visitor("de")
    assert 'rel="manifest" href="/manifest.webmanifest"' in me.get("/").text
    facts = me.get("/manifest.webmanifest").json()
    assert facts["start_url"] == "/"
    assert facts["lang"] == "de"
    for icon in facts["icons"]:
        answer = me.get(icon["src"])
        assert answer.status_code == 200
        if icon["type"] == "image/png":
            assert "x".join(map(str, Image.open(io.BytesIO(answer.content)).size)) == icon["sizes"]
