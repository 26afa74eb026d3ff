// What happened since my last move, on the board: corner brackets with a numbered flag in the mover's colour, trails of what moved, and
// what the players' rows count otherwise. The server says which pieces (meta.marks); their boxes are measured here.
import { middle } from "./board.js";
import { moving } from "./motion.js";
import { $, $$, ask } from "./page.js";
import { placed, route } from "./routes.js";
import { form, id, shown } from "./store.js";

const SVG = "http://www.w3.org/2000/svg";
const COLOURS = ["red", "blue", "yellow", "green", "black", "white"];
const FADE = 160;
const CROWD = 12; // things: of more only those that are named
const MOST = 12; // flags: of more there is one per turn
const [APART, LONGEST] = [90, 900]; // milliseconds
const GHOST = 62; // pixels across: what is larger, a card, leaves no ghost, it would hide what lies there now
const STUB = 46; // pixels: of a card's way only its end is drawn, the whole would cross what others have
const WAYS = 6; // of more ways at once only the ends are drawn: they would be a net over the board
const LARGE = 0.3; // of the board: what is larger is no piece

let drawn = ""; // what is marked, as the server said it
const numbers = new Map(); // turn and sentence: the number of its flag
let taken = []; // places of flags and corners of brackets, so that no flag lies on them
let written = null; // boxes of the board's words: a flag hides none of them where it can stand elsewhere
const fetched = new Map(); // turns that were pointed at

const svg = (tag, attributes, ...inside) => {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...inside);
  return node;
};
const sheet = () => $("#marks");

/** Units of the board per pixel on the screen. */
function unit() {
  const [, , wide, high] = sheet().getAttribute("viewBox").split(" ").map(Number);
  return { wide, high, px: Math.max(wide / (sheet().clientWidth || wide), high / (sheet().clientHeight || high)) };
}

/** How large a thing is, in its own units. A face is a window on a sheet of many: all of the sheet would count. */
function measured(it) {
  if (it.matches("svg.face") || !it.querySelector("svg.face")) return it.getBBox();
  const parts = [...it.children].filter((one) => !one.matches("svg.face")).map(measured).filter(({ width }) => width);
  const [x, y] = [Math.min(...parts.map((box) => box.x)), Math.min(...parts.map((box) => box.y))];
  const [r, b] = [Math.max(...parts.map((box) => box.x + box.width)), Math.max(...parts.map((box) => box.y + box.height))];
  return { x, y, width: r - x, height: b - y };
}

/** The box of a thing in units of the board; a piece's is where it will stand, not where it is on its way. */
function boxOf(key, n) {
  const node = document.getElementById(key);
  const it = n ? node?.getElementsByTagName("*")[n - 1] : node;
  if (!it?.getBBox || !it.ownerSVGElement || it.ownerSVGElement.id === "marks") return null;
  const box = measured(it);
  const own = n ? null : placed(node.getAttribute("transform"));
  if (own) {
    const scale = Number(/scale\(([\d.]+)\)/.exec(own.rest)?.[1] ?? 1);
    return { x: own.at[0] + scale * box.x, y: own.at[1] + scale * box.y, w: scale * box.width, h: scale * box.height, at: own.at };
  }
  const m = sheet().getScreenCTM().inverse().multiply(it.getScreenCTM());
  return { x: m.a * box.x + m.e, y: m.d * box.y + m.f, w: m.a * box.width, h: m.d * box.height };
}

/** What a change has to show: its box, and where it stood before, seen from the middle of it. */
function thing([key, n, said, ...flat], { wide, high, px }) {
  const [kind, weak] = [said.replace("~", ""), said.startsWith("~")];
  const places = flat.flatMap((x, at) => (at % 2 ? [] : [[x, flat[at + 1]]]));
  const here = boxOf(key, n);
  if (!here && kind !== "gone") return null;
  if (kind === "gone") {
    if (!places.length) return null;
    const [[x, y], corner] = places;
    const box = corner ? { x, y, w: corner[0] - x, h: corner[1] - y } : { x: x - 9 * px, y: y - 9 * px, w: 18 * px, h: 18 * px };
    return { key, kind, weak, ...box, places: [] };
  }
  if (!here.w || here.w * here.h > LARGE * wide * high) return null;
  const middle = [here.x + here.w / 2, here.y + here.h / 2];
  const [dx, dy] = here.at ? [middle[0] - here.at[0], middle[1] - here.at[1]] : [0, 0];
  return { key, kind, weak, ...here, middle, places: kind === "moved" ? places.map(([x, y]) => [x + dx, y + dy]) : [] };
}

