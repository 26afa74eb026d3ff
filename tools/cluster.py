"""A PostgreSQL server of one's own for tests and measurements: made in a new folder, on a Unix socket, and thrown away afterwards."""

import asyncio
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class NoPostgres(Exception):
    """There is none on this machine, or it does not run here; the message says which."""


def binary(name: str) -> str | None:
    found = shutil.which(name)
    if found:
        return found
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return str(places[-1]) if places else None


async def answers(address: str) -> None:
    """Until the server takes connections."""
    import asyncpg

    async with asyncio.timeout(20):
        while True:
            try:
                await (await asyncpg.connect(address)).close()
                return
            except (OSError, asyncpg.CannotConnectNowError):
                await asyncio.sleep(0.05)


def lowered(folder: Path) -> list[str]:
    """PostgreSQL does not run as root, so root lends the folder to nobody."""
    if os.geteuid() != 0:
        return []
    if shutil.which("setpriv") is None:
        raise NoPostgres("root, and no setpriv")
    nobody = pwd.getpwnam("nobody")
    os.chown(folder, nobody.pw_uid, nobody.pw_gid)
    return ["setpriv", f"--reuid={nobody.pw_uid}", f"--regid={nobody.pw_gid}", "--clear-groups"]


@contextmanager
def cluster(*options: str) -> Iterator[str]:
    """The address of a fresh server; `options` are for postgres, such as "-c", "fsync=off"."""
    initdb, postgres = binary("initdb"), binary("postgres")
    if initdb is None or postgres is None:
        raise NoPostgres("no PostgreSQL on this machine")
    folder = Path(tempfile.mkdtemp(prefix="tessera-pg-", dir="/tmp"))
    data, environment = str(folder / "data"), {**os.environ, "HOME": str(folder), "LC_ALL": "C"}
    try:
        lower = lowered(folder)
        make = [*lower, initdb, "-D", data, "-U", "tessera", "-A", "trust", "-E", "UTF8", "--no-sync"]
        made = subprocess.run(make, capture_output=True, env=environment, check=False, cwd=folder)
        if made.returncode:
            raise NoPostgres(f"initdb does not run here: {made.stderr.decode()[-200:]}")
        serve = [*lower, postgres, "-D", data, "-k", str(folder), "-c", "listen_addresses=", *options]
        server = subprocess.Popen(serve, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment, cwd=folder)
        try:
            address = f"postgresql://tessera@/postgres?host={folder}"
            asyncio.run(answers(address))
            yield address
        finally:
            server.terminate()
            server.wait(20)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
