// How large the board stands on this screen, and so which drawing of it is wanted: below its smallest size a part of it is shown.
import { fit } from "./board.js";
import { mark } from "./marks.js";
import { $ } from "./page.js";
import { facts, form, live, phone, refresh, root, shown } from "./store.js";

const DESKS = [["desk", 0.95], ["desk-1", 0.85], ["desk-2", 0.745], ["desk-3", 0]]; // pixels per unit from which on, as in legible.py
const upright = matchMedia("(min-width: 600px) and (min-height: 500px)"); // a tablet: the whole board has its place

/** The form in which the whole board can be read in its window; "" where only a part of it can. */
function whole() {
  if (phone.matches && !upright.matches) return "";
  const { clientWidth, clientHeight } = $("#board-wrap");
  if (!clientWidth) return shown.whole; // it is covered now
  const [wide, high] = facts.board;
  const scale = Math.min(clientWidth / wide, clientHeight / high) + 0.001;
  return DESKS.find(([, least]) => scale >= least)[0];
}

/** Looks again how much room there is. Returns whether another drawing is wanted. */
export function measured() {
  const before = shown.whole;
  shown.whole = whole();
  document.cookie = `form=${shown.whole || "phone"}; path=/; max-age=31536000; samesite=lax`; // so that the next page comes as it is wanted
  return before !== shown.whole;
}

export function bindSizes() {
  measured();
  let resized;
  new ResizeObserver(() => {
    clearTimeout(resized);
    root.dataset.sizing = "1"; // until it is drawn as it is wanted here
    resized = setTimeout(() => {
      if (measured() && live()) refresh();
      else if (!live() || shown.meta.form === form()) delete root.dataset.sizing;
      fit();
      mark(true); // flags keep their size
    }, 60);
  }).observe($("#board-wrap"));
}
