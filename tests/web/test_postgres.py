"""The same site on PostgreSQL, with two processes' worth of halls on one database."""

import asyncio
import contextlib
import random
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from unittest.mock import AsyncMock

import pytest
from tools.cluster import NoPostgres, cluster

from tessera.core import kept
from tessera.core.game import find
from tessera.core.record import parse
from tessera.web import keepsakes
from tests.web.visitors import PATIENCE, Site, until, within

asyncpg = pytest.importorskip("asyncpg")


@pytest.fixture(scope="module")
def database():
    try:
        with cluster("-c", "fsync=off") as address:
            yield address
    except NoPostgres as missing:
        pytest.skip(str(missing))


def test_a_game_on_postgresql(database, tmp_path):
    with Site(tmp_path, database=database) as site:
        me = site.visitor()
        table = me.table("gloria_mundi", ("me", "bot:random"))["id"]
        for _ in range(5):
            now = me.my_turn(table)
            assert me.choose(table, now["options"][0]["key"], now["version"]).status_code == 200
        assert me.client.get("/healthz").text == "ok"


def test_two_processes_share_the_tables(database, tmp_path):
    """A choice made through one site appears at the other; both keep one order of versions."""
    (tmp_path / "secret").write_text("the same secret for both, as a host would set it")
    with Site(tmp_path, database=database) as first, Site(tmp_path, database=database) as second:
        one, two = first.visitor(), second.visitor()
        table = one.table("gloria_mundi", ("me", "open"))["id"]

        def both_know(version: int) -> None:
            within(lambda: {one.facts(table)["version"], two.facts(table)["version"]} == {version})

        joined = two.api("POST", f"/tables/{table}/join", {}).json()
        assert joined["status"] == "playing"
        both_know(joined["version"])
        for _ in range(10):
            moved = False
            for player in (one, two):
                now = player.options(table)
                if now.get("options"):
                    answer = player.choose(table, now["options"][0]["key"], now["version"])
                    assert answer.status_code == 200, answer.text
                    moved = True
                    both_know(answer.json()["version"])
            assert moved


def test_many_tables_at_once_are_all_heard_of(database, tmp_path):
    """Twelve tables choose in the same moment at one process; the other shows every one of them at its newest."""
    (tmp_path / "secret").write_text("the same secret for both, as a host would set it")
    with Site(tmp_path, database=database) as first, Site(tmp_path, database=database) as second:
        one, two = first.visitor(), second.visitor()
        tables = [one.table("gloria_mundi", ("me", "open"))["id"] for _ in range(12)]
        for table in tables:
            assert two.api("POST", f"/tables/{table}/join", {}).json()["status"] == "playing"
        with ThreadPoolExecutor(12) as crowd:
            for _ in range(4):
                list(crowd.map(lambda table: one.choose(table) if one.options(table)["options"] else two.choose(table), tables))
                within(lambda: all(one.facts(table)["version"] == two.facts(table)["version"] for table in tables))


# ---- what must hold wherever a person is connected ----------------------------------------------------------------


@contextlib.contextmanager
def two_sites(database, tmp_path, deaf=False, **settings):
    """Two processes' worth of sites on one database; `deaf`: the first never hears a notification."""
    (tmp_path / "secret").write_text("the same secret for both, as a host would set it")
    with Site(tmp_path, database=database, **settings) as first, Site(tmp_path, database=database, **settings) as second:
        if deaf:
            first.app.state.hall.bus.heard = None
        yield first, second


def soon(found):
    """Until it is so; how long it took."""
    began = time.time()
    within(found, pause=0.02)
    return time.time() - began


def both_at_a_table(first, second):
    one, two = first.visitor(), second.visitor()
    table = one.table("gloria_mundi", ("me", "open"))["id"]
    assert two.api("POST", f"/tables/{table}/join", {}).json()["status"] == "playing"
    soon(lambda: one.facts(table)["status"] == "playing")
    return table, one, two


