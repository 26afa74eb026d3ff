"""What people install: the sdist builds without a compiler, the wheel is complete, the containers are made of what is there."""

import os
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from email.parser import Parser
from pathlib import Path

import pytest
import yaml

import tessera

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


def build(kind: str, source: Path, out: Path, **environment: str) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(out)]
    done = subprocess.run(
        command, cwd=source, env=os.environ | environment, capture_output=True, text=True, timeout=600, check=False
    )
    assert done.returncode == 0, done.stderr
    (made,) = out.iterdir()
    return made


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("sdist", ROOT, tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="module")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from the sdist, on a machine where no compiler is found."""
    folder, nothing = tmp_path_factory.mktemp("unpacked"), tmp_path_factory.mktemp("nothing")
    with tarfile.open(sdist) as packed:
        packed.extractall(folder, filter="data")
    (source,) = folder.iterdir()
    return build("wheel", source, tmp_path_factory.mktemp("wheel"), PATH=str(nothing), TESSERA_ENGINE="auto")


@pytest.mark.slow
def test_the_sdist_is_what_it_takes_and_no_more(sdist: Path) -> None:
    with tarfile.open(sdist) as packed:
        sizes = {one.name.partition("/")[2]: one.size for one in packed}
    names = set(sizes)
    assert {"hatch_build.py", "pyproject.toml", "src/tessera/engine.py", "README.md", "LICENSE"} <= names
    assert not [
        name for name in names if name.startswith(("tests", "docs", "build")) or name.endswith((".so", ".pyd", "_native.json"))
    ]
    assert sum(size for name, size in sizes.items() if not name.endswith(".onnx")) < 13_500_000  # pictures: at most 8 of it


@pytest.mark.slow
def test_the_wheel_from_the_sdist_is_pure_and_complete(wheel: Path) -> None:
    assert wheel.name == f"tessera-{tessera.__version__}-py3-none-any.whl"
    with zipfile.ZipFile(wheel) as packed:
        inside = set(packed.namelist())
    here = Path(tessera.__file__).parent
    built = {".so", ".pyd", ".pyc"}
    wanted = {
        f"tessera/{path.relative_to(here).as_posix()}" for path in here.rglob("*") if path.is_file() and path.suffix not in built
    }
    assert wanted - {"tessera/_native.json"} <= inside
    for kind in ("tessera/py.typed", "tessera/web/templates/base.html.jinja"):
        assert kind in inside
    for ending in (".woff2", ".ftl", ".toml", ".md", ".css", ".js"):
        assert any(name.endswith(ending) for name in inside), ending
    assert not [name for name in inside if name.endswith(tuple(built))]


@pytest.mark.slow
def test_the_metadata_say_what_is_needed(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        text = packed.read(f"tessera-{tessera.__version__}.dist-info/METADATA").decode()
    said = Parser().parsestr(text)
    assert said["Version"] == tessera.__version__
    base = [line for line in said.get_all("Requires-Dist") or [] if "extra ==" not in line]
    assert len(base) == len(PROJECT["dependencies"]) <= 8
    assert {"site", "postgres", "lab", "networks", "train", "cluster"} <= set(said.get_all("Provides-Extra") or [])


@pytest.mark.slow
def test_a_game_is_played_from_the_wheel(wheel: Path) -> None:
    folder = wheel.parent / "installed"
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder)
    program = "s = tessera.game('massilia').start(2, seed=1); s.choose(s.options()[0]); print(tessera.__file__, tessera.ENGINE)"
    environment = os.environ | {"PYTHONPATH": str(folder), "TESSERA_ENGINE": "auto"}
    command = [sys.executable, "-c", f"import tessera; {program}"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert str(folder) in done.stdout
    assert done.stdout.split()[-1] == "pure"


def test_the_version_stands_in_one_place() -> None:
    assert PROJECT["dynamic"] == ["version"]


def test_the_locks_hold_every_dependency_that_is_asked_for() -> None:
    extras = PROJECT["optional-dependencies"]
    for lock, asked in {
        "requirements.lock": PROJECT["dependencies"] + extras["site"],
        "requirements-networks.lock": extras["networks"],
        "requirements-build.lock": extras["build"],
        "requirements-dev.lock": PROJECT["dependencies"]
        + extras["site"]
        + extras["lab"]
        + extras["networks"]
        + extras["dev"][1:],
        "requirements-cluster.lock": extras["cluster"],
    }.items():
        locked = {re.split(r"[=;\[ ]", line)[0] for line in (ROOT / lock).read_text().splitlines() if line and line[0] != "#"}
        for line in asked:
            assert re.sub(r"[._]", "-", re.split(r"[>\[;=]", line)[0]).lower() in locked, (lock, line)


# ---- containers ----------------------------------------------------------------------------------------------


def steps() -> list[tuple[str, str]]:
    text = (ROOT / "Dockerfile").read_text().replace("\\\n", " ")
    return [(line.split()[0], line.partition(" ")[2].strip()) for line in text.splitlines() if line and not line.startswith("#")]


def test_the_container_runs_without_rights_and_copies_what_is_there() -> None:
    last = [number for number, (word, _) in enumerate(steps()) if word == "FROM"][-1]
    final = dict(steps()[last:])
    assert final["USER"] == "tessera"
    assert final["VOLUME"] == "/data"
    assert "/healthz" in final["HEALTHCHECK"]
    assert "gcc" not in "".join(rest for _, rest in steps()[last:])
    ignored = (ROOT / ".dockerignore").read_text().split()
    for word, rest in steps():
        if word == "COPY" and "--from" not in rest:
            for name in rest.split()[:-1]:
                assert (ROOT / name).exists(), name
                assert name not in ignored


def test_the_compose_file_has_a_site_that_waits_for_its_database() -> None:
    made = yaml.safe_load((ROOT / "compose.yaml").read_text())
    site, database = made["services"]["site"], made["services"]["database"]
    assert site["depends_on"]["database"]["condition"] == "service_healthy"
    assert "healthcheck" in database
    assert set(made["volumes"]) == {volume.partition(":")[0] for one in (site, database) for volume in one["volumes"]}
    assert site["environment"]["TESSERA_DATABASE"].startswith("postgresql://")
