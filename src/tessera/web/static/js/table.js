// The table page. It shows what the server sends and sends what is chosen; it knows no rule of any game.
import { $, $$, ask, part, say } from "./page.js";
import { Layer, fill, patch } from "./apply.js";
import { Wire } from "./wire.js";
import { Scrubber } from "./scrub.js";
import { bindKeys, rove } from "./keys.js";
import { chime, notify, permit } from "./signal.js";
import { answered, bindTalk, chatLines } from "./talk.js";
import { hint, openDrawer, openWith, toggleClosed, why } from "./help.js";

const root = $("#table");
const facts = JSON.parse($("#facts").textContent);
const id = root.dataset.table;
const layers = {
  ground: new Layer($("#board-ground"), true), board: new Layer($("#board"), true), own: new Layer($("#own"), false),
  log: new Layer($("#log"), false), players: new Layer($("#players"), false),
};
const parts = { own: $("#own"), board: $("#board"), phase: $("#phase"), log: $("#log") };
/** What a media query says, kept: asking it anew makes the browser work out every style first. */
function media(query) {
  const list = matchMedia(query);
  const kept = { matches: list.matches, addEventListener: (kind, heard) => list.addEventListener(kind, heard) };
  list.addEventListener("change", () => { kept.matches = list.matches; });
  return kept;
}
const phone = media("(max-width: 719px)");
const shown = { meta: facts.meta, selected: null, narrowed: false, pending: null, at: null, trace: new Map() };

export const word = (name, args = {}) =>
  Object.entries(args).reduce((text, [key, value]) => text.replaceAll(`{${key}}`, value), facts.words[name] ?? name);
export const table = { id, root, facts, shown, send, look, word, form };

// ---- what comes from the server ---------------------------------------------------------------------------------

function heard(message) {
  const handle = {
    update, ack, effects, sure, error: refused, pong,
    chat: (m) => chatLines(table, m), here,
  }[message.t];
  try {
    handle?.(message);
  } catch (fault) {
    if (message.t !== "update" || message.full) throw fault;
    console.warn(fault); // small changes need a page as it was drawn: ask for the whole one
    root.dataset.digest = "";
    wire.again(0);
  }
}

function update(message) {
  if (shown.at !== null && !message.past) {
    shown.meta = { ...shown.meta, turns: message.meta.turns, steps: message.meta.steps };
    root.dataset.version = message.v;
    root.dataset.state = message.meta.state;
    return;
  }
  const began = performance.now();
  const before = root.dataset.state;
  const away = document.activeElement;
  const inside = root.contains(away) && away !== document.body;
  const { meta } = message;
  const anew = !message.past && root.dataset.version !== String(message.v);
  shown.meta = meta;
  clear();
  // everything in one task and one frame: a frame costs more than any of this
  const moved = [...layers.ground.apply(message.ground, message.full), ...layers.board.apply(message.board, message.full), ...layers.own.apply(message.own, message.full)];
  layers.players.apply(message.players, message.full);
  layers.log.apply(message.log, message.full);
  frame(meta.viewbox);
  const { own } = parts;
  if (own.hidden === Boolean(own.firstElementChild)) own.hidden = !own.hidden;
  for (const [name, html] of Object.entries(message.parts ?? {})) {
    if (name === "prompt" && message.past) continue;
    if (name === "prompt") undress();
    const box = document.getElementById(name);
    if (box && typeof html === "string") fill(box, html);
    else if (box) patch(box, html);
  }
  if (!message.past) {
    if (before !== meta.state) root.dataset.state = meta.state;
    if (message.effects || anew) explain(message.effects ?? {});
    root.dataset.version = message.v;
    root.dataset.digest = message.d;
    if (shown.pending && message.v > shown.sent) settle(); // the table has moved on: the next choice need not wait for the receipt
    if (document.title !== meta.title) document.title = meta.title;
  }
  put(parts.phase, meta.phase ?? "");
  if (message.board && (meta.state === "your-turn" || before === "your-turn" || message.past)) rove(parts.board);
  if (message.parts?.prompt) rove($("#acts"));
  if (message.players?.set) present(); // a row that was only patched has its dot already
  ticking();
  for (const line of Object.keys(message.log?.set ?? {})) shown.trace.set(line, moved.filter((node) => node.ownerSVGElement).map((node) => node.id));
  if (!message.past) announce(before, meta);
  dress(Boolean(message.log), anew);
  follow();
  fly(moved); // last: to begin a motion the browser works out all styles
  if (inside && (away.closest(CHOICES) || !document.contains(away) || away.closest("[hidden]"))) requestAnimationFrame(() => refocus(away));
  performance.measure("tessera-update", { start: began });
}

