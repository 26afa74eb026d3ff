"""What is closed, and why: the list under the question."""

import random
from contextlib import suppress

import pytest

import tessera
from tessera.core.rulestext import rules_text
from tessera.web.errors import Refusal
from tessera.web.help import MOST_ALIKE, MOST_ASKED, applying, askable, closed


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", [game.id for game in tessera.games()])
def test_every_reason_is_listed_and_is_the_one_the_engine_gives(game, lang):
    rules = tessera.game(game)
    seen = 0
    for seats in rules.seat_counts():
        rnd, state = random.Random(seats), rules.start(seats, seed=f"closed-{seats}")
        names = {seat: f"Name{seat}" for seat in range(seats)}
        while not state.over:
            if rnd.random() < 0.1:
                found = closed(state, lang, names)
                seen += len(found)
                assert [one.clause for one in found] == list(dict.fromkeys(one.clause for one in found))
                sizes = [len(one.things) + one.more for one in found]
                assert sizes == sorted(sizes), "the rarest reason first"
                for one in found:
                    assert 0 < len(one.things) <= MOST_ALIKE
                    for key, text, _ in one.things:
                        assert state.why_not(key) == one.clause
                        assert not text.startswith("opt-")
                here = {one.clause for one in found}
                for key in rnd.sample(sorted(askable(state)), min(20, len(askable(state)))):
                    clause = state.why_not(key)
                    assert clause in here or clause in rules.absent, (state.decision, key)
            state.choose(rnd.choice(state.options()))
    assert seen > 20


def test_what_is_not_in_the_game_is_not_listed():
    """No city of another map, and nobody who does not sit at the table."""
    rules = tessera.game("concordia")
    state, rnd = rules.start(2, seed="absent"), random.Random(3)
    cities = {city["name"] for city in state.view(0)["cities"]}
    decisions = set()
    while not state.over:
        if state.decision in ("architect-build", "diplomat-copy"):
            texts = [text for one in closed(state, "en", {0: "Ana", 1: "Bob"}) for _, text, _ in one.things]
            decisions.add(state.decision)
            assert not [text for text in texts if "player" in text]
            if state.decision == "architect-build":
                assert {text.removeprefix("Build in ") for text in texts} <= cities
        state.choose(rnd.choice(state.options()))
    assert decisions == {"architect-build", "diplomat-copy"}


@pytest.mark.parametrize("game", [game.id for game in tessera.games()])
def test_every_decision_shows_the_clauses_that_apply(game):
    """What `applies.toml` tells: clauses of this game, in the book's order, for whatever is asked in some games."""
    rules, without = tessera.game(game), set()
    for seats in rules.seat_counts():
        state, rnd = rules.start(seats, seed=f"applying-{seats}"), random.Random(seats)
        while not state.over:
            found = [one["id"] for one in applying(state, "de")]
            assert found == [clause for clause in rules_text(rules, "de").clauses if clause in found], "in the order of reading"
            without |= set() if found else {state.decision}
            state.choose(rnd.choice(state.options()))
        assert applying(state, "en") == []
    assert without == set()


def test_a_program_gets_all_of_it(site):
    me = site.visitor()
    table = me.table(game="concordia", seats=("me", "bot:random"))["id"]
    me.my_turn(table)
    some = me.api("POST", f"/tables/{table}/help", {"about": "closed"}).json()["closed"]
    all_of_it = me.api("POST", f"/tables/{table}/help", {"about": "closed", "most": MOST_ASKED}).json()["closed"]
    assert [one["clause"] for one in some] == [one["clause"] for one in all_of_it]
    for part, whole in zip(some, all_of_it, strict=True):
        assert (whole["more"], whole["words"]) == (0, "")
        assert part["things"] == whole["things"][:MOST_ALIKE]
        assert part["more"] == len(whole["things"]) - len(part["things"])
        assert str(part["more"]) in part["words"] or not part["more"]
    thing, clause = all_of_it[0]["things"][0], all_of_it[0]["clause"]
    why = me.api("POST", f"/tables/{table}/help", {"about": "why", "key": thing["key"]}).json()
    assert (why["clause"], why["words"], why["legal"]) == (clause, thing["words"], False)
    assert why["text"] == rules_text(tessera.game("concordia"), "en").clauses[clause].text


def test_help_is_for_the_seat_that_decides(site):
    me, other = site.visitor(), site.visitor()
    table = me.table(seats=("me", "bot:random"))["id"]
    now = me.my_turn(table)
    for body in ({"about": "why", "key": now["options"][0]["key"]}, {"about": "closed"}, {"about": "hint"}):
        assert me.api("POST", f"/tables/{table}/help", body).json()["version"] == now["version"]
        assert other.api("POST", f"/tables/{table}/help", body).json()["error"] == "not-yours"
    assert me.api("POST", f"/tables/{table}/help", {"about": "why", "key": "nonsense"}).json()["error"] == "bad-request"
    assert me.api("POST", f"/tables/{table}/help", {"about": "everything"}).status_code == 422
    limits, user = site.app.state.limits, me.api("GET", "/me").json()["id"]
    with suppress(Refusal):
        for _ in range(1000):
            limits.take(user, "hint")
    assert me.api("POST", f"/tables/{table}/help", {"about": "hint"}).json()["error"] == "too-fast"
    assert me.api("POST", f"/tables/{table}/help", {"about": "closed"}).status_code == 200
