"""A game begun on plain Python goes on in the same page when the compiled engine takes over."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tessera import engine
from tests.browser.guests import Guest
from tests.web.kept import Kept


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Kept]:
    made = Kept(tmp_path)
    yield made
    made.end()


@pytest.mark.skipif(bool(engine.stale()), reason="nothing is compiled here")
def test_play_goes_on_in_the_same_page_while_the_engine_changes(chromium: Any, site: Kept) -> None:
    site.wait(site.said("40%"))
    guest = Guest(chromium, site)
    guest.new_game("gloria_mundi", 2)
    guest.page.evaluate("window.same = true")
    assert "40 %" in guest.page.inner_text("#behind")
    versions = [move(guest) for _ in range(4)]
    site.open_gate()
    while not site.changed_over():
        versions.append(move(guest))  # a click in the very moment is kept, and sent again to the new process
    versions += [move(guest) for _ in range(4)]
    assert versions == sorted(set(versions))
    assert guest.page.evaluate("window.same")
    guest.page.wait_for_selector("#behind", state="detached")
    guest.check()


def move(guest: Guest) -> int:
    assert guest.wait("your-turn", "over") == "your-turn"
    return guest.click_key(guest.keys()[0])
