// The board in its window: which part is shown, how large.
import { $, $$ } from "./page.js";
import { live, shown } from "./store.js";

const EDGE = 20; // pixels: nearer to the edge of the window something is not in view
const SHEETS = ["#board-ground", "#board", "#board-will", "#marks"];

/** The part of the board that is shown. Setting it again would lay out every piece anew, so only if it changed. */
export function frame(viewbox) {
  if (viewbox && viewbox !== $("#board").getAttribute("viewBox")) {
    for (const name of SHEETS) $(name).setAttribute("viewBox", viewbox);
  }
  if (shown.meta.least || shown.fitted) fit();
}

/** The size at which the board can be read on this screen, or "" where all of it can be seen at once. */
function size(wrap) {
  const [, , wide, high] = $("#board").getAttribute("viewBox").split(" ").map(Number);
  const { clientWidth: w, clientHeight: h } = wrap;
  const [least, seen] = [shown.meta.least ?? 0, Math.min(w / wide, h / high)];
  const part = Math.min(w / wide, 1.3 * least); // a part that has to be pushed about may as well be larger
  const read = seen >= least ? seen : Math.max(least, shown.whole ? 0 : part);
  const scale = read * (wrap.classList.contains("zoomed") ? 1.7 : 1);
  const [x, y] = [Math.max(w, scale * wide), Math.max(h, scale * high)].map(Math.round);
  return w && (x > 1.02 * w || y > 1.02 * h) ? `${x} ${y}` : "";
}

/** On a small screen the board keeps a size at which it can be read, and is pushed about by the finger; what is lit comes into view. */
export function fit() {
  const wrap = $("#board-wrap");
  const now = size(wrap);
  if (now !== shown.fitted) {
    shown.fitted = now;
    const [wide, high] = now ? now.split(" ").map((n) => `${n}px`) : ["", ""];
    for (const name of SHEETS) Object.assign($(name).style, { width: wide, height: high });
    wrap.classList.toggle("wide", Boolean(now));
    if (now) wrap.setAttribute("tabindex", "0"); // what can be pushed about can be reached by keys
    else wrap.removeAttribute("tabindex");
  }
  if (now) requestAnimationFrame(middle);
}

/** The ring round the place it is about, in that part of a cut board in which it can be seen. */
function ringed() {
  return $$("#now rect").find((one) => {
    const part = one.ownerSVGElement.viewBox.baseVal;
    const [x, y] = ["x", "y"].map((name) => Number(one.getAttribute(name)) + 10);
    return x > part.x && y > part.y && x < part.x + part.width && y < part.y + part.height;
  });
}

/** Bring the lit places, the place it is about, or while looking back and at the end what the turn changed, into the middle of the window. */
export function middle() {
  const wrap = $("#board-wrap");
  const lit = $(".selcase, .chosen, .pick", $("#board")) ?? $("#board [data-key], #board [data-keys]") ?? ringed()
    ?? (live() && shown.meta.state !== "over" ? null : $("#marks [data-changed]"));
  if (!lit) return;
  const [box, view] = [lit.getBoundingClientRect(), wrap.getBoundingClientRect()];
  const under = lit.closest("#now") ? 0.4 * view.height : EDGE; // what is named stands below its name
  if (box.left >= view.left + EDGE && box.right <= view.right - EDGE && box.top >= view.top && box.bottom <= view.bottom - under) return;
  const across = box.left + box.width / 2 - view.left - view.width / 2;
  const down = box.top + box.height / 2 - view.top - view.height / 2;
  wrap.scrollBy(across, down);
}
