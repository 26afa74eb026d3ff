"""What was acknowledged is never lost: choices in doubt, locked disks, backups, migrations back and forth. Kills: test_campaigns.py."""

import re
import sqlite3
import time

import pytest
from sqlalchemy import create_engine, inspect

from tessera.web.database import migrate
from tests.web.visitors import PATIENCE, Site


def test_an_in_doubt_choice_is_settled_by_sending_it_again(tmp_path):
    with Site(tmp_path) as site:
        me = site.visitor()
        table, now, key = me.begun()
        first = me.choose(table, key, now["version"], "doubt").json()
        cookies = dict(me.client.cookies)
    with Site(tmp_path) as site:
        me = site.visitor()
        me.client.cookies.update(cookies)
        me.token = re.search(r'name="csrf" content="([0-9a-f]+)"', me.get("/").text)[1]
        assert me.choose(table, key, now["version"], "doubt").json() == first


def test_a_locked_database_means_not_saved_and_heals(tmp_path):
    with Site(tmp_path) as site:
        me = site.visitor()
        table, now, key = me.begun()
        lock = sqlite3.connect(tmp_path / "tessera.db", isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")
        began = time.time()
        refused = me.choose(table, key, now["version"], "locked")
        assert refused.json()["error"] == "not-saved"
        assert time.time() - began < PATIENCE
        assert me.facts(table)["version"] == now["version"]
        lock.execute("ROLLBACK")
        lock.close()
        assert me.choose(table, key, now["version"], "locked").status_code == 200
        assert me.client.get("/healthz").text == "ok"


def test_a_backup_taken_while_games_run_can_be_restored(tmp_path):
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    with Site(tmp_path / "a") as site:
        me = site.visitor()
        table = me.table(seats=("me", "bot:random"))["id"]
        for _ in range(5):
            me.my_turn(table)
            me.choose(table)
        me.my_turn(table)
        view, cookies = me.api("GET", f"/tables/{table}/view").json(), dict(me.client.cookies)
        with sqlite3.connect(tmp_path / "a" / "tessera.db") as source, sqlite3.connect(tmp_path / "b" / "tessera.db") as target:
            source.backup(target)
        (tmp_path / "b" / "secret").write_text((tmp_path / "a" / "secret").read_text())
    with Site(tmp_path / "b") as site:
        me = site.visitor()
        me.client.cookies.update(cookies)
        assert me.api("GET", f"/tables/{table}/view").json() == view


def test_migrations_go_up_down_and_up_again(tmp_path):
    engine = create_engine(f"sqlite:///{tmp_path / 'm.db'}")
    with engine.begin() as connection:
        migrate(connection)
        assert "acts" in inspect(connection).get_table_names()
    with engine.begin() as connection:
        migrate(connection, "0001")
        names = inspect(connection).get_table_names()
        assert not {"ratings", "editions"} & set(names)
        assert "acts" in names
    with engine.begin() as connection:
        migrate(connection, "-1")
        assert "acts" not in inspect(connection).get_table_names()
    with engine.begin() as connection:
        migrate(connection)
        assert {"acts", "ratings"} <= set(inspect(connection).get_table_names())


def test_the_migrations_make_what_the_models_say(tmp_path):
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from tessera.web.models import Base

    engine = create_engine(f"sqlite:///{tmp_path / 'm.db'}")
    with engine.begin() as connection:
        migrate(connection)
        differences = compare_metadata(MigrationContext.configure(connection), Base.metadata)
    assert [one for one in differences if one[0] not in ("modify_default",)] == []


@pytest.mark.parametrize("hours", [-1, 1])
def test_a_wrong_wall_clock_does_not_lose_moves(tmp_path, hours, monkeypatch):
    with Site(tmp_path) as site:
        me = site.visitor()
        table = me.table(seats=("me", "bot:random"), pace="live")["id"]
        now = me.my_turn(table)
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() + 3600 * hours)
        answer = me.choose(table, now["options"][0]["key"], now["version"], "clock")
        monkeypatch.undo()
        flagged = me.facts(table)["seats"][0]["stand_in"]
        assert (answer.status_code == 200) != (flagged and answer.status_code != 200) or not flagged
        if answer.status_code == 200:
            assert answer.json()["version"] in [line["version"] for line in me.api("GET", f"/tables/{table}/log").json()]
