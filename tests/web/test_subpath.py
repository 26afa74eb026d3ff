"""A site under a path of its host, behind a proxy that takes the path off: every address a page names begins with it."""

import re

import pytest

from tessera.web.site import HOME, environment
from tests.web.visitors import Site

PAGES = (
    "/",
    "/learn",
    "/rules",
    "/rules/gloria_mundi",
    "/new/gloria_mundi",
    "/you",
    "/you/forgot",
    "/you/new-password",
    "/admin",
    "/nothing",
)
PARTS = ("", "/seat", "/report", "/text", "/rules")


@pytest.fixture
def under(tmp_path):
    environment.cache.clear()
    with Site(tmp_path, url="https://games.example/play/") as site:
        yield site
    HOME[0] = ""


def test_every_address_of_a_page_is_under_the_path(under):
    me = under.visitor()
    answer = me.form("/tables", game="gloria_mundi", count="2", seat0="me", seat1="bot:random")
    assert answer.headers["location"].startswith("/play/t/")
    table = answer.headers["location"].removeprefix("/play")
    seen = 0
    for path in (*PAGES, *(table + part for part in PARTS)):
        text = me.get(path).text
        named = re.findall(r' (?:href|src|action)="([^"]*)"', text)
        assert [one for one in named if one.startswith("/") and not one.startswith("/play/")] == [], path
        assert "<html" not in text or 'data-home="/play"' in text, path
        for one in named:
            if one.startswith("/play/") and "{" not in one and seen < 60 and ("static" in one or "look" in one):
                assert me.get(one.removeprefix("/play").split("#")[0]).status_code == 200, one
                seen += 1
    assert seen > 20


def test_scripts_and_styles_name_no_address_of_their_own(under):
    """Scripts put the path before what they ask for; styles point beside themselves."""
    from tessera.web.app import STATIC

    for file in STATIC.rglob("*.js"):
        bare = re.findall(r"""(?:location\.href = |fetch\(|new Wire\(|origin\})[`"']/\w*""", file.read_text())
        assert bare == [], file.name
    for file in STATIC.glob("*.css"):
        assert "url(/" not in file.read_text(), file.name
