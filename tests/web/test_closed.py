"""What is closed, and why: the list under the question."""

import random

import pytest

import tessera
from tessera.web.closed import MOST_ALIKE, askable, closed


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
                    for key, text in one.things:
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
            texts = [text for one in closed(state, "en", {0: "Ana", 1: "Bob"}) for _, text in one.things]
            decisions.add(state.decision)
            assert not [text for text in texts if "player" in text]
            if state.decision == "architect-build":
                assert {text.removeprefix("Build in ") for text in texts} <= cities
        state.choose(rnd.choice(state.options()))
    assert decisions == {"architect-build", "diplomat-copy"}


def test_a_program_gets_all_of_it(site):
    me = site.visitor()
    table = me.table(game="concordia", seats=("me", "bot:random"))["id"]
    me.my_turn(table)
    found = me.get(f"/api/tables/{table}/closed").json()
    assert len(found) > MOST_ALIKE
    assert all(set(one) == {"key", "text", "clause"} for one in found)
