// Choosing: light a move, narrow the list to a place, send what was chosen, and know when it is stored.
import { $, $$, say } from "./page.js";
import { hide, saved, toast } from "./notice.js";
import { foresee, forget } from "./preview.js";
import { live, root, shown, version, wire, word } from "./store.js";

const SLOW = 300; // milliseconds until the page says that a choice is not stored yet

const marked = (key) => `[data-key="${CSS.escape(key)}"]`;
const listed = (key) => $(`#acts ${marked(key)}`);

/** Something that moves the table on: one at a time, and it must be stored. */
export function send(message) {
  shown.pending = wire.send({ ...message, v: version() });
  shown.sent = version();
  shown.slow = setTimeout(() => {
    root.dataset.pending = "1";
    saved("not-saved-yet", "warn");
  }, SLOW);
}

/** The server has it: the next choice may come. */
export function settle() {
  clearTimeout(shown.slow);
  shown.pending = null;
  delete root.dataset.pending;
  saved("saved", "good");
}

export function choose(key, confirmed = false) {
  if (shown.pending || !live() || root.dataset.state !== "your-turn" || !listed(key)) return;
  clear();
  send({ t: "choose", key, ...(confirmed ? { sure: true } : {}) });
}

function lit(key) {
  for (const node of $$(marked(key))) {
    const row = node.closest("li");
    (row ?? node).classList.add(row ? "on" : "sel");
  }
}

/** The same question was drawn again: what waits for the button still does. */
export function relight() {
  if (shown.selected === null) return;
  if (listed(shown.selected)) lit(shown.selected);
  else clear();
}

/** Light a move on the board and in the list; the button below then carries it out. */
export function select(key) {
  clear();
  shown.selected = key;
  lit(key);
  const button = $("#commit-do");
  if (button) {
    $("#commit").hidden = false;
    button.textContent = listed(key)?.firstChild.data ?? key;
    delete button.dataset.sure;
  }
  listed(key)?.scrollIntoView({ block: "nearest" });
  foresee(key, 0);
}

/** The turn would end: ask first. */
export function sure(message) {
  settle();
  const button = $("#commit-do");
  $("#commit").hidden = false;
  button.textContent = word("end-turn-yes", { what: message.words });
  button.dataset.sure = message.key;
  button.focus();
  say(word("end-turn"));
}

/** Nothing lit, nothing narrowed, nothing open. */
export function clear() {
  forget();
  if (shown.selected !== null) for (const node of $$(".sel[data-key], #acts .on")) node.classList.remove("sel", "on");
  for (const node of [...root.getElementsByClassName("hov")]) node.classList.remove("hov"); // it may be another move now
  if (shown.narrowed) for (const row of $$("#acts li[hidden]")) row.hidden = false;
  [shown.selected, shown.narrowed] = [null, false];
  hide($("#commit"));
}

/** A place stands for several moves: show only these in the list. */
export function narrow(keys) {
  clear();
  shown.narrowed = true;
  const wanted = new Set(keys.split(" "));
  for (const row of $$("#acts li")) row.hidden = !wanted.has($("[data-key]", row)?.dataset.key);
  toast(word("choose-of", { n: wanted.size }));
  $("#acts li:not([hidden]) button")?.focus();
}

/** What is under the finger or has the focus is lit wherever it stands for the same move. */
export function bindLight() {
  const light = (on) => (event) => {
    const { key } = event.target.closest?.("[data-key]")?.dataset ?? {};
    if (key !== undefined) for (const node of $$(marked(key))) node.classList.toggle("hov", on);
  };
  for (const kind of ["pointerover", "focusin"]) root.addEventListener(kind, light(true));
  for (const kind of ["pointerout", "focusout"]) root.addEventListener(kind, light(false));
}