def test_a_lost_notification_is_caught_up_by_version(database, tmp_path):
    with two_sites(database, tmp_path, deaf=True) as (first, second):
        table, one, two = both_at_a_table(first, second)

        def the_second_decides():
            if one.options(table)["options"]:
                one.choose(table)
            return two.options(table)["options"]

        soon(the_second_decides)
        soon(lambda: one.facts(table)["version"] == two.facts(table)["version"])
        with one.socket(table) as line:
            line.send('{"t":"hello"}')
            until(line, "update")
            now = two.options(table)
            said = two.choose(table, now["options"][0]["key"], now["version"], "lost").json()
            taken = soon(lambda: one.facts(table)["version"] == said["version"])
            assert until(line, "update")["v"] == said["version"]
            print(f"caught up after {taken:.2f} s")


def test_an_id_repeated_at_another_process_gets_the_first_answer(database, tmp_path):
    with two_sites(database, tmp_path, deaf=True) as (first, second):
        table, one, two = both_at_a_table(first, second)
        if not one.options(table)["options"]:
            one, two = two, one
        now = one.options(table)
        elsewhere = two.site.visitor()
        elsewhere.client.cookies, elsewhere.token = one.client.cookies, one.token
        key = now["options"][0]["key"]
        said = [
            who.api("POST", f"/tables/{table}/choices", {"key": key, "version": now["version"], "request": "twice"})
            for who in (one, elsewhere)
        ]
        assert said[0].json() == said[1].json() == {"version": now["version"] + 1}


def test_talk_presence_and_pleas_cross_processes(database, tmp_path):
    with two_sites(database, tmp_path) as (first, second):
        table, one, two = both_at_a_table(first, second)
        with one.socket(table) as line, two.socket(table) as other:
            for socket in (line, other):
                socket.send('{"t":"hello"}')
            while until(line, "here")["online"] != [0, 1]:
                pass
            two.api("POST", f"/tables/{table}/chat", {"text": "salve"})
            while not (lines := until(line, "chat")["lines"]):
                pass
            assert [said["text"] for said in lines] == ["salve"]
        asks, answers = (one, two) if one.options(table)["options"] else (two, one)
        said = asks.choose(table).json()
        choices = asks.facts(table)["choices"]
        soon(lambda: answers.facts(table)["version"] == said["version"])
        plea = asks.api("POST", f"/tables/{table}/plea", {"version": said["version"], "request": "please"})
        assert plea.status_code == 200
        soon(lambda: answers.facts(table)["version"] == plea.json()["version"])
        yes = {"version": plea.json()["version"], "request": "yes", "yes": True}
        assert answers.api("POST", f"/tables/{table}/plea", yes).status_code == 200
        soon(lambda: asks.facts(table)["choices"] == choices - 1)


def test_a_log_in_at_one_process_is_known_at_the_other(database, tmp_path):
    with two_sites(database, tmp_path) as (first, second):
        table, one, _ = both_at_a_table(first, second)
        known = second.visitor()
        known.form("/you/account", login="Livia of Ostia", password="correct horse")
        account = known.api("GET", "/me").json()["id"]
        guest = first.visitor()
        guest.client.cookies, guest.token = one.client.cookies, one.token
        elsewhere = second.visitor()
        elsewhere.client.cookies.update(dict(one.client.cookies))
        elsewhere.token = one.token
        assert elsewhere.form("/you/login", login="Livia of Ostia", password="correct horse").status_code == 303
        live = first.app.state.hall.tables[table]
        soon(lambda: live.chairs[0].user_id == account)


def test_bots_of_a_dead_process_go_on_elsewhere_and_never_twice(database, tmp_path):
    with two_sites(database, tmp_path, bot_faults=True, bot_limit=60) as (first, second):
        one = first.visitor()
        table = one.table("gloria_mundi", ("me", "bot:test:hang"))["id"]
        hall, other = first.app.state.hall, second.app.state.hall
        live = hall.tables[table]
        while not hall.bot_turns.turn(live):
            one.choose(table)
        soon(lambda: hall.bus.holds(table))
        second.call(other.bot_turns.look_round(True))
        assert table not in other.bus.held, "the first plays: nobody else does"
        second.call(other.get(table))
        assert not second.call(other.bus.lease([table]))
        other.players.limit = 0.2

        async def dies():
            hall.bus.keeper.cancel()
            hall.bus.connection.terminate()

        version = live.version
        first.call(dies())
        taken = soon(lambda: other.tables[table].version > version)
        print(f"the bots went on after {taken:.1f} s")
        assert not hall.bus.holds(table), "what the dead one still thinks of is not played"


