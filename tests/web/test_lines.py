"""What goes over a WebSocket: packed once for all who are told the same; who does not read, or sends what is no text, is let go."""

import contextlib
import json
import logging

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from tessera.web import lines
from tests.web.visitors import PATIENCE, Site, until, within


def test_spectators_are_sent_the_same_bytes(site, monkeypatch):
    """Packed once, though each of them is a line of its own."""
    me = site.visitor()
    table, now, key = me.begun()
    live = site.app.state.hall.tables[table]
    with contextlib.ExitStack() as open_lines:
        watching = [open_lines.enter_context(site.visitor().socket(table)) for _ in range(5)]
        for line in watching:
            line.send('{"t":"hello"}')
            until(line, "update")
        lines.packed.cache_clear()
        assert me.choose(table, key, now["version"]).status_code == 200
        found = [until(line, "update") for line in watching]
        while found[0]["v"] < live.version:  # a bot may go on at once
            found = [until(line, "update") for line in watching]
        assert all(one == found[0] for one in found)
        packed = lines.packed.cache_info()
        assert packed.hits >= 4 * packed.misses > 0


@pytest.mark.parametrize("compression", ["deflate", None])
def test_every_page_reads_what_is_packed(site, compression):
    me = site.visitor()
    table, now, key = me.begun()
    cookie = "; ".join(f"{name}={value}" for name, value in me.client.cookies.items())
    address = site.address.replace("http", "ws") + f"/live/{table}"
    with connect(
        address, origin=site.address, additional_headers={"cookie": cookie}, compression=compression, max_size=None
    ) as line:
        line.send('{"t":"hello"}')
        whole = until(line, "update")
        assert whole["full"]
        assert bool(line.protocol.extensions) == bool(compression)
        line.send(json.dumps({"t": "choose", "v": now["version"], "id": "one", "key": key, "sure": True}))
        assert until(line, "ack")["v"] == now["version"] + 1
        assert until(line, "update")["v"] > whole["v"]


def test_what_is_no_text_ends_the_line(site, caplog):
    for name in ("uvicorn.error", "asyncio"):
        logging.getLogger(name).addHandler(caplog.handler)
    me = site.visitor()
    table, _, _ = me.begun()
    for frames, code in (
        ([Frame(Opcode.TEXT, b'{"t":"\xff"}')], 1007),
        ([Frame(Opcode.TEXT, b'{"t":"\xc3', fin=False), Frame(Opcode.CONT, b"(")], 1007),
        ([Frame(Opcode.TEXT, b'{"t":"\xff"}'), Frame(Opcode.CLOSE, b"\x03\xe8")], 1000),  # and closed in the same breath
    ):
        with me.socket(table) as line:
            line.socket.sendall(b"".join(frame.serialize(mask=True) for frame in frames))
            with contextlib.suppress(ConnectionClosed):
                while True:
                    line.recv(timeout=PATIENCE)
            assert line.close_code == code
    with me.socket(table) as line:  # a letter cut in two is one all the same
        halves = [Frame(Opcode.TEXT, b'{"t":"say","text":"\xc3', fin=False), Frame(Opcode.CONT, b'\xa4","id":"x"}')]
        line.socket.sendall(b"".join(half.serialize(mask=True) for half in halves))
        assert json.loads(line.recv(timeout=PATIENCE))["t"] in ("here", "chat", "ack", "error")
    for name in ("uvicorn.error", "asyncio"):
        logging.getLogger(name).removeHandler(caplog.handler)
    assert not [record for record in caplog.records if record.exc_info]


def test_whoever_does_not_read_is_let_go(tmp_path, monkeypatch):
    monkeypatch.setattr(lines, "SEND_SECONDS", 0.2)
    with Site(tmp_path) as site:
        me = site.visitor()
        table, _, _ = me.begun()
        live = site.app.state.hall.tables[table]
        with me.socket(table) as line:
            line.recv(timeout=PATIENCE)
            page = next(iter(live.onlookers))

            async def flood() -> None:
                for number in range(60):  # more than a reader's queue and both machines' buffers hold
                    page.tell({"t": "pong", "v": number, "much": "x" * 1_000_000 + str(number)})

            site.call(flood())
            assert within(lambda: not live.onlookers)


def test_who_is_there_is_told_when_it_is_news(site):
    me = site.visitor()
    table, _, _ = me.begun()
    with me.socket(table) as first, site.visitor().socket(table) as second:
        assert until(second, "here")["watchers"] == 1
        while until(first, "here")["watchers"] != 1:
            pass
        with me.socket(table) as third:  # the same person once more
            assert until(third, "here") == {"t": "here", "online": [0], "watchers": 1}
        first.send('{"t":"ping"}')
        assert json.loads(first.recv(timeout=PATIENCE))["t"] in ("pong", "chat")
