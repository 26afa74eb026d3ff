// What a click will do: asked of the server when a move is pointed at, has the focus or is chosen by a finger; shown on board, own area and rows.
import { $, $$, made } from "./page.js";
import { form, live, phone, root, shown, version, wire } from "./store.js";

const PAUSE = 120; // milliseconds on a move before it is asked what it would do
const GAP = 10; // pixels between a box and what it is about
const LONGEST = 72; // in units of the board: a trail that is longer would cross what others have
const SVG = "http://www.w3.org/2000/svg";

const kept = new Map(); // what the server has said about this version, by key
let keptFor = "";
let asked = null; // the key that is to be shown
let timer;

const now = () => `${version()} ${form()}`;

/** Show what this move would do, with `more` moves after it; `at` once, or when it has been pointed at for a moment. */
export function foresee(key, at = PAUSE, more = []) {
  const all = [key, ...more].join(" ");
  if (all === asked || root.dataset.state !== "your-turn" || !live()) return;
  forget();
  asked = all;
  timer = setTimeout(() => {
    if (keptFor !== now()) kept.clear();
    keptFor = now();
    if (kept.has(all)) show(key, kept.get(all));
    else wire.push({ t: "preview", v: version(), key, ...(more.length ? { more } : {}) });
  }, at);
}

/** The server's answer. */
export function foretold(message) {
  if (`${message.v} ${message.form}` !== now()) return;
  const all = [message.key, ...message.more].join(" ");
  kept.set(all, message);
  if (all === asked) show(message.key, message);
}

/** Everything as it is. */
export function forget() {
  clearTimeout(timer);
  asked = null;
  $("#board-will").replaceChildren();
  $("#preview").hidden = true;
  delete $("#preview").dataset.preview;
  for (const node of $$(".goes, .turns", $("#board"))) node.classList.remove("goes", "turns");
  for (const node of $$("[data-will]")) {
    node.classList.remove("was");
    delete node.dataset.will;
  }
  for (const node of $$("#acts .pv-line")) node.remove();
}

function show(key, { ghosts, gone, closes, own, players, box }) {
  if (!ghosts) return;
  const sheet = $("#board-will");
  sheet.innerHTML = ghosts.join("");
  for (const node of $$(".moves", sheet)) sheet.prepend(trail(node));
  for (const one of closes) for (const node of $$(`#board [data-key="${CSS.escape(one)}"]`)) sheet.append(cross(node));
  const anew = new Set([...$$(".will:not(.moves)", sheet)].map((node) => node.dataset.id)); // drawn in its own place: the old one would show through
  for (const id of gone) document.getElementById(id)?.classList.add(anew.has(id) ? "turns" : "goes");
  for (const [id, texts] of Object.entries(own)) rewrite(document.getElementById(id), texts);
  for (const [id, numbers] of Object.entries(players)) recount(document.getElementById(id), numbers);
  tell(key, box);
}

/** What stands there is struck out, what will stand there comes behind it. Nothing in the page is moved: a click must not be lost. */
function rewrite(block, texts) {
  const inner = block?.getElementsByTagName("*");
  for (const [n, text] of texts) {
    const node = n ? inner?.[n - 1] : block;
    if (!node || node.closest("[hidden]")) continue;
    node.dataset.will = text;
    node.classList.add("was");
  }
}

/** The points (under "") and counts of a player's row, by their names. */
function recount(row, numbers) {
  for (const [name, n] of Object.entries(numbers)) {
    const node = row && $(name ? `.sub [aria-label^="${CSS.escape(name)}: "]` : ".vp > span:not(.clock)", row);
    if (!node) continue;
    node.dataset.will = String(n).replace("-", "−");
    node.classList.add("was");
  }
}

const place = (text) => (text ?? "").match(/translate\(([-\d.]+)[ ,]+([-\d.]+)\)/)?.slice(1).map(Number);

/** From where a piece stands now to where it will; of a long way the last part, which says from where it comes. */
function trail(node) {
  const [from, to] = [place(node.dataset.was), place(node.getAttribute("transform"))];
  const line = document.createElementNS(SVG, "path");
  if (from && to) {
    const share = Math.min(1, LONGEST / (Math.hypot(to[0] - from[0], to[1] - from[1]) || 1));
    line.setAttribute("d", `M${to.map((end, n) => end + share * (from[n] - end))} L${to}`);
  }
  line.setAttribute("class", "trail");
  return line;
}