@pytest.mark.parametrize("where", [0, 1], ids=["here", "elsewhere"])
def test_a_choice_while_the_bots_give_their_table_back_is_answered_at_once(database, tmp_path, where):
    """Nobody looks round in this test: only who gives it back can know. Who did not hear of the choice says so to the other process."""
    with two_sites(database, tmp_path, deaf=where == 1) as sites:
        one = sites[0].visitor()
        table = one.table("gloria_mundi", ("me", "bot:random"))["id"]
        one.my_turn(table)
        halls = [site.app.state.hall for site in sites]
        giving_back, may_go_on = threading.Event(), asyncio.Event()
        release = halls[0].bus.release

        async def held_up(table_id):
            giving_back.set()
            await may_go_on.wait()
            await release(table_id)

        for site, hall in zip(sites, halls, strict=True):
            hall.bot_turns.look_round = AsyncMock()
            site.call(hall.get(table))
        soon(lambda: not halls[0].bus.holds(table))
        halls[0].bus.release = held_up
        while not giving_back.is_set():
            now = one.my_turn(table)
            one.choose(table, now["options"][0]["key"], now["version"])
        one.my_turn(table)
        me = sites[where].visitor()
        me.client.cookies, me.token = one.client.cookies, one.token
        live = halls[where].tables[table]
        soon(lambda: live.number == halls[0].tables[table].number)
        while not live.bot_at(live.state.seat):
            me.choose(table)
        asked = live.number
        soon(lambda: live.bot_task is None or where == 0 or live.bot_task.done())
        sites[0].loop.call_soon_threadsafe(may_go_on.set)
        soon(lambda: live.number > asked)


def test_limits_hold_across_processes(database, tmp_path):
    with two_sites(database, tmp_path) as (first, second):
        here, there = first.app.state.limits, second.app.state.limits
        for _ in range(100):
            here.take("somebody", "login")
        soon(lambda: there.left("somebody", "login")[0] < 5)


# ---- figures ------------------------------------------------------------------------------------------------------


