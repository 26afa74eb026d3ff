"""Doctor, backup, restore and migrations, on a database made by release 0.1 (tests/data/release-0.1) and under use."""

import asyncio
import gzip
import json
import sqlite3
import threading
from pathlib import Path

import pytest

from tessera import cli
from tessera.web.backup import BadBackup, back_up, restore
from tessera.web.begin import migrated
from tessera.web.config import Settings
from tessera.web.doctor import examine
from tests.web.test_postgres import database
from tests.web.visitors import Site

__all__ = ["database"]
OLD = Path(__file__).parents[1] / "data" / "release-0.1"
TABLES = json.loads((OLD / "tables.json").read_text())
FIRST = "0002"  # the schema of release 0.1


@pytest.fixture
def old(tmp_path):
    """The data folder of a site that ran release 0.1."""
    folder = tmp_path / "old"
    folder.mkdir()
    (folder / "tessera.db").write_bytes(gzip.decompress((OLD / "tessera.db.gz").read_bytes()))
    (folder / "secret").write_text((OLD / "secret").read_text())
    return folder


def rows(folder):
    """Everything that release 0.1 knows, by table."""
    known = {"users": "id, name, login, password, epoch, settings, created"}
    with sqlite3.connect(folder / "tessera.db") as db:
        names = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        wanted = {"users", "tables", "chairs", "acts", "chat", "notes", "ratings", "rated"} & set(names)
        return {name: sorted(map(repr, db.execute(f"SELECT {known.get(name, '*')} FROM {name}"))) for name in wanted}


def seen(site):
    """Every table as this program has it, as tables.json says it."""

    async def all_of_them():
        hall, found = site.app.state.hall, {}
        for table_id in TABLES:
            table = await hall.get(table_id)
            match = table.match
            found[table_id] = {
                "digest": match.state.digest() if match else "", "version": table.version, "status": table.row.status,
                "kind": table.row.kind, "game": table.row.game, "choices": len(match.steps) if match else 0,
            }  # fmt: skip
        return found

    return site.call(all_of_them())


def test_every_game_of_the_old_release_goes_on(old):
    with Site(old) as site:
        assert seen(site) == TABLES
        me = site.visitor()
        me.form("/you/login", login="Ada", password="lovelace 1815")
        assert me.get("/").status_code == 200
        for table_id, facts in TABLES.items():
            assert me.get(f"/t/{table_id}").status_code == 200
            if facts["status"] == "playing" and facts["kind"] == "match":
                assert me.facts(table_id)["you"][0] == 0


def test_one_step_back_loses_nothing(old):
    """Upgraded, used, and brought back to the schema of the release before: its rows are all there, and new ones too."""
    before = rows(old)
    url = Settings(folder=old).database_url()
    asyncio.run(migrated(url))
    assert rows(old) == before
    asyncio.run(migrated(url, FIRST))
    assert rows(old) == before
    with sqlite3.connect(old / "tessera.db") as db:
        assert db.execute("SELECT version_num FROM alembic_version").fetchall() == [(FIRST,)]
    assert asyncio.run(migrated(url)) > FIRST
    assert rows(old) == before


def test_what_the_host_stopped_plays_on_one_step_back(old):
    url = Settings(folder=old).database_url()
    asyncio.run(migrated(url))
    frozen, ended = [table_id for table_id, facts in TABLES.items() if facts["status"] == "playing"][:2]
    with sqlite3.connect(old / "tessera.db") as db:
        db.execute("UPDATE tables SET status = 'frozen' WHERE id = ?", (frozen,))
        db.execute("UPDATE tables SET status = 'ended' WHERE id = ?", (ended,))
    asyncio.run(migrated(url, FIRST))
    with sqlite3.connect(old / "tessera.db") as db:
        found = dict(db.execute("SELECT id, status FROM tables"))
    assert (found[frozen], found[ended]) == ("playing", "over")


def test_migrations_from_nothing_and_back_on_postgresql(database, tmp_path):
    address = fresh(database, "steps")
    url = Settings(folder=tmp_path, database=address).database_url()
    newest = asyncio.run(migrated(url))
    assert asyncio.run(migrated(url, FIRST)) == FIRST
    assert asyncio.run(migrated(url)) == newest
    assert asyncio.run(migrated(url, "base")) == "none"


# ---- the doctor ---------------------------------------------------------------------------------------------------


def test_the_doctor_looks_at_an_old_database_and_changes_nothing(old):
    before = rows(old)
    found = asyncio.run(examine(Settings(folder=old), everything=True))
    assert found.wrong == []
    assert found.tables == dict.fromkeys(TABLES, "well")
    assert rows(old) == before
    with sqlite3.connect(old / "tessera.db") as db:
        assert db.execute("SELECT version_num FROM alembic_version").fetchall() == [(FIRST,)], "a copy was looked at"


