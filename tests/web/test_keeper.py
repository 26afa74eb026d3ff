"""The site that is kept up while the engine is compiled behind it: it answers at once, says how far it is, changes over, ends quickly."""

import os
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tessera import engine
from tests.web.kept import Kept, children

Start = Callable[[str], Kept]


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Start]:
    made: list[Kept] = []

    def start(command: str = "") -> Kept:
        made.append(Kept(tmp_path, command))
        return made[-1]

    yield start
    for one in made:
        one.end()


def all_over(pids: list[int]) -> None:
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_a_command_that_makes_nothing_is_reported_once_and_the_site_goes_on(kept: Start) -> None:
    site = kept("echo No C compiler.")
    site.wait(site.said("40%"))
    assert "40 %" in re.findall(r'id="behind".*', site.get("/"))[0]
    site.open_gate()
    site.wait(site.said("The site goes on as plain Python."))
    assert site.get("/behind") == '{"share":100}'
    assert 'id="behind"' not in site.get("/")
    assert site.log.read_text().count("No C compiler.") == 1


@pytest.mark.skipif(bool(engine.stale()), reason="nothing is compiled here")
def test_it_changes_over_while_requests_go_on_and_ends_with_all_its_processes(kept: Start) -> None:
    site = kept("")
    site.wait(site.said("40%"))
    site.open_gate()
    answers = 0
    while not site.wait(lambda: site.changed_over() or "Tessera" in site.get("/")) or not site.changed_over():
        answers += 1  # every request is answered, also those that come in between
    assert answers > 2
    everybody = children(site.process.pid)
    assert everybody
    assert site.interrupt() < 6
    assert "Traceback" not in site.log.read_text()
    all_over(everybody)


@pytest.mark.parametrize("moment", [0.4, *(pytest.param(moment, marks=pytest.mark.long) for moment in (0.0, 0.8))])
def test_an_interrupt_during_the_start_leaves_nothing_behind(kept: Start, moment: float) -> None:
    site = kept("sleep 60")
    site.wait(site.said("Tessera is at"))
    time.sleep(moment)  # somewhere in the imports of the site
    everybody = children(site.process.pid)
    assert site.interrupt() < 6
    assert "Traceback" not in site.log.read_text()
    all_over(everybody)
