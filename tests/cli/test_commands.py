"""Every command: what it prints, what --json gives, and how it refuses nonsense."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import tessera
from tessera import cli
from tessera.core import record
from tessera.core.rulestext import rules_text

ROOT = Path(__file__).parents[2]
GAME = tessera.games()[0]
FILES = sorted(path.stem.replace("_", "-") for path in (ROOT / "src" / "tessera" / "cli" / "commands").glob("[a-z]*.py"))
COMMANDS = [*(name for name in FILES if name != "edition"), "edition show", "edition new", "edition diff", "edition check"]
WANTED = {"games", "table", "sim", "bench", "replay", "verify", "rules", "edition", "arena", "balance", "play", "serve", "draw"}


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "160")


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game in a file."""
    made = record.Record(GAME, 2 if 2 in GAME.seat_counts() else GAME.seat_counts()[0], seed="11")
    state, chance = made.start(), random.Random(11)
    while not state.over:
        made.keys.append(chance.choice(state.options()))
        state.choose(made.keys[-1])
    file = tmp_path_factory.mktemp("records") / "game.rec"
    file.write_text(made.text(state.digest()), encoding="utf-8")
    return file


def said(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    code = cli.run([str(one) for one in arguments])
    captured = capsys.readouterr()
    assert (code, captured.err) == (0, ""), captured.err
    return captured.out


def refused(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    code = cli.run([str(one) for one in arguments])
    captured = capsys.readouterr()
    assert code == 2, captured.out + captured.err
    assert captured.err.startswith("tessera: ")
    assert captured.err.count("\n") == 1
    assert "Traceback" not in captured.err
    assert captured.out == ""
    return captured.err


# ---- help ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = " ".join(said(capsys, *command.split(), "--help").split())
    _, found, example = text.partition("Example: ")
    assert found
    assert f"tessera {command.split(maxsplit=1)[0]}" in example


def test_the_list_of_commands_is_complete(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, "--help")
    assert set(FILES) >= WANTED
    assert all(f" {command} " in text for command in FILES)


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "--version").strip() == tessera.__version__


# ---- results -------------------------------------------------------------------------------------------------


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    rows = json.loads(said(capsys, "games", "--json"))
    assert [row["game"] for row in rows] == [game.id for game in tessera.games()]
    assert rows[0]["actions"] == len(GAME.index)
    text = said(capsys, "games")
    assert all(game.title in text for game in tessera.games())


def test_sim_sums_up_and_does_not_depend_on_jobs(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("sim", GAME.id, "--seats", "3", "--games", "12", "--bots", "random", "--seed", "1", "--json")
    one, two = json.loads(said(capsys, *arguments)), json.loads(said(capsys, *arguments, "--jobs", "2"))
    for summary in (one, two):
        assert summary.pop("seconds") >= 0
        assert summary.pop("games_per_s") > 0
    assert one == two
    assert (one["game"], one["seats"], one["games"]) == (GAME.id, 3, 12)
    assert sum(row["wins"] for row in one["scores"]) == pytest.approx(12, abs=0.1)
    assert all(row["min"] <= row["mean"] <= row["max"] for row in one["scores"])
    assert one["decisions"]["min"] <= one["decisions"]["mean"] <= one["decisions"]["max"]
    other = json.loads(said(capsys, *arguments[:-2], "2", "--json"))
    assert other["scores"] != one["scores"]


def test_sim_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, "sim", GAME.id, "--seats", "2", "--games", "3", "--bots", "greedy", "random")
    assert GAME.title in text
    assert "greedy" in text
    assert "decisions per game" in text


FIELDS = {
    "game": str,
    "decisions_per_s": int,
    "playout_decisions_per_s": int,
    "clones_per_s": int,
    "imagine_per_s": int,
    "games_per_s": float,
    "decisions_per_game": float,
    "options_per_decision": float,
    "options_us_p50": float,
    "options_us_p99": float,
    "options_us_max": float,
    "replay_moves_per_s": int,
    "pure_or_compiled": str,
}


@pytest.mark.parametrize("pure", [False, True])
def test_bench(pure: bool, capsys: pytest.CaptureFixture[str]) -> None:
    rows = json.loads(said(capsys, "bench", GAME.id, "--quick", "--json", *(["--pure"] if pure else [])))
    assert [row["game"] for row in rows] == [GAME.id]
    for name, kind in FIELDS.items():
        assert isinstance(rows[0][name], kind), name
        assert not isinstance(rows[0][name], int | float) or rows[0][name] > 0
    assert rows[0]["options_us_p50"] <= rows[0]["options_us_p99"] <= rows[0]["options_us_max"]
    assert rows[0]["pure_or_compiled"] == ("pure" if pure else tessera.ENGINE)


def test_bench_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert "playout_decisions_per_s" in said(capsys, "bench", GAME.id, "--quick")


def test_verify(recorded: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "ok" in said(capsys, "verify", recorded, recorded)
    assert said(capsys, "verify", "--quiet", recorded) == ""
    broken = tmp_path / "broken.rec"
    broken.write_text(recorded.read_text().replace("== ", "== 1"))
    code = cli.run(["verify", str(broken), str(recorded), str(tmp_path / "missing.rec")])
    captured = capsys.readouterr()
    assert code == 2
    assert captured.out.count(": ok") == 1
    assert [line.split(": ")[1] for line in captured.err.splitlines()] == [str(broken), str(tmp_path / "missing.rec")]


def test_replay(recorded: Path, capsys: pytest.CaptureFixture[str]) -> None:
    loaded = record.read(recorded)
    told = json.loads(said(capsys, "replay", recorded, "--json"))
    assert [move["key"] for move in told["moves"]] == loaded.keys
    assert told["digest"] == loaded.digest
    assert told["over"] is True
    english, german = said(capsys, "replay", recorded), said(capsys, "replay", recorded, "--lang", "de")
    assert english.count("\n") > len(loaded.keys)
    assert english != german
    assert json.loads(said(capsys, "replay", recorded, "--at", "5", "--json")) == loaded.replay(5).view(None)
    assert json.loads(said(capsys, "replay", recorded, "--at", "5", "--seat", "1", "--json")) == loaded.replay(5).view(0)
    assert "Player 1" in said(capsys, "replay", recorded, "--at", "5")


def test_rules(capsys: pytest.CaptureFixture[str]) -> None:
    clauses = rules_text(GAME, "en").clauses
    first = next(iter(clauses.values()))
    whole = " ".join(said(capsys, "rules", GAME.id).split())
    assert all(f"[{name}]" in whole for name in clauses)
    text = " ".join(said(capsys, "rules", GAME.id, first.id.lower()).split())
    assert first.id in text
    assert first.text in text
    assert said(capsys, "rules", GAME.id, first.id.partition("-")[2]) == said(capsys, "rules", GAME.id, first.id)
    german = " ".join(said(capsys, "rules", GAME.id, first.id, "--lang", "de").split())
    assert rules_text(GAME, "de").clauses[first.id].text in german
    assert json.loads(said(capsys, "rules", GAME.id, first.id, "--json"))[0]["text"] == first.text
    word = first.text.split()[-1].strip(".,")
    assert first.id in said(capsys, "rules", GAME.id, "--find", word)


def test_edition(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = json.loads(said(capsys, "edition", "show", GAME.id, "--json"))
    assert len(rows) > 20
    assert {row["source"] for row in rows} <= {"rulebook", "public", "house"}
    house = json.loads(said(capsys, "edition", "show", GAME.id, "--source", "house", "--json"))
    assert house == [row for row in rows if row["source"] == "house"]
    assert GAME.title in said(capsys, "edition", "show", GAME.id)
    mine = tmp_path / "mine.toml"
    mine.write_text(GAME.default_edition, encoding="utf-8")
    assert GAME.book().edition.hash in said(capsys, "edition", "check", GAME.id, mine)
    seed = json.loads(said(capsys, "edition", "show", GAME.id, "--source", "seed", "--json"))
    assert seed == json.loads(said(capsys, "edition", "show", GAME.id, "--source", "rulebook", "--json")) != []


@pytest.mark.parametrize(
    "command", ["sim --bots random --games 2", "arena --bots random greedy --games 2", "balance --bots random --games 2"]
)
def test_bots_play_on_a_map_of_an_edition(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    name, *more = command.split()
    sicily = ["--edition", ROOT / "examples" / "editions" / "concordia.toml", "--option", "map=sicilia"]
    assert json.loads(said(capsys, name, "concordia", *more, *sicily, "--seats", "2", "--jobs", "1", "--json"))


def test_an_edition_of_ones_own(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Made, changed, checked, compared and shown; in the data folder its name is enough."""
    game, folder = tessera.game("massilia"), tmp_path / "editions" / "massilia"
    folder.mkdir(parents=True)
    monkeypatch.setenv("TESSERA_DATA", str(tmp_path))
    mine = folder / "mine.toml"
    assert str(folder) in said(capsys, "edition", "new", game.id, mine)
    assert "0 entries differ" in said(capsys, "edition", "diff", game.id, mine)
    mine.write_text(mine.read_text(encoding="utf-8") + "[money]\nbuild_cost = 9\n", encoding="utf-8")
    assert "; 1 entry differs" in said(capsys, "edition", "check", game.id, "mine")
    assert json.loads(said(capsys, "edition", "diff", game.id, "mine", "--json")) == [
        {"entry": "money.build_cost", "was": 5, "is": 9}
    ]
    rows = json.loads(said(capsys, "edition", "show", game.id, "--edition", "mine", "--source", "owner", "--json"))
    assert rows == [{"entry": "money.build_cost", "value": 9, "source": "owner", "was": 5}]
    assert " 5 " in said(capsys, "edition", "show", game.id, "--edition", "mine", "--find", "build_cost")
    assert said(capsys, "sim", game.id, "--edition", "mine", "--games", "1")
    mine.write_text(f'base = "{game.id}"\n[[cards.god]]\nid = "venus"\namount = 5\n', encoding="utf-8")
    for command in (("diff", game.id, "mine"), ("show", game.id, "--edition", "mine")):
        assert "cards.god[venus].amount" in said(capsys, "edition", *command)


# ---- refusals ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ("simm", "Unknown command"),
        ("sim", "requires an argument"),
        ("sim chess", "no game 'chess'"),
        ("sim GAME --seats 99", "is played by"),
        ("sim GAME --seats many", "int"),
        ("sim GAME --games 0", "at least 1"),
        ("sim GAME --bots nobody", "no bot 'nobody'"),
        ("sim GAME --bots greedy:worlds=x", "needs a number"),
        ("sim GAME --bots random random --seats 3", "2 names for 3 seats"),
        ("sim GAME --option colour", "name=value"),
        ("sim GAME --option colour=red", "has no option"),
        ("sim GAME --edition missing.toml", "missing.toml"),
        ("sim GAME --bogus", "Unknown option"),
        ("bench chess", "no game"),
        ("bench chess --pure", "no game"),
        ("rules chess", "no game"),
        ("rules GAME XXX-999", "no clause"),
        ("rules GAME --lang fr", "en and de"),
        ("rules GAME --find qqqqqq", "no clause"),
        ("edition show GAME --source rumour", "rulebook"),
        ("edition check GAME missing.toml", "missing.toml"),
        ("edition check GAME Makefile", "Makefile"),
        ("verify", "at least one file"),
        ("verify missing.rec", "missing.rec"),
        ("verify Makefile", "no record"),
        ("replay missing.rec", "missing.rec"),
        ("table chess", "no game"),
        ("table GAME --seat 9", "the seats are"),
        ("table GAME --load missing.json", "missing.json"),
        ("table GAME --load missing.rec", "missing.rec"),
        ("arena chess", "no game"),
        ("arena", "which game"),
        ("balance chess", "no game"),
    ],
)
def test_bad_input_is_one_line(
    arguments: str, why: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    assert why in refused(capsys, *[GAME.id if one == "GAME" else one for one in arguments.split()])


def test_a_record_with_a_wrong_key_is_refused_with_its_line(
    recorded: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = recorded.read_text().split("\n")
    at = lines.index("--") + 3
    state = record.read(recorded).replay(2)
    lines[at] = next(key for key in state.book.keys if key not in state.options())
    broken = tmp_path / "broken.rec"
    broken.write_text("\n".join(lines))
    for command in (("replay",), ("verify",), ("table", GAME.id, "--load")):
        assert f"{broken}: line {at + 1}:" in refused(capsys, *command, broken)
    assert "choices" in refused(capsys, "replay", recorded, "--at", "99999")
    assert "players 1 to" in refused(capsys, "replay", recorded, "--seat", "9")


def test_positions_that_make_no_sense_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "table.json"
    for text in ("{", "[]", "{}", '{"game": 1}', '{"game": "chess"}', json.dumps({"game": GAME.id})):
        file.write_text(text)
        refused(capsys, "table", GAME.id, "--load", file)


# ---- processes -----------------------------------------------------------------------------------------------


def started(*arguments: str, **more: Any) -> subprocess.Popen[str]:
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "tessera.cli", *arguments]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **more)


def test_a_closed_pipe_is_no_error() -> None:
    running = started("rules", GAME.id)
    assert running.stdout is not None
    running.stdout.close()
    assert running.stderr is not None
    assert running.stderr.read() == ""
    assert running.wait(60) == 141


def test_an_interrupt_ends_quietly_with_130() -> None:
    running = started("table", GAME.id, "--seed", "1", stdin=subprocess.PIPE)
    assert running.stdout is not None
    shown = ""
    while not shown.endswith("> "):
        one = running.stdout.read(1)
        assert one, running.communicate()
        shown += one
    running.send_signal(signal.SIGINT)
    _, errors = running.communicate(timeout=60)
    assert running.returncode == 130
    assert "Traceback" not in errors


def workers_of(pid: int) -> list[str]:
    """The processor time of every process this one has started to play games."""
    listed = subprocess.run(["ps", "-o", "times=,args=", "--ppid", str(pid)], capture_output=True, text=True, check=False).stdout
    return [line.split()[0] for line in listed.splitlines() if "spawn_main" in line]


@pytest.mark.parametrize("busy", [False, True], ids=["while they start", "while they play"])
def test_an_interrupt_ends_workers_too(busy: bool) -> None:
    running = started("sim", GAME.id, "--games", "50000", "--jobs", "2", start_new_session=True)
    until = time.monotonic() + 60
    while len(found := workers_of(running.pid)) < 2 or (busy and "0" in found):
        assert running.poll() is None, running.communicate()
        assert time.monotonic() < until
        time.sleep(0.01)
    os.killpg(running.pid, signal.SIGINT)
    out, errors = running.communicate(timeout=30)
    assert running.returncode == 130
    assert (out, errors.strip()) == ("", "")


def test_an_accident_is_told_in_one_line(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise ZeroDivisionError("oh\nno")

    monkeypatch.setattr("tessera.core.game.games", broken)
    monkeypatch.delenv("TESSERA_DEBUG", raising=False)
    code = cli.run(["games"])
    assert code == 1
    captured = capsys.readouterr()
    assert captured.err.startswith("tessera: this should not happen: ZeroDivisionError: oh no")
    assert captured.err.count("\n") == 1