def arrivals(first, second, rounds, cut):
    """12 tables choose at the second, `rounds` times; how long until the first had each. Its listener's line breaks `cut` times."""
    one, two = second.visitor(), second.visitor()
    tables = [one.table("gloria_mundi", ("me", "open"))["id"] for _ in range(12)]
    for table in tables:
        assert two.api("POST", f"/tables/{table}/join", {}).json()["status"] == "playing"
    here = first.app.state.hall
    lives = {table: first.call(here.get(table)) for table in tables}
    there = second.app.state.hall.tables

    async def broken():
        here.bus.connection.terminate()

    taken, broke = [], []
    for number in range(rounds):
        breaks = number % max(1, rounds // max(1, cut)) == 0 and len(broke) < cut
        if breaks:
            first.call(broken())
        with ThreadPoolExecutor(4) as crowd:
            list(crowd.map(lambda table: (one if one.options(table)["options"] else two).choose(table), tables))
        began = time.time()
        while any(lives[table].number < there[table].number for table in tables):
            assert time.time() - began < PATIENCE, "never arrived"
            time.sleep(0.005)
        (broke if breaks else taken).append(time.time() - began)
    return taken, broke


def test_choices_arrive_at_the_other_process_and_a_broken_listener_catches_up(database, tmp_path):
    with two_sites(database, tmp_path) as (first, second):
        taken, broke = arrivals(first, second, 4, 1)
        assert len(taken) == 3
        assert len(broke) == 1


@pytest.mark.long
def test_a_thousand_choices_arrive_within_a_second(database, tmp_path):
    with two_sites(database, tmp_path) as (first, second):
        taken, broke = arrivals(first, second, 104, 20)
        print(f"{12 * len(taken)} choices, the last of twelve after at most {max(taken):.2f} s")
        print(f"listener broken {len(broke)} times: caught up after at most {max(broke):.2f} s")
        assert max(taken) < 1
        assert max(broke) < 2


def test_two_processes_keep_the_same_look_once(database, tmp_path):
    """Both have the table open and keep its look at the same moment: neither fails, and an older look never replaces a newer one."""
    with two_sites(database, tmp_path) as (first, second):
        table = both_at_a_table(first, second)[0]
        halls = [site.app.state.hall for site in (first, second)]

        async def keep(hall):
            found = await hall.get(table)
            found.kept = -1
            return await keepsakes.keep(hall.store, found)

        async def written(hall, version):
            async with hall.store.open() as db:
                await db.execute(keepsakes.newest(hall.store), {"table_id": table, "version": version, "packed": b"x"})
                await db.commit()
            return (await keepsakes.versions(hall.store))[table]

        with ThreadPoolExecutor(2) as both:
            assert any(both.map(lambda site: site.call(keep(site.app.state.hall)), (first, second)))
        assert [site.call(keep(hall)) for site, hall in zip((first, second), halls, strict=True)] == [False, False]
        version = first.call(keepsakes.versions(halls[0].store))[table]
        assert first.call(written(halls[0], version + 2)) == version + 2
        assert second.call(written(halls[1], version + 1)) == version + 2


def two_homes(tmp_path):
    """The data folders of two processes with one secret; an owner's edition lies in the first."""
    homes = [tmp_path / name for name in ("one", "two")]
    for home in homes:
        home.mkdir()
        (home / "secret").write_text("the same secret for both, as a host would set it")
    folder = homes[0] / "editions" / "gloria_mundi"
    folder.mkdir(parents=True)
    feast = folder / "feast.toml"
    feast.write_text('base = "gloria_mundi"\n[setup]\nstart_resources = { food = 9 }\n')
    return homes, feast


def test_an_edition_of_one_process_is_played_at_the_other(database, tmp_path):
    """The other has never seen its file; both are started again with another default edition, and the table goes on and ends under
    the edition it was begun with, whichever process is asked."""
    homes, feast = two_homes(tmp_path)
    game = find("gloria_mundi")
    with Site(homes[0], database=database) as first, Site(homes[1], database=database) as second:
        one, two = first.visitor(), second.visitor()
        table = one.table("gloria_mundi", ("me", "open"), edition="feast")["id"]
        usual = one.table("gloria_mundi", ("me", "bot:random"))["id"]
        feast.unlink()
        game._books.clear()  # the other process has none of the first one's
        assert two.api("POST", f"/tables/{table}/join", {}).json()["status"] == "playing"
        assert two.facts(table)["differs"] == [{"entry": "setup.start_resources.food", "was": "1", "is": "9"}]
        edition, began = two.facts(table)["edition"], one.facts(usual)["edition"]
        refused = two.api(
            "POST", "/tables", {"game": "gloria_mundi", "seats": [{"kind": "me"}, {"kind": "bot"}], "edition": "feast"}
        )
        assert refused.status_code == 400
        by_turns((one, two), table, 6)
    kept.forget(game)
    game._books.clear()
    game.__dict__["default_edition"] = game.default_edition.replace(
        "{ food = 1, gold = 1, peace = 1", "{ food = 4, gold = 1, peace = 1"
    )
    try:
        with Site(homes[1], database=database) as first, Site(homes[0], database=database) as second:
            for player, site in ((one, first), (two, second)):
                player.site, player.client.base_url = site, site.address
            now = two.facts(one.table("gloria_mundi", ("me", "bot:random"))["id"])["edition"]
            assert now not in (edition, began)
            assert two.facts(usual)["edition"] == began
            by_turns((one, two), table, 4000)
            soon(lambda: [player.facts(table)["status"] for player in (one, two)] == ["over", "over"])
            assert one.facts(table)["edition"] == two.facts(table)["edition"] == edition
            text = two.api("GET", f"/tables/{table}/record").text
    finally:
        kept.forget(game)
        game._books.clear()
    assert parse(text).verify().book.edition.hash == edition


def by_turns(players, table, most):
    """Whoever is asked chooses, until the game is over or so many choices are made; each at the process it is connected to."""
    chance = random.Random(5)
    for _ in range(most):
        asked = [(player, now) for player in players if (now := player.options(table)).get("options")]
        if not asked:
            if any(player.facts(table)["status"] == "over" for player in players):
                return
            continue
        player, now = asked[0]
        answer = player.choose(table, chance.choice(now["options"])["key"], now["version"])
        assert answer.status_code in (200, 409), answer.text  # 409: the other process is a moment ahead
