// A new picture: what changed is put into the page, all in one task and one frame.
import { before as earlier, Layer, patch } from "./apply.js";
import { hang } from "./art.js";
import { frame } from "./board.js";
import { clear, relight, settle } from "./choose.js";
import { ticking } from "./clock.js";
import { spotlight } from "./lesson.js";
import { lastLine, overNow, reopen, tail } from "./log.js";
import { mark } from "./marks.js";
import { animate } from "./motion.js";
import { hide, put } from "./notice.js";
import { $, $$, made, say } from "./page.js";
import { showResult } from "./result.js";
import { rove } from "./rove.js";
import { scrubber } from "./scrub.js";
import { notify } from "./signal.js";
import { sound, sounds } from "./sound.js";
import { form, live, root, shown, word } from "./store.js";
import { follow, markView } from "./views.js";

const layers = {
  ground: new Layer($("#board-ground"), true),
  board: new Layer($("#board"), true),
  own: new Layer($("#own"), false),
  log: new Layer($("#log"), false),
  players: new Layer($("#players"), false),
};
let priced = {}; // the prices of this question
const CHOICES = "#acts, #own span"; // what stays in the page and stands for another move, or none, after the next question

/** Show what a message says; `past`: while looking back. */
export function update(message) {
  if (live() || message.past) show(message);
  else missed(message);
}

function show(message) {
  const began = performance.now();
  const before = root.dataset.state;
  const away = document.activeElement;
  const inside = root.contains(away) && away !== document.body;
  const anew = !message.past && root.dataset.version !== String(message.v);
  const same = !anew && asksTheSame(message, before);
  Object.assign(shown, { meta: message.meta, digest: message.d });
  if (message.meta.form === form()) delete root.dataset.sizing;
  if (!same) clear();
  const moved = draw(message);
  fillParts(message, same);
  if (same) relight();
  if (!message.past) arrive(message, before, anew);
  put($("#phase"), message.meta.phase ?? "");
  reach(message, before);
  if (message.players?.set) present(); // a row that was only patched has its dot already
  ticking();
  if (message.log) reopen();
  if (!message.past && !same) announce(before);
  dress(Boolean(message.log), anew);
  follow();
  travel(message, moved); // last: to begin a motion the browser works out all styles
  mark(Boolean(message.full)); // rows and log are new then, without their signs
  const lost = inside && ((!same && away.closest(CHOICES)) || !document.contains(away) || away.closest("[hidden]"));
  if (lost) requestAnimationFrame(() => refocus(away));
  performance.measure("tessera-update", { start: began });
}

/** Only what lies round the question is new, as whether the last choice can be taken back: what was lit, asked or opened stays. */
function asksTheSame(message, before) {
  const drawnOver = message.past || message.full || typeof message.parts?.prompt === "string";
  return !drawnOver && before === message.meta.state && shown.meta.form === message.meta.form;
}

/** The table goes on while somebody looks back: only how far it is. */
function missed({ meta, v }) {
  shown.meta = { ...shown.meta, turns: meta.turns, steps: meta.steps };
  root.dataset.version = v;
  root.dataset.state = meta.state;
}

/** What changed is seen and heard on its way. */
function travel(message, changed) {
  const kinds = animate({ changed, ...earlier, gains: message.full ? [] : gains(message.players) });
  if (!message.full && !message.past) sounds(kinds);
}

let counted = new Map(); // the numbers in the players' rows, as they were

/** Signs of players' rows that count more than before. */
function gains(players) {
  const found = [];
  const rows = Object.keys({ ...players?.patch, ...players?.set });
  for (const key of rows) {
    const signs = $$(".sub > span", document.getElementById(key));
    const now = signs.map((sign) => Number(sign.textContent));
    const old = counted.get(key) ?? now;
    counted.set(key, now);
    const more = old.length === now.length ? signs.filter((_, n) => now[n] > old[n]) : [];
    found.push(...more.map((sign) => sign.firstElementChild).filter(Boolean));
  }
  return found;
}

function draw(message) {
  Object.assign(earlier, { was: new Map(), gone: [] });
  const moved = ["ground", "board", "own"].flatMap((name) => layers[name].apply(message[name], message.full));
  layers.players.apply(message.players, message.full);
  layers.log.apply(message.log, message.full);
  frame(message.meta.viewbox);
  if (message.ground || $("image.art:not([href])", root)) hang(); // asking how wide the board is lays it out: only if there is a reason
  const own = $("#own");
  if (own.hidden === Boolean(own.firstElementChild)) own.hidden = !own.hidden;
  return moved;
}