/** The question as the server drew it, without what was opened here since. */
function undress() {
  for (const id of ["closed", "commit-do"]) document.getElementById(id)?.replaceChildren();
  hide($("#closed"));
  $("[data-do=closed]")?.setAttribute("aria-expanded", "false");
}

/** The part of the board that is shown. Setting it again would lay out every piece anew, so only if it changed. */
function frame(viewbox) {
  if (viewbox && viewbox !== $("#board").getAttribute("viewBox")) for (const name of ["#board-ground", "#board"]) $(name).setAttribute("viewBox", viewbox);
  if (phone.matches || shown.fitted) fit();
}

/** On a small screen the board keeps a size at which it can be read, and is pushed about by the finger; what is lit comes into view. */
function fit() {
  const wrap = $("#board-wrap");
  const [, , wide, high] = $("#board").getAttribute("viewBox").split(" ").map(Number);
  const [w, h] = [innerWidth, Math.round(innerHeight * 0.44)];
  const least = (shown.meta.least ?? 0) * wide;
  const broad = (least > 1.02 * w ? least : w) * (wrap.classList.contains("zoomed") ? 1.7 : 1); // what could not be read is wider than the screen
  const size = [broad, Math.max(h, (broad * high) / wide)].map(Math.round);
  const now = phone.matches && (size[0] > w || size[1] > h) ? size.join(" ") : "";
  if (now !== (shown.fitted ?? "")) {
    shown.fitted = now;
    for (const name of ["#board-ground", "#board"]) {
      $(name).style.width = now ? `${now.split(" ")[0]}px` : "";
      $(name).style.height = now ? `${now.split(" ")[1]}px` : "";
    }
    wrap.classList.toggle("wide", Boolean(now));
    if (now) wrap.setAttribute("tabindex", "0"); // what can be pushed about can be reached by keys
    else wrap.removeAttribute("tabindex");
  }
  if (now) requestAnimationFrame(middle);
}

/** Bring the lit places into the middle of the window on the board. */
function middle() {
  const wrap = $("#board-wrap");
  const lit = $(".selcase, .chosen, .pick", $("#board")) ?? $("#board [data-key], #board [data-keys]");
  if (!lit) return;
  const [box, view] = [lit.getBoundingClientRect(), wrap.getBoundingClientRect()];
  if (box.left >= view.left && box.right <= view.right && box.top >= view.top && box.bottom <= view.bottom) return;
  wrap.scrollBy(box.left + box.width / 2 - view.left - view.width / 2, box.top + box.height / 2 - view.top - view.height / 2);
}

const CHOICES = "#acts, #own span"; // what stays in the page and stands for another move, or none, after the next question

/** What had the focus is gone, or is another move now: the next question gets it. */
function refocus(away) {
  const now = document.activeElement;
  if (now === document.body || (now === away && away.closest(CHOICES))) $("#question")?.focus({ preventScroll: true });
}

function dress(lines = true, anew = false) {
  const { meta } = shown;
  scrubber.set(meta.turns, shown.at ?? meta.steps ?? 0);
  $("#livetag").hidden = shown.at !== null;
  markView();
  if (lines || anew) tail(anew);
}

/** Show the end of the log, unless somebody has scrolled back to read in it, and the beginning of a new list of moves. */
function tail(anew = false) {
  requestAnimationFrame(() => {
    if (!shown.reading) parts.log.scrollTop = 1e9;
    const acts = anew && shown.meta.state === "your-turn" && $("#acts");
    if (acts && acts.scrollTop) acts.scrollTop = 0;
  });
}

function looked() {
  const { log } = parts;
  shown.reading = log.scrollHeight - log.scrollTop - log.clientHeight > 48;
}

/** Text only if it is another one: setting the same text lays it out again. */
function put(node, text) {
  if (node && node.textContent !== text) node.textContent = text;
}

function announce(before, meta) {
  if (meta.state === "your-turn") say(word("your-turn-said", { what: $("#question")?.textContent ?? "" }));
  else if (meta.state === "over" && before !== "over") { say(word("over-said")); showResult(true); }
  else say($("span", $("#log").lastElementChild ?? document)?.textContent ?? "");
  if (meta.state === "your-turn" && before !== "your-turn") {
    if (facts.settings.sound) setTimeout(chime);
    notify(meta.title, $("#question")?.textContent ?? "");
  }
}

