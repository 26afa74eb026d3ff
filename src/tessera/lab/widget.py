"""A record in a notebook: the board with a slider, one stone per move."""

from pathlib import Path
from typing import Any

from tessera.core.agenda import State
from tessera.core.extras import bring
from tessera.core.record import Record, parse, read
from tessera.core.words import words

anywidget, traitlets = bring("lab", "anywidget"), bring("lab", "traitlets")

MODULE = """
function render({ model, el }) {
  const slider = Object.assign(document.createElement("input"), { type: "range", min: 0, max: model.get("last"), value: model.get("at") });
  slider.style.width = "100%";
  slider.setAttribute("aria-label", "move");
  const said = document.createElement("div");
  const board = document.createElement("div");
  const draw = () => { board.innerHTML = model.get("svg"); said.textContent = model.get("said"); slider.value = model.get("at"); };
  slider.addEventListener("input", () => { model.set("at", Number(slider.value)); model.save_changes(); });
  model.on("change:svg", draw);
  model.on("change:said", draw);
  draw();
  el.append(slider, said, board);
}
export default { render };
"""


class Watch(anywidget.AnyWidget):  # type: ignore[misc,name-defined]
    """`at`: the number of moves made; setting it redraws the board."""

    _esm = MODULE
    at = traitlets.Int(0).tag(sync=True)
    last = traitlets.Int(0).tag(sync=True)
    svg = traitlets.Unicode("").tag(sync=True)
    said = traitlets.Unicode("").tag(sync=True)

    def __init__(self, record: Record, language: str = "en") -> None:
        self.record, self.language = record, language
        self.states: list[State] = [state.clone() for state in record.states()]
        super().__init__(last=len(self.states) - 1)
        self.observe(self.show, names="at")
        self.show()

    def show(self, *_: Any) -> None:
        at = min(max(self.at, 0), self.last)
        self.svg = self.states[at]._repr_svg_() or f"<pre>{self.states[at].view()}</pre>"
        text = words(self.record.book, self.language)
        before = self.states[at - 1] if at else None
        self.said = text.option(before.decision, self.record.keys[at - 1]) if before is not None else ""


def watch(record: Record | str | Path, language: str = "en") -> Watch:
    """`record`: a Record, its text, or the path of a file."""
    if isinstance(record, str) and record.startswith("tessera-record"):
        record = parse(record)
    elif not isinstance(record, Record):
        record = read(record)
    return Watch(record, language)
