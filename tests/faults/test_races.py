"""All that may be done at a table, at once and at two processes: one order comes of it, and both processes and the rows agree on it."""

import asyncio
import random
import time
from collections import Counter

import pytest

from tessera.web import pleas, seating
from tessera.web.errors import Refusal
from tessera.web.table import load
from tests.web.test_postgres import two_sites
from tests.web.visitors import PATIENCE

ALLOWED = {"stale", "not-yours", "over", "no-undo", "no-plea", "seat-taken", "too-late", "illegal", "bad-request", "not-started"}


def deed(hall, live, user, dice, request):
    """Something somebody might do just now, as his page at this process would ask for it."""
    what, version = dice.choice(("choose", "choose", "choose", "undo", "plea", "agree", "leave", "back", "flag")), live.version
    key, full, turn, yes = dice.choice(live.state.options()), f"{user.id}:{request}", dice.random() < 0.5, dice.random() < 0.7
    works = {
        "choose": lambda: hall.acted(live, lambda: live.choose(user.id, key, version, full)),
        "undo": lambda: hall.acted(live, lambda: live.undo(user.id, version, full, turn)),
        "plea": lambda: hall.acted(live, lambda: pleas.said(live, user.id, None, version, full)),
        "agree": lambda: hall.acted(live, lambda: pleas.said(live, user.id, yes, version, full)),
        "leave": lambda: seating.leave(hall, live, user, request),
        "back": lambda: seating.come_back(hall, live, user, request),
        "flag": lambda: hall.flag(live.id),
    }
    return what, works[what]


async def done(work, after):
    await asyncio.sleep(after)
    try:
        await work()
    except Refusal as refusal:
        return refusal.code
    return "done"


def together(sites, table, users, dice, name):
    """Some deeds at once. What became of each."""
    asked = []
    for number in range(dice.randrange(2, 5)):
        site = dice.choice(sites)
        hall = site.app.state.hall
        what, work = deed(hall, hall.tables[table], dice.choice(users), dice, f"{name}-{number}")
        asked.append((what, asyncio.run_coroutine_threadsafe(done(work, dice.random() * 0.01), site.loop)))
    return [(what, one.result(PATIENCE)) for what, one in asked]


def agree(sites, table):
    """Both processes come to the version of the rows, and what they hold is what the rows say."""
    lives = [site.app.state.hall.tables[table] for site in sites]
    stored = sites[0].call(load(sites[0].app.state.store, table))
    end = time.time() + PATIENCE
    while {live.number for live in lives} != {stored.number}:
        assert time.time() < end, "one stays behind"
        time.sleep(0.005)
    for live in lives:
        assert live.version == stored.version
        assert live.running.keys() == stored.running.keys()
        assert live.state.digest() == stored.state.digest()
        assert [chair.stand_in for chair in live.chairs] == [chair.stand_in for chair in stored.chairs]
        assert live.row.turn_seat == stored.row.turn_seat
        assert live.plea == stored.plea
    return stored


@pytest.mark.parametrize("rounds", [25, pytest.param(600, marks=pytest.mark.long)])
def test_whatever_is_done_at_once_comes_in_one_order(database, tmp_path, rounds):
    dice, counts, table = random.Random(rounds), Counter(), ""
    with two_sites(database, tmp_path) as sites:
        one, two = sites[0].visitor(), sites[0].visitor()
        for site in sites:
            site.app.state.hall.bot_turns.play = lambda _: None
        for number in range(rounds):
            if not table or sites[0].app.state.hall.tables[table].state.over:
                table = one.table(dice.choice(("gloria_mundi", "massilia", "panthalos")), seats=("me", "open"), pace="live")["id"]
                two.api("POST", f"/tables/{table}/join", {})
                for site in sites:
                    site.call(site.app.state.hall.get(table))
                store = sites[0].app.state.store
                users = [sites[0].call(store.user(chair.user_id)) for chair in sites[0].app.state.hall.tables[table].chairs]
            came = together(sites, table, users, dice, f"r{number}")
            assert {code for _, code in came} <= ALLOWED | {"done"}, came
            counts.update(came)
            agree(sites, table)
    made = {what for (what, code) in counts if code == "done"}
    assert {"choose", "leave", "back"} <= made
    print({f"{what} {code}": n for (what, code), n in sorted(counts.items())})