function corners({ x, y, w, h }, px) {
  const [pad, arm] = [4 * px, Math.min(9 * px, w / 2.4 + 2 * px, h / 2.4 + 2 * px)];
  const [l, t, r, b] = [x - pad, y - pad, x + w + pad, y + h + pad].map((value) => Math.round(value * 10) / 10);
  return `M${l} ${t + arm}V${t}H${l + arm}M${r - arm} ${t}H${r}V${t + arm}M${r} ${b - arm}V${b}H${r - arm}M${l + arm} ${b}H${l}V${b - arm}`;
}

/** Does a flag of this size hide a word here? */
function hides([x, y], r) {
  const m = sheet().getScreenCTM().inverse();
  written ??= $$("#board-ground text, #board text").map((one) => one.getBoundingClientRect()).filter(({ width }) => width)
    .map((box) => ({ x: m.a * box.x + m.e, y: m.d * box.y + m.f, w: m.a * box.width, h: m.d * box.height }));
  return written.some((box) => holds(box, [x, y], r));
}

/** A corner where no other flag lies and no word is hidden, inside the board. */
function corner({ x, y, w, h }, px, { wide, high }, r) {
  const [left, top] = sheet().getAttribute("viewBox").split(" ").map(Number);
  const clamp = (value, least, most) => Math.min(most, Math.max(least, value));
  const tries = [[x + w + 5 * px, y - 5 * px], [x - 5 * px, y - 5 * px], [x + w + 5 * px, y + h + 5 * px], [x - 5 * px, y + h + 5 * px]]
    .map(([a, b]) => [clamp(a, left + r, left + wide - r), clamp(b, top + r, top + high - r)]);
  const room = (at) => Math.min(3 * r, ...taken.map(([x, y, own]) => Math.hypot(x - at[0], y - at[1]) - (own ? 2 * r : r))) - (hides(at, 0.7 * r) ? 3 * r : 0);
  const found = tries.reduce((best, at) => (room(at) > room(best) ? at : best));
  taken.push([...found, true]);
  return found;
}

function flag(text, at, px) {
  const [r, wide] = [8.5 * px, text.length > 1 ? 4 * px * (text.length - 1) : 0];
  const box = { x: at[0] - r - wide, y: at[1] - r, width: 2 * (r + wide), height: 2 * r, rx: r };
  const label = svg("text", { x: at[0], y: at[1] + 4.2 * px, "font-size": 12 * px, class: "mk-n" }, text);
  return [svg("rect", { ...box, class: "mk-flag" }), label];
}

const line = (points) => `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join("L")}`;

/** Where it came from: a ghost at the old place, and the way with an arrow. */
function trail(one, px, short) {
  const points = route(one.places);
  const end = points.at(-1);
  const stop = Math.min(one.w, one.h) / 2 + 6 * px;
  while (points.length > 2 && Math.hypot(points.at(-1)[0] - end[0], points.at(-1)[1] - end[1]) < stop) points.pop();
  if (Math.hypot(points[0][0] - end[0], points[0][1] - end[1]) < 2 * stop) return [];
  const last = points.at(-1) === end ? points.at(-2) : points.at(-1);
  const angle = Math.atan2(end[1] - last[1], end[0] - last[0]);
  const tip = [end[0] - stop * Math.cos(angle), end[1] - stop * Math.sin(angle)];
  const wing = (turn) => [tip[0] - 10 * px * Math.cos(angle + turn), tip[1] - 10 * px * Math.sin(angle + turn)];
  const brief = short || one.w * one.h > (GHOST * px) ** 2;
  const stub = [tip[0] - STUB * px * Math.cos(angle), tip[1] - STUB * px * Math.sin(angle)];
  const way = brief ? [stub, tip] : [...(points.at(-1) === end ? points.slice(0, -1) : points), tip];
  const arrow = line([wing(0.5), tip, wing(-0.5)]);
  const paths = { "mk-case": line(way) + arrow, "mk-line": line(way), "mk-arrow": arrow };
  const drawn = Object.entries(paths).map(([name, d]) => svg("path", { class: name, d }));
  return brief ? drawn : [ghostOf(one), ...drawn];
}

