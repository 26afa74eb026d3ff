// Things with a meaning: which one is under a point or has the focus, what the server tells of it, and its picture.
import { $$, ask } from "./page.js";
import { id, root, shown, version } from "./store.js";

export const THING = "[data-about]";
export const LIT = "[data-key],[data-keys]";
const MOST = 400; // answers kept
const kept = new Map(); // what was told, by thing and version

const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];

const inside = (box, [x, y]) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

/** A piece at this point that lets presses through to the place it stands on. */
const through = (point) => $$(`#board .thru${THING}`).find((node) => inside(node.getBoundingClientRect(), point));

/** The thing of an element: its own, or what lies below a lit place. */
export function thingOf(node, point = null) {
  const own = node?.closest?.(THING);
  const lit = node?.closest?.(`${LIT}, [data-why]`);
  if (!own && !lit) return null;
  const [x, y] = point ?? middle((lit ?? own).getBoundingClientRect());
  const above = node.closest("#board") && through([x, y]);
  if (above || own) return above || own;
  return document.elementsFromPoint(x, y).map((one) => one.closest(THING)).find((one) => one && root.contains(one)) ?? null;
}

/** What is asked about: the thing's name, or the move where a lit place has no thing. */
export function aboutOf(node, point = null) {
  const { key } = node?.closest?.("[data-key]")?.dataset ?? {};
  if (key !== undefined && node.closest("#acts")) return `option:${key}`;
  return thingOf(node, point)?.dataset.about ?? (key === undefined ? null : `option:${key}`);
}

export const seen = (node) => {
  const box = node.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && !node.closest("[hidden]");
};

/** Where this thing is drawn: the given element, or the first place that can be seen. */
export const drawnAt = (about) => $$(`[data-about="${CSS.escape(about)}"]`, root).find(seen) ?? null;

export function told(about, why = "") {
  const at = shown.at === null ? "" : shown.at;
  const key = [about, why, version(), at, shown.meta.seat].join(" ");
  if (!kept.has(key)) {
    if (kept.size > MOST) kept.clear();
    const asked = new URLSearchParams({ at, sat: shown.meta.seat ?? "", why });
    for (const name of ["at", "sat", "why"]) if (asked.get(name) === "") asked.delete(name);
    kept.set(key, ask(`/t/${id}/about/${encodeURIComponent(about)}?${asked}`));
    kept.get(key).catch(() => kept.delete(key));
  }
  return kept.get(key);
}

/** Measures a drawing without its pictures: they are parts of sheets, and the sheets reach far beyond them. */
function bare(thing, measure) {
  const faces = thing instanceof SVGElement ? [...thing.querySelectorAll("svg.face")] : [];
  for (const face of faces) face.style.display = "none";
  const box = measure(thing);
  for (const face of faces) face.style.display = "";
  return box;
}

/** Where the thing is on the screen. */
export const rectOf = (thing) => bare(thing, (node) => node.getBoundingClientRect());

/** A picture of the thing, from its own drawing. */
export function picture(thing) {
  const svg = thing instanceof SVGGraphicsElement && !thing.matches("rect, svg") ? thing : thing?.querySelector?.("svg, .pic");
  if (!svg) return null;
  const copy = svg.cloneNode(true);
  for (const node of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["id", "role", "tabindex", "aria-label", "data-about", "data-from", "data-key"]) node.removeAttribute(name);
  }
  if (!(svg instanceof SVGGraphicsElement) || svg.matches("svg")) return copy;
  copy.removeAttribute("transform");
  const { x, y, width, height } = bare(svg, (node) => node.getBBox());
  const frame = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const pad = 0.06 * Math.max(width, height);
  frame.setAttribute("viewBox", [x - pad, y - pad, width + 2 * pad, height + 2 * pad].join(" "));
  frame.append(copy);
  return frame;
}
