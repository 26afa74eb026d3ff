"""Who only looks: a position somebody has shared, no buttons for players, who is there; and words that end where they should."""

import re

import pytest

from tessera.web.site import site_words
from tests.web.visitors import play_out

TITLE = re.compile(r"<title>([^<]*)</title>")


def test_a_shared_position_says_what_was_asked_and_how_it_ended(site):
    me, stranger = site.visitor(), site.visitor()
    table = me.table(game="gloria_mundi", seats=("me", "bot:random"))["id"]
    play_out(me, table)
    page = stranger.get(f"/t/{table}/at/3").text
    assert TITLE.search(page)[1].startswith("Turn "), TITLE.search(page)[1]
    asked = re.search(r'id="then".*?<h3>(.*?)</h3>', page, re.S)[1]
    assert re.sub(r"<[^>]+>", "", asked).strip().endswith(("?", "."))
    assert 'class="opts"' in page
    assert 'data-do="result"' in page, "the way to the end of the game"


def test_who_only_looks_has_no_button_that_would_be_refused(site):
    me, stranger = site.visitor(), site.visitor()
    table = me.table(game="massilia", seats=("me", "bot:random"))["id"]
    assert 'data-do="hint"' in me.get(f"/t/{table}").text
    page = stranger.get(f"/t/{table}").text
    for button in ("hint", "leave", "rematch", "back-to-seat"):
        assert not re.search(rf'data-do="{button}"(?![^>]* hidden)', page), button


@pytest.mark.parametrize(("lang", "said"), [("en", ["1st", "2nd", "3rd", "4th"]), ("de", ["1.", "2.", "3.", "4."])])
def test_places_are_counted_as_people_do(lang, said):
    assert [site_words(lang)("nth", n=n) for n in range(1, 5)] == said
