// Touch anything: what is pressed, held, pointed at or focused tells what it is. A lit thing is chosen by a click; held, it tells too.
import { begin, inspected, inspecting } from "./inspect.js";
import { $ } from "./page.js";
import { bindPanel, close, isOpen, isPinned, pin, renew, show } from "./panel.js";
import { root } from "./store.js";
import { THING, aboutOf, thingOf } from "./things.js";
import { bindTip, hideTip } from "./tip.js";

const HOLD = 450; // milliseconds
const STILL = 10; // pixels a finger may move while it holds
const PRESSED = "[data-key],[data-keys],[data-why],[data-do],[data-goto],[data-view],[data-tab],a,button,input,textarea,select,summary";
const ROOMS = "#board-wrap, #own, #players, #acts, #log, .strip, .top";
let held = false; // the finger has been heard: what follows is no click

const typing = (node) => node.matches?.("input:not([type=checkbox], [type=radio]), textarea, select");

function open(node, point, focus) {
  const about = aboutOf(node, point);
  if (about === null || !node.closest(ROOMS)) return false;
  hideTip();
  show(about, { thing: thingOf(node, point) ?? node.closest("[data-key]"), focus, opener: node.closest("[tabindex]") ?? document.activeElement });
  return true;
}

function clicked(event) {
  if (held) {
    held = false;
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  const node = event.target;
  if (node.closest("#about")) {
    if (node.closest("[data-do=choose]") && !isPinned()) close();
    return;
  }
  const button = node.closest(PRESSED);
  if (button && button !== root) {
    if (isOpen() && !isPinned() && node.closest("[data-key],[data-keys],[data-do=commit]")) close();
    return;
  }
  if (node.closest(THING) && open(node, [event.clientX, event.clientY], event.pointerType === "touch")) return;
  if (isOpen() && !isPinned() && node.closest("#main")) close();
}

function holding() {
  let timer;
  let from = null;
  const stop = () => { clearTimeout(timer); from = null; };
  root.addEventListener("pointerdown", (event) => {
    held = false;
    stop();
    if (event.pointerType !== "touch" || !event.target.closest(ROOMS)) return;
    from = [event.clientX, event.clientY];
    timer = setTimeout(() => { held = open(event.target, from, true); }, HOLD);
  });
  root.addEventListener("pointermove", (event) => {
    if (from && Math.hypot(event.clientX - from[0], event.clientY - from[1]) > STILL) stop();
  });
  for (const kind of ["pointerup", "pointercancel"]) root.addEventListener(kind, stop);
}

function rightClicked(event) {
  if (event.target.closest("#about, input, textarea, a")) return;
  if (held || open(event.target, [event.clientX, event.clientY], false)) event.preventDefault();
}

/** I, P and Esc, before the keys of the table. */
function pressed(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
  const letter = event.key.toLowerCase();
  let ours = true;
  if (inspecting()) ours = inspected(event);
  else if (event.key === "Escape" && isOpen()) close();
  else if (letter === "p" && isOpen()) pin();
  else if (letter === "i" && !event.repeat) asked();
  else ours = false;
  if (!ours) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function asked() {
  const focus = document.activeElement;
  if (focus && focus !== document.body && focus.closest(ROOMS) && aboutOf(focus) !== null && !focus.matches("#own, #log")) open(focus, null, true);
  else begin();
}

/** Why not? The panel of what is closed. */
export function why(key, node = null) {
  const place = $(`#board [data-why="${CSS.escape(key)}"], #own [data-why="${CSS.escape(key)}"]`) ?? node;
  const thing = place && thingOf(place);
  const about = thing?.dataset.about ?? `option:${key}`;
  return show(about, { why: key, thing: thing ?? node, focus: true, opener: node ?? document.activeElement });
}

export function bindAbout() {
  bindPanel();
  bindTip();
  holding();
  root.addEventListener("click", clicked, true);
  root.addEventListener("contextmenu", rightClicked);
  document.addEventListener("keydown", pressed, true);
  $("[data-do=about-close]").addEventListener("click", close);
  $("[data-do=about-pin]").addEventListener("click", pin);
  new MutationObserver(renew).observe(root, { attributes: true, attributeFilter: ["data-version", "data-at"] });
}
