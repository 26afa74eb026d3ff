"""The build of the compiled engine, as far as it can be seen without compiling."""

import subprocess
import sys
from pathlib import Path

import hatch_build
import pytest

SECOND = """
import sys
from pathlib import Path
import hatch_build
hatch_build.SCRATCH = Path(sys.argv[1])
hatch_build.compiler = lambda: True
hatch_build.in_place = lambda: print("builds", flush=True)
sys.exit(hatch_build.attempt())
"""


@pytest.mark.skipif(hatch_build.os.name != "posix", reason="no such locks there")
def test_a_second_build_of_a_checkout_waits_for_the_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They share what was made before: one that began to copy the sources took them from under the other's compiler."""
    monkeypatch.setattr(hatch_build, "SCRATCH", tmp_path)
    command = [sys.executable, "-u", "-c", SECOND, str(tmp_path)]
    with hatch_build.one_at_a_time():
        second = subprocess.Popen(command, cwd=hatch_build.ROOT, stdout=subprocess.PIPE, text=True)
        assert second.stdout is not None
        assert "waiting" in second.stdout.readline()
    assert second.communicate(timeout=60)[0] == "builds\n"
    assert second.returncode == 0