def test_the_doctor_names_what_does_not_go_on(old, capsys):
    ids = [table_id for table_id, facts in TABLES.items() if facts["status"] == "playing"]
    with sqlite3.connect(old / "tessera.db") as db:
        db.execute("UPDATE tables SET game = 'chess' WHERE id = ?", (ids[0],))
        db.execute("UPDATE tables SET rules = 99 WHERE id = ?", (ids[1],))
        db.execute("UPDATE acts SET key = 'garbage' WHERE table_id = ? AND kind = 'choose'", (ids[2],))
        db.execute("UPDATE tables SET version = 7777 WHERE id = ?", (ids[3],))
    assert cli.run(["doctor", "--data", str(old), "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert {table_id for table_id, why in found["tables"].items() if why != "well"} == set(ids[:4])
    assert len(found["wrong"]) == 4
    assert cli.run(["doctor", "--data", str(old)]) == 1
    said = capsys.readouterr().out
    assert f"WRONG  Table {ids[1]}: it was played by another rules version" in said


def test_the_doctor_keeps_last_looks(old, capsys):
    """Before an upgrade: what the next version cannot play it can show."""
    asyncio.run(migrated(Settings(folder=old).database_url()))
    assert cli.run(["doctor", "--data", str(old), "--all", "--keep"]) == 0
    assert "9 last looks written" in capsys.readouterr().out, "one table has not begun"
    with sqlite3.connect(old / "tessera.db") as db:
        db.execute("UPDATE tables SET rules = 99")
    with Site(old) as site:
        me = site.visitor()
        for table_id in TABLES:
            page = me.get(f"/t/{table_id}")
            assert page.status_code == 200
            assert ('data-state="outdated"' in page.text) == (TABLES[table_id]["status"] != "open")
            assert ("<h2>Board</h2>" in page.text) == (TABLES[table_id]["status"] != "open")


def test_a_damaged_database_is_named(old):
    raw = bytearray((old / "tessera.db").read_bytes())
    raw[4096:40_000] = b"\xff" * (40_000 - 4096)
    (old / "tessera.db").write_bytes(raw)
    assert any("damaged" in line for line in asyncio.run(examine(Settings(folder=old))).wrong)


# ---- backups ------------------------------------------------------------------------------------------------------


def fresh(address, name):
    """A database of its own on the cluster."""
    import asyncpg

    async def make():
        connection = await asyncpg.connect(address)
        await connection.execute(f'CREATE DATABASE "{name}"')
        await connection.close()

    asyncio.run(make())
    return address.replace("/postgres?", f"/{name}?")


def test_from_sqlite_to_postgresql_and_back(old, tmp_path, database):
    """A site of the old release moves: every game goes on, every row is there, and numbers count on."""
    before = rows(old)
    file, again = tmp_path / "one.backup", tmp_path / "two.backup"
    asyncio.run(back_up(Settings(folder=old), file))
    assert file.stat().st_mode & 0o777 == 0o600
    there = tmp_path / "there"
    there.mkdir()
    address = fresh(database, "moved")
    asyncio.run(restore(Settings(folder=there, database=address), file))
    assert (there / "secret").read_text() == (old / "secret").read_text()
    asyncio.run(back_up(Settings(folder=there, database=address), again))
    with Site(there, database=address) as site:
        assert seen(site) == TABLES
        me = site.visitor()
        assert me.choose(me.begun()[0]).status_code == 200
        assert asyncio.run(examine(Settings(folder=there, database=address))).wrong == []
    back = tmp_path / "back"
    back.mkdir()
    asyncio.run(restore(Settings(folder=back), again))
    assert {name: len(found) for name, found in rows(back).items()} == {name: len(found) for name, found in before.items()}
    assert rows(back)["acts"] == before["acts"]
    with Site(back) as site:
        assert seen(site) == TABLES


def test_a_backup_that_is_there_is_not_written_over(old, tmp_path, capsys):
    file = tmp_path / "monday.backup"
    file.write_text("the only one")
    assert cli.run(["backup", str(file), "--data", str(old)]) == 2
    assert "--force" in capsys.readouterr().err
    assert file.read_text() == "the only one"
    assert cli.run(["backup", str(file), "--data", str(old), "--force"]) == 0
    assert file.stat().st_size > 100


def test_a_backup_under_use_is_of_one_moment(tmp_path):
    """While somebody plays: every table in the backup ends with the act its row speaks of."""
    home, copy = tmp_path / "home", tmp_path / "copy"
    copy.mkdir()
    with Site(home) as site:
        me = site.visitor()
        tables = [me.table(seats=("me", "bot:random"))["id"] for _ in range(2)]
        done, files = threading.Event(), []

        def keep_backing_up():
            while not done.is_set():
                files.append(tmp_path / f"{len(files)}.backup")
                asyncio.run(back_up(Settings(folder=home), files[-1]))

        thread = threading.Thread(target=keep_backing_up)
        thread.start()
        for _ in range(5):
            for table in tables:
                me.my_turn(table)
                assert me.choose(table).status_code == 200
        done.set()
        thread.join()
    assert files
    for number, file in enumerate(files[-3:]):
        folder = copy / str(number)
        folder.mkdir()
        asyncio.run(restore(Settings(folder=folder), file))
        assert asyncio.run(examine(Settings(folder=folder))).wrong == []


def test_a_backup_goes_nowhere_else(old, tmp_path, capsys):
    file = tmp_path / "a.backup"
    assert cli.run(["backup", str(file), "--data", str(old)]) == 0
    assert cli.run(["restore", str(file), "--data", str(old)]) == 2
    assert "There is a database already" in capsys.readouterr().err
    raw = file.read_bytes()
    for broken in (
        raw[: len(raw) // 2],
        b"no backup",
        gzip.compress(b'{"tessera-backup": 7}\n'),
        gzip.compress(gzip.decompress(raw)[:-30]),
    ):
        file.write_bytes(broken)
        target = tmp_path / "new"
        target.mkdir(exist_ok=True)
        with pytest.raises(BadBackup):
            asyncio.run(restore(Settings(folder=target), file))
        assert not (target / "tessera.db").exists()
