"""The site that is kept up while the engine is compiled behind it: it answers at once, says how far it is, changes over, ends quickly."""

import os
import re
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tessera import engine
from tests.web.kept import Kept, children
from tests.web.visitors import PATIENCE, Site, within

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


@pytest.mark.parametrize("first", [0, 20])
def test_who_was_let_in_before_the_end_is_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, first: int) -> None:
    """Closed before its first request is read, a connection is reset, and the request lost."""
    monkeypatch.setattr("tessera.web.patience.COMING_SECONDS", PATIENCE)
    request = b"GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n"
    with Site(tmp_path) as site:
        site.server.config.timeout_graceful_shutdown = int(PATIENCE)
        host, port = site.address.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), PATIENCE) as line:
            line.sendall(request[:first])
            within(lambda: site.server.server_state.connections)
            site.server.should_exit = True
            within(lambda: not listens(host, int(port)))
            line.sendall(request[first:])
            assert b"".join(iter(lambda: line.recv(4096), b"")).startswith(b"HTTP/1.1 200"), "and then it is closed"


def test_who_says_nothing_does_not_hold_up_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tessera.web.patience.COMING_SECONDS", 0.01)
    with Site(tmp_path) as site:
        site.server.config.timeout_graceful_shutdown = int(PATIENCE)
        host, port = site.address.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), PATIENCE / 2) as line:
            within(lambda: site.server.server_state.connections)
            site.server.should_exit = True
            assert line.recv(4096) == b""


def listens(host: str, port: int) -> bool:
    try:
        socket.create_connection((host, port), PATIENCE).close()
    except OSError:
        return False
    return True
