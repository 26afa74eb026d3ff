"""What the site says on stderr: JSON for who runs it, words at a terminal of somebody who plays."""

import json
import logging
from collections.abc import Iterator

import pytest
import structlog

from tessera.web import logs

Said = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    yield
    logs.configure(public=True)


def test_what_libraries_say_is_a_line_of_json_too(capsys: Said) -> None:
    logs.configure(public=False)
    logging.getLogger("uvicorn.error").error("something odd\nover two lines")
    (line,) = capsys.readouterr().err.splitlines()
    assert json.loads(line)["error"] == "something odd\nover two lines"


def at_a_terminal(monkeypatch: pytest.MonkeyPatch, public: bool) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    logs.configure(public)


def test_at_a_terminal_only_what_went_wrong_is_said_and_in_words(monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    at_a_terminal(monkeypatch, public=False)
    log = structlog.get_logger()
    log.info("ready", version="1")
    log.warning("bot-failed", game="aquileia", bot="easy")
    try:
        raise ValueError("no such stone")
    except ValueError as error:
        log.error("failed", path="/", report="ab12", error="ValueError: no such stone", exc_info=error)
    first, second, trace, *_, last = capsys.readouterr().err.replace(logs.OVER, "").splitlines()
    assert first == "Bot failed (game aquileia, bot easy)"
    assert second == "Failed (path /, report ab12): ValueError: no such stone"
    assert trace.startswith("Traceback")
    assert last == "ValueError: no such stone"


def test_a_site_for_strangers_keeps_its_form_at_a_terminal(monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    at_a_terminal(monkeypatch, public=True)
    structlog.get_logger().info("ready", version="1")
    assert json.loads(capsys.readouterr().err)["event"] == "ready"
