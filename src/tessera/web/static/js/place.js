// Where a panel or a tip stands: beside its thing, and over nothing that is lit.
import { $, $$ } from "./page.js";
import { root } from "./store.js";
import { seen } from "./things.js";

const EDGE = 8; // pixels from the edges of the page
const LEAST = 260; // pixels of height below which a panel cannot be read
const GAP = 12; // between a thing and its panel

const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const clamp = (value, least, most) => Math.max(least, Math.min(most, value));

/** What must stay free: everything lit, on the board and in the own area, what is chosen, the question with its list, a lesson's card. */
function lit() {
  const nodes = $$("#board [data-key], #board [data-keys], #own [data-key], #own [data-keys], #board .sel, .lesson-card", root);
  const question = root.dataset.state === "your-turn" ? [$("#prompt")] : [];
  return [...nodes, ...question].filter(seen).map((node) => node.getBoundingClientRect());
}

function boxes(near, wide, high) {
  const [w, h] = [innerWidth, innerHeight];
  const top = Math.max(EDGE, $(".top", root)?.getBoundingClientRect().bottom ?? 0);
  const [x, y] = [near.left + near.width / 2, near.top + near.height / 2];
  const found = [];
  for (const slide of [0.5, 0.15, 0.85]) {
    const across = clamp(x - wide * slide, EDGE, w - wide - EDGE);
    const down = clamp(y - high * slide, top + 4, h - high - EDGE);
    found.push(
      ["right", near.right + GAP, down], ["left", near.left - GAP - wide, down],
      ["above", across, near.top - GAP - high], ["below", across, near.bottom + GAP],
    );
  }
  return found
    .map(([side, left, above]) => ({ side, left, top: above, right: left + wide, bottom: above + high }))
    .filter((box) => box.left >= EDGE && box.right <= w - EDGE && box.top >= top && box.bottom <= h - EDGE);
}

/** Over the log, at the lower end of the side column, below the question. */
function overLog(wide, high) {
  const log = $(".log", root)?.getBoundingClientRect();
  const right = log?.width ? log.right : innerWidth - EDGE;
  const left = Math.max(EDGE, right - wide);
  const free = ($("#prompt", root)?.getBoundingClientRect().bottom ?? 0) + EDGE;
  const top = Math.max(EDGE, innerHeight - EDGE - high, innerHeight - free > LEAST ? free : 0);
  return { side: "", left, top, high: innerHeight - EDGE - top };
}

/** Puts the box there; `near`: the rectangle of its thing. */
export function place(box, near) {
  box.style.maxHeight = "";
  const [wide, high] = [box.offsetWidth, box.offsetHeight];
  const own = (one) => one.left >= near.left - 4 && one.right <= near.right + 4 && one.top >= near.top - 4 && one.bottom <= near.bottom + 4;
  const taken = lit().filter((one) => !own(one));
  const found = boxes(near, wide, high).find((one) => !taken.some((other) => meets(one, other))) ?? overLog(wide, high);
  Object.assign(box.style, { left: `${Math.round(found.left)}px`, top: `${Math.round(found.top)}px` });
  if (found.high < high) box.style.maxHeight = `${Math.round(found.high)}px`;
  box.dataset.side = found.side;
  const across = found.side === "above" || found.side === "below";
  const [at, long] = across ? [near.left + near.width / 2 - found.left, wide] : [near.top + near.height / 2 - found.top, high];
  box.style.setProperty("--beak", `${Math.round(clamp(at, 18, long - 18))}px`);
}
