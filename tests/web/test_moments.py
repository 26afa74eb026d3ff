"""Whatever can be looked at answers, at any moment of any game, to a player and to somebody who watches."""

import json
import random
import socket

import pytest

import tessera
from tessera.web.run import bound
from tests.web.visitors import play_out, until

PAGES = ("", "/text", "/rules", "/record", "/seat")
CALLS = ("", "/view", "/options", "/chances", "/log", "/recap", "/record", "/notes")
OFTEN = (0, 5, 20)  # own decisions before a look; and at the end


def variant(game, rnd):
    """Some set of options, and seats that go with it."""
    options = {option.name: rnd.choice(option.values) for option in game.options}
    seats = rnd.choice(game.allowed_seats(options) if game.allowed_seats else game.seat_counts())
    return options, ("me", *["bot:random"] * (seats - 1))


@pytest.mark.parametrize("game", [game.id for game in tessera.games()])
def test_every_address_of_a_table_answers_at_any_moment(site, game):
    rnd = random.Random(game)
    me, watcher = site.visitor(), site.visitor("de")
    options, seats = variant(tessera.game(game), rnd)
    table = me.table(game, seats, options=options)["id"]
    chosen = 0

    def look_around():
        for who in (me, watcher):
            answers = {page: who.get(f"/t/{table}{page}") for page in (*PAGES, f"/at/{rnd.randint(0, chosen)}")}
            answers |= {call: who.api("GET", f"/tables/{table}{call}") for call in (*CALLS, f"/look?at={rnd.randint(0, chosen)}")}
            failed = {
                path: answer.status_code for path, answer in answers.items() if answer.status_code not in (200, 403, 404, 409)
            }
            assert failed == {}, (options, seats)
            assert answers[""].status_code == answers["/view"].status_code == 200
            for form in ("desk", "phone"):
                with who.socket(table) as line:
                    line.send(json.dumps({"t": "hello", "form": form}))
                    assert until(line, "update")["meta"]

    for chosen in range(OFTEN[-1] + 1):
        now = me.my_turn(table)
        if chosen in OFTEN:
            look_around()
        me.choose(table, rnd.choice(now["options"])["key"])
    play_out(me, table)
    look_around()


def test_no_answer_waits_for_the_one_before():
    """Small packets go out at once: otherwise every second answer on a kept connection takes 40 ms longer."""
    with bound("127.0.0.1", 0) as listening, socket.create_connection(listening.getsockname()[:2]):
        taken, _ = listening.accept()
        with taken:
            assert taken.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
            assert taken.proto == socket.IPPROTO_TCP, "asyncio sets it only where it sees the protocol"