function ack(message) {
  answered(message.id, false);
  if (message.id === shown.pending) settle();
}

function settle() {
  clearTimeout(shown.slow);
  shown.pending = null;
  delete root.dataset.pending;
  saved("saved", "good");
}

function saved(name, kind) {
  const tag = $("#saved");
  put(tag, word(name));
  if (tag.className !== `tag ${kind}`) tag.className = `tag ${kind}`;
}

function refused(message) {
  answered(message.id, true);
  if (message.id && message.id === shown.pending) settle();
  if (message.error === "stale") toast(word("not-sent"));
  else if (message.error === "illegal" && message.key) why(table, message.key).catch(trouble);
  else if (message.error !== "not-saved") toast(message.words ?? word("error-unknown"));
  if (message.error === "not-saved") saved("not-saved-yet", "warn");
}

function effects(message) {
  if (String(message.v) !== root.dataset.version) return;
  const began = performance.now();
  explain(message.effects);
  tail(); // the list of moves has grown, the log is lower now
  performance.measure("tessera-later", { start: began });
}

/** What each move would do, under its words. */
function explain(effects) {
  for (const box of $$("#acts [data-effect]")) put(box, effects[box.parentNode.dataset.key] ?? "");
}

function pong(message) {
  if (shown.at === null && message.v > Number(root.dataset.version)) wire.push({ t: "form", form: form() });
}

function here(message) {
  shown.online = message.online;
  present();
  const tag = $("#watchers");
  tag.hidden = !message.watchers;
  tag.textContent = message.watchers === 1 ? word("watching-1") : word("watching", { n: message.watchers });
}

function present() {
  for (const dot of $$("[data-online]")) dot.hidden = !(shown.online ?? []).includes(Number(dot.dataset.online));
}

/** The turn would end: ask first. */
function sure(message) {
  settle();
  const bar = $("#commit");
  bar.hidden = false;
  const button = $("#commit-do");
  button.textContent = word("end-turn-yes", { what: message.words });
  button.dataset.sure = message.key;
  button.focus();
  say(word("end-turn"));
}

// ---- choosing ---------------------------------------------------------------------------------------------------

function send(message) {
  const request = wire.send(message);
  if (message.t === "choose" || message.t === "undo" || message.t === "plea") {
    shown.pending = request;
    shown.sent = Number(root.dataset.version);
    shown.slow = setTimeout(() => { root.dataset.pending = "1"; saved("not-saved-yet", "warn"); }, 300);
  }
  return request;
}

function choose(key, confirmed = false) {
  if (shown.pending || shown.at !== null || root.dataset.state !== "your-turn") return;
  if (!$(`#acts [data-key="${CSS.escape(key)}"]`)) return;
  clear();
  if ($("#drawer .hints")) $("#drawer").hidden = true;
  send({ t: "choose", v: Number(root.dataset.version), key, ...(confirmed ? { sure: true } : {}) });
}

/** Light a move on the board and in the list; the button below then carries it out. */
function select(key) {
  clear();
  shown.selected = key;
  for (const node of $$(`[data-key="${CSS.escape(key)}"]`)) (node.closest("li") ?? node).classList.add(node.closest("li") ? "on" : "sel");
  const bar = $("#commit");
  const text = $(`#acts [data-key="${CSS.escape(key)}"]`)?.firstChild.data ?? key;
  if (bar) { bar.hidden = false; $("#commit-do").textContent = text; delete $("#commit-do").dataset.sure; }
  $(`#acts [data-key="${CSS.escape(key)}"]`)?.scrollIntoView({ block: "nearest" });
}

function clear() {
  if (shown.selected !== null) for (const node of $$(".sel[data-key], #acts .on")) node.classList.remove("sel", "on");
  for (const node of [...root.getElementsByClassName("hov")]) node.classList.remove("hov"); // it may be another move now
  if (shown.narrowed) for (const row of $$("#acts li[hidden]")) row.hidden = false;
  [shown.selected, shown.narrowed] = [null, false];
  hide($("#commit"));
  hide($("#why"));
}

function hide(node) {
  if (node && !node.hidden) node.hidden = true;
}