function fillParts(message, same) {
  for (const [name, html] of Object.entries(message.parts ?? {})) {
    if (name === "prompt" && message.past) continue;
    const dressed = name === "prompt" ? undress(same) : null;
    const box = document.getElementById(name);
    if (box && typeof html === "string") box.innerHTML = html;
    else if (box) patch(box, html);
    if (name === "prompt") price(priced);
    dressed?.();
  }
}

/** The question as the server drew it, without what was written here since. If it is the same, the answer puts that back. */
function undress(same) {
  const boxes = ["closed", "commit-do"].map((id) => document.getElementById(id)).filter(Boolean).map((box) => [box, [...box.childNodes]]);
  const lines = [...$$("#acts .pv-line")].map((line) => [line, line.previousElementSibling]);
  for (const [box] of boxes) box.replaceChildren();
  for (const box of $$("#acts .pr, #acts .pv-line")) box.remove();
  if (same) {
    return () => {
      for (const [box, nodes] of boxes) box.replaceChildren(...nodes);
      for (const [line, previous] of lines) previous.after(line);
    };
  }
  for (const row of $$("#acts [data-in][hidden]")) row.hidden = false;
  for (const button of $$("#acts .grp button")) button.setAttribute("aria-expanded", "true");
  hide($("#closed"));
  $("[data-do=closed]")?.setAttribute("aria-expanded", "false");
  return null;
}

/** The live table has a new version. */
function arrive(message, before, anew) {
  const { meta, v, d } = message;
  if (before !== meta.state) root.dataset.state = meta.state;
  if (message.effects || anew) explain(message.effects ?? {});
  if (anew) price({});
  root.dataset.version = v;
  root.dataset.digest = d;
  if (shown.pending && v > shown.sent) settle(); // the table has moved on: the next choice need not wait for the receipt
  if (document.title !== meta.title) document.title = meta.title;
}

/** What can be chosen now can be reached by keys. */
function reach(message, before) {
  if (message.board && (shown.meta.state === "your-turn" || before === "your-turn" || message.past)) rove($("#board"));
  if (message.parts?.prompt) rove($("#acts"));
}

/** What had the focus is gone, or is another move now: the next question gets it. */
function refocus(away) {
  const now = document.activeElement;
  if (now === document.body || (now === away && away.closest(CHOICES))) $("#question")?.focus({ preventScroll: true });
}

/** Say aloud what is new, and call whoever has to decide now. */
function announce(before) {
  const { state, title } = shown.meta;
  const question = $("#question")?.textContent ?? "";
  const over = overNow();
  if (state === "your-turn") {
    const told = before === "your-turn" ? "" : lastLine();
    say(`${told}${told ? ". " : ""}${word("your-turn-said", { what: question })}`);
  }
  else if (state === "over" && before !== "over") {
    sound("end");
    say(word("over-said"));
    showResult(true);
  } else if (over) say(over);
  if (state === "your-turn" && before !== "your-turn") {
    sound("turn");
    notify(title, question);
  }
}

/** What lies round the picture: scrubber, tags, the marked part of the board, the end of the log. */
export function dress(lines = true, anew = false) {
  scrubber.set(shown.meta.turns, shown.at ?? shown.meta.steps ?? 0, shown.at);
  root.dataset.turn = scrubber.number();
  $("#livetag").hidden = !live();
  markView();
  if (lines || anew) tail(anew);
  spotlight();
}

/** What each move would do, under its words. */
export function explain(effects) {
  for (const box of $$("#acts [data-effect]")) put(box, effects[box.parentNode.dataset.key] ?? "");
}

/** What each move costs and brings, beside its words. */
export function price(prices) {
  priced = prices;
  for (const box of $$("#acts .pr")) box.remove();
  for (const box of $$("#acts [data-effect]")) {
    const html = prices[box.parentNode.dataset.key];
    if (html) box.before(made("span", { className: "pr", innerHTML: html }));
  }
}

/** A dot beside the players who are here. */
export function present() {
  for (const dot of $$("[data-online]")) dot.hidden = !shown.online.includes(Number(dot.dataset.online));
}
