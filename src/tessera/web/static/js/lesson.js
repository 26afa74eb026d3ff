// Lessons: the one wanted place in the light, the rest of the board in the dark, the card beside it; a wrong click is named and not sent.
import { choose } from "./choose.js";
import { $, $$ } from "./page.js";
import { phone, root, shown, word } from "./store.js";

const SVG = "http://www.w3.org/2000/svg";
const ROUND = 46; // pixels: the light round a small thing
const ROOM = 14; // between card and light
let misses = 0;
let lit = null; // the key the light is on

const card = () => $("#lesson .lesson-card");
const wanted = () => card()?.dataset.wanted;

/** Where something stands on the screen; null if it cannot be seen. */
function place(node) {
  const box = node.getBoundingClientRect();
  const seen = box.width > 0 && box.height > 0 && box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
  return seen ? box : null;
}

function onStage(key) {
  const same = `[data-key="${CSS.escape(key)}"]`;
  const nodes = [...$$(`#board ${same}, #own ${same}`), ...$$("#board [data-keys]").filter((one) => one.dataset.keys.split(" ").includes(key))];
  return nodes.map((node) => ({ node, box: place(node) })).filter(({ box }) => box);
}

/** Is its middle in the part of the board, or of the own area, that is to be seen? On a phone the rest lies under something else. */
function uncovered(node) {
  const [part, box] = [node.closest("#board-wrap, #own"), node].map((one) => one?.getBoundingClientRect());
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return !part || (x >= part.left && x <= part.right && y >= part.top && y <= part.bottom);
}

/** The light round a box: a circle if it is small, else the box itself with some room. */
function hole({ left, top, width, height }) {
  if (Math.max(width, height) <= 2 * ROUND) {
    const [x, y] = [left + width / 2, top + height / 2];
    return { left: x - ROUND, top: y - ROUND, width: 2 * ROUND, height: 2 * ROUND, r: ROUND };
  }
  return { left: left - 8, top: top - 8, width: width + 16, height: height + 16, r: 12 };
}

/** The frame round what the words name: the thing itself with a little room. */
const frame = ({ left, top, width, height }) => ({ left: left - 5, top: top - 5, width: Math.max(24, width + 10), height: Math.max(24, height + 10), r: 9 });

const path = ({ left, top, width, height, r }) =>
  `M${left + r} ${top}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`;

function drawn(name, facts) {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(facts)) node.setAttribute(key, value);
  return node;
}

/** What the words name: on the board and in the own area where it is there, else anywhere on the page. */
function things(one) {
  const about = one.endsWith("*") ? `[data-about^="${CSS.escape(one.slice(0, -1))}"]` : `[data-about="${CSS.escape(one)}"]`;
  const stage = [...$$(`#board ${about}`), ...$$(`#own ${about}`)];
  return stage.length ? stage : [...$$(about), ...$$(`[id="${CSS.escape(one)}"]`)].filter((node) => !node.closest("#lesson"));
}

/** After every picture: light, card and what the screen reader is told belong to the present step. */
export function spotlight() {
  const key = wanted();
  if (key !== lit) misses = 0;
  const fresh = key !== undefined && key !== lit;
  lit = key;
  $("#dim")?.remove();
  for (const node of $$("[aria-current=step][data-key]")) node.removeAttribute("aria-current");
  if (!card()) return;
  const targets = key === undefined ? [] : onStage(key);
  const named = (card().dataset.shows || "").split(" ").filter(Boolean).flatMap(things).filter(uncovered).map(place).filter(Boolean);
  const holes = targets.slice(0, 1).map(({ box }) => hole(box));
  const others = named.map(frame);
  if (holes.length || others.length) darken(holes, others, fresh);
  for (const node of key === undefined ? [] : $$(`[data-key="${CSS.escape(key)}"]`)) {
    node.setAttribute("aria-current", "step");
    node.setAttribute("aria-describedby", "lesson-text");
  }
  beside(holes[0], others);
}

