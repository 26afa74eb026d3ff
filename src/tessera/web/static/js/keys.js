// Everything by keyboard: arrows inside a group of targets, and single letters for what is needed often.
import { ACTS, act } from "./acts.js";
import { choose, clear } from "./choose.js";
import { trouble } from "./notice.js";
import { $, $$ } from "./page.js";
import { TARGETS, move } from "./rove.js";
import { replayKey, showMe } from "./player.js";
import { scrubber } from "./scrub.js";
import { live } from "./store.js";

const OPEN = "#menu:not([hidden]), #hints:not([hidden]), #drawer:not([hidden]), #commit:not([hidden]), #final.shown, #acts li[hidden]";

/** Esc closes what is open; where nothing is, it leaves a lesson. */
function closeAll(node) {
  const leaves = $(".lesson-card") && live() && !$(OPEN) && !node.matches("input, textarea");
  if (node.matches("input, textarea")) node.blur();
  clear();
  $("#menu").hidden = true;
  ACTS["close-hints"]();
  $("[data-do=more]").setAttribute("aria-expanded", "false");
  if (!$("#drawer").hidden) ACTS["close-drawer"]();
  ACTS["close-result"]();
  if (leaves) ACTS["leave-lesson"]();
}

function showLog() {
  document.dispatchEvent(new CustomEvent("tab", { detail: "log" }));
  $("#log").focus();
}

/** Press a button of the page, if it is there. */
const press = (name) => () => {
  const button = $(`[data-do=${name}]:not([hidden])`);
  if (button) act(button);
};

const LETTERS = {
  u: press("undo"),
  a: press("aid"),
  h: press("hint"),
  r: press("rules"),
  l: showLog,
  b: () => ACTS.read().catch(trouble),
  "[": () => scrubber.turn(-1),
  "]": () => scrubber.turn(1),
  w: () => showMe().catch(trouble),
  "?": press("more"),
  Escape: closeAll,
};

function pressed(event) {
  const node = event.target;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (node.matches("input:not([type=checkbox], [type=radio]), textarea, select") && event.key !== "Escape") return;
  if (replayKey(event)) return;
  const target = node.closest?.(TARGETS);
  if (event.key.startsWith("Arrow")) {
    const group = node.closest?.("#board, #acts, #own");
    if (group && target) move(event, group);
  } else if ((event.key === "Enter" || event.key === " ") && target?.matches("[role=button]")) {
    event.preventDefault();
    if (!event.repeat) act(target);
  } else if (!event.repeat) letter(event, node);
}

function letter(event, node) {
  const nth = /^[1-9]$/.test(event.key) ? $$("#acts li:not([hidden]) [data-key]")[Number(event.key) - 1] : null;
  if (nth) choose(nth.dataset.key);
  else if (event.key in LETTERS) {
    event.preventDefault();
    LETTERS[event.key](node);
  }
}

export function bindKeys() {
  document.addEventListener("keydown", pressed);
}