/** What could be chosen no more: a cross at its upper right. */
function cross(node) {
  const { x, y, width } = (node.querySelector(".t-ring") ?? node).getBBox();
  const mark = document.createElementNS(SVG, "path");
  mark.setAttribute("class", "closes");
  mark.setAttribute("transform", node.getAttribute("transform") ?? "");
  mark.setAttribute("d", `M${x + width - 10} ${y - 4} l14 14 m0 -14 l-14 14`);
  return mark;
}

// ---- the box ----------------------------------------------------------------------------------------------------

const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** In words and signs: beside the place, where nothing lit lies under it; else in the list. */
function tell(key, html) {
  const box = $("#preview");
  box.innerHTML = html;
  if (!$("dt, p", box)) return;
  const target = [...$$(`#board [data-key="${CSS.escape(key)}"], #own [data-key="${CSS.escape(key)}"]`)].find(seen);
  box.hidden = false;
  const little = phone.matches && $$("dt", box).length < 2; // the next question alone need not hide a part of a small board
  const at = target && !little && spot(box, target);
  if (at) {
    box.dataset.preview = key;
    Object.assign(box.style, { left: `${at.left}px`, top: `${at.top}px` });
    return;
  }
  box.hidden = true;
  const line = made("span", { className: "pv-line", innerHTML: html });
  line.dataset.preview = key;
  $(`#acts [data-key="${CSS.escape(key)}"] small`)?.after(line);
}

const seen = (node) => node.getBoundingClientRect().width > 0;

/** Right, left, below or above of its place, in the window on the board; the first that covers nothing lit. */
function spot(box, target) {
  const [{ width, height }, place, room] = [box.getBoundingClientRect(), target.getBoundingClientRect(), $("#board-wrap").getBoundingClientRect()];
  const taken = [...$$("#board [data-key], #board [data-keys], #own [data-key], #own [data-keys], [data-panel]")]
    .filter(seen).map((node) => node.getBoundingClientRect());
  const ghosts = [...$$("#board-will .will")].map((node) => node.getBoundingClientRect());
  const middle = { x: place.left + place.width / 2 - width / 2, y: place.top + place.height / 2 - height / 2 };
  const spots = [
    [place.right + GAP, middle.y], [place.left - GAP - width, middle.y], [middle.x, place.bottom + GAP], [middle.x, place.top - GAP - height],
    [place.right + GAP, place.bottom + GAP], [place.left - GAP - width, place.bottom + GAP],
    [place.right + GAP, place.top - GAP - height], [place.left - GAP - width, place.top - GAP - height],
    [room.left + 8, room.top + 8], [room.right - width - 8, room.top + 8],
    [room.left + 8, room.bottom - height - 8], [room.right - width - 8, room.bottom - height - 8],
  ].map(([left, top]) => inside({ left, top, right: left + width, bottom: top + height }, room));
  const free = spots.filter((one) => !taken.some((other) => meet(one, other)));
  return free.find((one) => !ghosts.some((other) => meet(one, other))) ?? free[0];
}

/** Moved so far that it lies in the window. */
function inside(box, room) {
  const dx = Math.max(0, room.left + 4 - box.left) - Math.max(0, box.right - room.right + 4);
  const dy = Math.max(0, room.top + 4 - box.top) - Math.max(0, box.bottom - room.bottom + 4);
  return { left: box.left + dx, right: box.right + dx, top: box.top + dy, bottom: box.bottom + dy };
}

// ---- when -------------------------------------------------------------------------------------------------------

export function bindPreview() {
  document.body.append(made("div", { id: "preview", className: "preview", hidden: true }));
  $("#preview").setAttribute("aria-hidden", "true"); // the list says the same in words
  const key = (event) => event.target.closest?.("[data-key]")?.dataset.key;
  root.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "touch" && key(event) !== undefined) foresee(key(event));
  });
  root.addEventListener("focusin", (event) => {
    if (key(event) !== undefined && event.target.matches(":focus-visible")) foresee(key(event));
  });
  for (const kind of ["pointerout", "focusout"]) {
    root.addEventListener(kind, (event) => {
      const still = event.relatedTarget?.closest?.("[data-key]")?.dataset.key === key(event); // from one part of a move to another
      if (key(event) !== undefined && !still && asked === key(event) && asked !== shown.selected && event.pointerType !== "touch") forget();
    });
  }
}
