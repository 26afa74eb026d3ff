"""What an option is said to do must happen, whatever the dice and the decks hold."""

import json
import random
import time

import pytest

import tessera
from tessera.web import socket as live
from tessera.web.effects import certain, effects, heard
from tests.web.visitors import until


@pytest.mark.parametrize("game", [game.id for game in tessera.games()])
def test_only_what_is_certain_is_said(game):
    """No roll and no card drawn is foretold: what is said happens in a hundred other worlds too."""
    rnd = random.Random(4)
    state = tessera.game(game).start(tessera.game(game).seat_counts()[0], seed="effects")
    said = 0
    while not state.over:
        if rnd.random() < 0.08:
            seat, key = state.seat, rnd.choice(state.options())
            told = certain(state, seat, key)
            said += len(told)
            for world in range(100):
                found = heard(state, seat, key, 5_000 + world)
                assert found is not None
                assert found[0][: len(told)] == told, f"{state.decision}: {key}"
        state.choose(rnd.choice(state.options()))
    assert said > 0


@pytest.mark.parametrize("slow", [False, True])
def test_effects_come_with_the_picture_or_after_it(site, monkeypatch, slow):
    """Nobody waits for them: when they take long, the picture is there before."""

    def late(*args):
        time.sleep(0.4)
        return effects(*args)

    if slow:
        monkeypatch.setattr(live, "effects", late)
    else:
        monkeypatch.setattr(live, "QUICK", 20.0)
    me = site.visitor()
    table = me.table(seats=("me", "bot:random"))["id"]
    now = me.my_turn(table)
    with me.socket(table) as socket:
        socket.send(json.dumps({"t": "hello", "form": "desk"}))
        shown = until(socket, "update")
        assert shown["v"] == now["version"]
        assert ("effects" in shown) is not slow
        found = until(socket, "effects")["effects"] if slow else shown["effects"]
    assert found
    assert set(found) <= {option["key"] for option in now["options"]}
    assert all(found.values())
