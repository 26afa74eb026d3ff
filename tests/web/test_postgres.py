"""The same site on PostgreSQL, with two processes' worth of halls on one database."""

import asyncio
import os
import shutil
import subprocess
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.web.visitors import Site

asyncpg = pytest.importorskip("asyncpg")


def binary(name):
    found = shutil.which(name)
    if found:
        return found
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return str(places[-1]) if places else None


INITDB, POSTGRES = binary("initdb"), binary("postgres")


async def answers(address):
    """Until the server takes connections."""
    async with asyncio.timeout(20):
        while True:
            try:
                await (await asyncpg.connect(address)).close()
                return
            except (OSError, asyncpg.CannotConnectNowError):
                await asyncio.sleep(0.05)


@pytest.fixture(scope="module")
def database():
    """A throw-away cluster on a Unix socket; PostgreSQL does not run as root, so root lends it to nobody."""
    if INITDB is None or POSTGRES is None:
        pytest.skip("no PostgreSQL on this machine")
    folder = Path(tempfile.mkdtemp(prefix="tessera-pg-", dir="/tmp"))
    lower = []
    if os.geteuid() == 0:
        if shutil.which("setpriv") is None:
            pytest.skip("root, and no setpriv")
        import pwd

        nobody = pwd.getpwnam("nobody")
        os.chown(folder, nobody.pw_uid, nobody.pw_gid)
        lower = ["setpriv", f"--reuid={nobody.pw_uid}", f"--regid={nobody.pw_gid}", "--clear-groups"]
    data = folder / "data"
    environment = {**os.environ, "HOME": str(folder), "LC_ALL": "C"}
    made = subprocess.run(
        [*lower, INITDB, "-D", str(data), "-U", "tessera", "-A", "trust", "-E", "UTF8", "--no-sync"],
        capture_output=True, env=environment, check=False, cwd=folder,
    )  # fmt: skip
    if made.returncode:
        pytest.skip(f"initdb does not run here: {made.stderr.decode()[-200:]}")
    server = subprocess.Popen(
        [*lower, POSTGRES, "-D", str(data), "-k", str(folder), "-c", "listen_addresses=", "-c", "fsync=off"],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment, cwd=folder,
    )  # fmt: skip
    address = f"postgresql://tessera@/postgres?host={folder}"
    try:
        asyncio.run(answers(address))
        yield address
    finally:
        server.terminate()
        server.wait(20)
        shutil.rmtree(folder, ignore_errors=True)


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
            until = time.time() + 5
            while {one.facts(table)["version"], two.facts(table)["version"]} != {version}:
                assert time.time() < until, "the other process never heard of it"
                time.sleep(0.02)

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
                until = time.time() + 5
                while [one.facts(table)["version"] for table in tables] != [two.facts(table)["version"] for table in tables]:
                    assert time.time() < until, "the other process never heard of some of them"
                    time.sleep(0.02)