/** The piece at its old place. */
function ghostOf(one) {
  const [first] = one.places;
  const ghost = document.getElementById(one.key).cloneNode(true);
  for (const inner of [ghost, ...ghost.querySelectorAll("[id]")]) inner.removeAttribute("id");
  const { at, rest } = placed(ghost.getAttribute("transform"));
  ghost.setAttribute("transform", `translate(${first[0] - one.middle[0] + at[0]} ${first[1] - one.middle[1] + at[1]}) ${rest}`);
  for (const name of ["role", "aria-label", "data-about", "data-from", "tabindex"]) ghost.removeAttribute(name);
  ghost.setAttribute("class", "mk-ghost");
  return ghost;
}

const holds = (box, [x, y], more = 0) => x > box.x - more && x < box.x + box.w + more && y > box.y - more && y < box.y + box.h + more;

/** Boxes that hold another one of the same flag are said by it; what is gone is said by what lies in its place. */
const inner = (all) => all.filter((one) => !all.some((other) => other !== one && other.middle && (one.kind === "gone"
  ? holds(other, [one.x + one.w / 2, one.y + one.h / 2], 6) : one.w * one.h > other.w * other.h && holds(one, other.middle))));

function group(turn, things, number, text, size) {
  const marks = things.map((one) => corners(one, size.px)).join("");
  const made = svg("g", { class: `mk m-${COLOURS[turn.seat]}`, "data-changed": `turn:${turn.turn}`, "data-flag": number });
  for (const one of things) if (one.places.length > 1) made.append(...trail(one, size.px, size.short));
  made.append(svg("path", { class: "mk-case", d: marks }), svg("path", { class: "mk-line mk-b", d: marks }));
  if (!text) return [made];
  const main = things.find((one) => one.kind === "moved" || one.kind === "new") ?? things[0];
  const over = svg("g", { class: `mk fl m-${COLOURS[turn.seat]}`, "data-of": `turn:${turn.turn}` });
  over.under = made;
  over.append(...flag(text, corner(main, size.px, size, 9 * size.px), size.px));
  return [made, over];
}

/** The groups of some turns, and numbers for the lines of the log. */
function groups(turns, numbered) {
  const size = unit();
  const many = numbered && turns.reduce((sum, { flags }) => sum + flags.length, 0) > MOST;
  let number = 0;
  const all = turns.map((turn) => turn.flags
    .map(([entry, changes]) => ({ entry, things: inner(changes.map((one) => thing(one, size)).filter(Boolean)) })));
  const everything = all.flat().flatMap(({ things }) => things);
  if (numbered) for (const flag of all.flat()) flag.things = clear(flag.things, everything, many);
  for (const [n, flags] of all.entries()) all[n] = flags.filter(({ things }) => things.length);
  size.short = all.flat().flatMap(({ things }) => things).filter(({ places }) => places.length > 1).length > WAYS;
  for (const { x, y, w, h } of all.flat().flatMap(({ things }) => things)) taken.push([x, y], [x + w, y], [x, y + h], [x + w, y + h]);
  return turns.flatMap((turn, which) => all[which].map(({ entry, things }, nth, flags) => {
    const key = `${turn.turn} ${entry}`;
    number += 1;
    if (numbered) numbers.set(key, number);
    if (numbered) label(turn.turn, entry, number);
    const single = String(numbers.get(key) ?? number);
    return group(turn, things, single, many ? (nth === 0 ? `+${flags.length}` : "") : single, size);
  })).flat().sort((one, other) => one.classList.contains("fl") - other.classList.contains("fl")); // flags lie over all brackets
}

/** Where much has changed, what no sentence names, and where something went, is only shown when its line is pointed at. */
function clear(things, everything, many) {
  const free = things.filter((one) => one.kind !== "gone"
    || !(many || everything.some((other) => other.middle && holds(other, [one.x + one.w / 2, one.y + one.h / 2], 6))));
  const named = free.filter((one) => !one.weak);
  return everything.length > CROWD ? (named.length ? named : free.slice(0, 1)) : free;
}

