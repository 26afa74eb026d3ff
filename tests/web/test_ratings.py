"""Ratings: accounts only, once per table, and only for matches that count."""

import asyncio

import pytest

from tessera.web.ratings import BOTS, START, points, rated
from tests.web.visitors import play_out


def account(site, name):
    who = site.visitor()
    made = who.form("/you/account", login=name, password="correct horse")
    assert made.status_code == 303, made.text
    who.renew()
    return who


def test_winning_raises_and_losing_lowers():
    (winner, _), (loser, _) = rated([START, START], [1, 2])
    assert winner > START[0] > loser
    better = rated([START, BOTS["hard"]], [1, 2])[0][0]
    weaker = rated([START, BOTS["easy"]], [1, 2])[0][0]
    assert better > weaker > START[0], "beating a strong bot says more"
    assert rated([START, START, START], [1, 1, 1]) == [pytest.approx(START, abs=0.5)] * 3
    assert points(START[0]) == 1500


def test_an_account_is_rated_once_and_a_guest_not(site):
    ada, guest = account(site, "Ratia"), site.visitor()
    for who in (ada, guest):
        table = who.table(seats=("me", "bot:random"))["id"]
        play_out(who, table)
        for _ in range(3):
            who.facts(table)
    mine = ada.api("GET", "/me/ratings").json()
    assert [(one["game"], one["games"]) for one in mine] == [("gloria_mundi", 1)]
    assert mine[0]["points"] != 1500
    assert guest.api("GET", "/me/ratings").json() == []
    page = ada.get("/you").text
    assert str(mine[0]["points"]) in page
    assert ada.api("GET", "/ratings/gloria_mundi").json() == [], "three games before somebody stands in the list"
    assert ada.api("GET", "/ratings/nonsense").status_code == 400


def test_what_was_taken_back_by_consent_does_not_count(site):
    ada = account(site, "Revoca")
    table = ada.table(seats=("me", "bot:random"))["id"]
    ada.my_turn(table)
    ada.choose(table)
    now = ada.my_turn(table)
    assert ada.api("POST", f"/tables/{table}/plea", {"version": now["version"], "request": "p"}).status_code == 200
    play_out(ada, table)
    assert ada.api("GET", "/me/ratings").json() == []


def test_a_game_with_a_hint_does_not_count(site):
    ada = account(site, "Monita")
    table = ada.table(seats=("me", "bot:random"))["id"]
    ada.my_turn(table)
    assert ada.api("POST", f"/tables/{table}/help", {"about": "hint"}).status_code == 200
    play_out(ada, table)
    assert ada.api("GET", "/me/ratings").json() == []


def test_rating_the_same_table_again_changes_nothing(tmp_path):
    import time

    from tessera.web.database import open_engine, prepare
    from tessera.web.models import TableRow, User
    from tessera.web.store import Store

    async def run():
        engine = open_engine(f"sqlite+aiosqlite:///{tmp_path / 'r.db'}")
        await prepare(engine)
        store = Store(engine)
        for name in ("a", "b"):
            await store.add_user(User(id=name, name=name, login=name, password="x", epoch=0, settings={}, created=time.time()))
        for number in range(4):
            row = TableRow(
                id=f"t{number}", game="massilia", rules=1, edition="", options={}, seats=2, status="over", host="a", seed="",
                created=0.0, updated=0.0, origin={}, result={},
            )  # fmt: skip
            await store.add_table(row, [])
            assert await store.rate(row.id, "massilia", [("a", ""), ("b", ""), (None, "hard")], [1, 2, 3])
            assert not await store.rate(row.id, "massilia", [("a", ""), ("b", ""), (None, "hard")], [1, 2, 3])
        best = await store.best("massilia")
        user = await store.user("b")
        mine = await store.standings(user)
        await engine.dispose()
        return best, mine

    best, mine = asyncio.run(run())
    assert [(one.name, one.place, one.games, one.wins) for one in best] == [("a", 1, 4, 4), ("b", 2, 4, 0)]
    assert best[0].points > best[1].points > 1500
    assert [(one.place, one.of) for one in mine] == [(2, 2)]
