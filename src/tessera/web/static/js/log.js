// The log beside the board, one line per turn: it opens to what happened, its end stays in view, line and pieces light each other.
import { linesOf, peek } from "./marks.js";
import { $ } from "./page.js";
import { shown } from "./store.js";

const NEAR = 48; // so many pixels from its end count as the end
const PAUSE = 100; // milliseconds until pointing counts

/** Show the end of the log, unless somebody has scrolled back to read in it, and the beginning of a new list of moves. */
export function tail(anew = false) {
  requestAnimationFrame(() => {
    if (!shown.reading) $("#log").scrollTop = 1e9;
    const acts = anew && shown.meta.state === "your-turn" && $("#acts");
    if (acts && acts.scrollTop) acts.scrollTop = 0;
  });
}

/** A turn in one sentence: the newest, or those that were over since this was last asked. */
const said = (row) => $(".ln", row)?.getAttribute("aria-label") ?? "";
export const lastLine = () => said($("#log > [data-turn]:last-child") ?? document);
export function overNow() {
  const rows = [...$("#log").children].filter((row) => row.dataset.turn).slice(-6, -1);
  const fresh = rows.filter((row) => Number(row.dataset.turn) > (shown.told ?? 0) - 1);
  shown.told = Number($("#log > [data-turn]:last-child")?.dataset.turn ?? 0);
  return fresh.map(said).join(". ");
}

export function openTurn(button, open = button.getAttribute("aria-expanded") !== "true") {
  const row = button.closest("li");
  button.setAttribute("aria-expanded", String(open));
  $(".fx", row).hidden = !open;
  shown.opened[open ? "add" : "delete"](row.id);
  if (open) row.scrollIntoView({ block: "nearest" });
}

/** Lines that were open and came anew are open again. */
export function reopen() {
  for (const id of shown.opened) {
    const button = $(`#${CSS.escape(id)} .ln`);
    if (button && button.getAttribute("aria-expanded") !== "true") openTurn(button, true);
  }
}

/** A piece is pointed at: the fragment of the board it is in. */
const piece = (node) => {
  let at = node;
  while (at && at.parentNode?.id !== "board") at = at.parentNode;
  return at;
};

export function bindLog() {
  const [log, board] = [$("#log"), $("#board")];
  let waiting;
  const soon = (work) => { clearTimeout(waiting); waiting = setTimeout(work, PAUSE); };
  const line = (event) => event.target.closest("#log [data-turn]"); // the table itself counts turns, too
  log.addEventListener("pointerover", (event) => { const row = line(event); if (row) soon(() => peek(row)); });
  log.addEventListener("pointerleave", () => { clearTimeout(waiting); peek(null); });
  log.addEventListener("focusin", (event) => { const row = line(event); if (row) peek(row); });
  log.addEventListener("focusout", () => peek(null));
  board.addEventListener("pointerover", (event) => {
    if (!shown.meta.marks) return;
    const node = piece(event.target);
    soon(() => { const [row] = linesOf(node); if (row && !$("#panel-log").hidden) row.scrollIntoView({ block: "nearest" }); });
  });
  const looked = () => { shown.reading = log.scrollHeight - log.scrollTop - log.clientHeight > NEAR; };
  for (const kind of ["wheel", "touchmove", "keydown", "pointerup"]) {
    log.addEventListener(kind, () => setTimeout(looked, 300), { passive: true });
  }
}
