"""Several processes on one port, as `tessera serve --workers` starts them; one is killed."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request

import httpx
import pytest
from tools.cluster import NoPostgres, cluster
from tools.load import listening

from tessera.web import keeper, workers
from tessera.web.run import bound
from tests.web.visitors import PATIENCE


@pytest.fixture
def served(tmp_path):
    """Two processes on a PostgreSQL of their own: their address and the process that keeps them."""
    with bound("127.0.0.1", 0) as probe:
        port = probe.getsockname()[1]
    try:
        with cluster("-c", "fsync=off") as database:
            environment = {**os.environ, "TESSERA_DATABASE": database, "TESSERA_BOT_WORKERS": "1", "TESSERA_BOT_DELAY": "0"}
            command = [sys.executable, "-m", "tessera.cli", "serve", "--workers", "2", "--port", str(port), "--host", "127.0.0.1"]
            kept = subprocess.Popen([*command, "--data", str(tmp_path)], env=environment, stdout=subprocess.DEVNULL)
            try:
                yield f"http://127.0.0.1:{port}", kept
            finally:
                kept.terminate()
                kept.wait(20)
    except NoPostgres as missing:
        pytest.skip(str(missing))


def children(process):
    """The site's own processes, without their bots."""
    found = []
    for child in subprocess.run(["pgrep", "-P", str(process.pid)], capture_output=True, text=True, check=False).stdout.split():
        with contextlib.suppress(OSError), open(f"/proc/{child}/cmdline") as line:
            if "tessera.web.kept" in line.read():
                found.append(int(child))
    return found


def answers(address, seconds=PATIENCE):
    end = time.time() + seconds
    while True:
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{address}/healthz", timeout=5) as answer:
            return answer.status == 200
        assert time.time() < end, "the site does not answer"
        time.sleep(0.05)


def both_listen(address, seconds=PATIENCE):
    """The site is whole: the one that was killed before has been started again."""
    end = time.time() + seconds
    while listening(int(address.rpartition(":")[2])) < 2:
        assert time.time() < end, "the killed process is not started again"
        time.sleep(0.05)


@pytest.mark.long
def test_a_killed_process_is_started_again_and_the_game_goes_on(served):
    address, kept = served
    assert answers(address)
    with httpx.Client(base_url=address, timeout=PATIENCE) as client:
        guest = client.post("/api/guests", json={"name": "Livia"}).json()
        client.headers["authorization"] = f"Bearer {guest['token']}"
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        table = client.post("/api/tables", json={"game": "gloria_mundi", "seats": seats}).json()["id"]
        killed, made = 0, 0
        end = time.time() + 120
        while made < 40 and time.time() < end:
            with contextlib.suppress(httpx.TransportError):
                now = client.get(f"/api/tables/{table}/options").json()
                if now.get("options"):
                    body = {"key": now["options"][0]["key"], "version": now["version"], "request": f"r{now['version']}"}
                    made += client.post(f"/api/tables/{table}/choices", json=body).status_code == 200
            if made == 10 * (killed + 1) and killed < 2:
                both_listen(address)  # else the second kill would leave nobody
                os.kill(children(kept)[killed], signal.SIGKILL)
                killed += 1
        assert (made, killed) == (40, 2)


ANSWERS = """
import socket, sys
listening = socket.socket(fileno=int(sys.argv[1]))
listening.listen()
print("serving", flush=True)
while True:
    with listening.accept()[0] as line:
        line.sendall(b"here")
"""


class Small(keeper.Server):
    """In place of the site: a process that says `here` to whoever connects."""

    def __init__(self, listening, settings, engine):
        command = [sys.executable, "-S", "-c", ANSWERS, str(listening.fileno())]
        kept = {"pass_fds": [listening.fileno()], "stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
        self.process = subprocess.Popen(command, start_new_session=True, **kept)


def test_who_connects_while_a_process_is_gone_is_served_by_another(monkeypatch):
    """Of twenty connections none waits in the queue of the dead one."""
    monkeypatch.setattr(workers, "Server", Small)
    kept = workers.Workers("127.0.0.1", 0, 2, {})
    servers = [kept.start(), kept.start()]
    try:
        with pytest.raises(OSError, match="in use"):
            workers.Workers(kept.host, kept.port, 2, {})  # two sites on one port would share who comes
        servers[0].process.kill()
        servers[0].process.wait()
        for _ in range(20):
            with socket.create_connection((kept.host, kept.port), timeout=5) as line:
                assert line.recv(9) == b"here"
    finally:
        for server in servers:
            server.end()
            server.process.stdin.close()
            server.process.stdout.close()
        kept.place.close()


def test_what_is_missing_at_the_start_is_said_once(tmp_path):
    environment = {**os.environ, "TESSERA_DATABASE": f"postgresql://nobody@/nothing?host={tmp_path}"}
    command = [sys.executable, "-m", "tessera.cli", "serve", "--workers", "2", "--port", "0", "--data", str(tmp_path)]
    said = subprocess.run(command, capture_output=True, text=True, env=environment, check=False, timeout=60)
    assert said.returncode == 2
    assert len(said.stderr.splitlines()) == 1, said.stderr
    assert "cannot be used" in said.stderr


def test_several_processes_need_postgresql(tmp_path):
    environment = {**os.environ, "TESSERA_DATABASE": ""}
    command = [sys.executable, "-m", "tessera.cli", "serve", "--workers", "2", "--data", str(tmp_path)]
    said = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert said.returncode
    assert "PostgreSQL" in said.stderr + said.stdout