/** A place stands for several moves: show only these in the list. */
function narrow(keys) {
  clear();
  shown.narrowed = true;
  const wanted = new Set(keys.split(" "));
  for (const row of $$("#acts li")) row.hidden = !wanted.has($("[data-key]", row)?.dataset.key);
  toast(word("choose-of", { n: wanted.size }));
  $("#acts li:not([hidden]) button")?.focus();
}

function light(key, on) {
  for (const node of $$(`[data-key="${CSS.escape(key)}"]`)) node.classList.toggle("hov", on);
}

/** A line of the log lights what it moved. */
function trace(event, on) {
  const line = event.target.closest?.("#log li");
  for (const id of shown.trace.get(line?.id) ?? []) document.getElementById(id)?.classList.toggle("lit", on);
}
$("#log").addEventListener("pointerover", (event) => trace(event, true));
$("#log").addEventListener("pointerout", (event) => trace(event, false));
$("#log").addEventListener("focusin", (event) => trace(event, true));
$("#log").addEventListener("focusout", (event) => trace(event, false));

let touched = false;
root.addEventListener("pointerdown", (event) => { touched = event.pointerType === "touch"; }, true);
root.addEventListener("pointerover", (event) => { const node = event.target.closest?.("[data-key]"); if (node) light(node.dataset.key, true); });
root.addEventListener("pointerout", (event) => { const node = event.target.closest?.("[data-key]"); if (node) light(node.dataset.key, false); });
root.addEventListener("focusin", (event) => { const node = event.target.closest?.("[data-key]"); if (node) light(node.dataset.key, true); });
root.addEventListener("focusout", (event) => { const node = event.target.closest?.("[data-key]"); if (node) light(node.dataset.key, false); });

root.addEventListener("click", (event) => {
  const node = event.target.closest?.("[data-key],[data-keys],[data-why],[data-do],[data-goto],[data-view],[data-tab]");
  if (!node || node === root) return;
  act(node, event);
});

export function act(node, event) {
  const { key, keys, why: asked, do: what, goto, view, tab } = node.dataset;
  if (key !== undefined) {
    const onBoard = node.closest("#board");
    if (onBoard && touched && shown.selected !== key) select(key);
    else choose(key);
  } else if (keys !== undefined) narrow(keys);
  else if (asked !== undefined) { shown.asked = node; why(table, asked).catch(trouble); }
  else if (goto !== undefined) look(Number(goto));
  else if (view !== undefined) showView(view);
  else if (tab !== undefined) document.dispatchEvent(new CustomEvent("tab", { detail: tab }));
  else if (what !== undefined && !(node.getAttribute("aria-disabled") === "true" && toast(node.title) === undefined)) Promise.resolve(ACTS[what]?.(node, event)).catch(trouble);
}

/** What could not be done: in the server's words, or that it was not reached. */
const trouble = (error) => toast(error.code ? error.message : word(error instanceof TypeError ? "offline" : "error-unknown"));

const post = async (path, body) => {
  try { return await ask(`/api/tables/${id}/${path}`, "POST", body); } catch (error) { trouble(error); return null; }
};
const goTo = (facts_) => { if (facts_) location.href = `/t/${facts_.id}`; };

