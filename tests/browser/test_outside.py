"""A game from outside on the site: the example, installed beside Tessera, is played to its end."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.guests import Guest, Server
from tests.outside.wheels import TALI, installed


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("outside")
    made = Server(folder, PYTHONPATH=str(installed(TALI, folder))).start()
    yield made
    made.stop()


@pytest.mark.parametrize("locale", ["en-US", pytest.param("de-DE", marks=pytest.mark.long)])
def test_the_example_is_played_to_its_end(chromium: Any, site: Server, locale: str) -> None:
    guest = Guest(chromium, site, locale=locale)
    guest.new_game("tali", count=3)
    guest.play_out(random.Random(1).choice)
    guest.page.wait_for_selector("#final.shown .res")
    last = guest.page.locator("#log [data-turn]").last.get_attribute("data-turn")
    changed = guest.page.evaluate(
        "async n => (await fetch(`/api${location.pathname.replace('/t/', '/tables/')}/turns/${n}`)).json()", last
    )
    assert changed["flags"], "what its last turn changed is known, though it says nothing for it"
    total = guest.page.locator("#final tfoot tr").first.inner_text()
    assert sum(int(n) for n in total.split() if n.isdigit()) == 60, "no coin is lost"
    guest.page.goto("/rules/tali")
    assert "Venus" in guest.page.inner_text("main")
    guest.check()
    guest.context.close()
