// What can be pressed: moves, places, questions, and every button with data-do.
import { why } from "./about.js";
import { aid } from "./aid.js";
import { hang } from "./art.js";
import { fit } from "./board.js";
import { choose, clear, narrow, select, send } from "./choose.js";
import { openDrawer, openWith, toggleClosed } from "./help.js";
import { closeHints, hint, showHint } from "./hints.js";
import { showWanted } from "./lesson.js";
import { openTurn } from "./log.js";
import { copy, post, toast, trouble } from "./notice.js";
import { $, $$, ask, home, part } from "./page.js";
import { look } from "./past.js";
import { pause, setSpeed, showMe, stop, toggle } from "./player.js";
import { sharePicture, showResult } from "./result.js";
import { myName } from "./room.js";
import { scrubber } from "./scrub.js";
import { only } from "./signs.js";
import { permit } from "./signal.js";
import { facts, id, live, refresh, root, shown, still, wire, word } from "./store.js";
import { turnTo } from "./views.js";

const PRESSED = "[data-key],[data-keys],[data-why],[data-do],[data-goto],[data-view],[data-tab]";
let touched = false; // the last press was a finger's: it lights a move first, so that nothing is chosen by accident

const alone = (message) => () => { if (!shown.pending) send(message); }; // not while another is on its way
const goTo = (table) => { if (table) location.href = `${home}/t/${table.id}`; };

export const ACTS = {
  undo: alone({ t: "undo" }),
  restart: alone({ t: "undo", turn: true }),
  plea: alone({ t: "plea" }),
  "plea-yes": () => send({ t: "plea", yes: true }),
  "plea-no": () => send({ t: "plea", yes: false }),
  commit: (node) => choose(node.dataset.sure ?? shown.selected, Boolean(node.dataset.sure)),
  clear,
  ask: () => $("#prompt").scrollIntoView({ behavior: still.matches ? "auto" : "smooth", block: "start" }),
  closed: toggleClosed,
  fold: (node) => {
    const open = node.getAttribute("aria-expanded") !== "true";
    node.setAttribute("aria-expanded", String(open));
    for (const row of $$(`#acts [data-in="${node.dataset.group}"]`)) row.hidden = !open;
  },
  aid,
  hint,
  "show-hint": showHint,
  "close-hints": closeHints,
  rules: openDrawer,
  "close-drawer": closeDrawer,
  choose: (node) => choose(node.dataset.choose),
  more: toggleMenu,
  read: readBoard,
  live: stop,
  first: () => { pause(); return look(0); },
  back: () => { pause(); scrubber.turn(-1); },
  forth: () => { pause(); scrubber.turn(1); },
  play: toggle,
  speed: setSpeed,
  "show-me": showMe,
  "open-turn": (node) => openTurn(node),
  zoom: (node) => { node.setAttribute("aria-pressed", $("#board-wrap").classList.toggle("zoomed")); fit(); },
  sit: (node) => wire.send({ t: "sit", seat: Number(node.dataset.seat) }),
  join: async () => { if (await post("join", { name: myName() })) location.reload(); },
  fill: () => post("fill", { bot: $("#fill-level").value }),
  leave: async () => { if (confirm(word("leave-sure")) && (await post("leave"))) location.href = `${home}/`; },
  delete: async () => {
    if (!confirm(word("delete-sure"))) return;
    await ask(`/api/tables/${id}`, "DELETE");
    location.href = `${home}/`;
  },
  "back-to-seat": () => post("back"),
  rematch: async () => goTo(await post("rematch")),
  fork: async () => goTo(await post("fork", { at: shown.at })),
  "fork-at": async (node) => goTo(await post("fork", { at: Number(node.dataset.at) })),
  "share-picture": sharePicture,
  share: () => copy(`${location.origin}${live() ? `${home}/t/${id}/turn/${scrubber.number()}` : location.pathname}`),
  invite: () => copy(`${location.origin}${home}/t/${id}`),
  seatlink: copySeatLink,
  result: () => showResult(true),
  "close-result": () => showResult(false),
  "next-lesson": () => post("lesson/next"),
  "back-lesson": () => post("lesson/back"),
  "skip-lesson": () => post("lesson/skip"),
  "leave-lesson": () => { location.href = `${home}/`; },
  "show-lesson": showWanted,
  "end-lesson": async () => { if (await post("lesson/end")) showResult(true); },
  only,
  notify: async (node) => { localStorage.setItem("notify", node.checked && (await permit()) ? "1" : "0"); },
};

/** Carry out what this element stands for. */
export function act(node) {
  const { key, keys, why: asked, do: what, goto, view, tab } = node.dataset;
  if (key !== undefined) {
    if (node.closest("#board") && touched && shown.selected !== key) select(key);
    else choose(key);
  } else if (keys !== undefined) narrow(keys);
  else if (asked !== undefined) why(asked, node);
  else if (goto !== undefined) look(Number(goto)).catch(trouble);
  else if (view !== undefined) showView(view);
  else if (tab !== undefined) document.dispatchEvent(new CustomEvent("tab", { detail: tab }));
  else if (node.getAttribute("aria-disabled") === "true") toast(node.title);
  else Promise.resolve(ACTS[what]?.(node)).catch(trouble);
}

function showView(name) {
  if (!turnTo(name)) return;
  if (live()) refresh({ d: shown.digest });
  else look(shown.at).catch(trouble);
}

function closeDrawer() {
  $("#drawer").hidden = true;
  shown.opener?.setAttribute("aria-expanded", "false");
  shown.opener?.focus();
}

function toggleMenu(node) {
  const menu = $("#menu");
  menu.hidden = !menu.hidden;
  node.setAttribute("aria-expanded", String(!menu.hidden));
  if (!menu.hidden) $("button, input, a", menu)?.focus();
}

async function readBoard() {
  openWith(facts.title, document.createRange().createContextualFragment(await part(`/t/${id}/text`)));
  $("#menu").hidden = true;
}

async function copySeatLink() {
  const [{ code }] = (await ask(`/api/tables/${id}/links`, "POST")).links;
  await copy(`${location.origin}${home}/t/${id}/seat#${code}`);
  toast(word("seat-link-text"));
}

export function bindActs() {
  root.addEventListener("pointerdown", (event) => { touched = event.pointerType === "touch"; }, true);
  root.addEventListener("click", (event) => {
    const node = event.target.closest?.(PRESSED);
    if (node && node !== root && node.id !== "about") act(node);
  });
  document.addEventListener("change", async (event) => {
    const { setting } = event.target.dataset ?? {};
    if (!setting) return;
    const value = { checkbox: event.target.checked, range: Number(event.target.value) }[event.target.type] ?? event.target.value;
    facts.settings = await ask("/api/me/settings", "PATCH", { [setting]: value });
    root.dataset.motion = facts.settings.motion;
    hang();
  });
}
