"""The interface under generated requests: whatever comes, no answer is a 5xx, and refusals are typed."""

import httpx
import hypothesis
import pytest

schemathesis = pytest.importorskip("schemathesis")
NOT_OURS = ("/api/guests",)  # would make thousands of guests


@pytest.fixture(scope="module")
def described(site):
    made = httpx.post(f"{site.address}/api/guests", json={"name": "Schema"}).json()
    head = {"authorization": f"Bearer {made['token']}"}
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = httpx.post(f"{site.address}/api/tables", json={"game": "gloria_mundi", "seats": seats}, headers=head).json()["id"]
    schema = schemathesis.openapi.from_url(f"{site.address}/api/openapi.json")
    return schema, head, table


@pytest.mark.parametrize("examples", [5, pytest.param(12, marks=pytest.mark.long)])
def test_generated_requests_never_break_the_site(described, site, examples):
    schema, head, table = described
    operations = [result.ok() for result in schema.get_all_operations()]
    assert len(operations) > 20
    codes = set()
    for operation in operations:
        if operation.path in NOT_OURS:
            continue

        @hypothesis.settings(
            max_examples=examples,
            deadline=None,
            database=None,
            suppress_health_check=list(hypothesis.HealthCheck),
            derandomize=True,
        )
        @hypothesis.given(case=operation.as_strategy())
        def attempt(case):
            if case.path_parameters and "table_id" in case.path_parameters:
                case.path_parameters["table_id"] = table
            case.headers.update(head)
            answer = case.call()
            codes.add(answer.status_code)
            assert answer.status_code < 500, (case.method, case.path, answer.status_code, answer.text[:300])
            if answer.status_code >= 400:
                assert "error" in answer.json()

        attempt()
    assert 200 in codes
    assert httpx.get(f"{site.address}/healthz").text == "ok"
