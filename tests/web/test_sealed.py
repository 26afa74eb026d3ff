"""A secret act (Panthalos: what is committed to a duel) looks the same to the others, asked or forced, in one choice or several."""

import json
import random

import pytest

import tessera
from tessera.web.plans import SeatPlan, TablePlan
from tests.web.visitors import PATIENCE, until


def challenges():
    """Positions where somebody may challenge, with a key that does."""
    rnd = random.Random(5)
    for seed in range(40):
        state = tessera.game("panthalos").start(3, seed=seed)
        while not state.over:
            keys = state.options()
            if state.decision == "challenge":
                for key in keys:
                    if key.startswith("seat"):
                        yield state.clone(), key
            state.choose(rnd.choice(keys))


@pytest.fixture(scope="module")
def worlds():
    """One challenge in worlds that look the same to the one who is challenged: titan asked, titan forced, all forced."""
    for state, key in challenges():
        found = {}
        target = int(key.partition(":")[2])
        for seed in range(150):
            world = state.imagined(target, seed)
            if world.seat != state.seat or key not in world.options():
                break
            after = world.clone()
            after.choose(key)
            if (
                after.over
                or after.seat not in (state.seat, target)
                or after.decision not in ("duel-titan", "duel-support", "duel-answer")
            ):
                break
            kind = "answer" if after.seat == target else after.decision
            more = any(option != "done" for option in after.options()) if kind == "duel-support" else True
            if more:
                found.setdefault(kind, world)
            if len(found) == 3:
                return found, key, state.seat, target
    pytest.fail("no such challenge was found")


def opened(site, people, world):
    """The table at this position; each person at a seat."""
    hall = site.app.state.hall
    ids = [who.api("GET", "/me").json()["id"] for who in people]

    async def opening():
        users = [await hall.store.user(one) for one in ids]
        seats = tuple(SeatPlan("me") for _ in users)
        named = tuple((seat, user.id, f"N{seat}") for seat, user in enumerate(users))
        return (
            await hall.open(
                TablePlan("panthalos", seats, dict(world.book.options), position=world.position(), seed="7", users=named),
                users[0],
            )
        ).id

    return site.call(opening())


def commit(who, table, most):
    """Challenge is made: commit, with supports if there are any and they are wanted. How many choices it took."""
    number, live = 0, who.site.app.state.hall.tables[table]
    while (now := who.options(table))["options"]:
        keys = [option["key"] for option in now["options"]]
        going_on = [key for key in keys if goes_on(live.state, key)]
        key = (going_on or keys)[0] if number < most else "done"
        assert who.choose(table, key, now["version"]).status_code == 200
        number += 1
    return number


def goes_on(state, key):
    """Is the same seat asked once more after this choice?"""
    after = state.clone()
    after.choose(key)
    return not after.over and after.seat == state.seat and after.decision == "duel-support"


def seen(line, table):
    """All that came since, without what names the table."""
    line.send('{"t":"ping"}')
    found = []
    while True:
        message = json.loads(line.recv(timeout=PATIENCE))
        if message["t"] == "pong":
            return [*found, message]
        message.pop("effects", None)  # come with the picture or after it, as time allows
        if message["t"] == "update":
            found.append(json.dumps(message).replace(table, "TABLE"))


def test_the_others_see_the_same(site, worlds):
    found, key, seat, target = worlds
    people = [site.visitor() for _ in range(3)]
    for one in people:
        one.table(seats=("me", "bot:random"))
    told, facts, taken = {}, {}, {}
    for kind, world in found.items():
        table = opened(site, people, world)
        stranger = site.visitor()
        actor, other = people[seat], people[target]
        with other.socket(table) as near, stranger.socket(table) as far:
            for line in (near, far):
                line.send('{"t":"hello"}')
                until(line, "update")
            version = actor.options(table)["version"]
            assert actor.choose(table, key, version).status_code == 200
            first = [seen(line, table) for line in (near, far)]
            shown = [who.options(table) for who in (other, stranger)]
            taken[kind] = commit(actor, table, 2)
            told[kind] = [first, shown, [seen(line, table) for line in (near, far)]]
        log = [
            [(line["choice"], line["version"], line["words"]) for line in who.api("GET", f"/tables/{table}/log").json()]
            for who in (other, stranger)
        ]
        counts = [
            {name: who.facts(table)[name] for name in ("version", "choices", "decision", "turn")} for who in (other, stranger)
        ]
        look = [who.api("GET", f"/tables/{table}/look?at=1").json() for who in (other, stranger)]
        facts[kind] = json.dumps([log, counts, look]).replace(table, "TABLE")
    print(f"choices it took: {taken}")
    assert taken["answer"] == 1, "without a choice: a nod"
    assert taken["duel-titan"] > 1
    kinds = list(found)
    for kind in kinds[1:]:
        assert facts[kind] == facts[kinds[0]]
        assert told[kind] == told[kinds[0]]


def test_a_table_with_a_secret_act_is_rebuilt_as_it_was(site, worlds):
    from tessera.web.table import load

    found, key, seat, _ = worlds
    people = [site.visitor() for _ in range(3)]
    for one in people:
        one.table(seats=("me", "bot:random"))
    for world in found.values():
        table = opened(site, people, world)
        people[seat].choose(table, key)
        live = site.app.state.hall.tables[table]
        for _ in range(2):
            again = site.call(load(site.app.state.store, table))
            assert (again.version, again.number, again.hidden) == (live.version, live.number, live.hidden)
            assert again.state.position() == live.state.position()
            assert [step.events for step in again.match.steps] == [step.events for step in live.match.steps]
            commit(people[seat], table, 2)


def test_the_terminal_tells_a_secret_act_once():
    """Several choices or none: one hidden line, and no other colour for what was forced."""
    from tessera.core.events import Event, secrets_once

    sealed = tessera.game("panthalos").sealed_decisions

    def seen(*events):
        told = [Event(kind, 1, {"decision": decision, "key": "x"}, ("key",)) for kind, decision in events]
        return secrets_once((event.seen_by(0) for event in [*told, Event("conceded", 0)]), sealed)

    asked = seen(("chose", "duel-titan"), ("chose", "duel-support"), ("chose", "duel-support"))
    assert (
        asked
        == seen(("forced", "duel-titan"), ("forced", "duel-support"))
        == seen(("forced", "duel-titan"), ("chose", "duel-support"))
    )
    assert len(asked) == 2