const ACTS = {
  undo: () => { if (!shown.pending) send({ t: "undo", v: Number(root.dataset.version) }); },
  restart: () => { if (!shown.pending) send({ t: "undo", v: Number(root.dataset.version), turn: true }); },
  plea: () => { if (!shown.pending) send({ t: "plea", v: Number(root.dataset.version) }); },
  "plea-yes": () => send({ t: "plea", v: Number(root.dataset.version), yes: true }),
  "plea-no": () => send({ t: "plea", v: Number(root.dataset.version), yes: false }),
  commit: (node) => choose(node.dataset.sure ?? shown.selected, Boolean(node.dataset.sure)),
  clear,
  ask: () => $("#prompt").scrollIntoView({ behavior: still.matches ? "auto" : "smooth", block: "start" }),
  closed: (node) => toggleClosed(table, node),
  hint: () => hint(table).catch(trouble),
  rules: (node) => openDrawer(table, node),
  "close-drawer": () => { $("#drawer").hidden = true; shown.opener?.setAttribute("aria-expanded", "false"); shown.opener?.focus(); },
  "close-why": () => { $("#why").hidden = true; shown.asked?.focus?.(); },
  more: (node) => toggleMenu(node),
  read: () => readBoard(),
  live: () => look(null),
  first: () => look(0),
  back: () => scrubber.turn(-1),
  forth: () => scrubber.turn(1),
  zoom: (node) => { node.setAttribute("aria-pressed", $("#board-wrap").classList.toggle("zoomed")); fit(); },
  sit: (node) => send({ t: "sit", seat: Number(node.dataset.seat) }),
  join: async () => { if (await post("join", {})) location.reload(); },
  fill: async () => { await post("fill", { bot: $("#fill-level").value }); },
  leave: async () => { if (confirm(word("leave-sure")) && (await post("leave"))) location.href = "/"; },
  "back-to-seat": () => post("back"),
  rematch: async () => goTo(await post("rematch")),
  fork: async () => goTo(await post("fork", { at: shown.at })),
  share: () => copy(`${location.origin}/t/${id}/at/${shown.at ?? shown.meta.steps ?? 0}`),
  invite: () => copy(`${location.origin}/t/${id}`),
  seatlink: async () => {
    const found = await ask(`/api/tables/${id}/claim`);
    await copy(`${location.origin}/t/${id}/seat/${found.seats[0].seat}/${found.seats[0].token}`);
    toast(word("seat-link-text"));
  },
  result: () => showResult(true),
  "close-result": () => showResult(false),
  "next-lesson": () => post("lesson/next"),
  "end-lesson": () => post("lesson/end"),
  notify: async (node) => { localStorage.setItem("notify", node.checked && (await permit()) ? "1" : "0"); },
};

function showResult(on) {
  $("#final").classList.toggle("shown", on && Boolean($("#final").children.length));
}

function toggleMenu(node) {
  const menu = $("#menu");
  menu.hidden = !menu.hidden;
  node.setAttribute("aria-expanded", String(!menu.hidden));
  if (!menu.hidden) $("button, input, a", menu)?.focus();
}

async function readBoard() {
  const listing = document.createRange().createContextualFragment(await part(`/t/${id}/text`));
  openWith(table, facts.title, listing);
  $("#menu").hidden = true;
}

async function copy(text) {
  try { await navigator.clipboard.writeText(text); } catch { prompt("", text); }
  toast(word("copied"));
}

let toasting;
export function toast(text) {
  if (!text) return;
  let box = $("#toast");
  if (!box) { box = document.createElement("div"); box.id = "toast"; box.className = "toast"; box.setAttribute("role", "status"); document.body.append(box); }
  box.textContent = text;
  box.hidden = false;
  clearTimeout(toasting);
  toasting = setTimeout(() => { box.hidden = true; }, 4500);
}
Object.assign(table, { toast, trouble });

document.addEventListener("change", async (event) => {
  const { setting } = event.target.dataset ?? {};
  if (!setting) return;
  const value = event.target.type === "checkbox" ? event.target.checked : event.target.value;
  facts.settings = await ask("/api/me/settings", "PATCH", { [setting]: value });
  root.dataset.motion = facts.settings.motion;
});

// ---- looking back -----------------------------------------------------------------------------------------------

async function look(number) {
  const steps = shown.meta.steps ?? 0;
  if (number !== null && number >= steps && root.dataset.at === "") number = null;
  if (number === null) {
    if (shown.at === null) return;
    shown.at = null;
    root.dataset.at = "";
    $("#away").hidden = true;
    if (location.pathname !== `/t/${id}`) history.replaceState(null, "", `/t/${id}`);
    wire.push({ t: "form", form: form() });
    return;
  }
  const message = await ask(`/api/tables/${id}/look?at=${number}&form=${form()}`);
  shown.at = number;
  root.dataset.at = number;
  $("#away").hidden = false;
  $("#away-text").textContent = word("you-look-at", { n: number, of: message.meta.steps });
  showResult(false);
  update({ ...message, past: true });
}

const scrubber = new Scrubber($("#mos"), look);
table.scrubber = scrubber;

// ---- motion -----------------------------------------------------------------------------------------------------

/** New pieces come from where they were taken; pieces that stay are moved by CSS. */
function fly(nodes) {
  if (root.dataset.motion === "off" || still.matches) return;
  for (const node of nodes) {
    const from = node.dataset?.from && document.getElementById(node.dataset.from)?.getAttribute("transform");
    if (!from || node.dataset.flown) continue;
    node.dataset.flown = "1";
    const duration = root.dataset.motion === "fast" ? 120 : 320;
    node.animate([{ transform: styled(from) }, { transform: styled(node.getAttribute("transform")) }], { duration, easing: "cubic-bezier(.3,.7,.2,1)" });
  }
}