function label(turn, entry, number) {
  const row = document.getElementById(`turn-${turn}`);
  const lines = row ? [$(`[data-entry="${entry}"]`, row), entry === 0 ? $(".what", row) : null] : [];
  for (const one of [...lines, $(`#then [data-entry="${entry}"]`)]) if (one) one.dataset.flag = number;
}

/** What the rows of the players count otherwise. */
function differ(rows) {
  for (const [seat, points, counts] of rows ?? []) {
    const row = document.getElementById(`pl${seat}`);
    const signs = row ? $$(".sub > span", row) : [];
    for (const [n, text] of counts) if (signs[n]) signs[n].dataset.diff = text;
    if (points && row) $(".vp", row).dataset.diff = points;
  }
}

export function wipe() {
  const old = [...sheet().children];
  taken = [];
  written = null;
  numbers.clear();
  for (const node of $$("#players [data-diff]")) delete node.dataset.diff;
  for (const node of $$("#log [data-flag], #then [data-flag]")) delete node.dataset.flag;
  const gone = () => { for (const node of old) node.remove(); };
  if (drawn || !old.length || !moving()) gone();
  else sheet().animate([{}, { opacity: 0 }], { duration: FADE }).finished.then(gone, gone);
}

/** Mark what the server says has changed; `again`: also if it is marked already. */
export function mark(again = false) {
  const { marks, rows } = shown.meta;
  const now = marks ? JSON.stringify([marks, rows, shown.meta.viewbox]) : "";
  if (now === drawn && !again) return;
  drawn = now;
  if (!now && !sheet().firstChild && !$("#players [data-diff]")) return;
  requestAnimationFrame(() => { // laid out by then: to measure forces nothing
    if (drawn !== now) return;
    wipe();
    if (!sheet().clientWidth) drawn = ""; // another part of a small screen: drawn when the board is there again
    if (!drawn) return;
    differ(rows);
    const made = groups(marks, true);
    sheet().append(...made);
    if (moving()) oneByOne(made);
    if (shown.fitted) middle();
  });
}

/** One flag after the other. They do not fade: a drawing that fades is painted anew at every frame. */
function oneByOne(made) {
  const flags = made.filter((node) => node.dataset.changed);
  const apart = Math.min(APART, LONGEST / flags.length);
  for (const node of made) node.classList.add("wait");
  for (const [n, node] of flags.entries()) {
    setTimeout(() => { for (const one of made) if (one === node || one.under === node) one.classList.remove("wait"); }, n * apart);
  }
}

// ---- pointing ----------------------------------------------------------------------------------------------------

/** The marks of one turn: those of the picture, or asked for once. */
async function turnMarks(number, end) {
  const here = shown.meta.marks?.find(({ turn }) => turn === number);
  if (here) return here;
  const key = `${number} ${end} ${form()}`;
  if (!fetched.has(key)) fetched.set(key, ask(`/api/tables/${id}/turns/${number}?form=${form()}`));
  return fetched.get(key);
}

let pointed = null;

/** Pointing at a line of the log lights its pieces. */
export async function peek(row) {
  pointed = row;
  const turn = row && Number(row.dataset.turn);
  for (const node of $$("#marks .peek")) node.remove();
  sheet().classList.toggle("some", Boolean(row));
  for (const node of $$("#marks .under")) node.classList.remove("under");
  for (const node of sheet().children) node.classList.toggle("hot", (node.dataset.changed ?? node.dataset.of) === `turn:${turn}`);
  if (!row) return;
  const found = await turnMarks(turn, $("[data-goto]", row).dataset.goto).catch(() => null);
  if (!found || pointed !== row) return;
  for (const node of sheet().children) node.classList.toggle("under", node.classList.contains("hot"));
  for (const node of groups([found], false)) {
    node.classList.add("peek", "hot");
    sheet().append(node);
  }
}

/** Pointing at a piece lights the lines that speak of it. */
export function linesOf(node) {
  const turns = (shown.meta.marks ?? []).filter(({ flags }) => flags.some(([, changes]) => changes.some(([key]) => key === node?.id)));
  const rows = new Set(turns.map(({ turn }) => document.getElementById(`turn-${turn}`)));
  for (const row of $$("#log .hovline")) if (!rows.has(row)) row.classList.remove("hovline");
  for (const row of rows) row?.classList.add("hovline");
  return [...rows].filter(Boolean);
}
