"""The start: what is missing is said in one line, without a traceback. Readiness, and a stop that pauses the clocks."""

import shutil
import sqlite3
import time
from collections import namedtuple

import pytest

from tessera import cli
from tessera.web import begin
from tests.web.visitors import Site

Usage = namedtuple("Usage", "total used free")


def refused(capsys, *arguments):
    assert cli.run(["serve", "--host", "127.0.0.1", "--port", "0", *map(str, arguments)]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert said.startswith("tessera: ")
    assert "Traceback" not in said
    return said


def test_a_database_that_is_none(capsys, tmp_path):
    (tmp_path / "tessera.db").write_text("this is a letter and no database at all, however long it may be" * 20)
    assert "tessera.db cannot be used: file is not a database" in refused(capsys, "--data", tmp_path)


def test_a_folder_that_is_a_file(capsys, tmp_path):
    (tmp_path / "here").write_text("")
    assert "here" in refused(capsys, "--data", tmp_path / "here")


def test_a_short_secret(capsys, tmp_path):
    (tmp_path / "secret").write_text("")
    assert "shorter than 32" in refused(capsys, "--data", tmp_path)


@pytest.mark.filterwarnings("error::pytest.PytestUnhandledThreadExceptionWarning")
@pytest.mark.parametrize(
    "url", ["postgresql://me:hunter2@127.0.0.1:1/none", "nonsense", "mysql://x/y", "sqlite:////no/such/folder/x.db"]
)
def test_a_database_that_does_not_answer(capsys, tmp_path, monkeypatch, url):
    monkeypatch.setenv("TESSERA_DATABASE", url)
    said = refused(capsys, "--data", tmp_path)
    assert "The database" in said
    assert "hunter2" not in said


def test_a_database_of_a_newer_release(capsys, tmp_path):
    from tessera.web.config import Settings

    begin.check(Settings(folder=tmp_path))
    with sqlite3.connect(tmp_path / "tessera.db") as db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "newer release (its schema is 9999" in refused(capsys, "--data", tmp_path)


def test_a_setting_that_is_no_number(capsys, tmp_path, monkeypatch):
    monkeypatch.setenv("TESSERA_BOT_WORKERS", "many")
    assert "TESSERA_BOT_WORKERS must be a number" in refused(capsys, "--data", tmp_path)


def test_readiness_knows_a_full_disk(site, monkeypatch):
    me = site.visitor()
    assert me.client.get("/healthz").text == "ok"
    monkeypatch.setattr(shutil, "disk_usage", lambda path: Usage(10**9, 10**9, 1000))
    answer = me.client.get("/healthz")
    assert (answer.status_code, answer.text) == (503, "disk full")
    assert me.client.get("/livez").status_code == 200, "no reason to start it anew"


def test_a_stop_pauses_the_clocks(tmp_path, monkeypatch):
    """However short it is: what was left when the site stopped is left when it is back."""
    with Site(tmp_path) as site:
        me = site.visitor()
        table, _, _ = me.begun(pace="live")
        before = me.facts(table)["deadline"]
    began = time.time()
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + 4)
    with Site(tmp_path) as site:
        late = site.call(site.app.state.store.table(table))[0].deadline - before
    assert 4 <= late <= 4.5 + real() - began