const still = media("(prefers-reduced-motion: reduce)");

/** The attribute `translate(3 4) scale(2)` as CSS writes it. */
const styled = (place) => (place ?? "").replace(/translate\(([-\d.]+)[ ,]+([-\d.]+)\)/, "translate($1px, $2px)");

// ---- clocks -----------------------------------------------------------------------------------------------------

let started = 0;
let ticker;
function ticking() {
  started = Date.now();
  clearInterval(ticker);
  const { clock } = shown.meta;
  if (!clock) return;
  const tick = () => {
    for (const [seat, left] of clock.left.entries()) {
      if (left === null) continue;
      const now = seat === clock.running ? Math.max(0, left - (Date.now() - started) / 1000) : left;
      const text = now >= 172800 ? `${Math.floor(now / 86400)} d` : now >= 7200 ? `${Math.floor(now / 3600)} h` : `${Math.floor(now / 60)}:${String(Math.floor(now % 60)).padStart(2, "0")}`;
      for (const box of $$(`[data-clock-seat="${seat}"]`)) box.textContent = text;
      if (seat === shown.meta.turn) for (const box of $$("[data-clock]")) box.textContent = text;
    }
  };
  tick();
  if (clock.running !== null) ticker = setInterval(tick, 1000);
}

// ---- phone views ------------------------------------------------------------------------------------------------

function form() {
  return phone.matches ? (shown.view ?? "phone") : "desk";
}

function showView(name) {
  const local = ["own", "players", "log"].includes(name);
  root.dataset.tab = local ? name : "board";
  if (!local) {
    shown.view = name;
    if (shown.at === null) wire.push({ t: "form", form: form() });
    else look(shown.at);
  }
  markView();
}

/**
 * A new decision begins: show the part where its places are lit, if none is lit in the part that is shown. Somebody who reads
 * the log, the players or the rules is left alone; so is everybody between two decisions.
 */
function follow() {
  const { meta } = shown;
  if (!phone.matches || shown.at !== null || meta.state !== "your-turn" || shown.followed === meta.step) return;
  shown.followed = meta.step;
  const reads = ["players", "log"].includes(root.dataset.tab) || !$("#drawer").hidden || !$("#menu").hidden;
  const lit = (meta.views ?? []).filter(([, , , n]) => n).map(([name]) => name);
  const now = root.dataset.tab === "own" ? "own" : (shown.view ?? meta.views?.[0]?.[0]);
  if (reads || meta.own || !lit.length || lit.includes(now)) return; // what is lit in one's own area can be seen beside every part of the board
  showView(lit[0]);
}

function markView() {
  const now = root.dataset.tab === "board" ? (shown.view ?? $("#nav [data-view]")?.dataset.view) : root.dataset.tab;
  for (const button of $$("#nav [data-view]")) {
    if (button.dataset.view === now) button.setAttribute("aria-current", "page");
    else button.removeAttribute("aria-current");
  }
}

phone.addEventListener("change", () => { root.dataset.tab = "board"; wire.push({ t: "form", form: form() }); });

// ---- beginning --------------------------------------------------------------------------------------------------

const wire = new Wire(`/live/${id}`, () => ({ t: "hello", lang: facts.lang, form: form(), d: root.dataset.form === form() ? root.dataset.digest : "" }), heard, (state) => {
  root.dataset.line = state;
  if (state === "open") saved(shown.pending ? "not-saved-yet" : "saved", shown.pending ? "warn" : "good");
  else { saved("offline", "bad"); say(word("offline")); }
});
table.wire = wire;
root.dataset.motion = facts.settings.motion;
bindKeys(table, { act, clear, choose, scrubber, ACTS });
bindTalk(table);
for (const kind of ["wheel", "touchmove", "keydown", "pointerup"]) parts.log.addEventListener(kind, () => setTimeout(looked, 300), { passive: true });
root.dataset.state = facts.meta.state; // only now a click is heard
rove($("#board"));
rove($("#acts"));
$("#own").hidden = !$("#own").children.length;
ticking();
dress();
if (phone.matches && shown.meta.viewbox) fit();
follow();
if (root.dataset.at !== "") look(Number(root.dataset.at));
const early = window.tesseraEarly ?? [];
window.tesseraEarly = null;
for (const node of early) if (root.contains(node) && !node.closest("a")) node.dispatchEvent(new MouseEvent("click", { bubbles: true }));