function darken(holes, others, fresh) {
  const mask = drawn("mask", { id: "dim-mask", maskUnits: "userSpaceOnUse", x: 0, y: 0, width: innerWidth, height: innerHeight });
  for (const part of [$("#board-wrap"), $("#own"), $(".scrub")].filter(Boolean).map(place).filter(Boolean)) {
    mask.append(drawn("rect", { fill: "#FFF", x: part.left, y: part.top, width: part.width, height: part.height }));
  }
  for (const one of [...holes, ...others]) mask.append(drawn("path", { fill: "#000", d: path(one) }));
  const svg = drawn("svg", { id: "dim", "aria-hidden": "true", class: fresh ? "new" : "" });
  svg.append(mask, drawn("rect", { class: "dark", width: innerWidth, height: innerHeight, mask: "url(#dim-mask)" }));
  for (const one of others) svg.append(drawn("path", { class: "named-case", d: path(one) }), drawn("path", { class: "named", d: path(one) }));
  for (const one of holes) svg.append(drawn("path", { class: "hole-case", d: path(one) }), drawn("path", { class: "hole", d: path(one) }));
  document.body.append(svg);
}

/** The card stands beside the light or what is named, on the side where there is room; without either where the stylesheet puts it. */
function beside(wished, others) {
  const box = $("#lesson");
  const light = wished ?? others[0];
  Object.assign(box.style, { left: "", top: "", bottom: "" });
  if (phone.matches || !light) return;
  const { offsetWidth: wide, offsetHeight: high } = box;
  const places = [light, ...others].flatMap((one) => sides(one, wide, high));
  const side = $(".side").getBoundingClientRect();
  const free = ([x, y]) => {
    const meets = (one) => x < one.left + one.width && one.left < x + wide && y < one.top + one.height && one.top < y + high;
    return x >= 8 && y >= 56 && x + wide <= innerWidth - 8 && y + high <= innerHeight - 8 && ![light, ...others].some(meets);
  };
  const clear = (at) => free(at) && (at[0] + wide <= side.left || side.width > innerWidth / 2);
  const [x, y] = places.find(clear) ?? places.find(free) ?? [12, innerHeight - high - 12];
  Object.assign(box.style, { left: `${x}px`, top: `${y}px`, bottom: "auto" });
}

/** Right, left, above and below of something, inside the window. */
function sides({ left, top, width, height }, wide, high) {
  const middle = Math.max(60, Math.min(innerHeight - high - 12, top + height / 2 - high / 2));
  const centre = Math.max(12, Math.min(innerWidth - wide - 12, left + width / 2 - wide / 2));
  return [[left + width + ROOM, middle], [left - wide - ROOM, middle], [centre, top - high - ROOM], [centre, top + height + ROOM]];
}

/** What was clicked by mistake, by its name. */
function nameOf(node) {
  const one = node.closest("[aria-label], [data-about], button, li");
  return (one?.getAttribute("aria-label") ?? one?.querySelector?.("[aria-label]")?.getAttribute("aria-label") ?? "").split(/[:;,]/)[0].trim();
}

function missed(event) {
  const key = wanted();
  const { target } = event;
  if (key === undefined || !target.closest?.("#board-wrap, #own")) return;
  const right = target.closest("[data-key], [data-keys]");
  if (right && (right.dataset.key === key || right.dataset.keys?.split(" ").includes(key))) return;
  event.stopImmediatePropagation(); // no panel either: a right click or a long press still opens it
  event.preventDefault();
  misses += 1;
  const note = $(".oops", card());
  const name = nameOf(target);
  const order = $(".order span", card())?.textContent ?? "";
  note.textContent = name ? word("lesson-miss", { name, order }) : word("lesson-miss-any", { order });
  note.hidden = false;
  spotlight();
  if (misses > 1) point();
}

/** After the second miss an arrow leads from the card to the place. */
function point() {
  const [from, to] = [card().getBoundingClientRect(), $("#dim .hole")?.getBoundingClientRect()];
  if (!to) return;
  const [x, y] = [to.left + to.width / 2, to.top + to.height / 2];
  const [a, b] = [Math.max(from.left, Math.min(from.right, x)), Math.max(from.top, Math.min(from.bottom, y))];
  $("#dim").append(drawn("path", { class: "arrow", d: `M${a} ${b}L${x} ${y}` }));
}

/** "Show me": the page does it. */
export function showWanted() {
  const key = wanted();
  if (key !== undefined && !shown.pending) choose(key);
}

export function bindLesson() {
  if (!card() && !$("#lesson")) return;
  root.addEventListener("click", missed, true);
  addEventListener("resize", spotlight);
  $("#board-wrap").addEventListener("scroll", spotlight, { passive: true });
  root.addEventListener("submit", (event) => {
    const field = $("[data-csrf]", event.target);
    if (field) field.value = $("meta[name=csrf]").content;
  });
}

