// The log beside the board: its end stays in view, and a line lights what it moved.
import { $ } from "./page.js";
import { shown } from "./store.js";

const NEAR = 48; // so many pixels from its end count as the end

/** Show the end of the log, unless somebody has scrolled back to read in it, and the beginning of a new list of moves. */
export function tail(anew = false) {
  requestAnimationFrame(() => {
    if (!shown.reading) $("#log").scrollTop = 1e9;
    const acts = anew && shown.meta.state === "your-turn" && $("#acts");
    if (acts && acts.scrollTop) acts.scrollTop = 0;
  });
}

/** These lines are new: they moved these pieces of the board. */
export function remember(lines, moved) {
  const ids = moved.filter((node) => node.ownerSVGElement).map((node) => node.id);
  for (const line of lines) shown.trace.set(line, ids);
}

export const lastLine = () => $("span", $("#log").lastElementChild ?? document)?.textContent ?? "";

export function bindLog() {
  const log = $("#log");
  const trace = (on) => (event) => {
    const line = event.target.closest?.("#log li");
    for (const id of shown.trace.get(line?.id) ?? []) document.getElementById(id)?.classList.toggle("lit", on);
  };
  for (const kind of ["pointerover", "focusin"]) log.addEventListener(kind, trace(true));
  for (const kind of ["pointerout", "focusout"]) log.addEventListener(kind, trace(false));
  const looked = () => { shown.reading = log.scrollHeight - log.scrollTop - log.clientHeight > NEAR; };
  for (const kind of ["wheel", "touchmove", "keydown", "pointerup"]) {
    log.addEventListener(kind, () => setTimeout(looked, 300), { passive: true });
  }
}
