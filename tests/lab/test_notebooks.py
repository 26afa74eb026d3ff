"""The example notebooks run from top to bottom."""

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize("name", ["rollouts", "train"])
def test_notebook_runs(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRAIN_SECONDS", "6")
    book = nbformat.read(EXAMPLES / f"{name}.ipynb", as_version=4)
    NotebookClient(book, timeout=240, resources={"metadata": {"path": str(tmp_path)}}).execute()
    said = "".join(out.get("text", "") for cell in book.cells for out in cell.get("outputs", []))
    assert "Gloria Mundi" in said or "network:policy.onnx" in said
