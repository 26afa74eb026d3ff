"""Hostile requests and frames on both databases: whatever comes, no answer is a 5xx, and the site goes on."""

import json
import random

import httpx
import hypothesis
import pytest

from tests.web.test_postgres import database
from tests.web.test_rights import BODIES, FORMS, ROWS, World
from tests.web.test_safety import STRANGE_RECORDS, record_of, strange_requests, uploaded
from tests.web.test_security import BAD_FRAMES
from tests.web.visitors import Site, until

__all__ = ["database"]
schemathesis = pytest.importorskip("schemathesis")
STRANGE = [
    "", "\x00", "a\x00b", "\ufffd", "ß" * 30, "\ufb03" * 24, "%00", "../../etc/passwd", "9" * 400, "-1", "1e309", "NaN", "null", "[]", "{}",
    "' OR 1=1 --", "\u202e", "x" * 5000, "🜂" * 100, "²", "9" * 5000, "\r\nSet-Cookie: a=b", "\\", "{{7*7}}",
]  # fmt: skip
ODD = [None, True, -1, 2**63, 2**200, 1.5, [], {}, [[]], {"a": 1}, *STRANGE[:12]]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def world(request, tmp_path_factory):
    more = {"database": request.getfixturevalue("database")} if request.param == "postgresql" else {}
    with Site(tmp_path_factory.mktemp(request.param), **more) as site:
        yield World(site)


@pytest.mark.parametrize("times", [1, pytest.param(30, marks=pytest.mark.long)])
def test_strange_values_in_every_field(world, times):
    """Each field of each body and form in turn holds something nobody means well."""
    chance = random.Random(times)
    asked = 0
    for method, path, _ in ROWS:
        if method == "GET" or path.startswith("/you/delete") or path.endswith("/logout"):
            continue
        for _ in range(times):
            answer = attempt(world, chance, method, path)
            assert answer.status_code < 500, (method, path, answer.request.content[:300], answer.text[:300])
            asked += 1
    assert asked > 30 * times


def attempt(world, chance, method, path):
    who = world.people["opener"]
    text = path.format(**world.names)
    headers = {"origin": world.site.address, "x-csrf": who.token}
    if not text.startswith("/api/"):
        usual = next((form for end, form in FORMS.items() if text.endswith(end)), {"x": "y"})
        form = dict(usual) | {chance.choice(list(usual)): chance.choice(STRANGE), "csrf": who.token}
        return who.client.request(method, text, data=form, headers=headers)
    usual = dict(next((body for end, body in BODIES.items() if text.endswith(end)), {"key": "x", "version": 1, "request": "r"}))
    usual |= {chance.choice([*usual, "more"]): chance.choice(ODD)}
    return who.client.request(method, text, content=json.dumps(usual), headers=headers | {"content-type": "application/json"})


@pytest.mark.parametrize("where", ["/t/{}", "/api/tables/{}", "/api/tables/{}/view", "/rules/{}", "/learn/{}", "/new/{}", "/api/ratings/{}",
                                   "/static/{}", "/look/{}", "/admin/tables?q={}", "/api/tables/t/look?at={}", "/t/{{t}}/about/seat:{}",
                                   "/t/{{t}}/about/turn:{}?at=1", "/t/{{t}}/turn/{}", "/t/{{t}}/at/{}", "/t/{{t}}/aid?sat={}",
                                   "/puzzles/massilia/{}", "/puzzles/massilia/1?choice={}", "/api/tables/{{t}}/turns/{}",
                                   "/api/tables/{{t}}/review?seat={}", "/t/{{done}}/puzzle/{}", "/t/{{done}}/puzzle/0/about/{}",
                                   "/t/{{done}}/about/{}?at=1", "/new/massilia?edition={}", "/new/massilia/form?edition={}"])  # fmt: skip
def test_strange_words_in_addresses(world, where):
    for word in STRANGE[:: 1 if world.site.settings.database else 3]:  # PostgreSQL is the stricter one
        path = (
            where.format(httpx.URL("http://x", params={"q": word}).query.decode()[2:])
            .replace("{t}", world.names["t"])
            .replace("{done}", world.names["done"])
        )
        world.site.app.state.limits.buckets.clear()
        for client in (world.people["guest"].client, world.host):
            assert client.get(path).status_code < 500, path


def test_what_once_was_a_fault(world):
    me = world.site.visitor()
    for answer in strange_requests(me):
        assert answer.status_code < 500, (answer.request.url, answer.text)
    for changed in STRANGE_RECORDS:
        me.site.app.state.limits.buckets.clear()
        assert uploaded(me, record_of(me.site, **changed)).status_code < 500


@pytest.mark.parametrize("times", [20, pytest.param(1000, marks=pytest.mark.long)])
def test_bad_frames(world, times):
    me, chance = world.people["opener"], random.Random(times)
    messages = ["ping", "hello", "form", "choose", "undo", "plea", "sit", "chat", "preview"]
    with me.socket(world.names["t"]) as line:
        for frame in BAD_FRAMES:
            line.send(frame)
            until(line, "error")
        for _ in range(times):
            said = {"t": chance.choice(messages), "id": "r1", "v": 1, "key": "x", "text": "hello", "form": "desk", "seat": 0}
            for _ in range(2):
                said[chance.choice(list(said))] = chance.choice(ODD)
            world.site.app.state.limits.buckets.clear()
            line.send(json.dumps(said)[:4000])
            line.send('{"t":"ping"}')
            assert until(line, "pong")["t"] == "pong"
    assert me.client.get("/healthz").text == "ok"


@pytest.mark.parametrize("examples", [3, pytest.param(40, marks=pytest.mark.long)])
def test_the_described_interface(world, examples):
    """As its description says, and a little otherwise: refusals are typed."""
    guest = httpx.post(f"{world.site.address}/api/guests", json={"name": "Schema"}).json()
    operations = [
        result.ok() for result in schemathesis.openapi.from_url(f"{world.site.address}/api/openapi.json").get_all_operations()
    ]
    assert len(operations) > 20
    codes = set()
    for operation in operations:
        if operation.path == "/api/guests":  # would make thousands of guests
            continue

        @hypothesis.settings(
            max_examples=examples,
            deadline=None,
            database=None,
            suppress_health_check=list(hypothesis.HealthCheck),
            derandomize=True,
        )
        @hypothesis.given(case=operation.as_strategy())
        def once(case):
            if case.path_parameters and "table_id" in case.path_parameters:
                case.path_parameters["table_id"] = world.names["t"]
            case.headers.update({"authorization": f"Bearer {guest['token']}"})
            answer = case.call()
            codes.add(answer.status_code)
            assert answer.status_code < 500, (case.method, case.path, answer.status_code, answer.text[:300])
            assert answer.status_code < 400 or "error" in answer.json(), (case.method, case.path, answer.text[:300])

        once()
    assert 200 in codes
    assert world.people["player"].client.get("/healthz").text == "ok"
